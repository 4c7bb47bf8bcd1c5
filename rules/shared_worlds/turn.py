"""How a turn goes, from its start to the next one (T0 to T6). Handbook 2 and 8."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.game import Event
from rules.shared_worlds import cubes, lasting, piles, victory
from rules.shared_worlds.acting import Acting, Mustering
from rules.shared_worlds.cubing import Cubing
from rules.shared_worlds.deciding import DRAWN, KEPT, Choosing, PuttingAway, Trading
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Moment, Passing, Pile
from rules.shared_worlds.sources import refresh
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import HAND, Ended, Position
from rules.shared_worlds.values import hand_bonus
from rules.shared_worlds.verbs_on_table import look
from rules.shared_worlds.windows import open_window

Next = Literal[
    "start",
    "draw",
    "choice",
    "main",
    "prosperity",
    "refill",
    "rest",
    "five",
    "workers",
    "window",
    "legacy",
    "stop",
]


@dataclass(slots=True)
class Turn(Stage):
    """The turn of the seat on turn; what comes next in it."""

    next: Next = "start"
    step: Literal["turn"] = "turn"

    def proceed(self, state: Position) -> list[Event]:
        """What comes next, and what follows while nobody has to decide; with what lasts, it is one part at a time."""
        events = NEXT[self.next](self, state)
        while not state.lasting and state.steps and state.steps[-1] is self:
            events += NEXT[self.next](self, state)
        return events


def start(turn: Turn, state: Position) -> list[Event]:
    """T0: units untap, what lasted until now is over, everything can be used again."""
    turn.next = "draw"
    seat = state.turn
    wake(state)
    lasting.begin_turn(state, seat)
    events = [news("did-begin", seat, round=state.round)]
    if not state.active.started:
        state.active.started = True
        turn.next = "refill"
        return events + first_turn(state)
    if state.active.hand:
        state.steps.append(PuttingAway())
    return events


def wake(state: Position) -> None:
    """Units of the seat on turn untap; what everybody used last turn can be used again."""
    for unit in state.active.lanes:
        if unit is not None:
            unit.tapped = False
    for player in state.players:
        for unit in player.lanes:
            if unit is not None:
                unit.attacks = 0
                refresh(unit)
        for place in player.places:
            if place.marks or place.attachments:
                refresh(place)
    state.absorbed = {}
    state.attacked = False
    state.acted = False


def first_turn(state: Position) -> list[Event]:
    """2.4: the first turn of everybody is skipped for a cube."""
    state.steps.append(Choosing(first=True))
    return []


def draw(turn: Turn, state: Position) -> list[Event]:
    """T1b: the hand is filled up."""
    turn.next = "choice"
    missing = HAND + hand_bonus(state, state.turn) - len(state.active.hand)
    return piles.draw(state, state.turn, missing) if missing > 0 else [news("did-draw-none", state.turn)]


def choice(turn: Turn, state: Position) -> list[Event]:
    """T2: skip or act."""
    turn.next = "main"
    state.steps.append(Choosing(first=False))
    return []


def main(turn: Turn, state: Position) -> list[Event]:
    """T3a: muster."""
    turn.next = "prosperity"
    state.steps.append(Mustering())
    return []


def prosperity(turn: Turn, state: Position) -> list[Event]:
    """T3b: whether the seat prospers; then T4, actions."""
    turn.next = "refill"
    events = victory.check_prosperity(state) if state.options.prosperity_check == "start" else []
    if state.ended is None:
        state.steps.append(Acting())
    return events


def refill(turn: Turn, state: Position) -> list[Event]:
    """T5a: cubes go home; the used ones are divided evenly, and the odd one goes where the player wants."""
    turn.next = "rest"
    seat, player = state.turn, state.active
    events = cubes.go_home(
        state,
        [loan for loan in state.loans if (loan.holder if loan.on else loan.owner) == seat],
    )
    each, odd = divmod(player.used, len(player.places))
    for place in player.places:
        place.cubes += each
    player.used = odd
    if each:
        events.append(news("did-refill", seat, cubes=each * len(player.places)))
    if odd:
        state.steps.append(Cubing(seat, "odd", odd))
    return events


def rest(turn: Turn, state: Position) -> list[Event]:
    """T5b: cards that lie face-down come to the Discard pile (R21)."""
    turn.next = "five"
    lanes = state.active.lanes
    for lane, card in enumerate(lanes):
        if card is not None and card.face_down:
            state.active.discard.append(card.card)
            lanes[lane] = None
    return []


def five(turn: Turn, state: Position) -> list[Event]:
    """T5c: five cards of the main pile."""
    turn.next = "workers"
    state.dry += not state.main and not state.graveyard
    return look(state, state.turn, DRAWN, KEPT, Pile.DISCARD)


def workers(turn: Turn, state: Position) -> list[Event]:
    """T5d: two Workers for five more, as often as there are two."""
    turn.next = "window"
    trading = Trading()
    if trading.waits(state):
        state.steps.append(trading)
    return []


def window(turn: Turn, state: Position) -> list[Event]:
    """T5e: the last window of the turn."""
    turn.next = "legacy"
    open_window(state, Moment.PHASE_END, state.turn)
    return []


def legacy(turn: Turn, state: Position) -> list[Event]:
    """T5f: whether the seat has its Legendaries together."""
    turn.next = "stop"
    return victory.check_legacy(state)


def stop(turn: Turn, state: Position) -> list[Event]:
    """T6: the turn is over; the next player's begins."""
    lasting.end_of(state, "turn_end")
    lasting.end_of(state, "combat_end")
    events = cubes.phase_is_over(state, combat=False)
    for player in state.players:
        player.quiet = Passing.ONCE
    after = state.order((state.turn + 1) % len(state.players))[0]
    if after <= state.turn:
        over = round_is_over(state)
        if over is not None:
            return events + victory.end(state, over)
        state.round += 1
        state.dry, state.calm = 0, True
    state.turn = after
    turn.next = "start"
    return events


def round_is_over(state: Position) -> Ended | None:
    """9.4: nothing left to draw for anybody while no Life changed, or the last round there is (R44)."""
    if state.dry >= len(state.living()) and state.calm:
        return Ended("draw-dry")
    return Ended("draw-rounds") if state.round >= state.options.max_rounds else None


NEXT: Mapping[str, Callable[[Turn, Position], list[Event]]] = {
    "start": start,
    "draw": draw,
    "choice": choice,
    "main": main,
    "prosperity": prosperity,
    "refill": refill,
    "rest": rest,
    "five": five,
    "workers": workers,
    "window": window,
    "legacy": legacy,
    "stop": stop,
}
