"""Who stands where: a list of names with numbers, drawn large enough for a telephone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.encode import encoded
from images.kit.look import Palette, Picture
from images.kit.paint import PAINTS, Colour, Paint
from images.kit.panel import lay_sheet
from images.kit.table import wood
from images.kit.text import Style, fit, put

WIDTH, MARGIN = 900, 24
HEAD, ROW, FOOT = 190, 92, 24
PLACE, NAME, POINTS, WINS, GAMES = 84, 140, 620, 730, 830
"""Where the columns are: the middle of the place, the left end of the name, the right ends of the numbers."""
MEDALS: tuple[Colour, ...] = ("#d9a521", "#a9adb3", "#b0703c")
MEDAL_INK = "#2b1a0d"


@dataclass(frozen=True, slots=True)
class Rung:
    """One line: the place (several may share it), the name, and the numbers as they are written."""

    place: int
    name: str
    points: str
    wins: str
    games: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """All lines, what stands above them, and what the three columns of numbers are called; everything in words."""

    title: str
    heads: tuple[str, str, str]
    rungs: tuple[Rung, ...]


def draw_ladder(ladder: Ladder, palette: Palette = "default") -> Picture:
    """The ladder as a picture."""
    paint = PAINTS[palette]
    height = HEAD + ROW * len(ladder.rungs) + FOOT + MARGIN
    picture = wood(WIDTH, height, palette)
    lay_sheet(picture, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), paint)
    _head(picture, ladder, paint)
    for number, rung in enumerate(ladder.rungs):
        _rung(picture, rung, HEAD + ROW * number + ROW // 2, paint)
    return encoded(picture)


def _head(picture: Image.Image, ladder: Ladder, paint: Paint) -> None:
    title, style = fit(ladder.title, Style(54, paint.ink), WIDTH - 2 * MARGIN - 60)
    put(picture, title, style, (WIDTH / 2, 84), "mm")
    for text, x in zip(ladder.heads, (POINTS, WINS, GAMES), strict=True):
        shown, small = fit(text, Style(27, paint.faint, "medium"), 126)
        put(picture, shown, small, (x, HEAD - 26), "rm")


def _rung(picture: Image.Image, rung: Rung, y: int, paint: Paint) -> None:
    _place(picture, rung.place, y, paint)
    name, style = fit(rung.name, Style(42, paint.ink), POINTS - NAME - 130)
    put(picture, name, style, (NAME, y))
    for text, x, weight in _numbers(rung):
        put(picture, text, Style(40, paint.ink, "bold" if weight else "medium"), (x, y), "rm")


def _numbers(rung: Rung) -> Sequence[tuple[str, int, bool]]:
    """The texts of the numbers, where they end, and whether they are the ones that count."""
    return ((rung.points, POINTS, True), (rung.wins, WINS, False), (rung.games, GAMES, False))


def _place(picture: Image.Image, place: int, y: int, paint: Paint) -> None:
    """The place, on a medal where there is one for it."""
    ink = paint.ink
    if place <= len(MEDALS):
        canvas = Canvas(72, 72)
        canvas.disc((36, 36), 33, paint.outline)
        canvas.disc((36, 36), 30, MEDALS[place - 1])
        medal = canvas.done()
        picture.paste(medal, (PLACE - 36, y - 36), medal)
        ink = MEDAL_INK
    put(picture, str(place), Style(38, ink), (PLACE, y), "mm")
