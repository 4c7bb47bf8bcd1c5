"""Panels about people and time with everything on them at once, in every game and language, and all of one's tables."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.panels.answers import answers_panel
from bot.panels.decision import decision_panel
from bot.panels.lobby import lobby_message
from bot.panels.mine import games_panel, habits_panel
from bot.panels.seating import Seating
from bot.panels.status import status_panel
from bot.panels.table import table_message
from bot.panels.terms import terms_panel
from bot.table import Phase, Table, UndoRequest
from bot.table.terms import TERMS
from bot.table.timing import BANKS, DAY, LIMITS, SPACINGS, Alarm, Answering, Habits, Pause, People, Ring, RunOut, Terms
from rules.game import AnyGame
from rules.words import Message
from tests.bot.panels.fits import assert_fits, menus, pressable, words_of
from tests.bot.panels.test_limits import GAMES, LOCALES, NAMES, harmless, last_table
from tests.bot.positions import NOW, positions, table_at

TERMS_OF_ALL = Terms(limit=14 * DAY, bank=DAY, out=RunOut.STAND_IN, discreet=True)


def crowded(game: AnyGame, locale: str) -> Table:
    """A table at which everybody wants something."""
    table = last_table(game, locale)
    seats = tuple(range(len(table.holders)))
    return replace(
        table,
        terms=TERMS_OF_ALL,
        undo=UndoRequest(0, 3),
        people=People(offered=seats, pause=Pause(0, 9)),
        alarms=tuple(Alarm(NOW, Ring.END, seat) for seat in seats),
    )


@GAMES
@LOCALES
def test_a_table_at_which_everybody_wants_something(game: AnyGame, locale: str) -> None:
    table = crowded(game, locale)
    for shown in (
        table,
        replace(table, people=replace(table.people, absent=dict.fromkeys(range(len(table.holders)), RunOut.DECIDE))),
        replace(table, undo=None, people=replace(table.people, pause=Pause(0, 9, begun=NOW))),
    ):
        panel = table_message(shown, "board.webp", "alt " * 250)
        harmless(panel)
        assert len([path for path in pressable(panel).values() if ":take." in path]) == len(table.holders)
        harmless(status_panel(Seating(shown, 0, locale)))


@GAMES
@LOCALES
@pytest.mark.parametrize("name", TERMS)
def test_the_terms(game: AnyGame, locale: str, name: str) -> None:
    table = table_at(game, None, stage=Phase.LOBBY, locale=locale, names=NAMES)
    for shown in (table, replace(table, terms=TERMS_OF_ALL)):
        harmless(lobby_message(shown))
        panel = terms_panel(Seating(shown, 0, locale), name)
        assert_fits(panel)
        (menu,) = menus(panel)
        assert len(menu["options"]) == len(TERMS[name])
        assert [entry["default"] for entry in menu["options"]].count(True) == 1


@LOCALES
def test_every_time_is_said_in_words(locale: str) -> None:
    assert len(set(LIMITS)) == len(LIMITS)
    assert (LIMITS[1], LIMITS[-1], BANKS[0]) == (3600, 14 * DAY, 0)
    now = NOW
    for spacing in SPACINGS:
        habits = Habits("Europe/Berlin", (22 * 60, 30), now + timedelta(days=1), spacing)
        said = words_of(habits_panel(habits, locale, now))
        assert "22:00" in said
        assert "0:30" in said
        assert "<t:" in said
        assert "<t:" not in words_of(habits_panel(habits, locale, now + timedelta(days=2)))


@GAMES
@LOCALES
def test_many_tables(game: AnyGame, locale: str) -> None:
    """As many as have room, those first where one is awaited, and how many more there are."""
    table = crowded(game, locale)
    (seat, *_) = table.owing()
    lobby = table_at(game, None, stage=Phase.LOBBY, locale=locale, names=NAMES)
    parked = replace(table, parked=Message("parked-channel-gone"))
    user_id = 100 + seat
    stuck = [replace(parked, id=number, owner_id=user_id) for number in range(1, 30)]
    for tables in ([lobby, parked, table], [table] * 200, stuck, []):
        harmless(games_panel(tables, user_id, locale))
    first = words_of(games_panel([lobby, parked, table], user_id, locale)).splitlines()[1]
    assert first.startswith("➡️")
    assert "200" not in words_of(games_panel([table] * 200, user_id, locale))


@GAMES
def test_a_stranger_has_no_tables(game: AnyGame) -> None:
    assert "You sit at no table." in words_of(games_panel([last_table(game, "en")], 5, "en"))


@GAMES
@LOCALES
def test_the_standing_answers(game: AnyGame, locale: str) -> None:
    """A menu for each kind of small question, with the answer that stands; below a question its own."""
    for state in positions(game, "answers", every=23):
        said = {kind.kind: Answering.TURN for kind in game.small}
        people = People(answers=dict.fromkeys(range(len(state.tribes)), said))
        table = table_at(game, state, names=NAMES, locale=locale)
        for shown in (table, replace(table, people=people)):
            seating = Seating(shown, 0, locale)
            panel = answers_panel(seating)
            assert_fits(panel)
            assert len(menus(panel)) == len(game.small)
            stands = Answering.ALWAYS if shown is table else Answering.TURN
            assert all([e["value"] for e in menu["options"] if e["default"]] == [stands] for menu in menus(panel))
            quiet = game.quiet(state, 0)
            below = [menu["custom_id"] for menu in menus(decision_panel(seating)) if ":small." in menu["custom_id"]]
            assert below == ([] if quiet is None else [seating.custom_id("small", quiet.kind)])
