"""One channel of the arena, where two people play: they act, take back, agree or refuse, and remember old buttons."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.panels import ids
from bot.panels.seating import Seating
from bot.table import Phase, Table
from tests.bot.panels.evening import Speaking, seating
from tests.bot.panels.players import by_panel
from tests.trials.brief import BRIEF
from tests.trials.ledger import Ledger, open_tables, wanted
from tests.wire import Answer, Channel, Message, Person, controls

if TYPE_CHECKING:
    from tests.trials.arena import Arena

OLD = 60
"""So many old buttons are remembered at a table."""
WISHES = 0.06
"""So often somebody wants to take something back instead of acting."""
ANSWERS = 0.7
"""So often the others answer that before they act, and so often they agree."""


@dataclass(frozen=True, slots=True)
class Old:
    """A button or a menu that somebody has seen, with the first of what can be chosen there."""

    person: Person
    message: Message
    custom_id: str
    values: tuple[str, ...]

    async def use(self) -> Answer:
        """Press it, whether it is still there or not."""
        if self.values:
            return await self.person.choose(self.message, self.custom_id, *self.values)
        return await self.person.press(self.message, self.custom_id)


def seen(person: Person, message: Message) -> list[Old]:
    """Everything of a table that can be pressed on a message."""
    found = []
    for custom_id, part in controls(message).items():
        press = ids.read(custom_id)
        if press is not None and press.table:
            first = tuple(option["value"] for option in part.get("options", [])[: max(1, part.get("min_values", 1))])
            found.append(Old(person, message, custom_id, first))
    return found


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
    kinds_before: Counter[str] = field(default_factory=Counter)
    acknowledged: list[int] = field(default_factory=list)
    old: list[Old] = field(default_factory=list)
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

    @property
    def kinds(self) -> Counter[str]:
        """What has been done in this channel, by the kinds of changes."""
        return self.kinds_before + (self.ledger.kinds if self.ledger is not None else Counter())

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
            if getattr(self.read().options, name) != value and not await self._set(owner, name, str(value)):
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
            self.kinds_before = self.kinds
            self.stored_before |= self.ledger.presses if self.ledger is not None else set()
            self.ledger = Ledger(self.arena.file, table_id)

    async def step(self) -> bool:
        """Somebody who has been called acts, by the panel. False where nobody has been called yet."""
        if self.ledger is None or (table := self.read()).phase in (Phase.OVER, Phase.LOBBY):
            return await self.begin()
        if not all(self._is_called(table, seat) for seat in table.voters()):
            return False  # who acts before they have heard of his wish withdraws it, and nobody is called any more
        ready = [seat for seat in table.owing() if self._is_called(table, seat)]
        if not ready:
            return False
        if await self._talks(table):
            return True
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

    async def _talks(self, table: Table) -> bool:
        """Whether somebody wished to take something back, or answered somebody who does, instead of acting."""
        luck = self.arena.luck
        if table.undo is None:
            return luck.random() < WISHES and await self._wish(luck.choice(list(self.people.values())))
        voters = [seat for seat in table.voters() if self._is_called(table, seat)]
        if not voters or luck.random() > ANSWERS:
            return False
        word = "agree" if luck.random() < ANSWERS else "refuse"
        return await self._press_on_table(self.people[_holder(table, voters[0])], word) is not None

    async def _wish(self, person: Person) -> bool:
        asked = await self._press_on_table(person, "undo")
        sure = next((key for key in controls(asked.message) if key.endswith(":undone")), None) if asked else None
        if asked is None or sure is None:
            return False
        answer = await _Remembering(self, person).press(asked.message, sure)
        if "✅" in answer.words:
            self.acknowledged.append(answer.record.id)
        return True

    async def _press_on_table(self, person: Person, word: str) -> Answer | None:
        """What the button of the table message answers, if it is there."""
        message = self.newest
        self.remember(person, message)
        key = next((key for key in controls(message) if key.endswith(f":{word}")), None)
        if key is None:
            return None
        answer = await person.press(message, key)
        assert answer.answered, f"nothing answers {key}"
        await self.arena.said_again(answer)
        return answer

    def remember(self, person: Person, message: Message) -> None:
        """Somebody has seen this message and may press on it much later."""
        self.old = [*self.old, *seen(person, message)][-OLD:]

    async def press_everything_old(self) -> Counter[str]:
        """Every button that is remembered, by who has seen it: each is answered. Returns how often, by their words."""
        pressed = Counter[str]()
        for old in list(self.old):
            answer = await old.use()
            assert answer.answered, f"nothing answers {old.custom_id}"
            press = ids.read(old.custom_id)
            assert press is not None
            pressed[press.word] += 1
        return pressed


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
        self.place.remember(self.person, answer.message)
        return answer


def _holder(table: Table, seat: int) -> int:
    user_id = table.holders[seat].user_id
    assert user_id is not None, "only people play here"
    return user_id
