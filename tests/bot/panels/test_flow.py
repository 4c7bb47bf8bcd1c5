"""Real people at a real table: opening, sitting down, starting, in two languages and in several places."""

from __future__ import annotations

import asyncio

import pytest

from bot.table import Done, Player, Table
from tests.bot.panels.evening import Evening, menu, press
from tests.bot.positions import NASTY
from tests.wire import Message, controls, words


def labels_of(message: Message, word: str) -> list[str]:
    """What the entries of this menu are called."""
    return [entry["label"] for entry in menu(message, word)["options"]]


async def test_a_lobby_fills_up_and_everybody_is_spoken_to_in_their_own_language(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert", locale="de")
    told = await anna.slash(evening.channel, "game new", game="zoar", seats=3)
    assert told.private
    assert "The table is open" in told.words
    lobby = await evening.message("Zoar", "1 of 3", "Anna")
    await press(bert, lobby, "Join")
    lobby = await evening.message("2 of 3", "Bert")
    refused = await press(bert, lobby, "Start")
    assert refused.private
    assert "wer den Tisch leitet: Anna" in refused.words
    assert "Du sitzt hier schon" in (await press(bert, lobby, "Join")).words
    await bert.choose(lobby, menu(lobby, "tribe")["custom_id"], "green")
    lobby = await evening.message("Bert** · Green")
    assert labels_of(lobby, "tribe") == ["Blue", "Yellow"], "what people have cannot be chosen"
    taken = await anna.choose(lobby, menu(lobby, "tribe")["custom_id"], "green")
    assert "Green is taken: Bert plays it." in taken.words
    assert "You can choose Blue and Yellow." in taken.words
    await press(anna, lobby, "Add computer player")
    lobby = await evening.message("3 of 3", "🤖")
    await press(anna, lobby, "Remove computer player")
    await evening.message("2 of 3")


async def test_a_computer_player_swaps_its_tribe_and_makes_room(evening: Evening) -> None:
    anna, bert, clara = (evening.club.person(name) for name in ("Anna", "Bert", "Clara"))
    await evening.lobby(anna)
    await press(anna, await evening.message("1 of 2"), "Add computer player")
    lobby = await evening.message("2 of 2", "🤖 · Blue")
    assert "Blue · Talos 🤖 swaps with you" in labels_of(lobby, "tribe")
    await anna.choose(lobby, menu(lobby, "tribe")["custom_id"], "blue")
    lobby = await evening.message("Anna** · Blue", "🤖 · Red")
    await press(bert, lobby, "Join")
    lobby = await evening.message("Bert** · Red")
    assert "Join" not in [part.get("label") for part in controls(lobby).values()]
    full = await clara.slash(evening.channel, "game join")
    assert "Both seats are taken." in full.words
    assert "`/game new` opens another table, in a thread." in full.words


async def test_seats_are_given_up_in_the_lobby_and_an_empty_table_is_closed(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    lobby = await evening.lobby(anna, bert)
    await press(anna, lobby, "Leave")
    lobby = await evening.message("1 of 2", "Bert")
    assert "You have no seat" in (await anna.slash(evening.channel, "game leave")).words
    await bert.slash(evening.channel, "game leave")
    closed = await evening.message("Everybody has left")
    await press(anna, closed, "Rematch")
    await evening.message("1 of 2", "Anna", "Join")


async def test_a_german_server_reads_german(german: Evening) -> None:
    anna, bert = german.club.person("Anna"), german.club.person("Bert", locale="de")
    assert "The table is open" in (await anna.slash(german.channel, "game new", game="zoar", seats=2)).words
    await press(bert, await german.message("Am Tisch: 1 von 2"), "Mitspielen")
    await press(anna, await german.message("Am Tisch: 2 von 2"), "Los geht’s")
    table = await german.message("Runde 1", "ist dran", "Dein Zug")
    commitment = str(german.table.commitment)
    assert f"`{commitment[:16]}…`" in words(table), "the dice are sealed in public"
    assert commitment in (await press(bert, table, "Verlauf")).words
    assert commitment[:16] in (await anna.slash(german.channel, "game status")).words
    assert commitment in (await anna.slash(german.channel, "verify")).words
    help_ = await press(bert, table, "Hilfe")
    assert "Spielen mit Elder" in help_.words
    assert "Playing with Elder" in (await press(anna, table, "Hilfe")).words


async def test_the_owner_changes_options_by_menu_and_by_number(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    lobby = await evening.lobby(anna, bert)
    choose = menu(lobby, "options")["custom_id"]
    assert "Anna, who runs this table" in (await bert.choose(lobby, choose, "layout")).words
    values = (await anna.choose(lobby, choose, "layout")).message
    await anna.choose(values, menu(values, "option.layout")["custom_id"], "fixed")
    lobby = await evening.message("Board: always laid alike")
    dialog = await anna.choose(lobby, choose, "round_limit")
    assert dialog.record.modal is not None
    await anna.submit(dialog, number="33")
    await evening.message("Rounds at most: 33")
    dialog = await anna.choose(lobby, choose, "round_limit")
    for typed in ("many", "-3", "1000", "2.5"):
        refused = await anna.submit(dialog, number=typed)
        assert refused.private
        assert f"cannot be “{typed}”" in refused.words
        assert "from 0 to 999" in refused.words


@pytest.mark.parametrize("value", ["layout", "round_limit"])
async def test_no_option_stays_chosen_in_the_menu_of_the_lobby(evening: Evening, value: str) -> None:
    """Discord lets nobody choose again what is chosen already; it forgets the choice when the message is edited."""
    anna, zoe = evening.club.person("Anna"), evening.club.person("Zoe")
    lobby = await evening.lobby(anna)
    before = len(evening.edits(lobby))
    for word, one in (("options", value), ("tribe", "green")):
        assert (await zoe.choose(lobby, menu(lobby, word)["custom_id"], one)).private, "and nobody else changes it"
    assert len(evening.edits(lobby)) == before
    await anna.choose(lobby, menu(lobby, "options")["custom_id"], value)
    assert await evening.wire.until(lambda: len(evening.edits(lobby)) > before)


async def test_a_second_table_is_offered_a_thread(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.lobby(anna)
    offered = await bert.slash(evening.channel, "game new", game="zoar", seats=2)
    assert offered.private
    made = await press(bert, offered.message, "Open it in a thread")
    await evening.says(made, "The table is open over in <#")
    thread_id = max(evening.elder.tables.open_tables(), key=lambda table: table.id).channel_id
    assert f"<#{thread_id}>" in made.words
    lobby = await evening.message("Bert", "1 of 2", channel_id=thread_id)
    await press(anna, lobby, "Join")
    await evening.message("2 of 2", channel_id=thread_id)


async def test_names_are_harmless_wherever_they_stand(evening: Evening) -> None:
    people = [evening.club.person(name) for name in NASTY[:4]]
    await people[0].slash(evening.channel, "game new", game="zoar", seats=4)
    for person in people[1:]:
        await person.slash(evening.channel, "game join")
    lobby = await evening.message("4 of 4")
    await people[0].slash(evening.channel, "game start")
    shown = words(lobby) + words(await evening.message("➡️"))
    assert "@everyone" not in shown
    assert "<@&" not in shown
    assert "`rm`" not in shown
    assert "\u202e" not in shown


async def test_two_of_the_same_name_are_told_apart(evening: Evening) -> None:
    await evening.lobby(evening.club.person("Anna"))
    await evening.club.person("Anna").slash(evening.channel, "game join")
    await evening.message("**Anna**", "**Anna 2**")


async def test_ending_a_game_asks_once_and_offers_a_rematch(evening: Evening) -> None:
    anna = evening.club.person("Anna")
    await evening.lobby(anna)
    await press(anna, await evening.message("1 of 2"), "Add computer player")
    lobby = await evening.message("2 of 2")
    await anna.choose(lobby, menu(lobby, "tribe")["custom_id"], "green")
    await evening.message("Anna** · Green")
    await anna.slash(evening.channel, "game start")
    await evening.message("Round")
    sure = await anna.slash(evening.channel, "game end")
    await press(anna, sure.message, "End it")
    over = await evening.message("Anna has ended the game", "seed", "Rematch")
    await press(anna, over, "Rematch")
    await evening.message("2 of 2", "Anna** · Green", "🤖 · Blue", "Start")


async def test_a_rematch_seats_the_same_people(evening: Evening) -> None:
    anna, bert, zoe = (evening.club.person(name) for name in ("Anna", "Bert", "Zoe"))
    await evening.begun(anna, bert, seats=2)
    sure = await anna.slash(evening.channel, "game end")
    await press(anna, sure.message, "End it")
    over = await evening.message("Anna has ended the game", "Rematch")
    await press(bert, over, "Rematch")
    lobby = await evening.message("2 of 2", "1. **Bert**", "2. **Anna**", "Start")
    await press(anna, lobby, "Leave")
    await press(bert, await evening.message("1 of 2"), "Leave")
    await evening.message("Everybody has left")
    refused = await press(zoe, over, "Rematch")
    assert refused.words == "Only those who sat at this table can play it again.\n`/game new` opens one."
    assert evening.elder.tables.at(evening.channel.id) is None, "nobody takes it from those who may"
    await press(anna, over, "Rematch")
    await evening.message("2 of 2", "1. **Anna**", "2. **Bert**")


async def test_who_sits_down_at_once_at_a_rematch_has_the_seat_of_a_computer_player(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    lobby = await evening.lobby(anna)
    await press(anna, lobby, "Add computer player")
    await press(anna, await evening.message("2 of 2"), "Leave")
    over = await evening.message("Everybody has left")
    tables = evening.elder.tables
    sitting_down: set[asyncio.Task[Done]] = set()

    def opened(table: Table) -> None:
        if table.version == 1:
            sitting_down.add(asyncio.create_task(tables.join(table.id, Player(bert.id, bert.name))))

    tables.changed.append(opened)
    answer = await press(anna, over, "Rematch")
    await evening.says(answer, "The table is open")
    await asyncio.gather(*sitting_down)
    assert evening.table.names == ("Anna", "Bert")


async def test_the_handbook_opens_and_is_searched(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert", locale="de")
    contents = (await anna.slash(evening.channel, "rules", game="zoar")).message
    section = await anna.choose(contents, menu(contents, "section")["custom_id"], "2")
    assert "### 2 Move" in section.words
    assert "### 2.1" in (await anna.choose(section.message, menu(section.message, "section")["custom_id"], "2.1")).words
    offered = (await bert.complete(evening.channel, "rules", "topic", "schritte", game="zoar")).choices
    assert any(choice["value"] == "2.3" for choice in offered)
    assert "### 2.3 " in (await bert.slash(evening.channel, "rules", topic="2.3", game="zoar")).words
    assert "nichts im Regelheft" in (await bert.slash(evening.channel, "rules", topic="xylophon", game="zoar")).words
