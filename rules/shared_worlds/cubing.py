"""Where a cube goes, or comes from, where an effect or the refill leaves the choice. Handbook 3.4, 8.1 and 12."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.actions import Choose, Done
from rules.shared_worlds.stage import OfOneSeat
from rules.shared_worlds.state import Loan, Place, Position, site, who
from rules.shared_worlds.values import guarded
from rules.steps import Deed, ask, refuse, tell

DONE = Done()

# Where a cube goes, or comes from.

Task = Literal["odd", "refresh", "steal", "borrow", "lend", "lent"]


@dataclass(slots=True)
class Cubing(OfOneSeat):
    """A seat says for each of `left` cubes to which building it goes, or from which it comes.

    The task is the odd cube of the refill, a refresh, a steal (out of `building`), a borrowing (from the player
    `other`), a lending (to `other`), or where a cube lent by `other` lies (from its `building`).
    """

    seat: Seat
    task: Task
    left: int
    other: Seat | None = None
    building: str | None = None
    step: Literal["cubing"] = "cubing"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked for a building."""
        return ask(self.seat, f"ask-{self.task}", ASKED[self.task])

    def waits(self, state: Position) -> bool:
        """Whether there is more than one building."""
        return self.left > 0 and len(self.places(state)) > 1

    def proceed(self, state: Position) -> list[Event]:
        """The only building there is; or it is over."""
        places = self.places(state) if self.left > 0 else []
        if not places:
            state.steps.pop()
            return []
        return self.put(state, places[0])

    def places(self, state: Position) -> list[Place]:
        """The buildings that can be chosen."""
        mine = state.players[self.seat].places
        match self.task:
            case "refresh":
                return mine if state.players[self.seat].used else []
            case "steal":
                return mine if self._source(state).cubes else []
            case "borrow":
                assert self.other is not None
                theirs = state.players[self.other]
                free = [one for one in theirs.places if not guarded(state, one, "borrow")]
                return [place for place in free if place.cubes] if theirs.alive else []
            case "lend":
                return [place for place in mine if place.cubes]
            case _:
                return mine

    def _source(self, state: Position) -> Place:
        assert self.building is not None
        found = state.place(self.building)
        assert found is not None
        return found[1]

    def put(self, state: Position, place: Place) -> list[Event]:
        """One cube goes its way."""
        self.left -= 1
        events: list[Event] = PUT[self.task](self, state, place)
        return events


ASKED: Mapping[Task, str] = {
    "odd": "8.1",
    "refresh": "12",
    "steal": "3.4",
    "borrow": "3.3",
    "lend": "3.4",
    "lent": "3.4",
}


def _back(step: Cubing, state: Position, place: Place) -> list[Event]:
    """A used cube is available again."""
    state.players[step.seat].used -= 1
    place.cubes += 1
    return [tell(f"did-{step.task}", who=who(step.seat), building=site(place.building).said())]


def _steal(step: Cubing, state: Position, place: Place) -> list[Event]:
    source = step._source(state)
    found = state.place(source.building)
    assert found is not None
    victim = found[0]
    source.cubes -= 1
    state.players[victim].cubes -= 1
    place.cubes += 1
    thief = state.players[step.seat]
    thief.cubes += 1
    thief.stolen += 1
    origin, goal = site(source.building).said(), site(place.building).said()
    return [tell("did-steal", who=who(step.seat), of=who(victim), source=origin, building=goal)]


def _borrow(step: Cubing, state: Position, place: Place) -> list[Event]:
    loan = cubes.borrow(state, step.seat, place.building)
    return [tell("did-borrow", who=who(step.seat), of=who(loan.owner), building=site(place.building).said())]


def _lend(step: Cubing, state: Position, place: Place) -> list[Event]:
    assert step.other is not None
    place.cubes -= 1
    state.loans.append(Loan(step.seat, place.building, step.other))
    state.steps.append(Cubing(step.other, "lent", 1, step.seat, place.building))
    return []


def _lent(step: Cubing, state: Position, place: Place) -> list[Event]:
    loan = state.loans[-1]
    loan.on = place.building
    return [tell("did-lend", who=who(loan.owner), to=who(step.seat), building=site(place.building).said())]


PUT: Mapping[Task, Any] = {
    "odd": _back,
    "refresh": _back,
    "steal": _steal,
    "borrow": _borrow,
    "lend": _lend,
    "lent": _lent,
}


def possible_places(step: Cubing, state: Position, seat: Seat) -> list[Choose]:
    """Every building that fits."""
    return [Choose(site(place.building)) for place in step.places(state)]


def is_a_place(step: Cubing, state: Position, seat: Seat, action: Choose) -> Refusal | None:
    """One of the buildings in question."""
    if any(action.target == site(place.building) for place in step.places(state)):
        return None
    return refuse("no-such-place", ASKED[step.task])


def put_cube(step: Cubing, state: Position, seat: Seat, action: Choose) -> list[Event]:
    """This building."""
    return step.put(state, next(one for one in step.places(state) if action.target == site(one.building)))


def may_stop(step: Cubing, state: Position, seat: Seat) -> Refusal | None:
    """Only of a refresh fewer cubes can be taken."""
    return None if step.task == "refresh" else refuse("no-stop", ASKED[step.task])


def stop(step: Any, state: Position, seat: Seat, action: Done) -> list[Event]:
    """No more of it."""
    state.steps.remove(step)
    return [tell("did-stop-there", who=who(seat))]


def only_done(step: Any, state: Position, seat: Seat) -> tuple[Done, ...]:
    """The one action that ends a choice."""
    return (DONE,)


Cubing.deeds = {
    Choose: Deed(possible_places, (is_a_place,), put_cube, sure=True),
    Done: Deed(only_done, (), stop, needs=(may_stop,)),
}
