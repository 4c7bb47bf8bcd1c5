"""What the effects of a card are worth to whoever looks, in points. From what all can see, and the own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import Seat
from rules.shared_worlds import cubes, values
from rules.shared_worlds.cards import Activated, Instant
from rules.shared_worlds.cards import verbs as v
from rules.shared_worlds.combat_state import combat_of
from rules.shared_worlds.pieces import COMBAT
from rules.shared_worlds.policy.worth import CARD, RESOURCE, WORKER, of_life, of_pay, of_unit, of_worn
from rules.shared_worlds.resolving import Found, Names
from rules.shared_worlds.state import Position, printed


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks, from whose ability, and what its names stand for."""

    seat: Seat
    names: Names
    origin: Found | None = None


def of_effects(state: Position, eyes: Eyes, effects: Sequence[Any]) -> float:
    """What it brings whoever looks, that all this happens."""
    return sum(of_effect(state, eyes, effect) for effect in effects)


def of_effect(state: Position, eyes: Eyes, effect: Any) -> float:
    """What one effect brings."""
    judge = JUDGES.get(type(effect))
    return 0.0 if judge is None else judge(state, eyes, effect)


def side(state: Position, eyes: Eyes, seat: Seat | None) -> int:
    """1 for oneself and friends, -1 for opponents, 0 for nobody."""
    if seat is None:
        return 0
    return 1 if state.team(seat) == state.team(eyes.seat) else -1


def player_of(state: Position, eyes: Eyes, name: str) -> Seat | None:
    """Who this name is."""
    if name == "you":
        return eyes.seat
    if name.startswith("controller_of:"):
        found = unit_of(state, eyes, name.removeprefix("controller_of:"))
        return None if found is None else found[0]
    return eyes.names.players.get(name)


def unit_of(state: Position, eyes: Eyes, name: str) -> Found | None:
    """Which unit this name is."""
    if name in ("this", "wearer"):
        return eyes.origin
    card = eyes.names.units.get(name)
    return None if card is None else state.find(card)


def for_player(each: float) -> Callable[[Position, Eyes, Any], float]:
    """So much for each, to whom it is given."""

    def judge(state: Position, eyes: Eyes, effect: Any) -> float:
        """Good for friends, bad for opponents."""
        amount: int = effect.amount
        return each * amount * side(state, eyes, player_of(state, eyes, effect.who))

    return judge


def _gain_life(state: Position, eyes: Eyes, effect: v.GainLife) -> float:
    seat = player_of(state, eyes, effect.who)
    if seat is None:
        return 0.0
    gained = min(effect.amount, max(0, 20 - state.players[seat].life))
    return side(state, eyes, seat) * (0.3 * gained + (2.0 if gained and state.players[seat].life <= 6 else 0.0))


def _lose_life(state: Position, eyes: Eyes, effect: v.LoseLife) -> float:
    seat = player_of(state, eyes, effect.who)
    return 0.0 if seat is None else -side(state, eyes, seat) * of_life(state, seat, effect.amount)


def _refresh(state: Position, eyes: Eyes, effect: v.Refresh) -> float:
    return 0.8 * min(effect.amount, state.players[eyes.seat].used)


def _draw_keep(state: Position, eyes: Eyes, effect: v.DrawKeep) -> float:
    return effect.keep * (0.8 if effect.to == "hand" else 0.4)


def _steal(state: Position, eyes: Eyes, effect: v.Steal) -> float:
    return effect.amount * (RESOURCE * 1.6 - WORKER * effect.workers)


def _lend(state: Position, eyes: Eyes, effect: v.Lend) -> float:
    return -0.6 * effect.amount


def _heal(state: Position, eyes: Eyes, effect: v.Heal) -> float:
    found = unit_of(state, eyes, effect.target)
    if found is None:
        return 0.0
    missing = found[2].full - found[2].life
    return side(state, eyes, found[0]) * 0.5 * min(effect.amount, missing)


def _damage(state: Position, eyes: Eyes, effect: v.Damage) -> float:
    found = unit_of(state, eyes, effect.target)
    if found is None:
        return 0.0
    kills = found[2].life <= effect.amount
    harm = of_unit(state, found[2]) if kills else 0.4 * effect.amount
    return -side(state, eyes, found[0]) * harm


def _recall(state: Position, eyes: Eyes, effect: v.Recall) -> float:
    found = unit_of(state, eyes, effect.target)
    return 0.0 if found is None else -side(state, eyes, found[0]) * of_unit(state, found[2])


def _forbid(state: Position, eyes: Eyes, effect: v.Forbid) -> float:
    found = unit_of(state, eyes, effect.target)
    if found is None or found[2].zone is not COMBAT:
        return 0.0
    return -side(state, eyes, found[0]) * 0.25 * printed(found[2].card).power


