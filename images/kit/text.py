"""Words on a picture: measured, fitted, and kept as sprites."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from images.kit.fonts import EMOJI, EMOJI_SIZE, Run, Weight, clusters, font, runs
from images.kit.paint import Colour

ELLIPSIS = "…"
_EMOJI_SCALE = 0.96 / EMOJI_SIZE
"""Emoji are drawn a little larger than letters of the same size."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is set: its size in pixels, its colour, its weight, and a halo of another colour around it."""

    size: int
    colour: Colour
    weight: Weight = "bold"
    halo: Colour | None = None


@lru_cache(maxsize=2048)
def width(text: str, style: Style) -> int:
    """How wide the line is, in pixels."""
    return round(sum(_advance(run, style.size) for run in runs(text, style.weight)))


def fit(text: str, style: Style, room: int, least: float = 0.7) -> tuple[str, Style]:
    """The line in a size that fits into `room` pixels: smaller down to `least` of the size, then cut with dots."""
    smallest = round(style.size * least)
    for size in range(style.size, smallest - 1, -2):
        tried = Style(size, style.colour, style.weight, style.halo)
        if width(text, tried) <= room:
            return text, tried
    tried = Style(smallest, style.colour, style.weight, style.halo)
    parts = clusters(text)
    while parts and width("".join(parts).rstrip() + ELLIPSIS, tried) > room:
        parts.pop()
    return "".join(parts).rstrip() + ELLIPSIS, tried


def wrapped(text: str, style: Style, room: int, lines: int) -> tuple[str, ...]:
    """The text in at most so many lines; what is too much is cut with dots."""
    done: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if not line or width(longer, style) <= room or len(done) == lines - 1:
            line = longer
        else:
            done.append(line)
            line = word
    return (*done, fit(line, style, room, least=1.0)[0])


@lru_cache(maxsize=1024)
def line(text: str, style: Style) -> Image.Image:
    """The line as a sprite, as wide as its letters and as high as its typeface (see `height`)."""
    margin = _margin(style)
    sheet = Image.new("RGBA", (max(1, width(text, style)) + 2 * margin, height(style)), "#00000000")
    x = float(margin)
    for run in runs(text, style.weight):
        if run.font == EMOJI:
            _stick_emoji(sheet, run, x, style)
        else:
            _write(sheet, run, x, style)
        x += _advance(run, style.size)
    return sheet


def height(style: Style) -> int:
    """How high a sprite of `line` is: room for accents above and tails below, whatever the script."""
    return round(style.size * 1.8) + 2 * _margin(style)


def put(picture: Image.Image, text: str, style: Style, at: tuple[float, float], anchor: str = "lm") -> int:
    """Write the line with its left end, middle or right end (`l`, `m`, `r`) here, its capitals centred on this height.

    Gives back the x at which the line ends.
    """
    sprite = line(text, style)
    margin = _margin(style)
    shift = {"l": margin, "m": sprite.width / 2, "r": sprite.width - margin}[anchor[0]]
    x = round(at[0] - shift)
    y = round(at[1] - _baseline(style) + style.size * 0.32)
    end = x + sprite.width - margin
    if picture.mode == "RGBA":
        sprite = sprite.crop((max(0, -x), max(0, -y), sprite.width, sprite.height))
        picture.alpha_composite(sprite, (max(0, x), max(0, y)))
    else:
        picture.paste(sprite, (x, y), sprite)
    return end


def _write(sheet: Image.Image, run: Run, x: float, style: Style) -> None:
    pen = ImageDraw.Draw(sheet)
    face = font(run.font, style.size)
    at = (x, _baseline(style))
    if style.halo is not None:
        pen.text(at, run.text, font=face, fill=style.halo, anchor="ls", stroke_width=_margin(style))
    pen.text(at, run.text, font=face, fill=style.colour, anchor="ls")


def _stick_emoji(sheet: Image.Image, run: Run, x: float, style: Style) -> None:
    face = font(run.font, EMOJI_SIZE)
    room = max(1, round(face.getlength(run.text)))
    large = Image.new("RGBA", (room, round(EMOJI_SIZE * 1.25)), "#00000000")
    ImageDraw.Draw(large).text((0, EMOJI_SIZE), run.text, font=face, embedded_color=True, anchor="ls")
    scale = style.size * _EMOJI_SCALE
    small = large.resize(
        (max(1, round(large.width * scale)), max(1, round(large.height * scale))), Image.Resampling.BOX
    )
    sheet.alpha_composite(small, (round(x), max(0, round(_baseline(style) - EMOJI_SIZE * scale + style.size * 0.06))))


def _advance(run: Run, size: int) -> float:
    if run.font == EMOJI:
        return font(run.font, EMOJI_SIZE).getlength(run.text) * size * _EMOJI_SCALE
    return font(run.font, size).getlength(run.text)


def _baseline(style: Style) -> int:
    return round(style.size * 1.2) + _margin(style)


def _margin(style: Style) -> int:
    return 0 if style.halo is None else max(2, round(style.size / 11))
