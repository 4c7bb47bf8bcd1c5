"""What must not leak, what is taken back, and what those learn who do not see the board.

Colour, and marks beside it, are looked at in tests/images/test_palettes.py.
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from simcord.types import HttpLogEntry

from bot import limits
from bot.commands.named import words_of
from bot.speech import speaker
from images import artist
from images.kit.look import Look
from rules import games
from rules.game import Action, View
from rules.words import Message as Text
from rules.words import kebab
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, button
from tests.bot.panels.players import by_panel, typed_line
from tests.play.club import Club, Guest, opened
from tests.play.moments import Moment, played, secret, throw
from tests.wire import controls, words

EVERY = [(game.key, seats) for game in games().values() for seats in game.seats]
FEWEST = [(game.key, game.seats.start) for game in games().values()]


def named(tables: list[tuple[str, int]]) -> list[str]:
    return [f"{game}-{seats}" for game, seats in tables]


@dataclass
class Overheard:
    """All that has come from the bot since a seat chose: to that seat, to anybody else, in pictures, in the log."""

    to_chooser: list[str]
    to_others: list[str]
    drawn: list[tuple[View, Look]]
    logged: list[str]


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=named(EVERY))
async def test_leak(game: str, seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same evening twice, with another secret answer: to all others every byte is the same."""
    moment = secret(game, seats)
    if moment is None:
        pytest.skip("this game has no secrets")
    one, other = [
        await overheard(tmp_path / f"{number}.db", moment, answer, capsys)
        for number, answer in enumerate(moment.answers)
    ]
    assert one.to_chooser != other.to_chooser, "or else nothing was listened to"
    assert one.to_others
    assert one.to_others == other.to_others
    assert one.drawn == other.drawn
    assert one.logged == other.logged


async def overheard(path: Path, moment: Moment, answer: Action, capsys: pytest.CaptureFixture[str]) -> Overheard:
    """Let the seat answer, and all others look at everything; then the bot starts anew, and they look again."""
    async with opened(path) as club:
        await played(club, moment)
        chooser = club.holder(moment.seat)
        since, drawn = len(club.env.http_requests), len(club.drawn)
        capsys.readouterr()
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
            logged=[line.split(maxsplit=2)[-1] for line in capsys.readouterr().out.splitlines()],
        )


async def look_at_everything(club: Club, chooser: Guest) -> None:
    """Everybody else opens whatever can be opened."""
    others = [person for person in (*club.seats(len(club.table.holders)), club.people["Zoe"]) if person is not chooser]
    for person in others:
        for command in ("game status", "log", "board"):
            await person.slash(club.channel, command)
        await person.slash(club.channel, "board", text=True)
        for custom_id in controls(club.newest):
            await person.press(club.newest, custom_id)


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


@pytest.mark.parametrize(("game", "seats"), FEWEST, ids=named(FEWEST))
async def test_peeking_by_undo(club: Club, game: str, seats: int) -> None:
    """Thrown, taken back when all agree, thrown again: the same throw."""
    moment = throw(game, seats)
    if moment is None:
        pytest.skip("this game has no dice")
    await played(club, moment)
    before, person, (action,) = club.table, club.holder(moment.seat), moment.answers
    await by_panel(club, person, action)
    first = club.table.state
    sure = await person.tap(club.newest, "Undo")
    await person.tap(sure.message, speaker(person.locale[:2]).say(Text("undo-yes")))
    for other in [other for other in club.seats(seats) if other is not person]:
        assert club.table.state == first
        await other.tap(club.newest, "Agree")
    assert club.table.state == before.state
    await by_panel(club, person, action)
    assert club.table.state == first
    assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)


async def test_lost_request(hall: Evening) -> None:
    """Anna asks to go back, but Ben has moved before he answers: the wish has lapsed, and both are told."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    await hall.begun(anna, ben, game="tryout")
    await anna.slash(hall.channel, "tryout pass")
    await ben.slash(hall.channel, "tryout step")
    assert "asks to go further back" in (await anna.slash(hall.channel, "undo")).words
    request = await hall.message("Anna would like to go back, to before", f"<@{ben.id}>")
    agree = button(request, "Agree")
    lapsed = "The game went on, so the wish of Anna to go back has lapsed."
    assert lapsed in (await ben.slash(hall.channel, "tryout step")).words
    await hall.message(lapsed)
    before = hall.table
    late = await ben.press(request, agree)
    assert late.private
    assert "What will you do?" in late.words
    assert hall.table.state == before.state


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=named(EVERY))
async def test_no_sight(club: Club, game: str, seats: int) -> None:
    """The alternative text and the board in words give the position, to each in their own language."""
    moment = throw(game, seats) or Moment(games()[game], seats, (), 0, ())
    await played(club, moment)
    table, painter = club.table, artist(game)
    public = painter.describe(table.rules.view(table.state, None), Look(table.locale, table.names))
    assert 0 < len(public.alt) <= limits.ALT_TEXT
    assert public.alt in words(club.newest)
    for person in (*club.seats(seats), club.people["Zoe"]):
        own = table.rules.view(table.state, table.seat_of(person.id))
        lines = painter.describe(own, Look(person.locale[:2], table.names)).lines
        said = await read_to_the_end(club, person)
        assert [line for line in lines if line not in said] == []


async def read_to_the_end(club: Club, person: Guest) -> str:
    """The board in words, page after page."""
    page = (await person.slash(club.channel, "board", text=True)).message
    said = words(page)
    while onward := [key for key, part in controls(page).items() if part["label"].endswith("›")]:
        page = (await person.press(page, onward[0])).message
        said += f"\n{words(page)}"
    return said


@pytest.mark.parametrize(("game", "seats"), FEWEST, ids=named(FEWEST))
async def test_mistaken_move(club: Club, game: str, seats: int) -> None:
    """What was guessed is said in words before it is done; what was typed in full, when it is done."""
    await club.begun(game, seats)
    person = club.holder(club.table.owing()[0])
    spoken = club.seating(person).speaker
    action = next(one for one in club.seating(person).legal() if dataclasses.fields(one) and not one.binding)
    command, options = await typed_line(club, person, action)
    before = club.table
    guessed = await person.slash(club.channel, command, **{name: text[:-1] for name, text in options.items()})
    assert spoken.say(Text("typed-guess")) in guessed.words
    assert club.table == before
    done = await person.slash(club.channel, command, **options)
    told = [spoken.say(what) for what in club.table.recent[-1].told_to(club.table.seat_of(person.id))]
    assert told
    assert all(f"✅ {line}" in done.words for line in told)


@pytest.mark.parametrize(("game", "seats"), FEWEST, ids=named(FEWEST))
async def test_what_binds_is_shown_before_it_is_done(club: Club, game: str, seats: int) -> None:
    moment = throw(game, seats)
    if moment is None or not moment.answers[0].binding:
        pytest.skip("in this game no throw of dice is bound")
    await played(club, moment)
    person, (action,) = club.holder(moment.seat), moment.answers
    command, options = await typed_line(club, person, action)
    before = club.table
    shown = await person.slash(club.channel, command, **options)
    assert club.seating(person).speaker.say(action.said()) in shown.words
    assert club.table == before
