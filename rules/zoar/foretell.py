"""What an action would bring, before it is done. All of it lies open on the table; secret offers are not looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.game import Action, Seat
from rules.words import Message, Said, Who, said
from rules.zoar.build import BuildCity, BuildTemple, RaiseArmy
from rules.zoar.fight import Attack, Fighting, first_attack_bonus
from rules.zoar.intervention import RollAgain
from rules.zoar.lightning import Save
from rules.zoar.move import STEPS_BOUGHT, BuySteps, EndMoving, Move, Moving
from rules.zoar.printed import ARMY_PRICE, CITY_PRICE, LIMIT, ROLL_PRICE, SAVE_PRICE, STEPS_PRICE, TEMPLE_PRICE, Price
from rules.zoar.relic import may_carry
from rules.zoar.state import CARRIER, LEADER, Position
from rules.zoar.stores import EXCHANGED, OTHER, Exchange, ReturnSurplus, owned
from rules.zoar.view import FOOD, METAL, Good

Foretelling = Callable[[Any, Seat, Any], Message | None]


def foretell(state: Position, seat: Seat, action: Action) -> Message | None:
    """What this legal action would bring, in words; None where its own words say it all."""
    tell = FORETELLING.get(type(action))
    return None if tell is None else tell(state, seat, action)


def of_move(state: Position, seat: Seat, action: Move) -> Message | None:
    """6.1 the relic comes home, 2.6 it is found, 2.4 something is collected."""
    camp, piece, to = state.camps[seat], action.unit.piece, action.to
    carries = piece is CARRIER or (piece is LEADER and camp.carried_by == "leader")
    if carries and to == camp.home:
        return Message("will-home")
    if to == camp.relic and camp.carried_by is None and may_carry(state, piece):
        return Message("will-relic")
    good = state.goods.get(to)
    return None if good is None else of_arrival(state, seat, good)


def of_arrival(state: Position, seat: Seat, good: Good) -> Message:
    """2.4, 2.5: whether the resource is collected, and what is in the transit store then."""
    have = state.camps[seat].transit.of(good)
    if have >= LIMIT:
        return Message("will-no-room", {"good": said(good), "limit": LIMIT})
    if state.options.collect == "by-choice":
        return Message("will-lies-there", {"good": said(good)})
    return Message("will-collect", {"good": said(good), "have": have + 1, "limit": LIMIT})


def of_buy_steps(state: Position, seat: Seat, action: BuySteps) -> Message:
    """2.3: the steps to split, and the food that is left."""
    step: Moving = state.steps[-1]
    left = kept(paid(state, seat, STEPS_PRICE))
    return Message("will-buy-steps", {"steps": step.bought + STEPS_BOUGHT, "left": left})


def of_end_moving(state: Position, seat: Seat, action: EndMoving) -> Message | None:
    """2.3: the free steps and the bought ones that would be lost."""
    step: Moving = state.steps[-1]
    left = step.leader + step.carrier + len(step.rested) + step.bought
    return Message("will-end-moving", {"steps": left}) if left else None


def of_attack(state: Position, seat: Seat, action: Attack) -> Message:
    """3.1 to 3.3: what stands against what, how strong both are before metal, and what a draw means."""
    defender = state.holder(action.target)
    assert defender is not None
    step: Fighting = state.steps[-1]
    own, other = state.camps[seat], state.camps[defender]
    armies, bonus = own.armies.count(action.source), first_attack_bonus(state, len(step.fought) + 1)
    armies_there, city = other.armies.count(action.target), int(action.target in other.cities)
    temple = int(action.target in other.temples)
    return Message(
        "will-attack",
        {
            "own": counted({"will-armies": armies, "will-bonus": bonus}),
            "theirs": counted({"will-armies": armies_there, "will-city": city, "will-temple": temple}),
            "attack": armies + bonus,
            "defender": Who(defender),
            "defence": armies_there + city,
            "metal": own.store.metal,
            "metal_there": other.store.metal,
        },
    )


def counted(what: Mapping[str, int]) -> tuple[Message, ...]:
    """All of which there is any."""
    return tuple(Message(name, {"count": count}) for name, count in what.items() if count)


def of_raise_army(state: Position, seat: Seat, action: RaiseArmy) -> Message:
    """4.3: its price, and what is left."""
    reserve = state.camps[seat].armies_in_reserve - 1
    return Message(
        "will-raise-army", {**cost(ARMY_PRICE), "left": kept(paid(state, seat, ARMY_PRICE)), "reserve": reserve}
    )


def of_build_city(state: Position, seat: Seat, action: BuildCity) -> Message:
    """4.4: its price, what is left, and whether it brings an army."""
    camp = state.camps[seat]
    return Message(
        "will-build-city",
        {
            **cost(CITY_PRICE),
            "brings": int(camp.armies_in_reserve > 0),
            "left": kept(paid(state, seat, CITY_PRICE)),
            "reserve": camp.cities_in_reserve - 1,
        },
    )


def of_build_temple(state: Position, seat: Seat, action: BuildTemple) -> Message:
    """4.5: its price, what it gathers at once, and what is left then."""
    lying = [state.goods.get(at) for at in state.land.tile_with(action.at)]
    left = paid(state, seat, TEMPLE_PRICE)
    gathered = {good: min(lying.count(good), LIMIT - left[good]) for good in Good}
    return Message(
        "will-build-temple",
        {
            **cost(TEMPLE_PRICE),
            "gathered": counted({"will-food": gathered[FOOD], "will-metal": gathered[METAL]}),
            "left": kept({good: left[good] + gathered[good] for good in Good}),
        },
    )


def of_exchange(state: Position, seat: Seat, action: Exchange) -> Message:
    """4.2: what both stores hold then."""
    give, get = action.give, OTHER[action.give]
    return kept({give: owned(state, seat, give) - EXCHANGED, get: owned(state, seat, get) + 1})


def of_return(state: Position, seat: Seat, action: ReturnSurplus) -> Message:
    """4.1: what goes back to the supply."""
    transit = state.camps[seat].transit
    return Message("will-return", {"food": transit.food, "metal": transit.metal})


def of_save(state: Position, seat: Seat, action: Save) -> Message | None:
    """5.3: what is left in the store."""
    return kept(paid(state, seat, SAVE_PRICE, len(action.pieces))) if action.pieces else None


def of_roll_again(state: Position, seat: Seat, action: RollAgain) -> Message:
    """5.4: what is left in the store."""
    return kept(paid(state, seat, ROLL_PRICE))


def cost(price: Price) -> dict[str, Said]:
    """A price as something to say."""
    return {"count": price.count, "good": said(price.good)}


def paid(state: Position, seat: Seat, price: Price, times: int = 1) -> dict[Good, int]:
    """What the collection store holds when the price is paid."""
    store = state.camps[seat].store
    left = {FOOD: store.food, METAL: store.metal}
    left[price.good] -= price.count * times
    return left


def kept(goods: Mapping[Good, int]) -> Message:
    """So much of both goods."""
    return Message("will-left", {"food": goods[FOOD], "metal": goods[METAL]})


FORETELLING: Mapping[type[Action], Foretelling] = {
    Move: of_move,
    BuySteps: of_buy_steps,
    EndMoving: of_end_moving,
    Attack: of_attack,
    RaiseArmy: of_raise_army,
    BuildCity: of_build_city,
    BuildTemple: of_build_temple,
    Exchange: of_exchange,
    ReturnSurplus: of_return,
    Save: of_save,
    RollAgain: of_roll_again,
}
