"""The terms of a table in its lobby: how long a decision may take, and what then."""

from __future__ import annotations

import discord

from bot.panels.kit import Panel, menu, option, text
from bot.panels.seating import Seating
from bot.table.terms import TERMS, term_said, terms_of
from rules.words import Message

TERM = "terms-"
"""How the entries of the terms begin in the menu of options: no option of a game has a hyphen in its name."""


def terms_entries(seating: Seating) -> list[discord.SelectOption]:
    """The entries of the terms in the menu of options."""
    say, terms = seating.speaker.say, seating.table.terms
    return [
        option(f"{TERM}{name}", say(Message(f"terms-{name}")), say(term_said(name, getattr(terms, name))))
        for name in terms_of(seating.table.rules)
    ]


def terms_panel(seating: Seating, name: str) -> Panel:
    """All values of one of the terms, the present one marked. Raises KeyError when there is no such thing."""
    say, now = seating.speaker.say, getattr(seating.table.terms, name)
    values = {str(value): {"on": True, "off": False}.get(str(value), value) for value in TERMS[name]}
    entries = [option(typed, say(term_said(name, value)), chosen=value == now) for typed, value in values.items()]
    title = say(Message(f"terms-{name}"))
    about = say(Message(f"terms-{name}.about"))
    return Panel(text(f"### {title}", about), menu(seating.custom_id("term", name), title, entries))
