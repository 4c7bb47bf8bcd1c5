"""The buildings of a player with all that lies there: cubes, those lent to it, Workers and attachments."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.paint import Paint
from images.kit.text import Style, put
from images.kit.text import width as text_width
from images.shared_worlds.brush import Brush, write_readably
from images.shared_worlds.pieces import back, badged, cost_box, cube, ghost, hole
from images.shared_worlds.plan import READABLE, Side
from images.shared_worlds.unit import attachment
from rules.game import Seat
from rules.shared_worlds.cards import Box, building
from rules.shared_worlds.view import BuildingView, SharedWorldsView

CUBE = 42
SHOWN = 7
"""So many cubes of a kind are drawn; more of them are said as a number."""
ASIDE = 460
"""How far behind its name the cubes of a building lie that has a whole line to itself."""


def draw_building(
    picture: Image.Image, view: SharedWorldsView, one: BuildingView, side: Side, number: int, brush: Brush
) -> None:
    """The building of this number: its name above and its cubes below, or all of it in one line where it is alone."""
    left, top, right, bottom = side.building(number)
    row = building(one.card.id)
    sprite = _plate(right - left, bottom - top, brush.paint)
    picture.paste(sprite, (left, top), sprite)
    colour = cost_box(Box(row.colour.value), bottom - top - 28, brush.palette)
    stick(picture, colour, (left + 14 + colour.width / 2, (top + bottom) / 2))
    x, name, cubes = left + colour.width + 28, top + 33, bottom - 32
    if side.buildings == 1:
        name = cubes = (top + bottom) // 2
    end = _worn(picture, one, (right - 10, name), brush)
    if one.workers:
        end = _workers(picture, one.workers, (end if name == cubes else right - 10, cubes), brush)
    room = ASIDE if name == cubes else end - x
    write_readably(picture, brush.speaker.say(row.said()), Style(50, brush.paint.ink), (x, name), room - 6)
    borrowed = _borrowed(view, one, side.seat, brush)
    shown = SHOWN - 2 * len(borrowed)
    x = _cubes(picture, one.cubes, shown, (x + ASIDE if name == cubes else x, cubes), brush)
    _badged(picture, borrowed, (x + 6, cubes), brush)


def _worn(picture: Image.Image, one: BuildingView, at: tuple[int, int], brush: Brush) -> int:
    """Attachments, and whether it was used, from the right. Gives back where this begins."""
    x, y = at
    for worn in one.attachments:
        stick(picture, attachment(worn, 52, brush), (x - 26, y))
        x -= 56
    if one.used:
        stick(picture, icon("check-mark", 46, brush.paint.ink), (x - 23, y))
        x -= 52
    return x


def _workers(picture: Image.Image, count: int, at: tuple[int, int], brush: Brush) -> int:
    """The card of a Worker and how many there are, from the right. Gives back where this begins."""
    style = Style(48, brush.paint.ink)
    x, y = at[0] - 6 - text_width(str(count), style), at[1]
    put(picture, str(count), style, (x, y))
    stick(picture, back(36, 48, brush.palette), (x - 26, y))
    return x - 54


@lru_cache(maxsize=8)
def _plate(wide: int, high: int, paint: Paint) -> Image.Image:
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 12, paint.parchment_edge)
    canvas.rounded((2, 2, wide - 2, high - 2), 10, paint.parchment_deep)
    return canvas.done()


def _cubes(picture: Image.Image, count: int, shown: int, at: tuple[int, int], brush: Brush) -> int:
    """So many cubes in a row, an empty place for none, or one and their number. Gives back where they end."""
    x, y = at
    if count > max(1, shown):
        stick(picture, cube("power", CUBE, brush.palette), (x + CUBE / 2, y))
        return put(picture, f"×{count}", Style(READABLE, brush.paint.ink), (x + CUBE + 6, y))
    if not count:
        stick(picture, hole(CUBE, brush.palette), (x + CUBE / 2, y))
        return x + CUBE
    for _ in range(count):
        stick(picture, cube("power", CUBE, brush.palette), (x + CUBE / 2, y))
        x += CUBE + 3
    return x


def _borrowed(view: SharedWorldsView, one: BuildingView, seat: Seat, brush: Brush) -> list[tuple[Image.Image, int]]:
    """Cubes of others that lie here, each with the badge of its owner; empty places of own ones, with who has them."""
    found: list[tuple[Image.Image, int]] = []
    for loan in view.loans:
        if loan.holder == seat and loan.on == one.card and not loan.spent:
            here = badged(cube("power", CUBE, brush.palette), brush.liveries[loan.owner], brush.paint)
            found.append((here, loan.number))
        if loan.owner == seat and loan.building == one.card:
            away = badged(ghost(CUBE, brush.palette), brush.liveries[loan.holder], brush.paint)
            found.append((away, loan.number))
    return found


def _badged(picture: Image.Image, found: list[tuple[Image.Image, int]], at: tuple[int, int], brush: Brush) -> None:
    """Each once, with its number where there are more."""
    x, y = at
    for sprite, count in found:
        stick(picture, sprite, (x + sprite.width / 2, y))
        x += sprite.width + 2
        if count > 1:
            x = put(picture, f"×{count}", Style(READABLE, brush.paint.ink), (x, y)) + 10
