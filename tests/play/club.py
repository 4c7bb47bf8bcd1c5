"""Elder in SimCord: the real bot in a simulated Discord, and people who press and type one after the other."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import simcord
from simcord.builders import ChannelHandle, GuildHandle

from bot.app import Elder, create_app
from bot.gallery import Board, Gallery, Task
from bot.panels.seating import Seating
from bot.settings import Settings
from bot.table import Player, Table
from bot.table.answers import offered
from bot.table.timing import Ring
from images import artist
from images.kit.look import Look, Picture, Words
from rules.game import Action, View
from tests.bot.house import Clock
from tests.bot.panels.evening import Speaking, menu, seating
from tests.bot.stage import WEBP
from tests.play.guest import Guest
from tests.play.owing import waited_for
from tests.wire import Message, controls

PATIENCE = 60.0
"""Seconds in which everything must have come to rest after a press, on a busy machine."""
LANGUAGES = {"Anna": "en-US", "Ben": "de", "Clara": "en-GB", "David": "de", "Zoe": "en-US"}
"""Who meets in the club, and what they speak. Zoe only watches."""
SEED = "a seed of the tests"


class Sketchbook(Gallery):
    """Says what is on a board at once, and shows one pixel of it: what pictures look like is tested elsewhere.

    `drawn` is every view that was to be drawn.
    """

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[tuple[View, Look]] = []

    async def _shown(self, task: Task, game: str, what: View | str, look: Look) -> Board:
        if isinstance(what, View):
            self.drawn.append((what, look))
        return Board(getattr(artist(game), task.tell)(what, look), Picture(WEBP, 1, 1))

    async def cover(self, game: str, locale: str) -> Board | None:
        return Board(Words("the box", ("the box",)), Picture(WEBP, 1, 1))


Options = Mapping[str, int | str]
NONE: Options = {}


@dataclass
class Club:
    """A server with one channel. `called` counts how often each account's phone rang because of the table."""

    env: simcord.Env
    elder: Elder
    channel: ChannelHandle
    path: Path
    clock: Clock
    people: dict[str, Guest] = field(default_factory=dict)
    called: Counter[int] = field(default_factory=Counter)
    owed: Counter[int] = field(default_factory=Counter)
    """How often each account should have been called: whenever the game began to wait for it."""
    table_id: int = 0
    gallery: Callable[[], Gallery] = Sketchbook
    """Where each life of the bot lets draw."""
    _awaited: frozenset[int] = frozenset()
    _acting: int | None = None

    @property
    def guild(self) -> GuildHandle:
        """The server."""
        assert self.channel.guild is not None
        return self.channel.guild

    @property
    def table(self) -> Table:
        """The table in the channel."""
        table = self.elder.tables.at(self.channel.id)
        assert table is not None
        return table

    async def last_table(self) -> Table:
        """The last table that was in the channel, over or not."""
        return await self.elder.tables.get(self.table_id)

    @property
    def messages(self) -> list[Message]:
        """What everybody can read in the channel, the oldest first."""
        messages = self.env.backend.messages.get(self.channel.id, {}).values()
        return sorted((message for message in messages if not message.is_ephemeral), key=lambda message: message.id)

    @property
    def newest(self) -> Message:
        """The last message that everybody can read in the channel."""
        return self.messages[-1]

    @property
    def live(self) -> list[Message]:
        """The messages that can be pressed."""
        return [message for message in self.messages if controls(message)]

    def seating(self, person: Speaking) -> Seating:
        """The table as this person sees it."""
        return seating(self.table, person)

    def seats(self, count: int) -> list[Guest]:
        """So many people who play."""
        return list(self.people.values())[:count]

    def holder(self, seat: int) -> Guest:
        """Who holds this seat."""
        user_id = self.table.holders[seat].user_id
        return next(person for person in self.people.values() if person.id == user_id)

    async def lobby(
        self, game: str, people: int, *, computers: int = 0, options: Options = NONE, terms: Options = NONE
    ) -> None:
        """A table at which they sit; the options and terms are set as their owner would."""
        owner, *others = self.seats(people)
        await owner.slash(self.channel, "game new", game=game, seats=people + computers)
        for person in others:
            await person.tap(self.newest, "Join")
        for _ in range(computers):
            await owner.tap(self.newest, "Add computer player")
        self.table_id = self.table.id
        for name, value in options.items():
            await self._choose(owner, name, str(value))
        for name, value in terms.items():
            asked = await owner.choose(self.newest, menu(self.newest, "options")["custom_id"], f"terms-{name}")
            await owner.choose(asked.message, menu(asked.message, "term")["custom_id"], str(value))

    async def begun(
        self, game: str, people: int, *, computers: int = 0, options: Options = NONE, terms: Options = NONE
    ) -> None:
        """A game that has just begun."""
        await self.lobby(game, people, computers=computers, options=options, terms=terms)
        await self.seats(1)[0].tap(self.newest, "Start")

    async def _choose(self, owner: Guest, name: str, value: str) -> None:
        """Set an option: from its menu, or by typing the number."""
        asked = await owner.choose(self.newest, menu(self.newest, "options")["custom_id"], name)
        if asked.shown is None:
            await owner.submit(asked, number=value)
        else:
            await owner.choose(asked.message, menu(asked.message, "option")["custom_id"], value)

    def listen(self, event: str, payload: Any) -> None:
        """Let everybody speak their own language, and hear what their phones hear."""
        if event == "INTERACTION_CREATE":
            speaks = {person.id: person.locale for person in self.people.values()}
            payload["locale"] = speaks[int(payload["member"]["user"]["id"])]
        if event == "MESSAGE_CREATE" and int(payload["channel_id"]) == self.channel.id:
            message = self.env.backend.messages[self.channel.id][int(payload["id"])]
            self.called.update(message.ping_user_ids)

    def note(self, table: Table) -> None:
        """Whom the changed table waits for and did not before is owed a call, save who has just acted."""
        awaits = waited_for(table)
        self.owed.update(awaits - self._awaited - {self._acting})
        self._awaited = awaits

    async def step(self, luck: Random) -> None:
        """Somebody acts, through the door and not by a press."""
        table = self.table
        seat = luck.choice(table.awaited()).seat
        action = luck.choice((table.rules.stand_in(table.state, seat), *table.rules.legal(table.state, seat)))
        await self.act(seat, action)

    async def act(self, seat: int, action: Action) -> None:
        """Whoever holds this seat acts, through the door and not by a press."""
        person = self.holder(seat)
        self._acting = person.id
        await self.elder.tables.act(self.table.id, Player(person.id, person.name), action)
        self._acting = None

    async def advance(self, actions: int) -> Table:
        """So many actions, by whoever is awaited; the table then."""
        for _ in range(actions):
            seat = self.table.owing()[0]
            await self.act(seat, self.table.rules.stand_in(self.table.state, seat))
            await self.quiet()
        return self.table

    async def say_answer(self, luck: Random) -> None:
        """Somebody says once for all how to answer a kind of small questions, where the game has any."""
        table = self.table
        kinds, seats = table.rules.small, [holder.seat for holder in table.humans]
        if kinds and seats:
            person, kind = self.holder(luck.choice(seats)), luck.choice(kinds)
            player, said = Player(person.id, person.name), luck.choice(offered(kind))
            await self.elder.desk.host.say_answer(table.id, player, kind.kind, said)

    async def let_elder_look(self) -> None:
        """Time goes on until Elder has looked at every question that was left to Elder."""
        due = [alarm.at for alarm in (await self.last_table()).alarms if alarm.ring is Ring.ANSWER]
        if due:
            await self.pass_time(max(max(due) - self.clock.now, timedelta()))

    @property
    def drawn(self) -> list[tuple[View, Look]]:
        """Everything that was to be drawn, in this life of the bot."""
        assert isinstance(self.elder.desk.gallery, Sketchbook)
        return self.elder.desk.gallery.drawn

    async def quiet(self) -> None:
        """Until what was done without SimCord's knowing has had all its effects, and the channel has been told."""
        elder = self.elder
        while tasks := [*elder.herald._tasks.values(), *elder.computers.tasks.values(), *elder.attendance.tasks]:
            await asyncio.gather(*tasks)

    async def pass_time(self, by: timedelta) -> None:
        """Time goes on; what falls due is done."""
        self.clock.now += by
        await self.elder.timekeeper.ring()
        await self.quiet()

    def depart(self, person: Guest) -> None:
        """Somebody leaves the server."""
        self.env.backend.remove_member(self.table.guild_id, person.id)

    async def restart(self) -> None:
        """The bot stops, and another one takes over what is stored."""
        await self.elder.close()
        self.elder = await prepared(self.path, self.clock, self.gallery())
        self.elder.tables.changed.append(self.note)
        await self.env.restart_bot(self.elder)
        await self.env.settle()


