"""What an action would bring, before it is done: for the one who is about to do it. Handbook sections 4 and 5."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules.game import Action, Seat
from rules.nerthania.actions import (
    Attack,
    Build,
    Collect,
    Declare,
    Fight,
    LevelUp,
    Move,
    PlayCard,
    Recruit,
    Send,
    Terraform,
)
from rules.nerthania.attacking import MOST_ATTACKERS
from rules.nerthania.battle.cards import Carding
from rules.nerthania.battle.dice import archers, card_of, fought, side_of
from rules.nerthania.battle.helping import can_call_reserve
from rules.nerthania.battle.reinforcing import Intercepting
from rules.nerthania.building import NeutralLevelling
from rules.nerthania.cardtext import kind_in_full, text
from rules.nerthania.collecting import MOST_SILVER, harvest, tectonium_left
from rules.nerthania.ground import allied, steps_between, take
from rules.nerthania.marching import Marching
from rules.nerthania.naming import host_of, who
from rules.nerthania.pieces import Army, Force, Terrain, Units, join, size
from rules.nerthania.recruiting import Mustering
from rules.nerthania.steps_left import ready
from rules.nerthania.terraforming import becomes
from rules.nerthania.world import CAPACITY, CARD, ENABLES, KINDS
from rules.words import Message, Said, kebab, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


def foretell(state: NerthaniaState, seat: Seat, action: Action) -> Message | None:
    """What this legal action would bring, in words; None where its own words say it all."""
    tell = _FORETELLING.get(type(action))
    return None if tell is None else tell(state, seat, action)


def _move(state: NerthaniaState, seat: Seat, action: Move) -> Message:
    """What is won and what is left behind."""
    target, origin = state.areas[action.to], state.areas[action.origin]
    return Message(
        "will-move",
        {
            "to": action.to,
            "taken": "yes" if target.owner is None else "no",
            "count": sum(target.army.values()) + size(action.units),
            "capacity": CAPACITY[target.terrain][action.to],
            "origin": action.origin,
            "left": sum(origin.army.values()) - size(action.units),
        },
    )


def _attack(state: NerthaniaState, seat: Seat, action: Attack) -> Message:
    """Who stands there, and whom the march can send against them."""
    area = state.areas[action.area]
    assert area.owner is not None
    told = {"area": action.area, "whom": who(state, area.owner), "defenders": host_of(state, area.owner, area.army)}
    able = {"able": host_of(state, seat, _in_reach(state, seat, action.area)), "most": MOST_ATTACKERS}
    return Message("will-attack", {**told, **able, **_bows(state, seat, area.owner, action.area)})


def _in_reach(state: NerthaniaState, seat: Seat, target: int) -> Army:
    """The units of the march that can still attack there."""
    step = state.steps[-1]
    able: Army = {}
    if isinstance(step, Marching):
        for origin, units in step.left.items():
            steps = steps_between(state, seat, origin, target)
            for unit, count in ready(units, steps) if steps is not None else ():
                join(able, unit, count)
    return able


def _send(state: NerthaniaState, seat: Seat, action: Send) -> Message:
    """Both sides as they would stand then: whoever is sent helps no more from beside."""
    left = copy(state)
    area = state.areas[action.origin]
    left.areas = {**state.areas, action.origin: replace(area, army=dict(area.army))}
    for troop in action.units:
        take(left, action.origin, troop.unit, troop.number)
    return _against(left, action.units)


def _fight(state: NerthaniaState, seat: Seat, action: Fight) -> Message:
    """Both sides as they stand."""
    return _against(state, ())


def _against(state: NerthaniaState, more: Units) -> Message:
    battle = fought(state)
    sides: list[Army] = [{}, {}]
    for army, side in zip(sides, (battle.attacker, battle.defender), strict=True):
        for die in side.fighters:
            join(army, die.unit)
    for troop in more:
        join(sides[0], troop.unit, troop.number)
    foe = battle.defender.force
    attackers = host_of(state, battle.attacker.force, sides[0])
    defenders = host_of(state, foe, sides[1])
    told = {"area": battle.area, "attackers": attackers, "whom": who(state, foe), "defenders": defenders}
    reserve = foe < len(state.tribes) and can_call_reserve(state)
    bows = _bows(state, battle.attacker.force, foe, battle.area)
    return Message("will-fight", {**told, **bows, "reserve": "yes" if reserve else "no"})


def _bows(state: NerthaniaState, own: Force, foe: Force, area: int) -> dict[str, Said]:
    """How many bows beside the area roll for either side, and those of third parties, who will choose."""
    count = {force: len(archers(state, force, area)) for force in range(len(state.nations))}
    sides = {"own": own, "foe": foe}
    bows = {
        name: sum(number for force, number in count.items() if allied(state, force, side))
        for name, side in sides.items()
    }
    others = [
        Message("will-bows-of", {"who": who(state, force), "number": number})
        for force, number in count.items()
        if number and force < len(state.tribes) and not any(allied(state, force, side) for side in (own, foe))
    ]
    return {**bows, "others": tuple(others)}


def _collect(state: NerthaniaState, seat: Seat, action: Collect) -> Message:
    """Silver and Tectonium, as much as there is room and supply for; the limit is told where it costs silver."""
    mountains = sum(state.areas[number].terrain is Terrain.MOUNTAIN for number in action.areas)
    harvested, room = harvest(state, seat, action.areas), MOST_SILVER - state.nations[seat].silver
    tectonium = min(mountains, tectonium_left(state))
    most = MOST_SILVER if harvested > room else 0
    return Message("will-collect", {"silver": min(harvested, room), "tectonium": tectonium, "most": most})


def _build(state: NerthaniaState, seat: Seat, action: Build) -> Message:
    """What a building is good for."""
    unit = ENABLES.get(action.building)
    if unit is None:
        return Message(f"will-build-{kebab(action.building)}")
    tribe = state.nations[seat].name
    row = KINDS[tribe][unit]
    price: dict[str, Said] = {"silver": row.silver, "tectonium": row.tectonium}
    return Message("will-build", {"unit": kind_in_full(tribe, unit), **price})


def _recruit(state: NerthaniaState, seat: Seat, action: Recruit) -> Message | None:
    """The price, and what is left; what is given for nothing has none."""
    if not isinstance(state.steps[-1], Mustering):
        return None
    tribe = state.nations[seat]
    row = KINDS[tribe.name][action.unit]
    silver, tectonium = row.silver * action.number, row.tectonium * action.number
    left = {"left": tribe.silver - silver, "left_tectonium": tribe.tectonium - tectonium}
    return Message("will-recruit", {"silver": silver, "tectonium": tectonium, **left})


def _level_up(state: NerthaniaState, seat: Seat, action: LevelUp) -> Message:
    """The text of the next level."""
    neutral = isinstance(state.steps[-1], NeutralLevelling)
    tribe = state.nations[len(state.tribes) if neutral else seat]
    return text(CARD[tribe.name, action.unit, tribe.levels[action.unit] + 1])


def _card(state: NerthaniaState, seat: Seat, action: PlayCard | Declare) -> Message:
    """The text of the card, at the level it has."""
    step = state.steps[-1]
    assert isinstance(step, Carding | Intercepting), "cards are asked for nowhere else"
    return text(card_of(state, side_of(state, step.camp).force, action.unit))


def _terraform(state: NerthaniaState, seat: Seat, action: Terraform) -> Message:
    """What the land becomes, and who loses there."""
    area = state.areas[action.area]
    terrain = becomes(area.terrain, action.direction)
    told: dict[str, Said] = {"area": action.area, "terrain": said(terrain), "when": said(action.when)}
    army: Said = ()
    if area.owner is not None and terrain is Terrain.WATER:
        army = host_of(state, area.owner, area.army)
    return Message("will-terraform", {**told, "capacity": CAPACITY[terrain][action.area], "drowned": army})


_FORETELLING: Mapping[type[Action], Callable[[Any, Seat, Any], Message | None]] = {
    Move: _move,
    Attack: _attack,
    Send: _send,
    Fight: _fight,
    Collect: _collect,
    Build: _build,
    Recruit: _recruit,
    LevelUp: _level_up,
    PlayCard: _card,
    Declare: _card,
    Terraform: _terraform,
}
