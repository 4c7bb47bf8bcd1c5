"""The table on which the world lies: wood, sheets, names of the sectors, and what the signs mean."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit import table as wooden
from images.kit.canvas import Canvas
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.kit.panel import lay_sheet
from images.kit.text import Style, fit, put, width
from images.nerthania import pieces, plan, signs, stirring
from images.nerthania.brush import WORDS
from images.nerthania.colours import LANDS
from rules.nerthania.pieces import Direction
from rules.nerthania.world import SECTORS
from rules.words import Message, Speaker


@lru_cache(maxsize=3)
def table(places: int, neutral: bool, battle: int, connected: bool, palette: Palette, locale: str) -> Image.Image:
    """Everything that never changes around the world. Copy it before drawing on it."""
    picture = wooden.wood(plan.WIDTH, plan.height(places, battle, neutral), palette)
    paint, speaker = PAINTS[palette], Speaker(locale, WORDS)
    for box in (plan.HEAD, *(plan.card(place, places, battle, neutral) for place in range(places))):
        lay_sheet(picture, box, paint)
    top = plan.map_top(battle)
    edge = (plan.MARGIN - 6, top - 6, plan.WIDTH - plan.MARGIN + 6, top + plan.MAP_HEIGHT + 6)
    picture.paste(paint.outline, edge)
    for sector in SECTORS:
        _sector(picture, sector, top, palette, speaker)
    _legend(picture, top + plan.MAP_HEIGHT + plan.BAND, connected, palette, speaker)
    return picture


def _sector(picture: Image.Image, sector: int, top: int, palette: Palette, speaker: Speaker) -> None:
    """The name of a sector at its corner of the world, with its colour."""
    paint, land = PAINTS[palette], LANDS[palette]
    right, below = plan.corner(sector)
    y = top + plan.MAP_HEIGHT + plan.BAND // 2 + 2 if below else top - plan.BAND // 2 - 2
    swatch = Canvas(44, 44)
    swatch.rounded((0, 0, 44, 44), 10, paint.outline)
    swatch.rounded((3, 3, 41, 41), 8, land.sectors[sector - 1])
    square = swatch.done()
    put(square, str(sector), Style(34, paint.outline), (22, 22), "mm")
    words, style = fit(speaker.say(Message(f"board-sector-{sector}")), Style(44, paint.light_ink), 600)
    x = plan.WIDTH - plan.MARGIN - 44 if right else plan.MARGIN
    picture.paste(square, (x, y - 22), square)
    put(picture, words, style, (x - 14 if right else x + 58, y), "rm" if right else "lm")


def _legend(picture: Image.Image, y: int, connected: bool, palette: Palette, speaker: Speaker) -> None:
    """What the signs on the world mean, in two rows."""
    paint, land = PAINTS[palette], LANDS[palette]
    rows = (
        (
            (pieces.capacity_plate(4, paint), "capacity"),
            (pieces.coin(2, 42, paint, land), "silver"),
            (pieces.crystal(46, paint, land), "tectonium"),
            (pieces.sign("deer", 48, paint.ink, paint.rim), "animal"),
            (pieces.surplus(1, paint), "too-many"),
            (signs.changed(44, palette), "changed"),
        ),
        (
            (pieces.headquarters(land.tribes["root_storm"], False, 50, paint), "headquarters"),
            (pieces.flag(land.tribes["snow_blades"], 46, paint), "marker"),
            (_to_come(Direction.RISE, palette), "rises"),
            (_to_come(Direction.SINK, palette), "sinks"),
            (None, "connected" if connected else "closed"),
        ),
    )
    for row, entries in enumerate(rows):
        said = [(sprite, speaker.say(Message(f"legend-{name}"))) for sprite, name in entries]
        _legend_row(picture, said, y + 32 + row * 56, Style(36, paint.light_ink, "medium"))


def _to_come(direction: Direction, palette: Palette) -> Image.Image:
    """The pattern on land that will change, and the arrow on it."""
    sprite = Image.new("RGBA", (82, 48), "#00000000")
    sprite.alpha_composite(stirring.swatch(direction, 44, palette), (0, 2))
    sprite.alpha_composite(pieces.change(direction, None, 46, PAINTS[palette], LANDS[palette]), (42, 1))
    return sprite


def _legend_row(picture: Image.Image, said: list[tuple[Image.Image | None, str]], y: int, style: Style) -> None:
    """Signs with their words, spread over the width."""
    wide = sum((0 if sprite is None else sprite.width + 8) + width(words, style) for sprite, words in said)
    gap = min(60, (plan.WIDTH - 2 * plan.MARGIN - wide) // max(1, len(said) - 1))
    x = plan.MARGIN
    for sprite, words in said:
        if sprite is not None:
            picture.paste(sprite, (x, y - sprite.height // 2), sprite)
            x += sprite.width + 8
        x = put(picture, words, style, (x, y)) + gap
