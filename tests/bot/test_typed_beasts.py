"""A beast is found by the name that its tribe gives it and by the word of the rules, however it is written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import typed
from bot.commands.guess import understood
from bot.labels import labels, tongues
from bot.panels.seating import Seating
from bot.speech import speaker
from rules.nerthania import GAME
from rules.nerthania.actions import March, Move, Recruit
from rules.nerthania.cardtext import kind
from rules.nerthania.neutral import NeutralMoving
from rules.nerthania.pieces import Troop, Unit
from rules.nerthania.world import SECTOR_OF
from rules.words import LOCALES, Message, Speaker, Who, said
from tests.bot.positions import table_at
from tests.rules.nerthania.table import BLACK, BLUE, BROWN, RED, act, place, table

BEASTS = (Unit.ANIMAL, Unit.MONSTER)


def group(**army: int) -> tuple[Troop, ...]:
    return tuple(Troop(Unit(name), number) for name, number in army.items())


MOVES = [
    Move(14, 13, group(**{name: number for name, number in army.items() if number}))
    for warrior in range(3)
    for animal in range(3)
    for monster in range(3)
    for army in [{"warrior": warrior, "animal": animal, "monster": monster}]
    if warrior + animal + monster
]
RECRUITS = [Recruit(14, unit, 1) for unit in Unit]


def ways(tribe: str, unit: Unit, locale: str) -> Iterator[str]:
    """The names of a beast: one and several, in small letters and in capitals."""
    words = speaker(locale, GAME.key)
    for name in (
        words.say(kind(tribe, unit)),
        words.say(said(unit)),
        _many(tribe, unit, words),
        _many("", unit, words),
    ):
        yield from (name, name.lower(), name.upper())


def _many(tribe: str, unit: Unit, words: Speaker) -> str:
    troop = words.of(tribe or "none").say(said(Troop(unit, 2)))
    return troop.removeprefix("2 ")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tribe", GAME.tribes)
@pytest.mark.parametrize("unit", BEASTS)
def test_both_names_are_understood(unit: Unit, tribe: str, locale: str) -> None:
    words = speaker(locale, GAME.key).of(tribe)
    single = [speaker(locale, GAME.key).say(word).lower() for word in (kind(tribe, unit), said(unit))]
    for name in ways(tribe, unit, locale):
        assert typed.read(RECRUITS, {"unit": name}, words).actions == (Recruit(14, unit, 1),), name
        for number in (1, 2) if name.lower() in single else (2,):
            (moved,) = typed.read(MOVES, {"units": f"{number} {name}"}, words).actions
            assert moved == Move(14, 13, group(**{str(unit): number})), name


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "2 warriors, 1 animal and 2 ice yetis"),
        ("en", "2 monsters, 1 ice tiger, 2 warriors"),
        ("de", "2 Krieger, 1 Tier und 2 Eisyetis"),
        ("de", "2 Ungeheuer, 1 Eistiger, 2 Krieger"),
    ],
)
def test_both_words_may_stand_in_one_line(locale: str, line: str) -> None:
    words = speaker(locale, GAME.key).of("snow_blades")
    (moved,) = typed.read(MOVES, {"units": line}, words).actions
    assert moved == Move(14, 13, group(warrior=2, animal=1, monster=2))


@pytest.mark.parametrize("line", ["9 animals", "9 ice tigers"])
def test_what_is_not_legal_is_understood_by_both(line: str) -> None:
    own = speaker("en", GAME.key).of("snow_blades")
    lines = {"origin": "14", "to": "13", "units": line}
    found = [understood(Move, lines, tongue) for tongue in tongues(own)]
    assert Move(14, 13, group(animal=9)) in found


def test_what_is_offered_has_the_name_of_the_tribe() -> None:
    own = speaker("de", GAME.key).of("snow_blades")
    assert list(typed.offers(RECRUITS, {"unit": "tier"}, "unit", own)) == ["Eistiger"]
    assert own.say(Message("unit-animal")) == "Eistiger"


@pytest.mark.parametrize(("locale", "shown"), [("en", "1 steppe wolf"), ("de", "1 Steppenwolf")])
def test_a_seat_chooses_among_its_own_beasts_and_nobody_among_nobodys(locale: str, shown: str) -> None:
    state = table(BLACK, BLUE, RED, BROWN)
    place(state, 0, 14, animal=1)
    act(state, 0, March(SECTOR_OF[14]))
    troop = said(Troop(Unit.ANIMAL, 1))
    held = table_at(GAME, state, locale=locale)
    assert Seating(held, 0, locale).speaker.say(troop) == shown
    (move, *_) = [action for action in Seating(held, 0, locale).legal() if isinstance(action, Move)]
    assert labels(move.units, Seating(held, 0, locale).speaker, 80) == [shown]
    assert Seating(held, None, locale).speaker.say(troop) == speaker(locale, GAME.key).say(troop)
    told = Message("did-move", {"who": Who(1), "units": (troop,), "origin": 1, "to": 2})
    assert speaker(locale, GAME.key).say(kind(BLUE, Unit.ANIMAL)) in Seating(held, None, locale).speaker.say(told)


def test_who_decides_for_the_neutral_tribe_chooses_among_its_beasts() -> None:
    state = table(BLACK, BLUE)
    place(state, 2, 13, animal=2)
    state.steps[-1] = NeutralMoving(0)
    called = Seating(table_at(GAME, state), 0, "en").speaker.say(Message("unit-animal"))
    assert called == speaker("en", GAME.key).say(kind(state.nations[2].name, Unit.ANIMAL))
