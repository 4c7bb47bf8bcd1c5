"""The wood on which everything lies."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageDraw

from images.kit.look import Palette
from images.kit.paint import PAINTS


def wood(width: int, height: int, palette: Palette) -> Image.Image:
    """Boards with a long, straight grain, which packs well; a new picture to draw on."""
    paint = PAINTS[palette]
    picture = Image.new("RGB", (width, height), paint.table)
    pen = ImageDraw.Draw(picture)
    random = Random("grain")
    y = 0
    while y < height:
        high = random.randrange(2, 9)
        pen.rectangle((0, y, width, y + high - 1), fill=paint.grain)
        y += high + random.randrange(3, 22)
    return picture
