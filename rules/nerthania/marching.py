"""Moving and attacking: actions 4 and 5 (rulebook 3.1, 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Attack, Done, March, MarchAgain, Move
from rules.nerthania.asking import Asking, did
from rules.nerthania.attacking import open_attack
from rules.nerthania.building import PRICE, no_silver
from rules.nerthania.goals import enter
from rules.nerthania.ground import (
    MOUNTAIN,
    WATER,
    Holdings,
    allied,
    every_group,
    fits,
    fitting,
    reach,
    room,
    space,
    steps_between,
    take,
)
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import Unit
from rules.nerthania.steps_left import Left, activated, cannot_go, farthest, no_group, ready, shortest, use
from rules.nerthania.world import BONUS, CAPACITY, IN_SECTOR, SECTOR_OF
from rules.words import Message, Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

_MARCHES = {sector: March(sector) for sector in IN_SECTOR}
_MARCHES_AGAIN = {sector: MarchAgain(sector) for sector in IN_SECTOR}
_ATTACKS = {number: Attack(number) for number in SECTOR_OF}
_DONE = Done()


def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
    """Every sector with own units."""
    return [_MARCHES[sector] for sector in mine]


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
    return [_set_out(action.kind, seat, action.sector)]


@cache
def _set_out(kind: str, seat: Seat, sector: int) -> Event:
    return did(kind, who=Who(seat), sector=said_sector(sector))


class Again:
    """Action 5 offers the same sectors, for silver."""

    refusal = staticmethod(refusal)
    play = staticmethod(play)

    @staticmethod
    def choices(state: NerthaniaState, seat: Seat, mine: Holdings) -> Sequence[Action]:
        """Every sector with own units, for who can pay."""
        return [_MARCHES_AGAIN[sector] for sector in mine] if state.nations[seat].silver >= PRICE else ()


def said_sector(sector: int) -> Message:
    """A sector by its name."""
    return Message(f"sector-{sector}")


def _is_in(state: NerthaniaState, seat: Seat, sector: int) -> bool:
    areas = state.areas
    for number in IN_SECTOR[sector]:  # noqa: SIM110 — a plain loop is faster than any(), and every turn passes here
        if areas[number].owner == seat:
            return True
    return False


class _Moves:
    """The moves of every group of these units from an area, by where they go: made when they are asked for first.

    They are in the order of their groups, the small ones first: where not all find room, the first ones do.
    """

    __slots__ = ("able", "known", "number", "origin")

    def __init__(self, origin: int, able: tuple[tuple[Unit, int], ...]) -> None:
        self.origin = origin
        self.able = able
        self.number = sum([count for _, count in able])
        self.known: dict[int, tuple[Action, ...]] = {}

    def make(self, to: int) -> tuple[Action, ...]:
        """All moves into this area."""
        moves = tuple([Move(self.origin, to, group) for group in every_group(self.able)])
        self.known[to] = moves
        return moves


_moves = lru_cache(maxsize=1 << 12)(_Moves)


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

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every group from every area to every area in reach with room; every enemy in reach; done."""
        found: list[Action] = []
        targets: set[int] = set()
        for origin, units in self.left.items():
            longest = farthest(units)
            if longest:
                rings, enemies = reach(state, seat, origin, longest)
                targets.update(enemies)
                found += self._moves_from(state, origin, rings)
        found += [_ATTACKS[number] for number in sorted(targets)]
        found.append(_DONE)
        return found

    def _moves_from(self, state: NerthaniaState, origin: int, rings: Sequence[Sequence[int]]) -> list[Action]:
        """Every group that can go so far, into every area of these rings with room for it; none into a partner's."""
        found: list[Action] = []
        areas, seat, bonus = state.areas, self.seat, BONUS[state.nations[self.seat].name]
        units = self.left[origin]
        able, slowest = _moves(origin, ready(units, 1)), shortest(units)
        for steps, ring in enumerate(rings, 1):
            if steps > slowest:
                able = _moves(origin, ready(units, steps))
            for to in ring:
                area = areas[to]
                free = CAPACITY[area.terrain][to]
                if area.owner is not None:
                    if area.owner != seat:
                        continue
                    free -= sum(area.army.values())
                if free > 0 or bonus:
                    moves = able.known.get(to) or able.make(to)
                    found += moves if free >= able.number else moves[: fitting(able.able, *space(area, to, bonus))]
        return found

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
        if cannot_go(units, action.units, 0):
            return Refusal(Message("no-units-here", {"area": action.origin}), "4.4")
        steps = steps_between(state, self.seat, action.origin, action.to)
        if action.origin == action.to or steps is None:
            return Refusal(Message("no-way", {"area": action.to}), "4.4")
        if cannot_go(units, action.units, steps):
            return Refusal(Message("no-steps", {"steps": steps, "area": action.to}), "4.4")
        return None

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
        for origin, units in self.left.items():
            if steps_between(state, self.seat, origin, action.area, farthest(units)) is not None:
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
        steps = steps_between(state, seat, action.origin, action.to)
        assert steps is not None
        entered: list[Event] = []
        going, arrived = self.left[action.origin], self.left.setdefault(action.to, {})
        stopped = state.options.mountains_stop and state.areas[action.to].terrain is MOUNTAIN  # for this march (S:378)
        for troop in action.units:
            gone = [0 if stopped else left - steps for left in use(going, troop.unit, troop.number, first=True)]
            arrived[troop.unit] = sorted(gone + arrived.get(troop.unit, []), reverse=True)
            take(state, action.origin, troop.unit, troop.number)
            entered += enter(state, seat, action.to, troop.unit, troop.number)
        if not going:
            del self.left[action.origin]
        event = did("move", who=who(state, seat), units=spoken(action.units), origin=action.origin, to=action.to)
        return [event, *entered]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """After an attack, or when nobody can go any more, the march is over."""
        if not self.attacked:
            for units in self.left.values():
                if farthest(units):
                    return None
        state.steps.pop()
        return []
