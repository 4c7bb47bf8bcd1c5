"""A simulated Discord with many tables, people who play at them, and the bot in a process that comes and goes."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

from bot.panels import ids
from bot.panels.seating import Seating
from bot.table import Phase, Table
from rules import games
from tests.bot.panels.evening import Speaking, seating
from tests.bot.panels.players import by_panel
from tests.trials.brief import BRIEF
from tests.trials.ledger import Ledger, open_tables, wanted
from tests.trials.life import Birth, live, nursery
from tests.wire import Answer, Channel, Club, Message, Person, Wire, controls
from tests.wire.names import WallClock

PEOPLE = ("Anna", "Ben")
DRAWN = 0.1
"""So often a life draws real pictures."""
OLD = 200
"""So many old buttons are remembered at a table."""
HARMLESS = frozenset({"turn", "pick", "log", "help", "hand", "undo", "join", "leave", "start", "computer"})
"""Old buttons that may be pressed at any time: they show something, ask something, or are told that it is too late."""


@dataclass
class Place:
    """One channel where a game is played over and over again by two people.

    `called` counts how often each account's phone rang there; `acknowledged` are the presses whose answer said that it
    was done; `owed_before` and `stored_before` are what the ledgers of earlier tables said.
    """

    arena: Arena
    game: str
    channel: Channel
    people: dict[int, Person]
    ledger: Ledger | None = None
    called: Counter[int] = field(default_factory=Counter)
    owed_before: Counter[int] = field(default_factory=Counter)
    stored_before: set[int] = field(default_factory=set)
    acknowledged: list[int] = field(default_factory=list)
    old: list[tuple[Person, Message, str]] = field(default_factory=list)
    actions: int = 0

    @property
    def newest(self) -> Message:
        """The table message."""
        messages = reversed(self.arena.wire.messages(self.channel))
        return next(message for message in messages if any(key.endswith(":turn") for key in controls(message)))

    def seating(self, person: Speaking) -> Seating:
        """The table as this person sees it, read from the file."""
        return seating(self.read(), person)

    def read(self) -> Table:
        """The table as it is stored."""
        assert self.ledger is not None
        return self.ledger.read()

    @property
    def owed(self) -> Counter[int]:
        """How often each account should have been called in this channel."""
        return self.owed_before + (self.ledger.owed if self.ledger is not None else Counter())

    async def begin(self) -> bool:
        """A new game, by commands; what is there already of it is kept. False while its lobby is not to be seen yet."""
        owner, *others = self.people.values()
        if self.channel.id not in open_tables(self.arena.file):
            await owner.slash(self.channel, "game new", game=self.game, seats=len(self.people))
        self._turn_page()
        for person in others:
            if self.read().seat_of(person.id) is None:
                await person.slash(self.channel, "game join")
        for name, value in BRIEF[self.game].items():
            if self.read().options.model_dump()[name] != value and not await self._set(owner, name, str(value)):
                return False
        await owner.slash(self.channel, "game start")
        return True

    async def _set(self, owner: Person, name: str, value: str) -> bool:
        for message in reversed(self.arena.wire.messages(self.channel)):
            for menu in (key for key in controls(message) if key.endswith(":options")):
                await owner.submit(await owner.choose(message, menu, name), number=value)
                return True
        return False

    def _turn_page(self) -> None:
        """Open the ledger of the table that stands here now."""
        table_id = open_tables(self.arena.file)[self.channel.id]
        if self.ledger is None or self.ledger.table_id != table_id:
            self.owed_before = self.owed
            self.stored_before |= self.ledger.presses if self.ledger is not None else set()
            self.ledger = Ledger(self.arena.file, table_id)

    async def step(self) -> bool:
        """Somebody who has been called acts, by the panel. False where nobody has been called yet."""
        if self.ledger is None or (table := self.read()).phase in (Phase.OVER, Phase.LOBBY):
            return await self.begin()
        ready = [seat for seat in table.owing() if self._is_called(table, seat)]
        if not ready:
            return False
        seat = self.arena.luck.choice(ready)
        person = self.people[_holder(table, seat)]
        answer = await by_panel(self, _Remembering(self, person), wanted(table, seat))
        assert "✅" in answer.words, answer.words
        self.acknowledged.append(answer.record.id)
        self.actions += 1
        return True

    def _is_called(self, table: Table, seat: int) -> bool:
        user_id = _holder(table, seat)
        return self.called[user_id] >= self.owed[user_id]

    async def press_something_old(self) -> None:
        """An old button, whoever presses it: it is answered, and nothing changes."""
        if not self.old:
            return
        person, message, custom_id = self.arena.luck.choice(self.old)
        answer = await person.press(message, custom_id)
        assert answer.answered, f"nothing answers {custom_id}"


@dataclass(frozen=True)
class _Remembering:
    """A person whose panels are remembered, so that their buttons can be pressed long afterwards."""

    place: Place
    person: Person

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def locale(self) -> str:
        return self.person.locale

    async def press(self, message: Message, custom_id: str) -> Answer:
        return await self._kept(await self.person.press(message, custom_id))

    async def choose(self, message: Message, custom_id: str, *values: str) -> Answer:
        return await self._kept(await self.person.choose(message, custom_id, *values))

    async def slash(self, channel: Any, command: str, **options: Any) -> Answer:
        return await self._kept(await self.person.slash(channel, command, **options))

    async def complete(self, channel: Any, command: str, option: str, typed: str = "", **others: Any) -> Answer:
        return await self.person.complete(channel, command, option, typed, **others)

    async def _kept(self, answer: Answer) -> Answer:
        assert answer.answered, "nothing answers"
        await self.place.arena.said_again(answer)
        found = [key for key in controls(answer.message) if (press := ids.read(key)) and press.word in HARMLESS]
        self.place.old += [(self.person, answer.message, key) for key in found]
        self.place.old = self.place.old[-OLD:]
        return answer


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
        """Where the line was cut over an answer that had arrived: until it is said again. Nobody presses that fast."""

        def is_whole() -> bool:
            sent = reversed(self.wire.rest.sent)
            return next((one.status != 0 for one in sent if f"/{answer.record.token}/" in one.path), True)

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


def _holder(table: Table, seat: int) -> int:
    user_id = table.holders[seat].user_id
    assert user_id is not None, "only people play here"
    return user_id
