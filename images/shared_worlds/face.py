"""The face of a card or building as it would be printed, large enough to read every word of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick, write
from images.kit.canvas import Canvas, shaded
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.paint import PAINTS
from images.kit.text import Style, fit, put, wrapped
from images.shared_worlds.brush import CARD_WORDS, Brush
from images.shared_worlds.colours import GROUNDS, Dye
from images.shared_worlds.pieces import cost_box, mark, number_box
from images.shared_worlds.scenes import scene
from rules.shared_worlds.cards import Building, Card, CardType, Half, Tribe
from rules.shared_worlds.cards.speech import building_texts, card_texts
from rules.words import Message, Speaker, said

SHADE = 10
"""Room around a card for its shadow."""
WIDE, HIGH = 770, 662
"""The size of a card."""
HEAD = 82
ROW = 148
"""Where the texts begin."""
FOOT = 92
"""How high the strip with Power, flavour and Life is."""
ART = 178
"""The side of the picture."""
SECOND = SHADE + HEAD + (ROW - HEAD) / 2 + 3
"""The height on which cost and kind stand."""
FREE = HIGH - 14 - FOOT - ROW - 12
"""How high the texts may be together."""
GAP, BETWEEN = 22, 8
"""Between the halves of a card, and between the texts of a half."""
TEXT, WORDY = 214, 30
"""Where the texts begin: behind the picture; or far left where there is much to read and the picture is small."""
END = WIDE - 26
SIGNS: dict[Half | None, str] = {"combat": "crossed-swords", "development": "hut", None: "power-lightning"}
SIGN = 52
"""How much room the sign before a text needs."""
SIZES: dict[int, tuple[int, ...]] = {TEXT: (48, 46, 44), WORDY: (48, 46, 44, 42, 40, 38, 36, 34, 32)}
"""Texts are set in the first of these sizes in which all of them have room."""
FLAVOUR = (36, 32, 28)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The texts of one half of a card, each wrapped into its lines."""

    half: Half | None
    texts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """How the texts of a card are set: where they begin, how large they are, how high they are together."""

    parts: tuple[Paragraph, ...]
    left: int
    size: int
    high: float

    @property
    def step(self) -> float:
        """How high a line is."""
        return self.size * 1.2


def face(row: Card | Building, brush: Brush) -> Image.Image:
    """The face as a sprite `SHADE` larger on every side."""
    return _face(row, brush.palette, brush.speaker.locale)


def setting_of(row: Card | Building, brush: Brush) -> Setting:
    """Texts stand beside the picture if they can be large there; else over the whole card, as large as they can be."""
    halves = _halves(row, brush)
    for left, sizes in SIZES.items():
        for size in sizes:
            setting = _setting(halves, left, size)
            if setting.high <= FREE:
                return setting
    return setting


@lru_cache(maxsize=160)
def _face(row: Card | Building, palette: Palette, locale: str) -> Image.Image:
    brush = Brush(palette, (), Speaker(locale, CARD_WORDS))
    dye = GROUNDS[palette].peoples[row.tribe]
    legendary = isinstance(row, Card) and row.legendary
    setting = setting_of(row, brush)
    picture = _blank(row.tribe, legendary, setting.left == TEXT, palette).copy()
    _head(picture, row, dye, brush)
    right = SHADE + WIDE - 28
    if setting.left == TEXT:
        art = icon(scene(row), round(ART * 0.82), dye.deep)
        stick(picture, art, (SHADE + 20 + ART / 2, SHADE + ROW + 14 + ART / 2))
    else:
        stick(picture, icon(scene(row), 60, dye.deep), (right - 30, SECOND))
        right -= 72
    _second_row(picture, row, right, brush)
    _texts(picture, setting, brush)
    _foot(picture, row, brush)
    return picture


@lru_cache(maxsize=16)
def _blank(tribe: Tribe, legendary: bool, framed: bool, palette: Palette) -> Image.Image:
    """Frame, head and, where it is large, the frame of the picture: what all cards of a people share."""
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[tribe]
    canvas = Canvas(WIDE + 2 * SHADE, HIGH + 2 * SHADE)
    left, top, right, bottom = SHADE, SHADE, SHADE + WIDE, SHADE + HIGH
    canvas.rounded((left, top, right, bottom), 26, paint.outline)
    canvas.rounded((left + 3, top + 3, right - 3, bottom - 3), 24, paint.gold if legendary else dye.deep)
    canvas.rounded((left + 9, top + 9, right - 9, bottom - 9), 19, dye.fill)
    canvas.rounded((left + 14, top + HEAD, right - 14, bottom - 14), 12, paint.parchment)
    if framed:
        art = (left + 20, top + ROW + 14, left + 20 + ART, top + ROW + 14 + ART)
        canvas.rounded(art, 14, dye.deep)
        canvas.rounded((art[0] + 3, art[1] + 3, art[2] - 3, art[3] - 3), 11, dye.pale)
    return shaded(canvas.done(), 4, 5, 0.6)


