"""What the covers of all games share: their size, a sky, hills, the golden title and the line at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from images.kit.canvas import Canvas, Point, curve, shaded, thickened
from images.kit.paint import Colour, Paint
from images.kit.text import Style, fit, put, width

WIDTH, HEIGHT = 1200, 520
LINE = 40
"""The height of the letters at the foot."""


def sky(bands: Sequence[tuple[int, Colour]]) -> Image.Image:
    """A new picture; from each height to the next its colour goes over into the next."""
    picture = Image.new("RGBA", (WIDTH, HEIGHT), bands[-1][1])
    pen = ImageDraw.Draw(picture)
    for (top, above), (foot, below) in pairwise(bands):
        for y in range(top, foot):
            pen.line((0, y, WIDTH, y), fill=between(above, below, (y - top) / (foot - top)))
    return picture


def hills(picture: Image.Image, heights: Sequence[int], body: Colour, crest: Colour, thick: int) -> None:
    """A row of hills: how its crest goes, from left to right, and how thick that is drawn."""
    top = min(heights) - 8
    step = WIDTH / (len(heights) - 1)
    line = curve([(index * step, y - top) for index, y in enumerate(heights)], closed=False)
    corners = [(WIDTH, HEIGHT - top), (0, HEIGHT - top)]
    canvas = Canvas(WIDTH, HEIGHT - top)
    canvas.polygon([*line, *corners], crest)
    canvas.polygon([*((x, y + thick) for x, y in line), *corners], body)
    picture.alpha_composite(canvas.done(), (0, top))


def set_down(picture: Image.Image, sprite: Image.Image, at: Point) -> None:
    """A sprite with its middle here."""
    picture.alpha_composite(sprite, (max(0, round(at[0] - sprite.width / 2)), round(at[1] - sprite.height / 2)))


def put_title(picture: Image.Image, title: str, size: int, gap: int, y: int, paint: Paint) -> None:
    """The name of the game in golden letters, `gap` apart, their middle at this height."""
    letters = title.upper()
    sheet = Image.new("RGBA", picture.size, "#00000000")
    style = Style(size, paint.gold)
    x = (WIDTH - sum(width(letter, style) for letter in letters) - gap * (len(letters) - 1)) / 2
    for letter in letters:
        put(sheet, letter, style, (x, y), "lm")
        x += width(letter, style) + gap
    golden = _shining(sheet, round(y - size * 0.318), round(y + size * 0.307), paint)
    picture.alpha_composite(shaded(thickened(thickened(golden, 4, paint.outline), 3, paint.gold), 6, 8, 0.8))


def put_line(picture: Image.Image, words: str, paint: Paint) -> None:
    """A line at the foot."""
    line, style = fit(words, Style(LINE, paint.rim, halo=paint.outline), WIDTH - 60)
    put(picture, line, style, (WIDTH / 2, HEIGHT - 28), "mm")


def between(one: Colour, other: Colour, share: float) -> tuple[int, ...]:
    """The colour that lies this share of the way from one to the other."""
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return tuple(round(a + (b - a) * share) for a, b in parts)


def _shining(letters: Image.Image, top: int, foot: int, paint: Paint) -> Image.Image:
    """The letters in gold that catches the light from above."""
    gold = Image.new("RGBA", letters.size, paint.gold)
    pen = ImageDraw.Draw(gold)
    for y in range(foot):
        pen.line((0, y, WIDTH, y), fill=between(paint.glow, paint.gold, max(0, y - top) / (foot - top)))
    gold.putalpha(letters.getchannel("A"))
    return gold
