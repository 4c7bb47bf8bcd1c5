"""The table message: round, board, who is awaited, what happened last, and the buttons everybody uses."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot import limits
from bot.panels.kit import Item, Panel, Passing, button, fitted, passing, picture, rows, text
from bot.panels.result import fingerprint, result_message
from bot.panels.seating import Seating
from bot.panels.waiting import requests, resting, until
from bot.speech import cut, sentence
from bot.table import Kind, Phase, Table
from images import parts
from rules.game import Seat
from rules.words import Message, Who

EVENTS = 8
"""So many lines tell what happened last; more, where more has happened since somebody who is awaited acted."""
EVENTS_ROOM = 1800
CUT_OFF_ROOM = 1000
"""In characters: for what the table message has no room for."""


def table_message(table: Table, file_name: str | None, alt: str) -> Panel:
    """What the channel sees of a game that is played, over or parked, in the table's language.

    `file_name` is the attached board; without one, `alt` stands in its place as text.
    """
    seating = Seating(table, None, table.locale)
    board: Item = picture(file_name, alt) if file_name else text(cut(alt, limits.ALT_TEXT))
    if table.phase is Phase.OVER:
        return result_message(seating, board)
    if table.phase is Phase.PARKED:
        return Panel(text(title(seating)), text(parked(seating)))
    return Panel(
        text(title(seating), headline(seating), notice(seating)),
        board,
        *_events(seating),
        passing(Passing.AWAITED, *called(seating)),
        *_undo_request(seating),
        *requests(seating),
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


def notice(seating: Seating) -> str:
    """What is coming, where the game has something to say of it."""
    table = seating.table
    coming = None if table.state is None else table.rules.view(table.state, seating.seat).notice
    return "" if coming is None else seating.speaker.say(coming)


def called(seating: Seating) -> list[str]:
    """Who is awaited, since when and until when; people are mentioned."""
    table, lines = seating.table, []
    for prompt in table.awaited():
        holder = table.holders[prompt.seat]
        if prompt.seat in table.people.absent:
            lines.append(seating.speaker.say(Message("awaited-absent", {"who": holder.name})))
            continue
        who = holder.name if holder.computer else f"<@{holder.user_id}>"
        asked_at = table.asked_at.get(prompt.seat, table.created_at)
        since = f"<t:{int(asked_at.timestamp())}:R>"
        says = Message(
            "awaited-computer" if holder.computer else "awaited-maybe" if prompt.optional else "awaited",
            {"who": who, "since": since},
        )
        lines += [seating.speaker.say(says), *until(seating, prompt.seat)]
    return [*lines, *resting(seating)]


def parked(seating: Seating) -> str:
    """Why the table cannot go on."""
    reason = seating.table.parked
    return seating.speaker.say(Message("table-parked", {"reason": reason}))


def happened(seating: Seating, after: int = -1) -> list[str]:
    """What this viewer may know of the changes since that version, a line each."""
    return _lines(seating, _told(seating, after))


def _told(seating: Seating, after: int = -1) -> list[tuple[int, Message]]:
    """What this viewer may know, each with the version at which it happened."""
    changes = [change for change in seating.table.recent if change.version > after and not change.undone]
    return [(change.version, what) for change in changes for what in change.told_to(seating.seat)]


def _lines(seating: Seating, told: Sequence[tuple[int, Message]]) -> list[str]:
    return [f"• {sentence(seating.speaker_at(version), _brief(what))}" for version, what in told]


def _brief(what: Message) -> Message:
    """How the dice were sealed takes two lines on a phone: here its beginning is enough, the log has the whole."""
    if what.id != "did-start":
        return what
    return Message("did-start-brief", {"hash": fingerprint(str(what.params["hash"]))})


def _events(seating: Seating) -> list[Item]:
    news = len(_told(seating, after=_last_acted(seating.table)))
    shown = fitted(_lines(seating, _latest(seating)), EVENTS_ROOM)
    missing = news - len(shown)
    earlier = [f"-# {seating.speaker.say(Message('events-earlier', {'count': missing}))}"] if missing > 0 else []
    return [text(*earlier, *shown)] if shown else []


def _latest(seating: Seating) -> list[tuple[int, Message]]:
    """What the table message tells, were there room for it."""
    told, news = _told(seating), _told(seating, after=_last_acted(seating.table))
    return told[-max(EVENTS, len(news)) :]


def cut_off(seating: Seating) -> list[str]:
    """What has happened since this seat acted, and the table message does not tell: the first of it, a line each.

    A battle of one's own ends in the moves of others, and these may be many until one is asked again.
    """
    assert seating.seat is not None, "only the seated act"
    table = seating.table
    public = Seating(table, None, table.locale)
    latest = _latest(public)
    shown = latest[len(latest) - len(fitted(_lines(public, latest), EVENTS_ROOM)) :]
    news = _told(seating, after=_acted(table, seating.seat))
    missing = _lines(seating, list(itertools.takewhile(lambda one: one not in shown, news)))
    if not missing:
        return []
    return [seating.speaker.say(Message("since-your-move")), *fitted(missing[::-1], CUT_OFF_ROOM)[::-1]]


def _last_acted(table: Table) -> int:
    """The version since which people who are awaited have not acted; that of the start where they never did."""
    waiting = [seat for seat in table.owing() if not table.holders[seat].computer]
    return min((_acted(table, seat) for seat in waiting), default=table.version)


def _acted(table: Table, seat: Seat) -> int:
    turns = (
        change.version
        for change in table.recent
        if change.kind is Kind.START or (change.kind is Kind.ACT and change.seat == seat)
    )
    return max(turns, default=-1)


def _undo_request(seating: Seating) -> list[Item]:
    request = seating.table.undo
    if request is None:
        return []
    holders = seating.table.holders
    voters = tuple(f"<@{holders[seat].user_id}>" for seat in seating.table.voters())
    say = seating.speaker.say
    asks = say(Message("undo-asks", {"who": Who(request.seat), "what": request.what, "voters": voters}))
    return [
        passing(Passing.UNDO, "\n".join([asks, *_undo_until(seating)])),
        ui.ActionRow(
            button(seating.custom_id("agree"), say(Message("undo-agree"))),
            button(seating.custom_id("refuse"), say(Message("undo-refuse"))),
        ),
    ]


def _undo_until(seating: Seating) -> list[str]:
    """Until when the request waits, where it does not wait as long as anybody likes."""
    due = [seating.table.due(seat) for seat in seating.table.voters()]
    ends = [at for at in due if at is not None]
    if not ends:
        return []
    return [seating.speaker.say(Message("until-undo", {"until": f"<t:{int(min(ends).timestamp())}:R>"}))]


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
