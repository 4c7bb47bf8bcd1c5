"""A simulated Discord with many tables, people who play at them, and the bot in a process that comes and goes."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

from rules import games
from tests.trials.life import Birth, live, nursery
from tests.trials.place import Place
from tests.wire import Answer, Club, Wire
from tests.wire.names import WallClock

PEOPLE = ("Anna", "Ben")
TRIED_AGAIN = (0, 429, 500)
"""After these the same is sent again: the line was cut, it was too much at once, or Discord has broken down."""
DRAWN = 0.1
"""So often a life draws real pictures."""


@dataclass
class Arena:
    """Everything there is. `file` is the database."""

    wire: Wire
    club: Club
    file: Path
    luck: Random
    places: list[Place] = field(default_factory=list)
    bot: BaseProcess | None = None

    def add_places(self, count: int) -> None:
        """So many channels, each with two people of its own; the games one after the other."""
        for number in range(count):
            people = [self.club.person(name) for name in PEOPLE]
            game = list(games())[number % len(games())]
            channel = self.club.channel(f"table-{number}")
            self.places.append(Place(self, game, channel, {person.id: person for person in people}))

    def listen(self, event: str, payload: Any) -> None:
        """Hear what the people at their phones hear."""
        if event != "MESSAGE_CREATE":
            return
        for place in self.places:
            if place.channel.id == int(payload["channel_id"]):
                message = self.wire.backend.messages[place.channel.id][int(payload["id"])]
                place.called.update(message.ping_user_ids)

    async def start(self) -> None:
        """A life of the bot begins. Time stands still in it, so that nothing is late on a busy machine."""
        assert isinstance(self.wire.backend.clock, WallClock)
        self.wire.backend.clock.stop()
        self.wire.gateway.identified.clear()
        quick = self.luck.random() >= DRAWN
        birth = Birth(self.wire.address, self.wire.gateway.address, self.file, self.log, quick)
        self.bot = nursery.Process(target=live, args=(birth,))
        await asyncio.to_thread(self.bot.start)
        await self.wire.gateway.identified.wait()

    async def said_again(self, answer: Answer) -> None:
        """Where the line was cut over an answer that had arrived: until it is said again, however often Discord fails
        over that. Nobody presses that fast.
        """

        def is_whole() -> bool:
            sent = reversed(self.wire.rest.sent)
            return next((one.status not in TRIED_AGAIN for one in sent if f"/{answer.record.token}/" in one.path), True)

        await self.wire.until(is_whole, 60)

    @property
    def log(self) -> Path:
        """What the bot has written down, in all its lives."""
        return self.file.with_suffix(".log")

    def nothing_went_wrong(self) -> None:
        """Fails where the bot has caught a fault of its own."""
        wrong = [line for line in self.log.read_text(encoding="utf-8").splitlines() if "[error" in line]
        assert not wrong, "\n".join(wrong[:5])

    async def kill(self) -> None:
        """It ends, without warning."""
        assert self.bot is not None
        self.bot.kill()
        await asyncio.to_thread(self.bot.join)

    async def quiet(self) -> None:
        """Until every channel has been told everything."""

        def told() -> bool:
            return all(place.ledger is None or place.ledger.quiet() for place in self.places)

        assert await self.wire.until(told, 600), "the channels are not told everything"


@asynccontextmanager
async def opened(places: int, seed: str) -> AsyncIterator[Arena]:
    """An arena with so many tables; the bot is not running yet."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire.open() as wire:
            wire.patience = 600.0
            arena = Arena(wire, wire.guild(), Path(folder) / "elder.db", Random(seed))
            arena.add_places(places)
            wire.backend.subscribers.append(arena.listen)
            try:
                yield arena
            finally:
                if arena.bot is not None and arena.bot.is_alive():
                    await arena.kill()
