"""Ritual: a mountain token from the own valley. Handbook section 5.3."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from rules.game import Action, Event, Refusal, Seat
from rules.sapiens.laying import touched
from rules.sapiens.state import Position, who
from rules.sapiens.valley import FALLS, SPOTS, Valley
from rules.sapiens.view import Scene
from rules.steps import Step, refuse, tell
from rules.value import value
from rules.words import said


@value
class TakeToken(Action):
    """This mountain token is taken: from the valley, or back from those played."""

    token: Scene


@functools.cache
def take_token(token: Scene) -> TakeToken:
    """The one value for this action."""
    return TakeToken(token)


def possible_tokens(step: Step, state: Position, seat: Seat) -> Iterator[TakeToken]:
    """Those on caves and waterfalls clockwise, or else those played."""
    clan = state.clans[seat]
    lying = [clan.valley.tokens[spot] for spot in SPOTS if spot in clan.valley.tokens]
    return map(take_token, lying or clan.used)


def is_there(step: Step, state: Position, seat: Seat, action: TakeToken) -> Refusal | None:
    """5.3: from the own caves and waterfalls; only when none is left there, one already played."""
    clan = state.clans[seat]
    if action.token in clan.valley.tokens.values():
        return None
    if action.token not in clan.used:
        return refuse("no-such-token", "5.3", token=said(action.token))
    return refuse("no-used-token", "5.3", token=said(action.token)) if clan.valley.tokens else None


def take(step: Step, state: Position, seat: Seat, action: TakeToken) -> list[Event]:
    """The token is the clan's; a cave it lay on gives its lower number from now on."""
    clan = state.clans[seat]
    token = said(action.token)
    if action.token in clan.used:
        clan.used.remove(action.token)
        clan.tokens.append(action.token)
        return [tell("did-reclaim", who=who(seat), token=token)]
    spot = spot_of(clan.valley, action.token)
    del clan.valley.tokens[spot]
    clan.tokens.append(action.token)
    if spot in FALLS:
        return [tell("did-take-from-falls", who=who(seat), token=token)]
    state.last = [touched(seat, spot)]
    return [tell("did-take-from-cave", who=who(seat), token=token, at=spot)]


def spot_of(valley: Valley, token: Scene) -> str:
    """The cave or waterfall where this token lies."""
    return next(spot for spot, scene in valley.tokens.items() if scene is token)
