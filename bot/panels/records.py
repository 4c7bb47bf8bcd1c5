"""What people have achieved on a server: one person's records, and who stands where in a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle

from bot import limits
from bot.panels import ids
from bot.panels.kit import Item, Panel, button, picture, rows, text
from bot.panels.result import MEDALS
from bot.speech import apart, cut, speaker
from bot.store.results import MOST, Standing
from images.kit.ladder import Ladder, Rung
from rules.words import Message

LADDER_NAME = "leaderboard.webp"


def places(standings: Sequence[Standing]) -> list[int]:
    """The place of each, the strongest first; who is shown with the same points shares it."""
    points = [standing.strength.points for standing in standings]
    return [points.index(each) + 1 for each in points]


def ladder(game: str, standings: Sequence[Standing], locale: str) -> Ladder:
    """The best of a game, as they are drawn."""
    say = speaker(locale, game).say
    rungs = [
        Rung(place, standing.name, str(standing.strength.points), str(standing.wins), str(standing.games))
        for place, standing in zip(places(standings), standings, strict=True)
    ]
    heads = (say(Message("ladder-points")), say(Message("ladder-wins")), say(Message("ladder-games")))
    return Ladder(say(Message("ladder-title", {"game": Message("game")})), heads, tuple(rungs[:MOST]))


def ladder_panel(game: str, standings: Sequence[Standing], user_id: int, locale: str, file_name: str | None) -> Panel:
    """The best of a game, in a picture where there is one and in words; and where the reader stands."""
    say = speaker(locale, game).say
    title = text(f"## {say(Message('ladder-title', {'game': Message('game')}))}")
    if not standings:
        return Panel(title, text(say(Message("ladder-empty"))))
    ranked = list(zip(places(standings), standings, strict=True))
    lines = [_line(say, place, standing) for place, standing in ranked[:MOST]]
    lines += [_line(say, place, standing) for place, standing in ranked[MOST:] if standing.user_id == user_id]
    seen: list[Item] = [picture(file_name, cut(" ".join(lines), limits.ALT_TEXT))] if file_name else []
    return Panel(title, *seen, text(*lines), text(f"-# {say(Message('ladder-about'))}"))


def stats_panel(name: str, standings: Sequence[Standing], placed: Mapping[str, tuple[int, int]], locale: str) -> Panel:
    """What this person has achieved; `placed` says for each game the place and among how many."""
    say = speaker(locale).say
    title = text(f"## {say(Message('stats-title', {'who': name}))}")
    if not standings:
        return Panel(title, text(say(Message("stats-empty"))))
    lines = []
    for standing in standings:
        place, of = placed[standing.game]
        achieved = Message(
            "stats-line",
            {
                "game": speaker(locale, standing.game).say(Message("game")),
                "games": standing.games,
                "wins": standing.wins,
                "points": standing.strength.points,
                "place": place,
                "of": of,
            },
        )
        lines.append(say(achieved))
    return Panel(title, text(*lines), text(f"-# {say(Message('ladder-about'))}"))


def forget_panel(locale: str) -> Panel:
    """Asks once more: this cannot be taken back."""
    say = speaker(locale).say
    yes = button(ids.write(0, 0, "forget"), say(Message("forget-yes")), ButtonStyle.danger)
    return Panel(text(f"### {say(Message('forget-sure'))}", say(Message("forget-what"))), *rows([yes]))


def _line(say: Any, place: int, standing: Standing) -> str:
    achieved = Message(
        "ladder-line",
        {
            "place": MEDALS[place - 1] if place <= len(MEDALS) else f"{place}.",
            "who": apart(standing.name),
            "points": standing.strength.points,
            "wins": standing.wins,
            "games": standing.games,
        },
    )
    return str(say(achieved))
