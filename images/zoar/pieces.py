"""The pieces, as if cut out of painted card: each kind has its own outline, each side its colour and mark."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image

from images.kit.canvas import Canvas, Point, curve, regular, shaded, thickened
from images.kit.icons import icon
from images.kit.marks import draw_mark
from images.kit.paint import Colour, Livery, Paint
from images.zoar.colours import Land

Kind = Literal["army", "armies", "leader", "city", "temple", "relic", "ruin", "temple-ruin", "food", "metal"]

SHEET = 128
"""Pieces are drawn on a square of this size, with room for rim and shadow around the middle 100."""
MIDDLE = SHEET / 2


@lru_cache(maxsize=1024)
def piece(kind: Kind, livery: Livery | None, size: int, paint: Paint, land: Land) -> Image.Image:
    """The piece as a sprite of `size` pixels, its shadow included. Goods and ruins belong to nobody."""
    small = _cut_out(kind, livery, paint, land).resize((size, size), Image.Resampling.LANCZOS)
    return shaded(small, max(1, size // 28), max(1.0, size / 40), 0.55)


@lru_cache(maxsize=64)
def _cut_out(kind: Kind, livery: Livery | None, paint: Paint, land: Land) -> Image.Image:
    canvas = Canvas(SHEET, SHEET)
    if livery is None:
        _of_nobody(canvas, kind, paint, land)
    else:
        _of_a_side(canvas, kind, livery, paint, land)
    return thickened(thickened(canvas.image, 9, paint.rim), 5, paint.outline)


def _of_nobody(canvas: Canvas, kind: Kind, paint: Paint, land: Land) -> None:
    match kind:
        case "food":
            _food(canvas, paint, land)
        case "metal":
            _metal(canvas, paint, land)
        case "temple-ruin":
            _ruin(canvas, "ancient-columns", paint, land)
        case _:
            _ruin(canvas, "castle-ruins", paint, land)


def _of_a_side(canvas: Canvas, kind: Kind, livery: Livery, paint: Paint, land: Land) -> None:
    match kind:
        case "army":
            _shield(canvas, livery, (MIDDLE, MIDDLE))
        case "armies":
            _shield(canvas, livery, (MIDDLE + 9, MIDDLE - 7), bare=True)
            _shield_edge(canvas, (MIDDLE - 5, MIDDLE + 3), paint)
            _shield(canvas, livery, (MIDDLE - 5, MIDDLE + 3))
        case "leader":
            _leader(canvas, livery, paint)
        case "city":
            _city(canvas, livery)
        case "temple":
            _temple(canvas, livery, land)
        case _:
            _relic(canvas, livery, paint)


def _shield_line(at: Point, grow: float = 0.0) -> list[Point]:
    x, y = at
    w, top, foot = 36 + grow, -42 - grow, 46 + grow
    right = [(w, top + 3), (w, -4), (w * 0.86, 16), (w * 0.5, 34), (0, foot)]
    left = [(-a, b) for a, b in reversed(right[:-1])]
    crown = [(-w * 0.5, top + 5), (0, top), (w * 0.5, top + 5)]
    sides = [*right, *left]
    return [(x + a, y + b) for a, b in [*crown, *curve(sides, closed=False)]]


def _shield_edge(canvas: Canvas, at: Point, paint: Paint) -> None:
    canvas.polygon(_shield_line(at, grow=4.5), paint.outline)
    canvas.polygon(_shield_line(at, grow=3), paint.rim)


def _shield(canvas: Canvas, livery: Livery, at: Point, bare: bool = False) -> None:
    """A heater shield, its right half in shade, the mark as its charge."""
    x, y = at
    outline = _shield_line(at)
    canvas.polygon(outline, livery.deep)
    inner = [(x + (a - x) * 0.87, y + (b - y) * 0.89) for a, b in outline]
    canvas.polygon(inner, livery.fill)
    canvas.polygon([point for point in inner if point[0] <= x + 0.5], livery.light)
    if not bare:
        inset = [(x + (a - x) * 0.77, y + (b - y) * 0.8) for a, b in outline]
        canvas.polygon(inset, livery.fill)
        draw_mark(canvas, livery.mark, (x, y - 5), 48, livery.ink)


def _leader(canvas: Canvas, livery: Livery, paint: Paint) -> None:
    """A crowned figure with spread arms."""
    x = MIDDLE
    half = [
        (0, 48),
        (12, 50),
        (19, 70),
        (46, 76),
        (48, 86),
        (28, 92),
        (26, 98),
        (36, 112),
        (33, 116),
        (8, 116),
        (0, 104),
    ]
    body = [*((x + a, b) for a, b in half), *((x - a, b) for a, b in reversed(half))]
    canvas.polygon(curve(body, steps=6), livery.fill)
    canvas.disc((x, 46), 19, livery.deep)
    canvas.disc((x, 45), 17.5, livery.fill)
    canvas.polygon(curve([(x - 20, 70), (x + 20, 70), (x + 21, 96), (x, 106), (x - 21, 96)]), livery.fill)
    draw_mark(canvas, livery.mark, (x, 84), 36, livery.ink)
    crown = [(-23, 14), (-11, 24), (0, 9), (11, 24), (23, 14), (19, 38), (-19, 38)]
    canvas.polygon([(x + a, b + 1) for a, b in crown], paint.outline)
    canvas.polygon([(x + a * 0.86, 3.5 + b * 0.9) for a, b in crown], paint.gold)


def _city(canvas: Canvas, livery: Livery) -> None:
    """A house with a steep roof between two towers, behind a wall with the mark."""
    for left in (18, 88):
        canvas.polygon([(left, 46), (left + 22, 46), (left + 22, 100), (left, 100)], livery.fill)
        for tooth in (0, 8.5, 17):
            canvas.polygon(
                [(left + tooth, 37), (left + tooth + 5, 37), (left + tooth + 5, 47), (left + tooth, 47)], livery.fill
            )
        canvas.rounded((left + 8, 53, left + 14, 64), 3, livery.deep)
    canvas.polygon([(64, 12), (94, 46), (34, 46)], livery.deep)
    canvas.polygon([(64, 12), (64, 46), (34, 46)], livery.fill)
    canvas.polygon([(40, 46), (88, 46), (88, 100), (40, 100)], livery.light)
    canvas.polygon([(14, 70), (114, 70), (114, 112), (14, 112)], livery.deep)
    canvas.polygon([(14, 73), (114, 73), (114, 112), (14, 112)], livery.fill)
    for tooth in range(14, 110, 15):
        canvas.polygon([(tooth, 65), (tooth + 9, 65), (tooth + 9, 74), (tooth, 74)], livery.fill)
    draw_mark(canvas, livery.mark, (MIDDLE, 92), 36, livery.ink)


def _temple(canvas: Canvas, livery: Livery, land: Land) -> None:
    """Marble columns under a painted gable with the mark."""
    canvas.polygon([(64, 14), (116, 52), (12, 52)], livery.deep)
    canvas.polygon([(64, 20), (106, 49), (22, 49)], livery.fill)
    draw_mark(canvas, livery.mark, (MIDDLE, 40), 22, livery.ink)
    canvas.polygon([(14, 52), (114, 52), (114, 60), (14, 60)], land.stone_light)
    canvas.polygon([(20, 60), (108, 60), (108, 98), (20, 98)], livery.deep)
    for left in (20, 44, 68, 92):
        canvas.polygon([(left, 60), (left + 16, 60), (left + 16, 98), (left, 98)], land.stone_light)
        canvas.polygon([(left + 10, 60), (left + 16, 60), (left + 16, 98), (left + 10, 98)], land.stone)
    canvas.polygon([(16, 98), (112, 98), (112, 106), (16, 106)], land.stone_light)
    canvas.polygon([(10, 106), (118, 106), (118, 114), (10, 114)], land.stone)


def _relic(canvas: Canvas, livery: Livery, paint: Paint) -> None:
    """A golden jar on a disc in its owner's colour, the mark on its belly."""
    canvas.disc((MIDDLE, MIDDLE), 50, paint.gold)
    canvas.disc((MIDDLE, MIDDLE), 44, livery.deep)
    canvas.disc((MIDDLE, MIDDLE - 1), 42, livery.fill)
    _tinted(canvas, "amphora", 90, paint.outline, (0, 1))
    _tinted(canvas, "amphora", 82, paint.glow, (0, 0))
    canvas.disc((MIDDLE, MIDDLE - 2), 17, paint.glow)
    draw_mark(canvas, livery.mark, (MIDDLE, MIDDLE - 2), 26, livery.deep)


