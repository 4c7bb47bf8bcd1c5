"""A sensible, greedy player: takes goals where it can, fights where it should win. It knows what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.game import Action, Seat
from rules.nerthania.attacking import Attacking
from rules.nerthania.battle.cards import Carding, Resolving
from rules.nerthania.battle.fleeing import Fleeing
from rules.nerthania.battle.helping import Reserving, Supporting
from rules.nerthania.battle.leaving import Catching, Retreating, Withdrawing
from rules.nerthania.battle.losses import Losing, Thinning
from rules.nerthania.battle.reinforcing import Intercepting, Reinforcing
from rules.nerthania.building import NeutralLevelling
from rules.nerthania.collecting import Exchanging
from rules.nerthania.fast_start import Arriving, Preparing
from rules.nerthania.marching import Marching
from rules.nerthania.neutral import NeutralMoving, NeutralStriking
from rules.nerthania.policy.fighting import (
    answer_battle,
    bring,
    catch,
    flee,
    intercept,
    lose,
    nominate,
    play_card,
    reserve,
    resolve,
    support,
    withdraw,
)
from rules.nerthania.policy.marching import attack_on, march, send
from rules.nerthania.policy.opening import arrive, place_marker, prepare, settle, shape
from rules.nerthania.policy.spending import muster
from rules.nerthania.policy.turns import exchange, ordain, take_turn
from rules.nerthania.recruiting import Mustering, NeutralRecruiting
from rules.nerthania.settling import Marking, Settling
from rules.nerthania.shaping import Shaping
from rules.nerthania.state import NerthaniaState
from rules.nerthania.terraforming import Ordaining
from rules.nerthania.turn import Turn
from rules.nerthania.victory import Deciding

_ANSWERS: dict[type[Any], Callable[[NerthaniaState, Seat, Any], Action]] = {
    Shaping: shape,
    Settling: settle,
    Preparing: prepare,
    Arriving: arrive,
    Marking: place_marker,
    Turn: take_turn,
    Exchanging: exchange,
    Mustering: muster,
    Ordaining: ordain,
    Marching: march,
    Attacking: send,
    NeutralRecruiting: arrive,
    NeutralLevelling: answer_battle,
    NeutralMoving: answer_battle,
    NeutralStriking: attack_on,
    Reserving: reserve,
    Supporting: support,
    Fleeing: flee,
    Reinforcing: bring,
    Intercepting: intercept,
    Carding: play_card,
    Resolving: resolve,
    Withdrawing: withdraw,
    Catching: catch,
    Losing: lose,
    Thinning: lose,
    Retreating: answer_battle,
    Deciding: nominate,
}


def stand_in(state: NerthaniaState, seat: Seat) -> Action:
    """The answer of a computer player to what this seat is asked."""
    step = state.steps[-1]
    return _ANSWERS[type(step)](state, seat, step)
