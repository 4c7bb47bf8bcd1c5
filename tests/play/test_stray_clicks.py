"""What goes wrong where somebody presses late, at another table, or where they have no business."""

from __future__ import annotations

from bot.table import Phase
from tests.bot.panels.evening import Evening, button, press
from tests.bot.panels.players import by_typing
from tests.play.taps import MOVED_ON, position, tapped
from tests.wire import controls

NO_SEAT = "You have no seat at this table."


async def test_wrong_table(hall: Evening) -> None:
    """A button acts on its own table, wherever its owner plays meanwhile, and even when it is pressed elsewhere."""
    anna, ben = hall.guests()
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
    anna, ben, zoe = *hall.guests(), hall.club.person("Zoe")
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
        anna, ben = hall.guests()
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
        anna, ben = hall.guests()
        table = await hall.begun(anna, ben, game="tryout")
        turn = button(table, "Your move")
        old = await tapped(anna, table, "Your move", "Step")
        await anna.slash(hall.channel, "tryout win")
        await hall.message("By sheer will.")
        for stale in (turn, *controls(old)):
            assert (await anna.press(old, stale)).words.startswith(("There is nothing to decide", MOVED_ON))

    async def test_deleted(self, hall: Evening) -> None:
        anna, ben = hall.guests()
        table = await hall.begun(anna, ben, game="tryout")
        assert (await anna.press(table, "el:999:1:turn")).words == "This table is gone."
        old = await tapped(anna, table, "Your move", "Step")
        hall.wire.backend.delete_message(hall.channel.id, table.id)
        await hall.says(await press(anna, old, "Do it"), "✅ Anna steps.")
        await hall.message("Your move")

    async def test_of_another_server(self, hall: Evening) -> None:
        await hall.begun(*hall.guests(), game="tryout")
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
