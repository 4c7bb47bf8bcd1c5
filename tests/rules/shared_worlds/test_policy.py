"""How Elder plays: sensibly, quickly to an end, and without peeking."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Act,
    Activate,
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
from rules.shared_worlds.pieces import Face, Passing
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState, setup
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


@pytest.mark.parametrize("lanes", [{}, {"left": "combat hide_scraper"}])
def test_it_skips_when_nobody_could_carry_what_it_has(lanes: dict[str, str]) -> None:
    """An attachment goes on a unit in Development, so whoever has none would only end the Main Phase again."""
    mine = side("fire_pit 3 wood_yard 2", hand="green_stone_bracelet", **lanes)
    assert isinstance(choice(table(at="choice", red=mine)), Skip)


def test_it_acts_to_equip_somebody() -> None:
    mine = side("fire_pit 3 wood_yard 2", hand="green_stone_bracelet", left="fire_master")
    assert choice(table(at="choice", red=mine)) == Act()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_acts_does_something(seats: int) -> None:
    """Apart from a fight that looks worse once it could begin: one turn of a hundred at most."""
    idle, acted = 0, 0
    for number in range(4):
        state = setup(GAME.tribes[:seats], GAME.options(), Dice(f"busy {number}"))
        before: object = None
        while GAME.awaited(state):
            seat = asked(state)
            action = GAME.stand_in(state, seat)
            acted += action == Act()
            idle += (before, action) == (Act(), EndMain())
            before = action if action != Done() else before
            GAME.apply(state, seat, action)
    assert idle * 100 <= acted


def test_it_does_not_wear_out_who_is_equipped() -> None:
    """Hide Scraper pays with 2 Life: with what it carries, that is too dear; alone it has served."""

    def scraper(carries: str) -> SharedWorldsState:
        mine = side("fire_pit 1 wood_yard", left=f"hide_scraper {carries}life=2", life=10, deck="hadra gorrun cub cub")
        return table(red=mine, blue=side(hand="cub"))

    assert isinstance(choice(scraper("")), Activate)
    assert choice(scraper("+war_paint ")) == EndMain()


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


def test_every_pair_of_peoples_is_led_equally_often_with_three() -> None:
    """By whichever three colours the seats are, and in whichever order."""
    led: Counter[frozenset[str]] = Counter()
    for colours in permutations(GAME.tribes, 3):
        state = setup(colours, GAME.options(), Dice("picks"))
        for _ in range(6):
            GAME.apply(state, asked(state), GAME.stand_in(state, asked(state)))
        led.update(frozenset(place.printed.tribe.value for place in player.places) for player in state.players)
    assert set(led.values()) == {12}
    assert len(led) == 6


@pytest.mark.parametrize("name", ["urgan", "brann", "ridge_scout", "oru", "story_keeper", "ymra"])
def test_it_uses_what_is_free(name: str) -> None:
    mine = side("fire_pit 1 wood_yard", left=name, right="combat cub", life=10, used=2, deck="hadra gorrun")
    assert isinstance(choice(table(red=mine, blue=side(hand="cub"))), Activate)


def test_it_moves_nobody_about_for_nothing() -> None:
    state = table(red=side(left="snow_guide"), blue=side(left="combat cub"))
    assert choice(state) == EndMain()


@pytest.mark.parametrize(
    ("foe", "wise"), [("tar_boiler", True), ("spear_thruster", False), ("tar_boiler +tar_bound_point", False)]
)
def test_it_reckons_with_what_a_blocker_adds(foe: str, wise: bool) -> None:
    """Each of them could block with 1 cube; those who add to their blow kill whom they meet."""
    state = table(red=side(left="combat blade_knapper power=2"), blue=side(left=f"combat {foe} power=1"))
    assert (choice(state) == Fight()) is wise


@pytest.mark.parametrize(("attacker", "wise"), [("blade_knapper", False), ("spear_bearer", True)])
def test_it_reckons_with_what_an_attacker_adds(attacker: str, wise: bool) -> None:
    """2 Power against 3 Life are not enough; with 1 more for attacking they are."""
    state = table(red=side(left=f"combat {attacker} power=2"), blue=side(left="combat cave_sentinel power=2 life=3"))
    assert (choice(state) == Fight()) is wise
