"""What is kept only to be shown: where the last action was, what changed the land, and how the last battle went."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from rules.game import Action
from rules.nerthania.actions import Done, Fight, InBattle, Ordain
from rules.nerthania.position import Battle, Camped

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

PLACES = ("origin", "area", "areas", "to")
"""The fields of actions that hold areas, where an action comes from first."""


def follow(state: NerthaniaState, action: Action) -> None:
    """An action is taken: it leaves its trace on the map, and with it the last battle is past."""
    in_battle = isinstance(action, InBattle)
    if state.battle is None and not in_battle:
        state.report = None
    if not in_battle and not isinstance(action, Ordain):  # which is asked between the old and the new terraformings
        state.reshaped_last = []
    touched = _touched(action)
    if touched or not (in_battle or isinstance(action, Done | Fight)):
        state.last = touched


def _touched(action: Action) -> list[int]:
    """The areas that an action names (where a symbol is turned, `to` is another symbol)."""
    touched: list[int] = []
    kind: Any = type(action)
    for name in _places(kind):
        value = getattr(action, name)
        if isinstance(value, int):
            touched.append(value)
        elif isinstance(value, tuple):
            touched += value
    return touched


@cache
def _places(kind: type[Action]) -> tuple[str, ...]:
    """The fields of an action type that can name areas."""
    return tuple(name for name in PLACES if hasattr(kind, name))


def report(state: NerthaniaState, battle: Battle) -> None:
    """Keep the dice, bows and cards of a battle as they are counted."""
    state.report = replace(battle, attacker=_kept(battle.attacker), defender=_kept(battle.defender))


_values = attrgetter(*(part.name for part in fields(Camped)))


def _kept(side: Camped) -> Camped:
    kept = Camped(*_values(side))
    kept.fighters, kept.extra, kept.arrows = list(side.fighters), list(side.extra), list(side.arrows)
    return kept
