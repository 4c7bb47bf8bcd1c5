"""What a viewer of a Sapiens position sees. Hidden are only the stack and the tiles removed before the start."""

from __future__ import annotations

from rules import steps
from rules.game import Seat
from rules.sapiens import victory
from rules.sapiens.board import BIT, CAVES, SQUARES
from rules.sapiens.bonuses import Bonuses
from rules.sapiens.placing import Placing
from rules.sapiens.state import Position
from rules.sapiens.turn import has_run_out
from rules.sapiens.valley import FALLS, Laid, Valley
from rules.sapiens.view import (
    CaveView,
    ClanView,
    Direction,
    FallsView,
    LaidView,
    Phase,
    SapiensView,
    SquareView,
    Terrain,
    ValleyView,
)
from rules.words import Message, Who, said

PHASES = {
    "bonuses": Phase.BONUS,
    "mountain-token": Phase.TOKEN,
    "refilling": Phase.REFILL,
    "clearing": Phase.CLEAR,
    "passing": Phase.NO_CAVE,
}
"""The phase of each step but the laying of a tile, whose phase is its task."""


def view(state: Position, viewer: Seat | None) -> SapiensView:
    """The table from that seat's side; None is somebody who holds no seat."""
    step = state.steps[-1] if state.steps else None
    return SapiensView(
        viewer=viewer,
        tribes=state.tribes,
        headline=headline(state),
        awaited=steps.awaited(state),
        outcome=victory.outcome(state),
        round=state.round,
        start=state.starter,
        turn=state.turn,
        phase=phase(state),
        clans=tuple(clan_view(state, seat) for seat in range(len(state.clans))),
        common=tuple(state.common),
        stack=len(state.stack),
        steaks=state.steaks_in_supply,
        bears=state.bears_in_supply,
        last_round=has_run_out(state),
        pending=tuple(step.due) if isinstance(step, Bonuses) else (),
        token_played=state.token_played,
        last=tuple(state.last),
        links=tuple(state.links),
    )


def headline(state: Position) -> Message:
    """Round, turn and phase in one line."""
    if not state.steps:
        return Message("headline-over", {"round": state.round})
    return Message("headline-turn", {"round": state.round, "who": Who(state.turn), "phase": said(phase(state))})


def phase(state: Position) -> Phase:
    """Where in a turn the game stands."""
    if not state.steps:
        return Phase.OVER
    step = state.steps[-1]
    return Phase(step.task) if isinstance(step, Placing) else PHASES[step.step]


def clan_view(state: Position, seat: Seat) -> ClanView:
    """One seat's side of the table."""
    clan = state.clans[seat]
    return ClanView(
        valley=valley_view(clan.valley),
        pool=tuple(clan.pool),
        food=clan.food,
        shelter=clan.shelter,
        counts=victory.counts(clan),
        tokens=tuple(clan.tokens),
        used=tuple(clan.used),
        steaks=clan.steaks,
        fights=state.fights_in_hand(seat),
        tribes=len(clan.valley.abandoned) + bool(clan.valley.tribe),
    )


def valley_view(valley: Valley) -> ValleyView:
    """One valley and what lies in it."""
    board = valley.board
    left, right = board.faces.split()
    return ValleyView(
        left=left,
        right=right,
        squares=tuple(
            SquareView(
                name=name,
                terrain=Terrain.PLAIN if board.plain & BIT[name] else Terrain.FOREST,
                food=board.food[name],
                bear=name in valley.bears,
            )
            for name in SQUARES
        ),
        caves=tuple(
            CaveView(
                name=name,
                side=board.caves[name].side,
                square=board.caves[name].square,
                higher=board.caves[name].higher,
                lower=board.caves[name].lower,
                token=valley.tokens.get(name),
                covered=bool(valley.covered & BIT[name]),
            )
            for name in CAVES
        ),
        falls=tuple(FallsView(Direction(name), valley.tokens.get(name)) for name in FALLS),
        laid=tuple(
            laid_view(valley, laid, number)
            for number, tribe in enumerate((*valley.abandoned, valley.tribe), start=1)
            for laid in tribe
        ),
    )


def laid_view(valley: Valley, laid: Laid, tribe: int) -> LaidView:
    """One tile of the tribe with this number."""
    return LaidView(
        first=laid.first,
        second=laid.second,
        at=laid.at,
        turn=next(turn for turn, to in valley.board.beyond[laid.at].items() if to == laid.beyond),
        beyond=laid.beyond,
        tribe=tribe,
        abandoned=tribe <= len(valley.abandoned),
    )
