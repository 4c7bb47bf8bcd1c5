"""The small pieces: bears, steaks, fight tokens, and the signs for food, shelter and the stack."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from images.kit.canvas import Canvas, shaded, thickened
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.paint import Colour, Livery, Paint
from images.sapiens.colours import Land
from rules.sapiens.view import Total


@lru_cache(maxsize=16)
def bear(size: int, paint: Paint, land: Land) -> Image.Image:
    """A bear on its disc."""
    return _disc("bear-head", size, land.bear, land.bear_deep, paint)


@lru_cache(maxsize=16)
def steak(size: int, paint: Paint, land: Land) -> Image.Image:
    """A steak on its disc."""
    return _disc("steak", size, land.steak, land.steak_deep, paint)


@lru_cache(maxsize=32)
def fight(livery: Livery, size: int, paint: Paint) -> Image.Image:
    """A fight token: a club with its owner's mark, which is large enough for a phone."""
    sheet = Image.new("RGBA", (size, size), "#00000000")
    club = thickened(icon("wood-club", size, paint.outline), max(1.0, size / 20), paint.rim)
    sheet.alpha_composite(club)
    badge = seat_badge(livery, paint, round(size * 0.72))
    sheet.alpha_composite(badge, (0, 0))
    return sheet


@lru_cache(maxsize=16)
def total_sign(total: Total, size: int, ink: Colour) -> Image.Image:
    """What stands for a total: an apple for food, a cave in its rock for shelter."""
    if total is Total.FOOD:
        return icon("shiny-apple", size, ink)
    canvas = Canvas(size, size)
    u = size / 100
    rock = [(4, 92), (12, 52), (28, 40), (40, 14), (58, 8), (76, 30), (88, 46), (96, 92)]
    canvas.polygon([(x * u, y * u) for x, y in rock], ink)
    sprite = canvas.done()
    mouth = Canvas(size, size)
    mouth.rounded((30 * u, 48 * u, 70 * u, 140 * u), 20 * u, ink)
    sprite.putalpha(ImageChops.subtract(sprite.getchannel("A"), mouth.done().getchannel("A")))
    return sprite


def _disc(name: str, size: int, fill: Colour, deep: Colour, paint: Paint) -> Image.Image:
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    canvas.disc(middle, size * 0.47, paint.outline)
    canvas.disc(middle, size * 0.445, paint.rim)
    canvas.disc(middle, size * 0.395, deep)
    canvas.disc((middle[0], middle[1] - size * 0.015), size * 0.385, fill)
    sprite = canvas.done()
    inner = round(size * 0.54)
    sprite.alpha_composite(icon(name, inner, paint.rim), ((size - inner) // 2, (size - inner) // 2))
    return shaded(sprite, max(1, size // 30), max(1.0, size / 40), 0.5)
