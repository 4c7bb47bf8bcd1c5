"""What shows that something happened: the last action and its links."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas, shaded
from images.kit.paint import Paint
from images.sapiens.brush import Brush
from images.sapiens.plan import Plan, around, centre
from images.sapiens.valley import place_at
from rules.sapiens.view import SapiensView


def draw_last(picture: Image.Image, view: SapiensView, laying: Plan, brush: Brush) -> None:
    """A bright frame around what the last action touched, and a clasp over each link of the tile laid last."""
    for seat, clan in enumerate(view.clans):
        boxes = [place_at(clan.valley, laying.sites[seat], one.name) for one in view.last if one.seat == seat]
        if boxes:
            left, top, right, bottom = around(*boxes)
            golden = frame(right - left, bottom - top, laying.sites[seat].scale.square, brush.paint)
            picture.paste(golden, (left, top), golden)
    for link in view.links:
        site = laying.sites[link.seat]
        one, other = (place_at(view.clans[link.seat].valley, site, name) for name in (link.at, link.to))
        (ax, ay), (bx, by) = centre(one), centre(other)
        stick(picture, clasp(site.scale.square, ax == bx, brush.paint), ((ax + bx) / 2, (ay + by) / 2))


@lru_cache(maxsize=32)
def frame(wide: int, high: int, square: int, paint: Paint) -> Image.Image:
    """A golden line between two dark ones, which shows on every ground."""
    canvas = Canvas(wide, high)
    line = max(3.0, square * 0.045)
    canvas.rounded((0, 0, wide, high), square * 0.16, None, paint.outline, line * 1.7)
    gap = line * 0.35
    canvas.rounded((gap, gap, wide - gap, high - gap), square * 0.15, None, paint.gold, line)
    return canvas.done()


@lru_cache(maxsize=8)
def clasp(square: int, upright: bool, paint: Paint) -> Image.Image:
    """Two golden rings through each other."""
    long, wide = round(square * 0.52), round(square * 0.3)
    canvas = Canvas(long, wide)
    ring, line = wide * 0.46, max(2.5, square * 0.05)
    for colour, thick, grow in ((paint.outline, line * 2, line * 0.5), (paint.gold, line, 0.0)):
        for x in (long * 0.34, long * 0.66):
            reach = ring + grow - line * 0.5
            canvas.ellipse((x - reach, wide / 2 - reach, x + reach, wide / 2 + reach), None, colour, thick)
    sprite = shaded(canvas.done(), 1, 2, 0.6)
    return sprite.transpose(Image.Transpose.ROTATE_90) if upright else sprite
