"""The strip between the sides: in combat what happens in each lane; at the beginning the buildings that are left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas, shaded
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.paint import Paint
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush, write_readably
from images.shared_worlds.pieces import mark
from images.shared_worlds.plan import CELL, CHOICE, READABLE, STRIP, Area, Plan, column
from rules.shared_worlds.cards import building
from rules.shared_worlds.pieces import LANES
from rules.shared_worlds.view import AttackView, SharedWorldsView
from rules.words import Who, said


def draw_strip(picture: Image.Image, view: SharedWorldsView, laying: Plan, brush: Brush) -> None:
    """Whatever there is to say between the sides."""
    if laying.strip is None:
        return
    if view.attacks:
        for attack in view.attacks:
            _attack(picture, attack, laying.strip[1], brush)
    else:
        _buildings(picture, view, laying.strip, brush)


def _attack(picture: Image.Image, attack: AttackView, top: int, brush: Brush) -> None:
    """One lane: how strong the attacker is and whom it attacks, and who stands before it."""
    left = column(LANES.index(attack.unit.lane))
    sprite = _plate(brush.paint)
    picture.paste(sprite, (left - 6, top - 6), sprite)
    upper, lower = top + 44, top + 101
    ink = brush.paint.faint if attack.blocked and attack.blocker is None else brush.paint.ink
    stick(picture, icon("crossed-swords", 54, ink), (left + 42, upper))
    x = put(picture, str(attack.power), Style(56, ink), (left + 78, upper))
    put(picture, "→", Style(50, ink), (x + 10, upper - 2))
    stick(picture, seat_badge(brush.liveries[attack.whom], brush.paint, 58), (x + 96, upper))
    write_readably(
        picture, brush.speaker.say(Who(attack.whom)), Style(READABLE, ink), (x + 132, upper), left + CELL[0] - x - 142
    )
    write_readably(
        picture, _how(attack, brush), Style(READABLE, brush.paint.ink, "medium"), (left + 16, lower), CELL[0] - 32
    )


def _how(attack: AttackView, brush: Brush) -> str:
    if attack.blocker is None:
        return brush.say("board-blocker-gone" if attack.blocked else "board-unblocked")
    how = "board-intercepted" if attack.intercepted else "board-blocked"
    return brush.say(how, unit=said(attack.blocker.card))


@lru_cache(maxsize=2)
def _plate(paint: Paint) -> Image.Image:
    wide, high = CELL[0], STRIP
    canvas = Canvas(wide + 12, high + 12)
    canvas.rounded((6, 6, wide + 6, high + 6), 18, paint.outline)
    canvas.rounded((9, 9, wide + 3, high + 3), 16, paint.gold)
    canvas.rounded((15, 15, wide - 3, high - 3), 11, paint.parchment)
    return shaded(canvas.done(), 3, 3, 0.6)


def _buildings(picture: Image.Image, view: SharedWorldsView, box: Area, brush: Brush) -> None:
    """Every building that can still be taken, by its people."""
    left, top, right, _ = box
    wide = (right - left) / 3
    for number, one in enumerate(view.buildings_left):
        row = building(one.id)
        x, y = left + 12 + number % 3 * wide, top + (number // 3 + 0.5) * CHOICE
        stick(picture, mark(row.tribe, 60, brush.palette), (x + 30, y))
        style = Style(48, brush.paint.light_ink)
        write_readably(picture, brush.speaker.say(row.said()), style, (x + 72, y), round(wide - 84))
