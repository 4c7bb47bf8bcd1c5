"""Hits against shields (rulebook 5; rulings 1.6 g)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.nerthania.pieces import Camp, Face
from rules.nerthania.position import Battle, Camped, other

_HITS = {Face.HIT: 1, Face.DOUBLE_HIT: 2}
_BOWS = (Face.BOW_HIT, Face.BOW_HIT_STAR)
"""A bow hit counts one; a starred one counts two in the area itself, with the card that says so."""


def hits(battle: Battle, camp: Camp) -> int:
    """What a side strikes. Without units in the area only the bows beside it still count."""
    side, enemy = battle.side(camp), battle.against(camp)
    bows = [1 for arrow in side.arrows if arrow.face in _BOWS]
    struck = 0
    if side.fighters:
        dice = [*side.fighters, *side.extra]
        struck = sum(_HITS.get(die.face, 0) for die in dice) + side.hits
        bows += [2 if side.star_doubles and die.face is Face.BOW_HIT_STAR else 1 for die in dice if die.face in _BOWS]
    return struck + _without(bows, enemy.cancels_bows)


def _without(bows: Iterable[int], cancelled: int) -> int:
    """The most valuable bow hits are cancelled first."""
    return sum(sorted(bows, reverse=True)[cancelled:])


def shields(battle: Battle, camp: Camp) -> int:
    """What a side wards off, without the shields that enemy cards break."""
    side = battle.side(camp)
    if not side.fighters:
        return 0
    there = sum(die.face is Face.SHIELD for die in (*side.fighters, *side.extra)) + side.shields
    return max(0, there - battle.against(camp).breaks_shields)


def losses(battle: Battle, camp: Camp) -> int:
    """How many units a side loses: one for each hit that no shield wards off."""
    return lost(battle.side(camp), hits(battle, other(camp)), shields(battle, camp))


def lost(side: Camped, struck: int, warded: int) -> int:
    """The same from the numbers."""
    return min(len(side.fighters), max(0, struck - warded))
