"""The box of Shared Worlds, drawn by ourselves: a northern light over the snow, and four peoples around one fire."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from images.kit.box import HEIGHT, WIDTH, hills, put_line, put_title, set_down, sky
from images.kit.canvas import Canvas, Point, curve, shaded
from images.kit.icons import icon
from images.kit.look import Look, Palette
from images.kit.paint import PAINTS, Colour
from images.shared_worlds.brush import WORDS
from images.shared_worlds.colours import GROUNDS
from images.shared_worlds.pieces import Kind, cube, mark
from rules.shared_worlds.cards import Tribe
from rules.words import Message, Speaker

SKY: tuple[tuple[int, Colour], ...] = (
    (0, "#0a1430"),
    (150, "#153055"),
    (250, "#2f5c78"),
    (320, "#7fa6ad"),
    (360, "#d9e2df"),
)
"""Height and colour: between two of them the sky goes over from one to the other."""
LIGHTS: Sequence[tuple[Colour, int, tuple[int, ...]]] = (
    ("#5ff0b0", 120, (150, 96, 140, 70, 128, 88, 150, 60, 118)),
    ("#8f7bf0", 90, (90, 60, 96, 44, 78, 34, 92, 30, 66)),
)
"""Each curtain of light: its colour, how far it reaches up, and how its foot goes, from left to right."""
STARS = (
    (60, 40),
    (130, 150),
    (240, 24),
    (330, 128),
    (474, 18),
    (700, 16),
    (860, 130),
    (966, 26),
    (1080, 120),
    (1160, 44),
)
PEAKS = (
    (70, 350, 190),
    (240, 330, 140),
    (430, 300, 116),
    (640, 360, 150),
    (830, 300, 120),
    (1000, 350, 176),
    (1150, 330, 150),
)
"""Middle, breadth and height of each mountain."""
ROCK, ROCK_SHADE, SNOW = "#5b6f86", "#43566c", "#eef3f6"
SNOWS: tuple[tuple[Colour, Colour, int, tuple[int, ...]], ...] = (
    ("#c3d3dc", "#e6eef2", 10, (352, 342, 350, 340, 336, 344, 338, 350, 344)),
    ("#dde7ec", "#f6fafb", 14, (402, 410, 420, 428, 430, 426, 418, 408, 402)),
)
"""Each row of snow: its colour, that of its crest, how thick that is, and how it goes, from left to right."""
HERD = ((520, 326, 60), (586, 332, 44), (640, 330, 52), (700, 334, 36))
"""Where mammoths pass, and how large they are."""
DARK = "#2c3a4c"
FIRE: tuple[Point, int] = ((600, 388), 118)
CARD = (352, 472)
PEOPLES: Sequence[tuple[Tribe, str, Point, float]] = (
    (Tribe.SAPIENS, "primitive-torch", (164, 334), 7.0),
    (Tribe.NEANDERS, "cave-entrance", (378, 350), 3.0),
    (Tribe.HEIDELS, "spears", (822, 350), -3.0),
    (Tribe.DENISOVAS, "mountains", (1036, 334), -7.0),
)
"""Each people's card: its scene, its middle, and how far it leans to the left, in degrees."""
CUBES: Sequence[tuple[Kind, Point, int]] = (
    *(("power", (500, 440), 40), ("power", (540, 450), 34), ("power", (662, 450), 36)),
    *(("life", (704, 438), 40), ("life", (270, 444), 34), ("power", (930, 444), 34)),
)


def paint_cover(look: Look) -> Image.Image:
    """The picture before it is packed."""
    picture = sky(SKY)
    _heaven(picture)
    _mountains(picture)
    _plain(picture)
    for tribe, scene, at, lean in PEOPLES:
        set_down(picture, _card(tribe, scene, lean, look.palette), at)
    _hearth(picture, look.palette)
    paint, speaker = PAINTS[look.palette], Speaker(look.locale, WORDS)
    put_title(picture, speaker.say(Message("game")), 108, 6, 78, paint)
    put_line(picture, speaker.say(Message("cover-line")), paint)
    return picture.convert("RGB")


