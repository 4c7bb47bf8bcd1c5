"""What goes wrong between people who press at the same time, twice, late, or where they have no business."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import cast

import pytest

from bot.errors import Refused
from bot.panels.dispatch import HANDLERS, Handler
from bot.panels.seating import cited
from bot.table import Kind, Phase
from rules import games
from rules.game import Refusal
from rules.handbook import handbook
from rules.strange import Strange
from rules.words import Message as Text
from tests.bot.games.tryout import TryoutState
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, button, press
from tests.bot.panels.players import by_typing
from tests.bot.stage import Stage
from tests.play.club import Club, Guest
from tests.play.refusals import line, refusals
from tests.wire import Answer, Message, Person, controls, words

NO_SEAT = "You have no seat at this table."
CONCEIVED = 150
"""In so many positions strange things are typed."""
MOVED_ON = "The game has moved on since this panel was opened. Nothing was done."


def guests(hall: Evening, count: int) -> list[Person]:
    return [hall.club.person(name) for name in ("Anna", "Ben", "Clara", "David")[:count]]


async def tapped(person: Person, message: Message, *labels: str) -> Message:
    """The panel after these taps."""
    for label in labels:
        message = (await press(person, message, label)).message
    return message


def told(answers: list[Answer]) -> Counter[str]:
    """The first lines of private answers, and how often each was given."""
    private = [answer for answer in answers if answer.private]
    return Counter(answer.words.partition("\n")[0] for answer in private)


def position(hall: Evening) -> TryoutState:
    state = hall.table.state
    assert isinstance(state, TryoutState)
    return state


async def test_one_press_two_effects(hall: Evening) -> None:
    """The same button twice within a millisecond, the same delivery twice, and again 5 s later: one action."""
    anna, ben = guests(hall, 2)
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
    anna, ben, clara = guests(hall, 3)
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
    people = guests(hall, 4)
    table = await hall.begun(*people, seats=4, game="tryout")
    await press(people[0], await tapped(people[0], table, "Your move", "Call"), "Do it")
    table = await hall.message(f"<@{people[3].id}>")
    panels = [await tapped(person, table, "Your move", "1") for person in people]
    version = hall.table.version
    bids = await asyncio.gather(*(press(*both, "Do it") for both in zip(people, panels, strict=True)))
    for person, answer in zip(people, bids, strict=True):
        await hall.says(answer, f"✅ {person.name} bids 1.")
    assert (hall.table.version, position(hall).bids) == (version + 4, None)


@pytest.mark.parametrize("game", games())
async def test_silent_refusal(club: Club, game: str) -> None:
    """Whatever is typed that some rule forbids: told privately, why and where it is written, and nothing changes."""
    rules = games()[game]
    await club.begun(game, rules.seats.start)
    luck, strange, told = Random(game), Strange(rules.actions), set[str]()
    for _ in range(CONCEIVED):
        table = await club.last_table()
        if table.phase is not Phase.PLAYING:
            break
        strange.look_around(rules.view(table.state, None))
        for holder in table.holders:
            person, legal = club.holder(holder.seat), club.seating(club.holder(holder.seat)).legal()
            strange.remember(legal)
            for action in strange.actions(luck, legal, most=15):
                refusal = rules.explain(table.state, holder.seat, action)
                if refusal is not None and refusal.why.id not in told and (typed := line(club.seating(person), action)):
                    told.add(refusal.why.id)
                    await is_told(club, person, typed, refusal)
        await club.step(luck)
    assert len(told) >= len(refusals(rules)) / 4


async def is_told(club: Club, person: Guest, typed: tuple[str, dict[str, str]], refusal: Refusal) -> None:
    """This line is refused like this."""
    command, options = typed
    before, spoken = club.table, club.seating(person).speaker
    reply = await person.slash(club.channel, command, **options)
    assert reply.message.is_ephemeral
    assert spoken.say(refusal.why) in reply.words
    assert cited(spoken, refusal.section) in reply.words
    assert (club.table.version, club.table.state) == (before.version, before.state)


@pytest.mark.parametrize("game", games())
async def test_silent_refusal_of_any_kind(club: Club, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every refusal that the game has words for, raised behind a button, is told in English and in German."""
    rules = games()[game]
    await club.begun(game, rules.seats.start)
    section = handbook(rules, "en").sections[-1].id
    coming: list[Text] = []

    async def forbid(*_: object) -> None:
        raise Refused.by_rule(game, Refusal(coming[-1], section))

    monkeypatch.setitem(cast(dict[str, Handler], HANDLERS), "turn", forbid)
    for person in club.seats(2):
        spoken = club.seating(person).speaker
        for why in refusals(rules):
            coming.append(why)
            reply = await person.press(club.newest, button(club.newest, "Your move"))
            assert reply.message.is_ephemeral
            assert reply.words == f"{spoken.say(why)} ({cited(spoken, section)})"


async def test_lost_update(hall: Evening) -> None:
    """200 lines typed at once, half of them by somebody who is not awaited."""
    anna, ben = guests(hall, 2)
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
    anna, ben = guests(hall, 2)
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


async def test_wrong_table(hall: Evening) -> None:
    """A button acts on its own table, wherever its owner plays meanwhile, and even when it is pressed elsewhere."""
    anna, ben = guests(hall, 2)
    first = await hall.begun(anna, ben, game="tryout")
    panel = await tapped(anna, first, "Your move", "Step")
    old_table, hall.channel = hall.table, hall.club.channel("second")
    second = await hall.begun(anna, ben, game="tryout")
    await hall.says(await press(anna, panel, "Do it"), "✅ Anna steps.")
    assert position(hall).steps == 0
    elsewhere = await anna.press(second, next(key for key in controls(first) if key.endswith(":turn")))
    assert f"el:{old_table.id}:" in " ".join(controls(elsewhere.message))


