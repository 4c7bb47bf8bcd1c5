"""Units and players without Life: they may be saved, or they are gone. Handbook 7.3, 7.4 and 9.1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Seat
from rules.shared_worlds import leaving
from rules.shared_worlds.gone import eliminate
from rules.shared_worlds.pieces import Moment
from rules.shared_worlds.resolving import Found
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Ended, Position
from rules.shared_worlds.victory import end
from rules.shared_worlds.windows import open_for_saving


@dataclass(slots=True)
class ZeroLife(Stage):
    """First the units get their window and are discarded, then the players get theirs and are eliminated."""

    next: Literal["units", "bury", "players", "fall"] = "units"
    step: Literal["zero-life"] = "zero-life"

    def proceed(self, state: Position) -> list[Event]:
        """What comes next."""
        match self.next:
            case "units":
                return self._ask_for_units(state)
            case "bury":
                self.next = "players"
                return leaving.kill(state, dying_units(state))
            case "players":
                return self._ask_for_players(state)
            case "fall":
                self.next = "units"
                return fall(state)

    def _ask_for_units(self, state: Position) -> list[Event]:
        dying = dying_units(state)
        if dying:
            self.next = "bury"
            sides = {seat for seat, _, _ in dying}
            first = min(sides) if len(sides) == 1 else state.turn
            open_for_saving(state, Moment.SAVE_UNIT, first)
        elif dying_players(state):
            self.next = "players"
        else:
            state.steps.remove(self)
        return []

    def _ask_for_players(self, state: Position) -> list[Event]:
        dying = dying_players(state)
        if not dying:
            self.next = "units"
            return []
        self.next = "fall"
        first = dying[0] if len(dying) == 1 else state.turn
        open_for_saving(state, Moment.SAVE_PLAYER, first)
        return []


def dying_units(state: Position) -> list[Found]:
    """All units at 0 Life, in the order of play from the seat on turn."""
    found = [found for found in state.units() if found[2].life == 0]
    count = len(state.players)
    return sorted(found, key=lambda one: ((one[0] - state.turn) % count, one[1]))


def dying_players(state: Position) -> list[Seat]:
    """All living players at 0 Life."""
    return [seat for seat in state.order(state.turn) if state.players[seat].life == 0]


def fall(state: Position) -> list[Event]:
    """Who is still at 0 is eliminated; the last player or team has won (R45)."""
    events: list[Event] = []
    for seat in dying_players(state):
        for friend in state.friends(seat):
            state.players[friend].life = 0
            events += eliminate(state, friend)
    left = state.living()
    if len({state.team(seat) for seat in left}) > 1:
        return events
    winners = tuple(seat for seat in range(len(state.players)) if left and state.team(seat) == state.team(left[0]))
    return events + end(state, Ended("domination" if left else "draw-fallen", winners))
