"""The small pieces: cubes, boxes of a cost, marks of the peoples, backs of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image

from images.kit.canvas import Canvas, shaded
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.paint import PAINTS, Colour, Livery, Paint
from images.shared_worlds.colours import GROUNDS
from images.shared_worlds.scenes import PEOPLES
from rules.shared_worlds.cards import Box, Tribe
from rules.shared_worlds.cards.terms import COLOUR_OF

Kind = Literal["power", "life"]
PEOPLE_OF = {Box(colour.value): tribe for tribe, colour in COLOUR_OF.items()}
"""Whose colour a box of a cost has."""


@lru_cache(maxsize=64)
def cube(kind: Kind, size: int, palette: Palette) -> Image.Image:
    """A cube seen from the front and a little from above."""
    ground = GROUNDS[palette]
    fill, light = (ground.cube, ground.cube_light) if kind == "power" else (ground.life, ground.life_light)
    canvas = Canvas(size, size)
    rim = max(1.5, size * 0.07)
    canvas.rounded((0, 0, size, size), size * 0.2, PAINTS[palette].rim)
    canvas.rounded((rim, rim, size - rim, size - rim), size * 0.15, fill)
    canvas.polygon(_lid(size, rim), light)
    return canvas.done()


@lru_cache(maxsize=64)
def hole(size: int, palette: Palette) -> Image.Image:
    """The empty place of a cube."""
    canvas = Canvas(size, size)
    gap = size * 0.12
    canvas.rounded((gap, gap, size - gap, size - gap), size * 0.15, None, GROUNDS[palette].hole, max(2.0, size * 0.09))
    return canvas.done()


@lru_cache(maxsize=8)
def spent_cube(size: int, palette: Palette) -> Image.Image:
    """A cube that was used: it lies beside the buildings, and a line is drawn through it."""
    paint = PAINTS[palette]
    canvas = Canvas(size, size)
    canvas.stamp(cube("power", size, palette), (0, 0))
    canvas.line([(size * 0.12, size * 0.88), (size * 0.88, size * 0.12)], paint.rim, size * 0.2)
    canvas.line([(size * 0.12, size * 0.88), (size * 0.88, size * 0.12)], paint.alarm, size * 0.11)
    return canvas.done()


def badged(sprite: Image.Image, livery: Livery, paint: Paint) -> Image.Image:
    """A cube, or its empty place, with the badge of the other player on its upper right corner."""
    sheet = Image.new("RGBA", (sprite.width + 22, sprite.height + 22), "#00000000")
    sheet.alpha_composite(sprite, (11, 11))
    badge = seat_badge(livery, paint, 36)
    sheet.alpha_composite(badge, (sheet.width - badge.width, 0))
    return sheet


@lru_cache(maxsize=8)
def ghost(size: int, palette: Palette) -> Image.Image:
    """The place of a cube that is with somebody else: one can see that it will be back."""
    sprite = cube("power", size, palette).copy()
    sprite.putalpha(sprite.getchannel("A").point([round(level * 0.4) for level in range(256)]))
    return sprite


@lru_cache(maxsize=64)
def cost_box(box: Box, size: int, palette: Palette) -> Image.Image:
    """A box of a cost: the colour and mark of a people, or black with a ring for any."""
    canvas = Canvas(size, size)
    paint, ground = PAINTS[palette], GROUNDS[palette]
    line = max(1.5, size * 0.05)
    canvas.rounded((0, 0, size, size), size * 0.2, paint.outline)
    canvas.rounded((line, line, size - line, size - line), size * 0.16, paint.rim)
    inner = (2 * line, 2 * line, size - 2 * line, size - 2 * line)
    if box is Box.ANY:
        canvas.rounded(inner, size * 0.12, ground.cube)
        reach = size * 0.2
        middle = size / 2
        ring = (middle - reach, middle - reach, middle + reach, middle + reach)
        canvas.ellipse(ring, None, paint.rim, max(2.0, size * 0.08))
        return canvas.done()
    dye = ground.peoples[PEOPLE_OF[box]]
    canvas.rounded(inner, size * 0.12, dye.fill)
    return _stamped(canvas.done(), PEOPLES[PEOPLE_OF[box]], 0.7, dye.ink)


@lru_cache(maxsize=64)
def mark(tribe: Tribe, size: int, palette: Palette) -> Image.Image:
    """The mark of a people on its disc."""
    canvas = Canvas(size, size)
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[tribe]
    middle = (size / 2, size / 2)
    canvas.disc(middle, size * 0.49, paint.outline)
    canvas.disc(middle, size * 0.455, paint.rim)
    canvas.disc(middle, size * 0.4, dye.fill)
    return _stamped(canvas.done(), PEOPLES[tribe], 0.58, dye.ink)


@lru_cache(maxsize=32)
def number_box(kind: Kind, size: int, palette: Palette) -> Image.Image:
    """What the printed Power or Life stands on: a cube, large."""
    return shaded(_on_room(cube(kind, size, palette), 6), 2, 3, 0.6)


@lru_cache(maxsize=32)
def back(wide: int, high: int, palette: Palette) -> Image.Image:
    """The back of a card: a hide with a seam."""
    paint, ground = PAINTS[palette], GROUNDS[palette]
    canvas = Canvas(wide, high)
    corner = min(wide, high) * 0.12
    canvas.rounded((0, 0, wide, high), corner, paint.outline)
    canvas.rounded((2, 2, wide - 2, high - 2), corner - 1, paint.rim)
    canvas.rounded((5, 5, wide - 5, high - 5), corner * 0.7, ground.back)
    inset = min(wide, high) * 0.17
    canvas.rounded((inset, inset, wide - inset, high - inset), corner * 0.5, None, ground.back_line, 2.5)
    sprite = canvas.done()
    size = round(min(wide, high) * 0.46)
    sprite.alpha_composite(icon("hand", size, ground.back_line), ((wide - size) // 2, (high - size) // 2))
    return sprite


@lru_cache(maxsize=2)
def pile(palette: Palette) -> Image.Image:
    """Cards that lie on each other, face-down."""
    wide, high, step = 38, 50, 5
    sheet = Image.new("RGBA", (wide + 2 * step, high + 2 * step), "#00000000")
    for number in range(3):
        sheet.alpha_composite(back(wide, high, palette), (number * step, (2 - number) * step))
    return sheet


@lru_cache(maxsize=64)
def sign(name: str, size: int, ink: Colour, disc: Colour, rim: Colour) -> Image.Image:
    """An icon on a disc, which shows on every ground."""
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    canvas.disc(middle, size * 0.5, rim)
    canvas.disc(middle, size * 0.455, disc)
    return _stamped(canvas.done(), name, 0.66, ink)


def _stamped(sprite: Image.Image, name: str, share: float, ink: Colour) -> Image.Image:
    inner = round(sprite.width * share)
    at = ((sprite.width - inner) // 2, (sprite.height - inner) // 2)
    sprite.alpha_composite(icon(name, inner, ink), at)
    return sprite


def _on_room(sprite: Image.Image, room: int) -> Image.Image:
    sheet = Image.new("RGBA", (sprite.width + 2 * room, sprite.height + 2 * room), "#00000000")
    sheet.alpha_composite(sprite, (room, room))
    return sheet


def _lid(size: int, rim: float) -> list[tuple[float, float]]:
    left, right, top, low = rim * 1.8, size - rim * 1.8, rim * 1.8, size * 0.28
    return [(left, top), (right, top), (right - size * 0.08, low), (left + size * 0.08, low)]
