"""A German on an English server is told of the buttons that are there, and of the commands that can be typed there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import Elder
from bot.gallery import Gallery
from bot.playground.__main__ import Host
from tests.bot.panels.evening import Evening, opened, press


async def test_public_buttons_are_called_as_they_are_there(evening: Evening) -> None:
    anna, clara = evening.club.person("Anna"), evening.club.person("Clara", locale="de")
    lobby = await evening.lobby(anna, clara)
    told = (await press(clara, lobby, "Help")).words
    assert "drückt *Start*" in told
    assert "drück *Your move*" in told
    assert "`/spiel neu`" in told, "her client shows commands in German"
    section = (await clara.slash(evening.channel, "rules", topic="0")).words
    assert "*Your move*" in section
    assert "*Dein Zug*" not in section


async def test_in_the_playground_everybody_types_english(
    tmp_path: Path, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Elder, "commands_in", Host.commands_in)
    async with opened(tmp_path / "elder.db", gallery, locale="de") as evening:
        clara = evening.club.person("Clara", locale="de")
        refused = await clara.slash(evening.channel, "game join")
        assert "`/game new` eröffnet einen." in refused.words
        told = (await clara.slash(evening.channel, "help")).words
        assert "*Los geht’s*" in told, "the server is German"
        assert "`/rules topic:`" in told
