"""Answers reach people however badly Discord behaves, and what goes wrong inside tells them nothing but a number."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.panels import places
from tests.bot.panels.evening import Evening, button, press
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
    assert "Stop moving" in answer.words


async def test_an_answer_that_got_lost_is_not_given_twice(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    evening.wire.rest.faults.lose("POST", "/interactions/*/callback")
    answer = await person.press(table, button(table, "Your move"))
    assert await evening.wire.until(lambda: answer.record.message_id is not None)
    assert "What do you move?" in answer.words
    private = [m for m in evening.wire.backend.messages[evening.channel.id].values() if m.is_ephemeral]
    assert len([m for m in private if "What do you move?" in words(m)]) == 1


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
