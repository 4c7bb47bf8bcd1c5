"""The computer player: it builds, mixes its armies, keeps its silver together, and knows no more than anybody."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import Build, LevelUp, Move, Muster, PlayCard, Recruit
from rules.nerthania.building import PRICE
from rules.nerthania.marching import Marching
from rules.nerthania.pieces import Building, Direction, Roundel, Terrain, Unit
from rules.nerthania.policy.cards import card_worth, hand_worth
from rules.nerthania.policy.spending import build_worth, level_worth
from rules.nerthania.policy.worth import Worth
from rules.nerthania.position import Plan
from rules.nerthania.recruiting import Mustering
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import CARD, CENTRES
from tests.rules.nerthania.table import BLACK, BLUE, BROWN, RED, act, home, place, table

W, R, S, A = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER, Unit.ARCHER


def at_home(silver: int = 20) -> NerthaniaState:
    """Black with headquarters, four areas and this much silver, on turn in the first round."""
    state = table()
    for number in (13, 12, 11, 10):
        place(state, 0, number, warrior=2)
    home(state, 0, 13)
    place(state, 1, 24, warrior=3)
    state.nations[0].silver = silver
    return state


def mustered(state: NerthaniaState, seat: int = 0) -> Counter[Unit]:
    """What the policy recruits there, until it is done."""
    recruited: Counter[Unit] = Counter()
    act(state, seat, Muster())
    while isinstance(state.steps[-1], Mustering):
        action = GAME.stand_in(state, seat)
        if isinstance(action, Recruit):
            recruited[action.unit] += action.number
        act(state, seat, action)
    return recruited


@pytest.fixture(scope="module")
def games() -> list[Counter[tuple[str, str]]]:
    """What computer players do in a few games of two to four."""
    played = []
    for number in range(6):
        seats = 2 + number % 3
        state: NerthaniaState = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(f"policy {number}"))
        done: Counter[tuple[str, str]] = Counter()
        while asked := GAME.awaited(state):
            action = GAME.stand_in(state, asked[0].seat)
            if isinstance(action, Recruit | LevelUp | PlayCard):
                done[action.kind, action.unit] += 1
            if isinstance(action, Build):
                done[action.kind, action.building] += 1
            GAME.apply(state, asked[0].seat, action)
        played.append(done)
    return played


def test_in_every_game_armies_are_mixed_and_their_cards_are_played(games: list[Counter[tuple[str, str]]]) -> None:
    for done in games:
        assert len([unit for kind, unit in done if kind == Recruit.kind]) >= 3
        assert len([unit for kind, unit in done if kind == PlayCard.kind]) >= 3


def test_over_a_few_games_most_kinds_are_recruited_and_most_buildings_go_up(
    games: list[Counter[tuple[str, str]]],
) -> None:
    """Monsters need two buildings and much Tectonium first: the calibration counts them over hundreds of games."""
    done: Counter[tuple[str, str]] = sum(games, Counter())
    assert len({unit for kind, unit in done if kind == Recruit.kind}) >= len(Unit) - 1
    assert len({building for kind, building in done if kind == Build.kind}) >= 5


def test_over_a_few_games_more_than_the_warriors_card_rises(games: list[Counter[tuple[str, str]]]) -> None:
    done: Counter[tuple[str, str]] = sum(games, Counter())
    assert len([unit for kind, unit in done if kind == LevelUp.kind]) >= 3


def test_a_building_pays_early_and_not_in_the_last_round() -> None:
    state = at_home()
    early = build_worth(state, Worth(state, 0), Building.STABLES)
    state.round = 6
    state.nations[0].used = [Roundel.RECRUIT]
    late = build_worth(state, Worth(state, 0), Building.STABLES)
    assert late < 0 < early


def test_a_building_without_tectonium_in_sight_is_worth_nothing() -> None:
    state = at_home()
    state.nations[0].buildings = [Building.SMITHY]
    worth = build_worth(state, Worth(state, 0), Building.STONE_CIRCLE)
    state.areas[13].terrain = Terrain.MOUNTAIN
    assert worth < 0 < build_worth(state, Worth(state, 0), Building.STONE_CIRCLE)


def test_with_stables_riders_come() -> None:
    state = at_home(silver=24)
    state.nations[0].buildings = [Building.STABLES]
    assert mustered(state)[R] >= 2


def test_recruiting_leaves_silver_for_the_second_march() -> None:
    state = at_home(silver=12)
    mustered(state)
    assert state.nations[0].silver >= PRICE
    state = at_home(silver=12)
    state.nations[0].used = [Roundel.MARCH, Roundel.MARCH_AGAIN, Roundel.COLLECT]
    mustered(state)
    assert state.nations[0].silver < 2


def test_nobody_is_recruited_where_the_land_sinks_nor_stays_there() -> None:
    state = at_home()
    state.plans = {11: Plan(Direction.SINK, None)}
    act(state, 0, Muster())
    while isinstance(state.steps[-1], Mustering):
        action = GAME.stand_in(state, 0)
        assert not (isinstance(action, Recruit) and action.area == 11)
        act(state, 0, action)
    state = at_home()
    state.plans = {11: Plan(Direction.SINK, None)}
    state.steps.append(Marching(0, {11: {W: [2, 2]}}))
    while isinstance(state.steps[-1], Marching):
        action = GAME.stand_in(state, 0)
        assert not (isinstance(action, Move) and action.to == 11)
        act(state, 0, action)
    assert not state.areas[11].army


def test_a_card_is_worth_more_at_every_level() -> None:
    for card in CARD.values():
        if card.level > 1:
            assert card_worth(card.tribe, card.unit, card.level) > card_worth(card.tribe, card.unit, card.level - 1)


@pytest.mark.parametrize("tribe", [BLACK, BLUE, RED, BROWN])
def test_a_mixed_army_has_the_better_cards(tribe: str) -> None:
    assert hand_worth(tribe, {}, (W,)) < hand_worth(tribe, {}, (W, A)) < hand_worth(tribe, {}, (W, A, S))


def test_a_level_pays_where_its_kind_stands() -> None:
    state = at_home()
    tribe = state.nations[0]
    tribe.levels[A] = 1
    nowhere = level_worth(state, Worth(state, 0), A)
    for number in (13, 12):
        place(state, 0, number, archer=1)
    assert nowhere < level_worth(state, Worth(state, 0), A)


def test_the_last_area_of_a_sector_is_worth_most_at_the_end() -> None:
    state = table()
    land = [number for number in range(1, 15) if number not in CENTRES]
    for number in range(1, 15):
        state.areas[number].terrain = Terrain.GRASS if number in land[:5] else Terrain.WATER
    place(state, 0, land[0], warrior=1)
    early = Worth(state, 0).towards_sector(land[1])
    state.round = 6
    late = Worth(state, 0).towards_sector(land[1])
    for number in land[1:4]:
        place(state, 0, number, warrior=1)
    assert early < late < Worth(state, 0).towards_sector(land[4])


def test_the_policy_knows_neither_the_deck_nor_the_dice() -> None:
    state: NerthaniaState = GAME.setup(GAME.tribes, GAME.options(), Dice("unseen"))
    while asked := GAME.awaited(state):
        seat = asked[0].seat
        other = clone(state)
        other.deck.reverse()
        other.dice = Dice("other")
        action = GAME.stand_in(state, seat)
        assert action == GAME.stand_in(other, seat)
        GAME.apply(state, seat, action)
