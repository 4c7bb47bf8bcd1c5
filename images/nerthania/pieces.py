"""The small pieces: coins and crystals, headquarters, flags, arrows of the land to come, plates of area and army."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas, Point, shaded, thickened
from images.kit.icons import icon
from images.kit.marks import draw_mark, seat_badge
from images.kit.paint import Colour, Livery, Paint
from images.kit.text import Style, put, width
from images.nerthania.colours import Land
from rules.nerthania.pieces import Direction, Unit, Units

UNIT_ICONS = {
    Unit.WARRIOR: "broadsword",
    Unit.RIDER: "horse-head",
    Unit.SHIELD_BEARER: "checked-shield",
    Unit.ARCHER: "pocket-bow",
    Unit.ANIMAL: "paw-print",
    Unit.MONSTER: "minotaur",
}
LETTERS = 60
"""How high letters are where somebody chooses."""
PLATE = 46
"""How high the plates of number and capacity are."""
PAD = 6
"""Room for shadows."""


@lru_cache(maxsize=128)
def name_plate(number: int, colour: Colour, paint: Paint) -> Image.Image:
    """The number of an area in the colour of its sector."""
    style = Style(44, paint.outline)
    wide = max(width(str(number), style) + 18, 44)
    canvas = Canvas(wide + 2 * PAD, PLATE + 2 * PAD)
    canvas.rounded((PAD, PAD, PAD + wide, PAD + PLATE), 10, paint.outline)
    canvas.rounded((PAD + 3, PAD + 3, PAD + wide - 3, PAD + PLATE - 3), 8, colour)
    sprite = canvas.done()
    put(sprite, str(number), style, (PAD + wide / 2, PAD + PLATE / 2), "mm")
    return sprite


@lru_cache(maxsize=64)
def choice(label: str, paint: Paint) -> Image.Image:
    """The name of an area to choose, large enough for a phone."""
    style = Style(LETTERS, paint.outline)
    wide, high = max(width(label, style) + 30, 84), LETTERS + 6
    canvas = Canvas(wide + 2 * PAD, high + 2 * PAD)
    canvas.rounded((PAD, PAD, PAD + wide, PAD + high), 20, paint.outline)
    canvas.rounded((PAD + 4, PAD + 4, PAD + wide - 4, PAD + high - 4), 17, paint.glow)
    sprite = canvas.done()
    put(sprite, label, style, (PAD + wide / 2, PAD + high / 2), "mm")
    return shaded(sprite, 2, 3, 0.7)


@lru_cache(maxsize=16)
def capacity_plate(capacity: int, paint: Paint) -> Image.Image:
    """How many units have room, in a tent."""
    wide, high = 44, PLATE
    canvas = Canvas(wide + 2 * PAD, high + 2 * PAD)
    for inset, colour in ((0.0, paint.rim), (3.0, paint.outline)):
        left, right, top, foot = PAD + inset, PAD + wide - inset, PAD + inset * 1.2, PAD + high - inset
        canvas.polygon(
            [(left, foot), (left, top + 18), ((left + right) / 2, top), (right, top + 18), (right, foot)], colour
        )
    sprite = canvas.done()
    put(sprite, str(capacity), Style(36, paint.rim), (PAD + wide / 2, PAD + high * 0.57), "mm")
    return sprite


@lru_cache(maxsize=32)
def coin(value: int | None, size: int, paint: Paint, land: Land) -> Image.Image:
    """A silver coin, with its value."""
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    for radius, colour in ((0.49, paint.outline), (0.44, land.silver_deep), (0.4, land.silver)):
        canvas.disc(middle, size * radius, colour)
    sprite = canvas.done()
    if value is not None:
        put(sprite, str(value), Style(round(size * 0.7), paint.outline), (size / 2, size / 2), "mm")
    return sprite


@lru_cache(maxsize=8)
def crystal(size: int, paint: Paint, land: Land) -> Image.Image:
    """Tectonium."""
    body = icon("crystal-growth", size - 8, land.crystal)
    sheet = Image.new("RGBA", (size, size), "#00000000")
    sheet.alpha_composite(body, (4, 4))
    return thickened(thickened(sheet, 2, land.crystal_deep), 1.5, paint.rim)


@lru_cache(maxsize=16)
def sign(name: str, size: int, ink: Colour, halo: Colour) -> Image.Image:
    """An icon with a rim, so that it shows on every ground."""
    sheet = Image.new("RGBA", (size, size), "#00000000")
    sheet.alpha_composite(icon(name, size - 8, ink), (4, 4))
    return thickened(sheet, 2.5, halo)


@lru_cache(maxsize=32)
def headquarters(livery: Livery, captured: bool, size: int, paint: Paint) -> Image.Image:
    """A tower in its tribe's colour with its mark; struck through while an enemy holds it."""
    canvas = Canvas(size, size)
    u = size / 100
    wall = [(14, 94), (22, 40), (12, 40), (12, 8), (30, 8), (30, 20), (42, 20), (42, 8), (58, 8), (58, 20), (70, 20)]
    rest = [(70, 8), (88, 8), (88, 40), (78, 40), (86, 94)]
    canvas.polygon([(x * u, y * u) for x, y in (*wall, *rest)], livery.fill)
    draw_mark(canvas, livery.mark, (50 * u, 64 * u), 42 * u, livery.ink)
    sprite = thickened(thickened(canvas.done(), 2, livery.deep), 3, paint.rim)
    if captured:
        cross = Canvas(size, size)
        for colour, wide in ((paint.rim, 18 * u), (paint.alarm, 11 * u)):
            cross.line([(14 * u, 86 * u), (86 * u, 14 * u)], colour, wide)
        sprite.alpha_composite(cross.done())
    return sprite


