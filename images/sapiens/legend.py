"""The legend: what each scene is called and brings, and what every other sign on the table means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from images.kit.brush import stick
from images.kit.icons import icon
from images.kit.paint import PAINTS
from images.kit.text import Style, put, width
from images.sapiens.brush import Brush, write_readably
from images.sapiens.pieces import bear, fight, steak, total_sign
from images.sapiens.plan import READABLE, Area
from images.sapiens.scenes import chip, face_down, token, used_token
from images.sapiens.signs import clasp
from rules.sapiens.view import Scene, Total
from rules.words import said

Sketch = Callable[[Brush], Image.Image]
CHIP, SIGN = 54, 50
INSET = 22
WORDS = CHIP + 16
"""Where the words begin, behind the sign."""
GAP = 16
"""Between the name of a scene and what it brings."""


def draw_legend(picture: Image.Image, box: Area, brush: Brush) -> None:
    """Scenes first, then signs, which take half as much room."""
    left, top, right, bottom = box
    scenes, signs = len(Scene) // columns(box), -(-len(SKETCHES) // (2 * columns(box)))
    wide = (right - left - 2 * INSET) // columns(box)
    row = (bottom - top - 28) / (scenes + signs)
    for number, scene in enumerate(Scene):
        at = (left + INSET + number // scenes * wide, top + 12 + (number % scenes + 0.5) * row)
        _scene(picture, scene, at, wide, brush)
    for number, name in enumerate(SKETCHES):
        at = (left + INSET + number // signs * wide // 2, top + 18 + (scenes + number % signs + 0.5) * row)
        stick(picture, SKETCHES[name](brush), (at[0] + CHIP / 2, at[1]))
        style = Style(READABLE, brush.paint.ink, "medium")
        write_readably(picture, brush.say(f"legend-{name}"), style, (at[0] + WORDS, at[1]), room_of(wide // 2))


def columns(box: Area) -> int:
    """How many scenes stand side by side: one if the box is high, else two."""
    left, top, right, bottom = box
    return 1 if bottom - top > (right - left) / 2 else 2


def _scene(picture: Image.Image, scene: Scene, at: tuple[float, float], wide: int, brush: Brush) -> None:
    """Its picture, its name, and behind that what it brings."""
    x, y = at
    stick(picture, chip(scene, CHIP, brush.paint, brush.land), (x + CHIP / 2, y))
    name = brush.speaker.say(said(scene))
    end = put(picture, name, Style(READABLE, brush.paint.ink), (x + WORDS, y))
    faint = Style(READABLE, brush.paint.faint, "medium")
    write_readably(picture, brush.say(f"board-bonus-{scene}"), faint, (end + GAP, y), room_of(wide, name))


def room_of(wide: int, name: str = "") -> int:
    """How much room for words there is in a column so wide: behind a sign, or behind the name of a scene."""
    return wide - WORDS - (width(name, Style(READABLE, "#000000")) + GAP if name else 0)


SKETCHES: Mapping[str, Sketch] = MappingProxyType(
    {
        "food": lambda brush: total_sign(Total.FOOD, SIGN, brush.paint.ink),
        "shelter": lambda brush: total_sign(Total.SHELTER, SIGN, brush.paint.ink),
        "fight": lambda brush: fight(PAINTS[brush.palette].liveries["red"], SIGN + 8, brush.paint),
        "steak": lambda brush: steak(SIGN + 4, brush.paint, brush.land),
        "bear": lambda brush: bear(SIGN + 4, brush.paint, brush.land),
        "stack": lambda brush: icon("stack", SIGN, brush.paint.ink),
        "token": lambda brush: token(Scene.CAMP, SIGN + 4, brush.paint, brush.land),
        "used": lambda brush: used_token(Scene.CAMP, SIGN + 4, brush.paint),
        "abandoned": lambda brush: face_down((SIGN + 12, SIGN - 16), brush.paint, brush.land),
        "link": lambda brush: clasp(100, False, brush.paint),
        "asked": lambda brush: icon("hourglass", SIGN, brush.paint.ink),
        "done": lambda brush: icon("check-mark", SIGN - 6, brush.paint.ink),
    }
)
"""How each sign looks on the table."""
