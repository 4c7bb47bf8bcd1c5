"""Nothing is lost or made: units, area cards, Tectonium and markers are counted through whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.codec import dump_state, load_state
from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Support
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import FOR_EVER_WATER, KINDS, MAP
from tests.rules.nerthania.table import BLACK, BLUE, act, asked, battle, facing, place, script, strike

SHOWN = {Unit.WARRIOR: Face.HIT, Unit.ARCHER: Face.BOW_HIT}
TABLES = [(2, {}), (3, {}), (4, {}), (4, {"teams": True})]


def positions(seats: int, options: dict[str, Any]) -> Iterator[NerthaniaState]:
    """Of a whole game, in which luck decides every third action."""
    luck = Random(f"conservation {seats} {options}")
    state = GAME.setup(GAME.tribes[:seats], GAME.options(**options), Dice("conservation"))
    while prompts := GAME.awaited(state):
        seat = luck.choice(prompts).seat
        lucky = luck.random() < 1 / 3
        GAME.apply(state, seat, luck.choice(GAME.legal(state, seat)) if lucky else GAME.stand_in(state, seat))
        yield state


def pieces(state: NerthaniaState) -> Counter[tuple[int, Unit]]:
    """Every unit in a supply, on the map or in battle, by tribe and kind."""
    found: Counter[tuple[int, Unit]] = Counter()
    for force, tribe in enumerate(state.nations):
        found.update({(force, unit): number for unit, number in tribe.supply.items()})
    for area in state.areas.values():
        if area.owner is not None:
            found.update({(area.owner, unit): number for unit, number in area.army.items()})
    for side in (state.battle.attacker, state.battle.defender) if state.battle else ():
        found.update((side.force, die.unit) for die in side.fighters)
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_units_cards_tectonium_and_markers_are_conserved(seats: int, options: dict[str, Any]) -> None:
    for state in positions(seats, options):
        tribes = enumerate(state.nations)
        box = {(force, unit): row.pieces for force, tribe in tribes for unit, row in KINDS[tribe.name].items()}
        assert pieces(state) == box
        cards = [*state.deck, *(card for tribe in state.nations for card in tribe.conquests)]
        assert sorted(cards) == [n for n in range(1, 57) if seats == 4 or n not in FOR_EVER_WATER]
        assert 0 <= sum(tribe.tectonium for tribe in state.nations) <= MAP.tectonium
        laid = Counter(plan.by for plan in state.plans.values())
        assert laid.pop(None, 0) <= (4 if seats == 4 else 3)
        assert set(laid.values()) <= {1}
        if state.round:
            markers = [tribe.markers_won + len(tribe.markers) for tribe in state.nations[:seats]]
            assert set(markers) == {0 if options else 3}


def quarrel() -> NerthaniaState:
    """Black attacks Blue in 13, and both Red and Brown have bows beside the battle."""
    state = facing()
    place(state, 0, 12, warrior=3)
    place(state, 2, 24, archer=1)
    place(state, 3, 33, archer=1)
    hit, shot = Unit.WARRIOR, Unit.ARCHER
    faces = (BLACK, hit), (BLACK, hit), (BLACK, hit), ("yew_blades", shot), (BLUE, hit), (BLUE, hit)
    script(state, *[(tribe, unit, SHOWN[unit]) for tribe, unit in faces], ("root_storm", shot, SHOWN[shot]))
    strike(state, 0, 12, 13, warrior=3)
    return state


def test_four_people_answer_in_one_battle_each_when_it_suits_them_and_the_position_is_kept_in_between() -> None:
    state = quarrel()
    assert asked(state) == [(2, "ask-supporting"), (3, "ask-supporting")]
    for seat, camp in ((3, Camp.DEFENDER), (2, Camp.ATTACKER)):
        act(state, seat, Support(camp))
        kept = load_state(GAME, dump_state(GAME, state))
        assert isinstance(kept, NerthaniaState)
        assert kept == state
        state = kept
    assert battle(state).attacker.hits == 4
    assert battle(state).defender.hits == 3
    answered = set()
    while state.battle is not None:
        seat = GAME.awaited(state)[-1].seat
        answered.add(seat)
        GAME.apply(state, seat, GAME.stand_in(state, seat))
        state = load_state(GAME, dump_state(GAME, state))  # type: ignore[assignment]  # of this game
    assert answered == {0, 1}
    assert state.areas[13].owner in (None, 0, 1)
