"""What makes a position of Shared Worlds impossible. Hand-made positions are told all of it, in plain English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from rules.game import UnfitTable
from rules.shared_worlds.cards import CardType, buildings, main_pile
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.pieces import COMBAT, Cell, Face
from rules.shared_worlds.resolving import Resolving
from rules.shared_worlds.setup import Picking, check_table
from rules.shared_worlds.state import Attachment, CardId, Player, Position, Unit, printed
from rules.shared_worlds.step_faults import step_faults
from rules.shared_worlds.values import max_life, max_power


def faults(state: Position) -> tuple[str, ...]:
    """Every impossibility. Each group of checks is made only if the ones before it found nothing."""
    for checks in GROUPS:
        found = tuple(fault for check in checks for fault in check(state))
        if found:
            return found
    return ()


def table(state: Position) -> Iterator[str]:
    """Two to four different colours with a player each, and a turn of one of them."""
    seats = len(state.tribes)
    try:
        check_table(state.tribes)
    except UnfitTable as unfit:
        yield f"tribes {', '.join(state.tribes)}: {unfit.why.id}"
    if len(state.players) != seats:
        yield f"{len(state.players)} players for {seats} tribes"
    if state.turn not in range(seats):
        yield f"turn is {state.turn}; the seats are 0 to {seats - 1}"
    if not 1 <= state.round <= state.options.max_rounds:
        yield f"round {state.round}; they go from 1 to {state.options.max_rounds}"
    if state.dry < 0:
        yield f"dry is {state.dry}"


def seats(state: Position) -> Iterator[str]:
    """Every area has its lanes, and no building is there twice."""
    for seat, player in enumerate(state.players):
        if len(player.lanes) != 3:
            yield f"seat {seat}: {len(player.lanes)} lanes; there are 3"
        if len(player.places) > 2:
            yield f"seat {seat}: {len(player.places)} buildings; at most 2"
    for building, count in Counter(place.building for player in state.players for place in player.places).items():
        if building not in buildings():
            yield f"there is no building {building!r}"
        elif count > 1:
            yield f"{building} is there {count} times"


def traces(state: Position) -> Iterator[str]:
    """What the last action touched is there."""
    for trace in state.last:
        if isinstance(trace, Face) and trace.id not in buildings():
            yield f"there is no building {trace.id!r}"


def owners(state: Position) -> Iterator[str]:
    """Whoever owns something, or has won, is at the table."""
    there = range(len(state.players))
    for name, seat in named_seats(state):
        if seat not in there:
            yield f"{name} of seat {seat}; the seats are 0 to {len(there) - 1}"


def named_seats(state: Position) -> Iterator[tuple[str, int]]:
    """Every seat that something on the table names."""
    yield from (("a trace", cell.of) for cell in state.last if isinstance(cell, Cell))
    for loan in state.loans:
        yield from (("a loan", loan.owner), ("a loan", loan.holder))
    for lasting in state.lasting:
        yield "a lasting effect", lasting.seat
        if lasting.player is not None:
            yield "a lasting effect", lasting.player
    for player in state.players:
        yield from (("a unit", unit.owner) for unit in player.lanes if unit is not None)
        yield from (("an attachment", one.owner) for one in attachments_of(player))
    yield from (("the victory", seat) for seat in (() if state.ended is None else state.ended.winners))


def attachments_of(player: Player) -> Iterator[Attachment]:
    """Every attachment on this player's units and buildings."""
    for carrier in (*player.lanes, *player.places):
        if carrier is not None:
            yield from carrier.attachments


def cards_once(state: Position) -> Iterator[str]:
    """Every card of the edition is in one place."""
    there = Counter(everywhere(state))
    size = len(main_pile())
    for card in sorted({*there, *range(size)}):
        if card not in range(size):
            yield f"there is no card {card}; they are 0 to {size - 1}"
        elif there[card] != 1:
            yield f"card {card} ({printed(card).id}) is in {there[card]} places"


def everywhere(state: Position) -> Iterator[CardId]:
    """All cards of the main pile, wherever they are."""
    yield from (*state.main, *state.graveyard, *state.removed)
    for player in state.players:
        yield from (*player.hand, *player.deck, *player.discard)
        yield from (unit.card for unit in player.lanes if unit is not None)
        yield from (one.card for one in attachments_of(player))
        for place in player.places:
            yield from place.workers
    for step in state.steps:
        if isinstance(step, Looking | Arranging):
            yield from step.cards
        elif isinstance(step, Resolving) and step.part == "instant" and step.offer is None and step.card is not None:
            yield step.card


