"""How a table stands, privately: who sits where, who is awaited, how it is played, and the promise of fair dice."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot import limits
from bot.panels import ids
from bot.panels.kit import Item, Panel, button, rows, rule, text
from bot.panels.lobby import options_lines, seats
from bot.panels.result import fingerprint
from bot.panels.seating import Seating
from bot.panels.table import called, headline, parked, title
from bot.panels.waiting import terms_lines
from bot.speech import speaker
from bot.table import Phase
from rules.words import Message


def status_panel(seating: Seating) -> Panel:
    """Everything about a table that stands in its papers."""
    table, say = seating.table, seating.speaker.say
    items: list[Item] = [
        text(title(seating), headline(seating) or say(Message("status-lobby"))),
        text(*_standing(seating)),
        *_awaited(seating),
        text(*(f"- {line}" for line in (*_options(seating), *terms_lines(seating)))),
        text(f"-# {say(Message('status-leaving'))}"),
    ]
    if table.trouble is not None:
        items.append(text(f"⚠️ {say(table.trouble)}"))
    if table.commitment is not None:
        items.append(text(f"-# {say(Message('dice-promise', {'hash': fingerprint(table.commitment)}))}"))
    return Panel(*items)


def _awaited(seating: Seating) -> list[Item]:
    """Who is awaited, or why nobody is."""
    if seating.table.phase is Phase.PARKED:
        return [text(parked(seating))]
    return [text(*called(seating))] if seating.table.phase is Phase.PLAYING else []


def _options(seating: Seating) -> list[str]:
    """What holds: in a lobby at a table as full as it should be."""
    table = seating.table
    seats_taken = table.seats_wanted if table.phase is Phase.LOBBY else len(table.holders)
    return options_lines(table.options.holding(seats_taken), seating)


def _standing(seating: Seating) -> list[str]:
    """Who sits where, and where the game can tell, how far each has come."""
    table, say = seating.table, seating.speaker.say
    scores = table.rules.standing(table.state) if table.state is not None else ()
    lines = seats(seating)
    return [f"{line} · {say(score)}" for line, score in zip(lines, scores, strict=True)] if scores else lines


def question_panel(
    seating: Seating, asks: Message, word: str, yes: Message, *arguments: int, note: Message | None = None
) -> Panel:
    """Asks once before something that cannot be taken back: one button does it, not pressing keeps everything.

    The `note` stands below the question.
    """
    say = seating.speaker.say
    sure = button(seating.custom_id(word, *arguments), say(yes), ButtonStyle.danger)
    return Panel(text(f"### {say(asks)}", say(note)), *rows([sure]))


def help_panel(seating: Seating | None, locale: str, games: list[str]) -> Panel:
    """How to play with Elder, what the game at hand is about, and the way to the handbooks of these games."""
    say = speaker(locale).say
    items: list[Item] = [text(f"## {say(Message('help-title'))}", say(Message("help-text")))]
    if seating is not None:
        about = seating.speaker.say
        items += [rule(), text(f"### {about(Message('game'))}", about(Message("game.intro")))]
    return Panel(*items, *rows([_to_book(game, locale) for game in games[: limits.SELECT_OPTIONS]]))


def _to_book(game: str, locale: str) -> ui.Button[Any]:
    label = speaker(locale, game).say(Message("help-handbook", {"game": Message("game")}))
    return button(ids.write(0, 0, "book", game), label)
