"""Whole games in which everything that leaves the bot is searched for what its reader may not know.

In pairs of evenings that differ in one secret answer, moreover, whoever did not give it is sent the very same: that
shows leaks of what has no name, such as a number.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from simcord.types import HttpLogEntry

from bot.table import Phase
from rules import games
from rules.game import AnyGame
from tests.bot.panels.players import by_panel
from tests.play.club import SEED, Club, opened
from tests.play.guest import Guest
from tests.play.moments import alike, moments
from tests.play.overhearing import addressee, nothing_leaks, type_everything
from tests.trials.brief import BRIEF
from tests.trials.secret import Secrets
from tests.trials.shared import shared
from tests.wire import controls

BY_HAND = 0.1
"""So often an action is done by panel, and not through the door."""
CURIOUS = 0.1
"""So often somebody looks around after an action."""
TYPES = 0.01
"""So often somebody types into everything."""
PAIRS = 10
"""A pair of evenings comes on so many whole games."""
APART = 7
"""So many moments of a game are passed over before the next is looked at."""
LOOKS = ("board", "log", "game status", "replay", "games", "verify", "game export", "stats")


@dataclass(frozen=True, slots=True)
class Part:
    """One whole game by its number, or `pairs` of evenings with so many seats."""

    game: str
    seed: str
    number: int
    pairs: int = 0


async def leak(often: int, seed: str) -> str:
    """So many whole games of every game, and pairs of evenings. Returns what was done, in a line."""
    begun = time.monotonic()
    parts = [Part(game, seed, number) for number in range(often) for game in games()]
    parts += [
        Part(game.key, seed, seats, pairs)
        for game in games().values()
        for seats in game.seats
        if (pairs := often // (PAIRS * len(game.seats)))
    ]
    done = sum(await shared(_part, parts), Counter[str]())
    assert done["games"] == often * len(games())
    what = ", ".join(f"{number} {name}" for name, number in sorted(done.items()))
    return f"{what}, nothing leaks, {time.monotonic() - begun:.0f} s"


async def _part(part: Part) -> Counter[str]:
    return await (_pairs(part) if part.pairs else _whole_game(part))


# Whole games


@dataclass
class Ear:
    """Hears everything that leaves the bot at a table, and searches it."""

    club: Club
    secrets: Secrets
    heard: int = 0
    done: Counter[str] = field(default_factory=Counter)

    def listen(self) -> None:
        """To what was sent since the last time."""
        sent = self.club.env.http_requests
        for request in sent[self.heard :]:
            self._search(request)
        self.heard = len(sent)

    def _search(self, request: HttpLogEntry) -> None:
        person = addressee(self.club, request)
        seat = None if person is None else self.club.table.seat_of(person)
        told: Any = (request.params, request.json)
        self.secrets.search(seat, SEED, told, f"{request.method} {request.path}")
        self.done["payloads"] += 1


async def _whole_game(part: Part) -> Counter[str]:
    game, luck = games()[part.game], Random(f"{part.seed}/{part.game}/{part.number}")
    seats = game.seats[part.number % len(game.seats)]
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()) as log:
        async with opened(Path(folder) / "elder.db") as club:
            await club.begun(game.key, seats, options=BRIEF[game.key])
            done = await _play(club, game, seats, luck)
    assert SEED not in log.getvalue()
    return done


async def _play(club: Club, game: AnyGame, seats: int, luck: Random) -> Counter[str]:
    ear = Ear(club, Secrets(game, seats))
    ear.secrets.follow(club.table.state, ())
    while True:
        await _act(club, luck)
        table = await club.last_table()
        if table.phase is Phase.OVER:
            break
        ear.secrets.follow(table.state, table.recent[-1].events)
        await _look_around(club, seats, luck)
        ear.listen()
    return ear.done + Counter({"games": 1, "secrets searched for": ear.secrets.searched})


async def _act(club: Club, luck: Random) -> None:
    """Whoever may acts, most often without a word; the channel is told before somebody else is to act."""
    table = club.table
    seat = luck.choice(table.awaited()).seat
    action = luck.choice((table.rules.stand_in(table.state, seat), *table.rules.legal(table.state, seat)))
    if luck.random() < BY_HAND:
        await by_panel(club, club.holder(seat), action)
    else:
        await club.act(seat, action)
    if club.called != club.owed:
        await club.quiet()


async def _look_around(club: Club, seats: int, luck: Random) -> None:
    person = luck.choice([*club.seats(seats), club.people["Zoe"]])
    if luck.random() < CURIOUS:
        await club.quiet()
        await person.slash(club.channel, luck.choice(LOOKS))
        await person.slash(club.channel, "board", text=True)
        await _press_something(club, person, luck)
    if luck.random() < TYPES:
        await type_everything(club, person)


async def _press_something(club: Club, person: Guest, luck: Random) -> None:
    harmless = [key for key in controls(club.newest) if key.rpartition(":")[2] in ("turn", "hand", "log", "help")]
    if harmless:
        await person.press(club.newest, luck.choice(harmless))


# Pairs of evenings


@dataclass(frozen=True)
class Note:
    """What was written down."""

    out: str


@dataclass
class Pad:
    """Where the bot writes its log meanwhile."""

    sheet: io.StringIO = field(default_factory=io.StringIO)

    def readouterr(self) -> Note:
        """What was written since the last time."""
        written = self.sheet.getvalue()
        self.sheet.seek(0)
        self.sheet.truncate()
        return Note(written)


async def _pairs(part: Part) -> Counter[str]:
    """Secret choices on the way through whole games. None where a game has no secrets."""
    done = Counter[str]()
    found = itertools.islice(moments(games()[part.game], part.number, alike), 0, None, APART)
    for moment in itertools.islice(found, part.pairs):
        pad = Pad()
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(pad.sheet):
            await nothing_leaks(Path(folder), moment, pad)
        done["pairs of evenings"] += 1
    return done
