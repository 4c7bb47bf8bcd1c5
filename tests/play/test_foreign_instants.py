"""Whole games of Shared Worlds through the chat, in which instants are played in somebody else's turn."""

from __future__ import annotations

import functools
import itertools

import pytest

from bot.speech import speaker
from bot.table import Phase
from rules.codec import clone, dump_state
from rules.dice import Dice
from rules.game import Action, Seat, State
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import PlayInstant
from rules.shared_worlds.table import SharedWorldsState
from rules.words import Message
from tests.bot.house import replayed, stored_state
from tests.bot.panels.players import by_panel, by_typing
from tests.play.club import Club
from tests.play.short import Fatigue
from tests.wire import words


def alert(state: State | None, seat: Seat) -> Action:
    """As computers play; but whoever holds an instant that can be played in a foreign turn plays it."""
    assert isinstance(state, SharedWorldsState)
    if is_foreign(state, seat):
        for action in GAME.legal(state, seat):
            if isinstance(action, PlayInstant):
                return action
    return GAME.stand_in(state, seat)


def is_foreign(state: State | None, seat: Seat) -> bool:
    """Whether it is somebody else's turn."""
    assert isinstance(state, SharedWorldsState)
    return state.turn != seat


def owing(state: SharedWorldsState) -> Seat:
    return [prompt.seat for prompt in GAME.awaited(state) if not prompt.optional][-1]


@functools.cache
def rehearsed(seats: int) -> str:
    """The first dice with which such players come to play an instant in a foreign turn."""
    for seed in map("foreign instants {}".format, itertools.count()):
        state = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(seed))
        while GAME.outcome(state) is None:
            seat = owing(state)
            action = alert(state, seat)
            if isinstance(action, PlayInstant) and is_foreign(state, seat):
                return seed
            GAME.apply(state, seat, action)
    raise AssertionError("somebody answers with an instant some day")


@pytest.mark.parametrize("seats", GAME.seats)
async def test_a_whole_game_with_instants_in_foreign_turns_through_the_chat(club: Club, seats: int) -> None:
    club.elder.tables._new_seed = lambda: rehearsed(seats)
    await club.begun("shared_worlds", seats)
    hands, number, answers, fatigue = (by_panel, by_typing), 0, 0, Fatigue()
    while (table := await club.last_table()).phase is Phase.PLAYING:
        assert table.state is not None
        seat = table.owing()[-1]
        action = alert(table.state, seat)
        answered = isinstance(action, PlayInstant) and is_foreign(table.state, seat)
        if answered or fatigue.by_hand(action):
            reply = await hands[number % 2](club, club.holder(seat), action)
            assert "✅" in reply.words
        else:
            await club.act(seat, action)
            await club.quiet()
            await club.env.settle()
        if answered:
            answers += 1
            spoken = speaker("en", "shared_worlds", table.names)
            news = [spoken.say(what) for what in (await club.last_table()).recent[-1].told_to(None)]
            assert any(line in words(message) for line in news for message in club.messages)
        number += 1
    assert answers
    table = await club.last_table()
    outcome = table.outcome()
    assert outcome is not None
    assert speaker("en", "shared_worlds", table.names).say(Message(outcome.how.id, outcome.how.params)) in words(
        club.newest
    )
    assert table.state is not None
    assert dump_state(table.rules, clone(table.state)) == await stored_state(club.elder.store, table.id)
    assert await replayed(club.elder.store, table) == await stored_state(club.elder.store, table.id)
