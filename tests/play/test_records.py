"""Results, leaderboards, and how somebody stays out of them, as people use them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bot.gallery import Gallery
from bot.panels.records import forget_panel, ladder, ladder_panel, places, stats_panel
from bot.rating import Strength
from bot.speech import clean
from bot.store.results import MOST, Standing
from bot.table import Phase
from images.kit.ladder import Ladder
from images.kit.look import Picture
from rules import games
from tests.bot.panels.evening import button
from tests.bot.panels.fits import assert_fits, words_of
from tests.bot.positions import NASTY
from tests.bot.stage import WEBP
from tests.play.club import Club
from tests.play.short import SHORT

FIRST = next(iter(games()))


@dataclass
class Hung:
    """What was to be drawn."""

    ladders: list[Ladder]

    async def ladder(self, ladder: Ladder) -> Picture | None:
        self.ladders.append(ladder)
        return Picture(WEBP, 1, 1)


async def played_out(club: Club, people: int = 2) -> None:
    """A whole game between people."""
    await club.begun(FIRST, people, options=SHORT[FIRST])
    while (table := await club.last_table()).phase is Phase.PLAYING:
        seat = table.owing()[0]
        await club.act(seat, table.rules.stand_in(table.state, seat))
    await club.quiet()


@pytest.fixture
def wall(club: Club, monkeypatch: pytest.MonkeyPatch) -> Hung:
    """Where ladders hang: what they look like is tested elsewhere."""
    hung = Hung([])
    monkeypatch.setattr(club.elder.desk.gallery, "ladder", hung.ladder)
    return hung


async def test_an_evening_and_its_leaderboard(club: Club, wall: Hung) -> None:
    anna, ben, zoe = (club.people[name] for name in ("Anna", "Ben", "Zoe"))
    assert "Nobody has finished" in (await zoe.slash(club.channel, "leaderboard")).words
    assert "No game against other people" in (await anna.slash(club.channel, "stats")).words
    await played_out(club, 3)
    shown = await zoe.slash(club.channel, "leaderboard", game=FIRST)
    assert shown.message.is_ephemeral
    assert shown.message.attachments
    (drawn,) = wall.ladders
    assert sorted(rung.name for rung in drawn.rungs) == ["Anna", "Ben", "Clara"]
    assert [rung.place for rung in drawn.rungs] == sorted(rung.place for rung in drawn.rungs)
    for name in ("Anna", "Ben", "Clara"):
        assert f"**{name}**" in shown.words
    assert "one game" in (await zoe.slash(club.channel, "stats", player=anna.actor)).words
    assert "Platz" in (await ben.slash(club.channel, "stats")).words
    assert "Zoe on this server" in (await zoe.slash(club.channel, "stats")).words


async def test_who_does_not_want_to_be_listed_is_not(club: Club, wall: Hung) -> None:
    anna, ben = club.people["Anna"], club.people["Ben"]
    await played_out(club)
    told = await ben.slash(club.channel, "me privacy", listed=False)
    assert "ohne deinen Namen" in told.words
    assert "Ben" not in (await anna.slash(club.channel, "leaderboard", game=FIRST)).words
    assert "does not want to be listed" in (await anna.slash(club.channel, "stats", player=ben.actor)).words
    assert "/ich privatsphäre" in (await ben.slash(club.channel, "stats")).words
    await ben.slash(club.channel, "me privacy", listed=True)
    assert "Ben" in (await anna.slash(club.channel, "leaderboard", game=FIRST)).words


async def test_who_wants_to_be_forgotten_is_asked_once_and_plays_on(club: Club, wall: Hung) -> None:
    anna, ben = club.people["Anna"], club.people["Ben"]
    await played_out(club)
    await club.begun(FIRST, 2, options=SHORT[FIRST])
    before = club.table
    sure = await anna.slash(club.channel, "me forget")
    assert "cannot be undone" in sure.words
    assert "Anna" in (await ben.slash(club.channel, "leaderboard", game=FIRST)).words
    done = await anna.press(sure.message, button(sure.message, "Forget me"))
    assert "one result is now nobody's" in done.words
    assert "One game that is over does not know you any more" in done.words
    assert "One table that is not over still knows you" in done.words
    assert "Anna" not in (await ben.slash(club.channel, "leaderboard", game=FIRST)).words
    assert club.table == before, "her seat and her name at the table are as they were"
    again = await anna.slash(club.channel, "me forget")
    assert "no result" in (await anna.press(again.message, button(again.message, "Forget me"))).words


async def test_a_ladder_that_cannot_be_drawn_is_read(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(ladder: Ladder) -> None:
        return None

    await played_out(club)
    monkeypatch.setattr(club.elder.desk.gallery, "ladder", nothing)
    shown = await club.people["Anna"].slash(club.channel, "leaderboard", game=FIRST)
    assert not shown.message.attachments
    assert "**Ben**" in shown.words


def crowd() -> list[Standing]:
    names = [clean(name) for name in NASTY] * 2
    return [Standing(number, name, FIRST, 9999, 999, Strength(30 - number, 1)) for number, name in enumerate(names)]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_panels_fit_and_names_do_no_harm(locale: str) -> None:
    standings = crowd()
    for name in ("leaderboard.webp", None):
        panel = ladder_panel(FIRST, standings, standings[-1].user_id, locale, name)
        assert_fits(panel)
        shown = words_of(panel)
        assert "@everyone" not in shown
        assert "<@&" not in shown
        assert f"{len(standings)}." in shown, "the reader's own place is told too"
    assert_fits(stats_panel(standings[0].name, [standings[0]] * len(games()), {FIRST: (1, 14)}, locale))
    assert_fits(forget_panel(locale))
    assert len(ladder(FIRST, standings, locale).rungs) == MOST


def test_who_is_as_strong_shares_the_place() -> None:
    first, second, third = crowd()[:3]
    assert places([first, replace(second, strength=first.strength), third]) == [1, 1, 3]


async def test_a_worker_draws_the_ladder() -> None:
    gallery = Gallery()
    try:
        drawn = await gallery.ladder(ladder(FIRST, crowd(), "de"))
    finally:
        await gallery.close()
    assert drawn is not None
    assert drawn.data[8:12] == b"WEBP"
    assert drawn.width <= 1000
    assert len(drawn.data) < 2 << 20
