"""Positions of Nerthania to depict: out of real games, and one made by hand that holds as much as a world can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

from rules.dice import Dice
from rules.game import Outcome
from rules.nerthania import GAME
from rules.nerthania.pieces import Building, Camp, Direction, Face, Goal, Phase, Roundel, Terrain, Troop, Unit, Units
from rules.nerthania.state import NerthaniaState
from rules.nerthania.view import (
    AreaView,
    BattleView,
    BowView,
    CardView,
    DieView,
    NerthaniaView,
    PlayedView,
    SideView,
    TribeView,
)
from rules.words import Message

NAMES = ("Anna", "Berta", "Cem", "Dora")
LONG_NAMES = tuple(f"{name} of the House with the Longest Name" for name in NAMES)


def state(
    seats: int, seed: str, actions: int, until: Callable[[NerthaniaView], bool] | None = None, **options: Any
) -> NerthaniaState:
    """A game after so many actions, or when such a view is seen: mostly sensible ones, sometimes any legal one."""
    position = GAME.setup(GAME.tribes[:seats], GAME.options(**options), Dice(seed))
    luck = Random(seed)
    for _ in range(actions):
        awaited = GAME.awaited(position)
        if not awaited or (until is not None and until(seen(position))):
            break
        seat = awaited[0].seat
        wild = luck.random() < 0.15
        GAME.apply(position, seat, luck.choice(GAME.legal(position, seat)) if wild else GAME.stand_in(position, seat))
    return position


def seen(position: NerthaniaState, viewer: int | None = None) -> NerthaniaView:
    """Such a position as this viewer sees it."""
    return cast(NerthaniaView, GAME.view(position, viewer))


def many_views() -> Iterator[NerthaniaView]:
    """Positions of all kinds: set-up, every phase, battles, with the neutral tribe and in teams."""
    for seats in (2, 3, 4):
        for number in range(5):
            yield seen(state(seats, f"many {number}", 8 + 90 * number))
    for number in range(3):
        yield seen(state(4, f"teams {number}", 150 * number + 20, teams=True, boundaries="closed"))


def opening(seats: int = 4) -> NerthaniaView:
    """A world as it is when everybody has settled somewhere, seat 0 on turn: no computer player had a say in it."""
    position = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice("opening"))
    luck = Random("opening")
    while seen(position).turn is None:
        seat = GAME.awaited(position)[0].seat
        GAME.apply(position, seat, luck.choice(GAME.legal(position, seat)))
    start = seen(position)
    nations = tuple(replace(nation, goals=(), points=0) for nation in start.nations)
    return replace(start, nations=nations, awaited=(), turn=0, start=0)


def full(seats: int = 4) -> NerthaniaView:
    """A world with an army, a marker and a terraforming everywhere, and sheets on which everything stands."""
    start = opening(seats)
    forces = len(start.nations)
    areas = tuple(_crowded(area, area.number % forces, seats) for area in start.areas)
    nations = tuple(_rich(nation) for nation in start.nations)
    return replace(start, areas=areas, nations=nations, round=5, last=())


def hundred(turn: int = 0) -> NerthaniaView:
    """A world of four players, all of its land taken, with 100 units of all kinds; `turn` moves them on."""
    start = full()
    land = [one.number for one in start.areas if one.terrain is not Terrain.WATER]
    shares = {number: 100 // len(land) + (place < 100 % len(land)) for place, number in enumerate(land)}
    areas = tuple(_host(one, shares[one.number], turn) if one.number in shares else one for one in start.areas)
    return replace(start, areas=areas)


def _host(one: AreaView, number: int, turn: int) -> AreaView:
    """So many units of this tribe or that, each of another kind."""
    kinds = [tuple(Unit)[(one.number + turn + place) % len(Unit)] for place in range(number)]
    return replace(one, owner=(one.number + turn) % 4, units=tuple(Troop(unit, 1) for unit in Unit if unit in kinds))


def fighting(seats: int = 4) -> NerthaniaView:
    """The full world while a large battle is fought in area 24."""
    start = full(seats)
    battle = BattleView(24, _side(0, 9), _side(1, 6), (13, 43), True, False, (), (2,) if seats > 2 else (), None, None)
    areas = tuple(replace(area, units=()) if area.number == 24 else area for area in start.areas)
    return replace(start, areas=areas, battle=battle, last=(13, 43, 24))


def fought(seats: int = 4) -> NerthaniaView:
    """The same when the battle is over; the attacker has won, and six warriors stand in the area."""
    view = fighting(seats)
    assert view.battle is not None
    attacker, defender = replace(view.battle.attacker, losses=4), replace(view.battle.defender, losses=6)
    battle = replace(view.battle, attacker=attacker, defender=defender, won=Camp.ATTACKER)
    return area(replace(view, battle=battle), 24, owner=0, units=units(5, 1))


def ended(seats: int = 2) -> NerthaniaView:
    """The full world when all is over; the last seat has won."""
    score = Message("score-points", {"points": 7})
    ranks = (*range(2, seats + 1), 1)
    winners = (score,) * seats
    outcome = Outcome(ranks, winners, Message("won-all", {"winners": "Anna"}))
    return replace(full(seats), phase=Phase.OVER, turn=None, outcome=outcome, awaited=())


def area(view: NerthaniaView, number: int, **changes: Any) -> NerthaniaView:
    """The view with something else in one area."""
    areas = tuple(replace(one, **changes) if one.number == number else one for one in view.areas)
    return replace(view, areas=areas)


def units(*numbers: int) -> Units:
    """So many of each kind of unit, in their order."""
    return tuple(Troop(unit, number) for unit, number in zip(Unit, numbers, strict=False) if number)


def _crowded(one: AreaView, owner: int, seats: int) -> AreaView:
    if one.terrain is Terrain.WATER:
        return replace(one, change=Direction.RISE, change_by=one.number % seats)
    kinds = 1 + one.number % 6
    return replace(
        one,
        owner=owner,
        units=units(*(10 - 2 * place if place else 3 for place in range(kinds))),
        too_many=one.number % 3,
        marker=one.number % seats,
        headquarters=one.number // 7 % seats if one.number % 7 == 0 else None,
        captured=one.number % 7 == 0,
        change=Direction.SINK if one.number % 2 else Direction.RISE,
        change_by=None if one.number % 4 else 0,
    )


def _rich(nation: TribeView) -> TribeView:
    return replace(
        nation,
        silver=32,
        tectonium=16,
        buildings=tuple(Building),
        cards=tuple(CardView(card.unit, 3) for card in nation.cards),
        used=tuple(Roundel)[:4],
        conquest_cards=12,
        on_map=50,
        areas=14,
        goals=tuple(Goal),
        markers_won=3,
        points=12,
        reserve_called=True,
    )


def _side(force: int, count: int) -> SideView:
    faces = tuple(Face)
    fighters = tuple(
        DieView(tuple(Unit)[place % 6], faces[place % len(faces)], place % 5 == 4, place % 7 == 6)
        for place in range(count)
    )
    return SideView(
        force=force,
        fighters=fighters,
        extra=(DieView(Unit.ANIMAL, Face.HIT, False, False),),
        bows=(BowView(force, Unit.ARCHER, Face.BOW_HIT), BowView(force, Unit.ARCHER, Face.BOW_HIT_STAR)),
        cards=(PlayedView(Unit.WARRIOR, 2), PlayedView(Unit.MONSTER, 3)),
        card_hits=1,
        card_shields=2,
        card_retreats=1,
        card_reinforcements=1,
        breaks_shields=2,
        cancels_retreats=1,
        cancels_bows=1,
        cancels_reinforcements=1,
        kills_retreating=2,
        hits=7,
        shields=3,
        retreats=2,
        began_with=count,
        losses=None,
    )
