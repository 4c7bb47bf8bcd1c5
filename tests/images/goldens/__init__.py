"""Pictures as they must look, half their size. `python -m tests.images.goldens` draws them anew; look at each one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PIL import Image

from images import nerthania, sapiens, shared_worlds
from images.kit.look import Look, Spot
from images.nerthania.cover import paint_cover as paint_nerthania
from images.sapiens.cover import paint_cover as sapiens_cover
from images.shared_worlds.brush import brush_for
from images.shared_worlds.cover import paint_cover as paint_worlds
from images.shared_worlds.hand import paint_hand
from images.zoar import paint_view, spots
from images.zoar.cover import paint_cover
from tests.images import nerthania_positions as worlds
from tests.images import sapiens_positions
from tests.images import shared_worlds_positions as peoples
from tests.images.positions import LONG_NAMES, NAMES, ended, fighting, full, opening

FOLDER = Path(__file__).parent

GOLDENS: Mapping[str, Callable[[], Image.Image]] = {
    "opening": lambda: paint_view(opening(4), Look("en", NAMES)),
    "fight": lambda: paint_view(fighting(4), Look("de", LONG_NAMES)),
    "three": lambda: paint_view(full(3, bought_steps=1), Look("en", NAMES, "contrast")),
    "end": lambda: paint_view(ended(2), Look("de", NAMES)),
    "sapiens-full": lambda: sapiens.paint_view(sapiens_positions.full(4), Look("en", NAMES)),
    "sapiens-choice": lambda: sapiens.paint_view(
        sapiens_positions.full(3, viewer=1),
        Look("de", LONG_NAMES, "contrast", tuple(Spot(at, at) for at in ("B1", "A5", "II", "III"))),
    ),
    "sapiens-end": lambda: sapiens.paint_view(sapiens_positions.ended(2), Look("de", NAMES)),
    "sapiens-cover": lambda: sapiens_cover(Look("de")),
    "worlds-full": lambda: shared_worlds.paint_view(peoples.full(4), Look("de", peoples.LONG_NAMES)),
    "worlds-choice": lambda: shared_worlds.paint_view(
        peoples.full(2),
        Look("en", NAMES, "contrast", (Spot("left", "", 1), Spot("center", "", 1), Spot("fire_pit", ""))),
    ),
    "worlds-setup": lambda: shared_worlds.paint_view(peoples.choosing(), Look("en", NAMES)),
    "worlds-last": lambda: shared_worlds.paint_view(peoples.acted(), Look("de", NAMES, "contrast")),
    "worlds-cover": lambda: paint_worlds(Look("de")),
    "worlds-hand": lambda: _hand("tolan", "camp_raid", "mammoth_guard", "war_paint"),
    "choice": lambda: paint_view(full(4), Look("en", NAMES, marks=_marks("D3", "E3", "D5", "C4", "E4"))),
    "cover": lambda: paint_cover(Look("en")),
    "nerthania-opening": lambda: nerthania.paint_view(worlds.opening(4), Look("en", NAMES)),
    "nerthania-battle": lambda: nerthania.paint_view(worlds.fighting(4), Look("de", LONG_NAMES)),
    "nerthania-end": lambda: nerthania.paint_view(worlds.ended(2), Look("en", NAMES, "contrast")),
    "nerthania-choice": lambda: nerthania.paint_view(
        worlds.opening(3), Look("de", NAMES, marks=tuple(Spot(at, at) for at in ("13", "24", "33", "43")))
    ),
    "nerthania-own": lambda: nerthania.paint_view(replace(worlds.full(4), viewer=3), Look("de", NAMES, part="own")),
    "nerthania-report": lambda: nerthania.paint_view(
        replace(worlds.fought(3), viewer=0), Look("en", NAMES, "contrast", part="battle")
    ),
    "nerthania-cover": lambda: paint_nerthania(Look("de")),
}


def _hand(*names: str) -> Image.Image:
    look, seen = Look("de", NAMES), peoples.holding(*names)
    return paint_hand(seen, brush_for(seen, look))


def _marks(*names: str) -> tuple[Spot, ...]:
    return spots(full(4), "to", names)


def drawn(name: str) -> Image.Image:
    """The picture as it is drawn now, half its size."""
    return GOLDENS[name]().reduce(2)


def kept(name: str) -> Image.Image:
    """The picture as it must look."""
    with Image.open(FOLDER / f"{name}.webp") as picture:
        return picture.convert("RGB")


def write() -> None:
    """Draw all of them anew, packed as small as they get."""
    for name in GOLDENS:
        drawn(name).save(FOLDER / f"{name}.webp", lossless=True, quality=100, method=6)
