"""Small pictures from game-icons.net (see `ICONS.md`), kept as one sheet of shapes and tinted when they are used."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image

from images.kit.paint import Colour

NAMES = (
    "amphora",
    "ancient-columns",
    "anvil",
    "archery-target",
    "barracks",
    "bear-head",
    "boot-prints",
    "broadsword",
    "campfire",
    "card-random",
    "castle-ruins",
    "check-mark",
    "checked-shield",
    "chest",
    "cow",
    "crossed-bones",
    "crossed-swords",
    "crystal-growth",
    "deer",
    "deer-head",
    "dolmen",
    "fishing-hook",
    "fist",
    "fruit-tree",
    "hammer-nails",
    "high-shot",
    "horse-head",
    "horseshoe",
    "hourglass",
    "hut",
    "laurel-crown",
    "mammoth",
    "metal-bar",
    "minotaur",
    "mountains",
    "old-wagon",
    "padlock",
    "palisade",
    "paw-print",
    "pocket-bow",
    "power-lightning",
    "run",
    "shield",
    "shiny-apple",
    "spiky-explosion",
    "stack",
    "steak",
    "team-upgrade",
    "terror",
    "trophy",
    "trumpet-flag",
    "two-coins",
    "upgrade",
    "walking-boot",
    "waves",
    "white-tower",
    "wood-club",
)
"""All icons, in the order of the sheet. `make_icons` draws the sheet anew when a name is added."""

SHEET = Path(__file__).parent / "icons.png"
CELL = 256
COLUMNS = 4


@lru_cache(maxsize=512)
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """The icon as a square sprite of `size` pixels. Raises ValueError for a name that is not on the sheet."""
    place = NAMES.index(name)
    x, y = place % COLUMNS * CELL, place // COLUMNS * CELL
    shape = _sheet().crop((x, y, x + CELL, y + CELL)).resize((size, size), Image.Resampling.LANCZOS)
    sprite = Image.new("RGBA", (size, size), colour)
    sprite.putalpha(shape)
    return sprite


@cache
def _sheet() -> Image.Image:
    with Image.open(SHEET) as sheet:
        return sheet.convert("L")
