"""What stands in an area: its number and capacity, its army, and below what it yields and what lies out there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.look import Palette
from images.kit.paint import PAINTS, Livery
from images.nerthania import fitting, pieces, plan
from images.nerthania.brush import Brush
from images.nerthania.colours import LANDS
from images.nerthania.fitting import Bands, Spot
from rules.nerthania.pieces import Terrain
from rules.nerthania.view import AreaView

GAP = 3
COLUMNS = {1: (1,), 2: (1, 2), 3: (1, 2, 3), 4: (2, 1), 5: (2, 3), 6: (2, 3)}
"""In how many columns so many kinds of units may stand on a plate, the most usual first."""
SHADOW = pieces.PAD
"""So much of a sprite's width or height is room for shadows, and may reach over a border."""

Sprites = list[Image.Image]


@dataclass(frozen=True, slots=True)
class Laid:
    """The signs of an area: their sprite, its upper left corner on the map, how large they are against the usual."""

    sprite: Image.Image
    left: int
    top: int
    size: float


def draw_area(picture: Image.Image, area: AreaView, fought: bool, top: int, brush: Brush, label: str = "") -> None:
    """Lay everything of an area on the picture; the map begins at this height.

    `fought`: a battle is fought here. With a `label` that name is written large in place of the number.
    """
    signs = laid(area, fought, label, brush.liveries, brush.palette)
    picture.paste(signs.sprite, (plan.MARGIN + signs.left, top + signs.top), signs.sprite)


@lru_cache(maxsize=1024)
def laid(area: AreaView, fought: bool, label: str, liveries: tuple[Livery, ...], palette: Palette) -> Laid:
    """All signs of an area, so that they lie inside it.

    Of all ways to arrange them it is the one that can be largest. From one position to the next most stay as they are.
    """
    best: Spot | None = None
    for arrangement in _arrangements(area, fought, label, liveries, palette):
        spot = fitting.spot(area.number, _bands(arrangement))
        if best is None or spot.size > best.size:
            best, chosen = spot, arrangement
        if best.size == 1:
            break
    assert best is not None
    sprite = _joined(chosen)
    if best.size < 1:
        wide, high = (round(side * best.size) for side in sprite.size)
        sprite = sprite.resize((wide, high), Image.Resampling.LANCZOS)
    return Laid(sprite, best.x - sprite.width // 2, best.y - sprite.height // 2, best.size)


def _arrangements(
    area: AreaView, fought: bool, label: str, liveries: tuple[Livery, ...], palette: Palette
) -> Iterator[list[Sprites]]:
    """Rows of sprites, one above the other: the plate between the signs, or beside them; headquarters at either end."""
    home = _home(area, liveries, palette)
    names, yields = _labels(area, label, palette), _yields(area, liveries, palette)
    ends = [([*names, *home], yields), (names, [*yields, *home])] if home else [(names, yields)]
    plates = list(_plates(area, fought, liveries, palette))
    if not plates:
        yield from ([above, below] for above, below in ends)
    for plate in plates:
        yield from ([above, [plate], below] for above, below in ends)
    for plate in plates:
        yield from ([[_joined([above, below]), plate]] for above, below in ends)


def _plates(area: AreaView, fought: bool, liveries: tuple[Livery, ...], palette: Palette) -> Iterator[Image.Image]:
    """The army in every form that its plate may have; crossed swords where it fights."""
    paint = PAINTS[palette]
    if area.owner is None or not area.units:
        if fought:
            yield pieces.swords(92, paint)
        return
    for columns in COLUMNS[len(area.units)]:
        plate = pieces.army(area.units, columns, liveries[area.owner], paint)
        yield _warned(plate, pieces.surplus(area.too_many, paint)) if area.too_many else plate


def _labels(area: AreaView, label: str, palette: Palette) -> Sprites:
    """Number and capacity."""
    paint, land = PAINTS[palette], LANDS[palette]
    number = pieces.name_plate(area.number, land.sectors[area.sector - 1], paint)
    found = [pieces.choice(label, paint) if label else number]
    if area.terrain is not Terrain.WATER:
        found.append(pieces.capacity_plate(area.capacity, paint))
    return found


def _home(area: AreaView, liveries: tuple[Livery, ...], palette: Palette) -> Sprites:
    """Headquarters, where some stand."""
    if area.headquarters is None:
        return []
    return [pieces.headquarters(liveries[area.headquarters], area.captured, 74, PAINTS[palette])]


def _yields(area: AreaView, liveries: tuple[Livery, ...], palette: Palette) -> Sprites:
    """Silver or Tectonium, an animal, a goal marker, a terraforming to come, and whether it stays water."""
    paint, land = PAINTS[palette], LANDS[palette]
    found: Sprites = []
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


def _bands(rows: Sequence[Sprites]) -> Bands:
    """The room that these rows need inside the area; shadows may reach over its border."""
    sizes = [_size([row]) for row in rows]
    bands = [(wide - SHADOW, high + GAP) for wide, high in sizes]
    bands[-1] = (bands[-1][0], bands[-1][1] - SHADOW - GAP)
    return tuple(bands)


def _size(rows: Sequence[Sprites]) -> tuple[int, int]:
    """How wide and high these rows are together."""
    wide = max(sum(sprite.width for sprite in row) + GAP * (len(row) - 1) for row in rows)
    return wide, sum(max(sprite.height for sprite in row) for row in rows) + GAP * (len(rows) - 1)


def _joined(rows: Sequence[Sprites]) -> Image.Image:
    """The rows as one sprite: sprites side by side, rows one above the other, all in the middle."""
    sheet = Image.new("RGBA", _size(rows), "#00000000")
    y = 0
    for row in rows:
        wide, high = _size([row])
        x = (sheet.width - wide) // 2
        for sprite in row:
            sheet.alpha_composite(sprite, (x, y + (high - sprite.height) // 2))
            x += sprite.width + GAP
        y += high + GAP
    return sheet
