"""An evening with Elder: a server, its channel, its people, over a real wire."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

import discord

from bot.app import Elder, create_app
from bot.gallery import Gallery
from bot.panels.seating import Seating
from bot.settings import Settings
from bot.table import Table
from tests.wire import Answer, Channel, Club, Message, Person, Sent, Wire, controls, words

PATIENCE = 60.0
"""Seconds until it is believed that something never shows: a board takes long to draw where much else is under way."""


class Speaking(Protocol):
    """A person with a language."""

    @property
    def id(self) -> int: ...

    @property
    def locale(self) -> str: ...


@dataclass
class Evening:
    """A server with Elder on it. `locale` is the server's."""

    wire: Wire
    elder: Elder
    club: Club
    channel: Channel

    @property
    def table(self) -> Table:
        """The table in the channel."""
        table = self.elder.tables.at(self.channel.id)
        assert table is not None
        return table

    @property
    def newest(self) -> Message:
        """The last message that everybody can read in the channel."""
        return self.wire.messages(self.channel)[-1]

    def guests(self, count: int = 2) -> list[Person]:
        """So many people of the club: Anna, Ben, Clara and David."""
        return [self.club.person(name) for name in ("Anna", "Ben", "Clara", "David")[:count]]

    async def message(self, *said: str, channel_id: int | None = None) -> Message:
        """The newest message of the channel, as soon as all this can be read on it."""
        where = channel_id or self.channel.id
        found = await self.wire.until(lambda: self._saying(where, said), seconds=PATIENCE)
        assert found, [words(message) for message in self.wire.backend.messages[where].values()]
        return self._saying(where, said)[-1]

    async def lobby(self, *people: Person, seats: int = 2, game: str = "zoar") -> Message:
        """A new table at which all these people sit."""
        owner, *others = people
        await owner.slash(self.channel, "game new", game=game, seats=seats)
        lobby = await self.message(owner.name)
        for person in others:
            await person.slash(self.channel, "game join")
        return await self.message(*(person.name for person in people)) if others else lobby

    async def begun(self, *people: Person, seats: int = 2, game: str = "zoar") -> Message:
        """A game that has just begun."""
        await self.lobby(*people, seats=seats, game=game)
        await people[0].slash(self.channel, "game start")
        return await self.message("➡️")

    async def says(self, answer: Answer, *said: str) -> Message:
        """The answer, as soon as all this can be read on it; it may have asked for patience first."""
        found = await self.wire.until(lambda: all(text in answer.words for text in said), seconds=PATIENCE)
        assert found, answer.words
        return answer.message

    def edits(self, message: Message) -> list[Sent]:
        """How often this message was edited, and with what."""
        where = f"/messages/{message.id}"
        return [sent for sent in self.wire.rest.sent if sent.method == "PATCH" and sent.path.endswith(where)]

    def asked(self, *people: Person) -> Person:
        """Whose decision it is."""
        (seat,) = self.table.owing()
        return next(person for person in people if person.id == self.table.holders[seat].user_id)

    def seating(self, person: Speaking) -> Seating:
        """The table as this person sees it."""
        return seating(self.table, person)

    def _saying(self, channel_id: int, said: tuple[str, ...]) -> list[Message]:
        public = [message for message in self.wire.backend.messages[channel_id].values() if not message.is_ephemeral]
        newest = sorted(public, key=lambda message: message.id)[-1:]
        return [message for message in newest if all(text in words(message) for text in said)]


def seating(table: Table, person: Speaking) -> Seating:
    """The table as this person sees it."""
    return Seating(table, table.seat_of(person.id), person.locale.partition("-")[0])


@asynccontextmanager
async def opened(
    path: Path, gallery: Gallery, locale: str = "en-US", clock: Callable[[], datetime] = discord.utils.utcnow
) -> AsyncIterator[Evening]:
    """An evening on this database, by this clock."""
    async with Wire.open() as wire:
        wire.take_time()
        elder = create_app(settings(path), gallery=gallery, clock=clock)
        club = wire.guild("Club", locale=locale)
        channel = club.channel("table")
        async with wire.running(elder):
            yield Evening(wire, elder, club, channel)


def settings(path: Path) -> Settings:
    """The settings of a test."""
    return Settings(database_url=f"sqlite+aiosqlite:///{path}")


def button(message: Message, label: str) -> str:
    """The id of the button with this label."""
    found = [key for key, part in controls(message).items() if part.get("label") == label]
    assert len(found) == 1, (label, words(message))
    return found[0]


def menu(message: Message, word: str) -> dict[str, Any]:
    """The menu whose id says this word."""
    found = [part for key, part in controls(message).items() if part["type"] == 3 and f":{word}" in key]
    assert len(found) == 1, (word, words(message))
    return found[0]


async def press(person: Person, message: Message, label: str) -> Answer:
    """Press the button with this label. Fails when nothing answers."""
    answer = await person.press(message, button(message, label))
    assert answer.answered, label
    return answer
