"""Moving and attacking: actions 4 and 5 (rulebook 3.1, 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Attack, Done, Fight, March, MarchAgain, Move, Send
from rules.nerthania.asking import Asking, did
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.building import PRICE, no_silver
from rules.nerthania.goals import score_entered
from rules.nerthania.ground import BIT, FARTHEST, WATER, allied, fits, groups, put, room, take, ways
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import EVERY_UNIT, Army, Force, Unit, Units, size
from rules.nerthania.position import Battle, Camped, Die
from rules.nerthania.world import CAPACITY, IN_SECTOR, RANGE, SECTOR_OF
from rules.words import Message

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

MOST_ATTACKERS = 6

Left = dict[int, dict[Unit, list[int]]]
"""By area and kind: the steps that each activated unit has left, the most first."""


def choices(state: NerthaniaState, seat: Seat) -> list[Action]:
    """Every sector with own units."""
    return [March(sector) for sector in _own_sectors(state, seat)]


def refusal(state: NerthaniaState, seat: Seat, action: March | MarchAgain) -> Refusal | None:
    """A sector with own units; the second march costs three silver."""
    if action.sector not in IN_SECTOR:
        return Refusal(Message("no-such-sector"), "1.3")
    if not _is_in(state, seat, action.sector):
        return Refusal(Message("no-units-in-sector", {"sector": action.sector}), "4.4")
    return no_silver(state, seat, "4.6") if isinstance(action, MarchAgain) else None


def play(state: NerthaniaState, seat: Seat, action: March | MarchAgain) -> list[Event]:
    """All units of the sector have their full range."""
    if isinstance(action, MarchAgain):
        state.nations[seat].silver -= PRICE
    state.steps.append(Marching(seat, activated(state, seat, IN_SECTOR[action.sector])))
    return [did(action.kind, who=who(state, seat), sector=said_sector(action.sector))]


class Again:
    """Action 5 offers the same sectors, for silver."""

    refusal = staticmethod(refusal)
    play = staticmethod(play)

    @staticmethod
    def choices(state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every sector with own units, for who can pay."""
        if state.nations[seat].silver < PRICE:
            return []
        return [MarchAgain(sector) for sector in _own_sectors(state, seat)]


def said_sector(sector: int) -> Message:
    """A sector by its name."""
    return Message(f"sector-{sector}")


def activated(state: NerthaniaState, force: Force, areas: Sequence[int]) -> Left:
    """The units of a tribe in these areas with their full range."""
    return {
        number: {unit: [RANGE[unit]] * count for unit, count in state.areas[number].army.items()}
        for number in areas
        if state.areas[number].owner == force
    }


def _own_sectors(state: NerthaniaState, seat: Seat) -> list[int]:
    return [sector for sector in IN_SECTOR if _is_in(state, seat, sector)]


def _is_in(state: NerthaniaState, seat: Seat, sector: int) -> bool:
    areas = state.areas
    for number in IN_SECTOR[sector]:  # noqa: SIM110 — a plain loop is faster than any(), and every turn passes here
        if areas[number].owner == seat:
            return True
    return False


def _ready(units: dict[Unit, list[int]], steps: int) -> tuple[tuple[Unit, int], ...]:
    """How many of each kind can still go so far."""
    found = []
    for unit in EVERY_UNIT:
        if unit in units:
            count = len([left for left in units[unit] if left >= steps])
            if count:
                found.append((unit, count))
    return tuple(found)


def _farthest(units: dict[Unit, list[int]]) -> int:
    return max([left[0] for left in units.values()], default=0)


def _cannot_go(units: dict[Unit, list[int]], group: Units, steps: int) -> bool:
    ready = dict(_ready(units, steps))
    return any(troop.number > ready.get(troop.unit, 0) for troop in group)


@lru_cache(maxsize=1 << 15)
def _moves(
    origin: int, to: int, ready: tuple[tuple[Unit, int], ...], free: int, warrior_more: bool
) -> tuple[Action, ...]:
    return tuple(Move(origin, to, group) for group in groups(ready, free, warrior_more))


@lru_cache(maxsize=1 << 14)
def _sends(origin: int, ready: tuple[tuple[Unit, int], ...], most: int) -> tuple[Action, ...]:
    return tuple(Send(origin, group) for group in groups(ready, most, False))


def no_group(units: Units) -> Refusal | None:
    """A group names each kind once, in order, with at least one unit."""
    kinds = [troop.unit for troop in units]
    if units and all(troop.number > 0 for troop in units) and kinds == [unit for unit in EVERY_UNIT if unit in kinds]:
        return None
    return Refusal(Message("no-units"), "4.4")