async def test_stranger_at_the_table(hall: Evening) -> None:
    """An outsider and somebody who has left press everything: they are told, nothing changes, nothing is learnt."""
    anna, ben, zoe = *guests(hall, 2), hall.club.person("Zoe")
    lobby = await hall.lobby(anna, ben, game="tryout")
    for custom_id in controls(lobby):
        if not custom_id.endswith((":join", ":dismiss")):
            answer = await zoe.use(lobby, custom_id)
            assert answer.private
            open_to_all = custom_id.endswith(":help")
            assert open_to_all or "Anna, who runs" in answer.words or answer.words == NO_SEAT
    assert (hall.table.phase, hall.table.names) == (Phase.LOBBY, ("Anna", "Ben"))
    await anna.slash(hall.channel, "game start")
    table = await hall.message("➡️")
    panel = await tapped(anna, table, "Your move")
    step = await tapped(anna, await tapped(anna, table, "Your move"), "Step")
    await press(ben, (await ben.slash(hall.channel, "game leave")).message, "Leave")
    assert await hall.wire.until(lambda: len(hall.table.humans) == 1, seconds=20)
    before = hall.table
    for person in (zoe, ben):
        for custom_id in (*controls(table), *controls(panel), *controls(step)):
            answer = await person.press(table, custom_id)
            assert answer.private
            open_to_all = custom_id.endswith((":log", ":help"))
            assert open_to_all or answer.words == NO_SEAT
        assert (await person.slash(hall.channel, "undo")).words == NO_SEAT
        assert (await person.slash(hall.channel, "tryout step")).words == NO_SEAT
    assert (hall.table.version, hall.table.state) == (before.version, before.state)


async def test_a_stranger_is_offered_nothing_to_type_but_the_reason(evening: Evening) -> None:
    anna, bert, zoe = (evening.club.person(name) for name in ("Anna", "Bert", "Zoe"))
    await evening.begun(anna, bert)
    assert [choice["name"] for choice in (await zoe.complete(evening.channel, "zoar move", "unit")).choices] == [
        f"⏳ {NO_SEAT}"
    ]
    assert (await evening.asked(anna, bert).complete(evening.channel, "zoar move", "unit")).choices


class TestStaleButton:
    """A button of something that was overtaken, undone, finished or deleted: told, with a fresh panel."""

    async def test_overtaken(self, evening: Evening) -> None:
        anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
        table = await evening.begun(anna, bert)
        person = evening.asked(anna, bert)
        old = await tapped(person, table, "Your move")
        stale = button(old, "Done moving")
        await by_typing(evening, person, evening.seating(person).legal()[0])
        version = evening.table.version
        answer = await person.press(old, stale)
        assert "moved on" in answer.words
        assert f"{person.name} moves" in answer.words
        assert "Moving: what do you do next?" in answer.words
        assert evening.table.version == version
        assert "### Done moving" in (await press(person, answer.message, "Done moving")).words

    async def test_undone(self, hall: Evening) -> None:
        anna, ben = guests(hall, 2)
        table = await hall.begun(anna, ben, game="tryout")
        await anna.slash(hall.channel, "tryout step")
        old = await tapped(anna, table, "Your move", "Step")
        stale = button(old, "Do it")
        await anna.slash(hall.channel, "undo")
        answer = await anna.press(old, stale)
        assert MOVED_ON in answer.words
        assert "What will you do?" in answer.words
        assert position(hall).steps == 0

    async def test_finished(self, hall: Evening) -> None:
        anna, ben = guests(hall, 2)
        table = await hall.begun(anna, ben, game="tryout")
        turn = button(table, "Your move")
        old = await tapped(anna, table, "Your move", "Step")
        await anna.slash(hall.channel, "tryout win")
        await hall.message("By sheer will.")
        for stale in (turn, *controls(old)):
            assert (await anna.press(old, stale)).words.startswith(("There is nothing to decide", MOVED_ON))

    async def test_deleted(self, hall: Evening) -> None:
        anna, ben = guests(hall, 2)
        table = await hall.begun(anna, ben, game="tryout")
        assert (await anna.press(table, "el:999:1:turn")).words == "This table is gone."
        old = await tapped(anna, table, "Your move", "Step")
        hall.wire.backend.delete_message(hall.channel.id, table.id)
        await hall.says(await press(anna, old, "Do it"), "✅ Anna steps.")
        await hall.message("Your move")

    async def test_of_another_server(self, hall: Evening) -> None:
        await hall.begun(*guests(hall, 2), game="tryout")
        elsewhere = hall.wire.guild()
        zoe, page = elsewhere.person("Zoe"), elsewhere.channel("games")
        shown = (await zoe.slash(page, "help")).message
        for path in ("log", "lines.0", "turn", "help"):
            answer = await zoe.press(shown, f"el:{hall.table.id}:3:{path}")
            assert answer.words == "I do not know this button any more."

    async def test_of_another_release(self, evening: Evening) -> None:
        anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
        table = await evening.begun(anna, bert)
        person = evening.asked(anna, bert)
        unknown = await person.press(table, f"el:{evening.table.id}:1:dance")
        assert unknown.private
        assert "Moving: what do you do next?" in unknown.words
        wrong = await person.press(table, f"el:{evening.table.id}:1:pick.00000000.0.7")
        assert "moved on" in wrong.words


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
