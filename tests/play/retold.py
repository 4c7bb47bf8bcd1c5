"""All that somebody is told of what has happened at a table."""

from __future__ import annotations

from bot.speech import speaker
from rules.words import Message as Text
from tests.play.club import Club
from tests.play.guest import Guest, Reply
from tests.wire import controls


async def log_of(club: Club, reader: Guest) -> list[str]:
    """Every line of the log as this reader is told it, from the first to the last."""
    shown = await reader.tap(club.newest, "Log")
    pages = [_lines(shown, "<t:")]
    while earlier := labelled(shown, reader, "log-earlier"):
        shown = await reader.press(shown.message, earlier)
        pages.insert(0, _lines(shown, "<t:"))
    return [line for page in pages for line in page]


async def replay_of(club: Club, reader: Guest) -> list[str]:
    """All that is said of every step, but for how many there are by now and what can be pressed."""
    shown = await reader.slash(club.channel, "replay", game=str(club.table_id))
    steps = [_told(shown, reader)]
    while onward := labelled(shown, reader, "replay-on"):
        shown = await reader.press(shown.message, onward)
        steps.append(_told(shown, reader))
    return steps


def _lines(shown: Reply, sign: str) -> list[str]:
    return [line for line in shown.words.splitlines() if line.startswith(sign)]


def labelled(shown: Reply, reader: Guest, label: str) -> str | None:
    """The button with this label, where it can be pressed."""
    said = speaker(reader.locale[:2]).say(Text(label))
    parts = controls(shown.message).items()
    return next((key for key, part in parts if part.get("label") == said), None)


def _told(shown: Reply, reader: Guest) -> str:
    """What stands above the buttons, without the line that counts the steps."""
    told, _, _ = shown.words.partition(speaker(reader.locale[:2]).say(Text("replay-first")))
    return "\n".join(line for line in told.splitlines() if not line.startswith("-#"))
