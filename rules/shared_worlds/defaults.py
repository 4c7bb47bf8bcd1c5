"""What is done for somebody whose time is over: what obliges least, and nothing that need not be. Handbook 0."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import steps
from rules.game import Action, Seat
from rules.shared_worlds.actions import Answer, Attack, ChooseCard, Done, EndMain, Pass, Rearrange, Skip
from rules.shared_worlds.pieces import Passing, Side
from rules.shared_worlds.piles import faces
from rules.shared_worlds.policy import stand_in
from rules.shared_worlds.state import Position, face

DONE = Done()


def default(state: Position, seat: Seat) -> Action:
    """The answer of a seat that has given none in time."""
    step = state.steps[-1]
    answer = ANSWERS.get(step.step)
    return stand_in(state, seat) if answer is None else answer(step, state, seat, steps.legal(state, seat))


def newest(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """As many hand cards as may be are kept, those drawn last before others."""
    return DONE if DONE in legal else ChooseCard(face(state.players[seat].hand[0]))


def skipping(step: Any, state: Position, seat: Seat, legal: Sequence[Any]) -> Action:
    """The Main Phase is skipped for a cube onto the building with the fewest."""
    return min((action for action in legal if isinstance(action, Skip)), key=lambda action: cubes(state, action))


def odd(step: Any, state: Position, seat: Seat, legal: Sequence[Any]) -> Action:
    """The odd cube goes to the building with fewer; any other cube where a stand-in would have it."""
    return min(legal, key=lambda action: cubes(state, action)) if step.task == "odd" else stand_in(state, seat)


def cubes(state: Position, action: Any) -> int:
    """The cubes on the building that an action names."""
    name = action.building.id if isinstance(action, Skip) else action.target.id
    found = state.place(name)
    assert found is not None
    return found[1].cubes


def as_they_lie(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The cards go back in the order in which they lay."""
    return Rearrange(faces(step.cards))


def first_side(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """Of what is offered the first, if it can be done."""
    first = Answer(Side.FIRST)
    return first if first in legal else Answer(Side.SECOND)


def first(step: Any, state: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """What is shown first; of cards that may be kept, as many as may be."""
    return legal[0]


def nothing(action: Action) -> Callable[[Any, Position, Seat, Sequence[Action]], Action]:
    """What need not be done is not done: this says so."""
    return lambda step, state, seat, legal: action


ANSWERS: Mapping[str, Callable[[Any, Position, Seat, Sequence[Any]], Action]] = {
    "putting-away": newest,
    "choosing": skipping,
    "mustering": nothing(DONE),
    "acting": nothing(EndMain()),
    "attacking": nothing(Attack(())),
    "blocking": nothing(DONE),
    "intercepting": nothing(DONE),
    "window": nothing(Pass(Passing.ONCE)),
    "triggering": first,
    "offering": first_side,
    "cubing": odd,
    "removing": nothing(DONE),
    "looking": first,
    "arranging": as_they_lie,
    "moving": first,
    "trading": nothing(DONE),
}
"""By decision. Where nothing obliges less than anything else, a stand-in chooses."""
