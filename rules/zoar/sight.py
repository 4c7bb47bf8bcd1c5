"""What a viewer of a Zoar position sees. The only thing that is ever hidden is a choice not yet revealed."""

from __future__ import annotations

from collections.abc import Iterator

from rules import steps
from rules.game import Seat
from rules.words import Message, Who, said
from rules.zoar import victory
from rules.zoar.board import ALTARS, CAPITALS, CORNERS, FIELDS
from rules.zoar.fight import Offering
from rules.zoar.lightning import Saving
from rules.zoar.move import Moving
from rules.zoar.state import ARMY, LEADER, Camp, Position, Stock, spoken
from rules.zoar.view import OVER, FieldView, FightView, Goods, SavingView, TribeView, ZoarView


def view(state: Position, viewer: Seat | None) -> ZoarView:
    """The table from that seat's side; None is somebody who holds no seat."""
    moving = next((step for step in state.steps if isinstance(step, Moving)), None)
    return ZoarView(
        viewer=viewer,
        tribes=state.tribes,
        headline=headline(state),
        awaited=steps.awaited(state),
        outcome=victory.outcome(state),
        round=state.round,
        round_limit=state.options.round_limit,
        cities_to_win=victory.cities_to_win(state),
        turn=state.turn,
        phase=state.phase,
        fields=tuple(field_views(state)),
        seats=tuple(tribe_view(state, seat) for seat in range(len(state.camps))),
        supply=goods(state.supply),
        struck=state.struck,
        last=tuple(state.last),
        steps=tuple(steps_left(state, moving)) if moving else (),
        bought_steps=moving.bought if moving else 0,
        fight=fight_view(state, viewer),
        saving=saving_view(state, viewer),
    )


def headline(state: Position) -> Message:
    """Round, turn and phase in one line."""
    if state.phase is OVER:
        return Message("headline-over", {"round": state.round})
    return Message("headline-turn", {"round": state.round, "who": Who(state.turn), "phase": said(state.phase)})


def field_views(state: Position) -> Iterator[FieldView]:
    """Every field and what is on it."""
    camps = state.camps
    homes = {at: seat for seat, corner in enumerate(CORNERS[len(camps)]) for at in homes_of(corner)}
    cities = {at: seat for seat, camp in enumerate(camps) for at in camp.cities}
    temples = {at: seat for seat, camp in enumerate(camps) for at in camp.temples}
    armies = {at: seat for seat, camp in enumerate(camps) for at in camp.armies}
    ruins = {at for camp in camps for at in camp.ruins}
    temple_ruins = {at for camp in camps for at in camp.temple_ruins}
    carriers = {camp.relic for camp in camps if camp.carried_by == "army"}
    for name in FIELDS:
        yield FieldView(
            name=name,
            terrain=state.land.terrain[name],
            tile=state.land.tile_of[name],
            home=homes.get(name),
            good=state.goods.get(name),
            city=cities.get(name),
            temple=temples.get(name),
            ruin=name in ruins,
            armies_of=armies.get(name),
            armies=camps[armies[name]].armies.count(name) if name in armies else 0,
            carrier=name in carriers,
            leaders=tuple(seat for seat, camp in enumerate(camps) if camp.leader == name),
            relics=tuple(seat for seat, camp in enumerate(camps) if camp.relic == name and camp.carried_by is None),
            carrying_leaders=tuple(
                seat for seat, camp in enumerate(camps) if camp.leader == name and camp.carried_by == "leader"
            ),
            temple_ruin=name in temple_ruins,
        )


def homes_of(corner: int) -> tuple[str, str]:
    """The capital of who lives in this corner, and the altar where its relic begins."""
    return CAPITALS[corner], ALTARS[(corner + 2) % 4]


def tribe_view(state: Position, seat: Seat) -> TribeView:
    """One seat's board."""
    camp = state.camps[seat]
    tribe = state.tribes[seat]
    return TribeView(
        transit=goods(camp.transit),
        store=goods(camp.store),
        armies_in_reserve=camp.armies_in_reserve,
        cities_in_reserve=camp.cities_in_reserve,
        temples_in_reserve=camp.temples_in_reserve if state.has_ability(seat, "yellow") else 0,
        destroyed=camp.destroyed,
        ability=state.has_ability(seat, tribe),
        temples_destroyed=camp.temples_destroyed,
    )


def goods(stock: Stock) -> Goods:
    """An amount of each kind, as it is now."""
    return Goods(stock.food, stock.metal)


def steps_left(state: Position, moving: Moving) -> Iterator[tuple[str, int]]:
    """The free steps of the leader, the carrier and every other army."""
    camp: Camp = state.camps[state.turn]
    for one in camp.units():
        if one.piece is not ARMY:
            name = "leader" if one.piece is LEADER else f"carrier {one.at}"
            yield name, moving.free_steps(one.piece, one.at)
            continue
        rested = moving.rested.count(one.at)
        for number in range(camp.plain_armies().count(one.at)):
            yield f"army {one.at}", int(number < rested)


def fight_view(state: Position, viewer: Seat | None) -> FightView | None:
    """The fight whose offers are being made, and the viewer's own offer."""
    if not state.steps or not isinstance(state.steps[-1], Offering):
        return None
    fight: Offering = state.steps[-1]
    offers = {state.turn: fight.attacker_offer, fight.defender(state): fight.defender_offer}
    return FightView(
        attacker=state.turn,
        defender=fight.defender(state),
        source=fight.source,
        target=fight.target,
        answered=tuple(seat for seat, offer in offers.items() if offer is not None),
        own_offer=offers.get(viewer) if viewer is not None else None,
    )


def saving_view(state: Position, viewer: Seat | None) -> SavingView | None:
    """The choices what to save that are being made, and the viewer's own."""
    if not state.steps or not isinstance(state.steps[-1], Saving):
        return None
    saving: Saving = state.steps[-1]
    own = saving.saved.get(viewer) if viewer is not None else None
    return SavingView(
        answered=tuple(saving.saved),
        own_choice=None if own is None else tuple(spoken(piece) for piece in own),
    )
