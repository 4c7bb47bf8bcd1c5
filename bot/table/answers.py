"""Standing answers: what somebody says once for all about a kind of small questions, and Elder's answers after it.

Pure. Whatever is not possible raises Refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.errors import Refused
from bot.table import hush, lobby, play
from bot.table.draft import Draft
from bot.table.model import Player, Table
from bot.table.timing import Alarm, Answering, Ring
from rules.game import Action, Seat, Small
from rules.words import Message


def offered(kind: Small) -> tuple[Answering, ...]:
    """What can be said about such questions. Where they are asked only of who could do something, two are the same."""
    return tuple(said for said in Answering if kind.vain or said is not Answering.COULD)


def say(
    table: Table, player: Player, name: str, value: str, now: datetime, pause: Callable[[], timedelta]
) -> tuple[Table, Message]:
    """The table at which questions of this kind are answered like this from now on, and that in words for its owner.

    It is no change that anybody else could see: no new version, no event. A question of this kind that its owner is
    asked already is left to Elder with it where Elder now has an answer; after a `pause` where it is a secret one.
    """
    play.playing(table)
    seat = lobby.seated(table, player)
    kind = next((kind for kind in table.rules.small if kind.kind == name), None)
    if kind is None:
        raise Refused(Message("no-such-button"), stale=True)
    question = Message(f"question-{name}")
    said = next((said for said in offered(kind) if said == value), None)
    if said is None:
        raise Refused(Message("no-such-value", {"option": question, "value": value}), game=table.game)
    after = _with(table, seat, name, said)
    if not table.paused and seat in after.owing() and seat not in after.hushed and hush.answer(after, seat) is not None:
        at = now + pause() if kind.secret else now
        after = replace(after, alarms=tuple(sorted([*after.alarms, Alarm(at, Ring.ANSWER, seat)])))
    return after, Message("did-say-answer", {"question": question, "answer": Message(f"answering-{said}")})


def give(table: Table, seat: Seat, action: Action) -> Draft:
    """Elder gives the quiet answer: an action of that seat like any other.

    The log does not say how it came, not even to the seat: whoever follows there reads it too.
    """
    return replace(play.act_for(table, seat, action), given=True)


def _with(table: Table, seat: Seat, name: str, said: Answering) -> Table:
    own = {kind: other for kind, other in table.people.answers.get(seat, {}).items() if kind != name}
    if said is not Answering.ALWAYS:
        own[name] = said
    answers = {other: theirs for other, theirs in table.people.answers.items() if other != seat}
    if own:
        answers[seat] = own
    return replace(table, people=replace(table.people, answers=answers))
