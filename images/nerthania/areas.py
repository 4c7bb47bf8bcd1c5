"""What stands in an area: its number and capacity, its army, and below what it yields and what lies out there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.kit.look import Palette
from images.kit.paint import PAINTS, Livery
from images.nerthania import pieces, plan
from images.nerthania.brush import Brush
from images.nerthania.colours import LANDS
from rules.nerthania.pieces import Terrain
from rules.nerthania.view import AreaView

GAP = 3


def draw_area(picture: Image.Image, area: AreaView, fought: bool, top: int, brush: Brush, label: str = "") -> None:
    """Lay everything of an area on the picture; the map begins at this height.

    `fought`: a battle is fought here. With a `label` that name is written large in place of the number.
    """
    room = plan.room(area.number)
    sprite = contents(area, fought, label, room.wide, brush.liveries, brush.palette)
    x, y = plan.MARGIN + room.x - sprite.width // 2, top + room.y - sprite.height // 2
    left = min(max(x, plan.MARGIN - 4), plan.WIDTH - plan.MARGIN + 4 - sprite.width)
    picture.paste(sprite, (left, min(max(y, top - 4), top + plan.MAP_HEIGHT + 4 - sprite.height)), sprite)


@lru_cache(maxsize=1024)
def contents(
    area: AreaView, fought: bool, label: str, wide: bool, liveries: tuple[Livery, ...], palette: Palette
) -> Image.Image:
    """All signs of an area as one sprite: from one position to the next most of them stay as they are."""
    paint = PAINTS[palette]
    above, below = _row(_labels(area, label, liveries, palette)), _row(_yields(area, liveries, palette))
    if area.owner is not None and area.units:
        plate = pieces.army(area.units, liveries[area.owner], paint)
    elif fought:
        plate = pieces.swords(92, paint)
    else:
        return _column((above, below))
    if area.too_many:
        plate = _warned(plate, pieces.surplus(area.too_many, paint))
    if wide:
        return _row((_column((above, below)), plate))
    return _column((above, plate, below))


def _labels(area: AreaView, label: str, liveries: tuple[Livery, ...], palette: Palette) -> list[Image.Image]:
    """Number, capacity, headquarters."""
    paint, land = PAINTS[palette], LANDS[palette]
    number = pieces.name_plate(area.number, land.sectors[area.sector - 1], paint)
    found = [pieces.choice(label, paint) if label else number]
    if area.terrain is not Terrain.WATER:
        found.append(pieces.capacity_plate(area.capacity, paint))
    if area.headquarters is not None:
        found.append(pieces.headquarters(liveries[area.headquarters], area.captured, 74, paint))
    return found


def _yields(area: AreaView, liveries: tuple[Livery, ...], palette: Palette) -> list[Image.Image]:
    """Silver or Tectonium, an animal, a goal marker, a terraforming to come, and whether it stays water."""
    paint, land = PAINTS[palette], LANDS[palette]
    found: list[Image.Image] = []
    if area.terrain is Terrain.MOUNTAIN:
        found.append(pieces.crystal(50, paint, land))
    else:
        found.append(pieces.coin(area.silver, 44, paint, land))
    if area.animal:
        found.append(pieces.sign("deer", 52, paint.ink, paint.rim))
    if area.marker is not None:
        found.append(pieces.flag(liveries[area.marker], 54, paint))
    if area.change is not None:
        by = None if area.change_by is None else liveries[area.change_by]
        found.append(pieces.change(area.change, by, 58, paint, land))
    if area.fixed:
        found.append(pieces.sign("padlock", 46, paint.rim, paint.outline))
    return found


def _warned(plate: Image.Image, warning: Image.Image) -> Image.Image:
    """The plate with a warning on its upper right corner."""
    sheet = Image.new("RGBA", (plate.width + warning.width // 2, plate.height + 8), "#00000000")
    sheet.alpha_composite(plate, (0, 8))
    sheet.alpha_composite(warning, (sheet.width - warning.width, 0))
    return sheet


def _row(sprites: Sequence[Image.Image]) -> Image.Image:
    """Side by side, their middles on one height."""
    wide = sum(sprite.width for sprite in sprites) + GAP * (len(sprites) - 1)
    sheet = Image.new("RGBA", (wide, max(sprite.height for sprite in sprites)), "#00000000")
    x = 0
    for sprite in sprites:
        sheet.alpha_composite(sprite, (x, (sheet.height - sprite.height) // 2))
        x += sprite.width + GAP
    return sheet


def _column(sprites: Sequence[Image.Image]) -> Image.Image:
    """One above the other, their middles on one line."""
    high = sum(sprite.height for sprite in sprites) + GAP * (len(sprites) - 1)
    sheet = Image.new("RGBA", (max(sprite.width for sprite in sprites), high), "#00000000")
    y = 0
    for sprite in sprites:
        sheet.alpha_composite(sprite, ((sheet.width - sprite.width) // 2, y))
        y += sprite.height + GAP
    return sheet
