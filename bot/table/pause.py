"""Letting a game rest, by agreement of all who play. A wish waits as long as it needs and survives moves; the pause
lasts until somebody wants to go on, or acts. Pure: each function gives a draft or raises Refused.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.table import lobby, play
from bot.table.draft import Draft, told
from bot.table.model import Kind, Player, Table
from bot.table.timing import Pause
from rules.words import Message, Who


def ask(table: Table, player: Player) -> Draft:
    """Wish for a pause. Where nobody else plays it begins at once."""
    play.playing(table)
    seat = lobby.seated(table, player)
    if table.people.pause is not None:
        why = "no-paused-already" if table.paused else "no-pause-asked"
        raise Refused(Message(why, {"who": Who(table.people.pause.seat)}))
    after = _with(table, Pause(seat, table.version + 1))
    event = told("did-ask-pause" if after.asked_for_pause() else "did-pause", who=Who(seat))
    return Draft(table=after, kind=Kind.PAUSE, seat=None, events=(event,))


def answer(table: Table, player: Player, yes: bool, version: int) -> Draft:
    """Agree, or rather not; who wished may withdraw. `version` is the table's when the button was shown."""
    play.playing(table)
    seat = lobby.seated(table, player)
    pause = table.people.pause
    if pause is None or pause.begun is not None or version < pause.since:
        raise Refused(Message("no-pause-request"), stale=True)
    if not yes:
        event = told("did-withdraw-pause" if seat == pause.seat else "did-refuse-pause", who=Who(seat))
        return Draft(table=_with(table, None), kind=Kind.PAUSE, seat=None, events=(event,))
    if seat not in table.asked_for_pause():
        raise Refused(Message("no-undo-answered"))
    after = _with(table, replace(pause, agreed=(*pause.agreed, seat)))
    events = [told("did-agree-undo", who=Who(seat))]
    if not after.asked_for_pause():
        events.append(told("did-pause", who=Who(pause.seat)))
    return Draft(table=after, kind=Kind.PAUSE, seat=None, events=tuple(events))


def go_on(table: Table, player: Player) -> Draft:
    """End the pause; anybody who plays may."""
    play.playing(table)
    lobby.seated(table, player)
    if not table.paused:
        raise Refused(Message("no-paused"), stale=True)
    after, events = play.awake(table)
    return Draft(table=after, kind=Kind.PAUSE, seat=None, events=events)


def _with(table: Table, pause: Pause | None) -> Table:
    return replace(table, people=replace(table.people, pause=pause))
