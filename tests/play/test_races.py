"""What goes wrong between people who press at the same time, or twice."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.table import Kind
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, button, press
from tests.bot.stage import Stage
from tests.play.taps import MOVED_ON, position, tapped
from tests.wire import Answer, words


def told(answers: list[Answer]) -> Counter[str]:
    """The first lines of private answers, and how often each was given."""
    private = [answer for answer in answers if answer.private]
    return Counter(answer.words.partition("\n")[0] for answer in private)


async def test_one_press_two_effects(hall: Evening) -> None:
    """The same button twice within a millisecond, the same delivery twice, and again 5 s later: one action."""
    anna, ben = hall.guests()
    panel = await tapped(anna, await hall.begun(anna, ben, game="tryout"), "Your move", "Step")
    do_it = button(panel, "Do it")
    first, second = await asyncio.gather(anna.press(panel, do_it), anna.press(panel, do_it))
    assert first.answered
    assert second.answered
    await hall.says(first, "Anna steps.")  # both answers stand on the one panel, the later one over the other
    assert position(hall).steps == 1
    await anna.again(first)
    hall.wire.backend.advance_clock(5)
    await anna.again(second)
    later = await anna.press(panel, do_it)
    assert MOVED_ON in later.words
    assert position(hall).steps == 1


async def test_two_people_at_once(hall: Evening) -> None:
    """The last free seat, and the rematch: one gets it, the other is told."""
    anna, ben, clara = hall.guests(3)
    lobby = await hall.lobby(anna)
    joined = await asyncio.gather(*(press(person, lobby, "Join") for person in (ben, clara)))
    assert told(joined) == {"Both seats are taken.": 1}
    sure = await anna.slash(hall.channel, "game end")
    await press(anna, sure.message, "End it")
    over = await hall.message("Rematch")
    again = await asyncio.gather(*(press(person, over, "Rematch") for person in (anna, ben, clara)))
    assert await hall.wire.until(lambda: all(words(answer.message) for answer in again), seconds=20)
    assert sorted(answer.words[:17] for answer in again) == [
        "Only those who sa",
        "The table is open",
        "There is an open ",
    ]


async def test_lost_simultaneous_choice(hall: Evening) -> None:
    """Four secret choices in one tick: four accepted."""
    people = hall.guests(4)
    table = await hall.begun(*people, seats=4, game="tryout")
    await press(people[0], await tapped(people[0], table, "Your move", "Call"), "Do it")
    table = await hall.message(f"<@{people[3].id}>")
    panels = [await tapped(person, table, "Your move", "1") for person in people]
    version = hall.table.version
    bids = await asyncio.gather(*(press(*both, "Do it") for both in zip(people, panels, strict=True)))
    for person, answer in zip(people, bids, strict=True):
        await hall.says(answer, f"✅ {person.name} bids 1.")
    assert (hall.table.version, position(hall).bids) == (version + 4, None)


async def test_lost_update(hall: Evening) -> None:
    """200 lines typed at once, half of them by somebody who is not awaited."""
    anna, ben = hall.guests()
    await hall.begun(anna, ben, game="tryout")
    answers = await asyncio.gather(*(person.slash(hall.channel, "tryout step") for person in [anna, ben] * 100))
    assert await hall.wire.until(lambda: all(words(answer.message) for answer in answers), seconds=60)
    assert told(answers) == {
        "✅ Anna steps.": 100,
        "It is not your decision now. Elder waits for Anna. (Handbook: Tryout 0)": 100,
    }
    assert position(hall).steps == 100
    store, table = hall.elder.store, hall.table
    assert await replayed(store, table) == await stored_state(store, table.id)


async def test_double_start(hall: Evening) -> None:
    anna, ben = hall.guests()
    lobby = await hall.lobby(anna, ben, game="tryout")
    pressed = await asyncio.gather(*(press(anna, lobby, "Start") for _ in range(5)))
    assert told(pressed) == {"The game has started already.": 4}
    log = await hall.elder.tables.log(hall.table.id)
    assert [change.kind for change in log].count(Kind.START) == 1


async def test_join_storm(hall: Evening) -> None:
    """A hundred join a table of four seats, at which its owner sits already."""
    anna = hall.club.person("Anna")
    await hall.lobby(anna, seats=4)
    crowd = [hall.club.person(f"Guest {number}") for number in range(100)]
    answers = await asyncio.gather(*(guest.slash(hall.channel, "game join") for guest in crowd))
    assert await hall.wire.until(lambda: all(words(answer.message) for answer in answers), seconds=60)
    assert told(answers) == {
        "You have a seat. The table’s message shows whom you play, and lets you change it.": 3,
        "All 4 seats are taken.": 97,
    }
    assert len({holder.user_id for holder in hall.table.holders}) == 4


async def test_ten_quick_moves(playing: Stage) -> None:
    """Ten actions while the first picture is being drawn: one live message, showing the tenth."""
    playing.easel.ready.clear()
    before = len(playing.wire.rest.sent)
    await playing.do(playing.people[0], *["step"] * 10)
    assert len(playing.wire.rest.sent) == before
    playing.easel.ready.set()
    await playing.quiet()
    assert len(playing.live) == 1
    assert "board after 10 steps" in playing.shown
    assert len(playing.wire.rest.sent) - before <= 2
