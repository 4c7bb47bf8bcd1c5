"""The rounds: who plays when, and what happens between them (rulebook 3, Two Player Rule)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from rules.game import Event
from rules.nerthania import terraforming
from rules.nerthania.asking import Silent, did
from rules.nerthania.collecting import income
from rules.nerthania.goals import ALL_POINTS, points, remember_centre, score
from rules.nerthania.neutral import NeutralMoving, NeutralStriking
from rules.nerthania.options import ROUNDS
from rules.nerthania.turn import A_ROUND, Turn
from rules.nerthania.victory import beaten_team, finish, finish_teams
from rules.words import Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


class Part(StrEnum):
    """The parts of a round."""

    ACTIONS = "actions"
    NEUTRAL = "neutral"
    RESHAPING = "reshaping"
    ANNOUNCING = "announcing"


def last_round(state: NerthaniaState) -> int:
    """How many rounds are played."""
    return ROUNDS[state.options.length][len(state.tribes)]


@dataclass(slots=True)
class Rounds(Silent):
    """Lies under everything: `acted` turns of this round are played, `part` is what comes next."""

    acted: int = 0
    part: Part = Part.ACTIONS
    step: Literal["rounds"] = "rounds"

    section = "3.1"

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """The next turn, or the next part of the round's end."""
        if state.round == 0:
            state.round = 1
            begun = did("round", round=1, last=last_round(state), who=Who(state.start))
            return [begun, *score(state, range(len(state.tribes)))]
        lost = beaten_team(state) if state.options.teams else None
        if lost is not None:
            return finish_teams(state, lost)
        return _PARTS[self.part](self, state)

    def _next_turn(self, state: NerthaniaState) -> list[Event]:
        seats = len(state.tribes)
        if self.acted < A_ROUND * seats:
            state.steps.append(Turn((state.start + self.acted) % seats))
            self.acted += 1
        else:
            self.part = Part.NEUTRAL
        return []

    def _neutral(self, state: NerthaniaState) -> list[Event]:
        """With two players the neutral tribe moves, or strikes back at who attacked it last."""
        self.part = Part.RESHAPING
        if len(state.nations) > len(state.tribes):
            robber = state.neutral_attacker
            strikes = state.neutral_robbed and robber is not None
            state.steps.append(NeutralStriking(1 - (robber or 0)) if strikes else NeutralMoving(state.start))
        return []

    def _reshape(self, state: NerthaniaState) -> list[Event]:
        """Captured headquarters fall, the markers are executed; after the last round the game is over."""
        self.part = Part.ANNOUNCING
        events = _fallen(state) + terraforming.execute(state)
        state.reshaped.clear()
        over = any(points(state.nations[seat]) >= ALL_POINTS for seat in range(len(state.tribes)))
        if over or state.round >= last_round(state):
            return events + finish(state)
        for place in range(min(terraforming.announced(state), len(state.tribes))):
            seat = (state.start - 1 - place) % len(state.tribes)
            if state.nations[seat].held_centre:
                state.steps.append(terraforming.Ordaining(seat))
        return events

    def _announce(self, state: NerthaniaState) -> list[Event]:
        """The rest of the terraformings by cards; income; a new starting player begins the next round."""
        events = terraforming.draw(state, terraforming.announced(state) - len(state.plans))
        events += income(state)
        self.acted, self.part = 0, Part.ACTIONS
        state.round += 1
        state.start = (state.start + 1) % len(state.tribes)
        state.neutral_attacker, state.neutral_robbed, state.neutral_levelled = None, False, False
        for tribe in state.nations:
            tribe.used.clear()
            tribe.reserve_called = tribe.held_centre = False
        for seat in range(len(state.tribes)):
            remember_centre(state, seat)
        return [*events, did("round", round=state.round, last=last_round(state), who=Who(state.start))]


_PARTS: dict[Part, Callable[[Rounds, NerthaniaState], list[Event]]] = {
    Part.ACTIONS: Rounds._next_turn,
    Part.NEUTRAL: Rounds._neutral,
    Part.RESHAPING: Rounds._reshape,
    Part.ANNOUNCING: Rounds._announce,
}


def _fallen(state: NerthaniaState) -> list[Event]:
    """Captured headquarters that were not won back are destroyed at the end of a round."""
    events = []
    for seat in range(len(state.tribes)):
        tribe = state.nations[seat]
        if tribe.captured:
            events.append(did("headquarters-fall", who=Who(seat), area=tribe.headquarters))
            tribe.headquarters, tribe.captured = None, False
    return events
