"""What several ways could bring at most, against what each of them brings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from rules.dice import Dice
from rules.game import Action
from rules.sapiens import GAME
from rules.sapiens.beasts import ChaseBear, PutBear
from rules.sapiens.foretell import preview
from rules.sapiens.ground import Place
from rules.sapiens.prospect import at_best
from rules.sapiens.turn import SapiensState
from rules.words import LOCALES, Message, Speaker, Who
from tests.rules.sapiens.table import BEGUN, place, table

NAMES = ("Anna", "Ben", "Cem", "Dora")


def words(message: Message | None, locale: str = "en") -> str:
    """In words."""
    assert message is not None
    return Speaker(locale, (GAME.package,), NAMES).say(message)


def choices() -> Iterator[tuple[SapiensState, list[Place]]]:
    """All ways to lay each tile, in many positions."""
    luck = Random("prospect")
    for number in range(20):
        state = GAME.setup(GAME.tribes[: 2 + number % 3], GAME.options(), Dice(f"prospect {number}"))
        while GAME.awaited(state):
            legal = GAME.legal(state, state.turn)
            tiles = defaultdict(list)
            for action in legal:
                if isinstance(action, Place):
                    tiles[action.tile].append(action)
            yield from ((state, ways) for ways in tiles.values())
            GAME.apply(state, state.turn, luck.choice(legal))


def greatest(told: Message | None, total: str) -> int:
    """The amount of this total that is told."""
    assert told is not None
    gains = told.params["gains"]
    assert isinstance(gains, tuple)
    found = [
        gain.params["gain"]
        for gain in gains
        if isinstance(gain, Message) and gain.id in (f"most-{total}", f"sure-{total}")
    ]
    assert len(found) <= 1
    return int(str(found[0])) if found else 0


def test_prospect_is_the_best_that_one_of_the_ways_brings() -> None:
    several = 0
    for state, ways in choices():
        told = at_best(state, state.turn, ways)
        brought = [preview(state, way) for way in ways]
        assert greatest(told, "food") == max(one.food for one in brought)
        assert greatest(told, "shelter") == max(one.shelter for one in brought)
        several += len(ways) > 1
    assert several


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "This brings: up to 4 food and the Hunt bonus."),
        ("de", "Das bringt: bis zu 4 Nahrung und Bonus Jagd."),
    ],
)
def test_prospect_says_up_to_where_the_ways_differ(locale: str, told: str) -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    ways = [way for way in GAME.legal(state, 0) if isinstance(way, Place) and len(way.at) == 2]
    assert len({preview(state, way).food for way in ways}) > 1
    assert words(at_best(state, 0, ways), locale) == told


def test_prospect_says_what_only_some_ways_bring() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt*blue")
    told = words(at_best(state, 0, GAME.legal(state, 0)))
    for part in ("up to 8 shelter", "perhaps a mountain token", "1 food to Ben for the fight token"):
        assert part in told


def test_prospect_of_one_amount_is_that_amount() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    way = place("hunt-fire", "C4", "north")
    assert words(at_best(state, 0, [way, way])) == "This brings: 4 food and the Hunt bonus."


@pytest.mark.parametrize("locale", LOCALES)
def test_prospect_of_bears_is_their_shelter(locale: str) -> None:
    state = table(red="food 1", blue="tribe feast-hunt I B1, hunt-fire C1 C2")
    bears = [PutBear(Who(1), at) for at in ("B2", "D1")]
    assert " 2 " in words(at_best(state, 0, bears), locale)


def test_prospect_of_what_is_not_counted_is_nothing() -> None:
    chases: Sequence[Action] = (ChaseBear("A1"), ChaseBear("A2"))
    assert at_best(table(), 0, chases) is None