def _add_power(state: Position, eyes: Eyes, effect: v.AddPower) -> float:
    found = unit_of(state, eyes, effect.target)
    if found is None:
        return 0.5 * effect.amount if effect.target == "own_attackers" else 0.0
    fighting = found[2].power > 0 and found[2].zone is COMBAT and not found[2].tapped
    combat = combat_of(state)
    fighting = fighting or (combat is not None and combat.attacks(found[2].card))
    return side(state, eyes, found[0]) * (0.5 * effect.amount if fighting else 0.0)


def _shield(state: Position, eyes: Eyes, effect: v.PreventDamage) -> float:
    found = unit_of(state, eyes, effect.target)
    combat = combat_of(state)
    if found is None:
        return 0.0
    threatened = combat is not None and (combat.attacks(found[2].card) or bool(combat.blocked_by(found[2].card)))
    return side(state, eyes, found[0]) * (0.35 if threatened else 0.03) * of_unit(state, found[2])


def _stop(state: Position, eyes: Eyes, effect: v.StopAttack) -> float:
    found, combat = unit_of(state, eyes, effect.target), combat_of(state)
    assault = None if found is None or combat is None else combat.of(found[2].card)
    if found is None or assault is None:
        return 0.0
    power = values.power(state, found[0], found[2])
    return -side(state, eyes, found[0]) * (0.0 if assault.blocked else of_life(state, assault.whom, power))


def _save(state: Position, eyes: Eyes, effect: v.PreventLastLife) -> float:
    found = unit_of(state, eyes, effect.target)
    return 0.0 if found is None else side(state, eyes, found[0]) * (1.0 + of_unit(state, found[2]))


def _save_player(state: Position, eyes: Eyes, effect: v.PreventElimination) -> float:
    return 100.0 * side(state, eyes, player_of(state, eyes, effect.who))


def _swap(state: Position, eyes: Eyes, effect: v.SwapControl) -> float:
    one, other = unit_of(state, eyes, effect.target), unit_of(state, eyes, effect.other)
    return 0.0 if one is None or other is None else 1.5 * (of_unit(state, other[2]) - of_unit(state, one[2]))


def _untap(state: Position, eyes: Eyes, effect: v.Untap) -> float:
    found = unit_of(state, eyes, effect.target)
    if found is None:
        return 0.0
    free = sum(place.cubes for place in state.players[eyes.seat].places)
    return 0.4 * min(printed(found[2].card).power, free + found[2].power)


def _offer(state: Position, eyes: Eyes, effect: v.Offer) -> float:
    return min(of_effects(state, eyes, effect.a), of_effects(state, eyes, effect.b))


def _borrow(state: Position, eyes: Eyes, effect: v.Borrow) -> float:
    return 0.8 * effect.amount


JUDGES: Mapping[type[Any], Callable[[Any, Any, Any], float]] = {
    v.GainResource: for_player(RESOURCE),
    v.Draw: for_player(CARD),
    v.Discard: for_player(-CARD),
    v.GainLife: _gain_life,
    v.LoseLife: _lose_life,
    v.Refresh: _refresh,
    v.DrawKeep: _draw_keep,
    v.Rearrange: lambda state, eyes, effect: 0.2,
    v.Peek: lambda state, eyes, effect: 0.2,
    v.RemoveFromDeck: lambda state, eyes, effect: 0.2,
    v.Steal: _steal,
    v.Borrow: _borrow,
    v.Lend: _lend,
    v.Heal: _heal,
    v.Damage: _damage,
    v.Recall: _recall,
    v.Forbid: _forbid,
    v.AddPower: _add_power,
    v.ModifyPower: lambda state, eyes, effect: 0.2,
    v.PreventDamage: _shield,
    v.StopAttack: _stop,
    v.PreventLastLife: _save,
    v.PreventElimination: _save_player,
    v.SwapControl: _swap,
    v.Untap: _untap,
    v.Offer: _offer,
}
"""Verbs without a judge bring nothing by themselves."""


def of_declared(state: Position, eyes: Eyes, ability: Activated | Instant, pay: cubes.Payment) -> float:
    """What an ability or instant brings, less what it costs."""
    worth = of_effects(state, eyes, ability.effects) - of_pay(state, eyes.seat, pay)
    if not isinstance(ability, Activated):
        return worth - CARD
    worth -= CARD * ability.cost.discard
    if ability.cost.life and eyes.origin is not None:
        worth -= of_wound(state, eyes.origin, ability.cost.life)
    return worth


def of_wound(state: Position, found: Found, life: int) -> float:
    """What a unit loses that pays with its Life; one that has served leaves room for another."""
    card = printed(found[2].card)
    death = 0.5 + of_worn(found[2]) if found[2].life <= life else 0.0
    return 0.35 * life + death + (5.0 if card.legendary else 0.0)
