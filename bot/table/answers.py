"""Standing answers: what somebody says once for all about a kind of small questions, and Elder's answers after it.

Pure: each function gives a draft or raises Refused.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.table import lobby, play
from bot.table.draft import Draft
from bot.table.model import Kind, Player, Table
from bot.table.timing import Answering
from rules.game import Action, Event, Seat, Small
from rules.words import Message


def offered(kind: Small) -> tuple[Answering, ...]:
    """What can be said about such questions. Where they are asked only of who could do something, two are the same."""
    return tuple(said for said in Answering if kind.vain or said is not Answering.COULD)


def say(table: Table, player: Player, name: str, value: str) -> Draft:
    """From now on answer questions of this kind like this. Nobody else hears of it."""
    play.playing(table)
    seat = lobby.seated(table, player)
    kind = next((kind for kind in table.rules.small if kind.kind == name), None)
    if kind is None:
        raise Refused(Message("no-such-button"), stale=True)
    question = Message(f"question-{name}")
    said = next((said for said in offered(kind) if said == value), None)
    if said is None:
        raise Refused(Message("no-such-value", {"option": question, "value": value}), game=table.game)
    event = Event(Message("did-say-answer", {"question": question, "answer": Message(f"answering-{said}")}), to=(seat,))
    return Draft(table=_with(table, seat, name, said), kind=Kind.ANSWERS, seat=None, events=(event,))


def give(table: Table, seat: Seat, action: Action) -> Draft:
    """Elder gives the quiet answer: an action of that seat like any other, of which only the seat knows how it came."""
    draft = play.act_for(table, seat, action)
    event = Event(Message("did-answer-for-you", {"action": action.said()}), to=(seat,))
    return replace(draft, events=(*draft.events, event), given=True)


def _with(table: Table, seat: Seat, name: str, said: Answering) -> Table:
    own = {kind: other for kind, other in table.people.answers.get(seat, {}).items() if kind != name}
    if said is not Answering.ALWAYS:
        own[name] = said
    answers = {other: theirs for other, theirs in table.people.answers.items() if other != seat}
    if own:
        answers[seat] = own
    return replace(table, people=replace(table.people, answers=answers))