def kinds(state: Position) -> Iterator[str]:
    """Units stand in lanes, attachments lie on what they are made for."""
    for seat, player in enumerate(state.players):
        for unit in player.lanes:
            if unit is not None:
                yield from unit_faults(seat, unit)
        for place in player.places:
            yield from (f"seat {seat}: {text}" for text in misplaced(place.attachments, "building"))


def unit_faults(seat: int, unit: Unit) -> Iterator[str]:
    """A unit with nothing that it cannot have."""
    name = f"seat {seat}: {printed(unit.card).id}"
    if printed(unit.card).type is not CardType.UNIT:
        yield f"{name} is no unit"
    if unit.life < 0 or unit.power < 0 or unit.attacks < 0 or unit.full < 0:
        yield f"{name} has {unit.life} Life, {unit.power} Power, {unit.attacks} attacks"
    if unit.face_down and (unit.life or unit.power or unit.attachments or unit.zone is COMBAT):
        yield f"{name} lies face-down and has something"
    yield from (f"{name}: {text}" for text in misplaced(unit.attachments, "unit"))


def misplaced(attachments: list[Attachment], on: str) -> Iterator[str]:
    """What cannot be attached here."""
    for one in attachments:
        attach = printed(one.card).attach
        if attach is None or attach.what != on:
            yield f"{printed(one.card).id} cannot be attached to a {on}"


def limits(state: Position) -> Iterator[str]:
    """Nobody has more Life or Power than fits."""
    for seat, _, unit in state.units():
        name = f"seat {seat}: {printed(unit.card).id}"
        if unit.full != max_life(state, seat, unit) or unit.life > unit.full:
            yield f"{name} has {unit.life} of {unit.full} Life; it can have {max_life(state, seat, unit)}"
        if unit.power > max_power(state, seat, unit):
            yield f"{name} has {unit.power} Power; it can have {max_power(state, seat, unit)}"


def cubes_are_there(state: Position) -> Iterator[str]:
    """Every cube of a player lies somewhere, and none is below zero."""
    for seat, player in enumerate(state.players):
        on_buildings = [place.cubes for place in player.places]
        on_units = [unit.power for unit in player.lanes if unit is not None]
        away = sum(loan.owner == seat for loan in state.loans)
        there = sum(on_buildings) + sum(on_units) + player.used + away
        if there != player.cubes:
            yield f"seat {seat}: {there} cubes on the table; it has {player.cubes}"
        if min((*on_buildings, player.used, player.stolen, player.life)) < 0:
            yield f"seat {seat}: something is below zero"


def loans_are_real(state: Position) -> Iterator[str]:
    """A cube comes from a building of its owner, and a lent one lies on a building of its holder."""
    for loan in state.loans:
        if state.players[loan.owner].place(loan.home) is None:
            yield f"a cube of seat {loan.owner} from {loan.home}, which it does not have"
        if loan.on is not None and state.players[loan.holder].place(loan.on) is None:
            yield f"a cube on {loan.on}, which seat {loan.holder} does not have"
        if loan.owner == loan.holder:
            yield f"seat {loan.owner} has a cube of its own on loan"


def players_are_whole(state: Position) -> Iterator[str]:
    """Who has fallen has nothing; after the set-up all have buildings; the game goes on, or it is over."""
    picking = bool(state.steps) and isinstance(state.steps[0], Picking)
    for seat, player in enumerate(state.players):
        if not player.alive and (player.life or player.hand or player.deck or player.discard or any(player.lanes)):
            yield f"seat {seat} has fallen and has something"
        if not picking and len(player.places) != (1 if len(state.players) == 4 else 2):
            yield f"seat {seat} has {len(player.places)} buildings"
    if bool(state.steps) == (state.ended is not None):
        yield "the game is over and goes on, or neither"
    if state.steps and not state.players[state.turn].alive:
        yield f"it is the turn of seat {state.turn}, who has fallen"


def lasting_is_real(state: Position) -> Iterator[str]:
    """What lasts, lasts on somebody."""
    for one in state.lasting:
        if one.unit is not None and state.find(one.unit) is None:
            yield f"{one.do} lasts on card {one.unit}, which is not in play"
        if (one.amount is None and one.do != "prevent_damage") or (one.amount or 0) < 0:
            yield f"{one.do} of {one.amount}"
    if any(amount < 0 for amount in state.absorbed.values()):
        yield "less damage than none was prevented"


GROUPS: tuple[tuple[Callable[[Position], Iterator[str]], ...], ...] = (
    (table,),
    (seats, traces, owners, cards_once),
    (kinds, cubes_are_there, loans_are_real, players_are_whole, lasting_is_real),
    (step_faults,),
    (limits,),
)
