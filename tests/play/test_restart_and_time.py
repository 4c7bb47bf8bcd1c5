"""What goes wrong when the bot stops at a bad moment, when Discord forgets, and when something takes its time.

A crash at any moment of many games is the crash trial, tests/trials/crash.py; one between any two statements of a
transaction is in tests/bot/table/test_restart.py, one between any two steps of posting in
tests/bot/test_herald_cut_off.py.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import create_app
from bot.gallery import Gallery
from bot.panels import visit
from rules import games
from tests.bot.games.tryout import TryoutState
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, button, press, settings
from tests.bot.panels.players import by_panel
from tests.bot.stage import Easel, Stage
from tests.play.club import Club
from tests.play.moments import played, secret
from tests.trials import arena
from tests.trials.crash import stored
from tests.wire import words
from tests.wire.faults import Faults

CUTS: Mapping[str, Callable[[Faults, str], None]] = {
    "it has not been posted": lambda faults, path: faults.lose("POST", path, "request", times=None),
    "it is on its way": lambda faults, path: faults.slow("POST", path, 0.5, times=None),
    "it has been posted, and Elder does not know": lambda faults, path: faults.lose("POST", path, "answer", times=None),
}
"""What has become of the message that calls somebody when the process is killed."""
EXPIRED = 16 * 60
"""Seconds after which Discord takes no answer to a press any more."""
MONTH = 30 * 24 * 3600


def steps(evening: Evening | Stage) -> int:
    state = evening.table.state
    assert isinstance(state, TryoutState)
    return state.steps


def patient(evening: Evening) -> int:
    """So many clicks have been acknowledged and wait for their answer."""
    return sum(record.deferred for record in evening.wire.backend.interactions.values())


@pytest.mark.parametrize("cut", CUTS)
async def test_crash(cut: str) -> None:
    """kill -9 between storing and posting: nothing acknowledged is lost, the log leads to the state, and whoever is
    newly awaited is called once, in the life after it or in the one before, and not in the one after that.
    """
    async with arena.opened(1, cut) as here:
        (place,) = here.places
        await here.start()
        while not place.actions:
            if not await place.step():
                await asyncio.sleep(0.02)
        await here.quiet()
        place.read()
        called = place.called.total()
        CUTS[cut](here.wire.rest.faults, f"/channels/{place.channel.id}/messages")
        while place.owed.total() == called:
            assert await place.step(), "nobody else is awaited meanwhile"
            place.read()
        assert place.called.total() == called, "there is somebody left to call"
        await here.wire.until(lambda: bool(here.wire.rest.sent) and here.wire.rest.sent[-1].method == "POST", 0.3)
        await here.kill()
        here.wire.rest.faults.clear()
        for _ in range(2):
            await here.start()
            await here.quiet()
            place.read()
            assert set(place.acknowledged) <= stored(place)
            assert place.called == place.owed
            await here.kill()
        here.nothing_went_wrong()


async def test_dead_buttons(evening: Evening, tmp_path: Path, gallery: Gallery) -> None:
    """Buttons 30 days old, two restarts later: they work."""
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    panel = (await press(person, table, "Your move")).message
    asked = (await press(person, panel, "Done moving")).message
    await evening.elder.close()
    for _ in range(2):
        evening.wire.backend.advance_clock(MONTH / 2)
        evening.elder = create_app(settings(tmp_path / "elder.db"), gallery=gallery)
        async with evening.wire.running(evening.elder):
            assert "Moving: what do you do next?" in (await press(person, table, "Your move")).words
    evening.elder = create_app(settings(tmp_path / "elder.db"), gallery=gallery)
    async with evening.wire.running(evening.elder):
        version = evening.table.version
        await evening.says(await press(person, asked, "Do it"), "✅")
        assert evening.table.version == version + 1


async def test_expired_token(
    hall: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The answer is ready 16 minutes after the click: what was done is done, and the table message shows it."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    table = await hall.begun(anna, ben, game="tryout")
    panel = (await press(anna, (await press(anna, table, "Your move")).message, "Step")).message
    monkeypatch.setattr(visit, "PATIENCE", 0.01)
    with closing(sqlite3.connect(tmp_path / "elder.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        clicked = asyncio.create_task(press(anna, panel, "Do it"))
        assert await hall.wire.until(lambda: patient(hall), seconds=20)
        hall.wire.backend.advance_clock(EXPIRED)
        other.execute("ROLLBACK")
    await hall.message("Anna steps.")
    assert await hall.wire.until(lambda: any(sent.status == 404 for sent in hall.wire.rest.sent), seconds=20)
    assert steps(hall) == 1
    assert "What will you do?" in (await press(anna, hall.newest, "Your move")).words
    assert "unforeseen" not in capsys.readouterr().out
    clicked.cancel()


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (403, 50005), (400, 50083)])
async def test_edit_refused(playing: Stage, status: int, code: int) -> None:
    """A message can be edited no more: a new one takes its place, and the pointer moves."""
    (old,) = playing.live
    playing.wire.rest.faults.refuse("PATCH", f"*/messages/{old.id}", status, code, times=None)
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    new = playing.messages[-1]
    assert "board after 1 steps" in words(new)
    assert playing.table.message_id == new.id
    await playing.do(playing.people[0], "step")
    await playing.quiet()
    assert "board after 2 steps" in words(playing.messages[-1])
    assert playing.messages[-1].id == new.id


async def test_slow_drawing(hall: Evening) -> None:
    """No picture gets ready, and 20 clicks wait: each is acknowledged, and each gets its picture in the end."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    table = await hall.begun(anna, ben, game="tryout")
    easel = hall.elder.desk.gallery
    assert isinstance(easel, Easel)
    easel.ready.clear()
    looks = asyncio.gather(*(person.slash(hall.channel, "board") for person in (anna, ben) * 5))
    panels = await asyncio.gather(*(person.press(table, button(table, "Your move")) for person in (anna, ben) * 5))
    assert all(panel.answered and panel.private for panel in panels)
    assert all("What will you do?" in panel.words for panel in panels[::2])
    assert await hall.wire.until(lambda: patient(hall) == 10, seconds=20)
    assert not looks.done()
    assert (await anna.slash(hall.channel, "tryout step")).words.startswith("✅ Anna steps.")
    easel.ready.set()
    assert all(seen.private and seen.message.attachments for seen in await looks)
    await hall.message("Anna steps.")


