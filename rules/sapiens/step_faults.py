"""What makes the steps of a Sapiens position impossible: what is waited for must fit what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.sapiens.bonuses import Bonuses
from rules.sapiens.ground import fits_somewhere
from rules.sapiens.laying import Task, ground_of
from rules.sapiens.mountain import MountainToken
from rules.sapiens.placing import Placing
from rules.sapiens.refill import Clearing, Passing, Refilling
from rules.sapiens.state import Position
from rules.sapiens.turn import is_last_turn
from rules.sapiens.view import CAMP, PICKING
from rules.steps import Step

TURNS: tuple[tuple[type[Step], ...], ...] = (
    (Refilling, MountainToken, Placing),
    (Refilling, MountainToken, Bonuses),
    (Refilling, MountainToken),
    (Refilling, Placing),
    (Refilling, Passing),
    (Refilling, Bonuses),
    (Refilling,),
)
"""What can be waited for in a turn, the topmost last. With two players Clearing lies under it, or alone."""


def step_faults(state: Position) -> Iterator[str]:
    """The steps of a turn, and each of them in itself."""
    if not state.steps:
        if not is_last_turn(state):
            yield "nothing is waited for, but the game is not over"
        return
    found = tuple(type(step) for step in state.steps)
    two = len(state.clans) == 2
    if found not in ([(Clearing, *turn) for turn in TURNS] + [(Clearing,)] if two else TURNS):
        yield f"the steps {', '.join(step.__name__ for step in found)} do not make a turn"
        return
    top = state.steps[-1]
    yield from FAULTS[type(top)](top, state)
    if not top.is_open(state):
        yield f"{top.step} leaves nothing to decide"


def placing(step: Placing, state: Position) -> Iterator[str]:
    """The right tile is asked for, and one can be laid."""
    valley = state.clan.valley
    if state.token_played:
        yield "a mountain token is played, but no tile is laid yet"
    if (step.task == "tile") != bool(valley.tribe) or (step.task == "first-tile" and valley.abandoned):
        yield f"the {step.task} is asked for, with {len(valley.tribe)} tiles laid"
    elif len(state.steps) - (len(state.clans) == 2) != (2 if step.task == "first-tile" else 3):
        yield f"mountain tokens are played after every tile but the first, not after the {step.task}"
    elif not fits(state, step.task):
        yield f"no tile fits as the {step.task}"


def passing(step: Passing, state: Position) -> Iterator[str]:
    """Nothing can be laid anywhere."""
    task: Task = "tile" if state.clan.valley.tribe else "first-tile"
    if fits(state, task):
        yield "a tile can be laid, so that nobody passes"


def bonuses(step: Bonuses, state: Position) -> Iterator[str]:
    """At most two bonuses of a tile, or one of a mountain token."""
    by_token = not any(isinstance(below, MountainToken) for below in state.steps)
    if by_token != (step.token is not None) or (by_token and (step.due != [step.token] or not state.token_played)):
        yield f"bonuses {', '.join(step.due)}, mountain token {step.token}: they do not belong together"
    if len(step.due) > 2 or len(set(step.due)) < len(step.due):
        yield f"bonuses {', '.join(step.due)}; a tile has two different scenes"
    if {PICKING, CAMP} & {*step.due}:
        yield "Picking and Camp leave no choice"
    if not state.clan.valley.tribe:
        yield "bonuses without a tile"


def mountain_token(step: MountainToken, state: Position) -> Iterator[str]:
    """A token comes after a tile."""
    if not state.clan.valley.tribe:
        yield "a mountain token without a tile"


def anything(step: Step, state: Position) -> Iterator[str]:
    """Nothing more to ask."""
    return iter(())


def fits(state: Position, task: Task) -> bool:
    """Whether the seat on turn can lay a tile so."""
    return fits_somewhere(ground_of(state, task), state.clan.pool)


FAULTS: dict[type[Step], Callable[[Any, Position], Iterator[str]]] = {
    Placing: placing,
    Passing: passing,
    Bonuses: bonuses,
    MountainToken: mountain_token,
    Refilling: anything,
    Clearing: anything,
}
