"""Whose units a question is about: with two players a seat decides for the neutral tribe as well, by its names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules import steps
from rules.game import Prompt, Seat
from rules.nerthania.battle.dice import decider
from rules.nerthania.battle.helping import Supporting
from rules.nerthania.battle.losses import Thinning
from rules.nerthania.building import NeutralLevelling
from rules.nerthania.neutral import NeutralMoving, NeutralStriking
from rules.nerthania.pieces import Camp
from rules.nerthania.recruiting import NeutralRecruiting
from rules.words import Message

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

_SIDES = (Camp.ATTACKER, Camp.DEFENDER)
_FOR_NEUTRAL = NeutralLevelling | NeutralMoving | NeutralRecruiting | NeutralStriking


def awaited(state: NerthaniaState) -> tuple[Prompt, ...]:
    """Who is asked, and what; a question says so where it is about the neutral tribe's units."""
    prompts = steps.awaited(state)
    if len(state.nations) == len(state.tribes):
        return prompts
    return tuple([_in_charge(state, prompt) for prompt in prompts])


def _in_charge(state: NerthaniaState, prompt: Prompt) -> Prompt:
    if not _for_neutral(state, prompt.seat):
        return prompt
    whose = {"whose": state.nations[-1].name}
    return replace(prompt, ask=Message(prompt.ask.id, {**prompt.ask.params, **whose}))


def _for_neutral(state: NerthaniaState, seat: Seat) -> bool:
    step = state.steps[-1]
    if isinstance(step, Thinning):
        return step.force != seat
    if isinstance(step, Supporting):  # with one's own bows
        return False
    battle = state.battle
    if battle is None:
        return isinstance(step, _FOR_NEUTRAL)
    return any(battle.side(camp).force == len(state.tribes) and decider(state, camp) == seat for camp in _SIDES)
