"""What must not leak, what is taken back, and what those learn who do not see the board.

Colour, and marks beside it, are looked at in tests/images/test_palettes.py.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from bot import limits
from bot.speech import speaker
from images import artist
from images.kit.look import Look
from rules import games
from rules.words import Message as Text
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, button
from tests.bot.panels.players import by_panel, typed_line
from tests.play.club import Club
from tests.play.guest import Guest
from tests.play.moments import Moment, played, secret, throw
from tests.play.overhearing import nothing_leaks
from tests.wire import controls, words

EVERY = [(game.key, seats) for game in games().values() for seats in game.seats]
FEWEST = [(game.key, game.seats.start) for game in games().values()]


def named(tables: list[tuple[str, int]]) -> list[str]:
    return [f"{game}-{seats}" for game, seats in tables]


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=named(EVERY))
async def test_leak(game: str, seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same evening twice, with another secret answer: to all others every byte is the same."""
    moment = secret(game, seats)
    if moment is None:
        pytest.skip("this game has no secrets")
    await nothing_leaks(tmp_path, moment, capsys)


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
    assert "asks to take back: “" in (await anna.slash(hall.channel, "undo")).words
    request = await hall.message("Anna would like to take back “", f"<@{ben.id}>")
    agree = button(request, "Agree")
    lapsed = "The game has gone on; the wish of Anna to go back no longer stands."
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
