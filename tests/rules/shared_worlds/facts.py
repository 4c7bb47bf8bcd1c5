"""What can be counted on a table, and by how much each verb should change it: written apart from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rules.game import Seat
from rules.shared_worlds.cards import verbs as v
from rules.shared_worlds.state import CardId
from rules.shared_worlds.table import SharedWorldsState

Facts = Counter[tuple[str, int]]
"""What is counted, of which seat or card, and how much there is of it."""


def facts(state: SharedWorldsState) -> Facts:
    """Everything that can be counted."""
    found: Facts = Counter()
    for seat, player in enumerate(state.players):
        found["life", seat] = player.life
        found["cubes", seat] = player.cubes
        found["used", seat] = player.used
        found["available", seat] = sum(place.cubes for place in player.places)
        found["hand", seat] = len(player.hand)
        found["own cards", seat] = len(player.deck) + len(player.discard)
        found["workers", seat] = sum(len(place.workers) for place in player.places)
    for seat, _, unit in state.units():
        found["unit life", unit.card] = unit.life
        found["unit in play", unit.card] = 1
        found["unit of", unit.card] = seat
        found["in combat", unit.card] = unit.zone == "combat"
        found["tapped", unit.card] = unit.tapped
    for lasting in state.lasting:
        target = lasting.unit if lasting.unit is not None else -1
        found[f"lasting {lasting.do} {lasting.amount} {'-'.join(lasting.words)}", target] += 1
    found["main", 0] = len(state.main)
    found["graveyard", 0] = len(state.graveyard)
    found["loans", 0] = len(state.loans)
    return found


def changes(before: Facts, after: Facts) -> Facts:
    """What is different, and by how much."""
    return Counter({key: after[key] - before[key] for key in {*before, *after} if after[key] != before[key]})


class Scene:
    """Whose ability it is, and whom its names mean."""

    def __init__(self, state: SharedWorldsState, seat: Seat, names: dict[str, Any]) -> None:
        self.state = state
        self.seat = seat
        self.names = names

    def player(self, name: str) -> Seat:
        """The player of this name."""
        if name == "you":
            return self.seat
        if name.startswith("controller_of:"):
            return self.place(self.names[name.partition(":")[2]])[0]
        return int(self.names[name])

    def place(self, card: CardId) -> tuple[Seat, int, Any]:
        """Where this unit is."""
        found = self.state.find(card)
        assert found is not None
        return found

    def units(self, name: str) -> list[CardId]:
        """The units of this name or group."""
        mine = [unit for seat, _, unit in self.state.units() if seat == self.seat]
        me = self.names.get("this", self.names.get("wearer"))
        match name:
            case "own_attackers":
                return list(self.names["own_attackers"])
            case "own_combat":
                return [unit.card for unit in mine if unit.zone == "combat"]
            case "own_combat_other":
                return [unit.card for unit in mine if unit.zone == "combat" and unit.card != me]
            case "own_units_other":
                return [unit.card for unit in mine if unit.card != me]
        return [int(self.names[name])]


def expected(scene: Scene, effects: Sequence[Any]) -> Facts:
    """By how much these effects should change what can be counted."""
    found: Facts = Counter()
    for effect in effects:
        for key, amount in EXPECTED[type(effect)](scene, effect).items():
            found[key] += amount
    return Counter({key: amount for key, amount in found.items() if amount})


Change = dict[tuple[str, int], int]


def _gain(scene: Scene, effect: v.GainResource) -> Change:
    seat = scene.player(effect.who)
    return {("cubes", seat): effect.amount, ("used", seat): effect.amount}


def _refresh(scene: Scene, effect: v.Refresh) -> Change:
    seat = scene.player(effect.who)
    amount = min(effect.amount, scene.state.players[seat].used)
    return {("used", seat): -amount, ("available", seat): amount}


def _steal(scene: Scene, effect: v.Steal) -> Change:
    found = scene.state.place(str(scene.names[effect.building]))
    assert found is not None
    victim, workers = found[0], effect.amount * effect.workers
    return {
        ("cubes", victim): -effect.amount,
        ("available", victim): -effect.amount,
        ("cubes", scene.seat): effect.amount,
        ("available", scene.seat): effect.amount,
        ("hand", scene.seat): -workers,
        ("workers", victim): workers,
    }


def _borrow(scene: Scene, effect: v.Borrow) -> Change:
    return {("available", scene.player(effect.player)): -effect.amount, ("loans", 0): effect.amount}


def _lend(scene: Scene, effect: v.Lend) -> Change:
    return {("available", scene.seat): -effect.amount, ("loans", 0): effect.amount}


def _draw(scene: Scene, effect: v.Draw) -> Change:
    seat = scene.player(effect.who)
    return {("hand", seat): effect.amount, ("own cards", seat): -effect.amount}


def _draw_keep(scene: Scene, effect: v.DrawKeep) -> Change:
    where = "hand" if effect.to == "hand" else "own cards"
    rest = effect.draw - effect.keep
    return {("main", 0): -effect.draw, (where, scene.seat): effect.keep, ("graveyard", 0): rest}


def _discard(scene: Scene, effect: v.Discard) -> Change:
    return {("hand", scene.player(effect.who)): -effect.amount, ("graveyard", 0): effect.amount}


def _recall(scene: Scene, effect: v.Recall) -> Change:
    (card,) = scene.units(effect.target)
    seat, _, unit = scene.place(card)
    return {
        **_gone(card, seat, unit),
        ("own cards", unit.owner): 1,
        ("graveyard", 0): len(unit.attachments),
        ("used", seat): unit.power,
    }


def _gone(card: CardId, seat: Seat, unit: Any) -> Change:
    return {
        ("unit in play", card): -1,
        ("unit life", card): -unit.life,
        ("unit of", card): -seat,
        ("in combat", card): -(unit.zone == "combat"),
        ("tapped", card): -unit.tapped,
    }


def _heal(scene: Scene, effect: v.Heal) -> Change:
    (card,) = scene.units(effect.target)
    unit = scene.place(card)[2]
    return {("unit life", card): min(effect.amount, unit.full - unit.life)}


def _damage(scene: Scene, effect: v.Damage) -> Change:
    (card,) = scene.units(effect.target)
    seat, _, unit = scene.place(card)
    if effect.amount < unit.life:
        return {("unit life", card): -effect.amount}
    return {**_gone(card, seat, unit), ("graveyard", 0): 1 + len(unit.attachments), ("used", seat): unit.power}


def _lasting(words: Callable[[Any], Sequence[str]] = lambda effect: ()) -> Callable[[Scene, Any], Change]:
    def change(scene: Scene, effect: Any) -> Change:
        amount = getattr(effect, "amount", 0)
        shown = None if amount == "all" else amount
        name = f"lasting {effect.do} {shown} {'-'.join(words(effect))}"
        return dict.fromkeys(((name, card) for card in scene.units(effect.target)), 1)

    return change


def _untap(scene: Scene, effect: v.Untap) -> Change:
    (card,) = scene.units(effect.target)
    return {("tapped", card): -int(scene.place(card)[2].tapped)}


def _stays(scene: Scene, effect: Any) -> Change:
    return {}


def _return(scene: Scene, effect: v.ReturnToDevelopment) -> Change:
    (card,) = scene.units(effect.target)
    unit = scene.place(card)[2]
    return {("in combat", card): -(unit.zone == "combat"), ("tapped", card): -int(unit.tapped)}


def _swap(scene: Scene, effect: v.SwapControl) -> Change:
    (one,), (other,) = scene.units(effect.target), scene.units(effect.other)
    (seat, _, unit), (seat_2, _, unit_2) = scene.place(one), scene.place(other)
    return {
        ("unit of", one): seat_2 - seat,
        ("unit of", other): seat - seat_2,
        ("tapped", one): 1 - unit.tapped,
        ("tapped", other): 1 - unit_2.tapped,
        ("used", seat): unit.power,
        ("used", seat_2): unit_2.power,
    }


def _saved(scene: Scene, effect: v.PreventLastLife) -> Change:
    (card,) = scene.units(effect.target)
    return {("unit life", card): 1}


def _gain_life(scene: Scene, effect: v.GainLife) -> Change:
    seat = scene.player(effect.who)
    return {("life", seat): min(effect.amount, 20 - scene.state.players[seat].life)}


def _lose_life(scene: Scene, effect: v.LoseLife) -> Change:
    return {("life", scene.player(effect.who)): -effect.amount}


def _saved_player(scene: Scene, effect: v.PreventElimination) -> Change:
    return {("life", scene.player(effect.who)): effect.amount}


EXPECTED: dict[type[Any], Callable[[Scene, Any], Change]] = {
    v.GainResource: _gain,
    v.Refresh: _refresh,
    v.Steal: _steal,
    v.Borrow: _borrow,
    v.Lend: _lend,
    v.Draw: _draw,
    v.DrawKeep: _draw_keep,
    v.Rearrange: _stays,
    v.Peek: _stays,
    v.RemoveFromDeck: _stays,  # nothing is removed where nobody wants to
    v.Discard: _discard,
    v.Recall: _recall,
    v.Heal: _heal,
    v.Damage: _damage,
    v.AddPower: _lasting(),
    v.ModifyPower: _lasting(),
    v.ModifyLife: _lasting(),
    v.ExtraAttack: _lasting(),
    v.ExtraBlock: _lasting(),
    v.Reach: _lasting(),
    v.Bulwark: _lasting(),
    v.Pierce: _lasting(),
    v.Evade: _lasting(lambda effect: effect.against),
    v.Forbid: _lasting(lambda effect: effect.actions),
    v.Protect: _lasting(lambda effect: effect.against),
    v.PreventDamage: _lasting(),
    v.Untap: _untap,
    v.StopAttack: _stays,
    v.MoveLane: _stays,
    v.ReturnToDevelopment: _return,
    v.SwapControl: _swap,
    v.PreventLastLife: _saved,
    v.GainLife: _gain_life,
    v.LoseLife: _lose_life,
    v.PreventElimination: _saved_player,
}
