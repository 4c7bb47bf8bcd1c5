"""A large board can be looked at part by part, and somebody who chooses sees what the choice is about."""

from __future__ import annotations

from collections.abc import Callable

from images.kit.look import Look
from rules.nerthania.view import NerthaniaView
from tests.play.club import Club
from tests.play.guest import Guest
from tests.wire import Message, controls

GAME = "nerthania"


async def settled(club: Club) -> Guest:
    """The world is set up; who is on turn."""
    await club.begun(GAME, 2)
    await stand_ins_until(club, lambda view: view.round == 1 and view.turn is not None)
    (seat,) = club.table.owing()
    return club.holder(seat)


async def stand_ins_until(club: Club, reached: Callable[[NerthaniaView], object]) -> None:
    """Everybody does the sensible thing until such a view is seen."""

    while not reached(seen(club)):
        prompt = club.table.awaited()[0]
        await club.act(prompt.seat, club.table.rules.stand_in(club.table.state, prompt.seat))
    await club.quiet()
    await club.env.settle()


def seen(club: Club) -> NerthaniaView:
    view = club.table.rules.view(club.table.state, None)
    assert isinstance(view, NerthaniaView)
    return view


def last_look(club: Club) -> Look:
    return club.drawn[-1][1]


def labels(message: Message) -> set[str]:
    """What can be pressed; what is shown already cannot."""
    return {part["label"] for part in controls(message).values()}


async def test_a_player_looks_at_the_own_tribe_and_at_every_sector(club: Club) -> None:
    await settled(club)
    english = club.people["Anna"]
    first = await english.tap(club.newest, "Closer look")
    assert first.message.is_ephemeral
    assert last_look(club).part == "own"
    assert club.drawn[-1][0].viewer == club.seating(english).seat
    assert labels(first.message) == {"Everything", "Amber Shelf", "Fern Shelf", "Azure Shelf", "Rust Shelf"}
    sector = await english.tap(first.message, "Fern Shelf")
    assert last_look(club).part == "2"
    whole = await english.tap(sector.message, "Everything")
    assert last_look(club).part == ""
    assert labels(whole.message) >= {"My tribe", "Fern Shelf"}
    assert "Everything" not in labels(whole.message)


async def test_who_only_watches_has_no_tribe_to_look_at(club: Club) -> None:
    await settled(club)
    zoe = club.people["Zoe"]
    shown = await zoe.tap(club.newest, "Closer look")
    assert last_look(club).part == ""
    assert club.drawn[-1][0].viewer is None
    assert "My tribe" not in labels(shown.message)


async def test_who_chooses_an_action_sees_the_own_tribe_and_on_a_march_the_sector(club: Club) -> None:
    person = await settled(club)
    turn = next(key for key in controls(club.newest) if key.endswith(":turn"))
    await person.press(club.newest, turn)
    assert last_look(club).part == "own"
    await stand_ins_until(club, lambda view: view.march and view.battle is None)
    (seat,) = club.table.owing()
    turn = next(key for key in controls(club.newest) if key.endswith(":turn"))
    await club.holder(seat).press(club.newest, turn)
    assert last_look(club).part in ("1", "2", "3", "4")


async def test_who_chooses_in_a_battle_sees_its_dice(club: Club) -> None:
    await settled(club)
    await stand_ins_until(club, lambda view: view.battle is not None and view.battle.rolled and not view.battle.over)
    seat = club.table.owing()[0]
    turn = next(key for key in controls(club.newest) if key.endswith(":turn"))
    await club.holder(seat).press(club.newest, turn)
    assert last_look(club).part == "battle"


async def test_a_battle_that_is_past_cannot_be_looked_at_any_more(club: Club) -> None:
    await settled(club)
    await stand_ins_until(club, lambda view: view.battle is not None)
    zoe = club.people["Zoe"]
    shown = await zoe.tap(club.newest, "Closer look")
    await stand_ins_until(club, lambda view: view.battle is None and not view.reports)
    drawn = len(club.drawn)
    refused = await zoe.tap(shown.message, "The battle")
    assert refused.message.is_ephemeral
    assert len(club.drawn) == drawn
