"""What an action would bring, before it is done: for the one who is about to do it. Handbook sections 4 and 5."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.game import Action, Seat
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn, bear_shelter
from rules.sapiens.bonuses import Bonuses
from rules.sapiens.ground import Place
from rules.sapiens.laying import Yield, brings, gains
from rules.sapiens.mountain import PlayToken
from rules.sapiens.placing import Placing
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.printed import CAMP_SHELTER, STEAK_FOOD, STEAK_GAINS, STEAK_STEPS, steak_food
from rules.sapiens.ritual import TakeToken, spot_of
from rules.sapiens.state import Position, who
from rules.sapiens.valley import FALLS
from rules.words import Message, said


def foretell(state: Position, seat: Seat, action: Action) -> Message | None:
    """What this legal action would bring, in words; None where its own words say it all."""
    tell = FORETELLING.get(type(action))
    return None if tell is None else tell(state, seat, action)


def preview(state: Position, place: Place) -> Yield:
    """What this legal placement would bring the seat on turn at the step that is waited for."""
    step = state.steps[-1]
    anew = isinstance(step, Placing) and step.task == "new-tribe"
    return brings(state, place, extra=isinstance(step, Bonuses), anew=anew)


def of_place(state: Position, seat: Seat, action: Place) -> Message:
    """Food, bonuses, shelter and tokens."""
    return Message("will-place", {"gains": gains(action, preview(state, action))})


def of_take_token(state: Position, seat: Seat, action: TakeToken) -> Message:
    """What the cave loses."""
    valley = state.clans[seat].valley
    spot = spot_of(valley, action.token) if action.token in valley.tokens.values() else None
    if spot is None or spot in FALLS:
        return Message("will-take-token", {"at": None, "lower": 0, "higher": 0})
    cave = valley.board.caves[spot]
    return Message("will-take-token", {"at": spot, "lower": cave.lower, "higher": cave.higher})


def of_put_fight(state: Position, seat: Seat, action: PutFight) -> Message:
    """Who would gain and lose."""
    return Message("will-put-fight", {"owner": action.tile.owner, "own": int(action.tile.owner == who(seat))})


def of_swap(state: Position, seat: Seat, action: Swap) -> Message:
    """Who gets the own tile."""
    return Message("will-swap", {"owner": action.take.owner})


def of_turn_in(state: Position, seat: Seat, action: TurnIn) -> Message:
    """The food, and for all steaks that saving them up brings more, while it does."""
    grows = action.steaks == state.clans[seat].steaks < max(STEAK_FOOD)
    return Message(
        "will-turn-in",
        {"food": steak_food(action.steaks), "grows": int(grows), "steaks": STEAK_STEPS, "gains": STEAK_GAINS},
    )


def of_put_bear(state: Position, seat: Seat, action: PutBear) -> Message:
    """The shelter, and who is hindered."""
    shelter = bear_shelter(state, action)
    return Message("will-put-bear", {"shelter": shelter, "valley": action.valley, "at": action.at})


def of_chase_bear(state: Position, seat: Seat, action: ChaseBear) -> Message:
    """The square."""
    return Message("will-chase-bear", {"at": action.at})


def of_play_token(state: Position, seat: Seat, action: PlayToken) -> Message:
    """The bonus of its scene."""
    return Message("will-play-token", {"token": said(action.token), "shelter": CAMP_SHELTER})


FORETELLING: Mapping[type[Action], Callable[[Any, Seat, Any], Message]] = {
    Place: of_place,
    TakeToken: of_take_token,
    PutFight: of_put_fight,
    Swap: of_swap,
    TurnIn: of_turn_in,
    PutBear: of_put_bear,
    ChaseBear: of_chase_bear,
    PlayToken: of_play_token,
}
