"""What is kept only to be shown: where the last action was, what changed the land, and how the last battles went."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from rules.game import Action, Seat
from rules.nerthania.actions import Done, Fight, InBattle, Ordain
from rules.nerthania.position import Battle, Camped, Reported

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

PLACES = ("origin", "area", "areas", "to")
"""The fields of actions that hold areas, where an action comes from first."""


def follow(state: NerthaniaState, seat: Seat, action: Action) -> None:
    """`seat` takes an action: it leaves its trace on the map, and with it the last battle is past."""
    kind: Any = type(action)
    in_battle, silent, places = _traces(kind)
    if not in_battle:
        if state.battle is None:
            past(state)
            seen(state, seat)
        if kind is not Ordain:  # which is asked between the old and the new terraformings
            state.reshaped_last = []
    touched: list[int] = []
    for name in places:
        value = getattr(action, name)
        if type(value) is int:
            touched.append(value)
        elif type(value) is tuple:
            touched += value
    if touched or not silent:
        state.last = touched


@cache
def _traces(kind: type[Action]) -> tuple[bool, bool, tuple[str, ...]]:
    """Whether it belongs to a battle, whether it wipes out no trace, and the fields that can name areas.

    Where a symbol is turned, `to` is another symbol.
    """
    in_battle = issubclass(kind, InBattle)
    silent = in_battle or issubclass(kind, Done | Fight)
    return in_battle, silent, tuple(name for name in PLACES if hasattr(kind, name))


def past(state: NerthaniaState) -> None:
    """The last battle is over and something else begins: its report joins those of the battles before."""
    if state.report is not None:
        state.reports.append(Reported(state.report, list(range(len(state.tribes)))))
        state.report = None


def seen(state: NerthaniaState, seat: Seat) -> None:
    """Whoever acts, or has to pass, has had the table before them; a report that all have had is dropped."""
    if not state.reports:
        return
    for reported in state.reports:
        if seat in reported.waiting:
            reported.waiting.remove(seat)
    state.reports = [reported for reported in state.reports if reported.waiting]


def report(state: NerthaniaState, battle: Battle) -> None:
    """Keep the dice, bows and cards of a battle as they are counted."""
    attacker, defender = _kept(state, battle.attacker), _kept(state, battle.defender)
    state.report = Battle(
        battle.area, attacker, defender, battle.decisive, list(battle.sources), battle.helpers, battle.won
    )


_values = attrgetter(*(part.name for part in fields(Camped)))


def _kept(state: NerthaniaState, side: Camped) -> Camped:
    """A side as it is now, without what only the battle needs: who could still come."""
    kept = Camped(*_values(side))
    kept.tired, kept.rested = {}, {}
    kept.levels = {unit: state.nations[side.force].levels.get(unit, 1) for unit in side.cards}
    kept.fighters, kept.extra, kept.arrows = list(side.fighters), list(side.extra), list(side.arrows)
    return kept
