"""The box of Nerthania, drawn by ourselves: shelves of land in the evening sea, and the towers of four tribes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from images.kit.canvas import Canvas, Point, shaded, thickened
from images.kit.look import Look
from images.kit.paint import PAINTS, Colour, Paint
from images.kit.text import Style, fit, put, width
from images.nerthania.brush import WORDS
from images.nerthania.colours import LANDS, Land
from images.nerthania.pieces import crystal, headquarters
from rules.words import Message, Speaker

WIDTH, HEIGHT = 1200, 520
HORIZON = 236
SKY: tuple[tuple[int, Colour], ...] = (
    (0, "#1d2b4f"),
    (90, "#3d4f7d"),
    (180, "#c4798a"),
    (HORIZON, "#f6c98c"),
    (HORIZON + 1, "#7fb1c0"),
    (330, "#3f86a4"),
    (HEIGHT, "#1c4660"),
)
"""Height and colour: between two of them the sky, then the sea, goes over from one to the other."""
SUN: Point = (600, 222)
SHELVES: Sequence[tuple[str, int, int, int, int]] = (
    ("shadow_lurks", 176, 330, 250, 116),
    ("snow_blades", 430, 372, 220, 104),
    ("yew_blades", 772, 372, 220, 104),
    ("root_storm", 1024, 330, 250, 116),
)
"""Tribe, middle of its shelf, how broad it is, how large its tower."""
ISLE = (596, 312, 130)
"""The middle of the islet with the great crystal, and how broad it is."""
PEAKS: Sequence[tuple[int, int, int]] = (
    (70, 250, 190),
    (306, 262, 150),
    (600, 250, 210),
    (896, 262, 150),
    (1130, 250, 190),
)
"""Middle, foot and breadth of each mountain."""
TITLE, LINE, SPACING = 120, 40, 12


def paint_cover(look: Look) -> Image.Image:
    """The picture before it is packed."""
    paint, land = PAINTS[look.palette], LANDS[look.palette]
    picture = _heaven()
    _sun(picture)
    _mountains(picture, land)
    _waves(picture, land)
    _shelf(picture, *ISLE, land)
    for tribe, x, y, broad, tower in SHELVES:
        _shelf(picture, x, y, broad, land)
        _set(picture, headquarters(land.tribes[tribe], False, tower, paint), (x, y - tower * 0.36))
    for x, y, size in ((92, 350, 60), (264, 346, 50), (596, 296, 100), (936, 346, 50), (1106, 350, 60)):
        _set(picture, crystal(size, paint, land), (x, y))
    _title(picture, look, paint)
    return picture.convert("RGB")


def _heaven() -> Image.Image:
    picture = Image.new("RGBA", (WIDTH, HEIGHT), SKY[-1][1])
    pen = ImageDraw.Draw(picture)
    for (top, above), (foot, below) in pairwise(SKY):
        for y in range(top, foot):
            pen.line((0, y, WIDTH, y), fill=_between(above, below, (y - top) / (foot - top)))
    return picture


def _between(one: Colour, other: Colour, share: float) -> tuple[int, ...]:
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return tuple(round(a + (b - a) * share) for a, b in parts)


def _sun(picture: Image.Image) -> None:
    """The sun in its haze, half below the horizon."""
    x, y = SUN
    glow = Image.new("L", picture.size)
    ImageDraw.Draw(glow).ellipse((x - 320, y - 150, x + 320, y + 120), fill=150)
    picture.paste("#ffe2a4", (0, 0), glow.filter(ImageFilter.GaussianBlur(60)))


def _mountains(picture: Image.Image, land: Land) -> None:
    """Snowy mountains that stand in the sea."""
    top = 90
    canvas = Canvas(WIDTH, 190)
    for x, foot, broad in PEAKS:
        base, tip = foot - top, foot - top - broad * 0.52
        canvas.polygon([(x - broad / 2, base), (x, tip), (x + broad / 2, base)], land.rock_deep)
        canvas.polygon([(x - broad / 2, base), (x, tip), (x + broad * 0.08, base)], land.rock)
        snow = [(x - broad * 0.16, tip + broad * 0.17), (x, tip), (x + broad * 0.16, tip + broad * 0.17)]
        canvas.polygon(
            [*snow, (x + broad * 0.05, tip + broad * 0.13), (x - broad * 0.04, tip + broad * 0.19)], land.snow
        )
    picture.alpha_composite(canvas.done(), (0, top))


def _waves(picture: Image.Image, land: Land) -> None:
    random = Random("waves")
    canvas = Canvas(WIDTH, HEIGHT - HORIZON)
    for row in range(14):
        y = 14 + row * 20
        for _ in range(9 - row // 3):
            x, long = random.uniform(0, WIDTH), random.uniform(20, 40) * (1 + row / 7)
            canvas.line([(x, y), (x + long, y + random.uniform(-2, 2))], land.water_light + "90", 2 + row / 6)
    picture.alpha_composite(canvas.done(), (0, HORIZON))


def _shelf(picture: Image.Image, x: int, y: int, broad: int, land: Land) -> None:
    """A shelf of land with steep sides, a piece of it breaking off."""
    half, wall = broad / 2, 62
    canvas = Canvas(broad + 120, 220)
    mx, my = broad / 2 + 60, 70.0
    rim: list[Point] = [(-1, 0.1), (-0.8, -0.3), (-0.2, -0.42), (0.4, -0.4), (0.85, -0.22), (1, 0.12), (0.7, 0.4)]
    rim += [(0.15, 0.52), (-0.4, 0.46), (-0.8, 0.34)]
    top = [(mx + a * half, my + b * 70) for a, b in rim]
    front = [top[0], *reversed(top[5:])]
    canvas.polygon([*front, *((px * 0.9 + mx * 0.1, py + wall) for px, py in reversed(front))], land.rock_deep)
    for index, (px, py) in enumerate(front):
        if index % 2:
            canvas.line([(px, py), (px * 0.94 + mx * 0.06, py + wall * 0.8)], land.rock, 5)
    canvas.polygon(top, land.grass)
    canvas.polygon([(mx + (px - mx) * 0.86, my - 4 + (py - my) * 0.8) for px, py in top], land.grass_light)
    shard = [(mx + half + 12, my + 40), (mx + half + 50, my + 30), (mx + half + 40, my + 66), (mx + half + 18, my + 74)]
    canvas.polygon([(px, py + 14) for px, py in shard], land.rock_deep)
    canvas.polygon(shard, land.grass)
    _set(picture, shaded(canvas.done(), 6, 8, 0.5), (x, y + 40))


def _title(picture: Image.Image, look: Look, paint: Paint) -> None:
    """The name of the game in the sky, and a line at the foot."""
    speaker = Speaker(look.locale, WORDS)
    letters = speaker.say(Message("game")).partition(":")[0].upper()
    sheet = Image.new("RGBA", picture.size, "#00000000")
    style = Style(TITLE, paint.gold)
    x = (WIDTH - sum(width(letter, style) for letter in letters) - SPACING * (len(letters) - 1)) / 2
    for letter in letters:
        put(sheet, letter, style, (x, 78), "lm")
        x += width(letter, style) + SPACING
    golden = _shining(sheet, paint)
    picture.alpha_composite(shaded(thickened(thickened(golden, 4, paint.outline), 3, paint.gold), 6, 8, 0.8))
    words, small = fit(speaker.say(Message("cover-line")), Style(LINE, paint.rim, halo=paint.outline), WIDTH - 60)
    put(picture, words, small, (WIDTH / 2, HEIGHT - 28), "mm")


def _shining(letters: Image.Image, paint: Paint) -> Image.Image:
    """The letters in gold that catches the light from above."""
    top, foot = 30, 130
    gold = Image.new("RGBA", letters.size, paint.gold)
    pen = ImageDraw.Draw(gold)
    for y in range(foot):
        pen.line((0, y, WIDTH, y), fill=_between(paint.glow, paint.gold, max(0, y - top) / (foot - top)))
    gold.putalpha(letters.getchannel("A"))
    return gold


def _set(picture: Image.Image, sprite: Image.Image, at: Point) -> None:
    """A sprite with its middle here."""
    picture.alpha_composite(sprite, (max(0, round(at[0] - sprite.width / 2)), round(at[1] - sprite.height / 2)))
