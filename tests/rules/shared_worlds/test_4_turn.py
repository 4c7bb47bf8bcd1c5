"""Section 4 of the rulebook: the turn; with rulings R4, R8, R26, R34, R37, R38, R40, R42 and R44."""

from __future__ import annotations

import pytest

from rules.dice import Dice
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Act,
    Charge,
    ChooseCard,
    Done,
    EndMain,
    Fight,
    Keep,
    PlayUnit,
    Promote,
    Skip,
)
from rules.shared_worlds.pieces import Face, Lane, Zone
from rules.shared_worlds.piles import draw
from rules.shared_worlds.state import site
from rules.shared_worlds.table import setup
from tests.rules.shared_worlds.table import (
    asked,
    asked_kind,
    at,
    attack,
    can,
    cubes_of,
    does,
    kinds,
    names_of,
    pay,
    refused,
    side,
    table,
    there,
    waits_for,
)

# Order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turn_order_is_the_order_of_seats(seats: int) -> None:
    state = setup(GAME.tribes[:seats], GAME.options(), Dice("order"))
    while state.round < 3:
        turn = state.turn
        GAME.apply(state, asked(state), GAME.stand_in(state, asked(state)))
        assert state.turn in (turn, (turn + 1) % seats)


def test_four_players_are_two_teams_that_alternate() -> None:
    """P1 and P2 against P3 and P4, in the order P1 P3 P2 P4: seats 0 and 2 against 1 and 3."""
    state = table(seats=4)
    assert [state.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert state.opponents(0) == [1, 3]
    assert state.friends(0) == [0, 2]


def test_a_round_is_a_turn_of_everybody() -> None:
    state = table(turn="blue", at="stop")
    assert state.round == 4
    assert state.turn == 0


# The first turn


def test_r34_the_first_turn_is_start_skip_and_end() -> None:
    state = table(first=True, at="start")
    assert waits_for(state) == "red ask-first"
    assert refused(state, Act()) == "no-first-act 2.4"
    does(state, Skip(site("fire_pit")))
    assert cubes_of(state, "red") == (1, 0, 0)
    assert waits_for(state) == "red ask-keep"


# Draw Phase


def test_draw_cards_that_are_not_kept_go_to_the_discard_pile() -> None:
    state = table(at="start", red=side(hand="cub gatherer", deck="oru torv hadra"))
    does(state, ChooseCard(Face("cub")), Done())
    assert names_of(state.players[0].discard) == ["cub"]


def test_draw_up_to_3_less_those_kept() -> None:
    state = table(at="start", red=side(hand="cub gatherer", deck="oru torv hadra gorrun"))
    does(state, Done())
    assert len(state.players[0].hand) == 3
    state = table(at="start", red=side(deck="oru torv hadra gorrun"))
    assert names_of(state.players[0].hand) == ["gorrun", "hadra", "torv"]


def test_draw_hand_cards_raise_draw_and_limit() -> None:
    state = table(at="start", red=side(deck="oru torv hadra gorrun", left="story_keeper"))
    assert len(state.players[0].hand) == 4


def test_draw_a_bonus_counts_in_development_only() -> None:
    state = table(at="start", red=side(deck="oru torv hadra gorrun", left="combat story_keeper"))
    assert len(state.players[0].hand) == 3


def test_draw_the_hand_limit_is_3_and_the_bonuses() -> None:
    state = table(at="start", red=side(hand="cub cub gatherer oru"))
    assert refused(state, Done()) == "no-hand-limit 2.2"
    does(state, ChooseCard(Face("cub")))
    assert can(state, Done())


def test_draw_an_empty_deck_is_made_of_the_discard_pile() -> None:
    state = table(at="start", red=side(hand="cub", deck="oru", discard="torv hadra"))
    does(state, Done())
    assert len(state.players[0].hand) == 3
    assert len(state.players[0].deck) == 1
    assert state.players[0].discard == []


def test_draw_a_bonus_of_a_card_that_left_does_not_go_on() -> None:
    state = table(at="start", red=side(deck="oru torv hadra gorrun"))
    assert len(state.players[0].hand) == 3


def test_draw_only_cards_of_the_hand_are_put_away() -> None:
    state = table(at="start", red=side(hand="cub"))
    assert refused(state, ChooseCard(Face("oru"))) == "no-hand-card 2.2"


def test_r40_draws_are_carried_out_in_full_beyond_the_hand_limit() -> None:
    state = table(red=side(hand="cub cub gatherer", deck="oru torv"))
    draw(state, 0, 2)
    assert len(state.players[0].hand) == 5


# Main Phase: skip


def test_main_skip_puts_a_cube_onto_an_own_building() -> None:
    state = table(at="choice")
    assert refused(state, Skip(site("stone_mine"))) == "no-own-building 2.3"
    does(state, Skip(site("wood_yard")))
    assert cubes_of(state, "red") == (0, 1, 0)
    assert asked_kind(state) == "ask-keep"


def test_r42_the_cube_of_a_skip_is_available_at_once() -> None:
    state = table(at="choice")
    does(state, Skip(site("wood_yard")), Keep(()))
    assert cubes_of(state, "red") == (0, 1, 0)


def test_main_without_skip_there_is_no_cube() -> None:
    state = table(at="choice")
    does(state, Act(), EndMain())
    assert cubes_of(state, "red") == (0, 0, 0)


# Main Phase: actions


def test_main_everything_can_be_done_in_any_order() -> None:
    state = table(red=side("fire_pit 2 wood_yard", hand="cub gatherer", left="combat cub power=1", center="cub"))
    assert kinds(state) == {"play-unit", "promote", "charge", "fight", "end-main"}


def test_main_muster_is_promoting_and_charging_only() -> None:
    state = table(at="muster", red=side("fire_pit 2 wood_yard", hand="gatherer", left="cub"))
    assert kinds(state) == {"promote", "charge", "done"}


def test_main_muster_without_anything_to_do_is_over_at_once() -> None:
    assert waits_for(table(at="muster", blue=side("stone_mine 2 neander_cave"))) == "red ask-act"


def test_main_charge_moves_exactly_one_cube() -> None:
    state = table(red=side("fire_pit 3 wood_yard", left="cub"))
    does(state, Charge(at(state, "red", "left"), site("fire_pit")))
    assert (there(state, "red", "left").power, cubes_of(state, "red")) == (1, (2, 0, 0))


def test_main_charge_up_to_the_printed_power() -> None:
    state = table(red=side("fire_pit 3 wood_yard", left="cub power=2", right="cub"))
    assert refused(state, Charge(at(state, "red", "left"), site("fire_pit"))) == "no-room 4.6"


def test_main_charge_from_own_buildings_only() -> None:
    state = table(red=side("fire_pit 3 wood_yard", left="cub"), blue=side("stone_mine 2 neander_cave"))
    assert refused(state, Charge(at(state, "red", "left"), site("stone_mine"))) == "no-cube-there 4.6"
    assert refused(state, Charge(at(state, "red", "left"), site("wood_yard"))) == "no-cube-there 4.6"


def test_main_charge_only_own_units() -> None:
    state = table(red=side("fire_pit 3 wood_yard", left="cub"), blue=side(left="gatherer"))
    assert refused(state, Charge(at(state, "blue", "left"), site("fire_pit"))) == "no-own-unit 5.1"


def test_r38_units_are_charged_before_and_after_combat_not_in_it() -> None:
    state = table(red=side("fire_pit 1 wood_yard", left="combat cub power=1"))
    does(state, Fight())
    assert "charge" not in kinds(state)
    while asked_kind(state) != "ask-attack":
        GAME.apply(state, asked(state), GAME.stand_in(state, asked(state)))
    assert kinds(state) == {"attack"}


def test_r37_promotion_as_often_as_you_like_and_a_promoted_unit_attacks_at_once() -> None:
    state = table(red=side("fire_pit 3 wood_yard", hand="cub", left="gatherer"))
    does(state, Promote(at(state, "red", "left")), PlayUnit(Face("cub"), Lane.RIGHT, pay("fire_pit 1")))
    does(state, Promote(at(state, "red", "right")), Charge(at(state, "red", "right"), site("fire_pit")))
    attack(state, "right")
    assert state.players[1].life == 19


def test_main_promotion_is_from_development() -> None:
    state = table(red=side(left="combat cub", right="cub"))
    assert refused(state, Promote(at(state, "red", "left"))) == "no-promotion 4.7"


def test_main_a_promoted_unit_keeps_lane_life_and_power() -> None:
    state = table(red=side(left="gatherer life=1 power=1"))
    does(state, Promote(at(state, "red", "left")))
    unit = there(state, "red", "left")
    assert (unit.zone, unit.life, unit.power) == (Zone.COMBAT, 1, 1)


def test_main_remaining_power_stays_on_the_unit() -> None:
    state = table(red=side("fire_pit wood_yard", left="cub power=2"))
    does(state, EndMain())
    assert there(state, "red", "left").power == 2


def test_turn_units_untap_at_the_start_of_their_owners_turn() -> None:
    state = table(turn="blue", at="stop", red=side(left="combat cub tapped"), blue=side(left="combat cub tapped"))
    assert not there(state, "red", "left").tapped
    assert there(state, "blue", "left").tapped
