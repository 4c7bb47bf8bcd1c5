"""Takes somebody's account and name off everything that is kept of games that are over, and off all results.

What is played on is left alone: those who play there have to know who sits where, and who may take which seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, null, or_, select, update

from bot.store.database import Transaction
from bot.store.schema import changes, places, posts, ratings, seats, tables

NOBODY = 0
"""The account that nobody has: who owned the table of a game that is over and is not to be known."""
Somebody = Callable[[str], str]
"""What to call somebody in this language of whom no more is known."""

ACCOUNT = "_account"
"""Whose name it is stands beside every name that is told, under the same word with this behind it."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """So many results, and so many games that are over, are nobody's now."""

    results: int
    games: int


_HERE: BindParameter[int] = bindparam("person")
_TABLE: BindParameter[int] = bindparam("table")
_FORGET_PLACES = update(places).where(places.c.user_id == _HERE).values(user_id=null(), name=null())
_FORGET_RATINGS = delete(ratings).where(ratings.c.user_id == _HERE)
_CONCERNED = select(tables.c.id, tables.c.locale, tables.c.ending, tables.c.people).where(
    tables.c.phase == "over",
    or_(
        tables.c.owner_id == _HERE,
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == _HERE)),
        tables.c.id.in_(select(changes.c.table_id).where(changes.c.user_id == _HERE)),
    ),
)
_SEATS = select(seats.c.name).where(seats.c.table_id == _TABLE)
_TOLD = select(changes.c.version, changes.c.events)
_TOLD = _TOLD.where(changes.c.table_id == _TABLE, changes.c.action.is_(None))
_EMPTY_SEAT = update(seats).where(seats.c.table_id == _TABLE, seats.c.user_id == _HERE)
_EMPTY_SEAT = _EMPTY_SEAT.values(user_id=null(), name=bindparam("called"))
_TELL = update(changes).where(changes.c.table_id == _TABLE, changes.c.version == bindparam("number"))
_TELL = _TELL.values(events=bindparam("told"))
_NOBODY_DID = update(changes).where(changes.c.table_id == _TABLE, changes.c.user_id == _HERE).values(user_id=null())
_NOBODY_CALLED = update(posts).where(posts.c.table_id == _TABLE).values(called="[]")
_SET_TABLE = update(tables).where(tables.c.id == _TABLE)
_SET_TABLE = _SET_TABLE.values(ending=bindparam("ended"), people=bindparam("company"))
_DISOWN = update(tables).where(tables.c.id == _TABLE, tables.c.owner_id == _HERE).values(owner_id=NOBODY)


def forget(transaction: Transaction, person: int, somebody: Somebody) -> Forgotten:
    """Let this account be nobody, on all servers. Returns how much was somebody's before.

    Where a game is damaged, what cannot be read is emptied: nobody is kept from being forgotten by it.
    """
    transaction.run(_FORGET_RATINGS, {"person": person})
    results = transaction.run(_FORGET_PLACES, {"person": person})
    concerned = transaction.rows(_CONCERNED, {"person": person})
    for table, locale, ending, people in concerned:
        called = _apart(transaction, table, somebody(locale))
        _tell_anew(transaction, table, person, called)
        transaction.run(_EMPTY_SEAT, {"table": table, "person": person, "called": called})
        transaction.run(_NOBODY_DID, {"table": table, "person": person})
        transaction.run(_NOBODY_CALLED, {"table": table})
        transaction.run(_DISOWN, {"table": table, "person": person})
        told = {"ended": _unnamed(ending, person, called), "company": _without(people, person)}
        transaction.run(_SET_TABLE, {"table": table, **told})
    return Forgotten(results, len(concerned))


def _read(told: str | None) -> Any:
    """What this JSON tells; None where there is none or it is damaged, as it may stay for good when a game is over."""
    try:
        # What is no UTF-8 could be read, but not be written again.
        return json.loads(str(told).encode())
    except (ValueError, RecursionError):
        return None


def _apart(transaction: Transaction, table: int, called: str) -> str:
    """A name that no seat has or has ever had: what was done on it is told with that name."""
    taken = {name for (name,) in transaction.rows(_SEATS, {"table": table})}
    for _, events in transaction.rows(_TOLD, {"table": table}):
        taken.update(_words(_read(events)))
    numbered = (f"{called} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (called, *numbered) if name not in taken)


def _words(told: Any) -> Iterator[str]:
    """Every text in this JSON, names among them."""
    left = [told]
    while left:
        one = left.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, list | dict):
            left.extend(one.values() if isinstance(one, dict) else one)


def _tell_anew(transaction: Transaction, table: int, person: int, called: str) -> None:
    """What is told of the table, without this person. What a seat did in the game names nobody."""
    for version, events in transaction.rows(_TOLD, {"table": table}):
        told = _unnamed(events, person, called) or "[]"
        if told != events:
            transaction.run(_TELL, {"table": table, "number": version, "told": told})


def _unnamed(told: str | None, person: int, called: str) -> str | None:
    """The same JSON with another name for this person; None where it is damaged: nobody could tell whom it names."""
    before = _read(told)
    if not _is_told(before):
        return None
    after = _called(before, person, called)
    return told if after == before else json.dumps(after, ensure_ascii=False)


def _is_told(told: Any) -> bool:
    """Whether it is a message, or events with messages in them."""
    if isinstance(told, list):
        return all(isinstance(event, dict) and _is_told(event.get("what")) for event in told)
    return isinstance(told, dict) and isinstance(told.get("id"), str)


def _called(told: Any, person: int, called: str) -> Any:
    if isinstance(told, list):
        return [_called(one, person, called) for one in told]
    if not isinstance(told, dict):
        return told
    theirs = [key for key, one in told.items() if key.endswith(ACCOUNT) and one == person]
    names = [key.removesuffix(ACCOUNT) for key in theirs]
    kept = {key: one for key, one in told.items() if key not in theirs}
    return {key: called if key in names else _called(one, person, called) for key, one in kept.items()}


def _without(people: str | None, person: int) -> str | None:
    """How things stand with those at the table, without the seat that this person had, or was sent away from."""
    told = _read(people)
    for column in ("former", "sent_away"):
        known = told.get(column, {}) if isinstance(told, dict) else None
        if not isinstance(known, dict):
            return None
        known.pop(str(person), None)
    return json.dumps(told)
