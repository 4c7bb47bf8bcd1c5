"""What battle cards did in the end, told at the moment it counts: symbols of their own, and enemy symbols undone."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.game import Event
from rules.nerthania.asking import did
from rules.nerthania.battle.dice import facing
from rules.nerthania.cardtext import effects, kind
from rules.nerthania.naming import who
from rules.nerthania.pieces import Camp, Face, Force, Unit
from rules.nerthania.position import Camped
from rules.nerthania.world import CARD
from rules.words import Message, Said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

BOW_HITS = (Face.BOW_HIT, Face.BOW_HIT_STAR)


def shown(state: NerthaniaState, how: str, force: Force, unit: Unit) -> Event:
    """A card is played or declared (`how`): which, of what level, and all that stands on it."""
    tribe = state.nations[force]
    level = tribe.levels.get(unit, 1)
    return did(how, who=who(state, force), level=level, **_printed(tribe.name, unit, level))


@cache
def _printed(tribe: str, unit: Unit, level: int) -> dict[str, Said]:
    return {"kind": kind(tribe, unit), "effects": effects(CARD[tribe, unit, level])}


def counted_cards(state: NerthaniaState, camp: Camp) -> list[Event]:
    """At the count: what the cards of a side have given, and broken of what the enemy has."""
    side, enemy = facing(state, camp)
    if not side.cards:
        return []
    done = {
        "hits": side.hits if side.fighters else 0,
        "shields": side.shields if side.fighters else 0,
        "broken": min(side.breaks_shields, _shields(enemy)) if side.breaks_shields else 0,
        "bows": min(side.cancels_bows, _bows(enemy)) if side.cancels_bows else 0,
    }
    told = tuple(Message(f"cards-{name}", {"number": number}) for name, number in done.items() if number)
    return [did("cards", who=who(state, side.force), effects=told)] if told else []


def cancelled_retreats(state: NerthaniaState, camp: Camp) -> list[Event]:
    """Before a side retreats: how many of its retreats the enemy's cards have cancelled."""
    side, enemy = facing(state, camp)
    if not enemy.cancels_retreats or not side.fighters:
        return []
    number = min(enemy.cancels_retreats, _retreats(side))
    names = {"who": who(state, enemy.force), "whom": who(state, side.force)}
    return [did("cancel-retreats", **names, number=number)] if number else []


def _faces(side: Camped) -> list[Face]:
    return [die.face for die in (*side.fighters, *side.extra)]


def _shields(side: Camped) -> int:
    return _faces(side).count(Face.SHIELD) + side.shields if side.fighters else 0


def _bows(side: Camped) -> int:
    there = [arrow.face for arrow in side.arrows] + (_faces(side) if side.fighters else [])
    return sum([face in BOW_HITS for face in there])


def _retreats(side: Camped) -> int:
    there = _faces(side) + [arrow.face for arrow in side.arrows]
    return there.count(Face.RETREAT) + side.retreats + side.barred_retreats