@dataclass(slots=True)
class Marching(Asking):
    """A march: the units of the sector move, group by group; then one area may be attacked, which ends it.

    `left` holds the steps of each activated unit. Those with the most left go first (house ruling).
    """

    seat: Seat
    left: Left
    attacked: bool = False
    step: Literal["marching"] = "marching"

    actions = (Move, Attack, Done)
    ask = "ask-marching"
    section = "4.4"

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Every group from every area to every area in reach with room; every enemy in reach; done."""
        ground = ways(state, seat)
        found: list[Action] = []
        struck = 0
        rooms: dict[int, tuple[int, bool]] = {}
        for origin, units in self.left.items():
            farthest = _farthest(units)
            if farthest:
                found += self._moves_from(state, ground.rings(origin, farthest), origin, farthest, rooms)
                struck |= ground.struck_from(origin, farthest)
        found += [Attack(number) for number in self._enemies(state) if struck & BIT[number]]
        found.append(Done())
        return found

    def _moves_from(
        self,
        state: NerthaniaState,
        reach: Sequence[tuple[int, ...]],
        origin: int,
        farthest: int,
        rooms: dict[int, tuple[int, bool]],
    ) -> list[Action]:
        found: list[Action] = []
        for steps in range(1, farthest + 1):
            ready = _ready(self.left[origin], steps)
            for to in reach[steps - 1]:
                if to not in rooms:
                    mine = state.areas[to].owner in (None, self.seat)
                    rooms[to] = room(state, to, self.seat) if mine else (0, False)
                free, warrior_more = rooms[to]
                if free > 0 or warrior_more:
                    found += _moves(origin, to, ready, free, warrior_more)
        return found

    def _enemies(self, state: NerthaniaState) -> list[int]:
        friends = {None, *(force for force in range(len(state.nations)) if allied(state, force, self.seat))}
        return [number for number, area in state.areas.items() if area.owner not in friends]

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """What stops a move or an attack."""
        if isinstance(action, Done):
            return None
        if isinstance(action, Attack):
            return self._no_attack(state, action)
        if action.origin not in state.areas or action.to not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        return (
            no_group(action.units)
            or self._no_target(state, action)
            or self._too_far(state, action)
            or self._no_room(state, action)
        )

    def _no_target(self, state: NerthaniaState, action: Move) -> Refusal | None:
        target = state.areas[action.to]
        if target.terrain is WATER:
            return Refusal(Message("no-move-water", {"area": action.to}), "1.2")
        if target.owner not in (None, self.seat):
            return Refusal(Message("no-move-held", {"area": action.to}), "4.4", Message("instead-attack"))
        return None

    def _too_far(self, state: NerthaniaState, action: Move) -> Refusal | None:
        units = self.left.get(action.origin, {})
        if _cannot_go(units, action.units, 0):
            return Refusal(Message("no-units-here", {"area": action.origin}), "4.4")
        for steps, ring in enumerate(ways(state, self.seat).rings(action.origin, FARTHEST), start=1):
            if action.to in ring:
                if _cannot_go(units, action.units, steps):
                    return Refusal(Message("no-steps", {"steps": steps, "area": action.to}), "4.4")
                return None
        return Refusal(Message("no-way", {"area": action.to}), "4.4")

    def _no_room(self, state: NerthaniaState, action: Move) -> Refusal | None:
        free, warrior_more = room(state, action.to, self.seat)
        if fits(action.units, free, warrior_more):
            return None
        capacity = CAPACITY[state.areas[action.to].terrain][action.to]
        return Refusal(Message("no-capacity", {"area": action.to, "capacity": capacity, "free": max(free, 0)}), "1.2")

    def _no_attack(self, state: NerthaniaState, action: Attack) -> Refusal | None:
        if action.area not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        owner = state.areas[action.area].owner
        if owner is None or allied(state, owner, self.seat):
            return Refusal(Message("no-enemy", {"area": action.area}), "4.5")
        ground = ways(state, self.seat)
        for origin, units in self.left.items():
            farthest = _farthest(units)
            if farthest and ground.struck_from(origin, farthest) & BIT[action.area]:
                return None
        return Refusal(Message("no-attack-far", {"area": action.area}), "4.5")

    def play(self, state: NerthaniaState, seat: Seat, action: Move | Attack | Done) -> list[Event]:
        """Move, open an attack, or end the march."""
        if isinstance(action, Done):
            state.steps.pop()
            return []
        if isinstance(action, Attack):
            left, self.left, self.attacked = self.left, {}, True
            return open_attack(state, seat, seat, action.area, left)
        reach = ways(state, seat).rings(action.origin, FARTHEST)
        steps = next(n for n, ring in enumerate(reach, start=1) if action.to in ring)
        entered = state.areas[action.to].owner is None
        arrived = self.left.setdefault(action.to, {})
        for troop in action.units:
            gone = _used(self.left[action.origin], troop.unit, troop.number, first=True)
            arrived[troop.unit] = sorted([*arrived.get(troop.unit, []), *(left - steps for left in gone)], reverse=True)
            take(state, action.origin, troop.unit, troop.number)
            put(state, action.to, seat, troop.unit, troop.number)
        if not self.left[action.origin]:
            del self.left[action.origin]
        event = did("move", who=who(state, seat), units=spoken(action.units), origin=action.origin, to=action.to)
        return [event, *score_entered(state, seat, action.to)] if entered else [event]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """After an attack, or when nobody can go any more, the march is over."""
        if self.attacked or not any(left[0] for units in self.left.values() for left in units.values()):
            state.steps.pop()
            return []
        return None


def _used(units: dict[Unit, list[int]], unit: Unit, number: int, first: bool, steps: int = 0) -> list[int]:
    """Take units out of those with steps left: the first, or the last that still have so many."""
    left = units[unit]
    enough = sum(one >= steps for one in left)
    begin = 0 if first else enough - number
    gone = left[begin : begin + number]
    del left[begin : begin + number]
    if not left:
        del units[unit]
    return gone


def open_attack(
    state: NerthaniaState, seat: Seat, force: Force, target: int, left: Left, sector: int | None = None
) -> list[Event]:
    """`seat` sends units of `force` against an area; its garrison becomes the defender."""
    area = state.areas[target]
    assert area.owner is not None
    fighters = [Die(unit) for unit in Unit for _ in range(area.army.get(unit, 0))]
    state.battle = Battle(target, Camped(force, target), Camped(area.owner, target, fighters))
    area.army = {}
    state.steps.append(Attacking(seat, left, sector))
    return [did("attack", who=who(state, force), whom=who(state, area.owner), area=target)]


@dataclass(slots=True)
class Attacking(Asking):
    """The attack gathers: at most six units of one sector, from as many areas as one likes."""

    seat: Seat
    left: Left
    sector: int | None = None
    """Where all units must come from; 0 while that is open; None where a march has activated a sector already."""
    step: Literal["attacking"] = "attacking"

    actions = (Send, Fight)
    section = "4.5"

    def question(self, state: NerthaniaState, seat: Seat) -> Message:
        """How many are on their way to what."""
        assert state.battle is not None
        sent = len(state.battle.attacker.fighters)
        against = len(state.battle.defender.fighters)
        return Message("ask-attacking", {"area": state.battle.area, "sent": sent, "against": against})

    def choices(self, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        """Groups from every area in reach, up to six in all; the battle begins with one or more."""
        battle = state.battle
        assert battle is not None
        most = MOST_ATTACKERS - len(battle.attacker.fighters)
        ground = ways(state, battle.attacker.force)
        found: list[Action] = []
        for origin, units in self.left.items():
            steps = ground.steps_to_attack(origin, battle.area)
            if most and steps is not None and self._is_open(origin):
                found += _sends(origin, _ready(units, steps), most)
        if battle.attacker.fighters:
            found.append(Fight())
        return found

    def _steps(self, state: NerthaniaState, origin: int) -> int | None:
        assert state.battle is not None
        return ways(state, state.battle.attacker.force).steps_to_attack(origin, state.battle.area)

    def _is_open(self, origin: int) -> bool:
        return self.sector in (None, 0, SECTOR_OF[origin])

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """Six at most, with enough steps left."""
        battle = state.battle
        assert battle is not None
        sent = len(battle.attacker.fighters)
        if isinstance(action, Fight):
            return None if sent else Refusal(Message("no-attackers"), "4.5")
        if action.origin not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        if (malformed := no_group(action.units)) is not None:
            return malformed
        units = self.left.get(action.origin, {})
        if not self._is_open(action.origin) or _cannot_go(units, action.units, 0):
            return Refusal(Message("no-units-here", {"area": action.origin}), "4.5")
        steps = self._steps(state, action.origin)
        if steps is None or _cannot_go(units, action.units, steps):
            return Refusal(Message("no-steps", {"steps": steps or 0, "area": battle.area}), "4.5")
        if sent + size(action.units) > MOST_ATTACKERS:
            return Refusal(Message("no-more-attackers", {"most": MOST_ATTACKERS}), "4.5")
        return None

    def play(self, state: NerthaniaState, seat: Seat, action: Send | Fight) -> list[Event]:
        """Send a group, or begin."""
        battle = state.battle
        assert battle is not None
        if isinstance(action, Fight):
            battle.attacker.fighters.sort(key=lambda die: list(Unit).index(die.unit))
            battle.attacker.tired = _exhausted(self.left)
            state.steps.pop()
            state.steps.append(Fighting())
            return []
        steps = self._steps(state, action.origin)
        assert steps is not None
        for troop in action.units:
            _used(self.left[action.origin], troop.unit, troop.number, first=False, steps=steps)
            take(state, action.origin, troop.unit, troop.number)
            battle.attacker.fighters += [Die(troop.unit, origin=action.origin) for _ in range(troop.number)]
        battle.sources.append(action.origin)
        if self.sector == 0:
            self.sector = SECTOR_OF[action.origin]
        force = battle.attacker.force
        return [did("send", who=who(state, force), units=spoken(action.units), origin=action.origin, area=battle.area)]


def _exhausted(left: Left) -> dict[int, Army]:
    """Units without a step left: they cannot come as reinforcement."""
    tired: dict[int, Army] = {}
    for number, units in left.items():
        army = {unit: steps.count(0) for unit, steps in units.items() if 0 in steps}
        if army:
            tired[number] = army
    return tired
