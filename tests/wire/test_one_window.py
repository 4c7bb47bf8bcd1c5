"""Two people answer one window of Shared Worlds in the same tick, over the wire: whichever comes first, both count."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.table import Player
from rules import games
from rules.codec import load_action
from rules.game import Action, AnyGame, Seat, State
from rules.shared_worlds.actions import Pass, PlayInstant
from rules.shared_worlds.pieces import Passing
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.windows import Window
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, opened
from tests.bot.panels.players import last_press, typed_line
from tests.play.club import SEED, Sketchbook
from tests.play.moments import moments
from tests.wire import Answer, Message, Person

WORLDS = games()["shared_worlds"]
PASS = Pass(Passing.ONCE)
NAMES = ("Anna", "Ben", "Clara")
MOVED_ON = "The game has moved on since this panel was opened. Nothing was done."

either_first = pytest.mark.parametrize("later_first", [False, True], ids=["in turn", "out of turn"])


@dataclass(frozen=True, slots=True)
class Two:
    """A window that waits for `first`, who could play `instant`, and in which `later` may pass already."""

    evening: Evening
    first: Person
    later: Person
    instant: Action

    @property
    def window(self) -> Window | None:
        """The window, while it is open."""
        state = self.evening.table.state
        assert isinstance(state, SharedWorldsState)
        return next((step for step in state.steps if isinstance(step, Window)), None)

    def seat(self, person: Person) -> Seat:
        """Where this person sits."""
        seat = self.evening.table.seat_of(person.id)
        assert seat is not None
        return seat

    async def before_it_is_done(self, person: Person, action: Action) -> tuple[Message, str]:
        """The panel, and the button on it that only has to be pressed."""
        return await last_press(self.evening, person, action)

    async def since(self, count: int) -> list[tuple[Seat, Action]]:
        """Who has done what, after so many actions."""
        rows = await self.evening.elder.store.actions(self.evening.table.id)
        return [(int(row["seat"]), load_action(WORLDS, str(row["action"]))) for row in rows[count:]]

    async def count(self) -> int:
        """How many actions are stored."""
        return len(await self.evening.elder.store.actions(self.evening.table.id))

    async def log_is_state(self) -> bool:
        """Whether what is stored leads to the position."""
        store, table = self.evening.elder.store, self.evening.table
        return await replayed(store, table) == await stored_state(store, table.id)


def open_to_two(game: AnyGame, state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat at the turn could play, where two are asked and the last of them can pass ahead."""
    prompts = game.awaited(state)
    if len(prompts) != 2 or prompts[0].seat != seat:
        return ()
    return tuple(action for action in game.legal(state, seat) if isinstance(action, PlayInstant))


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    moment = next(moments(WORLDS, len(NAMES), open_to_two))
    async with opened(tmp_path / "elder.db", Sketchbook()) as evening:
        evening.elder.tables._new_seed = lambda: SEED
        guests = [evening.club.person(name) for name in NAMES]
        await evening.begun(*guests, seats=len(NAMES), game=WORLDS.key)
        people = {evening.table.seat_of(guest.id): guest for guest in guests}
        for seat, action in moment.log:
            who = Player(people[seat].id, people[seat].name)
            await evening.elder.tables.act(evening.table.id, who, action)
        first, later = (people[prompt.seat] for prompt in evening.table.awaited())
        await evening.message(f"<@{first.id}>", f"<@{later.id}>")
        yield Two(evening, first, later, moment.answers[0])


async def together(*asked: Awaitable[Answer], turned: bool) -> list[Answer]:
    """All in one tick, the last first where `turned`; the answers in the order in which they were given."""
    order = asked[::-1] if turned else asked
    answers = await asyncio.gather(*order)
    assert all(answer.answered and answer.message.is_ephemeral for answer in answers)
    return answers[::-1] if turned else list(answers)


@either_first
async def test_two_presses_to_pass_both_count(two: Two, later_first: bool) -> None:
    before = await two.count()
    people = (two.first, two.later)
    panels = [await two.before_it_is_done(person, PASS) for person in people]
    presses = [person.press(*panel) for person, panel in zip(people, panels, strict=True)]
    for person, answer in zip(people, await together(*presses, turned=later_first), strict=True):
        await two.evening.says(answer, f"✅ {person.name} passes.")
    passed = [(two.seat(two.first), PASS), (two.seat(two.later), PASS)]
    assert await two.since(before) == (passed[::-1] if later_first else passed)
    assert two.window is None
    assert await two.log_is_state()


@either_first
async def test_two_lines_to_pass_both_count(two: Two, later_first: bool) -> None:
    before = await two.count()
    people = (two.first, two.later)
    lines = [await typed_line(two.evening, person, PASS) for person in people]
    sent = [
        person.slash(two.evening.channel, command, **options)
        for person, (command, options) in zip(people, lines, strict=True)
    ]
    for person, answer in zip(people, await together(*sent, turned=later_first), strict=True):
        await two.evening.says(answer, f"✅ {person.name} passes.")
    assert sorted(await two.since(before), key=str) == sorted(
        [(two.seat(two.first), PASS), (two.seat(two.later), PASS)], key=str
    )
    assert two.window is None
    assert await two.log_is_state()


@either_first
async def test_a_card_and_a_pass_leave_nobody_without_knowing(two: Two, later_first: bool) -> None:
    """The card is played once. The pass counts, and is void with the card; or it is told that there was a card."""
    before = await two.count()
    wanted = [(two.first, two.instant), (two.later, PASS)]
    panels = [(person, await two.before_it_is_done(person, action)) for person, action in wanted]
    presses = [person.press(*panel) for person, panel in panels]
    played, passed = await together(*presses, turned=later_first)
    await two.evening.says(played, f"✅ {two.first.name} plays")
    await two.evening.says(passed, f"✅ {two.later.name} passes." if later_first else MOVED_ON)
    done = [(two.seat(two.first), two.instant)]
    assert await two.since(before) == ([(two.seat(two.later), PASS), *done] if later_first else done)
    assert two.window is not None
    assert two.window.ahead == ()
    assert two.seat(two.later) in [prompt.seat for prompt in two.evening.table.awaited()]
    assert await two.log_is_state()


@either_first
async def test_two_presses_on_one_button_pass_once(two: Two, later_first: bool) -> None:
    """Who presses twice in the tick in which another passes as well has passed once."""
    before = await two.count()
    mine = await two.before_it_is_done(two.later, PASS)
    other = await two.before_it_is_done(two.first, PASS)
    twice = [two.later.press(*mine) for _ in range(2)]
    await together(*twice, two.first.press(*other), turned=later_first)
    assert sorted(seat for seat, _ in await two.since(before)) == sorted([two.seat(two.first), two.seat(two.later)])
    assert await two.log_is_state()
