"""A march typed as people write it: all, all of a kind, misspelt; and what is said where it cannot go."""

from __future__ import annotations

import json

from bot.narrowing import digest
from bot.table import Player
from rules.game import Seat
from rules.nerthania.actions import Found, March, Move
from rules.nerthania.pieces import size
from rules.words import Message as Text
from tests.bot.panels.evening import Evening
from tests.wire import Person, words

PEOPLE = (("Anna", "en-US"), ("Bert", "de"))
ALL = {"en-US": "all", "de": "alle"}


async def marching(evening: Evening, people: dict[Seat, Person]) -> Person:
    """Everybody plays through the door until somebody marches with a group that may go at once."""
    while not any(
        isinstance(move, Move) and size(move.units) > 1 for move in evening.seating(_owing(evening, people)).legal()
    ):
        person = _owing(evening, people)
        legal = evening.seating(person).legal()
        march = next((action for action in legal if isinstance(action, March)), None)
        wise = evening.table.rules.stand_in(evening.table.state, evening.table.owing()[0])
        await evening.elder.tables.act(evening.table.id, Player(person.id, person.name), march or wise)
    return _owing(evening, people)


def _owing(evening: Evening, people: dict[Seat, Person]) -> Person:
    return people[evening.table.owing()[0]]


async def test_all_units_march_when_all_is_typed(evening: Evening) -> None:
    guests = [evening.club.person(name, locale=locale) for name, locale in PEOPLE]
    await evening.begun(*guests, game="nerthania")
    people = {holder.seat: guest for holder in evening.table.holders for guest in guests if guest.id == holder.user_id}
    person = await marching(evening, people)
    moves = [move for move in evening.seating(person).legal() if isinstance(move, Move)]
    most = max(moves, key=lambda move: size(move.units))
    line = {"from": str(most.origin), "units": ALL[person.locale]}

    version = evening.table.version
    refused = await person.slash(evening.channel, "nerthania move", to=str(_never(evening, moves)), **line)
    assert evening.table.version == version
    assert evening.seating(person).speaker.say(Text("typed-guess")) not in words(refused.message)
    assert any(section in words(refused.message) for section in ("1.2", "4.4"))

    asked = await person.slash(evening.channel, "nerthania move", to=str(most.to), **line)
    assert evening.table.version == version, "all is shown before it is done"
    assert evening.seating(person).speaker.say(Text("typed-guess")) in words(asked.message)
    moved = await person.press(asked.message, evening.seating(person).custom_id("do", digest([most])))
    await evening.says(moved, "✅")
    rows = await evening.elder.store.actions(evening.table.id)
    done = json.loads(str(rows[-1]["action"]))
    assert (done["origin"], done["to"]) == (most.origin, most.to)
    assert sum(troop["number"] for troop in done["units"]) == size(most.units)


def _never(evening: Evening, moves: list[Move]) -> int:
    """An area where no unit of this march can go."""
    open_areas = {move.to for move in moves}
    return next(number for number in range(1, 57) if number not in open_areas)


async def test_an_area_is_offered_with_what_lies_there(evening: Evening) -> None:
    """A number alone says little; it is all that needs to be typed."""
    guests = [evening.club.person(name, locale=locale) for name, locale in PEOPLE]
    await evening.begun(*guests, game="nerthania")
    person = evening.asked(*guests)
    legal = [action for action in evening.seating(person).legal() if isinstance(action, Found)]
    choices = (await person.complete(evening.channel, "nerthania setup found", "area")).choices
    assert {choice["value"] for choice in choices} <= {str(action.area) for action in legal}
    ground = {"en-US": "rassland", "de": "Grasland"}[person.locale]
    told = [choice["name"].partition(" · ") for choice in choices]
    assert [number for number, _, _ in told] == [choice["value"] for choice in choices]
    assert any(ground in about for _, _, about in told)
    assert all(about for _, _, about in told)
