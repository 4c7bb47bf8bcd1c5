"""A card in a lane: who it is, its Power and Life, what lies on it, and how it stands."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageEnhance

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS, Colour
from images.kit.text import Style, put
from images.kit.text import width as text_width
from images.shared_worlds.brush import CARD_WORDS, Brush, write_readably
from images.shared_worlds.colours import GROUNDS
from images.shared_worlds.pieces import Kind, back, mark, number_box, sign
from images.shared_worlds.plan import CELL, READABLE
from images.shared_worlds.scenes import scene
from rules.shared_worlds.cards import Card, card
from rules.shared_worlds.view import AttachmentView, UnitView
from rules.words import Message, Speaker

WIDE, HIGH = CELL
BAR = 62
"""How high the bar with the name is."""
ART = 158
LEFT = 188
"""Where Power and Life, attachments and signs begin: behind the picture."""
NUMBERS = 118
"""The height on which Power and Life stand."""
FOOT = 196
"""The height on which attachments and signs stand."""
SMALL = 58
SIGN = 54


def unit_tile(one: UnitView, brush: Brush) -> Image.Image:
    """What lies in a lane, as large as its cell."""
    if one.card is None:
        return _face_down(brush.palette, brush.speaker.locale)
    picture = _front(card(one.card.id), brush.palette, brush.speaker.locale).copy()
    _number(picture, "power", one.cubes, one.max_power, LEFT, brush)
    _number(picture, "life", one.life, one.max_life, WIDE - 152, brush)
    if one.tapped:
        picture = _tapped(picture, brush)
    left = LEFT if one.power == one.cubes else _dealt(picture, one.power, brush)
    _attachments(picture, one.attachments, (left, _signs(picture, one, brush)), brush)
    return picture


@lru_cache(maxsize=160)
def _front(row: Card, palette: Palette, locale: str) -> Image.Image:
    """All that does not change: frame, mark, name, crown and picture."""
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[row.tribe]
    canvas = Canvas(WIDE, HIGH)
    canvas.rounded((0, 0, WIDE, HIGH), 18, paint.outline)
    canvas.rounded((2, 2, WIDE - 2, HIGH - 2), 16, paint.gold if row.legendary else dye.deep)
    canvas.rounded((6, 6, WIDE - 6, HIGH - 6), 13, dye.fill)
    canvas.rounded((10, BAR, WIDE - 10, HIGH - 10), 9, paint.parchment)
    canvas.rounded((16, BAR + 6, 16 + ART, BAR + 6 + ART), 10, dye.pale)
    picture = canvas.done()
    right = WIDE - 14
    if row.legendary:
        stick(picture, icon("crown", 48, dye.ink), (right - 24, 33))
        right -= 54
    write_readably(picture, short_name(row, Speaker(locale, CARD_WORDS)), Style(50, dye.ink), (18, 33), right - 18)
    stick(picture, icon(scene(row), 124, dye.deep), (16 + ART / 2, BAR + 6 + ART / 2))
    stick(picture, mark(row.tribe, 50, palette), (40, BAR + 30))
    return picture


def short_name(row: Card, speaker: Speaker) -> str:
    """What it is called on a small card: a Legendary by its first name."""
    name = speaker.say(row.said())
    return name.partition(" ")[0].rstrip(",") if row.legendary else name


@lru_cache(maxsize=4)
def _face_down(palette: Palette, locale: str) -> Image.Image:
    picture = Image.new("RGBA", (WIDE, HIGH), "#00000000")
    picture.alpha_composite(back(WIDE, HIGH, palette))
    words = Speaker(locale, CARD_WORDS).say(Message("board-face-down"))
    style = Style(READABLE, PAINTS[palette].light_ink, halo=GROUNDS[palette].back_line)
    put(picture, words, style, (WIDE / 2, HIGH - 42), "mm")
    return picture


def _number(picture: Image.Image, kind: Kind, now: int, most: int, x: int, brush: Brush) -> None:
    """A cube with the number that is there, and the most that can be."""
    stick(picture, number_box(kind, 82, brush.palette), (x + 41, NUMBERS))
    put(picture, str(now), Style(60, brush.paint.light_ink), (x + 41, NUMBERS + 4), "mm")
    put(picture, f"/{most}", Style(READABLE, brush.paint.faint), (x + 88, NUMBERS + 6))


def _dealt(picture: Image.Image, power: int, brush: Brush) -> int:
    """What it would deal, where that is not the number of its cubes. Gives back where this ends."""
    stick(picture, icon("crossed-swords", 46, brush.paint.alarm), (LEFT + 23, FOOT))
    return put(picture, str(power), Style(54, brush.paint.alarm), (LEFT + 50, FOOT + 2)) + 12


def _attachments(picture: Image.Image, worn: tuple[AttachmentView, ...], room: tuple[int, int], brush: Brush) -> None:
    """A small picture of each, from one x to another; many lie over each other."""
    left, right = room
    step = min(SMALL + 4, (right - left - SMALL) // max(1, len(worn) - 1))
    for number, one in enumerate(worn):
        stick(picture, attachment(one, SMALL, brush), (left + SMALL // 2 + number * step, FOOT))


def attachment(one: AttachmentView, size: int, brush: Brush) -> Image.Image:
    """An attachment as a small picture; paler when it was used."""
    row = card(one.card.id)
    dye = brush.ground.peoples[row.tribe]
    return _chip(scene(row), size, dye.fill, dye.ink, one.used, brush.palette)


@lru_cache(maxsize=128)
def _chip(name: str, size: int, fill: Colour, ink: Colour, used: bool, palette: Palette) -> Image.Image:
    canvas = Canvas(size, size)
    paint = PAINTS[palette]
    canvas.rounded((0, 0, size, size), size * 0.2, paint.outline)
    canvas.rounded((2, 2, size - 2, size - 2), size * 0.17, paint.parchment_edge if used else fill)
    sprite = canvas.done()
    inner = round(size * 0.76)
    at = (size - inner) // 2
    sprite.alpha_composite(icon(name, inner, paint.ink if used else ink), (at, at))
    return sprite


def _signs(picture: Image.Image, one: UnitView, brush: Brush) -> int:
    """How it stands, from the right. Gives back where these signs begin."""
    right = WIDE - 14
    for name, words in _standing(one):
        disc = brush.paint.alarm if name == "death-skull" else brush.paint.ink
        stick(picture, sign(name, SIGN, brush.paint.light_ink, disc, brush.paint.rim), (right - SIGN / 2, FOOT))
        right -= SIGN + 2
        if words:
            style = Style(READABLE, brush.paint.ink)
            right -= text_width(words, style)
            put(picture, words, style, (right, FOOT))
            right -= 6
    return right


def _standing(one: UnitView) -> list[tuple[str, str]]:
    """The icons for how a unit stands, with a number where there is one."""
    signs = [
        ("death-skull", "", one.dying),
        ("check-mark", "", one.used),
        ("padlock", "", bool(one.forbidden)),
        ("checked-shield", "", one.shield is None),
        ("shield", str(one.shield), bool(one.shield)),
    ]
    return [(name, words) for name, words, there in signs if there]


def _tapped(picture: Image.Image, brush: Brush) -> Image.Image:
    """What is tapped looks dim, and the turn of the card stands large on its picture."""
    dim = ImageEnhance.Brightness(picture.convert("RGB")).enhance(0.8).convert("RGBA")
    dim.putalpha(picture.getchannel("A"))
    disc = sign("clockwise-rotation", 76, brush.paint.light_ink, brush.paint.ink, brush.paint.rim)
    stick(dim, disc, (16 + ART - 38, BAR + 6 + ART - 38))
    return dim
