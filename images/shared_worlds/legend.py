"""The legend at the foot of the table: what each sign on it means, as it looks there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.panel import lay_sheet
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush, write_readably
from images.shared_worlds.pieces import back, badged, cube, ghost, pile, sign, spent_cube
from images.shared_worlds.plan import LEGEND_COLUMNS, LEGEND_ROW, READABLE, Area
from images.shared_worlds.shown import signs
from images.shared_worlds.traces import pointer
from rules.shared_worlds.view import SharedWorldsView

Sketch = Callable[[Brush], Image.Image]
SIZE = 46
WORDS = 64
"""Where the words begin, behind the left edge of their column."""


def draw_legend(picture: Image.Image, view: SharedWorldsView, box: Area, brush: Brush) -> None:
    """Every sign that occurs, with its name, row by row."""
    lay_sheet(picture, box, brush.paint)
    left, top, right, _ = box
    wide = (right - left - 28) // LEGEND_COLUMNS
    for number, name in enumerate(signs(view)):
        x = left + 20 + number % LEGEND_COLUMNS * wide
        y = top + 10 + (number // LEGEND_COLUMNS + 0.5) * LEGEND_ROW
        stick(picture, SKETCHES[name](brush), (x + 28, y))
        style = Style(READABLE, brush.paint.ink, "medium")
        write_readably(picture, brush.say(f"legend-{name}"), style, (x + WORDS, y), wide - WORDS)


def _icon(name: str) -> Sketch:
    """A sign as it stands on parchment."""
    return lambda brush: icon(name, SIZE, brush.paint.ink)


def _disc(name: str) -> Sketch:
    """A sign as it stands on a card."""
    return lambda brush: sign(name, SIZE + 4, brush.paint.light_ink, brush.paint.ink, brush.paint.rim)


def _plus(brush: Brush) -> Image.Image:
    sprite = Canvas(SIZE, SIZE).done()
    put(sprite, "+", Style(READABLE, brush.paint.faint), (SIZE / 2, SIZE / 2), "mm")
    return sprite


SKETCHES: Mapping[str, Sketch] = MappingProxyType(
    {
        "resources": lambda brush: cube("power", 42, brush.palette),
        "on-units": _plus,
        "used": lambda brush: spent_cube(42, brush.palette),
        "lent": lambda brush: badged(cube("power", 42, brush.palette), brush.liveries[0], brush.paint),
        "away": lambda brush: badged(ghost(42, brush.palette), brush.liveries[0], brush.paint),
        "legendaries": _icon("crown"),
        "hand": _icon("card-random"),
        "deck": _icon("stack"),
        "discard": _icon("card-pickup"),
        "main": lambda brush: pile(brush.palette),
        "graveyard": _icon("tombstone"),
        "asked": _icon("hourglass"),
        "worker": lambda brush: back(36, 48, brush.palette),
        "done": _icon("check-mark"),
        "tapped": _disc("clockwise-rotation"),
        "deals": lambda brush: icon("crossed-swords", SIZE, brush.paint.alarm),
        "shielded": _disc("shield"),
        "restricted": _disc("padlock"),
        "dying": lambda brush: sign("death-skull", SIZE + 4, brush.paint.light_ink, brush.paint.alarm, brush.paint.rim),
        "last": lambda brush: pointer("up", brush.paint),
    }
)
"""How each sign looks on the table."""
