"""Whom a table waits for, worked out from the rules of its game and from who sits there, and from nothing Elder says.

Elder has its own way to find that out; what it calls people for is measured by this one.
"""

from __future__ import annotations

from bot.table import Table
from bot.table.timing import Ring, RunOut
from rules.game import Seat

PLAYING = "playing"


def waited_for(table: Table) -> frozenset[int]:
    """The accounts that have something to decide: in the game, about taking something back, or about a pause."""
    if table.stage != PLAYING or table.parked is not None:
        return frozenset()
    seats = asked_by_the_game(table) | asked_by_others(table)
    people = {holder.seat: holder.user_id for holder in table.holders if holder.user_id is not None}
    return frozenset(people[seat] for seat in seats & people.keys())


def asked_by_the_game(table: Table) -> set[Seat]:
    """The seats whose prompt is open: those who have to answer, or where nobody has to, those who may.

    Not those that Elder plays, and not those whose small question is left to Elder, who has not looked at it yet.
    """
    pause = table.people.pause
    if table.state is None or (pause is not None and pause.begun is not None):
        return set()
    prompts = table.rules.awaited(table.state)
    must = {prompt.seat for prompt in prompts if not prompt.optional}
    may = {prompt.seat for prompt in prompts if prompt.optional}
    left_to_elder = {alarm.seat for alarm in table.alarms if alarm.ring is Ring.ANSWER}
    return (must or may) - left_to_elder - table.people.absent.keys()


def asked_by_others(table: Table) -> set[Seat]:
    """The seats that have not answered a request of somebody else, but for those that Elder plays for good."""
    wish = table.people.pause
    pending = (table.undo, None if wish is None or wish.begun is not None else wish)
    asked: set[Seat] = set()
    for request in pending:
        if request is not None:
            asked |= set(range(len(table.holders))) - {request.seat, *request.agreed}
    return {seat for seat in asked if table.people.absent.get(seat) is not RunOut.STAND_IN}
