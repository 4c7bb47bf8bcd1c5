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
WIDE, HIGH = 770, 596
"""The size of a card."""
HEAD = 82
ROW = 148
"""Where the texts begin."""
FOOT = 92
"""How high the strip with Power, flavour and Life is."""
ART = 178
"""The side of the picture."""
TEXT = (214, WIDE - 26)
"""From where to where the texts go."""
SIGNS: dict[Half | None, str] = {"combat": "crossed-swords", "development": "hut", None: "power-lightning"}
SIZES = (42, 39, 36, 34, 32, 30, 28)
"""Texts are set in the largest of these sizes in which all of them have room."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The texts of one half of a card, each wrapped into its lines."""

    half: Half | None
    texts: tuple[tuple[str, ...], ...]


def face(row: Card | Building, brush: Brush) -> Image.Image:
    """The face as a sprite `SHADE` larger on every side."""
    return _face(row, brush.palette, brush.speaker.locale)


@lru_cache(maxsize=160)
def _face(row: Card | Building, palette: Palette, locale: str) -> Image.Image:
    brush = Brush(palette, (), Speaker(locale, CARD_WORDS))
    dye = GROUNDS[palette].peoples[row.tribe]
    legendary = isinstance(row, Card) and row.legendary
    picture = _blank(row.tribe, legendary, palette).copy()
    _head(picture, row, dye, brush)
    _second_row(picture, row, brush)
    icon_size = round(ART * 0.82)
    stick(picture, icon(scene(row), icon_size, dye.deep), (SHADE + 20 + ART / 2, SHADE + ROW + 14 + ART / 2))
    _texts(picture, row, brush)
    _foot(picture, row, brush)
    return picture


@lru_cache(maxsize=16)
def _blank(tribe: Tribe, legendary: bool, palette: Palette) -> Image.Image:
    """Frame, head and the ground of the picture: what all cards of a people share."""
    paint, dye = PAINTS[palette], GROUNDS[palette].peoples[tribe]
    canvas = Canvas(WIDE + 2 * SHADE, HIGH + 2 * SHADE)
    left, top, right, bottom = SHADE, SHADE, SHADE + WIDE, SHADE + HIGH
    canvas.rounded((left, top, right, bottom), 26, paint.outline)
    canvas.rounded((left + 3, top + 3, right - 3, bottom - 3), 24, paint.gold if legendary else dye.deep)
    canvas.rounded((left + 9, top + 9, right - 9, bottom - 9), 19, dye.fill)
    canvas.rounded((left + 14, top + HEAD, right - 14, bottom - 14), 12, paint.parchment)
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


def _second_row(picture: Image.Image, row: Card | Building, brush: Brush) -> None:
    """The cost, and what kind of card it is."""
    y = SHADE + HEAD + (ROW - HEAD) / 2 + 3
    x = SHADE + 24
    for box in row.cost if isinstance(row, Card) else ():
        stick(picture, cost_box(box, 54, brush.palette), (x + 27, y))
        x += 60
    kind = said(row.type) if isinstance(row, Card) else Message("card-type-building")
    words = brush.say("card-kind", type=kind, tribe=said(row.tribe))
    right = SHADE + WIDE - 28
    write(picture, words, Style(36, brush.paint.faint, "medium"), (right, y), round(right - x - 14), "rm")


def _texts(picture: Image.Image, row: Card | Building, brush: Brush) -> None:
    """Combat above, Development below, a line between them."""
    paragraphs, size, step = _set(_halves(row, brush))
    top, bottom = SHADE + ROW + 12, SHADE + HIGH - 14 - FOOT
    gap = 22
    high = sum(len(text) for part in paragraphs for text in part.texts) * step
    high += gap * (len(paragraphs) - 1) + 8 * sum(len(part.texts) - 1 for part in paragraphs)
    y = top + max(0.0, (bottom - top - high) / 2) * 0.6
    for number, part in enumerate(paragraphs):
        if number:
            line = (SHADE + TEXT[0], round(y + gap / 2 - 3), SHADE + TEXT[1], round(y + gap / 2 - 1))
            picture.paste(brush.paint.parchment_edge, line)
            y += gap
        stick(picture, icon(SIGNS[part.half], 40, brush.paint.faint), (SHADE + TEXT[0] + 20, y + step / 2))
        y = _paragraph(picture, part, size, step, y, brush)


def _paragraph(picture: Image.Image, part: Paragraph, size: int, step: float, y: float, brush: Brush) -> float:
    for text in part.texts:
        for line in text:
            put(picture, line, Style(size, brush.paint.ink, "medium"), (SHADE + TEXT[0] + 52, y + step / 2))
            y += step
        y += 8
    return y - 8


def _halves(row: Card | Building, brush: Brush) -> list[tuple[Half | None, list[str]]]:
    """Every ability as a sentence, by halves."""
    found: tuple[tuple[Half | None, Message], ...] = (
        card_texts(row) if isinstance(row, Card) else tuple(("development", text) for text in building_texts(row))
    )
    halves: dict[Half | None, list[str]] = {}
    for half, text in found:
        halves.setdefault(half, []).append(f"{brush.sentence(text)}.")
    return list(halves.items())


def _set(halves: list[tuple[Half | None, list[str]]]) -> tuple[list[Paragraph], int, float]:
    """The texts in the largest size in which they have room; with it, how high a line is."""
    room = TEXT[1] - TEXT[0] - 52
    free = HIGH - 14 - FOOT - ROW - 16
    for size in SIZES:
        style, step = Style(size, "#000000", "medium"), size * 1.2
        parts = [Paragraph(half, tuple(wrapped(text, style, room, 9) for text in texts)) for half, texts in halves]
        lines = sum(len(text) for part in parts for text in part.texts)
        between = 22 * (len(parts) - 1) + 8 * sum(len(part.texts) - 1 for part in parts)
        if lines * step + between <= free:
            break
    return parts, size, step


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
    style = Style(28, brush.paint.faint, "medium")
    lines = wrapped(words, style, right - left, 3)
    for number, line in enumerate(lines):
        at = ((left + right) / 2, y + (number - (len(lines) - 1) / 2) * 30)
        put(picture, *fit(line, style, right - left), at, "mm")
