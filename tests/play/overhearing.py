"""Listening to everything that leaves the bot while somebody chooses in secret, and all others look at everything."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest
from simcord.types import HttpLogEntry

from bot.commands.named import words_of
from bot.panels import visit
from bot.speech import speaker
from images.kit.look import Look
from rules.game import Action, View
from rules.words import Message as Text
from rules.words import kebab
from tests.bot.panels.players import by_panel
from tests.play.club import PATIENCE, Club, opened
from tests.play.guest import Guest
from tests.play.moments import Moment, played
from tests.wire import controls


class Written(Protocol):
    """What was written down since somebody looked last."""

    @property
    def out(self) -> str: ...


class Paper(Protocol):
    """Where the bot writes its log."""

    def readouterr(self) -> Written: ...


@dataclass
class Overheard:
    """All that has come from the bot since a seat chose: to that seat, to anybody else, in pictures, in the log."""

    to_chooser: list[str]
    to_others: list[str]
    drawn: list[tuple[View, Look]]
    logged: list[str]


async def nothing_leaks(folder: Path, moment: Moment, paper: Paper) -> None:
    """The same evening twice, with another secret answer. Fails where somebody else can tell the one from the other.

    Nobody is asked for patience in it: that tells only how busy the machine is.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(visit, "PATIENCE", PATIENCE)
        one, other = [
            await overheard(folder / f"{number}.db", moment, answer, paper)
            for number, answer in enumerate(moment.answers)
        ]
    assert one.to_chooser != other.to_chooser, "or else nothing was listened to"
    assert one.to_others
    assert one.to_others == other.to_others
    assert one.drawn == other.drawn
    assert one.logged == other.logged


async def overheard(path: Path, moment: Moment, answer: Action, paper: Paper) -> Overheard:
    """Let the seat answer, and all others look at everything; then the bot starts anew, and they look again."""
    async with opened(path) as club:
        await played(club, moment)
        chooser = club.holder(moment.seat)
        since, drawn = len(club.env.http_requests), len(club.drawn)
        paper.readouterr()
        await by_panel(club, chooser, answer)
        await look_at_everything(club, chooser)
        await type_everything(club, club.holder(next(seat for seat in range(moment.seats) if seat != moment.seat)))
        seen = club.drawn[drawn:]
        await club.restart()
        await look_at_everything(club, chooser)
        seen += club.drawn
        sent = [(addressee(club, request), spelled(request)) for request in club.env.http_requests[since:]]
        return Overheard(
            to_chooser=[text for person, text in sent if person == chooser.id],
            to_others=[text for person, text in sent if person != chooser.id],
            drawn=[(view, look) for view, look in seen if view.viewer != moment.seat],
            logged=[line.split(maxsplit=2)[-1] for line in paper.readouterr().out.splitlines()],
        )


async def look_at_everything(club: Club, chooser: Guest) -> None:
    """Everybody else opens whatever can be opened."""
    others = [person for person in (*club.seats(len(club.table.holders)), club.people["Zoe"]) if person is not chooser]
    for person in others:
        for command in ("game status", "log", "board", "verify", "game export", "leaderboard", "stats"):
            await person.slash(club.channel, command)
        await look_back(club, person)
        await person.slash(club.channel, "board", text=True)
        for custom_id in controls(club.newest):
            await person.press(club.newest, custom_id)


async def look_back(club: Club, person: Guest) -> None:
    """They go through what has been, as far as it is told to them."""
    shown = await person.slash(club.channel, "replay")
    for word in ("last", "back"):
        shown = await person.press(shown.message, next(key for key in controls(shown.message) if key.endswith(word)))
    await person.complete(club.channel, "replay", "game")
    await person.complete(club.channel, "table restore", "step", "")


async def type_everything(club: Club, person: Guest) -> None:
    """They type into whatever can be completed."""
    for kind in club.table.rules.actions:
        for field in dataclasses.fields(kind):
            command = words_of(club.table.rules, kind, speaker("en", club.table.game))
            option = english(club, f"do-{kind.kind}.{kebab(field.name)}")
            await person.complete(club.channel, command, option)


def english(club: Club, message: str) -> str:
    return speaker("en", club.table.game).say(Text(message))


def addressee(club: Club, sent: HttpLogEntry) -> int | None:
    """The account that alone sees this, or None where it is for all."""
    for interaction in club.env.backend.interactions.values():
        if f"/{interaction.token}/" in sent.path:
            return interaction.user_id
    return None


def spelled(sent: HttpLogEntry) -> str:
    """Everything that went out in this request."""
    return f"{sent.method} {sent.path} {sent.params} {json.dumps(sent.json, default=str)}"
