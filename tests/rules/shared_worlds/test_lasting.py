"""How long effects last, how often abilities work, and what shields take: handbook 11.1 and 11.4."""

from __future__ import annotations

from rules.shared_worlds import GAME, values
from rules.shared_worlds.actions import (
    Act,
    Activate,
    Answer,
    Charge,
    Fight,
    PlayInstant,
)
from rules.shared_worlds.pieces import Face, Side
from rules.shared_worlds.shields import prevented
from rules.shared_worlds.state import Lasting, site, who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    asked,
    asked_kind,
    at,
    attack,
    does,
    life_of,
    nobody,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    there,
)


def power(state: SharedWorldsState, name: str, lane: str) -> int:
    return values.power(state, state.tribes.index(name), there(state, name, lane))


def next_turn(state: SharedWorldsState) -> None:
    """The turn ends, with as little as possible, and the next one begins."""
    turn = state.turn
    while state.turn == turn:
        does(state, GAME.late(state, asked(state)))


# Durations


def test_until_the_end_of_combat() -> None:
    state = table(red=side(left="combat spear_bearer power=2"), blue=side(left="combat hide_scraper"))
    attack(state, "left")
    assert power(state, "red", "left") == 3
    passes(state)
    assert state.lasting == []


def test_until_the_end_of_the_turn_and_not_of_a_combat() -> None:
    state = table(red=side(left="hadra", center="combat cub power=2", right="combat gatherer power=1"))
    does(state, Activate(source(state, "red", "left"), at(state, "red", "center"), None, ()))
    attack(state, "right")
    assert power(state, "red", "center") == 4
    next_turn(state)
    assert power(state, "red", "center") == 2


def test_until_the_start_of_your_next_turn() -> None:
    state = table(red=side(left="tolan"), blue=side("stone_mine neander_cave", left="combat cub power=2"))
    does(state, Activate(source(state, "red", "left"), at(state, "blue", "left"), None, ()))
    next_turn(state)
    if asked_kind(state) == "ask-choice":
        does(state, Act())
    while asked_kind(state) != "ask-act":
        does(state, GAME.late(state, asked(state)))
    assert refused(state, Fight()) == "no-fight 6.2"
    next_turn(state)
    assert state.turn == 0
    assert not values.forbidden(state, 1, there(state, "blue", "left"), "attack")


def test_an_effect_goes_on_when_its_source_leaves() -> None:
    state = table(
        red=side("wood_yard 1 fire_pit", hand="scatter_and_regroup", left="hadra", center="combat cub power=2")
    )
    does(state, Activate(source(state, "red", "left"), at(state, "red", "center"), None, ()))
    does(state, PlayInstant(Face("scatter_and_regroup"), at(state, "red", "left"), None, pay("wood_yard 1")))
    assert nobody(state, "red", "left")
    assert power(state, "red", "center") == 4


def test_an_effect_on_a_unit_that_left_is_over() -> None:
    state = table(
        red=side("wood_yard 1 fire_pit", hand="scatter_and_regroup", left="hadra", center="combat cub power=2")
    )
    does(state, Activate(source(state, "red", "left"), at(state, "red", "center"), None, ()))
    does(state, PlayInstant(Face("scatter_and_regroup"), at(state, "red", "center"), None, pay("wood_yard 1")))
    assert state.lasting == []


# Once in a turn


def test_a_change_of_lane_does_not_clear_what_was_used() -> None:
    state = table(red=side(left="snow_guide", right="combat yew_lancer power=1"))
    there(state, "red", "right").marks.append("combat 0")
    does(state, Activate(source(state, "red", "left"), at(state, "red", "right"), None, ()))
    while asked_kind(state) != "ask-act":
        does(state, GAME.late(state, asked(state)))
    assert there(state, "red", "center").marks == ["combat 0"]


def test_everything_can_be_used_again_in_each_turn_of_anybody() -> None:
    state = table(red=side(left="gatherer"), blue=side("stone_mine 1 neander_cave", left="gatherer"))
    does(state, Activate(source(state, "red", "left"), who(0), None, ()))
    there(state, "blue", "left").marks.append("development 0")
    next_turn(state)
    assert there(state, "red", "left").marks == there(state, "blue", "left").marks == []


def test_r39_a_unit_with_two_attacks_triggers_on_the_first() -> None:
    state = table(
        red=side("wood_yard 1 fire_pit 4", hand="second_rush", left="combat spear_bearer power=2"),
        blue=side("stone_mine 1 neander_cave"),
    )
    attack(state, "left")
    passes(state)
    assert life_of(state, "blue") == 17
    does(state, PlayInstant(Face("second_rush"), at(state, "red", "left"), None, pay("wood_yard 1")))
    does(state, *[Charge(at(state, "red", "left"), site("fire_pit"))] * 2)
    happened = attack(state, "left")
    passes(state)
    assert "did-trigger" not in happened
    assert life_of(state, "blue") == 15


# Shields


def test_the_soonest_ending_shield_is_used_first() -> None:
    state = table(red=side(left="combat dart_thrower power=1"), blue=side(left="combat cave_sentinel"))
    card = there(state, "blue", "left").card
    state.lasting += [
        Lasting("prevent_damage", 1, "your_next_turn", 1, unit=card),
        Lasting("prevent_damage", 1, "turn_end", 2, unit=card),
    ]
    attack(state, "left")
    assert [(one.until, one.amount) for one in state.lasting] == [("your_next_turn", 1)]
    assert prevented(state, 1, there(state, "blue", "left")) == 1


def test_losing_and_paying_life_cannot_be_prevented() -> None:
    state = table(
        red=side("wood_yard 1 fire_pit", hand="hard_bargain", left="gatherer"),
        blue=side("neander_cave 1 stone_mine", on="cave_mouth_wall"),
    )
    does(state, PlayInstant(Face("hard_bargain"), who(1), None, pay("wood_yard 1")), Answer(Side.FIRST))
    assert life_of(state, "blue") == 17


def test_damage_to_a_unit_in_development_goes_through_prevention_too() -> None:
    state = table(
        red=side("wood_yard 2 fire_pit", hand="night_ambush"),
        blue=side("stone_mine neander_cave", left="cave_sentinel"),
    )
    state.lasting.append(Lasting("prevent_damage", 1, "turn_end", None, unit=there(state, "blue", "left").card))
    does(state, PlayInstant(Face("night_ambush"), at(state, "blue", "left"), None, pay("wood_yard 2")))
    passes(state)
    assert there(state, "blue", "left").life == 4
