"""The table message: all that has happened since somebody who is awaited acted, as far as there is room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.panels.seating import Seating
from bot.panels.status import status_panel
from bot.panels.table import CUT_OFF_ROOM, EVENTS, EVENTS_ROOM, cut_off, table_message
from bot.table import Change, Kind, Table
from rules import games
from rules.dice import Dice
from rules.game import Event
from rules.words import Message, Who
from tests.bot.panels.fits import words_of
from tests.bot.positions import NOW, positions, table_at

ZOAR, NERTHANIA = games()["zoar"], games()["nerthania"]


def step(version: int, seat: int) -> Change:
    """One move of a seat, told with the version so that each line is another."""
    unit = Message("unit-from", {"piece": Message("piece-leader"), "at": "A1"})
    moved = Event(Message("did-move", {"who": Who(seat), "unit": unit, "to": f"v{version}"}))
    return Change(version, Kind.ACT, seat, (moved,), NOW)


def begun() -> Table:
    """A table at its start, and who begins."""
    state = ZOAR.setup(ZOAR.tribes[:3], ZOAR.options(), Dice("news"))
    return table_at(ZOAR, state, names=("Anna", "Ben", "Clara"), version=83)


def shown(table: Table) -> str:
    """What the channel reads."""
    return words_of(table_message(table, None, "The board"))


def test_all_since_the_own_last_action_is_told() -> None:
    table = begun()
    (own,) = table.owing()
    other = (own + 1) % 3
    recent = (step(3, own), *(step(version, other) for version in range(4, 24)))
    told = shown(replace(table, recent=recent))
    assert all(f"to v{version}." in told for version in range(4, 24))
    assert "v3." not in told
    assert "earlier" not in told


def test_a_little_is_told_even_where_nothing_is_new() -> None:
    table = begun()
    recent = tuple(step(version, table.owing()[0]) for version in range(3, 24))
    assert shown(replace(table, recent=recent)).count("moves the leader") == EVENTS


def test_what_has_no_room_is_counted() -> None:
    table = begun()
    (own,) = table.owing()
    other = (own + 1) % 3
    recent = (step(3, own), *(step(version, other) for version in range(4, 84)))
    told = shown(replace(table, recent=recent))
    lines = [line for line in told.splitlines() if line.startswith("• ")]
    assert len("\n".join(lines)) <= EVENTS_ROOM
    assert f"… and {80 - len(lines)} earlier: see *Log*" in told
    assert "to v83." in lines[-1]


def test_what_has_no_room_there_is_told_with_the_own_move() -> None:
    table = begun()
    (own,) = table.owing()
    recent = (step(3, own), *(step(version, (own + 1) % 3) for version in range(4, 84)))
    table = replace(table, recent=recent)
    missed = cut_off(Seating(table, own, "en"))
    assert missed[0] == "**Since your last move**, before what the table message tells:"
    assert "to v4." in missed[1]
    assert len("\n".join(missed[1:])) <= CUT_OFF_ROOM
    assert not set(missed) & set(shown(table).splitlines())


def test_who_is_not_awaited_is_told_all_that_is_not_shown_to_those_who_are() -> None:
    table = begun()
    (own,) = table.owing()
    waits = (own + 1) % 3
    recent = (step(3, waits), *(step(version, own) for version in range(4, 24)))
    table = replace(table, recent=recent)
    assert "to v4." not in shown(table)
    missed = cut_off(Seating(table, waits, "de"))
    assert len(missed) == 1 + 20 - EVENTS
    assert "v4" in missed[1]
    assert "v15" in missed[-1]


def test_where_all_had_room_nothing_is_told_again() -> None:
    table = begun()
    (own,) = table.owing()
    table = replace(table, recent=(step(3, own), step(4, (own + 1) % 3)))
    assert cut_off(Seating(table, own, "en")) == []


def test_computers_that_are_awaited_have_missed_nothing() -> None:
    table = begun()
    holders = tuple(replace(holder, user_id=None) for holder in table.holders)
    recent = tuple(step(version, 0) for version in range(3, 24))
    assert shown(replace(table, holders=holders, recent=recent)).count("moves the leader") == EVENTS


def test_the_seal_of_the_dice_is_short_here() -> None:
    start = Change(3, Kind.START, 0, (Event(Message("did-start", {"hash": "0123456789abcdef" * 4})),), NOW)
    told = shown(replace(begun(), recent=(start,)))
    assert "`0123456789abcdef…`, in full in the *Log*" in told


def test_the_status_says_how_far_everybody_has_come() -> None:
    told = words_of(status_panel(Seating(begun(), None, "en")))
    assert "**Anna** · Red · no city destroyed, relic 13 steps from home" in told


@pytest.mark.parametrize("locale", ["en", "de"])
def test_land_that_will_change_is_told_below_the_headline(locale: str) -> None:
    state = next(state for state in positions(NERTHANIA, "coming", actions=1000) if NERTHANIA.view(state, None).notice)
    seating = Seating(table_at(NERTHANIA, state, locale=locale), None, locale)
    view = NERTHANIA.view(state, None)
    assert view.notice is not None
    headline, notice = (seating.speaker.say(message) for message in (view.headline, view.notice))
    assert f"{headline}\n{notice}" in shown(seating.table)
    assert shown(begun()).count("🌊") == 0
