"""Answers reach people however badly Discord behaves, and what goes wrong inside tells them nothing but a number."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.narrowing import digest
from bot.panels import places, trouble
from tests.bot.panels.evening import Evening, button, menu, press
from tests.bot.panels.players import by_typing
from tests.wire import words


async def test_a_panel_that_is_gone_is_replaced_by_a_new_one(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    panel = (await press(person, table, "Your move")).message
    evening.wire.rest.faults.refuse("POST", "/interactions/*/callback", 404, 10008)
    answer = await press(person, panel, "Done moving")
    assert answer.message.id != panel.id
    assert answer.private
    assert "### Done moving" in answer.words


async def test_an_answer_that_got_lost_is_not_given_twice(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    evening.wire.rest.faults.lose("POST", "/interactions/*/callback")
    answer = await person.press(table, button(table, "Your move"))
    assert await evening.wire.until(lambda: answer.record.message_id is not None)
    assert "Moving: what do you do next?" in answer.words
    private = [m for m in evening.wire.backend.messages[evening.channel.id].values() if m.is_ephemeral]
    assert len([m for m in private if "Moving: what do you do next?" in words(m)]) == 1


async def test_what_nobody_foresaw_gives_a_number_and_no_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    monkeypatch.setattr(places, "decision_panel", broken_panel)
    answer = await press(person, table, "Your move")
    assert answer.private
    assert "Something went wrong on my side" in answer.words
    assert "secret" not in answer.words
    logged = capsys.readouterr()
    assert "unforeseen" in logged.out + logged.err
    assert "the secret seed" not in logged.out + logged.err


async def test_a_refusal_that_cannot_be_said_is_answered_like_anything_unforeseen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    monkeypatch.setattr(trouble, "decision_panel", broken_panel)
    answer = await evening.asked(anna, bert).press(table, f"el:{evening.table.id}:0:pick.other.0.0")
    assert "Something went wrong on my side" in answer.words
    logged = capsys.readouterr()
    assert "unforeseen" in logged.out + logged.err
    assert "the secret seed" not in logged.out + logged.err


def broken_panel(*_: object, **__: object) -> None:
    raise KeyError("the secret seed")


async def test_a_right_that_is_missing_is_named(evening: Evening) -> None:
    anna = evening.club.person("Anna", locale="de")
    backend = evening.wire.backend
    deny = discord.Permissions(send_messages=True).value
    backend.set_overwrite(evening.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=deny))
    refused = await anna.slash(evening.channel, "game new", game="zoar")
    assert refused.words == "Hier fehlt mir die Berechtigung: Nachrichten senden."
    assert evening.elder.tables.at(evening.channel.id) is None


FULL = "CREATE TRIGGER full BEFORE INSERT ON changes BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"

STRANGE = {
    "nosuch": (),
    "turn.x": (),
    "pick": (),
    "pick.{known}.0.99": (),
    "pick.{known}.0.-1": (),
    "pick.{known}.x": (),
    "tick.{known}": ("99",),
    "tick.{known}.99": ("0",),
    "tick.{known}.0.0.0.0.0.0": ("0",),
    "do": (),
    "do.{known}": (),
    "do.{known}.0": (),
    "do.0": (),
    "lines.-1": (),
    "log.99999999999999999999": (),
    "book.chess": (),
    "book.zoar.99.9": (),
    "section.zoar": ("99",),
    "options": ("colour",),
    "tribe": (),
    "option": ("on",),
    "option.round_limit": ("9" * 5000,),
    "option.layout": ("x" * 4000,),
    "option.relic_carrier": ("@everyone",),
    "thread.zoar.99": (),
    "thread.chess.2": (),
}


@pytest.mark.parametrize("path", STRANGE)
async def test_what_no_panel_of_ours_offers_is_refused_and_changes_nothing(evening: Evening, path: str) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    before, threads = evening.table, len(evening.wire.backend.channels)
    known = digest(evening.seating(person).legal())
    for number in (before.id, 9_999_999_999_999_999_999):
        custom_id = f"el:{number}:{before.version}:{path.format(known=known)}"
        values = STRANGE[path]
        answer = await (person.choose(table, custom_id, *values) if values else person.press(table, custom_id))
        assert answer.private
        assert "Something went wrong on my side" not in answer.words
    assert (evening.table.version, evening.table.state) == (before.version, before.state)
    assert len(evening.wire.backend.channels) == threads


async def test_a_rematch_needs_the_same_rights_as_a_first_game(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    sure = await anna.slash(evening.channel, "game end")
    await press(anna, sure.message, "End it")
    result = await evening.message("Rematch")
    backend = evening.wire.backend
    deny = discord.Permissions(send_messages=True).value
    backend.set_overwrite(evening.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=deny))
    refused = await press(bert, result, "Rematch")
    assert refused.words == "Here I lack the permission: Send Messages."
    assert evening.elder.tables.at(evening.channel.id) is None


@pytest.mark.parametrize(("status", "code"), [(400, 160006), (404, 10003), (400, 50035)])
async def test_a_thread_that_cannot_be_made_is_told(evening: Evening, status: int, code: int) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.lobby(anna)
    offered = await bert.slash(evening.channel, "game new", game="zoar")
    evening.wire.rest.faults.refuse("POST", "/channels/*/threads", status, code)
    refused = await press(bert, offered.message, "Open it in a thread")
    await evening.says(refused, "No thread can be made here")


async def test_who_taps_twice_for_a_thread_gets_one(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.lobby(anna)
    offered = await bert.slash(evening.channel, "game new", game="zoar")
    evening.wire.patience = 1.0  # the second and the third tap are acknowledged, and nothing follows
    taps = await asyncio.gather(*(press(bert, offered.message, "Open it in a thread") for _ in range(3)))
    await evening.says(taps[0], "open over in")
    assert len(evening.elder.tables.open_tables()) == 2


async def test_a_database_that_takes_nothing_is_told_and_nothing_has_changed(evening: Evening, tmp_path: Path) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    panel = (await press(person, (await press(person, table, "Your move")).message, "Done moving")).message
    before = evening.table
    with closing(sqlite3.connect(tmp_path / "elder.db")) as database:
        database.execute(FULL)
        refused = await press(person, panel, "Do it")
        database.execute("DROP TRIGGER full")
    assert refused.words.startswith("My book of games cannot be written just now. Nothing was done")
    assert (evening.table.version, evening.table.state) == (before.version, before.state)
    await by_typing(evening, person, evening.seating(person).legal()[0])
    assert evening.table.version == before.version + 1


@pytest.mark.parametrize("lost", ["request", "answer"])
async def test_an_answer_that_gets_lost_is_given_again(evening: Evening, lost: Literal["request", "answer"]) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    faults = evening.wire.rest.faults
    faults.lose("POST", "/interactions/*/callback", lost)
    assert "The game begins" in (await anna.slash(evening.channel, "log")).words
    faults.lose("POST", "/interactions/*/callback", lost)
    seen = await anna.slash(evening.channel, "board")
    await evening.says(seen, "Zoar", "Round 1")
    assert seen.message.attachments
    faults.lose("PATCH", "/webhooks/*", lost)
    seen = await anna.slash(evening.channel, "board")
    await evening.says(seen, "Zoar", "Round 1")


@pytest.mark.parametrize("lost", ["request", "answer"])
async def test_a_dialog_that_gets_lost_is_opened_again(evening: Evening, lost: Literal["request", "answer"]) -> None:
    anna = evening.club.person("Anna")
    lobby = await evening.lobby(anna)
    evening.wire.rest.faults.lose("POST", "/interactions/*/callback", lost)
    dialog = await anna.choose(lobby, menu(lobby, "options")["custom_id"], "round_limit")
    await anna.submit(dialog, number="33")
    await evening.message("Rounds at most: 33")
