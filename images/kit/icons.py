"""Small pictures from game-icons.net (see `ICONS.md`), kept as one sheet of shapes and tinted when they are used."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image

from images.kit.paint import Colour

NAMES = (
    "amphora",
    "ancient-columns",
    "animal-hide",
    "anvil",
    "archery-target",
    "arrowhead",
    "barbed-spear",
    "barracks",
    "basket",
    "bear-head",
    "bison",
    "body-swapping",
    "bone-knife",
    "boot-prints",
    "broadsword",
    "burning-embers",
    "camp-cooking-pot",
    "campfire",
    "card-pickup",
    "card-random",
    "castle-ruins",
    "cauldron",
    "cave-entrance",
    "caveman",
    "celebration-fire",
    "charging-bull",
    "check-mark",
    "checked-shield",
    "chest",
    "cloak",
    "clockwise-rotation",
    "conversation",
    "cow",
    "crossed-bones",
    "crossed-swords",
    "crown",
    "crystal-growth",
    "death-skull",
    "deer",
    "deer-head",
    "deer-track",
    "discussion",
    "dolmen",
    "dove",
    "drum",
    "echo-ripples",
    "elephant-head",
    "fire-bowl",
    "fish-smoking",
    "fishing-hook",
    "fist",
    "flaming-arrow",
    "flint-spark",
    "flowers",
    "fox",
    "fruit-tree",
    "fur-shirt",
    "hammer-nails",
    "hand",
    "hearts",
    "high-shot",
    "horse-head",
    "horseshoe",
    "hourglass",
    "hunting-horn",
    "hut",
    "huts-village",
    "ivory-tusks",
    "knot",
    "laurel-crown",
    "mammoth",
    "menhir",
    "metal-bar",
    "miner",
    "minotaur",
    "moon",
    "mountain-cave",
    "mountain-road",
    "mountains",
    "mountaintop",
    "old-wagon",
    "padlock",
    "palisade",
    "paw-print",
    "peaks",
    "pine-tree",
    "pocket-bow",
    "polar-bear",
    "polar-star",
    "power-lightning",
    "primitive-necklace",
    "primitive-torch",
    "ring",
    "river",
    "robber-hand",
    "rope-bridge",
    "run",
    "shaking-hands",
    "shield",
    "shiny-apple",
    "shouting",
    "small-fire",
    "spear-feather",
    "spears",
    "spiky-explosion",
    "sprint",
    "stack",
    "steak",
    "stone-axe",
    "stone-block",
    "stone-path",
    "stone-pile",
    "stone-spear",
    "stone-wall",
    "team-upgrade",
    "terror",
    "thrown-spear",
    "tipi",
    "tombstone",
    "trade",
    "tribal-mask",
    "trophy",
    "trumpet-flag",
    "two-coins",
    "upgrade",
    "walking-boot",
    "waves",
    "white-tower",
    "windy-stripes",
    "wood-club",
    "wood-pile",
    "wood-stick",
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
