"""The face of a card or building as it would be printed, large enough to read every word of it on a phone.

From top to bottom: the name; the cost and the kind; the picture, with Power and Life; the texts over the whole width;
the flavour. The picture takes all the room that the words leave.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas, shaded
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.kit.text import Style, put
from images.shared_worlds.brush import CARD_WORDS, Brush, write_readably
from images.shared_worlds.colours import GROUNDS, Dye
from images.shared_worlds.pieces import Kind, cost_box, mark, number_box
from images.shared_worlds.plan import READABLE
from images.shared_worlds.scenes import scene
from images.shared_worlds.setting import APART, GAP, INSET, SIGN, WIDE, Setting, flavour_of, flavour_style, setting_of
from rules.shared_worlds.cards import Building, Card, CardType, Half, Tribe
from rules.words import Message, Speaker, said

SHADE = 10
"""Room around a card for its shadow."""
HEAD = 82
"""How high the strip with the name is."""
ROW = 148
"""Where the picture begins: below cost and kind."""
ART = 136
"""How high the picture is at least."""
SCENE = 250
"""How large the scene on the picture is at most."""
BETWEEN = 16
"""Between picture, texts and flavour."""
FOOT = 28
"""Below all words."""
LEAST = 520
"""How high a card is at least."""
FLAVOUR_STEP = 50
"""How high a line of the flavour is."""
SIGNS: dict[Half | None, str] = {"combat": "crossed-swords", "development": "hut", None: "power-lightning"}


def height_of(row: Card | Building, brush: Brush, *, flavoured: bool) -> int:
    """How high this card has to be, with or without its flavour."""
    flavour = len(flavour_of(row, brush.speaker.locale)) if flavoured else 0
    return max(LEAST, round(ROW + ART + _words_high(setting_of(row, brush), flavour) + FOOT))


def face(row: Card | Building, brush: Brush, high: int, *, flavoured: bool) -> Image.Image:
    """The face, so high, as a sprite `SHADE` larger on every side."""
    return _face(row, high, flavoured, brush.palette, brush.speaker.locale)


@lru_cache(maxsize=160)
def _face(row: Card | Building, high: int, flavoured: bool, palette: Palette, locale: str) -> Image.Image:
    brush = Brush(palette, (), Speaker(locale, CARD_WORDS))
    setting, flavour = setting_of(row, brush), flavour_of(row, locale) if flavoured else ()
    art = round(high - ROW - FOOT - _words_high(setting, len(flavour)))
    picture = _blank(row.tribe, isinstance(row, Card) and row.legendary, high, art, palette).copy()
    _head(picture, row, brush)
    _second_row(picture, row, brush)
    _art(picture, row, art, brush)
    y = SHADE + ROW + art + BETWEEN
    _texts(picture, setting, y, brush)
    y = SHADE + high - FOOT - FLAVOUR_STEP * len(flavour)
    for number, line in enumerate(flavour):
        at = (SHADE + WIDE / 2, y + FLAVOUR_STEP * (number + 0.5))
        put(picture, line, flavour_style(brush.paint.faint), at, "mm")
    return picture


def _words_high(setting: Setting, flavour: int) -> float:
    """How high the texts and so many lines of flavour are, with the room before each."""
    texts = BETWEEN + setting.high if setting.parts else 0
    return texts + (BETWEEN + FLAVOUR_STEP * flavour if flavour else 0)


@lru_cache(maxsize=32)
def _blank(tribe: Tribe, legendary: bool, high: int, art: int, palette: Palette) -> Image.Image:
    """Frame, head and the ground of the picture: what cards of a people share."""
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[tribe]
    canvas = Canvas(WIDE + 2 * SHADE, high + 2 * SHADE)
    left, top, right, bottom = SHADE, SHADE, SHADE + WIDE, SHADE + high
    canvas.rounded((left, top, right, bottom), 26, paint.outline)
    canvas.rounded((left + 3, top + 3, right - 3, bottom - 3), 24, paint.gold if legendary else dye.deep)
    canvas.rounded((left + 9, top + 9, right - 9, bottom - 9), 19, dye.fill)
    canvas.rounded((left + 14, top + HEAD, right - 14, bottom - 14), 12, paint.parchment)
    box = (left + 24, top + ROW, right - 24, top + ROW + art)
    canvas.rounded(box, 14, dye.deep)
    canvas.rounded((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), 11, dye.pale)
    return shaded(canvas.done(), 4, 5, 0.6)


def _head(picture: Image.Image, row: Card | Building, brush: Brush) -> None:
    """The mark of the people, the name, a crown for a Legendary."""
    y, dye = SHADE + 8 + (HEAD - 8) / 2, brush.ground.peoples[row.tribe]
    stick(picture, mark(row.tribe, 62, brush.palette), (SHADE + 50, y))
    right = SHADE + WIDE - 20
    if isinstance(row, Card) and row.legendary:
        stick(picture, icon("crown", 56, dye.ink), (right - 28, y))
        right -= 64
    left = SHADE + 92
    write_readably(picture, brush.speaker.say(row.said()), Style(54, dye.ink), (left, y), right - left)


def _second_row(picture: Image.Image, row: Card | Building, brush: Brush) -> None:
    """The cost, and what kind of card it is."""
    x, right, y = SHADE + 24, SHADE + WIDE - 28, SHADE + (HEAD + ROW) / 2 + 1
    for box in row.cost if isinstance(row, Card) else ():
        stick(picture, cost_box(box, 54, brush.palette), (x + 27, y))
        x += 60
    kind = said(row.type) if isinstance(row, Card) else Message("card-type-building")
    words = brush.say("card-kind", type=kind, tribe=said(row.tribe))
    put(picture, words, Style(READABLE, brush.paint.faint, "medium"), (right, y), "rm")


def _art(picture: Image.Image, row: Card | Building, high: int, brush: Brush) -> None:
    """The scene; the Power of a unit on its left and its Life on its right; an R for what is not published."""
    y, dye = SHADE + ROW + high / 2, brush.ground.peoples[row.tribe]
    stick(picture, icon(scene(row), min(SCENE, round(high * 0.86)), dye.deep), (SHADE + WIDE / 2, y))
    right = SHADE + WIDE - 92
    if isinstance(row, Card) and row.type is CardType.UNIT:
        _number(picture, "power", row.power, (SHADE + 92, y), brush)
        _number(picture, "life", row.life, (right, y), brush)
        right -= 98
    if row.source == "reconstructed":
        stick(picture, _letter_r(dye, brush.palette), (right, y))


def _number(picture: Image.Image, kind: Kind, number: int, at: tuple[float, float], brush: Brush) -> None:
    stick(picture, number_box(kind, 96, brush.palette), at)
    put(picture, str(number), Style(70, brush.paint.light_ink), (at[0], at[1] + 6), "mm")


@lru_cache(maxsize=16)
def _letter_r(dye: Dye, palette: Palette) -> Image.Image:
    """The mark of a reconstruction."""
    canvas = Canvas(60, 60)
    canvas.disc((30, 30), 29, dye.deep)
    canvas.disc((30, 30), 26, dye.pale)
    sprite = canvas.done()
    put(sprite, "R", Style(READABLE, dye.deep), (30, 30), "mm")
    return sprite


def _texts(picture: Image.Image, setting: Setting, y: float, brush: Brush) -> None:
    """Combat above, Development below, a line between them."""
    left, right = SHADE + INSET, SHADE + WIDE - INSET
    for number, part in enumerate(setting.parts):
        if number:
            line = (left, round(y + GAP / 2 - 3), right, round(y + GAP / 2 - 1))
            picture.paste(brush.paint.parchment_edge, line)
            y += GAP
        stick(picture, icon(SIGNS[part.half], 48, brush.paint.faint), (left + 24, y + setting.step / 2))
        for text in part.texts:
            for line_of in text:
                style = Style(setting.size, brush.paint.ink, "medium")
                put(picture, line_of, style, (left + SIGN, y + setting.step / 2))
                y += setting.step
            y += APART
        y -= APART
