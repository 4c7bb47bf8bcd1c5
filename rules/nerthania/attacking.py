"""The attack that ends a march: who is sent (rulebook 3.1, 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Fight, Send
from rules.nerthania.asking import Piecewise, did
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.ground import groups, steps_between, take
from rules.nerthania.naming import spoken, who
from rules.nerthania.pieces import EVERY_UNIT, ORDER, Force, Unit, size
from rules.nerthania.position import Battle, Camped, Die
from rules.nerthania.steps_left import RANGES, Left, cannot_go, exhausted, farthest, no_group, ready, use
from rules.nerthania.world import SECTOR_OF
from rules.words import Message, Said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

MOST_ATTACKERS = 6
_FIGHT = (Fight(),)


def open_attack(
    state: NerthaniaState, seat: Seat, force: Force, target: int, left: Left, sector: int | None = None
) -> list[Event]:
    """`seat` sends units of `force` against an area; its garrison becomes the defender."""
    area = state.areas[target]
    assert area.owner is not None
    army = area.army
    fighters = [Die(unit) for unit in EVERY_UNIT if unit in army for _ in range(army[unit])]
    state.battle = Battle(target, Camped(force, target), Camped(area.owner, target, fighters))
    area.army = {}
    if area.owner >= len(state.tribes):
        state.neutral_attacker = force
    state.steps.append(Attacking(seat, left, sector))
    return [did("attack", who=who(state, force), whom=who(state, area.owner), area=target)]


@lru_cache(maxsize=1 << 14)
def _sends(origin: int, able: tuple[tuple[Unit, int], ...], most: int) -> tuple[Action, ...]:
    return tuple(Send(origin, group) for group in groups(able, most, False))


@dataclass(slots=True)
class Attacking(Piecewise):
    """The attack gathers: at most six units of one sector, from as many areas as one likes."""

    seat: Seat
    left: Left
    sector: int | None = None
    """Where all units must come from; 0 while that is open; None where a march has activated a sector already."""
    step: Literal["attacking"] = "attacking"

    actions = (Send, Fight)
    ask = "ask-attacking"
    section = "4.5"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How many are on their way to what."""
        assert state.battle is not None
        sent = len(state.battle.attacker.fighters)
        against = len(state.battle.defender.fighters)
        return {"area": state.battle.area, "sent": sent, "against": against}

    def pieces(self, state: NerthaniaState, seat: Seat) -> Iterator[Sequence[Action]]:
        """Groups from every area in reach, up to six in all; the battle begins with one or more."""
        battle = state.battle
        assert battle is not None
        sent = len(battle.attacker.fighters)
        for origin, units in self.left.items() if sent < MOST_ATTACKERS else ():
            steps = self._steps(state, origin, farthest(units)) if self._is_open(origin) else None
            if steps is not None:
                yield _sends(origin, ready(units, steps), MOST_ATTACKERS - sent)
        if sent:
            yield _FIGHT

    def _steps(self, state: NerthaniaState, origin: int, most: int = RANGES[-1]) -> int | None:
        assert state.battle is not None
        return steps_between(state, state.battle.attacker.force, origin, state.battle.area, most)

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
        if not self._is_open(action.origin) or cannot_go(units, action.units, 0):
            return Refusal(Message("no-units-here", {"area": action.origin}), "4.5")
        steps = self._steps(state, action.origin)
        if steps is None or cannot_go(units, action.units, steps):
            return Refusal(Message("no-steps", {"steps": steps or 0, "area": battle.area}), "4.5")
        if sent + size(action.units) > MOST_ATTACKERS:
            return Refusal(Message("no-more-attackers", {"most": MOST_ATTACKERS}), "4.5")
        return None

    def play(self, state: NerthaniaState, seat: Seat, action: Send | Fight) -> list[Event]:
        """Send a group, or begin."""
        battle = state.battle
        assert battle is not None
        if isinstance(action, Fight):
            battle.attacker.fighters.sort(key=lambda die: ORDER[die.unit])
            battle.attacker.tired = exhausted(self.left)
            state.steps.pop()
            state.steps.append(Fighting())
            return []
        steps = self._steps(state, action.origin)
        assert steps is not None
        for troop in action.units:
            use(self.left[action.origin], troop.unit, troop.number, first=False, steps=steps)
            take(state, action.origin, troop.unit, troop.number)
            battle.attacker.fighters += [Die(troop.unit, origin=action.origin) for _ in range(troop.number)]
        battle.from_area(action.origin)
        if self.sector == 0:
            self.sector = SECTOR_OF[action.origin]
        force = battle.attacker.force
        return [did("send", who=who(state, force), units=spoken(action.units), origin=action.origin, area=battle.area)]
