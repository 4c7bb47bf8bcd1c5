"""Phase 4: the die names the tile that the lightning strikes, and may be thrown again. Handbook 5.1, 5.4."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import Who
from rules.zoar.lightning import strike
from rules.zoar.printed import ROLL_PRICE
from rules.zoar.state import Position, too_dear
from rules.zoar.view import INTERVENTION

SIDES = 12


@value
class Roll(Action):
    """The d12 is thrown."""

    binding = True


@value
class Strike(Action):
    """Green lets the lightning strike this tile: the one rolled, or the one before or after."""

    binding = True

    tile: int


@value
class RollAgain(Action):
    """Food is paid for another throw."""

    binding = True


@value
class EndTurn(Action):
    """The next seat plays."""

    binding = True


@dataclass(slots=True)
class Rolling(Step):
    """The die waits to be thrown."""

    step: Literal["rolling"] = "rolling"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-roll", "5.1")


@dataclass(slots=True, kw_only=True)
class Shifting(Step):
    """Green may shift what it rolled by one (7.4)."""

    step: Literal["shifting"] = "shifting"
    rolled: int

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-shift", "7.4")


@dataclass(slots=True)
class Repeating(Step):
    """The lightning has struck; as long as there is food, the die may be thrown again (5.4)."""

    step: Literal["repeating"] = "repeating"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-again", "5.4")


def begin(state: Position) -> list[Event]:
    """The phase opens with the die in the hand: what follows cannot be taken back."""
    state.phase = INTERVENTION
    state.steps.append(Rolling())
    return []


# 5.1 The roll.


def possible_rolls(step: Rolling, state: Position, seat: Seat) -> tuple[Roll]:
    """It is always thrown."""
    return (ROLL,)


def roll(step: Rolling | Repeating, state: Position, seat: Seat, action: Roll | RollAgain) -> list[Event]:
    """The die falls, and the lightning strikes that tile, unless it is green's to shift."""
    number = state.dice.roll(SIDES)
    state.steps.pop()
    state.struck = None
    state.last = []
    event = rolled(seat, number)
    if state.has_ability(seat, "green"):
        state.steps.append(Shifting(rolled=number))
        return [event]
    state.steps.append(Repeating())
    return [event, *strike(state, number)]


@functools.cache
def rolled(seat: Seat, number: int) -> Event:
    """The one value for this event."""
    return tell("did-roll", reveal=True, who=Who(seat), number=number)


def possible_strikes(step: Shifting, state: Position, seat: Seat) -> tuple[Strike, ...]:
    """What was rolled first, then the tiles before and after it."""
    return Strike(step.rolled), Strike(step.rolled - 1), Strike(step.rolled + 1)


def is_near_the_roll(step: Shifting, state: Position, seat: Seat, action: Strike) -> Refusal | None:
    """7.4: one more or one less; 12 and 1 are not neighbours."""
    if abs(action.tile - step.rolled) <= 1 and 1 <= action.tile <= SIDES:
        return None
    return refuse("no-shift", "7.4", tile=action.tile, rolled=step.rolled)


def choose_tile(step: Shifting, state: Position, seat: Seat, action: Strike) -> list[Event]:
    """The lightning strikes the chosen tile."""
    state.steps[-1] = Repeating()
    return strike(state, action.tile)


# 5.4 Another roll, and the end of the turn.


def possible_repeats(step: Repeating, state: Position, seat: Seat) -> tuple[RollAgain]:
    """As often as there is food."""
    return (ROLL_AGAIN,)


def can_pay_roll(step: Repeating, state: Position, seat: Seat) -> Refusal | None:
    """5.4: the price comes from the collection store."""
    return None if state.camps[seat].affords(ROLL_PRICE) else ROLL_TOO_DEAR


def roll_again(step: Repeating, state: Position, seat: Seat, action: RollAgain) -> list[Event]:
    """The food goes to the supply and the die falls."""
    state.pay(seat, ROLL_PRICE)
    return roll(step, state, seat, action)


def possible_ends(step: Repeating, state: Position, seat: Seat) -> tuple[EndTurn]:
    """Instead of another throw."""
    return (END_TURN,)


def end_turn(step: Repeating, state: Position, seat: Seat, action: EndTurn) -> list[Event]:
    """The phase is over, and with it the turn."""
    state.steps.pop()
    return []


ROLL, ROLL_AGAIN, END_TURN = Roll(), RollAgain(), EndTurn()
ROLL_TOO_DEAR = too_dear(ROLL_PRICE, "5.4")
Repeating.end = END_TURN

Rolling.deeds = {
    Roll: Deed(possible_rolls, (), roll),
}
Shifting.deeds = {
    Strike: Deed(possible_strikes, (is_near_the_roll,), choose_tile),
}
Repeating.deeds = {
    RollAgain: Deed(possible_repeats, (), roll_again, needs=(can_pay_roll,)),
    EndTurn: Deed(possible_ends, (), end_turn),
}
