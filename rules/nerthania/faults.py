"""What makes a position impossible: pieces lost or doubled, places that are not there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.nerthania.asking import Silent
from rules.nerthania.battle.helping import Supporting
from rules.nerthania.battle.losses import Losing
from rules.nerthania.building import HIGHEST_LEVEL
from rules.nerthania.collecting import MOST_SILVER, tectonium_left
from rules.nerthania.ground import allied
from rules.nerthania.pieces import Army, Force, Terrain, join
from rules.nerthania.position import Area, Tribe
from rules.nerthania.settling import MARKERS
from rules.nerthania.state import NerthaniaState
from rules.nerthania.terraforming import DRAWN, can_change
from rules.nerthania.turn import A_ROUND
from rules.nerthania.victory import Deciding, strongest
from rules.nerthania.world import AREAS, FOR_EVER_WATER, KINDS

_CARDS = sorted(AREAS)
_FEWER_CARDS = [number for number in _CARDS if number not in FOR_EVER_WATER]


def faults(state: NerthaniaState) -> tuple[str, ...]:
    """Everything that is wrong, in plain English; nothing for a possible position."""
    return (*_table(state), *_steps(state), *_areas(state), *_cards(state), *_nations(state))


def on_map(state: NerthaniaState) -> dict[Force, Army]:
    """The units of every tribe on the map and in the battle that is going on."""
    armies: dict[Force, Army] = {force: {} for force in range(len(state.nations))}
    for area in state.areas.values():
        if area.army and area.owner in armies:
            army = armies[area.owner]
            for unit, number in area.army.items():
                army[unit] = army.get(unit, 0) + number
    if state.battle is not None:
        for side in (state.battle.attacker, state.battle.defender):
            for die in side.fighters:
                join(armies.setdefault(side.force, {}), die.unit)
    return armies


def _table(state: NerthaniaState) -> Iterator[str]:
    seats = len(state.tribes)
    if not 2 <= seats <= 4:
        yield f"{seats} tribes cannot play"
    names = [tribe.name for tribe in state.nations]
    if names[:seats] != list(state.tribes) or len(names) != seats + (seats == 2):
        yield f"nations are {names}, for the tribes {list(state.tribes)}"
    if len(set(names)) < len(names) or any(name not in KINDS for name in names):
        yield f"no such tribes: {names}"
    if state.start not in range(seats):
        yield f"no seat {state.start} can start"
    if not state.ranks and not _asks(state):
        yield "nobody is asked, but the game has no end"


def _asks(state: NerthaniaState) -> bool:
    """Whether somebody is asked."""
    top = state.steps[-1] if state.steps else None
    if isinstance(top, Losing):
        return any(camp not in top.chosen for camp in top.due)
    if isinstance(top, Deciding | Supporting):
        return bool(top.asked(state))
    return top is not None and not isinstance(top, Silent)


def _chosen(state: NerthaniaState, step: Deciding) -> Iterator[str]:
    """Who is tied has chosen one of the own strongest armies; in the decisive battle they have left their areas."""
    for seat, area in step.armies.items():
        there = AREAS.keys() if state.battle is not None else strongest(state, seat)
        if seat not in step.tied or area not in there:
            yield f"deciding: {seat} cannot have chosen the army in area {area}"


def _steps(state: NerthaniaState) -> Iterator[str]:
    """Only seats that exist are in the middle of something, and only tribes that exist fight, in areas that exist."""
    seats = range(len(state.tribes))
    for step in state.steps:
        asked = (getattr(step, "seat", 0), *getattr(step, "waiting", ()), *getattr(step, "tied", ()))
        if any(seat not in seats for seat in asked):
            yield f"{step.step}: asks seats that are not there: {list(asked)}"
        if isinstance(step, Deciding):
            yield from _chosen(state, step)
    battle = state.battle
    if battle is not None:
        forces = (battle.attacker.force, battle.defender.force)
        if any(force not in range(len(state.nations)) for force in forces) or forces[0] == forces[1]:
            yield f"a battle between {forces[0]} and {forces[1]} cannot be"
        if battle.area not in state.areas or not set(battle.sources) <= state.areas.keys():
            yield f"a battle in {battle.area} from {battle.sources} cannot be"
        elif state.areas[battle.area].army:
            yield f"area {battle.area}: units beside those that fight"


def _areas(state: NerthaniaState) -> Iterator[str]:
    if list(state.areas) != list(AREAS):
        yield "the areas must be 1 to 56, in order"
        return
    forces = range(len(state.nations))
    for number, area in state.areas.items():
        if not _is_plain(area, forces):
            yield from _area(state, number, area)
    if len(state.tribes) < 4:
        for number in FOR_EVER_WATER:
            if state.areas[number].terrain is not Terrain.WATER:
                yield f"area {number}: stays water with {len(state.tribes)} players"
    markers = [number for tribe in state.nations for number in tribe.markers]
    if len(set(markers)) < len(markers) or not set(markers) <= AREAS.keys():
        yield f"goal markers lie at {sorted(markers)}"
    yield from _plans(state)


def _plans(state: NerthaniaState) -> Iterator[str]:
    """Every player has one terraforming marker; the others are those that are announced in a round."""
    if not state.plans:
        return
    if not state.plans.keys() <= AREAS.keys():
        yield f"terraforming markers lie at {sorted(state.plans)}"
        return
    laid = Counter(plan.by for plan in state.plans.values())
    if any(number > (DRAWN.get(len(state.tribes), 0) if by is None else 1) for by, number in laid.items()):
        yield f"more terraforming markers than there are: {dict(laid)}"
    for number, plan in state.plans.items():
        if not can_change(state.areas[number].terrain, plan.direction):
            yield f"area {number}: cannot {plan.direction}"


def _is_plain(area: Area, forces: range) -> bool:
    """Whether nobody is there, or an army of a tribe on land: nearly always."""
    if area.owner is None:
        return not area.army
    return (
        bool(area.army) and area.owner in forces and area.terrain is not Terrain.WATER and min(area.army.values()) > 0
    )


def _area(state: NerthaniaState, number: int, area: Area) -> Iterator[str]:
    contested = state.battle is not None and state.battle.area == number
    if area.army and min(area.army.values()) < 1:
        yield f"area {number}: an army counts its units from 1"
    if bool(area.army) != (area.owner is not None) and not contested:
        yield f"area {number}: an owner has units, and units an owner"
    if area.owner is not None and area.owner not in range(len(state.nations)):
        yield f"area {number}: there is no tribe {area.owner}"
    if area.terrain is Terrain.WATER and area.army:
        yield f"area {number}: units on water"


def _cards(state: NerthaniaState) -> Iterator[str]:
    known = _FEWER_CARDS if len(state.tribes) < 4 else _CARDS
    cards = sorted([*state.deck, *(card for tribe in state.nations for card in tribe.conquests)])
    if cards != known:
        missing, doubled = Counter(known) - Counter(cards), Counter(cards) - Counter(known)
        yield f"area cards missing: {sorted(missing)}, doubled or strange: {sorted(doubled)}"
    if tectonium_left(state) < 0:
        yield f"more Tectonium than there is: {-tectonium_left(state)} too many"


def _nations(state: NerthaniaState) -> Iterator[str]:
    armies = on_map(state)
    for force, tribe in enumerate(state.nations):
        if tribe.name in KINDS:
            yield from _pieces(tribe, armies[force])
            yield from _sheet(tribe)
            yield from _headquarters(state, force)


def _sheet(tribe: Tribe) -> Iterator[str]:
    kinds = KINDS[tribe.name]
    if not 0 <= tribe.silver <= MOST_SILVER or tribe.tectonium < 0:
        yield f"{tribe.name}: {tribe.silver} silver and {tribe.tectonium} Tectonium"
    for name in ("used", "buildings", "goals", "conquests", "markers"):
        if len(set(getattr(tribe, name))) < len(getattr(tribe, name)):
            yield f"{tribe.name}: {name} are {getattr(tribe, name)}, one of them twice"
    if len(tribe.used) > A_ROUND:
        yield f"{tribe.name}: used {tribe.used}"
    if any(unit not in kinds or level not in range(1, HIGHEST_LEVEL + 1) for unit, level in tribe.levels.items()):
        yield f"{tribe.name}: battle cards {tribe.levels}"
    if tribe.markers_won not in range(MARKERS + 1 - len(tribe.markers)):
        yield f"{tribe.name}: {tribe.markers_won} goal markers won, {len(tribe.markers)} on the map"


def _headquarters(state: NerthaniaState, force: Force) -> Iterator[str]:
    tribe = state.nations[force]
    if tribe.headquarters is None:
        if tribe.captured:
            yield f"{tribe.name}: headquarters are captured, but there are none"
    elif tribe.headquarters not in AREAS:
        yield f"{tribe.name}: headquarters in area {tribe.headquarters}"
    else:
        holder = state.areas[tribe.headquarters].owner
        if holder is not None and tribe.captured == allied(state, holder, force):
            yield f"{tribe.name}: captured is {tribe.captured}, but tribe {holder} stands in its headquarters"


def _pieces(tribe: Tribe, there: Army) -> Iterator[str]:
    """On the map, in battle and in the supply there are together as many as the box holds."""
    supply = tribe.supply
    for unit, row in KINDS[tribe.name].items():
        left = supply.get(unit, 0)
        if there.get(unit, 0) + left != row.pieces or left < 0:
            yield f"{tribe.name}: {there.get(unit, 0) + left} pieces of the kind {unit} in place of {row.pieces}"
    if not there.keys() <= KINDS[tribe.name].keys():
        yield f"{tribe.name}: has no {', '.join(there.keys() - KINDS[tribe.name].keys())}"
