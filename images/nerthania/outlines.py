"""What the lines around areas mean, told where they are drawn: who can still march, where something has happened."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from images.kit.paint import Colour
from images.kit.text import Style, put, width
from images.nerthania import plan, signs, stirring
from images.nerthania.brush import Brush
from rules.nerthania.pieces import Direction
from rules.nerthania.view import NerthaniaView
from rules.nerthania.world import AREAS
from rules.words import Message

SIGN, GAP = 42, 44
"""How large a sign is, and how far it is from what is said of one to the next."""
FOOT = 68
"""How high the line below a part of the world is."""

Entry = tuple[Image.Image, str]
"""A sign and what it means."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A line of one colour around some areas; `means` is the end of the message that says what it means."""

    means: str
    areas: tuple[int, ...]
    colour: Colour


def outlines(view: NerthaniaView, brush: Brush) -> Iterator[Outline]:
    """The lines around areas, none of them around two: who can still go matters more than who went."""
    going = tuple(dict.fromkeys(one.area for one in view.march if max(one.steps)))
    rest = tuple(number for number in view.last if number not in going)
    if rest:
        means, colour = ("fight", brush.paint.alarm) if view.battle else ("last", brush.paint.glow)
        yield Outline(means, rest, colour)
    if going:
        yield Outline("march", going, brush.paint.gold)


def explain(picture: Image.Image, view: NerthaniaView, y: int, brush: Brush) -> None:
    """Say on the whole picture what the lines mean, in the middle of this height; the legend says all else."""
    _lay(picture, list(_lines(view, AREAS, brush)), y, brush)


def with_foot(picture: Image.Image, view: NerthaniaView, areas: Collection[int], brush: Brush) -> Image.Image:
    """A part of the world, and below it what the lines and patterns on these areas mean, where there are any."""
    entries = [*_lines(view, areas, brush), *_changes(view, areas, brush)]
    if not entries:
        return picture
    whole = Image.new("RGB", (picture.width, picture.height + FOOT), brush.paint.table)
    whole.paste(picture, (0, 0))
    _lay(whole, entries, picture.height + FOOT // 2, brush)
    return whole


def _lines(view: NerthaniaView, areas: Collection[int], brush: Brush) -> Iterator[Entry]:
    for line in outlines(view, brush):
        if any(number in areas for number in line.areas):
            yield signs.outlined(SIGN, line.colour, brush.palette), _said(line.means, brush)


def _changes(view: NerthaniaView, areas: Collection[int], brush: Brush) -> Iterator[Entry]:
    if any(number in areas for number in view.reshaped):
        yield signs.changed(SIGN, brush.palette), _said("changed", brush)
    for direction, means in ((Direction.RISE, "rises"), (Direction.SINK, "sinks")):
        if any(view.areas[number - 1].change is direction for number in areas):
            yield stirring.swatch(direction, SIGN, brush.palette), _said(means, brush)


def _said(means: str, brush: Brush) -> str:
    return brush.speaker.say(Message(f"legend-{means}"))


def _lay(picture: Image.Image, entries: Sequence[Entry], y: int, brush: Brush) -> None:
    """Signs with their words side by side, in the middle, as large as there is room for."""
    style = Style(36, brush.paint.light_ink, "medium")
    room = picture.width - 2 * plan.MARGIN
    while _wide(entries, style) > room:
        style = Style(style.size - 2, style.colour, style.weight)
    x = (picture.width - _wide(entries, style)) // 2
    for sprite, words in entries:
        picture.paste(sprite, (x, y - sprite.height // 2), sprite)
        x = put(picture, words, style, (x + sprite.width + 8, y)) + GAP


def _wide(entries: Sequence[Entry], style: Style) -> int:
    return sum(sprite.width + 8 + width(words, style) for sprite, words in entries) + GAP * (len(entries) - 1)
