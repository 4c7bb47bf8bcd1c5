"""A player who has been eliminated: what happens to all that was his (R35). Handbook 9.1."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.shared_worlds import cubes
from rules.shared_worlds.combat_state import BEFORE_DAMAGE, combat_of
from rules.shared_worlds.leaving import forget
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.resolving import Resolving
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Attachment, CardId, Player, Position, Unit, who
from rules.steps import tell


def eliminate(state: Position, seat: Seat) -> list[Event]:
    """Cards and cubes of this player leave the game; what others own goes to the Graveyard or home."""
    player = state.players[seat]
    player.alive = False
    events = [tell("did-fall", who=who(seat))]
    state.removed += [*player.hand, *player.deck, *player.discard]
    player.hand, player.deck, player.discard = [], [], []
    for lane, unit in enumerate(player.lanes):
        if unit is not None:
            forget(state, unit)
            _leave(state, seat, unit.card, unit.owner)
            _leave_all(state, seat, unit.attachments)
            player.lanes[lane] = None
    for place in player.places:
        state.graveyard += place.workers
        place.workers = []
        _leave_all(state, seat, place.attachments)
    _take_from_others(state, seat)
    events += _settle_cubes(state, seat, player)
    state.lasting = [lasting for lasting in state.lasting if lasting.player != seat]
    combat = combat_of(state)
    if combat is not None and combat.next in BEFORE_DAMAGE:
        combat.assaults = [assault for assault in combat.assaults if assault.whom != seat]
    _drop_steps(state, seat)
    return events


def _leave(state: Position, seat: Seat, card: CardId, owner: Seat) -> None:
    (state.removed if owner == seat else state.graveyard).append(card)


def _leave_all(state: Position, seat: Seat, attachments: list[Attachment]) -> None:
    for one in attachments:
        _leave(state, seat, one.card, one.owner)
    attachments.clear()


def _take_from_others(state: Position, seat: Seat) -> None:
    """His cards that others control leave the game, too."""
    for other, lane, unit in list(state.units()):
        if unit.owner == seat:
            _take_unit(state, seat, other, lane, unit)
        else:
            gone = [worn for worn in unit.attachments if worn.owner == seat]
            unit.attachments = [worn for worn in unit.attachments if worn.owner != seat]
            state.removed += [worn.card for worn in gone]


def _take_unit(state: Position, seat: Seat, other: Seat, lane: int, unit: Unit) -> None:
    forget(state, unit)
    state.players[other].used += unit.power
    state.players[other].lanes[lane] = None
    _leave(state, seat, unit.card, unit.owner)
    for worn in unit.attachments:
        _leave(state, seat, worn.card, worn.owner)


def _settle_cubes(state: Position, seat: Seat, player: Player) -> list[Event]:
    """What he has of others goes home; his own vanish, wherever they are."""
    events = cubes.go_home(state, [loan for loan in state.loans if loan.holder == seat and loan.owner != seat])
    state.loans = [loan for loan in state.loans if loan.owner != seat]
    for place in player.places:
        place.cubes = 0
    player.used = player.cubes = 0
    return events


def _drop_steps(state: Position, seat: Seat) -> None:
    """Nothing is asked of him any more; if it was his turn, all of it is over."""
    if seat == state.turn:
        turn = state.steps[0]
        clear_steps(state)
        turn.next = "stop"
        state.steps = [turn]
        return
    for step in list(state.steps):
        if getattr(step, "seat", None) == seat and not isinstance(step, Resolving):
            _put_back(state, step)
            state.steps.remove(step)


def clear_steps(state: Position) -> None:
    """Nothing is waited for any more; cards that were on their way lie in the Graveyard."""
    for step in state.steps:
        _put_back(state, step)
    state.steps = []


def _put_back(state: Position, step: Stage) -> None:
    if isinstance(step, Looking | Arranging):
        state.graveyard += step.cards
        step.cards = []
    if isinstance(step, Resolving) and step.part == "instant" and step.offer is None and step.card is not None:
        state.graveyard.append(step.card)
