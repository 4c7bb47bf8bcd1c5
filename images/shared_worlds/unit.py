"""A card in a lane: who it is, its Power and Life, what lies on it, and how it stands."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageEnhance

from images.kit.brush import stick, write
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS, Colour
from images.kit.text import Style, put
from images.kit.text import width as text_width
from images.shared_worlds.brush import CARD_WORDS, Brush
from images.shared_worlds.colours import GROUNDS
from images.shared_worlds.pieces import Kind, back, mark, number_box, sign
from images.shared_worlds.plan import CELL
from images.shared_worlds.scenes import scene
from rules.shared_worlds.cards import Card, card
from rules.shared_worlds.view import AttachmentView, UnitView
from rules.words import Message, Speaker

WIDE, HIGH = CELL
ART = 88
NUMBERS = 98
"""The height on which Power and Life stand."""
FOOT = 164
"""The height on which attachments and signs stand."""
SMALL = 42


def unit_tile(one: UnitView, brush: Brush) -> Image.Image:
    """What lies in a lane, as large as its cell."""
    if one.card is None:
        return _face_down(brush.palette, brush.speaker.locale)
    picture = _front(card(one.card.id), brush.palette, brush.speaker.locale).copy()
    _number(picture, "power", one.cubes, one.max_power, 118, brush)
    _number(picture, "life", one.life, one.max_life, WIDE - 124, brush)
    if one.power != one.cubes:
        _dealt(picture, one.power, brush)
    room = _signs(picture, one, brush)
    _attachments(picture, one.attachments, room, brush)
    return _worn(picture) if one.tapped else picture


@lru_cache(maxsize=160)
def _front(row: Card, palette: Palette, locale: str) -> Image.Image:
    """All that does not change: frame, mark, name, crown and picture."""
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[row.tribe]
    canvas = Canvas(WIDE, HIGH)
    canvas.rounded((0, 0, WIDE, HIGH), 18, paint.outline)
    canvas.rounded((2, 2, WIDE - 2, HIGH - 2), 16, paint.gold if row.legendary else dye.deep)
    canvas.rounded((6, 6, WIDE - 6, HIGH - 6), 13, dye.fill)
    canvas.rounded((10, 56, WIDE - 10, HIGH - 10), 9, paint.parchment)
    canvas.rounded((16, 62, 16 + ART, 62 + ART), 10, dye.pale)
    picture = canvas.done()
    stick(picture, mark(row.tribe, 44, palette), (32, 31))
    right = WIDE - 14
    if row.legendary:
        stick(picture, icon("crown", 40, dye.ink), (right - 20, 30))
        right -= 46
    write(picture, short_name(row, Speaker(locale, CARD_WORDS)), Style(36, dye.ink), (60, 31), right - 60)
    stick(picture, icon(scene(row), 76, dye.deep), (16 + ART / 2, 62 + ART / 2))
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
    style = Style(32, PAINTS[palette].light_ink, halo=GROUNDS[palette].back_line)
    put(picture, words, style, (WIDE / 2, HIGH - 32), "mm")
    return picture


def _number(picture: Image.Image, kind: Kind, now: int, most: int, x: int, brush: Brush) -> None:
    """A cube with the number that is there, and the most that can be."""
    stick(picture, number_box(kind, 62, brush.palette), (x + 31, NUMBERS))
    put(picture, str(now), Style(44, brush.paint.light_ink), (x + 31, NUMBERS + 4), "mm")
    put(picture, f"/{most}", Style(34, brush.paint.faint), (x + 68, NUMBERS + 6))


def _dealt(picture: Image.Image, power: int, brush: Brush) -> None:
    """What it would deal, where that is not the number of its cubes: below its picture."""
    stick(picture, icon("crossed-swords", 34, brush.paint.alarm), (38, FOOT + 2))
    put(picture, str(power), Style(38, brush.paint.alarm), (60, FOOT + 2))


def _attachments(picture: Image.Image, worn: tuple[AttachmentView, ...], room: int, brush: Brush) -> None:
    """A small picture of each; a single one with its name, where there is room up to this x."""
    x = 118 + SMALL // 2
    for one in worn:
        stick(picture, attachment(one, SMALL, brush), (x, FOOT))
        x += SMALL + 4
    if len(worn) == 1:
        words = brush.speaker.say(card(worn[0].card.id).said())
        style = Style(28, brush.paint.ink, "medium")
        if text_width(words, style) <= room - x:
            put(picture, words, style, (x - SMALL // 2 + 2, FOOT))


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
    x = WIDE - 34
    for name, words in _standing(one):
        disc = brush.paint.alarm if name == "death-skull" else brush.paint.ink
        stick(picture, sign(name, 40, brush.paint.light_ink, disc, brush.paint.rim), (x, FOOT))
        if words:
            style = Style(30, brush.paint.ink)
            x -= 22 + text_width(words, style)
            put(picture, words, style, (x, FOOT))
        x -= 44
    return x + 22


def _standing(one: UnitView) -> list[tuple[str, str]]:
    """The icons for how a unit stands, with a number where there is one."""
    signs = [
        ("death-skull", "", one.dying),
        ("clockwise-rotation", "", one.tapped),
        ("check-mark", "", one.used),
        ("padlock", "", bool(one.forbidden)),
        ("checked-shield", "", one.shield is None),
        ("shield", str(one.shield), bool(one.shield)),
    ]
    return [(name, words) for name, words, there in signs if there]


def _worn(picture: Image.Image) -> Image.Image:
    """What is tapped looks dim."""
    dim = ImageEnhance.Brightness(picture.convert("RGB")).enhance(0.86).convert("RGBA")
    dim.putalpha(picture.getchannel("A"))
    return dim
