"""The computer player: sensible, quick to the point, and without peeking."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.game import Action
from rules.zoar import GAME
from rules.zoar.build import BuildCity, EndBuilding, RaiseArmy
from rules.zoar.fight import Attack, EndFighting, OfferMetal
from rules.zoar.intervention import EndTurn, Roll, Strike
from rules.zoar.lightning import Save
from rules.zoar.move import BuySteps, EndMoving, Move
from rules.zoar.relic import HandOver, TakeRelic
from rules.zoar.state import Piece
from rules.zoar.turn import ZoarState
from tests.rules.zoar.games import positions
from tests.rules.zoar.table import army, carrier, city, does, leader, table


def answer(state: ZoarState, seat: int = 0) -> Action:
    return GAME.stand_in(state, seat)


def test_policy_is_always_legal() -> None:
    luck = Random(4)
    for _ in range(6):
        for state in positions(luck):
            for prompt in GAME.awaited(state):
                assert answer(state, prompt.seat) in GAME.legal(state, prompt.seat)


def test_policy_carries_the_relic_home_and_pays_for_it() -> None:
    state = table(red="leader A1; army B4; relic B4 army; store 1 food")
    assert answer(state) == Move(carrier("B4"), "A4")
    does(state, Move(carrier("B4"), "A4"))
    assert answer(state) == BuySteps()
    does(state, BuySteps())
    assert answer(state) == Move(carrier("A4"), "A3")


def test_policy_takes_the_relic_up_and_hands_it_to_a_rested_army() -> None:
    state = table(red="armies D3 D2; relic D2")
    assert answer(state) == TakeRelic(Piece.ARMY)
    state = table(red="armies D3 D2; relic D3 army")
    does(state, Move(carrier("D3"), "D2"))
    assert answer(state) == HandOver(Piece.ARMY)


def test_policy_fetches_its_relic_with_the_nearest_army() -> None:
    state = table(red="leader A1; armies G6 B2; relic G8")
    assert answer(state) == Move(army("G6"), "G7")


def test_policy_sends_the_leader_to_goods() -> None:
    state = table(red="leader C2; army G7; relic G8", goods="C1")
    does(state, Move(army("G7"), "G8"), TakeRelic(Piece.ARMY))
    assert answer(state) == Move(leader("C2"), "C1")


def test_policy_ends_the_phase_when_nothing_is_left_to_gain() -> None:
    state = table(red="leader G7; relic G8; store 1 metal", abilities="off")
    assert answer(state) == EndMoving()


def test_policy_attacks_a_city_when_it_pays() -> None:
    state = table(phase="fight", red="armies D4 D4", blue="city D5")
    assert answer(state) == Attack("D4", "D5")
    state = table(phase="fight", red="army D4", blue="armies D5 D5 D5")
    assert answer(state) == EndFighting()


def test_policy_attacks_at_any_price_for_victory() -> None:
    state = table(phase="fight", red="armies D4 D4 D4; destroyed 1", blue="armies D5 D5; city D5; ruin D3")
    assert answer(state) == Attack("D4", "D5")


@pytest.mark.parametrize(
    ("red", "blue", "attacker", "defender"),
    [
        ("army D4; store 3 metal", "army D5; city D5; store 1 metal", 2, 3),
        ("army D4; store 2 metal", "army D5; store 1 metal", 1, 1),
        ("army D4; store 1 metal", "armies D5 D5 D5; store 1 metal", 0, 0),
    ],
)
def test_policy_offers_what_the_worst_case_asks_for(red: str, blue: str, attacker: int, defender: int) -> None:
    state = table(phase="fight", red=red, blue=blue, abilities="off")
    does(state, Attack("D4", "D5"))
    assert answer(state, 0) == OfferMetal(attacker)
    assert answer(state, 1) == OfferMetal(min(defender, state.camps[1].store.metal))


def test_policy_raises_its_first_army_where_it_is_needed() -> None:
    state = table(phase="build", red="leader B5; relic G8; city E5; store 1 food")
    assert answer(state) == RaiseArmy("E5")
    state = table(phase="build", red="leader F7; relic G8; store 1 food 1 metal")
    assert answer(state) == BuildCity("F7")
    state = table(phase="build", red="leader A1; armies D3 D4 D5; store 1 food")
    assert answer(state) == EndBuilding()


def test_policy_saves_carrier_then_city_then_army() -> None:
    red = "armies D5 D5; relic D5 army; city C5; store {} metal"
    for metal, saved in (
        (1, [carrier("D5")]),
        (2, [carrier("D5"), city("C5")]),
        (3, [army("D5"), carrier("D5"), city("C5")]),
    ):
        state = table(turn="blue", red=red.format(metal), phase="intervention", dice=(8,))
        does(state, Roll())
        assert answer(state) == Save(tuple(saved[:metal]))


def test_policy_shifts_the_lightning_where_it_hurts_others() -> None:
    state = table(turn="green", red="city D5", green="", phase="intervention", dice=(7,))
    does(state, Roll())
    assert answer(state, 1) == Strike(8)


def test_policy_keeps_its_food() -> None:
    state = table(turn="blue", blue="store 3 food", phase="intervention", dice=(1,))
    does(state, Roll())
    assert answer(state, 1) == EndTurn()


def test_policy_does_not_peek_at_offers_or_dice() -> None:
    state = table(phase="fight", red="army D4; store 2 metal", blue="army D5; store 2 metal")
    does(state, Attack("D4", "D5"))
    answers = set()
    for metal in range(3):
        other = clone(state)
        other.dice.script = (metal + 1,)
        does(other, OfferMetal(metal), seat="red")
        answers.add(answer(other, 1))
    assert len(answers) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_policy_wins_games_before_the_limit(seats: int) -> None:
    luck, ends = Random(6), Counter[str]()
    for number in range(6):
        state = GAME.setup(luck.sample(GAME.tribes, seats), GAME.options(), Dice(str(number)))
        while asked := GAME.awaited(state):
            GAME.apply(state, asked[0].seat, answer(state, asked[0].seat))
        outcome = GAME.outcome(state)
        assert outcome is not None
        ends[outcome.how.id] += 1
    assert ends["won-limit"] <= 1
