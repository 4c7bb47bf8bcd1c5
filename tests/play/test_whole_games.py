"""Whole games of every game there is, as people play them: pressed, typed, and both with computers in between."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable

import pytest

from bot.speech import speaker
from bot.table import Phase, Table
from images import artist
from images.kit.look import Look
from rules import games
from rules.codec import clone, dump_state
from rules.game import Action
from rules.words import Message, Who
from tests.bot.house import replayed, stored_state
from tests.bot.panels.players import by_panel, by_typing
from tests.play.club import SEED, Club, Options
from tests.play.guest import Guest, Reply
from tests.play.short import SHORT, VARIANTS, Fatigue
from tests.wire import words

Hand = Callable[[Club, Guest, Action], Awaitable[Reply]]

USUAL: list[tuple[str, int, Options]] = [(game.key, seats, {}) for game in games().values() for seats in game.seats]
EVERY = [*USUAL, *VARIANTS]
NAMED = ["-".join([game, str(seats), *options]) for game, seats, options in EVERY]
TABLES = pytest.mark.parametrize(("game", "seats", "options"), EVERY, ids=NAMED)


@TABLES
async def test_a_short_game_by_panels_only(club: Club, game: str, seats: int, options: Options) -> None:
    await club.begun(game, seats, options={**SHORT[game], **options})
    await play(club, by_panel)
    await is_well_over(club)


@TABLES
async def test_a_short_game_by_typed_lines_only(club: Club, game: str, seats: int, options: Options) -> None:
    await club.begun(game, seats, options={**SHORT[game], **options})
    await play(club, by_typing)
    await is_well_over(club)


@TABLES
async def test_a_full_game_by_one_person_and_computers_with_both_hands(
    club: Club, game: str, seats: int, options: Options
) -> None:
    await club.begun(game, 1, computers=seats - 1, options=options)
    await play(club, by_panel, by_typing)
    await is_well_over(club)


async def play(club: Club, *hands: Hand) -> None:
    """Play to the end: whoever is awaited last acts, with one hand after the other. Whatever is asked is answered.

    In a long game not every action is done by hand.
    """
    number, fatigue = 0, Fatigue()
    while (table := await club.last_table()).phase is Phase.PLAYING:
        seat = table.owing()[-1]
        person = club.holder(seat)
        action = table.rules.stand_in(table.state, seat)
        if fatigue.by_hand(action):
            reply = await hands[number % len(hands)](club, person, action)
            assert "✅" in reply.words
            assert reply.message.is_ephemeral
        else:
            await club.act(seat, action)
            await club.quiet()
            await club.env.settle()
        await shows_the_table(club)
        number += 1
    assert number


async def shows_the_table(club: Club) -> None:
    """One message can be pressed, and it shows what everybody may know of the table as it is now, and no more."""
    table = await club.last_table()
    (live,) = club.live
    assert live is club.newest
    view = table.rules.view(table.state, None)
    told = artist(table.game).describe(view, Look(table.locale, table.names))
    assert told.alt in words(live)


async def is_well_over(club: Club) -> None:
    """The result is posted, the dice can be checked, everybody was called once for every turn, the log is true."""
    table = await club.last_table()
    outcome = table.outcome()
    assert outcome is not None
    said = words(club.newest)
    english = speaker("en", table.game, table.names)
    assert all(english.say(Who(seat)) in said for seat in range(len(table.holders)))
    assert english.say(Message("winners", {"winners": tuple(Who(seat) for seat in outcome.winners)})) in said
    assert english.say(outcome.how) in said
    assert all(english.say(score) in said for score in outcome.scores)
    assert club.called == club.owed
    await is_fair(club, table, said)


async def is_fair(club: Club, table: Table, said: str) -> None:
    """The seed that is shown is the one whose fingerprint was promised, and with it the log leads to the position."""
    (promised,) = {found for message in club.messages for found in re.findall(r"([0-9a-f]{16})…", words(message))}
    assert f"`{SEED}`" in said
    assert hashlib.sha256(SEED.encode()).hexdigest().startswith(promised)
    assert table.state is not None
    assert dump_state(table.rules, clone(table.state)) == await stored_state(club.elder.store, table.id)
    assert await replayed(club.elder.store, table) == await stored_state(club.elder.store, table.id)
