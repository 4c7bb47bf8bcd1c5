"""The box of Sapiens, drawn by ourselves: scenes laid through a morning valley, from the waterfall up to a cave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PIL import Image, ImageDraw, ImageFilter

from images.kit.box import HEIGHT, WIDTH, hills, put_line, put_title, set_down, sky
from images.kit.canvas import Canvas, Point, shaded, thickened
from images.kit.icons import icon
from images.kit.look import Look
from images.kit.paint import PAINTS, Colour, Paint
from images.sapiens.colours import LANDS, Land
from images.sapiens.land import cave, pine, rock
from images.sapiens.scenes import tile, token
from images.sapiens.signs import clasp
from rules.sapiens.view import CAMP, FEAST, FIRE, HUNT, PICKING, RITUAL, WATER, Direction, Scene
from rules.words import Message, Speaker

SKY: tuple[tuple[int, Colour], ...] = (
    (0, "#27506f"),
    (130, "#5a96ad"),
    (220, "#bcd3c4"),
    (290, "#fbe3b0"),
    (340, "#fdeec6"),
)
SUN: Point = (690, 236)
LIGHT, HAZE, SNOW = "#fff6d8", "#ffe6a8", "#f6fafb"
PEAKS = ((150, 300, 150), (330, 310, 156), (520, 290, 130), (800, 340, 170), (985, 360, 200), (1110, 300, 170))
"""Middle, breadth and height of each mountain."""
FAR, FAR_SHADE = "#7f9db0", "#64859b"
MEADOWS: tuple[tuple[Colour, Colour, int, tuple[int, ...]], ...] = (
    ("#8fae6e", "#a7c386", 10, (300, 284, 296, 306, 292, 304, 286, 296, 300)),
    ("#c2b06a", "#d5c47f", 14, (330, 336, 322, 330, 338, 330, 322, 334, 326)),
    ("#7c9c52", "#93b366", 16, (392, 398, 406, 400, 392, 400, 408, 398, 390)),
)
"""Each row of hills: its colour, that of its crest, how thick that is, and how it goes, from left to right."""
PINES = ((236, 318, 70), (282, 312, 56), (322, 320, 74), (560, 316, 56), (596, 322, 68), (930, 318, 60), (884, 314, 50))
"""Where pines stand, and how high they are."""
HERD = ((372, 338, 104), (462, 348, 76), (528, 352, 58))
"""Where mammoths graze, and how large they are."""
BOULDER = 104
CLIFFS: tuple[tuple[Point, ...], ...] = (
    (
        (-9, 540),
        (-9, 118),
        (36, 104),
        (84, 128),
        (150, 122),
        (186, 160),
        (196, 240),
        (222, 320),
        (214, 400),
        (158, 540),
    ),
    ((1209, 540), (1209, 92), (1150, 96), (1092, 130), (1034, 146), (1000, 214), (962, 282), (958, 380), (1012, 540)),
)
"""The outlines of the rocks at both sides."""
FALL: tuple[int, int, int] = (112, 126, 430)
"""Middle, top and foot of the waterfall."""
CAVES: Sequence[tuple[Point, int, Scene | None]] = (((1050, 318), 140, None), ((1120, 194), 104, RITUAL))
"""Middle and size of each cave, and the mountain token on it."""
HUTS = ((752, 422, 92), (906, 432, 74))
HEARTH = (834, 434, 62)
HALF = 88
CORNER = (300, 410)
"""The middle of the first half of the first tile."""
PATH: Sequence[tuple[Scene, Scene, tuple[int, int], bool]] = (
    (WATER, PICKING, (0, 0), False),
    (PICKING, HUNT, (2, 0), False),
    (CAMP, HUNT, (4, -1), True),
    (CAMP, FIRE, (5, -1), False),
    (FIRE, FEAST, (7, -1), False),
)
"""The tiles from the water to the cave: both scenes, from the left or from above, column and row, whether upright."""
LINKS = ((1.5, 0), (3.5, 0), (4.5, -1), (6.5, -1))
"""Column and row of each link."""


def paint_cover(look: Look) -> Image.Image:
    """The picture before it is packed."""
    paint, land = PAINTS[look.palette], LANDS[look.palette]
    picture = sky(SKY)
    _sun(picture)
    _mountains(picture)
    _valley(picture, paint, land)
    _cliffs(picture, paint, land)
    _camp(picture, paint, land)
    _path(picture, paint, land)
    speaker = Speaker(look.locale, ("rules.sapiens", "images", "images.sapiens"))
    put_title(picture, speaker.say(Message("game")), 150, 22, 86, paint)
    put_line(picture, speaker.say(Message("cover-line")), paint)
    return picture.convert("RGB")


def _sun(picture: Image.Image) -> None:
    """The morning sun in its haze."""
    x, y = SUN
    glow = Image.new("L", picture.size)
    ImageDraw.Draw(glow).ellipse((x - 260, y - 150, x + 260, y + 150), fill=170)
    picture.paste(HAZE, (0, 0), glow.filter(ImageFilter.GaussianBlur(56)))
    canvas = Canvas(140, 140)
    canvas.disc((70, 70), 62, LIGHT)
    set_down(picture, canvas.done(), SUN)


def _mountains(picture: Image.Image) -> None:
    """Far away, with snow."""
    top, foot = 110, 320
    canvas = Canvas(WIDTH, foot - top)
    for x, broad, high in PEAKS:
        base, tip, half = foot - top, foot - top - high, broad / 2
        canvas.polygon([(x - half, base), (x, tip), (x + half, base)], FAR)
        canvas.polygon(
            [(x, tip), (x + half, base), (x + half * 0.1, base), (x - half * 0.08, tip + high * 0.5)], FAR_SHADE
        )
        cap = [(0, 0), (0.3, 0.3), (0.14, 0.26), (0.03, 0.38), (-0.1, 0.26), (-0.3, 0.3)]
        canvas.polygon([(x + a * half, tip + b * high) for a, b in cap], SNOW)
    picture.alpha_composite(canvas.done(), (0, top))


def _valley(picture: Image.Image, paint: Paint, land: Land) -> None:
    """Woods, a plain with mammoths, and a meadow."""
    woods, plain, meadow = MEADOWS
    hills(picture, woods[3], woods[0], woods[1], woods[2])
    trees = Canvas(WIDTH, 340)
    for x, foot, high in sorted(PINES, key=lambda tree: tree[1]):
        pine(trees, (x, foot), high, 1, land)
    picture.alpha_composite(trees.done())
    hills(picture, plain[3], plain[0], plain[1], plain[2])
    for x, foot, size in HERD:
        beast = thickened(icon("mammoth", size, land.scenes[HUNT].fill), 1.5, paint.rim)
        set_down(picture, beast, (x, foot - size * 0.42))
    hills(picture, meadow[3], meadow[0], meadow[1], meadow[2])


def _cliffs(picture: Image.Image, paint: Paint, land: Land) -> None:
    """Rock at both sides: on the left water falls over it, on the right it is hollow."""
    for number, cliff in enumerate(CLIFFS):
        canvas = Canvas(WIDTH, HEIGHT)
        canvas.polygon(cliff, land.rock)
        shape = canvas.done()
        boulders = Image.new("RGBA", picture.size)
        for spot, at in enumerate(product(range(0, WIDTH, BOULDER), range(0, HEIGHT, BOULDER))):
            boulders.paste(rock((spot + number) % 7, (BOULDER, BOULDER), land), at)
        boulders.putalpha(shape.getchannel("A"))
        picture.alpha_composite(shaded(thickened(boulders, 3, land.rock_deep), 5, 8, 0.6))
    _fall(picture, land)
    for middle, size, shown in CAVES:
        set_down(picture, cave(Direction.NORTH, (size, size), land), middle)
        if shown is not None:
            set_down(picture, token(shown, round(size * 0.56), paint, land), (middle[0], middle[1] + 12))


def _fall(picture: Image.Image, land: Land) -> None:
    """Water, light where it runs and white where it lands, and the pool below."""
    x, top, foot = FALL
    canvas = Canvas(300, HEIGHT - top)
    high = foot - top
    canvas.ellipse((x - 96, high - 22, x + 130, high + 62), land.water_deep)
    canvas.ellipse((x - 90, high - 20, x + 124, high + 56), land.water)
    canvas.polygon([(x - 32, 0), (x + 32, 0), (x + 46, high), (x - 46, high)], land.water_deep)
    canvas.polygon([(x - 27, 0), (x + 27, 0), (x + 40, high), (x - 40, high)], land.water)
    for start, lean, low in ((-18, -5, 0.7), (-6, -2, 0.92), (7, 3, 0.8), (18, 6, 0.6)):
        canvas.line([(x + start, 6), (x + start + lean, high * low)], land.water_light, 4)
    for shift, radius in ((-44, 15), (-26, 19), (-6, 21), (14, 20), (32, 18), (48, 14)):
        canvas.disc((x + shift, high - 2 + abs(shift) * 0.1), radius, land.water_light)
    picture.alpha_composite(canvas.done(), (0, top))


def _camp(picture: Image.Image, paint: Paint, land: Land) -> None:
    """Two huts and a fire."""
    for x, y, size in HUTS:
        set_down(picture, thickened(icon("hut", size, land.scenes[CAMP].ink), 2, paint.rim), (x, y))
    x, y, size = HEARTH
    set_down(picture, thickened(icon("campfire", size, land.scenes[FIRE].deep), 2, paint.rim), (x, y))


def _path(picture: Image.Image, paint: Paint, land: Land) -> None:
    """The tiles, and a clasp over each link."""
    x, y = CORNER
    for first, second, (column, row), upright in PATH:
        sprite = tile(first, second, ((HALF, HALF), (HALF, HALF)), upright, paint, land)
        across, down = (0.0, 0.5) if upright else (0.5, 0.0)
        set_down(picture, sprite, (x + (column + across) * HALF, y + (row + down) * HALF))
    for along, high in LINKS:
        set_down(picture, clasp(HALF, False, paint), (x + along * HALF, y + high * HALF))
