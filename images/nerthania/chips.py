"""The signs on a tribe's card: actions of the roundel, buildings, battle cards with their levels, goals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.paint import Colour, Paint
from images.kit.text import Style, put
from images.nerthania.colours import Land
from images.nerthania.pieces import UNIT_ICONS
from rules.nerthania.pieces import Building, Goal, Roundel, Unit
from rules.nerthania.view import TribeView

ACTIONS = {
    Roundel.COLLECT: "two-coins",
    Roundel.BUILD: "hammer-nails",
    Roundel.RECRUIT: "team-upgrade",
    Roundel.MARCH: "walking-boot",
    Roundel.MARCH_AGAIN: "boot-prints",
    Roundel.LEVEL_UP: "upgrade",
    Roundel.TERRAFORM: "mountains",
}
BUILDINGS = {
    Building.BARRACKS: "barracks",
    Building.STABLES: "horseshoe",
    Building.SMITHY: "anvil",
    Building.ARCHERY: "archery-target",
    Building.ANIMAL_ENCLOSURE: "palisade",
    Building.STONE_CIRCLE: "dolmen",
    Building.HUNTING_LODGE: "deer-head",
    Building.FISHING_HUT: "fishing-hook",
}
GOALS: dict[Goal, tuple[str, str]] = {
    Goal.BATTLE: ("crossed-swords", ""),
    Goal.SECTOR: ("laurel-crown", ""),
    Goal.HEADQUARTERS: ("white-tower", ""),
    Goal.EDGE_THREE: ("edge", "3"),
    Goal.EDGE_FOUR: ("edge", "4"),
    Goal.CENTRE_THREE: ("centre", "3"),
    Goal.CENTRE_FOUR: ("centre", "4"),
    Goal.MOUNTAINS_THREE: ("mountains", "3"),
    Goal.MOUNTAINS_FOUR: ("mountains", "4"),
}
"""The sign of each goal and its number; `edge` and `centre` are drawn here."""
MARKERS = 3
CHIP, TAG = 84, 56


def goals(tribe: TribeView) -> Iterator[tuple[str, str, bool]]:
    """Every point there is, as sign, number, and whether this tribe has it: the battle, its markers, the others."""
    yield (*GOALS[Goal.BATTLE], Goal.BATTLE in tribe.goals)
    for place in range(MARKERS):
        yield "flag", str(place + 1), place < tribe.markers_won
    for goal, (shape, number) in GOALS.items():
        if goal is not Goal.BATTLE:
            yield shape, number, goal in tribe.goals


def stands(kind: Building, tribe: TribeView) -> bool:
    """Whether a tribe has a building; the barracks are printed on every sheet."""
    return kind is Building.BARRACKS or kind in tribe.buildings


@lru_cache(maxsize=32)
def action(which: Roundel, used: bool, paint: Paint) -> Image.Image:
    """An action of the roundel: with a tick once it is used this round."""
    canvas = Canvas(CHIP, CHIP)
    middle = (CHIP / 2, CHIP / 2)
    canvas.disc(middle, CHIP / 2, paint.outline if used else paint.parchment_edge)
    canvas.disc(middle, CHIP / 2 - (4 if used else 3), paint.gold if used else paint.parchment_deep)
    sprite = canvas.done()
    ink = paint.outline if used else paint.faint
    shape = icon(ACTIONS[which], 56, ink)
    sprite.alpha_composite(shape, (14, 14))
    if used:
        tick = Canvas(36, 36)
        tick.disc((18, 18), 18, paint.outline)
        mark = tick.done()
        mark.alpha_composite(icon("check-mark", 26, paint.rim), (5, 5))
        sprite.alpha_composite(mark, (CHIP - 36, CHIP - 36))
    return sprite


@lru_cache(maxsize=32)
def building(kind: Building, built: bool, paint: Paint) -> Image.Image:
    """A building that stands, or its empty place."""
    canvas = Canvas(76, 68)
    if built:
        canvas.rounded((0, 0, 76, 68), 10, paint.outline)
        canvas.rounded((3, 3, 73, 65), 8, paint.rim)
    else:
        canvas.rounded((0, 0, 76, 68), 10, paint.parchment_edge)
        canvas.rounded((2, 2, 74, 66), 8, paint.parchment)
    sprite = canvas.done()
    sprite.alpha_composite(icon(BUILDINGS[kind], 54, paint.ink if built else paint.parchment_edge), (11, 7))
    return sprite


@lru_cache(maxsize=64)
def battle_card(unit: Unit, level: int, paint: Paint, land: Land) -> Image.Image:
    """A battle card in the colour of its dice, with its level; without one only its place."""
    canvas = Canvas(112, 64)
    ground, ink = land.dice[unit] if level else (paint.parchment, paint.parchment_edge)
    canvas.rounded((0, 0, 112, 64), 10, paint.outline if level else paint.parchment_edge)
    canvas.rounded((3, 3, 109, 61), 8, ground)
    sprite = canvas.done()
    sprite.alpha_composite(icon(UNIT_ICONS[unit], 50, ink), (8, 7))
    put(sprite, str(level), Style(48, ink), (86, 33), "mm")
    return sprite


@lru_cache(maxsize=64)
def goal(shape: str, number: str, won: bool, paint: Paint) -> Image.Image:
    """A goal: golden once it is reached."""
    canvas = Canvas(TAG, 64)
    canvas.rounded((0, 0, TAG, 64), 10, paint.outline if won else paint.parchment_edge)
    canvas.rounded((3, 3, TAG - 3, 61), 8, paint.gold if won else paint.parchment)
    ink = paint.outline if won else paint.faint
    _drawn(canvas, shape, ink)
    sprite = canvas.done()
    if shape not in ("flag", "edge", "centre"):
        size = 34 if number else 42
        sprite.alpha_composite(icon(shape, size, ink), ((TAG - size) // 2, 4 if number else 11))
    if number:
        put(sprite, number, Style(30, ink), (TAG / 2, 48), "mm")
    return sprite


def _drawn(canvas: Canvas, shape: str, ink: Colour) -> None:
    """The signs that are not icons: a flag, the edge of the world, its centre."""
    if shape == "flag":
        canvas.line([(19, 8), (19, 34)], ink, 4)
        canvas.polygon([(21, 8), (42, 15), (21, 23)], ink)
    elif shape == "edge":
        canvas.rounded((13, 8, TAG - 13, 33), 4, None, ink, 6)
    elif shape == "centre":
        canvas.rounded((13, 8, TAG - 13, 33), 4, None, ink, 2)
        canvas.disc((TAG / 2, 20.5), 6, ink)