async def test_down_at_the_call(stage: Stage) -> None:
    """The bot dies between storing and mentioning: exactly one mention after the start."""
    async with stage.running() as elder:
        await stage.game()
        elder.tables.changed.clear()
        await stage.do(stage.people[0], "pass")
        assert stage.called == ["Anna"]
    async with stage.running():
        await stage.until(lambda: stage.called == ["Anna", "Ben"])
        await stage.quiet()
    async with stage.running():
        await stage.quiet()
    assert stage.called == ["Anna", "Ben"]


@pytest.mark.parametrize("way", ["button", "command"])
@pytest.mark.parametrize("after", [number / 1000 for number in range(10)])
async def test_told_to_stop_while_somebody_acts(hall: Evening, way: str, after: float) -> None:
    """Whenever it is told to stop, what it has done for somebody it has told him as well."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    table = await hall.begun(anna, ben, game="tryout")
    panel = (await press(anna, (await press(anna, table, "Your move")).message, "Step")).message
    key = button(panel, "Do it")
    acts = anna.press(panel, key) if way == "button" else anna.slash(hall.channel, "tryout step")
    acting = asyncio.create_task(acts)
    hall.wire.patience = 1.0
    await asyncio.sleep(after)
    await hall.elder.close()
    answer = await acting
    told = answer.answered and "✅ Anna steps." in answer.words
    assert told == (steps(hall) == 1)


async def test_too_many_pings(playing: Stage) -> None:
    """Five taps in one turn: one mention of the next player."""
    anna, ben = playing.people[:2]
    for word in ("step", "roll", "show", "step", "pass"):
        await playing.do(anna, word)
        await playing.quiet()
    await playing.do(ben, "step")
    await playing.quiet()
    assert playing.called == ["Anna", "Ben"]


async def test_database_locked(hall: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes for a while: who presses is asked for patience, and then it works."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    table = await hall.begun(anna, ben, game="tryout")
    panel = (await press(anna, (await press(anna, table, "Your move")).message, "Step")).message
    monkeypatch.setattr(visit, "PATIENCE", 0.01)
    with closing(sqlite3.connect(tmp_path / "elder.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        clicked = asyncio.create_task(press(anna, panel, "Do it"))
        assert await hall.wire.until(lambda: patient(hall), seconds=20)
        assert steps(hall) == 0
        other.execute("ROLLBACK")
    await hall.says(await clicked, "✅ Anna steps.")
    assert steps(hall) == 1


@pytest.mark.parametrize("game", games())
async def test_restart_in_the_middle_of_a_secret_choice(club: Club, game: str) -> None:
    """Every answer that was given is kept, nothing is shown, nobody is called again, and the game goes on."""
    moment = secret(game, games()[game].seats.start)
    if moment is None:
        pytest.skip("this game has no secrets")
    await played(club, moment)
    await by_panel(club, club.holder(moment.seat), moment.answers[1])
    before, posted, called = club.table, len(club.messages), club.called.copy()
    for _ in range(2):
        await club.restart()
        assert (club.table.state, club.table.since) == (before.state, before.since)
    assert (len(club.messages), club.called) == (posted, called)
    while club.table.version < before.version + 8:
        seat = club.table.owing()[-1]
        action = club.table.rules.stand_in(club.table.state, seat)
        assert "✅" in (await by_panel(club, club.holder(seat), action)).words
    assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)
    assert club.called == club.owed