def _food(canvas: Canvas, paint: Paint, land: Land) -> None:
    canvas.disc((MIDDLE, MIDDLE), 50, land.food_deep)
    canvas.disc((MIDDLE, MIDDLE - 1), 45, land.food)
    _tinted(canvas, "cow", 76, paint.rim, (-1, 0))


def _metal(canvas: Canvas, paint: Paint, land: Land) -> None:
    canvas.polygon(regular((MIDDLE, MIDDLE), 6, 53, 0), land.metal_deep)
    canvas.polygon(regular((MIDDLE, MIDDLE - 1), 6, 47, 0), land.metal)
    _tinted(canvas, "metal-bar", 74, paint.rim, (0, 0))


def _ruin(canvas: Canvas, shape: str, paint: Paint, land: Land) -> None:
    canvas.polygon(
        curve([(14, 70), (24, 30), (58, 14), (98, 26), (114, 66), (100, 104), (60, 114), (26, 102)]), land.stone_deep
    )
    canvas.polygon(
        curve([(19, 70), (28, 34), (59, 19), (95, 30), (109, 66), (97, 99), (60, 109), (29, 98)]), land.stone
    )
    _tinted(canvas, shape, 78, paint.ink, (0, -2))


def _tinted(canvas: Canvas, name: str, size: int, colour: Colour, shift: Point) -> None:
    canvas.stamp(icon(name, size, colour), (MIDDLE - size / 2 + shift[0], MIDDLE - size / 2 + shift[1]))
