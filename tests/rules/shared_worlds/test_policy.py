"""How Elder plays: sensibly, quickly to an end, and without peeking."""

from __future__ import annotations

from random import Random

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Act,
    Attack,
    Block,
    Done,
    EndMain,
    Fight,
    Keep,
    Pass,
    PlayInstant,
    PlayUnit,
    Skip,
)
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState, setup
from rules.shared_worlds.view import Face, Passing
from tests.rules.shared_worlds.table import asked, asked_kind, at, attack, does, side, table, unanswered


def choice(state: SharedWorldsState) -> object:
    """What Elder would do for whoever is asked."""
    return GAME.stand_in(state, asked(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_computer_players_end_and_somebody_wins(seats: int) -> None:
    won = 0
    for number in range(4):
        state = setup(GAME.tribes[:seats], GAME.options(), Dice(f"policy {number}"))
        while GAME.awaited(state):
            GAME.apply(state, asked(state), GAME.stand_in(state, asked(state)))
        assert state.ended is not None
        won += bool(state.ended.winners)
    assert won >= 3


def test_it_does_not_see_hidden_cards() -> None:
    """With other cards in others' hands and other piles to come, it does the same."""
    luck = Random("hidden")
    for number in range(6):
        state = setup(GAME.tribes[:3], GAME.options(), Dice(f"hidden {number}"))
        for _ in range(120):
            if not GAME.awaited(state):
                break
            seat = asked(state)
            assert GAME.stand_in(state, seat) == GAME.stand_in(shuffled(state, seat, luck), seat)
            GAME.apply(state, seat, GAME.stand_in(state, seat))


def shuffled(state: SharedWorldsState, seat: int, luck: Random) -> SharedWorldsState:
    """The same position for this seat, with everything shuffled that it does not see."""
    other = clone(state)
    hands = [player for number, player in enumerate(other.players) if number != seat]
    piles = [pile for player in hands for pile in (player.hand, player.deck, player.discard)]
    piles += [other.main, other.graveyard]
    cards = [card for pile in piles for card in pile]
    luck.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    return other


def test_it_skips_when_there_is_nothing_to_do() -> None:
    assert isinstance(choice(table(at="choice", red=side("fire_pit 1 wood_yard 1"))), Skip)


def test_it_acts_when_a_card_can_be_paid() -> None:
    assert choice(table(at="choice", red=side("fire_pit 2 wood_yard 1", hand="fire_master"))) == Act()


def test_it_skips_when_somebody_is_about_to_prosper() -> None:
    state = table(
        at="choice", red=side("fire_pit 2 wood_yard 1", hand="fire_master"), blue=side("stone_mine 6 leather_workshop")
    )
    assert isinstance(choice(state), Skip)


def test_it_plays_what_it_can_pay() -> None:
    assert isinstance(choice(table(red=side("fire_pit 2 wood_yard", hand="fire_master"))), PlayUnit)


def test_it_attacks_whom_nobody_defends() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"))
    assert choice(state) == Fight()
    does(state, Fight())
    assert isinstance(choice(state), Attack)


def test_it_does_not_attack_into_its_ruin() -> None:
    state = table(red=side(left="combat cub power=1"), blue=side(left="combat urgan power=5"))
    assert choice(state) == EndMain()


def test_it_blocks_what_would_kill_it() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"), blue=side(left="combat bear_cave_warden", life=3))
    attack(state, "left")
    unanswered(state, "ask-block")
    assert choice(state) == Block(at(state, "blue", "left"), at(state, "red", "left"))


def test_it_does_not_throw_a_legend_before_a_scratch() -> None:
    state = table(red=side(left="combat gorrun power=6"), blue=side(left="combat torv life=1"))
    attack(state, "left")
    unanswered(state, "ask-block")
    assert choice(state) == Done()


def test_it_saves_itself() -> None:
    state = table(
        red=side(left="combat cub power=2"), blue=side("leather_workshop 2 stone_mine", hand="last_ember", life=2)
    )
    attack(state, "left")
    while asked_kind(state) == "ask-answer" and Pass(Passing.COMBAT) in GAME.legal(state, asked(state)):
        does(state, Pass(Passing.ONCE))
    action = choice(state)
    assert isinstance(action, PlayInstant)
    assert (action.card, action.target) == (Face("last_ember"), who(1))


def test_it_keeps_legends() -> None:
    state = table(at="five", red=side("fire_pit 3 wood_yard 3"), main="oru cub cub thick_cloak hold_the_cave")
    action = choice(state)
    assert isinstance(action, Keep)
    assert Face("oru") in action.cards
