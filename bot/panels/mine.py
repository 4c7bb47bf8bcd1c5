"""What concerns one person: all tables at which they sit, and when they want to hear from Elder."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot import limits
from bot.panels.kit import Item, Panel, button, rows, text
from bot.panels.seating import Seating
from bot.panels.table import headline
from bot.speech import cut, length, speaker
from bot.table import Phase, Table
from bot.table.timing import Habits
from rules.words import Message

ROOM = 3300
LINE = 400


def games_panel(tables: Sequence[Table], user_id: int, locale: str) -> Panel:
    """Every table at which this person sits: first where they are awaited, who waits longest first of all."""
    say = speaker(locale).say
    mine = [Seating(table, table.seat_of(user_id), locale) for table in tables if table.seat_of(user_id) is not None]
    mine.sort(key=lambda seating: _urgency(seating, user_id))
    if not mine:
        return Panel(text(f"### {say(Message('games-title'))}", say(Message("games-none"))))
    lines: list[str] = []
    room = ROOM
    for seating in mine:
        line = cut(_line(seating, user_id), LINE)
        room -= length(line) + 1
        if room < 0:
            lines.append(say(Message("games-more", {"count": len(mine) - len(lines)})))
            break
        lines.append(line)
    return Panel(text(f"### {say(Message('games-title'))}", *lines), *_to_close(mine, user_id))


def habits_panel(habits: Habits, locale: str, now: datetime) -> Panel:
    """When this person wants to hear from Elder."""
    say = speaker(locale).say
    away = habits.away_until
    lines = [
        say(Message("habits-away", {"until": f"<t:{int(away.timestamp())}:f>"}) if away and away > now else None),
        say(_quiet(habits)),
        say(Message("habits-reminders", {"spacing": Message(f"spacing-{habits.spacing}")})),
    ]
    return Panel(text(f"### {say(Message('habits-title'))}", *lines, f"-# {say(Message('habits-note'))}"))


def _quiet(habits: Habits) -> Message:
    if habits.quiet is None:
        return Message("habits-no-quiet", {"zone": habits.zone})
    begin, end = (f"{minute // 60}:{minute % 60:02}" for minute in habits.quiet)
    return Message("habits-quiet", {"from": begin, "to": end, "zone": habits.zone})


def _urgency(seating: Seating, user_id: int) -> tuple[bool, datetime]:
    table, seat = seating.table, seating.seat
    assert seat is not None, "only tables at which this person sits"
    since = table.asked_at.get(seat, table.created_at)
    return user_id not in table.called_upon(), (table.due(seat) or since + timedelta(days=365))


def _line(seating: Seating, user_id: int) -> str:
    table, say = seating.table, seating.speaker.say
    where = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    link = where if table.message_id is None else f"{where}/{table.message_id}"
    standing, how = _standing(seating, user_id), _how(seating, user_id)
    place = f"<#{table.channel_id}>"
    line = Message(f"games-{standing}", {"game": Message("game"), "place": place, "link": link, "how": how})
    return say(line)


def _standing(seating: Seating, user_id: int) -> str:
    table = seating.table
    if table.phase is not Phase.PLAYING:
        return str(table.phase)
    if user_id in table.called_upon():
        return "awaited"
    return "paused" if table.paused else "playing"


def _how(seating: Seating, user_id: int) -> str:
    table, seat = seating.table, seating.seat
    assert seat is not None, "only tables at which this person sits"
    if user_id not in table.called_upon():
        return headline(seating) if table.phase is Phase.PLAYING else ""
    due, since = table.due(seat), table.asked_at.get(seat, table.recent[-1].at)
    if due is None:
        return seating.speaker.say(Message("games-since", {"since": f"<t:{int(since.timestamp())}:R>"}))
    return seating.speaker.say(Message("games-until", {"until": f"<t:{int(due.timestamp())}:R>"}))


def _to_close(mine: Sequence[Seating], user_id: int) -> list[Item]:
    """A table whose channel is gone can only be closed from elsewhere."""
    stuck = [seating for seating in mine if seating.table.phase is Phase.PARKED and seating.table.owner_id == user_id]
    return [
        *rows(
            [
                button(
                    seating.custom_id("close"), seating.speaker.say(Message("games-close", {"game": Message("game")}))
                )
                for seating in stuck[: limits.ROW_BUTTONS]
            ]
        )
    ]
