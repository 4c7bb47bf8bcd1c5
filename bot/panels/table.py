"""The table message: round, board, who is awaited, what happened last, and the buttons everybody uses."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.panels.kit import Item, Panel, button, fitted, picture, rows, text
from bot.panels.result import result_message
from bot.panels.seating import Seating
from bot.table import Phase, Table
from images import parts
from rules.words import Message, Who

EVENTS = 8
"""So many lines tell what happened last."""
EVENTS_ROOM = 1200


def table_message(table: Table, file_name: str | None, alt: str) -> Panel:
    """What the channel sees of a game that is played, over or parked, in the table's language.

    `file_name` is the attached board; without one, `alt` stands in its place as text.
    """
    seating = Seating(table, None, table.locale)
    board: Item = picture(file_name, alt) if file_name else text(alt)
    if table.phase is Phase.OVER:
        return result_message(seating, board)
    if table.phase is Phase.PARKED:
        return Panel(text(title(seating)), text(parked(seating)))
    return Panel(
        text(title(seating), headline(seating)),
        board,
        *_events(seating),
        text(*called(seating)),
        *_undo_request(seating),
        *_buttons(seating),
    )


def title(seating: Seating) -> str:
    """The game as a heading."""
    return f"## {seating.speaker.say(Message('game'))}"


def headline(seating: Seating) -> str:
    """Round, turn and phase."""
    table = seating.table
    if table.state is None:
        return ""
    return seating.speaker.say(table.rules.view(table.state, seating.seat).headline)


def called(seating: Seating) -> list[str]:
    """Who is awaited and since when; people are mentioned."""
    table, lines = seating.table, []
    for prompt in table.awaited():
        holder = table.holders[prompt.seat]
        who = holder.name if holder.computer else f"<@{holder.user_id}>"
        asked_at = table.asked_at.get(prompt.seat, table.created_at)
        since = f"<t:{int(asked_at.timestamp())}:R>"
        says = Message(
            "awaited-computer" if holder.computer else "awaited-maybe" if prompt.optional else "awaited",
            {"who": who, "since": since},
        )
        lines.append(seating.speaker.say(says))
    return lines


def parked(seating: Seating) -> str:
    """Why the table cannot go on."""
    reason = seating.table.parked
    return seating.speaker.say(Message("table-parked", {"reason": reason}))


def happened(seating: Seating, after: int = -1) -> list[str]:
    """What this viewer may know of the changes since that version, a line each."""
    changes = [change for change in seating.table.recent if change.version > after and not change.undone]
    return [f"• {seating.speaker.say(what)}" for change in changes for what in change.told_to(seating.seat)]


def _events(seating: Seating) -> list[Item]:
    lines = fitted(happened(seating)[-EVENTS:], EVENTS_ROOM)
    return [text(*lines)] if lines else []


def _undo_request(seating: Seating) -> list[Item]:
    request = seating.table.undo
    if request is None:
        return []
    holders = seating.table.holders
    voters = tuple(f"<@{holders[seat].user_id}>" for seat in seating.table.voters())
    say = seating.speaker.say
    asks = say(Message("undo-asks", {"who": Who(request.seat), "what": request.what, "voters": voters}))
    return [
        text(asks),
        ui.ActionRow(
            button(seating.custom_id("agree"), say(Message("undo-agree"))),
            button(seating.custom_id("refuse"), say(Message("undo-refuse"))),
        ),
    ]


def _buttons(seating: Seating) -> list[Item]:
    say = seating.speaker.say
    table = seating.table
    view = table.rules.view(table.state, None)
    words = [
        "turn",
        *(["hand"] if table.rules.hands else []),
        *(["look"] if parts(table.game, view) else []),
        *("undo", "log", "help"),
    ]
    return [
        *rows(
            [
                button(
                    seating.custom_id(word),
                    say(Message(f"button-{word}")),
                    ButtonStyle.primary if word == "turn" else ButtonStyle.secondary,
                )
                for word in words
            ]
        )
    ]
