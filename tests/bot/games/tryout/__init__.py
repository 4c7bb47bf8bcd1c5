"""A game of the tests, in which everything that the house must cope with happens at once.

Whoever is on turn may step (which can be taken back), roll (a die), show (a reveal), call for bids (all seats choose a
secret number at the same time), pass the turn on, or win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.dice import Dice
from rules.game import Action, Event, Game, Illegal, Options, Outcome, Prompt, Refusal, State, View
from rules.value import value
from rules.words import Message, Who


@value
class Step(Action):
    """Go on by one."""


@value
class Roll(Action):
    """Throw the die."""


@value
class Show(Action):
    """Let everybody see something."""


@value
class Call(Action):
    """Ask everybody for a secret bid."""


@value
class Bid(Action):
    """A secret number."""

    secret = True

    number: int


@value
class Pass(Action):
    """Give the turn to the next seat."""


@value
class Win(Action):
    """End it."""


@value
class TryoutOptions(Options):
    """One of each kind."""

    fast: bool = False


@dataclass(slots=True)
class TryoutState(State):
    """Whose turn it is, how far they have come, what they have thrown, and the bids that are being made."""

    turn: int = 0
    steps: int = 0
    throws: list[int] = field(default_factory=list)
    bids: dict[int, int] | None = None
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class TryoutView(View):
    """What everybody sees."""

    steps: int


def setup(tribes: Sequence[str], options: TryoutOptions, dice: Dice) -> TryoutState:
    return TryoutState(tribes=tuple(tribes), dice=dice)


def awaited(state: TryoutState) -> tuple[Prompt, ...]:
    if state.winner is not None:
        return ()
    if state.bids is None:
        return (Prompt(state.turn, Message("ask-turn"), "0"),)
    return tuple(Prompt(seat, Message("ask-bid"), "0") for seat in range(len(state.tribes)) if seat not in state.bids)


def legal(state: TryoutState, seat: int) -> list[Action]:
    if not any(prompt.seat == seat for prompt in awaited(state)):
        return []
    if state.bids is not None:
        return [Bid(number) for number in range(3)]
    return [Step(), Roll(), Show(), Call(), Pass(), Win()]


def explain(state: TryoutState, seat: int, action: Action) -> Refusal | None:
    if action in legal(state, seat):
        return None
    return Refusal(Message("no-not-asked", {"awaited": tuple(Who(prompt.seat) for prompt in awaited(state))}), "0")


def apply(state: TryoutState, seat: int, action: Action) -> list[Event]:
    refusal = explain(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    match action:
        case Step():
            state.steps += 1
        case Roll():
            state.throws.append(state.dice.roll(6))
        case Call():
            state.bids = {}
        case Bid(number):
            return _bid(state, seat, number)
        case Pass():
            state.turn = (state.turn + 1) % len(state.tribes)
        case Win():
            state.winner = seat
        case _:
            return [Event(Message("did-show", {"who": Who(seat)}), reveal=True)]
    return [Event(Message(f"did-{action.kind}", {"who": Who(seat)}))]


def _bid(state: TryoutState, seat: int, number: int) -> list[Event]:
    assert state.bids is not None
    state.bids[seat] = number
    secret = Event(Message("did-bid", {"who": Who(seat), "number": number}), to=(seat,))
    if len(state.bids) < len(state.tribes):
        return [secret]
    state.bids = None
    return [secret, Event(Message("did-open-bids"), reveal=True)]


def view(state: TryoutState, seat: int | None) -> TryoutView:
    return TryoutView(
        viewer=seat,
        tribes=state.tribes,
        headline=Message("headline-turn", {"who": Who(state.turn)}),
        awaited=awaited(state),
        outcome=outcome(state),
        steps=state.steps,
    )


def stand_in(state: TryoutState, seat: int) -> Action:
    return Bid(0) if state.bids is not None else Pass()


def default(state: TryoutState, seat: int) -> Action:
    """Another answer than the stand-in's, so that they can be told apart."""
    return Bid(1) if state.bids is not None else Pass()


def outcome(state: TryoutState) -> Outcome | None:
    if state.winner is None:
        return None
    ranks = tuple(1 if seat == state.winner else 2 for seat in range(len(state.tribes)))
    return Outcome(ranks, tuple(Message("score-steps", {"steps": state.steps}) for _ in ranks), Message("won-by-will"))


def faults(state: TryoutState) -> tuple[str, ...]:
    return ("negative steps",) if state.steps < 0 else ()


GAME = Game(
    key="tryout",
    version=1,
    seats=range(2, 5),
    tribes=("sun", "moon", "star", "wind"),
    options=TryoutOptions,
    state=TryoutState,
    actions=(Step, Roll, Show, Call, Bid, Pass, Win),
    setup=setup,
    awaited=awaited,
    legal=legal,
    explain=explain,
    apply=apply,
    view=view,
    stand_in=stand_in,
    default=default,
    outcome=outcome,
    faults=faults,
)
