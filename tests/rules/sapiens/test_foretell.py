"""What an action would bring, against what it brings."""

from __future__ import annotations

from random import Random

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.sapiens import GAME
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn
from rules.sapiens.foretell import preview
from rules.sapiens.ground import Place
from rules.sapiens.mountain import PlayToken
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.ritual import TakeToken
from rules.sapiens.view import Scene
from rules.words import LOCALES, Message, Speaker, Who
from tests.rules.sapiens.table import BEGUN, does, named, place, pooled, table

NAMES = ("Anna", "Ben", "Cem", "Dora")


def words(message: Message | None, locale: str = "en") -> str:
    """In words."""
    assert message is not None
    return Speaker(locale, (GAME.package,), NAMES).say(message)


def test_foretell_a_placement_says_what_it_scores_and_links() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt")
    told = words(GAME.foretell(state, 0, place("camp-hunt", "VI", "east")))
    for part in ("3 food", "the Hunt bonus", "8 shelter from cave VI", "the Camp token"):
        assert part in told


def test_foretell_a_placement_that_brings_nothing() -> None:
    state = table(red=f"tribe {BEGUN}, feast-hunt C3 C4; pool feast-camp hunt-fire")
    does(state, place("feast-camp", "C2", "north"))
    assert words(GAME.foretell(state, 0, place("hunt-fire", "B4", "west"))) == "This brings nothing yet."


def test_foretell_is_what_happens() -> None:
    luck = Random("foretell")
    for number in range(30):
        state = GAME.setup(GAME.tribes[: 2 + number % 3], GAME.options(), Dice(f"foretell {number}"))
        while GAME.awaited(state):
            action = luck.choice(GAME.legal(state, state.turn))
            told = GAME.foretell(state, state.turn, action)
            happened = [event.what for event in GAME.apply(state, state.turn, action)]
            if isinstance(action, Place):
                assert told is not None
                assert told.params["gains"] == happened[0].params["gains"]


def test_foretell_the_preview_changes_nothing() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire*blue; food 3")
    before = clone(state)
    gain = preview(state, Place(named("hunt-fire*blue"), "C4", place("hunt-fire", "C4", "north").turn))
    assert state == before
    assert (gain.food, gain.shelter, gain.bonuses, gain.cave) == (4, 0, [Scene.HUNT], None)


@pytest.mark.parametrize("locale", LOCALES)
def test_foretell_of_every_bonus(locale: str) -> None:
    state = table(red="food 1", blue="tribe feast-hunt I B1")
    actions = [
        TakeToken(Scene.FEAST),
        TakeToken(Scene.HUNT),
        PutFight(pooled(1, "hunt-fire")),
        PutFight(pooled(0, "hunt-fire")),
        Swap(named("hunt-fire"), pooled(1, "feast-camp")),
        Swap(named("hunt-fire"), pooled(None, "feast-camp")),
        TurnIn(3),
        PutBear(Who(1), "A1"),
        ChaseBear("A1"),
        *(PlayToken(scene) for scene in Scene),
    ]
    assert all(words(GAME.foretell(state, 0, action), locale) for action in actions)


def test_foretell_shows_what_is_done_to_whom() -> None:
    state = table(red="food 1", blue="tribe feast-hunt I B1, hunt-fire C1 C2")
    assert "Ben" in words(GAME.foretell(state, 0, PutFight(pooled(1, "hunt-fire"))))
    assert "Ben" in words(GAME.foretell(state, 0, Swap(named("hunt-fire"), pooled(1, "feast-camp"))))
    bear = words(GAME.foretell(state, 0, PutBear(Who(1), "B2")))
    assert "2 shelter" in bear
    assert "Ben" in bear


def test_foretell_says_nothing_where_the_action_says_it_all() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    does(state, place("hunt-fire", "C4", "north"))
    told = [GAME.foretell(state, 0, action) for action in GAME.legal(state, 0)]
    assert told[-1] is None
