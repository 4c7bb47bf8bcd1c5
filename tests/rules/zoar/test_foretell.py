"""What is said before an action is done."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.game import Action
from rules.words import LOCALES, Message, Speaker
from rules.zoar import GAME
from rules.zoar.build import BuildCity, BuildTemple, RaiseArmy
from rules.zoar.fight import Attack
from rules.zoar.move import BuySteps, EndMoving, Move
from rules.zoar.stores import Exchange, ReturnSurplus
from rules.zoar.turn import ZoarState
from rules.zoar.view import METAL
from tests.rules.zoar.games import positions
from tests.rules.zoar.table import army, camp, carrier, does, leader, table

SPEAKERS = {locale: Speaker(locale, (GAME.package,), ("Anna", "Ben", "Clara", "David")) for locale in LOCALES}


def told(state: ZoarState, seat: int, action: Action, locale: str = "en") -> str | None:
    """What is foretold to this seat, in words."""
    assert action in GAME.legal(state, seat)
    message = GAME.foretell(state, seat, action)
    return None if message is None else SPEAKERS[locale].say(message)


def test_foretell_the_strengths_of_a_fight() -> None:
    tribes = {"red": "army D5; city D5; store 2 metal", "blue": "armies D4 D4; store 1 metal"}
    state = table(turn="blue", phase="fight", **tribes)
    assert told(state, 1, Attack("D4", "D5")) == (
        "2 armies and 1 extra strength for your first attack against 1 army and 1 city of Anna: 3 to 2 before metal. "
        "Each metal adds 1; you have 1, Anna has 2. In a draw, everything that fights here is "
        "destroyed, on both sides."
    )
    assert told(state, 1, Attack("D4", "D5"), "de") == (
        "2 Armeen und 1 zusätzliche Stärke für deinen ersten Angriff gegen 1 Armee und 1 Stadt von Anna: "
        "ohne Eisen 3 zu 2. Jedes Eisen zählt 1; du hast 1, Anna hat 2. "
        "Bei Gleichstand wird auf beiden Seiten alles zerstört, was hier kämpft."
    )


def test_foretell_a_fight_against_a_temple_alone() -> None:
    state = table(phase="fight", red="army D4", yellow="temple D5")
    assert "1 army against 1 temple of Ben: 1 to 0 before metal." in str(told(state, 0, Attack("D4", "D5")))


def test_foretell_a_fight_as_it_ends_when_nobody_has_metal() -> None:
    state = table(phase="fight", red="armies D4 D4", blue="army D5; city D5", abilities="off")
    assert "2 to 2" in str(told(state, 0, Attack("D4", "D5")))
    does(state, Attack("D4", "D5"))
    assert camp(state, "red").armies == camp(state, "blue").armies == camp(state, "blue").cities == []


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"goods": "E3"}, "You collect 1 food there and then carry 1 of at most 3."),
        ({"goods": "E3", "collect": "by-choice"}, "There you can collect food."),
        ({"goods": ""}, None),
    ],
)
def test_foretell_what_a_step_collects(more: Any, expected: str | None) -> None:
    assert told(table(red="leader D3", **more), 0, Move(leader("D3"), "E3")) == expected


def test_foretell_what_does_not_fit() -> None:
    state = table(red="leader D3; transit 3 food", goods="E3")
    assert told(state, 0, Move(leader("D3"), "E3")) == (
        "There is food there, but you carry 3 already and can take no more; it stays where it is."
    )
    does(state, Move(leader("D3"), "E3"))
    assert "E3" in state.goods


def test_foretell_the_relic_and_its_way_home() -> None:
    state = table(red="leader D2; army D4; relic D5")
    assert told(state, 0, Move(army("D4"), "D5")) == "Your relic lies there and can be taken up."
    state = table(red="army A2; relic A2 army")
    assert told(state, 0, Move(carrier("A2"), "A1")) == "That brings your relic home, and you have won!"


@pytest.mark.parametrize(
    ("red", "action", "expected"),
    [
        (
            "store 2 food",
            RaiseArmy("A1"),
            "It costs 1 food. Then you have 1 food and 0 metal. Armies left in reserve: 3.",
        ),
        (
            "leader D5; store 1 metal",
            BuildCity("D5"),
            "It costs 1 metal and brings an army at once. Then you have 0 food and 0 metal. Cities left to build: 1.",
        ),
        ("store 2 metal", Exchange(METAL), "Then you have 1 food and 0 metal."),
    ],
)
def test_foretell_what_building_costs_and_leaves(red: str, action: Action, expected: str) -> None:
    state = table(phase="build", red=red)
    assert told(state, 0, action) == expected
    does(state, action)
    store = camp(state, "red").store
    assert f"{store.food} food and {store.metal} metal" in expected


def test_foretell_a_city_without_an_army_and_a_temple_that_gathers() -> None:
    state = table(phase="build", red="leader D5; armies A2 A2 A2 A2; store 1 metal")
    assert "brings no army, for all of yours are on the board" in str(told(state, 0, BuildCity("D5")))
    state = table(turn="yellow", phase="build", yellow="leader D4; store 2 food 3 metal", blue="", goods="D4")
    told_now = told(state, 0, BuildTemple("D4"))
    does(state, BuildTemple("D4"))
    store = camp(state, "yellow").store
    assert "gathers 1 food at once" in str(told_now)
    assert str(told_now).endswith(f"Then you have {store.food} food and {store.metal} metal.")


def test_foretell_bought_steps() -> None:
    state = table(red="store 2 food")
    assert told(state, 0, BuySteps()) == (
        "That makes 2 bought steps, to share out among your pieces as you like. Then you have 1 food and 0 metal."
    )


def test_foretell_steps_that_would_be_lost() -> None:
    state = table(red="leader D3; armies D4 D5; relic D4 army")
    assert GAME.foretell(state, 0, EndMoving()) == Message("will-end-moving", {"steps": 5})
    state = table(red="leader D3", abilities="off")
    does(state, Move(leader("D3"), "D2"), Move(leader("D2"), "D1"))
    assert GAME.foretell(state, 0, EndMoving()) is None


def test_foretell_goods_that_would_be_lost() -> None:
    state = table(red="transit 2 food; store 3 food")
    does(state, EndMoving())
    assert GAME.foretell(state, 0, ReturnSurplus()) == Message("will-return", {"food": 2, "metal": 0})


def test_foretell_has_words_for_every_legal_action() -> None:
    luck = Random(9)
    for state in positions(luck):
        for prompt in GAME.awaited(state):
            for action in GAME.legal(state, prompt.seat):
                message = GAME.foretell(state, prompt.seat, action)
                assert message is None or all(speaker.say(message) for speaker in SPEAKERS.values())