@asynccontextmanager
async def opened(path: Path, gallery: Callable[[], Gallery] = Sketchbook) -> AsyncIterator[Club]:
    """A club with this database. At its end nothing may have been left unanswered, or gone wrong unseen."""
    clock = Clock()
    elder = await prepared(path, clock, gallery())
    env = simcord.Env(elder, settle_timeout=PATIENCE)
    guild = env.create_guild("Club")
    club = Club(env, elder, guild.create_text_channel("table"), path, clock, gallery=gallery)
    for name, locale in LANGUAGES.items():
        actor = guild.add_member(env.create_user(name.lower(), global_name=name))
        club.people[name] = Guest(env, actor, name, locale)
    env.backend.subscribers.insert(0, club.listen)
    elder.tables.changed.append(club.note)
    try:
        await env.start()
        yield club
        await env.settle()
        assert all(interaction.responded for interaction in env.backend.interactions.values())
        env.raise_errors()
    finally:
        await club.elder.close()
        await env.shutdown()


async def prepared(path: Path, clock: Clock, gallery: Gallery) -> Elder:
    """The bot with its database open, before it logs in. Its dice and its time are those of the tests."""
    settings = Settings(database_url=f"sqlite+aiosqlite:///{path}", discord_token=None)
    elder = create_app(settings, clock=clock, gallery=gallery)
    await elder.open()
    elder.tables._new_seed = lambda: SEED
    return elder
