"""What has happened stays as it was told, whoever sits there afterwards: in the table message, the log and a replay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.speech import speaker
from bot.table import Kind, Phase
from images.kit.look import Look
from rules import games
from rules.words import Message as Text
from tests.bot.panels.evening import button
from tests.play.club import Club
from tests.play.guest import Guest
from tests.play.retold import labelled, log_of, replay_of
from tests.wire import controls, words

KEYS = list(games())
FIRST = KEYS[0]


@dataclass
class Chronicle:
    """What two people who only watch have read, in English and in German. It is compared whenever they read again."""

    club: Club
    logs: dict[str, list[str]] = field(default_factory=dict)
    replays: dict[str, list[str]] = field(default_factory=dict)

    async def read(self, *, replay: bool = False) -> None:
        """Read all there is. Fails where anything is told in another way than before."""
        for reader in (self.club.people["Zoe"], self.club.people["David"]):
            _goes_on(self.logs, reader.name, await log_of(self.club, reader))
            if replay:
                _goes_on(self.replays, reader.name, await replay_of(self.club, reader))
        if self.club.elder.tables.at(self.club.channel.id) is not None:
            self._is_the_message_true()

    def _is_the_message_true(self) -> None:
        """What the channel is told last is what the log tells last, but for the hash of the dice."""
        told = [line.removeprefix("• ") for line in words(self.club.newest).splitlines() if line.startswith("• ")]
        known = [line.partition("> ")[2] for line in self.logs["Zoe"]]
        assert [line for line in told if line not in known and "fingerprint" not in line] == []


def _goes_on(kept: dict[str, list[str]], reader: str, now: list[str]) -> None:
    before = kept.get(reader, [])
    assert now[: len(before)] == before
    kept[reader] = now


async def play(club: Club, actions: int) -> None:
    """So many actions of people; computer players act in between."""
    for _ in range(actions):
        await club.quiet()
        table = await club.last_table()
        seat = next((seat for seat in table.owing() if not table.holders[seat].computer), None)
        if table.phase is Phase.PLAYING and seat is not None:
            await club.act(seat, table.rules.stand_in(table.state, seat))
    await club.quiet()


async def replaced(club: Club, person: Guest, by: Guest) -> None:
    """Somebody offers the seat, somebody else takes it."""
    await person.slash(club.channel, "game replace")
    await club.quiet()
    take = speaker("en", names=club.table.names).say(Text("take-seat", {"who": person.name}))
    await by.press(club.newest, button(club.newest, take))
    await club.quiet()
    assert club.table.seat_of(by.id) is not None


async def left(club: Club, person: Guest) -> None:
    sure = await person.slash(club.channel, "game leave")
    await person.press(sure.message, next(iter(controls(sure.message))))
    await club.quiet()


async def kicked(club: Club, owner: Guest, person: Guest) -> None:
    sure = await owner.slash(club.channel, "game kick", player=person.name)
    await owner.press(sure.message, next(iter(controls(sure.message))))
    await club.quiet()


async def wished_back(club: Club, person: Guest) -> None:
    """Somebody wants to take back what the other has followed with something."""
    seat = club.table.seat_of(person.id)
    acted = [seat]
    while seat not in acted or acted[-1] == seat:
        await play(club, 1)
        acted = [change.seat for change in club.table.recent if change.kind is Kind.ACT]
    await person.slash(club.channel, "undo")
    await club.quiet()


async def an_evening(club: Club, game: str) -> AsyncIterator[str]:
    """Seats change hands in every way there is. Yields after each of them what has come about."""
    anna, ben, clara = club.seats(3)
    await club.begun(game, 2)
    await wished_back(club, anna)
    await ben.press(club.newest, button(club.newest, "Rather not"))
    yield "Ben has refused something"
    await replaced(club, ben, clara)
    yield "Clara sits there for Ben"
    await play(club, 3)
    await wished_back(club, anna)
    await left(club, anna)
    await play(club, 3)
    yield "a computer player has played for Anna, who wanted something back"
    await anna.slash(club.channel, "game join")
    await play(club, 3)
    yield "Anna is back"
    await club.restart()
    yield "the bot has started anew"
    await kicked(club, clara, anna)
    await play(club, 2)
    yield "Anna was sent away"
    await club.restart()
    await left(club, clara)
    yield "nobody is left"


@pytest.mark.parametrize("game", KEYS)
async def test_nobody_is_said_to_have_done_what_others_did(club: Club, game: str) -> None:
    """Whatever was once read stays word for word, in both languages, through handovers and restarts."""
    chronicle = Chronicle(club)
    replayed = ("Ben has refused something", "Anna is back", "nobody is left")
    async for scene in an_evening(club, game):
        await chronicle.read(replay=scene in replayed)
    english, german = ("\n".join(chronicle.logs[name]) for name in ("Zoe", "David"))
    assert "Ben would rather not" in english
    assert "Ben offers the seat" in english
    assert "Clara takes over from Ben" in english
    assert "Ben möchte lieber nicht" in german
    assert "der Wunsch von Anna, zurückzugehen, gilt nicht mehr" in german
    assert "Clara would rather not" not in english


async def test_a_board_of_the_past_is_labelled_with_who_sat_there(club: Club) -> None:
    """Step by step and in a film; the table message has the names of today."""
    anna, ben, clara = club.seats(3)
    await club.begun(FIRST, 2)
    await play(club, 3)
    of = await club.elder.tables.archive.actions(club.table)
    await replaced(club, ben, clara)
    await play(club, 2)
    shown = await anna.slash(club.channel, "replay")
    assert club.drawn[-1][1] == Look("en", ("Anna", "Ben"))
    await anna.press(shown.message, labelled(shown, anna, "replay-last") or "")
    assert club.drawn[-1][1] == Look("en", ("Anna", "Clara"))
    views = await club.elder.tables.archive.views(club.table, None, range(9))
    assert [names for _, names in views] == [("Anna", "Ben")] * (of[0] + 1) + [("Anna", "Clara")] * 2
    film = await anna.press(shown.message, labelled(shown, anna, "replay-film") or "")
    assert "5 actions in 6 pictures" in film.words


async def test_what_is_so_now_is_said_of_who_sits_there_now(club: Club) -> None:
    """Who is up, the headline and the board are of today, right below what others have done."""
    _, ben, clara = club.seats(3)
    await club.begun(FIRST, 2)
    while club.holder(club.table.owing()[0]) is not ben:
        await play(club, 1)
    await replaced(club, ben, clara)
    now = words(club.newest)
    assert f"<@{clara.id}>" in now
    assert f"<@{ben.id}>" not in now
    lines = [line for line in now.splitlines() if not line.startswith("• ")]
    assert not any("Ben" in line for line in lines), lines
    assert "• Ben offers the seat" in now
    answer = await clara.slash(club.channel, "game status")
    assert "Ben" not in answer.words


async def test_the_steps_to_go_back_to_say_who_did_them(club: Club) -> None:
    anna, ben, clara = club.seats(3)
    await club.begun(FIRST, 2)
    await play(club, 4)
    before = (await anna.complete(club.channel, "table restore", "step", "")).choices
    assert any("Ben" in choice["name"] for choice in before)
    await replaced(club, ben, clara)
    await play(club, 1)
    now = (await anna.complete(club.channel, "table restore", "step", "")).choices
    assert now[-len(before) :] == before


async def test_who_leaves_is_told_what_lapsed_with_them(club: Club) -> None:
    """In the answer, on the table message and in the log: a wish that goes with Anna was not that of who comes."""
    anna, zoe = club.people["Anna"], club.people["Zoe"]
    await club.begun(FIRST, 2)
    await wished_back(club, anna)
    sure = await anna.slash(club.channel, "game leave")
    answer = await anna.press(sure.message, next(iter(controls(sure.message))))
    await club.quiet()
    for told in (answer.words, words(club.newest), "\n".join(await log_of(club, zoe))):
        assert "Talos, a computer player, plays on" in told
        assert "the wish of Anna to go back no longer stands" in told
