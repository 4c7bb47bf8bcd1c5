"""Sentences that are easily forgotten: sections 9 to 14 of the rulebook."""

from __future__ import annotations

from rules.shared_worlds import GAME, values
from rules.shared_worlds.actions import (
    Act,
    Activate,
    Attack,
    Charge,
    EndMain,
    Fight,
    PlayAttachment,
    Promote,
)
from rules.shared_worlds.cards import cards
from rules.shared_worlds.pieces import Attacker, Face, Zone
from rules.shared_worlds.state import site, who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    asked,
    asked_kind,
    at,
    attack,
    can,
    does,
    kinds,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    there,
    waits_for,
)


def rest_of_turn(state: SharedWorldsState) -> None:
    """The turn goes on with as little as possible until the next one has begun."""
    turn = state.turn
    while state.turn == turn:
        does(state, GAME.late(state, asked(state)))


# 9 Card types


def test_9_buildings_are_neither_promoted_nor_attacked() -> None:
    state = table(red=side("fire_pit 1 wood_yard", left="combat cub power=2"))
    assert not [action for action in GAME.legal(state, 0) if isinstance(action, Promote)]
    does(state, Fight())
    while asked_kind(state) != "ask-attack":
        does(state, GAME.late(state, asked(state)))
    attacks = [action for action in GAME.legal(state, 0) if isinstance(action, Attack) and action.attackers]
    assert attacks == [Attack((Attacker(at(state, "red", "left"), who(1)),))]


def test_9_a_unit_keeps_power_and_life_when_it_moves_to_combat() -> None:
    state = table(red=side(left="mammoth_guard power=3 life=2"))
    does(state, Promote(at(state, "red", "left")))
    unit = there(state, "red", "left")
    assert (unit.power, unit.life, unit.zone) == (3, 2, Zone.COMBAT)


def test_9_attachments_are_only_for_own_cards_in_development() -> None:
    state = table(
        red=side("fire_pit 1 wood_yard", hand="throwing_board", left="combat cub", right="cub"), blue=side(left="cub")
    )
    for lane, name in (("left", "red"), ("left", "blue")):
        wrong = PlayAttachment(Face("throwing_board"), at(state, name, lane), pay("fire_pit 1"))
        assert refused(state, wrong).startswith("no-")
    assert can(state, PlayAttachment(Face("throwing_board"), at(state, "red", "right"), pay("fire_pit 1")))


# 10 Card anatomy


def test_10_r33_a_card_without_text_has_no_abilities_but_power_and_life() -> None:
    card = cards()["cub"]
    assert (card.combat, card.development, card.instant) == ((), (), None)
    assert (card.power, card.life) == (2, 1)
    state = table(red=side(left="cub", center="combat cub power=1"))
    assert "activate" not in kinds(state)


def test_10_each_of_several_abilities_works_once() -> None:
    state = table(
        red=side("fire_pit 1 wood_yard", left="hadra", right="combat cub power=2"),
        blue=side("stone_mine 1 neander_cave"),
    )
    does(state, Activate(source(state, "red", "left"), at(state, "red", "right"), None, ()))
    does(state, Promote(at(state, "red", "left")))
    assert values.attacks(state, 0, there(state, "red", "left")) == 2


def test_10_a_promoted_card_loses_its_development_abilities_and_gains_those_of_combat() -> None:
    state = table(red=side("fire_pit 1 wood_yard", left="oru", center="combat cub power=1"))
    assert values.power(state, 0, there(state, "red", "center")) == 1
    ability = source(state, "red", "left")
    does(state, Promote(at(state, "red", "left")))
    assert values.power(state, 0, there(state, "red", "center")) == 2
    assert refused(state, Activate(ability, None, None, ())) == "no-ability 4.8"


# 12 Combat, 13 Victory


def test_12_power_that_was_charged_after_combat_stays_for_the_next_turn() -> None:
    state = table(red=side("fire_pit 1 wood_yard", left="combat cub power=2"), blue=side("stone_mine 3 neander_cave 3"))
    attack(state, "left")
    passes(state)
    does(state, Charge(at(state, "red", "left"), site("fire_pit")))
    rest_of_turn(state)
    assert there(state, "red", "left").power == 1


def test_13_unit_life_does_not_save_a_player() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(life=2, left="urgan", center="combat brann"))
    attack(state, "left")
    while asked_kind(state) != "over":
        does(state, GAME.late(state, asked(state)))
    assert state.ended is not None
    assert state.ended.winners == (0,)


def test_r45_both_teams_at_0_together_is_a_draw() -> None:
    state = table(red=side(life=0), blue=side(life=0), seats=4)
    assert state.ended is not None
    assert (state.ended.how, state.ended.winners) == ("draw-fallen", ())


def test_13_the_first_condition_reached_ends_the_game() -> None:
    state = table(red=side(left="combat cub power=2", center="oru", right="torv"), blue=side(life=2))
    attack(state, "left")
    while asked_kind(state) != "over":
        does(state, GAME.late(state, asked(state)))
    assert GAME.legal(state, 0) == []
    assert refused(state, EndMain(), "red") == "no-over 0"


# 14 Playing tips


def test_14_a_unit_used_for_resources_is_lost_with_its_last_life() -> None:
    state = table(red=side("wood_yard 1 fire_pit", left="hut_raiser life=1", hand="cub"))
    does(state, Activate(source(state, "red", "left"), None, None, ()))
    assert state.players[0].lanes[0] is None
    assert state.players[0].used == 1


def test_4_a_turn_begins_with_the_choice_to_act() -> None:
    blue = side("stone_mine 3 neander_cave")
    state = table(at="choice", red=side("fire_pit 3 wood_yard", hand="gatherer"), blue=blue)
    does(state, Act())
    assert waits_for(state) == "red ask-act"
