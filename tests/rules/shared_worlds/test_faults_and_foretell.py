"""Positions that cannot be, and what an action would bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.game import Action
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate, EndMain, PlayInstant, PlayUnit
from rules.shared_worlds.combat import Combat
from rules.shared_worlds.dying import ZeroLife
from rules.shared_worlds.pieces import Cell, Face, Lane, Zone
from rules.shared_worlds.state import Lasting, Loan, face, who
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.triggers import Due, Triggering
from rules.words import Speaker
from tests.rules.shared_worlds.table import pay, side, source, table


def usual() -> SharedWorldsState:
    return table(red=side("fire_pit 2 wood_yard", hand="cub", left="gatherer", center="combat cub power=1"))


def lose(state: SharedWorldsState) -> None:
    state.main.pop()


def double(state: SharedWorldsState) -> None:
    state.graveyard.append(state.main[0])


def stray_cube(state: SharedWorldsState) -> None:
    state.players[0].places[0].cubes += 1


def too_much_life(state: SharedWorldsState) -> None:
    unit = state.players[0].lanes[0]
    assert unit is not None
    unit.life = 9


def too_much_power(state: SharedWorldsState) -> None:
    unit = state.players[0].lanes[0]
    assert unit is not None
    unit.power, state.players[0].cubes = 5, state.players[0].cubes + 5


def no_unit_in_a_lane(state: SharedWorldsState) -> None:
    unit = state.players[0].lanes[0]
    assert unit is not None
    spell = next(card for card in state.main if face(card).id == "banked_coals")
    state.main[state.main.index(spell)] = unit.card
    unit.card = spell


def foreign_home(state: SharedWorldsState) -> None:
    state.loans.append(Loan(0, "stone_mine", 1))


def own_loan(state: SharedWorldsState) -> None:
    state.loans.append(Loan(0, "fire_pit", 0))


def nobody_asked(state: SharedWorldsState) -> None:
    state.steps.append(ZeroLife())


def two_combats(state: SharedWorldsState) -> None:
    state.steps += [Combat(), Combat()]


def no_such_seat(state: SharedWorldsState) -> None:
    state.turn = 5


def dead_unit(state: SharedWorldsState) -> None:
    unit = state.players[0].lanes[0]
    assert unit is not None
    unit.life = 0


def lasting_on_nobody(state: SharedWorldsState) -> None:
    state.lasting.append(Lasting("add_power", 0, "turn_end", 1, unit=state.main[0]))


def twice_a_building(state: SharedWorldsState) -> None:
    state.players[0].places[1].building = "fire_pit"


def round_too_late(state: SharedWorldsState) -> None:
    state.round = 99


def fallen_with_cards(state: SharedWorldsState) -> None:
    state.players[1].alive = False


def trace_of_nobody(state: SharedWorldsState) -> None:
    state.last = [Cell(7, Lane.LEFT, Zone.COMBAT)]


def trace_nowhere(state: SharedWorldsState) -> None:
    state.last = [Face("stonehenge")]


def target_chosen_for_nothing(state: SharedWorldsState) -> None:
    state.steps.append(Triggering([Due(state.main[0], state.main[0], "combat", 0)], [who(0)]))


@pytest.mark.parametrize(
    "spoil",
    [
        lose,
        double,
        stray_cube,
        too_much_life,
        too_much_power,
        no_unit_in_a_lane,
        foreign_home,
        own_loan,
        nobody_asked,
        two_combats,
        no_such_seat,
        dead_unit,
        lasting_on_nobody,
        twice_a_building,
        round_too_late,
        fallen_with_cards,
        trace_of_nobody,
        trace_nowhere,
        target_chosen_for_nothing,
    ],
)
def test_what_cannot_be_is_named(spoil: Callable[[SharedWorldsState], None]) -> None:
    state = usual()
    assert GAME.faults(state) == ()
    spoil(state)
    assert GAME.faults(state)


def foretold(state: SharedWorldsState, action: Action) -> str | None:
    message = GAME.foretell(state, 0, action)
    return None if message is None else Speaker("en", (GAME.package,), ["Ann", "Ben"]).say(message)


def test_foretell_says_what_the_ability_does() -> None:
    state = usual()
    text = foretold(state, Activate(source(state, "red", "left"), who(0), None, ()))
    assert text is not None
    assert "resource" in text


def test_foretell_says_what_the_instant_does() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="banked_coals"))
    text = foretold(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert text is not None
    assert "draw 1 card" in text


def test_foretell_says_how_many_cards_become_workers() -> None:
    state = table(
        red=side("wood_yard 1 stone_mine", hand="gatherer cub spear_bearer"), blue=side("fire_pit 2 leather_workshop")
    )
    text = foretold(state, PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1")))
    workers = "2 cards of your hand become Workers and are gone from it; none is left."
    assert text == f"Borrowed: 1 from Fire Pit (Ben). {workers}"


def test_foretell_is_silent_where_the_words_say_all() -> None:
    state = usual()
    assert foretold(state, EndMain()) is None
    assert foretold(state, PlayUnit(Face("cub"), Lane.RIGHT, pay("fire_pit 1"))) is None
