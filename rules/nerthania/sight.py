"""From the position to what a viewer may know."""

from __future__ import annotations

from rules.game import Seat
from rules.nerthania.attacking import Attacking
from rules.nerthania.battle.counting import hits, shields
from rules.nerthania.battle.dice import archers
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.battle.helping import Supporting
from rules.nerthania.battle.leaving import retreats
from rules.nerthania.battle.losses import Losing
from rules.nerthania.battle.stages import Stage
from rules.nerthania.charge import awaited
from rules.nerthania.collecting import tectonium_left
from rules.nerthania.faults import on_map
from rules.nerthania.goals import points
from rules.nerthania.marching import Marching
from rules.nerthania.options import ROUNDS
from rules.nerthania.pieces import Army, Camp, Force, Phase, Terrain, Unit, Units, troops
from rules.nerthania.position import Battle, Die
from rules.nerthania.rounds import Part, Rounds
from rules.nerthania.state import NerthaniaState
from rules.nerthania.terraforming import becomes
from rules.nerthania.turn import Turn
from rules.nerthania.victory import Deciding, outcome
from rules.nerthania.view import (
    AreaView,
    BattleView,
    BowView,
    CardView,
    DieView,
    MarchView,
    NerthaniaView,
    PlayedView,
    SideView,
    TribeView,
)
from rules.nerthania.world import ANIMALS, BONUS, CAPACITY, FOR_EVER_WATER, KINDS, SECTOR_OF
from rules.words import Message, Who, said


def view(state: NerthaniaState, viewer: Seat | None) -> NerthaniaView:
    """All that this viewer may know."""
    last = ROUNDS[state.options.length][len(state.tribes)]
    turn = _turn(state)
    battle = state.report or state.battle
    return NerthaniaView(
        viewer=viewer,
        tribes=state.tribes,
        headline=_headline(state, last, turn),
        awaited=awaited(state),
        outcome=outcome(state),
        round=state.round,
        last_round=last,
        start=state.start,
        turn=turn,
        phase=_phase(state),
        connected=state.options.boundaries == "connected",
        teams=state.options.teams,
        areas=_areas(state),
        nations=tuple(_tribe(state, force, army) for force, army in on_map(state).items()),
        tectonium_left=tectonium_left(state),
        march=_march(state),
        battle=_battle(state, battle, viewer) if battle is not None else None,
        reports=tuple(_reported(state, past.battle) for past in state.reports),
        last=(*battle.sources, battle.area) if battle is not None else tuple(state.last),
        reshaped=tuple(state.reshaped_last),
        notice=_coming(state),
    )


def _headline(state: NerthaniaState, last: int, turn: Seat | None) -> Message:
    phase = _phase(state)
    if phase is Phase.ACTIONS and turn is not None:
        return Message("headline-turn", {"round": state.round, "last": last, "who": Who(turn)})
    return Message(f"headline-{phase}", {"round": state.round, "last": last})


def _coming(state: NerthaniaState) -> Message | None:
    """The land that will change at the end of this round, area by area."""
    if not state.plans or _phase(state) is not Phase.ACTIONS:
        return None
    return Message("coming", {"changes": tuple(_change(state, number) for number in sorted(state.plans))})


def _change(state: NerthaniaState, number: int) -> Message:
    """Which way an area will go, what it becomes, and whose marker lies there."""
    plan = state.plans[number]
    terrain = becomes(state.areas[number].terrain, plan.direction)
    by = None if plan.by is None else Who(plan.by)
    return Message(f"coming-{plan.direction}", {"area": number, "terrain": said(terrain), "by": by})


def _turn(state: NerthaniaState) -> Seat | None:
    """The seat whose turn it is: the turn itself ends as soon as an action is begun, so the round tells."""
    for step in state.steps:
        if isinstance(step, Turn):
            return step.seat
    below = state.steps[0] if state.steps else None
    if isinstance(below, Rounds) and below.part is Part.ACTIONS and below.acted:
        return (state.start + below.acted - 1) % len(state.tribes)
    return None


def _phase(state: NerthaniaState) -> Phase:
    if not state.steps:
        return Phase.OVER
    if state.round == 0:
        return Phase.SETUP
    below = state.steps[0]
    if isinstance(below, Deciding):
        return Phase.DECISION
    if isinstance(below, Rounds) and below.part in (Part.ACTIONS, Part.NEUTRAL):
        return Phase.ACTIONS
    return Phase.TERRAFORMING


def _areas(state: NerthaniaState) -> tuple[AreaView, ...]:
    homes = {tribe.headquarters: seat for seat, tribe in enumerate(state.nations) if tribe.headquarters is not None}
    markers = {number: seat for seat, tribe in enumerate(state.nations) for number in tribe.markers}
    return tuple([_area(state, number, homes.get(number), markers.get(number)) for number in state.areas])