def _heaven(picture: Image.Image) -> None:
    """Stars, and curtains of light that fade upwards."""
    pen = ImageDraw.Draw(picture)
    for x, y in STARS:
        pen.ellipse((x - 2, y - 2, x + 2, y + 2), fill="#e8f0ff")
    for colour, high, feet in LIGHTS:
        step = WIDTH / (len(feet) - 1)
        foot = curve([(index * step, y + 90) for index, y in enumerate(feet)], closed=False)
        curtain = Image.new("L", picture.size)
        brush = ImageDraw.Draw(curtain)
        for share in range(12):
            rise = high * share / 12
            line = [(x, y - rise) for x, y in foot]
            brush.line(line, fill=150 - 12 * share, width=round(high / 8))
        picture.paste(colour, (0, 0), curtain.filter(ImageFilter.GaussianBlur(13)))


def _mountains(picture: Image.Image) -> None:
    """Snowy mountains far away."""
    top, foot = 150, 372
    canvas = Canvas(WIDTH, foot - top)
    for x, broad, high in PEAKS:
        base, tip = foot - top, foot - top - high
        canvas.polygon([(x - broad / 2, base), (x, tip), (x + broad / 2, base)], ROCK_SHADE)
        canvas.polygon([(x - broad / 2, base), (x, tip), (x + broad * 0.08, base)], ROCK)
        cap = [(x - broad * 0.16, tip + high * 0.32), (x, tip), (x + broad * 0.16, tip + high * 0.32)]
        canvas.polygon([*cap, (x + broad * 0.05, tip + high * 0.24), (x - broad * 0.04, tip + high * 0.36)], SNOW)
    picture.alpha_composite(canvas.done(), (0, top))


def _plain(picture: Image.Image) -> None:
    """Snow, and mammoths that pass behind it."""
    for body, crest, thick, heights in SNOWS:
        hills(picture, heights, body, crest, thick)
        if body == SNOWS[0][0]:
            for x, y, size in HERD:
                set_down(picture, icon("mammoth", size, DARK), (x, y))


def _card(tribe: Tribe, scene: str, lean: float, palette: Palette) -> Image.Image:
    """A card of a people, stuck in the snow; drawn twice as large, so that its edges are smooth when it leans."""
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[tribe]
    wide, high = CARD
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 32, paint.outline)
    canvas.rounded((6, 6, wide - 6, high - 6), 28, paint.gold)
    canvas.rounded((16, 16, wide - 16, high - 16), 22, dye.fill)
    canvas.rounded((32, 120, wide - 32, high - 32), 18, dye.pale)
    sprite = canvas.done()
    set_down(sprite, mark(tribe, 124, palette), (wide / 2, 74))
    set_down(sprite, icon(scene, 232, dye.deep), (wide / 2, 274))
    return shaded(sprite.rotate(lean, Image.Resampling.BICUBIC, expand=True).reduce(2), 6, 8, 0.6)


def _hearth(picture: Image.Image, palette: Palette) -> None:
    """The fire in the middle in its own light, and cubes in the snow around it."""
    (x, y), size = FIRE
    glow = Image.new("L", picture.size)
    ImageDraw.Draw(glow).ellipse((x - 230, y - 110, x + 230, min(HEIGHT, y + 120)), fill=170)
    picture.paste("#ffb347", (0, 0), glow.filter(ImageFilter.GaussianBlur(46)))
    set_down(picture, shaded(icon("campfire", size, "#a3300f"), 0, 6, 0.5), (x, y))
    set_down(picture, icon("small-fire", round(size * 0.5), "#ffdf6b"), (x, y - 10))
    for kind, at, side in CUBES:
        set_down(picture, shaded(cube(kind, side, palette), 2, 3, 0.6), at)