@lru_cache(maxsize=16)
def flag(livery: Livery, size: int, paint: Paint) -> Image.Image:
    """A goal marker: a banner with its tribe's mark."""
    canvas = Canvas(size, size)
    u = size / 100
    canvas.line([(16 * u, 8 * u), (16 * u, 94 * u)], paint.outline, 9 * u)
    cloth: list[Point] = [(20, 8), (96, 8), (80, 38), (96, 68), (20, 68)]
    canvas.polygon([(x * u, y * u) for x, y in cloth], livery.fill)
    draw_mark(canvas, livery.mark, (48 * u, 38 * u), 44 * u, livery.ink)
    return thickened(thickened(canvas.done(), 1.5, paint.outline), 2, paint.rim)


@lru_cache(maxsize=32)
def change(direction: Direction, livery: Livery | None, size: int, paint: Paint, land: Land) -> Image.Image:
    """A terraforming to come: an arrow up or down, with the badge of who laid it."""
    canvas = Canvas(size, size)
    u = size / 100
    up = direction is Direction.RISE
    arrow = [(50, 4), (94, 50), (68, 50), (68, 96), (32, 96), (32, 50), (6, 50)]
    canvas.polygon([(x * u, (y if up else 100 - y) * u) for x, y in arrow], land.rise if up else land.sink)
    sprite = thickened(thickened(canvas.done(), 2, paint.outline), 2, paint.rim)
    if livery is not None:
        small = seat_badge(livery, paint, round(size * 0.5))
        sprite.alpha_composite(small, ((size - small.width) // 2, size - small.height if up else 0))
    return sprite


@lru_cache(maxsize=16)
def surplus(count: int, paint: Paint) -> Image.Image:
    """So many units too many."""
    style = Style(36, paint.rim)
    wide = width(f"+{count}", style) + 22
    canvas = Canvas(wide, 44)
    canvas.rounded((0, 0, wide, 44), 14, paint.rim)
    canvas.rounded((3, 3, wide - 3, 41), 12, paint.alarm)
    sprite = canvas.done()
    put(sprite, f"+{count}", style, (wide / 2, 22), "mm")
    return sprite


@lru_cache(maxsize=4)
def swords(size: int, paint: Paint) -> Image.Image:
    """Crossed swords: a battle is fought here."""
    canvas = Canvas(size, size)
    middle = (size / 2, size / 2)
    for share, colour in ((0.47, paint.outline), (0.44, paint.rim), (0.39, paint.alarm)):
        canvas.disc(middle, size * share, colour)
    sprite = canvas.done()
    inner = round(size * 0.56)
    sprite.alpha_composite(icon("crossed-swords", inner, paint.rim), ((size - inner) // 2, (size - inner) // 2))
    return shaded(sprite, 3, 3, 0.5)


@lru_cache(maxsize=512)
def army(units: Units, columns: int, livery: Livery, paint: Paint) -> Image.Image:
    """A plate in the tribe's colour with its mark: each kind of unit with its number, in so many columns."""
    size = {1: 58, 2: 50}.get(len(units), 42)
    style = Style(size + 2 if columns == 1 else size, livery.ink)
    cell = size + 6 + max(width(str(troop.number), style) for troop in units)
    rows = -(-len(units) // columns)
    step, badge = size + 8, 46
    wide, high = columns * cell + 24 + (columns - 1) * 8, rows * step + 12
    left, top = PAD + badge // 2 - 4, PAD + 8
    canvas = Canvas(wide + left + 2 * PAD, high + top + 2 * PAD)
    box = (left, top, left + wide, top + high)
    for inset, radius, colour in ((0, 16, paint.rim), (3, 14, livery.deep), (6, 11, livery.fill)):
        canvas.rounded((box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset), radius, colour)
    sprite = canvas.done()
    for place, troop in enumerate(units):
        row, column = divmod(place, columns)
        x, y = left + 14 + column * (cell + 8), top + 6 + row * step + step // 2
        sprite.alpha_composite(icon(UNIT_ICONS[troop.unit], size, livery.ink), (x, y - size // 2))
        put(sprite, str(troop.number), style, (x + size + 4, y + 1))
    sprite.alpha_composite(seat_badge(livery, paint, badge), (PAD - 6, 0))
    return shaded(sprite, 3, 3, 0.6)
