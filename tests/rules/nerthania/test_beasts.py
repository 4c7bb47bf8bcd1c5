"""Animals and monsters are called what their own tribe calls them, wherever a player reads about them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from random import Random

import pytest

from rules.game import Seat
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Build, March, Move, Recruit
from rules.nerthania.cardtext import kind
from rules.nerthania.neutral import NeutralMoving
from rules.nerthania.pieces import Building, Unit
from rules.nerthania.recruiting import NeutralRecruiting
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import SECTOR_OF
from rules.words import LOCALES, Message, Said, Speaker, said
from tests.rules.nerthania.table import BLACK, BLUE, BROWN, RED, act, home, place, table, units

BEASTS = (Unit.ANIMAL, Unit.MONSTER)
NAMES = ("Ada", "Ben", "Cleo", "Dora")
NAMELESS = {"en": r"\b(animal|monster)s?\b", "de": r"\b(Tiere?n?|Ungeheuer)\b"}
NO_UNITS = re.compile(r"animal enclosure|areas with an animal|\((animal|monster|Tier|Ungeheuer)\)|einem Tier")
"""A building, what is hunted, and the word of the rules in brackets behind the name."""


def voice(state: NerthaniaState, locale: str) -> Speaker:
    return Speaker(locale, (GAME.package,), NAMES, state.tribes)


def name(tribe: str, unit: Unit, locale: str) -> str:
    return Speaker(locale, (GAME.package,)).say(kind(tribe, unit))


def choices(state: NerthaniaState, seat: Seat, locale: str) -> list[str]:
    """What this seat may choose from, as it is shown to it."""
    (prompt,) = (prompt for prompt in GAME.view(state, None).awaited if prompt.seat == seat)
    whose = prompt.ask.params.get("whose", state.tribes[seat])
    speaker = voice(state, locale).of(str(whose))
    return [speaker.say(action.said()) for action in GAME.legal(state, seat)]


def crowded() -> NerthaniaState:
    """Everybody has beasts beside the others', and may build, recruit and raise cards."""
    state = table()
    for number, (seat, area) in enumerate([(0, 13), (1, 14), (2, 12), (3, 17), (0, 4), (1, 7), (2, 8), (3, 18)]):
        place(state, seat, area, animal=1 + number // 4, monster=1 + number // 4)
    for seat, area in enumerate((13, 14, 12, 17)):
        nation = state.nations[seat]
        home(state, seat, area)
        nation.buildings = [*Building]
        nation.silver, nation.tectonium, nation.conquests = 20, 5, [1, 2, 3]
    return state


def told(state: NerthaniaState, luck: Random) -> Iterator[Message]:
    """What may be read on one step of the way, and the step."""
    for seat, prompt in ((prompt.seat, prompt) for prompt in GAME.view(state, None).awaited):
        legal = GAME.legal(state, seat)
        shown = [legal[luck.randrange(len(legal))] for _ in range(6)]
        scene: dict[str, Said] = {"whose": prompt.ask.params.get("whose", state.tribes[seat])}
        for what in (prompt.ask, *(action.said() for action in shown)):
            yield Message(what.id, {**what.params, **scene})
        for foretold in filter(None, [GAME.foretell(state, seat, action) for action in shown]):
            yield Message(foretold.id, {**foretold.params, **scene})
        for field in type(legal[0]).__annotations__:
            hint = GAME.hint(state, seat, field, [action for action in legal if type(action) is type(legal[0])])
            if hint is not None:
                yield Message(hint.id, {**hint.params, **scene})
    seat = GAME.awaited(state)[0].seat
    legal = GAME.legal(state, seat)
    attack = [action for action in legal if isinstance(action, Attack | Move | Recruit)]
    yield from (event.what for event in GAME.apply(state, seat, luck.choice(attack or legal)))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_beast_goes_without_its_name_through_a_whole_game(locale: str) -> None:
    read = ""
    for seed in range(4):
        state, luck = crowded(), Random(seed)
        speaker = voice(state, locale)
        for _ in range(160):
            if GAME.outcome(state) is not None:
                break
            for message in told(state, luck):
                line = NO_UNITS.sub("", speaker.say(message))
                assert not re.search(NAMELESS[locale], line), (message, line)
                read += f"{line}\n"
    assert all(name(tribe, unit, locale) in read for tribe in GAME.tribes for unit in BEASTS)


@pytest.mark.parametrize(
    ("locale", "shown"), [("en", "1 ice tiger and 2 ice yetis"), ("de", "1 Eistiger und 2 Eisyetis")]
)
def test_who_is_attacked_by_another_tribe_keeps_its_own_names(locale: str, shown: str) -> None:
    state = table()
    place(state, 0, 14, warrior=3)
    place(state, 1, 13, animal=1, monster=2)
    act(state, 0, March(SECTOR_OF[14]))
    foretold = GAME.foretell(state, 0, Attack(13))
    assert foretold is not None
    assert shown in voice(state, locale).of(BLACK).say(foretold)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_decides_for_the_neutral_tribe_reads_its_names(locale: str) -> None:
    state = table(BLACK, BLUE)
    neutral = state.nations[2].name
    assert neutral in (RED, BROWN)
    place(state, 2, 13, animal=2)
    place(state, 0, 17, animal=2)
    for step in (NeutralMoving(0), NeutralRecruiting(0, {Unit.ANIMAL: 2}, 2)):
        state.steps[-1] = step
        beasts = choices(state, 0, locale)
        assert beasts
        assert all(name(neutral, Unit.ANIMAL, locale) in line for line in beasts)
    state.steps[-1] = NeutralMoving(0)
    (event, *_) = act(state, 0, GAME.legal(state, 0)[0])
    assert name(neutral, Unit.ANIMAL, locale) in voice(state, locale).of(BLACK).say(event.what)


@pytest.mark.parametrize(("locale", "word"), [("en", "2 animals"), ("de", "2 Tiere")])
def test_where_no_tribe_is_known_it_is_an_animal(locale: str, word: str) -> None:
    assert Speaker(locale, (GAME.package,)).say(said(units(animal=2))) == word


def test_a_building_says_the_name_and_the_word_of_the_rules() -> None:
    state = table()
    state.nations[1].silver = 20
    foretold = GAME.foretell(state, 1, Build(Building.ANIMAL_ENCLOSURE))
    assert foretold is not None
    assert "ice tiger (animal)" in voice(state, "en").of(BLUE).say(foretold)


def test_german_declines_no_beast() -> None:
    """Groups stand after a colon or begin the line: a preposition or a verb would ask for another case."""
    text = (resources.files(GAME.package) / "words.de.ftl").read_text(encoding="utf-8")
    groups = [
        (line, line[: group.start()].strip())
        for line in text.splitlines()
        for group in re.finditer(r"\{ \$(units|attackers|defenders) \}", line)
    ]
    assert len(groups) > 10
    assert [line for line, before in groups if before and before[-1] not in ":="] == []