def _head(picture: Image.Image, row: Card | Building, dye: Dye, brush: Brush) -> None:
    """The mark of the people, the name, a crown for a Legendary, an R for what is not published."""
    y = SHADE + 8 + (HEAD - 8) / 2
    stick(picture, mark(row.tribe, 62, brush.palette), (SHADE + 50, y))
    right = SHADE + WIDE - 22
    if row.source == "reconstructed":
        stick(picture, _letter_r(dye, brush.palette), (right - 19, y))
        right -= 50
    if isinstance(row, Card) and row.legendary:
        stick(picture, icon("crown", 56, dye.ink), (right - 28, y))
        right -= 66
    left = SHADE + 94
    write(picture, brush.speaker.say(row.said()), Style(48, dye.ink), (left, y), round(right - left))


@lru_cache(maxsize=16)
def _letter_r(dye: Dye, palette: Palette) -> Image.Image:
    """The mark of a reconstruction."""
    canvas = Canvas(38, 38)
    canvas.disc((19, 19), 18, dye.ink)
    canvas.disc((19, 19), 15, dye.fill)
    sprite = canvas.done()
    put(sprite, "R", Style(26, dye.ink), (19, 19), "mm")
    return sprite


def _second_row(picture: Image.Image, row: Card | Building, right: int, brush: Brush) -> None:
    """The cost, and what kind of card it is, up to this x."""
    x = SHADE + 24
    for box in row.cost if isinstance(row, Card) else ():
        stick(picture, cost_box(box, 54, brush.palette), (x + 27, SECOND))
        x += 60
    kind = said(row.type) if isinstance(row, Card) else Message("card-type-building")
    words = brush.say("card-kind", type=kind, tribe=said(row.tribe))
    write(picture, words, Style(44, brush.paint.faint, "medium"), (right, SECOND), round(right - x - 14), "rm")


def _texts(picture: Image.Image, setting: Setting, brush: Brush) -> None:
    """Combat above, Development below, a line between them."""
    left, right = SHADE + setting.left, SHADE + END
    y = SHADE + ROW + 8 + max(0.0, (FREE - setting.high) / 2) * 0.6
    for number, part in enumerate(setting.parts):
        if number:
            line = (left, round(y + GAP / 2 - 3), right, round(y + GAP / 2 - 1))
            picture.paste(brush.paint.parchment_edge, line)
            y += GAP
        stick(picture, icon(SIGNS[part.half], 44, brush.paint.faint), (left + 22, y + setting.step / 2))
        for text in part.texts:
            for line_of in text:
                style = Style(setting.size, brush.paint.ink, "medium")
                put(picture, line_of, style, (left + SIGN, y + setting.step / 2))
                y += setting.step
            y += BETWEEN
        y -= BETWEEN


def _halves(row: Card | Building, brush: Brush) -> list[tuple[Half | None, list[str]]]:
    """Every ability as a sentence, by halves."""
    found: tuple[tuple[Half | None, Message], ...] = (
        card_texts(row) if isinstance(row, Card) else tuple(("development", text) for text in building_texts(row))
    )
    halves: dict[Half | None, list[str]] = {}
    for half, text in found:
        halves.setdefault(half, []).append(f"{brush.sentence(text)}.")
    return list(halves.items())


def _setting(halves: list[tuple[Half | None, list[str]]], left: int, size: int) -> Setting:
    style, room = Style(size, "#000000", "medium"), END - left - SIGN
    parts = tuple(Paragraph(half, tuple(wrapped(text, style, room, 9) for text in texts)) for half, texts in halves)
    lines = sum(len(text) for part in parts for text in part.texts)
    gaps = GAP * (len(parts) - 1) + BETWEEN * sum(len(part.texts) - 1 for part in parts)
    return Setting(parts, left, size, lines * size * 1.2 + gaps)


def _foot(picture: Image.Image, row: Card | Building, brush: Brush) -> None:
    """Maximum Power and Life of a unit, and the flavour between them."""
    y = SHADE + HIGH - 14 - FOOT / 2
    left, right = SHADE + 30, SHADE + WIDE - 30
    if isinstance(row, Card) and row.type is CardType.UNIT:
        for kind, number, x in (("power", row.power, left + 34), ("life", row.life, right - 34)):
            stick(picture, number_box("power" if kind == "power" else "life", 78, brush.palette), (x, y))
            put(picture, str(number), Style(56, brush.paint.light_ink), (x, y + 6), "mm")
        left, right = left + 92, right - 92
    words = f"„{row.flavour.de}“" if brush.speaker.locale == "de" else f"“{row.flavour.en}”"
    for size in FLAVOUR:
        style = Style(size, brush.paint.faint, "medium")
        lines = wrapped(words, style, right - left, 3)
        if len(lines) * size * 1.1 <= FOOT:
            break
    for number, line in enumerate(lines):
        at = ((left + right) / 2, y + (number - (len(lines) - 1) / 2) * size * 1.1)
        put(picture, *fit(line, style, right - left), at, "mm")
