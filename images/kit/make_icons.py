"""Draws `icons.png` anew from the npm package `@iconify-json/game-icons`. Run by hand, never by the game.

Unpack the package, install CairoSVG, and run `python -m images.kit.make_icons FOLDER/icons.json`. Name the author of
a new icon in `ICONS.md`.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import cairosvg
from PIL import Image

from images.kit.icons import CELL, COLUMNS, NAMES, SHEET


def main(source: Path) -> None:
    """Draw every icon of `NAMES` into its cell: white shapes on black."""
    icons = json.loads(source.read_text(encoding="utf-8"))["icons"]
    sheet = Image.new("L", (COLUMNS * CELL, -(-len(NAMES) // COLUMNS) * CELL))
    for place, name in enumerate(NAMES):
        sheet.paste(_shape(icons[name]["body"]), (place % COLUMNS * CELL, place // COLUMNS * CELL))
    sheet.save(SHEET, optimize=True)


def _shape(body: str) -> Image.Image:
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
    png = cairosvg.svg2png(bytestring=drawing.encode(), output_width=CELL, output_height=CELL)
    return Image.open(io.BytesIO(png)).getchannel("A")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
