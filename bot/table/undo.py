"""Taking back. One's own last action comes back at once, as long as no die was thrown, nothing was revealed and nobody
else has acted since. For more than that the others are asked, and the request stands as long as they need.

Chance is never drawn anew: the dice are a numbered row of throws, and what is taken back gives its numbers back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refused
from bot.table.draft import Draft, told
from bot.table.hush import tells
from bot.table.lobby import seated
from bot.table.model import Kind, Player, Table, UndoRequest
from bot.table.past import Entry, record_of
from bot.table.play import playing
from rules.codec import load_action
from rules.game import Action, State
from rules.record import replay
from rules.words import Message, Who


def wish(table: Table, player: Player, log: Sequence[Entry], version: int | None) -> UndoRequest:
    """What this person would take back: everything from their own last action on.

    `version` is the table's when they were asked whether they are sure; None where it was typed.
    """
    playing(table)
    seat = seated(table, player)
    if version is not None and version != table.version:
        raise Refused(Message("no-stale"), stale=True)
    if table.undo is not None:
        raise Refused(Message("no-undo-asked", {"who": Who(table.undo.seat)}))
    if table.rules_version != table.rules.version:
        raise Refused(Message("no-undo-new-rules"))
    mine = next((entry for entry in reversed(log) if entry.seat == seat), None)
    if mine is None:
        raise Refused(Message("no-undo-nothing"))
    action = load_action(table.rules, mine.action)
    return UndoRequest(seat, mine.version - 1, table.version + 1, what=_public(action, table.tribes[seat]))


def is_free(table: Table, request: UndoRequest, log: Sequence[Entry]) -> bool:
    """Whether nobody has to be asked: it is one's own last action and binds nobody, or no other person plays."""
    last = log[-1]
    alone = all(holder.seat == request.seat for holder in table.present)
    return alone or (last.version == request.to_version + 1 and not last.binding and not _has_told(table, request))


def _has_told(table: Table, request: UndoRequest) -> bool:
    """Whether since then somebody else was or is asked, whom Elder asks only when they could do something: that they
    are called tells what they hold, and nobody may find that out again and again for nothing.
    """
    others = [holder.seat for holder in table.holders if holder.seat != request.seat]
    was_told = any(table.people.told.get(seat, 0) > request.to_version for seat in others)
    asked = [seat for seat in table.owing() if seat in others and seat not in table.hushed]
    return was_told or any(tells(table, seat) for seat in asked)


def ask(table: Table, request: UndoRequest) -> Draft:
    """Put the request to the others."""
    who = Who(request.seat)
    event = (
        told("did-ask-undo", who=who) if request.what is None else told("did-ask-take-back", who=who, what=request.what)
    )
    return Draft(table=replace(table, undo=request), kind=Kind.ASK_UNDO, seat=request.seat, events=(event,))


def answer(table: Table, player: Player, yes: bool, version: int) -> Draft:
    """Agree or refuse; who asked may withdraw. Where all have agreed, the draft still holds the request.

    `version` is the table's when the button was shown: it may belong to an earlier request.
    """
    playing(table)
    seat = seated(table, player)
    request = table.undo
    if request is None or version < request.since:
        raise Refused(Message("no-undo-request"), stale=True)
    if not yes:
        event = told("did-withdraw-undo" if seat == request.seat else "did-refuse-undo", who=Who(seat))
        return Draft(table=replace(table, undo=None), kind=Kind.ANSWER_UNDO, seat=seat, events=(event,))
    if seat not in table.voters():
        raise Refused(Message("no-undo-answered"))
    agreed = replace(table, undo=replace(request, agreed=(*request.agreed, seat)))
    return Draft(table=agreed, kind=Kind.ANSWER_UNDO, seat=seat, events=(told("did-agree-undo", who=Who(seat)),))


def taken_back(table: Table, request: UndoRequest, state: State, answer: Draft | None = None) -> Draft:
    """The position as it was before; `answer` is the last one that was needed, where others were asked."""
    who = Who(request.seat)
    event = told("did-undo", who=who) if request.what is None else told("did-take-back", who=who, what=request.what)
    return Draft(
        table=replace(table, state=state, undo=None),
        kind=Kind.UNDO,
        seat=request.seat if answer is None else answer.seat,
        events=(event,) if answer is None else (*answer.events, event),
        undone_after=request.to_version,
        anew=answer is not None,
    )


def position(table: Table, log: Sequence[Entry], to_version: int) -> State:
    """The position after the actions up to that version, played again from the start."""
    return replay(record_of(table, [entry for entry in log if entry.version <= to_version]))


def _public(action: Action, tribe: str) -> Message | None:
    """The action in words, if everybody may know them, with the things of the tribe whose seat took it."""
    said = action.said()
    return None if action.secret else Message(said.id, {**said.params, "whose": tribe})