def _area(state: NerthaniaState, number: int, home: Seat | None, marker: Seat | None) -> AreaView:
    area = state.areas[number]
    plan = state.plans.get(number)
    capacity = CAPACITY[area.terrain][number]
    return AreaView(
        number=number,
        sector=SECTOR_OF[number],
        terrain=area.terrain,
        capacity=capacity,
        animal=number in ANIMALS[area.terrain],
        silver=area.silver,
        owner=area.owner,
        units=troops(area.army),
        too_many=_too_many(state, number, capacity),
        headquarters=home,
        captured=home is not None and state.nations[home].captured,
        marker=marker,
        change=plan.direction if plan else None,
        change_by=plan.by if plan else None,
        fixed=area.terrain is Terrain.WATER and number in FOR_EVER_WATER and len(state.tribes) < 4,
    )


def _too_many(state: NerthaniaState, number: int, capacity: int) -> int:
    area = state.areas[number]
    if area.owner is None:
        return 0
    bonus = min(BONUS[state.nations[area.owner].name], area.army.get(Unit.WARRIOR, 0))
    return max(0, sum(area.army.values()) - bonus - capacity)


def _tribe(state: NerthaniaState, force: Force, army: Army) -> TribeView:
    tribe = state.nations[force]
    return TribeView(
        tribe=tribe.name,
        silver=tribe.silver,
        tectonium=tribe.tectonium,
        supply=troops({unit: number for unit, number in tribe.supply.items() if number}),
        on_map=sum(army.values()),
        areas=sum(area.owner == force for area in state.areas.values()),
        buildings=tuple(tribe.buildings),
        cards=tuple(CardView(unit, tribe.levels.get(unit, 0)) for unit in KINDS[tribe.name]),
        used=tuple(tribe.used),
        conquest_cards=len(tribe.conquests),
        headquarters=tribe.headquarters,
        reserve_called=tribe.reserve_called,
        goals=tuple(tribe.goals),
        markers_won=tribe.markers_won,
        points=points(tribe),
        surrenders=tribe.surrenders,
    )


def _march(state: NerthaniaState) -> tuple[MarchView, ...]:
    for step in reversed(state.steps):
        if isinstance(step, Marching | Attacking):
            return tuple(
                MarchView(area, unit, tuple(left)) for area, units in step.left.items() for unit, left in units.items()
            )
    return ()


def _battle(state: NerthaniaState, battle: Battle, viewer: Seat | None) -> BattleView:
    answered, own = _answers(state, viewer)
    fighting = next((step for step in state.steps if isinstance(step, Fighting)), None)
    gathering = fighting is None or fighting.stage in (Stage.RESERVE, Stage.SUPPORT, Stage.ROLL)
    rolled = battle is state.report or not gathering
    return BattleView(
        area=battle.area,
        attacker=_side(state, battle, Camp.ATTACKER, rolled),
        defender=_side(state, battle, Camp.DEFENDER, rolled),
        sources=tuple(battle.sources),
        rolled=rolled,
        decisive=battle.decisive,
        helpers=tuple(battle.helpers.items()),
        answered=answered,
        own_answer=own,
        won=battle.won,
    )


def _reported(state: NerthaniaState, battle: Battle) -> BattleView:
    """A battle of which only its report is left."""
    return BattleView(
        area=battle.area,
        attacker=_side(state, battle, Camp.ATTACKER, True),
        defender=_side(state, battle, Camp.DEFENDER, True),
        sources=tuple(battle.sources),
        rolled=True,
        decisive=battle.decisive,
        helpers=tuple(battle.helpers.items()),
        answered=(),
        own_answer=None,
        won=battle.won,
    )


def _answers(state: NerthaniaState, viewer: Seat | None) -> tuple[tuple[Seat, ...], Camp | Units | None]:
    """Who has answered a question that several are asked at once; and only to themselves, what."""
    top = state.steps[-1] if state.steps else None
    if isinstance(top, Supporting):
        return tuple(sorted(top.chosen)), top.chosen.get(viewer) if viewer is not None else None
    if isinstance(top, Losing):
        by_seat = {top.seat_of(state, camp): units for camp, units in top.chosen.items()}
        return tuple(sorted(by_seat)), by_seat.get(viewer) if viewer is not None else None
    return (), None


def _side(state: NerthaniaState, battle: Battle, camp: Camp, rolled: bool) -> SideView:
    side, enemy = battle.side(camp), battle.against(camp)
    bows = side.arrows if rolled else archers(state, side.force, side.base)
    levels = side.levels or state.nations[side.force].levels
    return SideView(
        force=side.force,
        fighters=tuple(_die(die) for die in side.fighters),
        extra=tuple(_die(die) for die in side.extra),
        bows=tuple(BowView(arrow.force, arrow.unit, arrow.face) for arrow in bows),
        cards=tuple(PlayedView(unit, levels.get(unit, 1)) for unit in side.cards),
        card_hits=side.hits,
        card_shields=side.shields,
        card_retreats=side.retreats + side.barred_retreats,
        card_reinforcements=side.reinforcements,
        breaks_shields=side.breaks_shields,
        cancels_retreats=side.cancels_retreats,
        cancels_bows=side.cancels_bows,
        cancels_reinforcements=side.cancels_reinforcements,
        kills_retreating=side.kills_retreating,
        hits=hits(side, enemy),
        shields=shields(side, enemy),
        retreats=sum(retreats(state, camp)) if battle is state.battle else 0,
        began_with=side.began_with,
        losses=side.losses,
    )


def _die(die: Die) -> DieView:
    return DieView(die.unit, die.face, die.used, die.late)
