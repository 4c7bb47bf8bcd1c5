"""Hits against shields (rulebook 5; rulings 1.6 g)."""

from __future__ import annotations

from rules.nerthania.pieces import Face
from rules.nerthania.position import Camped

HIT, DOUBLE_HIT, SHIELD = Face.HIT, Face.DOUBLE_HIT, Face.SHIELD
BOW_HIT, BOW_HIT_STAR = Face.BOW_HIT, Face.BOW_HIT_STAR


def hits(side: Camped, enemy: Camped) -> int:
    """What a side strikes. Without units in the area only the bows beside it still count.

    A bow hit counts one; a starred one counts two in the area itself, with the card that says so.
    """
    beside = [arrow.face for arrow in side.arrows]
    if not side.fighters:
        return max(0, _bows(beside) - enemy.cancels_bows)
    faces = [die.face for die in side.fighters + side.extra]
    stars = faces.count(BOW_HIT_STAR) if side.star_doubles else 0
    struck = faces.count(HIT) + 2 * faces.count(DOUBLE_HIT) + side.hits
    return struck + _without(stars, _bows(beside) + _bows(faces) - stars, enemy.cancels_bows)


def _bows(faces: list[Face]) -> int:
    return faces.count(BOW_HIT) + faces.count(BOW_HIT_STAR)


def _without(doubles: int, singles: int, cancelled: int) -> int:
    """The most valuable bow hits are cancelled first."""
    saved = max(0, doubles - cancelled)
    return 2 * saved + max(0, singles - (cancelled - doubles + saved))


def shields(side: Camped, enemy: Camped) -> int:
    """What a side wards off, without the shields that enemy cards break."""
    if not side.fighters:
        return 0
    there = [die.face for die in side.fighters + side.extra].count(SHIELD) + side.shields
    return max(0, there - enemy.breaks_shields)


def losses(side: Camped, enemy: Camped) -> int:
    """How many units a side loses: one for each hit that no shield wards off."""
    return min(len(side.fighters), max(0, hits(enemy, side) - shields(side, enemy)))
