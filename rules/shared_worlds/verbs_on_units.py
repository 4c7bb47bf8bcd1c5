"""What the verbs about units do. Handbook 12."""

from __future__ import annotations

from typing import Any

from rules.game import Event
from rules.shared_worlds import leaving, values
from rules.shared_worlds.cards import verbs
from rules.shared_worlds.combat_state import combat_of
from rules.shared_worlds.moving import Moving
from rules.shared_worlds.resolving import (
    Found,
    Resolving,
    place_named,
    player_named,
    told,
    unit_named,
    units_named,
    verb,
)
from rules.shared_worlds.shields import absorb
from rules.shared_worlds.state import Lasting, Position, named, site, who
from rules.steps import tell


@verb(verbs.Heal)
def heal(step: Resolving, state: Position, effect: verbs.Heal) -> list[Event]:
    """Life from the supply, up to the maximum."""
    found = unit_named(step, state, effect.target)
    if found is None:
        return []
    seat, _, unit = found
    healed = min(effect.amount, values.max_life(state, seat, unit) - unit.life)
    unit.life += healed
    return [told("did-heal", found, life=healed)] if healed else []


@verb(verbs.Damage)
def damage(step: Resolving, state: Position, effect: verbs.Damage) -> list[Event]:
    """Damage outside combat, less what is prevented."""
    found = unit_named(step, state, effect.target)
    return [] if found is None else hurt(state, found, effect.amount)


def hurt(state: Position, found: Found, amount: int) -> list[Event]:
    """The unit loses so much Life, less what is prevented."""
    seat, _, unit = found
    left = absorb(state, seat, unit, amount)
    unit.life = max(0, unit.life - left)
    return [told("did-damage", found, damage=left, prevented=amount - left, life=unit.life)]


@verb(verbs.Untap)
def untap(step: Resolving, state: Position, effect: verbs.Untap) -> list[Event]:
    """No longer tapped."""
    found = unit_named(step, state, effect.target)
    if found is None:
        return []
    found[2].tapped = False
    return [told("did-untap", found)]


# Effects that last.


@verb(verbs.AddPower)
@verb(verbs.ModifyPower)
@verb(verbs.ModifyLife)
@verb(verbs.ExtraAttack)
@verb(verbs.ExtraBlock)
def more(step: Resolving, state: Position, effect: Any) -> list[Event]:
    """So much more of something."""
    return _last(step, state, effect, effect.amount, ())


@verb(verbs.Reach)
@verb(verbs.Bulwark)
@verb(verbs.Pierce)
@verb(verbs.ReturnWhenKilled)
def able(step: Resolving, state: Position, effect: Any) -> list[Event]:
    """A new ability."""
    return _last(step, state, effect, 0, ())


@verb(verbs.Evade)
def evade(step: Resolving, state: Position, effect: verbs.Evade) -> list[Event]:
    """Not to be blocked or intercepted."""
    return _last(step, state, effect, 0, effect.against)


@verb(verbs.Forbid)
def forbid(step: Resolving, state: Position, effect: verbs.Forbid) -> list[Event]:
    """Not to be declared for this."""
    return _last(step, state, effect, 0, effect.actions)


@verb(verbs.Protect)
def protect(step: Resolving, state: Position, effect: verbs.Protect) -> list[Event]:
    """Not to be chosen by opponents, or a building not to be robbed."""
    found = place_named(step, state, effect.target)
    if found is None:
        return _last(step, state, effect, 0, effect.against)
    building = found[1].building
    state.lasting.append(Lasting(effect.do, step.seat, effect.until, building=building, words=effect.against))
    return [tell("did-guard", building=site(building).said())]


def _last(step: Resolving, state: Position, effect: Any, amount: int, words: tuple[str, ...]) -> list[Event]:
    """On every unit that is meant, until the time is over."""
    events = []
    for found in units_named(step, state, effect.target):
        state.lasting.append(
            Lasting(effect.do, step.seat, effect.until, amount, unit=found[2].card, words=words),
        )
        for word in words or ("",):
            name = f"did-{effect.do}-{word}".rstrip("-").replace("_", "-")
            events.append(told(name, found, amount=amount, until=effect.until))
    return events


@verb(verbs.PreventDamage)
def shield(step: Resolving, state: Position, effect: verbs.PreventDamage) -> list[Event]:
    """A shield on a unit, a group or a player."""
    amount = None if effect.amount == "all" else effect.amount
    seat = player_named(step, state, effect.target)
    if seat is not None:
        state.lasting.append(Lasting(effect.do, step.seat, effect.until, amount, player=seat))
        return [tell("did-shield-player", who=who(seat), amount=amount or 0, until=effect.until)]
    events = []
    for found in units_named(step, state, effect.target):
        state.lasting.append(Lasting(effect.do, step.seat, effect.until, amount, unit=found[2].card))
        events.append(told("did-shield", found, amount=amount or 0, until=effect.until))
    return events


# Places.


@verb(verbs.StopAttack)
def stop_attack(step: Resolving, state: Position, effect: verbs.StopAttack) -> list[Event]:
    """The attacker leaves combat, tapped, with its cubes."""
    found, combat = unit_named(step, state, effect.target), combat_of(state)
    if found is None or combat is None or not combat.attacks(found[2].card):
        return []
    combat.stop(found[2].card)
    return [told("did-stop", found)]


@verb(verbs.MoveLane)
def move_lane(step: Resolving, state: Position, effect: verbs.MoveLane) -> list[Event]:
    """To an empty lane of its controller, which the player of the ability chooses."""
    found = unit_named(step, state, effect.target)
    if found is not None and leaving.empty_lanes(state, found):
        state.steps.append(Moving(step.seat, found[2].card))
    return []


@verb(verbs.ReturnToDevelopment)
def return_to_development(step: Resolving, state: Position, effect: verbs.ReturnToDevelopment) -> list[Event]:
    """Back from Combat."""
    found = unit_named(step, state, effect.target)
    return [] if found is None else leaving.send_back(state, found)


@verb(verbs.SwapControl)
def swap_control(step: Resolving, state: Position, effect: verbs.SwapControl) -> list[Event]:
    """Both change places and controllers."""
    one, other = unit_named(step, state, effect.target), unit_named(step, state, effect.other)
    return [] if one is None or other is None else leaving.swap(state, one, other)


@verb(verbs.Recall)
def recall(step: Resolving, state: Position, effect: verbs.Recall) -> list[Event]:
    """To its owner's Discard pile."""
    found = unit_named(step, state, effect.target)
    return [] if found is None else leaving.recall(state, found)


@verb(verbs.PreventLastLife)
def prevent_last_life(step: Resolving, state: Position, effect: verbs.PreventLastLife) -> list[Event]:
    """The dying unit has 1 Life."""
    found = unit_named(step, state, effect.target)
    if found is None or found[2].life > 0:
        return []
    found[2].life = 1
    return [tell("did-save-unit", unit=named(found[2].card), of=who(found[0]))]
