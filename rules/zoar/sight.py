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
        fields=tuple(field_view(state, name) for name in FIELDS),
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


def field_view(state: Position, name: str) -> FieldView:
    """One field and what is on it."""
    holder = state.holder(name)
    camps = state.camps
    return FieldView(
        name=name,
        terrain=state.land.terrain[name],
        tile=state.land.tile_of[name],
        home=home_of(name, len(camps)),
        good=state.goods.get(name),
        city=owner_of(name, [camp.cities for camp in camps]),
        temple=owner_of(name, [camp.temples for camp in camps]),
        ruin=any(name in camp.ruins for camp in camps),
        armies_of=owner_of(name, [camp.armies for camp in camps]),
        armies=0 if holder is None else camps[holder].armies.count(name),
        carrier=any(camp.relic == name and camp.carried_by == "army" for camp in camps),
        leaders=tuple(seat for seat, camp in enumerate(camps) if camp.leader == name),
        relics=tuple(seat for seat, camp in enumerate(camps) if camp.relic == name and camp.carried_by is None),
        carrying_leaders=tuple(
            seat for seat, camp in enumerate(camps) if camp.leader == name and camp.carried_by == "leader"
        ),
        temple_ruin=any(name in camp.temple_ruins for camp in camps),
    )


def owner_of(name: str, pieces: list[list[str]]) -> Seat | None:
    """The seat that has one of these pieces on the field."""
    return next((seat for seat, fields in enumerate(pieces) if name in fields), None)


def home_of(name: str, seats: int) -> Seat | None:
    """Whose capital this is, or whose relic begins on this altar."""
    for seat, corner in enumerate(CORNERS[seats]):
        if name in (CAPITALS[corner], ALTARS[(corner + 2) % 4]):
            return seat
    return None


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
