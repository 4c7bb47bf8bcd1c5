"""The lobby message: what will be played, by whom, with which options."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from discord import ButtonStyle

from bot import limits
from bot.panels.kit import Item, Panel, button, menu, option, picture, rows, rule, text
from bot.panels.result import afterwards
from bot.panels.seating import Seating
from bot.panels.terms import terms_entries
from bot.panels.waiting import terms_lines
from bot.table import Holder, Phase, Table
from bot.table.terms import TERMS
from bot.table.timing import Terms
from rules.game import Options
from rules.options import choices, value_said
from rules.words import Message, Speaker, kebab


def lobby_message(table: Table, file_name: str | None = None, alt: str = "") -> Panel:
    """What the channel sees of a table that has not started, or never will, in the table's language.

    `file_name` is the attached cover of the game, `alt` what it shows.
    """
    seating = Seating(table, None, table.locale)
    say = seating.speaker.say
    items: list[Item] = [picture(file_name, alt)] if file_name else []
    items += [
        text(f"## {say(Message('game'))}", say(Message("game.about")), f"⚙️ {agreed_line(seating)}"),
        rule(),
        text(
            f"**{say(Message('lobby-seats', {'taken': len(table.holders), 'seats': table.seats_wanted}))}**",
            *seats(seating),
        ),
    ]
    if table.phase is Phase.LOBBY:
        items += [*_buttons(seating), *_tribes(seating), *_options(seating)]
    elif table.phase is Phase.OVER:
        items += [text(say(table.ending or Message("game-ended"))), *afterwards(seating)]
    return Panel(*items)


def seats(seating: Seating) -> list[str]:
    """Who sits where, a line each, free seats too."""
    table, say = seating.table, seating.speaker.say
    lines = []
    for holder in table.holders:
        tribe = Message(f"tribe-{holder.tribe}")
        says = Message(
            "seat-computer" if holder.computer else "seat-taken",
            {"number": holder.seat + 1, "name": holder.name, "tribe": tribe},
        )
        lines.append(say(says))
    if table.phase is Phase.LOBBY:
        free = range(len(table.holders), table.seats_wanted)
        lines += [say(Message("seat-free", {"number": seat + 1})) for seat in free]
    return lines


def agreed_line(seating: Seating) -> str:
    """How this table differs from a usual one, read at a glance; the menu of options tells the rest."""
    table, say = seating.table, seating.speaker.say
    rules = options_lines(table.options, seating, but=type(table.options)()) or [say(Message("usual-rules"))]
    return " · ".join([*rules, *(terms_lines(seating, but=Terms()) or [say(Message("no-hurry"))])])


def options_lines(options: Options, seating: Seating, but: Options | None = None) -> list[str]:
    """All options with their values, a line each; without those that are as in `but`."""
    spoken, left_out = seating.speaker, {} if but is None else asdict(but)
    return [
        spoken.say(Message("option-line", {"option": option_name(name), "value": spoken_value(spoken, name, value)}))
        for name, value in asdict(options).items()
        if name not in left_out or left_out[name] != value
    ]


def option_name(name: str) -> Message:
    """What an option is called."""
    return Message(f"option-{kebab(name)}")


def spoken_value(spoken: Speaker, name: str, value: Any) -> str:
    """A value of an option in words; a nought has a word of its own where the game gives it one."""
    nought = f"{option_name(name).id}.zero"
    if value == 0 and not isinstance(value, bool) and spoken.knows(nought):
        return spoken.say(Message(nought))
    return spoken.say(value_said(name, value))


def _buttons(seating: Seating) -> list[Item]:
    table, say = seating.table, seating.speaker.say
    computers = len(table.holders) - len(table.humans)
    offered = (
        ("join", ButtonStyle.primary, table.full and not computers),
        ("leave", ButtonStyle.secondary, not table.humans),
        ("computer", ButtonStyle.secondary, table.full),
        ("dismiss", ButtonStyle.secondary, not computers),
        ("start", ButtonStyle.success, len(table.holders) < table.rules.seats.start),
    )
    return [
        *rows(
            [
                button(seating.custom_id(word), say(Message(f"lobby-{word}")), style, off=off)
                for word, style, off in offered
            ]
        ),
        *rows([button(seating.custom_id("help"), say(Message("button-help")))]),
    ]


def _tribes(seating: Seating) -> list[Item]:
    """The tribes that can be chosen: nobody's, and those of computer players, who swap."""
    table, spoken = seating.table, seating.speaker
    holders = {holder.tribe: holder for holder in table.holders}
    free = [tribe for tribe in table.rules.tribes if tribe not in holders or holders[tribe].computer]
    if not free:
        return []
    entries = [
        option(tribe, _tribe(spoken, tribe, holders.get(tribe)), spoken.say(Message(f"tribe-{tribe}.about")))
        for tribe in free[: limits.SELECT_OPTIONS]
    ]
    asks = Message("choose-tribe" if spoken.knows("choose-tribe") else "lobby-tribe")
    return [menu(seating.custom_id("tribe"), spoken.say(asks), entries)]


def _tribe(spoken: Speaker, tribe: str, holder: Holder | None) -> str:
    """A tribe in the menu, and which computer player has it."""
    called = Message(f"tribe-{tribe}")
    return spoken.say(called if holder is None else Message("tribe-computer", {"tribe": called, "name": holder.name}))


def _options(seating: Seating) -> list[Item]:
    spoken = seating.speaker
    names = list(choices(type(seating.table.options)))[: limits.SELECT_OPTIONS - len(TERMS)]
    values = asdict(seating.table.options)
    entries = [option(name, spoken.say(option_name(name)), spoken_value(spoken, name, values[name])) for name in names]
    entries += terms_entries(seating)
    return [menu(seating.custom_id("options"), spoken.say(Message("lobby-options")), entries)]
