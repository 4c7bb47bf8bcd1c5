"""A combat, from its announcement to its end (C0 to C6). Handbook 6.1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules.game import Event
from rules.shared_worlds import cubes, damage, values
from rules.shared_worlds.attacking import Attacking, can_attack
from rules.shared_worlds.blocking import Blocking, Intercepting, guards
from rules.shared_worlds.combat_state import Assault, Fray
from rules.shared_worlds.lasting import end_of
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Moment, Passing
from rules.shared_worlds.state import CardId, Position
from rules.shared_worlds.triggers import trigger
from rules.shared_worlds.windows import open_window


@dataclass(slots=True)
class Combat(Fray):
    """One combat of the seat on turn."""

    step: Literal["combat"] = "combat"

    def proceed(self, state: Position) -> list[Event]:
        """What comes next."""
        return NEXT[self.next](self, state)


def announce(combat: Combat, state: Position) -> list[Event]:
    """C0: somebody may answer before attackers are declared."""
    combat.next = "declare"
    open_window(state, Moment.COMBAT_START, state.turn)
    return [news("did-fight", state.turn)]


def declare(combat: Combat, state: Position) -> list[Event]:
    """C1: if nobody can attack any more, it is over."""
    if not can_attack(state, state.turn):
        combat.next = "over"
        return [news("did-attack-not", state.turn)]
    combat.next = "attack"
    state.steps.append(Attacking(state.turn))
    return []


def on_attack(combat: Combat, state: Position) -> list[Event]:
    """C1: what attacks set off."""
    combat.next = "attackers"
    trigger(state, "attack", [(one.unit, {"defender": one.whom}) for one in damage.in_lanes(state, combat)])
    return []


def after_attackers(combat: Combat, state: Position) -> list[Event]:
    """C1: the window; without an attacker it all comes to an end."""
    combat.next = "block"
    if combat.assaults:
        open_window(state, Moment.ATTACKERS, state.turn)
    return []


def ask_blocks(combat: Combat, state: Position) -> list[Event]:
    """C2a: the defenders block, in the order of play after the attacker."""
    combat.next = "intercept" if combat.assaults else "finish"
    defenders = [seat for seat in state.order(state.turn) if any(one.whom == seat for one in combat.assaults)]
    state.steps += [Blocking(seat) for seat in reversed(defenders)]
    return []


def ask_interceptions(combat: Combat, state: Position) -> list[Event]:
    """C2b: then they intercept, in the same order."""
    combat.next = "trigger"
    order = [seat for seat in state.order(state.turn) if state.team(seat) != state.team(state.turn)]
    guarding = [seat for seat in order if any(guards(state, seat, one) for one in combat.assaults)]
    state.steps += [Intercepting(seat) for seat in reversed(guarding)]
    return []


def on_block(combat: Combat, state: Position) -> list[Event]:
    """C2: what blocks and interceptions set off."""
    combat.next = "blocks"
    trigger(state, "block", [(card, {"paired": one.unit}) for card, one in blockers(state, combat)])
    return []


def blockers(state: Position, combat: Combat) -> list[tuple[CardId, Assault]]:
    """Everybody who stands before an attacker, in the order of play and lane by lane."""
    found = []
    for assault in combat.assaults:
        there = None if assault.blocker is None else state.find(assault.blocker)
        if there is not None:
            found.append(((there[0] - state.turn) % len(state.players), there[1], there[2].card, assault))
    found.sort(key=lambda one: one[:2])
    return [(card, assault) for _, _, card, assault in found]


def after_blocks(combat: Combat, state: Position) -> list[Event]:
    """C2: the window."""
    combat.next = "damage"
    if combat.assaults:
        open_window(state, Moment.BLOCKS, state.turn)
    return []


def deal(combat: Combat, state: Position) -> list[Event]:
    """C3: damage, all at once; C4 follows by itself."""
    combat.next = "spend"
    return damage.deal(state, combat)


def spend(combat: Combat, state: Position) -> list[Event]:
    """C5: Power is spent."""
    combat.next = "survive"
    return damage.spend(state, combat)


def on_survive(combat: Combat, state: Position) -> list[Event]:
    """C6: what hits and survived fights set off, the attacker's first."""
    combat.next = "finish"
    defending = [(pair.blocker, {"paired": pair.attacker}) for pair in combat.fought]
    attackers = [(pair.attacker, {"paired": pair.blocker}) for pair in combat.fought]
    hits = [(one.unit, {"defender": one.whom}) for one in damage.in_lanes(state, combat) if one.damage]
    for occasion, units in (("survive", defending), ("survive", attackers), ("hit", hits)):
        trigger(state, occasion, units)
    return []


def finish(combat: Combat, state: Position) -> list[Event]:
    """C6: the combat is over; whoever may attack again is untapped."""
    combat.next = "over"
    combat.assaults = []
    end_of(state, "combat_end")
    for seat, _, unit in state.units():
        if unit.tapped and seat == state.turn and values.attacks_again(state, seat, unit):
            unit.tapped = False
    open_window(state, Moment.AFTER_COMBAT, state.turn)
    return []


def over(combat: Combat, state: Position) -> list[Event]:
    """Back to the other actions."""
    state.steps.pop()
    for player in state.players:
        if player.quiet is Passing.COMBAT:
            player.quiet = Passing.ONCE
    return cubes.phase_is_over(state, combat=True)


NEXT: Mapping[str, Callable[[Any, Position], list[Event]]] = {
    "announce": announce,
    "declare": declare,
    "attack": on_attack,
    "attackers": after_attackers,
    "block": ask_blocks,
    "intercept": ask_interceptions,
    "trigger": on_block,
    "blocks": after_blocks,
    "damage": deal,
    "spend": spend,
    "survive": on_survive,
    "finish": finish,
    "over": over,
}
