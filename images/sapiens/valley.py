"""A valley: its board, drawn once and kept, and what lies in it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from images.kit.brush import stick
from images.kit.look import Palette
from images.kit.paint import PAINTS, Paint
from images.kit.text import Style, put
from images.sapiens.brush import Brush
from images.sapiens.caves import draw_cave
from images.sapiens.colours import LANDS, Land
from images.sapiens.land import VARIANTS, cave, falls, ground, rock
from images.sapiens.pieces import bear
from images.sapiens.plan import COLUMNS, LARGE, READABLE, ROWS, Area, Scale, Site, around, centre, moved
from images.sapiens.scenes import SHADE, face_down, tile, token
from rules.sapiens.view import Direction, LaidView, SquareView, Terrain, ValleyView

Printed = tuple[tuple[tuple[str, Terrain, int], ...], tuple[tuple[Direction, str], ...]]
"""What never changes: name, terrain and food of each square; side and square of each cave."""


def draw_valley(picture: Image.Image, valley: ValleyView, site: Site, brush: Brush) -> None:
    """The whole valley on its site."""
    sprite = board(_printed(valley), site.scale, brush.palette)
    picture.paste(sprite, site.corner, _outline(site.scale))
    for one in valley.caves:
        if not one.covered:
            draw_cave(picture, one, site, brush)
    for fall in valley.falls:
        if fall.token is not None:
            stone = token(fall.token, round(site.scale.rim * 0.66), brush.paint, brush.land)
            stick(picture, stone, centre(moved(site.scale.falls_box(fall.side), site.corner)))
    for laid in valley.laid:
        _draw_tile(picture, laid, valley, site, brush)
    for square in valley.squares:
        if square.bear:
            _draw_bear(picture, square, site, brush)


@lru_cache(maxsize=12)
def board(printed: Printed, scale: Scale, palette: Palette) -> Image.Image:
    """Squares, rim, caves, waterfalls and names: all that is printed."""
    paint, land = PAINTS[palette], LANDS[palette]
    squares, caves = printed
    picture = Image.new("RGB", (scale.width, scale.height), land.rock_deep)
    _draw_rim(picture, scale, land)
    for side, square in caves:
        box = scale.rim_box(side, square)
        mouth = cave(side, (box[2] - box[0], box[3] - box[1]), land)
        picture.paste(mouth, box[:2], mouth)
    for number, (name, terrain, food) in enumerate(squares):
        variant = (number * 3 + number // 8) % VARIANTS
        picture.paste(ground(terrain, food, variant, scale.square, paint, land), scale.square_box(name)[:2])
        if scale is LARGE:
            _name_square(picture, name, scale, paint)
    _letter(picture, caves, scale, paint, land)
    return picture


def place_at(valley: ValleyView, site: Site, name: str) -> Area:
    """Where on the picture a square or cave of this valley is."""
    return moved(site.scale.place_box(name, valley.caves), site.corner)


def _printed(valley: ValleyView) -> Printed:
    return (
        tuple((square.name, square.terrain, square.food) for square in valley.squares),
        tuple((one.side, one.square) for one in valley.caves),
    )


def _draw_rim(picture: Image.Image, scale: Scale, land: Land) -> None:
    spots = [(side, f"{letter}1") for letter in COLUMNS for side in (Direction.NORTH,)]
    spots += [(Direction.SOUTH, f"{letter}5") for letter in COLUMNS]
    spots += [(Direction.WEST, f"A{digit}") for digit in ROWS] + [(Direction.EAST, f"H{digit}") for digit in ROWS]
    for number, (side, square) in enumerate(spots):
        box = scale.rim_box(side, square)
        picture.paste(rock(number % 7, (box[2] - box[0], box[3] - box[1]), land), box[:2])
    foot = scale.height - scale.rim
    for number, x in enumerate((0, scale.width - scale.rim)):
        picture.paste(rock(number, (scale.rim, scale.rim), land), (x, foot))
        picture.paste(falls(scale.rim, land), (x, 0))


@lru_cache(maxsize=4)
def _outline(scale: Scale) -> Image.Image:
    """The valley's outer shape: a slab with round corners."""
    mask = Image.new("L", (2 * scale.width, 2 * scale.height))
    corner = scale.rim * 0.7
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), corner, fill=255)
    return mask.reduce(2)


def _name_square(picture: Image.Image, name: str, scale: Scale, paint: Paint) -> None:
    x, y, *_ = scale.square_box(name)
    style = Style(READABLE, paint.ink, halo=paint.parchment)
    put(picture, name, style, (x + scale.square * 0.05, y + READABLE * 0.5), "lm")


def _letter(
    picture: Image.Image, caves: tuple[tuple[Direction, str], ...], scale: Scale, paint: Paint, land: Land
) -> None:
    """Letters above and below, digits at both sides, wherever no cave is."""
    style = Style(max(READABLE, round(scale.rim * 0.42)), paint.light_ink, halo=land.rock_deep)
    spots = [(side, letter + row, letter) for letter in COLUMNS for side, row in _ENDS]
    spots += [(side, column + digit, digit) for digit in ROWS for side, column in _SIDES]
    for side, square, text in spots:
        if (side, square) not in caves:
            put(picture, text, style, centre(scale.rim_box(side, square)), "mm")


_ENDS = ((Direction.NORTH, "1"), (Direction.SOUTH, "5"))
_SIDES = ((Direction.WEST, "A"), (Direction.EAST, "H"))


def _draw_tile(picture: Image.Image, laid: LaidView, valley: ValleyView, site: Site, brush: Brush) -> None:
    one, other = place_at(valley, site, laid.at), place_at(valley, site, laid.beyond)
    whole = around(one, other)
    if laid.abandoned:
        sprite = face_down((whole[2] - whole[0], whole[3] - whole[1]), brush.paint, brush.land)
    else:
        swapped = laid.turn in (Direction.NORTH, Direction.WEST)
        first, second = (laid.second, laid.first) if swapped else (laid.first, laid.second)
        boxes = (other, one) if swapped else (one, other)
        upright = laid.turn in (Direction.NORTH, Direction.SOUTH)
        sizes = (_size(boxes[0]), _size(boxes[1]))
        sprite = tile(first, second, sizes, upright, brush.paint, brush.land)
    picture.paste(sprite, (whole[0] - SHADE, whole[1] - SHADE), sprite)


def _size(box: Area) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def _draw_bear(picture: Image.Image, square: SquareView, site: Site, brush: Brush) -> None:
    middle = centre(moved(site.scale.square_box(square.name), site.corner))
    stick(picture, bear(round(site.scale.square * 0.76), brush.paint, brush.land), middle)
