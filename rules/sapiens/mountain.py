"""One mountain token a turn, after the bonuses and before new tiles are taken. Handbook section 6."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.sapiens.bonuses import Bonuses, open_bonuses
from rules.sapiens.state import Position, who
from rules.sapiens.view import CAMP, HUNT, PICKING, Scene
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import said


@value
class PlayToken(Action):
    """This mountain token is played for the bonus of its scene."""

    token: Scene


@value
class KeepTokens(Action):
    """No mountain token this turn."""


@dataclass(slots=True)
class MountainToken(Step):
    """The seat on turn may play one mountain token."""

    step: Literal["mountain-token"] = "mountain-token"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-token", "6")

    def is_open(self, state: Position) -> bool:
        """Whether there is a token that would do something."""
        return not state.token_played and any(does_something(state, token) for token in state.clan.tokens)

    def close(self, state: Position) -> list[Event]:
        """Nothing follows."""
        return []


@functools.cache
def play(token: Scene) -> PlayToken:
    """The one value for this action."""
    return PlayToken(token)


def possible_tokens(step: MountainToken, state: Position, seat: Seat) -> list[PlayToken]:
    """The tokens in hand that would do something, in the order they came."""
    return [play(token) for token in state.clans[seat].tokens if does_something(state, token)]


def is_the_first(step: MountainToken, state: Position, seat: Seat) -> Refusal | None:
    """6: at most one a turn, and the Picking token is played by laying a tile on a plain."""
    return refuse("no-second-token", "6") if state.token_played else None


def is_in_hand(step: MountainToken, state: Position, seat: Seat, action: PlayToken) -> Refusal | None:
    """6: only tokens that were gained and not played yet."""
    if action.token in state.clans[seat].tokens:
        return None
    return refuse("no-token-in-hand", "6", token=said(action.token))


def is_not_picking(step: MountainToken, state: Position, seat: Seat, action: PlayToken) -> Refusal | None:
    """5.2: the Picking token is played with the tile that lies on a plain, not afterwards."""
    return refuse("no-picking-now", "5.2") if action.token is PICKING else None


def is_of_use(step: MountainToken, state: Position, seat: Seat, action: PlayToken) -> Refusal | None:
    """6: a token that could do nothing is kept."""
    if does_something(state, action.token):
        return None
    return refuse("no-use", "6", token=said(action.token))


def does_something(state: Position, token: Scene) -> bool:
    """Whether playing this token now would have any effect."""
    if token is CAMP:
        return True
    if token is HUNT:
        return state.steaks_in_supply > 0
    return Bonuses([token], token).is_open(state)


def play_token(step: MountainToken, state: Position, seat: Seat, action: PlayToken) -> list[Event]:
    """The bonus of its scene is due."""
    state.steps.pop()
    state.clans[seat].tokens.remove(action.token)
    state.token_played = True
    told = tell("did-play-token", who=who(seat), token=said(action.token))
    return [told, *open_bonuses(state, [action.token], action.token)]


def possible_ends(step: MountainToken, state: Position, seat: Seat) -> tuple[KeepTokens, ...]:
    """At any time."""
    return (KEEP_TOKENS,)


def keep_tokens(step: MountainToken, state: Position, seat: Seat, action: KeepTokens) -> list[Event]:
    """They stay in hand."""
    state.steps.pop()
    return []


KEEP_TOKENS = KeepTokens()

MountainToken.deeds = {
    PlayToken: Deed(
        possible_tokens, (is_in_hand, is_not_picking, is_of_use), play_token, needs=(is_the_first,), sure=True
    ),
    KeepTokens: Deed(possible_ends, (), keep_tokens),
}
