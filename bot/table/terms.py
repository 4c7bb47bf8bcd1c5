"""What the owner of a table can agree on with the others before the game: time, guests, discretion. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.table.draft import Draft, told
from bot.table.lobby import in_lobby, owned
from bot.table.model import Kind, Player, Table
from bot.table.timing import BANKS, DAY, HOUR, LIMITS, RunOut, Terms
from rules.game import AnyGame
from rules.words import Message

TERMS: Mapping[str, tuple[int | str, ...]] = {
    "limit": LIMITS,
    "bank": BANKS,
    "out": tuple(RunOut),
    "guests": ("on", "off"),
    "discreet": ("on", "off"),
}
"""What can be chosen for each of the terms, as it is typed."""


def terms_of(game: AnyGame) -> tuple[str, ...]:
    """The terms that mean something in this game: nobody need be discreet where no small question is secret."""
    secret = any(kind.secret for kind in game.small)
    return tuple(name for name in TERMS if secret or name != "discreet")


def set_terms(table: Table, player: Player, name: str, value: str) -> Draft:
    """Choose one of the terms: how long a decision may take, and what then."""
    in_lobby(table)
    owned(table, player)
    choices = TERMS[name] if name in terms_of(table.rules) else ()
    chosen = next((choice for choice in choices if str(choice) == value), None)
    if chosen is None:
        raise Refused(Message("no-such-value", {"option": Message(f"terms-{name}"), "value": value}))
    plain: Any = {"on": True, "off": False}.get(value, chosen)
    terms: Terms = replace(table.terms, **{name: plain})
    if not terms.limit:
        terms = replace(terms, bank=0)
    event = told("did-set-option", option=Message(f"terms-{name}"), value=term_said(name, plain))
    return Draft(
        table=replace(table, terms=terms), kind=Kind.TERMS, seat=table.seat_of(player.user_id), events=(event,)
    )


def term_said(name: str, value: int | str | bool) -> Message:
    """A value of one of the terms in words."""
    if isinstance(value, bool):
        return Message("choice-yes" if value else "choice-no")
    return duration(value, f"terms-{name}.none") if isinstance(value, int) else Message(f"terms-out.{value}")


def duration(seconds: int, nought: str) -> Message:
    """So much time in words; `nought` is what to say where there is none."""
    if not seconds:
        return Message(nought)
    if seconds % DAY:
        return Message("hours", {"count": seconds // HOUR})
    return Message("days", {"count": seconds // DAY})
