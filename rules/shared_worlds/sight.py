"""What a viewer may know of a position: everything but what is hidden. Handbook 0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules import steps
from rules.game import Seat
from rules.shared_worlds import cubes, shields, values, victory
from rules.shared_worlds.cards import buildings
from rules.shared_worlds.combat_state import Assault, Fray, combat_of
from rules.shared_worlds.giving import sorted_faces
from rules.shared_worlds.legends import legendaries
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.pieces import Face, Phase, UnitAt
from rules.shared_worlds.piles import faces
from rules.shared_worlds.resolving import Resolving
from rules.shared_worlds.setup import Picking, taken
from rules.shared_worlds.state import Attachment, CardId, Place, Position, Unit, face, site, unit_value, who
from rules.shared_worlds.view import (
    AttachmentView,
    AttackView,
    BuildingView,
    LoanView,
    PlayerView,
    SharedWorldsView,
    UnitView,
)
from rules.shared_worlds.windows import Window
from rules.words import Message, said


def view(state: Position, viewer: Seat | None) -> SharedWorldsView:
    """All that this seat may know; with None, what somebody may know who holds no seat."""
    me = None if viewer is None else state.players[viewer]
    return SharedWorldsView(
        viewer=viewer,
        tribes=state.tribes,
        headline=headline(state),
        awaited=steps.awaited(state),
        outcome=victory.outcome(state),
        round=state.round,
        turn=state.turn,
        phase=phase(state),
        moment=next((step.moment for step in reversed(state.steps) if isinstance(step, Window)), None),
        players=tuple(player_view(state, seat) for seat in range(len(state.players))),
        main=len(state.main),
        graveyard=len(state.graveyard),
        loans=loans(state),
        attacks=attacks(state),
        buildings_left=left(state),
        resolving=resolving(state),
        last=tuple(state.last),
        hand=() if me is None else faces(me.hand),
        discard=() if me is None else tuple(sorted_faces(me.discard)),
        looked_at=looked_at(state, viewer),
        standing=None if me is None else me.standing,
        quiet=None if me is None else me.quiet,
    )


def headline(state: Position) -> Message:
    """Round, turn and phase in one line."""
    now = phase(state)
    if now is Phase.OVER:
        return Message("headline-over", {"round": state.round})
    if now is Phase.SETUP:
        return Message("headline-setup")
    return Message("headline-turn", {"round": state.round, "who": who(state.turn), "phase": said(now)})


PHASES = {
    "picking": Phase.SETUP,
    "putting-away": Phase.KEEP,
    "choosing": Phase.CHOICE,
    "mustering": Phase.MUSTER,
    "combat": Phase.COMBAT,
    "acting": Phase.ACTIONS,
}


def phase(state: Position) -> Phase:
    """Where in a turn the game stands."""
    if not state.steps:
        return Phase.OVER
    return next((PHASES[step.step] for step in reversed(state.steps) if step.step in PHASES), Phase.END)


def looked_at(state: Position, viewer: Seat | None) -> tuple[Face, ...]:
    """The cards that this viewer is looking at."""
    for step in reversed(state.steps):
        if isinstance(step, Looking | Arranging) and step.seat == viewer:
            return tuple(sorted_faces(step.cards)) if isinstance(step, Looking) else faces(step.cards)
    return ()


def resolving(state: Position) -> Face | None:
    """The instant that is being carried out."""
    for step in reversed(state.steps):
        if isinstance(step, Resolving) and step.part == "instant" and step.card is not None:
            return face(step.card)
    return None


def left(state: Position) -> tuple[Face, ...]:
    """While peoples are chosen, the buildings that nobody has."""
    if not state.steps or not isinstance(state.steps[0], Picking):
        return ()
    gone = taken(state)
    return tuple(site(building) for building in buildings() if building not in gone)


def loans(state: Position) -> tuple[LoanView, ...]:
    """Cubes that are away, alike ones together."""
    alike = Counter((loan.owner, loan.home, loan.holder, loan.on, loan.spent) for loan in state.loans)
    return tuple(
        LoanView(owner, site(home), holder, None if on is None else site(on), spent, number)
        for (owner, home, holder, on, spent), number in alike.items()
    )


def attacks(state: Position) -> tuple[AttackView, ...]:
    """Who attacks whom, lane by lane."""
    combat = combat_of(state)
    return (
        () if combat is None else tuple(attack for one in combat.assaults for attack in attack_view(state, combat, one))
    )


def attack_view(state: Position, combat: Fray, assault: Assault) -> tuple[AttackView, ...]:
    """One attacker, and who stands before it."""
    found = state.find(assault.unit)
    if found is None:
        return ()
    seat, lane, unit = found
    return (
        AttackView(
            unit=unit_value(unit.card, seat, lane),
            whom=assault.whom,
            power=values.power(state, seat, unit),
            blocker=unit_at(state, assault.blocker),
            blocked=assault.blocked,
            intercepted=assault.intercepted,
        ),
    )


def unit_at(state: Position, card: CardId | None) -> UnitAt | None:
    """Where this unit is."""
    found = None if card is None else state.find(card)
    return None if found is None else unit_value(found[2].card, found[0], found[1])


def player_view(state: Position, seat: Seat) -> PlayerView:
    """One seat's side of the table."""
    player = state.players[seat]
    first, second, third = (None if card is None else unit_view(state, seat, card) for card in player.lanes)
    return PlayerView(
        team=state.team(seat),
        alive=player.alive,
        life=player.life,
        factions=tuple(place.printed.tribe.value for place in player.places),
        buildings=tuple(building_view(state, place) for place in player.places),
        lanes=(first, second, third),
        hand=len(player.hand),
        deck=len(player.deck),
        discard=len(player.discard),
        used=player.used,
        cubes=cubes.wealth(state, seat),
        power_cubes=cubes.armed(state, seat),
        legendaries=legendaries(state, seat),
        stolen=player.stolen,
        dying=player.alive and player.life == 0,
    )


def unit_view(state: Position, seat: Seat, unit: Unit) -> UnitView:
    """A card in a lane; of a face-down one only that it is there."""
    if unit.face_down:
        return UnitView(None, unit.zone, unit.owner, 0, 0, 0, 0, 0, False, False, False, 0, (), ())
    shield = shields.prevented(state, seat, unit)
    return UnitView(
        card=face(unit.card),
        zone=unit.zone,
        owner=unit.owner,
        life=unit.life,
        max_life=values.max_life(state, seat, unit),
        cubes=unit.power,
        max_power=values.max_power(state, seat, unit),
        power=values.power(state, seat, unit),
        tapped=unit.tapped,
        used=bool(unit.marks),
        dying=unit.life == 0,
        shield=shield,
        forbidden=tuple(dict.fromkeys(values.forbidden_actions(state, seat, unit))),
        attachments=attachment_views(unit.attachments),
    )


def building_view(state: Position, place: Place) -> BuildingView:
    """A building and what lies on and under it."""
    return BuildingView(
        card=site(place.building),
        colour=place.printed.colour.value,
        cubes=place.cubes,
        lent=cubes.lent_to(state, place),
        workers=len(place.workers),
        attachments=attachment_views(place.attachments),
        used=bool(place.marks),
    )


def attachment_views(attachments: Sequence[Attachment]) -> tuple[AttachmentView, ...]:
    """What is attached to something."""
    return tuple(AttachmentView(face(one.card), bool(one.marks)) for one in attachments)
