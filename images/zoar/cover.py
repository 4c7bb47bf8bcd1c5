"""The box of Zoar, drawn by ourselves: tribes on the hot plain, a relic in the setting sun, and the lightning."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from images.kit.box import WIDTH, hills, put_line, put_title, set_down, sky
from images.kit.canvas import Canvas, Point, shaded, thickened
from images.kit.look import Look
from images.kit.paint import PAINTS, Colour, Paint
from images.zoar.colours import LANDS, Land
from images.zoar.pieces import Kind, piece
from rules.words import Message, Speaker

HORIZON = 318
SKY: tuple[tuple[int, Colour], ...] = (
    (0, "#24173f"),
    (110, "#512a56"),
    (220, "#b04a4c"),
    (290, "#ec8b45"),
    (HORIZON + 20, "#fbc76a"),
)
"""Height and colour: between two of them the sky goes over from one to the other."""
SUN: Point = (600, 292)
CLOUD, CLOUD_EDGE, RIDGE, HEAT = "#1b1133", "#4a3470", "#7d3e4b", "#ffdf93"
RIDGE_SHADE = "#5f2f44"
DUNES: tuple[tuple[Colour, Colour, tuple[int, ...]], ...] = (
    ("#c97b46", "#d98f52", (334, 318, 330, 312, 326, 336, 318, 328, 310)),
    ("#d99a58", "#e8b370", (372, 352, 372, 384, 374, 358, 376, 360, 350)),
    ("#e3b876", "#f3d59b", (420, 404, 424, 434, 424, 412, 430, 414, 402)),
)
"""Each row of dunes: its colour, that of its crest, and how its crest goes, from left to right."""
BUILT: Sequence[tuple[Kind, str, int, Point]] = (
    ("city", "red", 92, (268, 322)),
    ("temple", "yellow", 104, (888, 322)),
    ("city", "green", 80, (1150, 330)),
    ("city", "yellow", 74, (46, 334)),
)
"""What stands far away: the piece, its tribe, its size, its middle."""
PEAKS = ((40, 250), (150, 276), (250, 240), (360, 290), (850, 284), (960, 236), (1070, 270), (1170, 244))
PUFFS = (
    *((800, 14, 90), (900, 30, 96), (1000, 20, 110), (1100, 40, 110), (1200, 24, 120)),
    *((300, -20, 80), (180, -6, 92), (60, 4, 100), (-20, 30, 80)),
)
"""Middle and reach of each puff of cloud."""
LEADERS: tuple[tuple[str, int, int], ...] = (
    ("red", 148, 342),
    ("yellow", 372, 362),
    ("blue", 828, 362),
    ("green", 1052, 342),
)
"""Tribe and middle of each leader."""
LEADER, ARMY, RELIC = 190, 128, 224


def paint_cover(look: Look) -> Image.Image:
    """The picture before it is packed."""
    paint, land = PAINTS[look.palette], LANDS[look.palette]
    picture = sky(SKY)
    _sun(picture)
    _ridge(picture)
    _clouds(picture)
    _bolt(picture, paint, land)
    _dunes(picture, paint, land)
    _tribes(picture, paint, land)
    _title(picture, look, paint)
    return picture.convert("RGB")


def _sun(picture: Image.Image) -> None:
    """The sun in its haze."""
    x, y = SUN
    glow = Image.new("L", picture.size)
    ImageDraw.Draw(glow).ellipse((x - 230, y - 190, x + 230, y + 190), fill=150)
    picture.paste(HEAT, (0, 0), glow.filter(ImageFilter.GaussianBlur(60)))
    canvas = Canvas(284, 284)
    canvas.disc((142, 142), 142, "#ffe7a6")
    canvas.disc((142, 142), 134, "#fff3cd")
    set_down(picture, canvas.done(), SUN)


def _ridge(picture: Image.Image) -> None:
    """Bare mountains far away."""
    top, foot = 230, HORIZON + 16
    canvas = Canvas(WIDTH, foot - top)
    for x, peak in PEAKS:
        broad, base, tip = (HORIZON - peak) * 1.5, foot - top, peak - top
        canvas.polygon([(x - broad, base), (x, tip), (x + broad, base)], RIDGE)
        canvas.polygon([(x, tip), (x + broad, base), (x + broad * 0.15, base)], RIDGE_SHADE)
    picture.alpha_composite(canvas.done(), (0, top))


def _clouds(picture: Image.Image) -> None:
    """A thunderstorm draws up from both sides."""
    canvas = Canvas(WIDTH, 130)
    for colour, shrink, lift in ((CLOUD_EDGE, 0, 0), (CLOUD, 8, 12)):
        for x, y, reach in PUFFS:
            r = reach - shrink
            canvas.ellipse((x - r * 1.25, y - lift - r * 0.6, x + r * 1.25, y - lift + r * 0.6), colour)
    picture.alpha_composite(canvas.done().filter(ImageFilter.GaussianBlur(1.2)))


def _bolt(picture: Image.Image, paint: Paint, land: Land) -> None:
    """It strikes the temple."""
    canvas = Canvas(230, 360)
    canvas.polygon([(151, 50), (65, 186), (101, 188), (49, 312), (159, 160), (119, 160), (195, 50)], paint.glow)
    set_down(picture, shaded(thickened(canvas.done(), 5, land.storm), 0, 14, 0.9), (950, 190))


def _dunes(picture: Image.Image, paint: Paint, land: Land) -> None:
    """Three rows of dunes; between them what the tribes have built."""
    for number, (body, crest, heights) in enumerate(DUNES):
        hills(picture, heights, body, crest, 16 + 10 * number)
        if number == 0:
            for kind, tribe, size, at in BUILT:
                set_down(picture, piece(kind, paint.liveries[tribe], size, paint, land), at)


def _tribes(picture: Image.Image, paint: Paint, land: Land) -> None:
    """A relic before the sun, and at both sides the leaders with their armies."""
    set_down(picture, piece("relic", paint.liveries["red"], RELIC, paint, land), (SUN[0], SUN[1] + 62))
    for tribe, x, y in LEADERS:
        outward = -1 if x < WIDTH / 2 else 1
        livery = paint.liveries[tribe]
        set_down(picture, piece("army", livery, ARMY, paint, land), (x + outward * 78, y + 52))
        set_down(picture, piece("army", livery, ARMY, paint, land), (x - outward * 78, y + 58))
        set_down(picture, piece("leader", livery, LEADER, paint, land), (x, y + 20))


def _title(picture: Image.Image, look: Look, paint: Paint) -> None:
    """The name of the game in the sky, and a line at the foot."""
    speaker = Speaker(look.locale, ("rules.zoar", "images", "images.zoar"))
    put_title(picture, speaker.say(Message("game")), 176, 34, 96, paint)
    put_line(picture, speaker.say(Message("cover-line")), paint)
