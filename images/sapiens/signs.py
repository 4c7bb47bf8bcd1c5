"""What shows that something happened or may be chosen: the last action, its links, numbered places."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, shaded
from images.kit.look import Look
from images.kit.paint import Paint
from images.sapiens.brush import Brush, stick
from images.sapiens.pieces import marker
from images.sapiens.plan import Area, Plan, around, centre
from images.sapiens.valley import place_at
from rules.sapiens.view import SapiensView


def draw_last(picture: Image.Image, view: SapiensView, laying: Plan, brush: Brush) -> None:
    """A bright frame around what the last action touched, and a clasp over each link of the tile laid last."""
    for seat, clan in enumerate(view.clans):
        boxes = [place_at(clan.valley, laying.sites[seat], one.name) for one in view.last if one.seat == seat]
        if boxes:
            left, top, right, bottom = around(*boxes)
            frame = _frame(right - left, bottom - top, laying.sites[seat].scale.square, brush.paint)
            picture.paste(frame, (left, top), frame)
    for link in view.links:
        site = laying.sites[link.seat]
        one, other = (place_at(view.clans[link.seat].valley, site, name) for name in (link.at, link.to))
        (ax, ay), (bx, by) = centre(one), centre(other)
        stick(picture, _clasp(site.scale.square, ax == bx, brush.paint), ((ax + bx) / 2, (ay + by) / 2))


def draw_marks(picture: Image.Image, view: SapiensView, laying: Plan, look: Look, brush: Brush) -> None:
    """A number on each place that may be chosen; a place that no valley has is left out."""
    for spot in look.marks:
        seat = view.viewer if spot.seat is None else spot.seat
        if seat is None:
            continue
        valley, site = view.clans[seat].valley, laying.sites[seat]
        if spot.place in {*(square.name for square in valley.squares), *(cave.name for cave in valley.caves)}:
            _mark(picture, place_at(valley, site, spot.place), spot.label, site.scale.square, brush.paint)


def _mark(picture: Image.Image, box: Area, label: str, square: int, paint: Paint) -> None:
    """A golden frame, and the number in the upper right corner; a cave is too small to hold all of it."""
    left, top, right, bottom = box
    frame = _golden(right - left, bottom - top, square, paint)
    picture.paste(frame, (left, top), frame)
    sprite = marker(label, round(square * 0.5), paint)
    inset = square * (0.26 if min(right - left, bottom - top) == square else 0.14)
    stick(picture, sprite, (right - inset, top + inset))


@lru_cache(maxsize=16)
def _golden(wide: int, high: int, square: int, paint: Paint) -> Image.Image:
    canvas = Canvas(wide, high)
    line = square * 0.032
    canvas.rounded((0, 0, wide, high), square * 0.09, None, paint.outline, line * 2)
    gap = line * 0.4
    canvas.rounded((gap, gap, wide - gap, high - gap), square * 0.08, None, paint.gold, line * 1.2)
    return canvas.done()


@lru_cache(maxsize=32)
def _frame(wide: int, high: int, square: int, paint: Paint) -> Image.Image:
    canvas = Canvas(wide, high)
    line = max(3.0, square * 0.045)
    canvas.rounded((0, 0, wide, high), square * 0.16, None, paint.outline, line * 1.7)
    gap = line * 0.35
    canvas.rounded((gap, gap, wide - gap, high - gap), square * 0.15, None, paint.gold, line)
    return canvas.done()


@lru_cache(maxsize=8)
def _clasp(square: int, upright: bool, paint: Paint) -> Image.Image:
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
