"""Units and players without Life: who may save them, and what becomes of them; section 5 of the rulings."""

from __future__ import annotations

import pytest

from rules.shared_worlds.actions import (
    Activate,
    Answer,
    Block,
    Pass,
    PlayInstant,
)
from rules.shared_worlds.pieces import Face, Moment, Passing, Side, Zone
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    attack,
    cubes_of,
    does,
    kinds,
    life_of,
    nobody,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    there,
    waits_for,
)

ONCE = Pass(Passing.ONCE)


# Zero Life: units


def dying(hand: str = "grave_flowers", **red: object) -> SharedWorldsState:
    """Blue's Gorrun takes the last Life of a unit of red."""
    state = table(
        turn="blue",
        red=side("leather_workshop 1 fire_pit", hand=hand, left="combat story_keeper life=1 power=2 tapped", **red),
        blue=side("wood_yard 1 stone_mine 1", center="gorrun"),
    )
    does(state, Activate(source(state, "blue", "center"), at(state, "red", "left"), None, ()))
    return state


def test_zero_life_a_saved_unit_has_1_life_and_stays() -> None:
    state = dying()
    assert waits_for(state) == "red ask-answer"
    assert view(state, None).moment is Moment.SAVE_UNIT
    does(state, PlayInstant(Face("grave_flowers"), at(state, "red", "left"), None, pay("leather_workshop 1")))
    unit = there(state, "red", "left")
    assert (unit.life, unit.zone, unit.tapped, unit.power) == (1, Zone.DEVELOPMENT, False, 2)


def test_zero_life_otherwise_it_is_discarded_with_its_attachments() -> None:
    state = dying()
    does(state, ONCE)
    assert nobody(state, "red", "left")
    assert cubes_of(state, "red") == (1, 0, 2)
    assert waits_for(state) == "blue ask-act"


def test_zero_life_only_what_saves_can_be_played() -> None:
    state = dying("grave_flowers banked_coals")
    wrong = PlayInstant(Face("banked_coals"), None, None, pay("leather_workshop 1"))
    assert refused(state, wrong) == "no-moment 7.1"
    assert kinds(state) <= {"play-instant", "pass", "stand"}
    assert refused(state, Pass(Passing.TURN)) == "no-such-pass 7.2"


def test_zero_life_the_saving_window_asks_even_who_passes_for_the_turn() -> None:
    state = dying(quiet=Passing.TURN)
    assert waits_for(state) == "red ask-answer"


def test_zero_life_nobody_is_asked_who_could_not_pay() -> None:
    state = table(
        turn="blue",
        red=side("fire_pit wood_yard", hand="grave_flowers", left="combat story_keeper life=1"),
        blue=side("stone_mine neander_cave", center="gorrun"),
    )
    does(state, Activate(source(state, "blue", "center"), at(state, "red", "left"), None, ()))
    assert nobody(state, "red", "left")


def test_zero_life_in_combat_all_dying_units_are_dying_together() -> None:
    state = table(
        red=side("leather_workshop 1 fire_pit", hand="grave_flowers", left="combat cub power=2"),
        blue=side("wood_yard stone_mine", left="combat cub power=2"),
    )
    attack(state, "left")
    while asked_kind(state) != "ask-block":
        does(state, ONCE)
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    while view(state, None).moment is not Moment.SAVE_UNIT:
        does(state, ONCE)
    does(state, PlayInstant(Face("grave_flowers"), at(state, "red", "left"), None, pay("leather_workshop 1")))
    passes(state)
    assert there(state, "red", "left").life == 1
    assert nobody(state, "blue", "left")


def test_recall_is_no_death() -> None:
    state = table(red=side("fire_pit wood_yard 1", hand="scatter_and_regroup cub", left="gatherer +war_paint"))
    does(state, PlayInstant(Face("scatter_and_regroup"), at(state, "red", "left"), None, pay("wood_yard 1")))
    assert nobody(state, "red", "left")


# Zero Life: players


def last_blow(hand: str = "last_ember", seats: int = 2) -> SharedWorldsState:
    """Red takes blue's last Life."""
    state = table(
        red=side(left="combat cub power=2"), blue=side("leather_workshop 2 stone_mine", hand=hand, life=2), seats=seats
    )
    attack(state, "left")
    while view(state, None).moment not in (Moment.SAVE_PLAYER, None):
        does(state, ONCE)
    return state


def test_zero_life_a_player_is_saved() -> None:
    state = last_blow()
    assert waits_for(state) == "blue ask-answer"
    does(state, PlayInstant(Face("last_ember"), who(1), None, pay("leather_workshop 2")))
    assert life_of(state, "blue") == 3
    assert waits_for(state) == "red ask-act"


def test_zero_life_gaining_life_comes_too_late() -> None:
    state = last_blow("warm_broth")
    wrong = PlayInstant(Face("warm_broth"), who(1), None, pay("leather_workshop 1"))
    assert refused(state, wrong) == "no-moment 7.1"


def test_zero_life_otherwise_domination() -> None:
    state = last_blow()
    does(state, ONCE)
    assert state.ended is not None
    assert (state.ended.how, state.ended.winners) == ("domination", (0,))
    assert waits_for(state) == "over"


def test_life_never_falls_below_0() -> None:
    state = table(red=side(left="combat gorrun power=6"), blue=side(life=2))
    attack(state, "left")
    assert life_of(state, "blue") == 0


@pytest.mark.parametrize("life", [2, 3])
def test_loss_of_life_by_an_effect_is_checked_at_once(life: int) -> None:
    state = table(red=side("fire_pit wood_yard 1", hand="hard_bargain"), blue=side(life=life))
    does(state, PlayInstant(Face("hard_bargain"), who(1), None, pay("wood_yard 1")))
    if life == 3:
        does(state, Answer(Side.FIRST))
        assert state.ended is not None
    else:
        assert state.ended is None
