"""What is said before an action is done."""

from __future__ import annotations

from random import Random

from rules.words import LOCALES, Message, Speaker
from rules.zoar import GAME
from rules.zoar.fight import Attack
from rules.zoar.move import EndMoving, Move
from rules.zoar.stores import ReturnSurplus
from tests.rules.zoar.games import positions
from tests.rules.zoar.table import does, leader, table


def test_foretell_the_strengths_of_a_fight() -> None:
    tribes = {"red": "army D5; city D5; store 2 metal", "blue": "armies D4 D4; store 1 metal"}
    state = table(turn="blue", phase="fight", **tribes)
    expected = {"strength": 3, "metal": 4, "defence": 2, "defence_metal": 4}
    assert GAME.foretell(state, 1, Attack("D4", "D5")) == Message("will-attack", expected)


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
    speakers = [Speaker(locale, (GAME.package,)) for locale in LOCALES]
    luck = Random(9)
    for state in positions(luck):
        for prompt in GAME.awaited(state):
            for action in GAME.legal(state, prompt.seat):
                message = GAME.foretell(state, prompt.seat, action)
                assert message is None or all(speaker.say(message) for speaker in speakers)
