"""Zoar, depicted: the board with everything on it, and a card for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from PIL import Image

from images.kit.encode import encoded
from images.kit.look import Look, Picture, Spot, Words
from images.kit.paint import PAINTS
from images.kit.saying import speaker
from images.zoar import marking, plan, signs
from images.zoar.board import board, field_label, number, sites
from images.zoar.cards import draw_card
from images.zoar.colours import LANDS
from images.zoar.cover import paint_cover
from images.zoar.fields import Brush, draw_field, standing
from images.zoar.head import Told, draw_head
from images.zoar.telling import alt, lines
from rules.game import Action, View
from rules.zoar.view import ZoarView

WORDS = ("rules.zoar", "images", "images.zoar")


def draw(view: View, look: Look) -> Picture:
    """The position as a picture."""
    return encoded(paint_view(cast(ZoarView, view), look))


def describe(view: View, look: Look) -> Words:
    """The position in words."""
    seen = cast(ZoarView, view)
    voice = speaker(seen, look, WORDS)
    return Words(alt(seen, look.marks, voice), lines(seen, voice))


def spots(view: View, field: str, values: Sequence[object], action: Action | None = None) -> tuple[Spot, ...]:
    """The fields among these values of an action, and those on which the units among them stand."""
    return marking.spots(values)


def cover(look: Look) -> Picture:
    """The box of the game."""
    return encoded(paint_cover(look))


def paint_view(view: ZoarView, look: Look) -> Image.Image:
    """The picture before it is packed."""
    picture = board(sites(view.fields, view.tribes), len(view.seats), look.palette).copy()
    paint = PAINTS[look.palette]
    liveries = tuple(paint.liveries[tribe] for tribe in view.tribes)
    brush = Brush(paint, LANDS[look.palette], liveries)
    _below_the_pieces(picture, view, look)
    steps, marked = _steps(view), _marked(view)
    for field in view.fields:
        pieces = standing(field, brush, steps, view.turn)
        draw_field(picture, field.name, pieces, brush)
        if pieces or field.name in marked:
            field_label(picture, field.name, look.palette)
        if field.tile and field.name in marked:
            number(picture, field.tile, field.name, look.palette, struck=field.tile == view.struck)
    _above_the_pieces(picture, view, look)
    told = Told(speaker(view, look, WORDS), look.palette, liveries)
    draw_head(picture, view, told)
    for seat in range(len(view.seats)):
        draw_card(picture, view, seat, told, brush)
    return marking.marked(picture, view, look) if look.marks else picture


def _below_the_pieces(picture: Image.Image, view: ZoarView, look: Look) -> None:
    paint = PAINTS[look.palette]
    if view.struck is not None:
        signs.storm(picture, _place_of(view, view.struck), look.palette)
    fighting = () if view.fight is None else (view.fight.source, view.fight.target)
    for name in fighting or view.last:
        signs.framed(picture, name, paint.alarm if fighting else paint.gold, look.palette)


def _above_the_pieces(picture: Image.Image, view: ZoarView, look: Look) -> None:
    if view.fight is not None:
        signs.swords(picture, view.fight.source, view.fight.target, look.palette)
    elif len(view.last) > 1 and view.last[0] != view.last[-1]:
        signs.arrow(picture, view.last[0], view.last[-1], look.palette)


def _marked(view: ZoarView) -> frozenset[str]:
    """The fields whose names or tiles' numbers have been drawn over."""
    struck = {field.name for field in view.fields if field.tile == view.struck}
    fighting = set() if view.fight is None else {view.fight.source, view.fight.target}
    return frozenset(struck | fighting | set(view.last))


def _place_of(view: ZoarView, tile: int) -> int:
    """Where on the board this tile lies."""
    return next(plan.tile_index(field.name) for field in view.fields if field.tile == tile)


def _steps(view: ZoarView) -> Mapping[str, int]:
    """Free steps by `leader` and `army <field>`, the carrier's among the others of its field."""
    free: Counter[str] = Counter()
    for who, steps in view.steps:
        free[who.replace("carrier", "army")] += steps
    return free
