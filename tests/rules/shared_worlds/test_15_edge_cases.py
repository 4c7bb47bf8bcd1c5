"""Section 15 of the rulebook: edge cases; with ruling R12."""

from __future__ import annotations

import pytest

from rules.shared_worlds.actions import Activate, Answer, EndMain, Intercept, PlayInstant
from rules.shared_worlds.flow import go_on
from rules.shared_worlds.pieces import Face, Side
from rules.shared_worlds.state import who
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    attack,
    can,
    does,
    life_of,
    passes,
    pay,
    side,
    source,
    table,
    waits_for,
)


def test_edge_two_attackers_in_one_lane_are_never_intercepted_by_one_unit() -> None:
    """R12: with one unit in a lane this cannot occur; one interceptor takes one attacker all the same."""
    state = table(red=side(left="combat cub power=1", right="combat cub power=1"), blue=side(center="hide_scraper"))
    attack(state, "left", "right")
    does(state, Intercept(at(state, "blue", "center"), at(state, "red", "left")))
    assert waits_for(state) == "red ask-act"
    assert life_of(state, "blue") == 19


def test_edge_both_own_piles_empty_nothing_is_drawn() -> None:
    state = table(at="start")
    assert state.players[0].hand == []
    assert waits_for(state) == "red ask-choice"


def test_edge_main_pile_and_graveyard_empty_there_is_nothing_to_keep() -> None:
    state = table(at="five", empty=True)
    assert asked_kind(state) != "ask-keep"


def test_edge_friendly_instants_may_go_to_the_teammate() -> None:
    state = table(seats=4, red=side("fire_pit 1", hand="warm_broth"), yellow=side(life=10))
    does(state, PlayInstant(Face("warm_broth"), who(2), None, pay("fire_pit 1")))
    assert life_of(state, "yellow") == 13


def test_gained_life_stops_at_20() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="warm_broth", life=19))
    does(state, PlayInstant(Face("warm_broth"), who(0), None, pay("fire_pit 1")))
    assert life_of(state, "red") == 20


@pytest.mark.parametrize("answer", list(Side))
def test_an_offer_to_a_chosen_opponent_among_three(answer: Side) -> None:
    state = table(red=side(left="sael"), seats=3)
    does(state, Activate(source(state, "red", "left"), who(2), None, ()))
    assert waits_for(state) == "yellow ask-offer"
    does(state, Answer(answer))
    assert life_of(state, "yellow") == (18 if answer is Side.SECOND else 20)


def test_end_main_is_always_possible() -> None:
    state = table()
    assert can(state, EndMain())
    go_on(state)
    passes(state)
