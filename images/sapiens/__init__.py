"""Sapiens, depicted: every valley of the table, the viewer's own one large, with a card for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from PIL import Image

from images.kit.encode import encoded
from images.kit.look import Look, Palette, Picture, Spot, Words
from images.kit.paint import PAINTS
from images.kit.panel import lay_sheet
from images.kit.saying import speaker
from images.kit.table import wood
from images.sapiens import marking
from images.sapiens.brush import Brush
from images.sapiens.cards import draw_card
from images.sapiens.choosing import paint_tiles, tiles_among
from images.sapiens.cover import paint_cover
from images.sapiens.head import draw_head
from images.sapiens.legend import draw_legend
from images.sapiens.plan import HEAD, WIDTH, Plan, plan
from images.sapiens.pools import draw_common
from images.sapiens.signs import draw_last
from images.sapiens.telling import alt, lines
from images.sapiens.valley import draw_valley
from rules.game import Action, Seat, View
from rules.sapiens.view import SapiensView
from rules.words import Speaker

WORDS = ("rules.sapiens", "images", "images.sapiens")


def draw(view: View, look: Look) -> Picture:
    """The position as a picture."""
    return encoded(paint_view(cast(SapiensView, view), look))


def describe(view: View, look: Look) -> Words:
    """The position in words."""
    seen = cast(SapiensView, view)
    voice = speaker(seen, look, WORDS)
    return Words(alt(seen, look.marks, voice), lines(seen, look.marks, voice))


def spots(view: View, field: str, values: Sequence[object], action: Action | None = None) -> tuple[Spot, ...]:
    """The tiles, squares and caves among these values of a field of actions like this, or to which directions lead."""
    return marking.spots(cast(SapiensView, view), values, action)


def cover(look: Look) -> Picture:
    """The box of the game."""
    return encoded(paint_cover(look))


def paint_view(view: SapiensView, look: Look) -> Image.Image:
    """The picture before it is packed."""
    brush = brush_for(view, look)
    laying = plan(len(view.clans), large(view, look))
    picture = _table(laying, look.palette, look.locale).copy()
    draw_head(picture, view, brush)
    draw_common(picture, view.common, brush)
    for seat, (clan, site) in enumerate(zip(view.clans, laying.sites, strict=True)):
        draw_valley(picture, clan.valley, site, brush)
        draw_card(picture, view, seat, site, brush)
    draw_last(picture, view, laying, brush)
    if not look.marks:
        return picture
    seat = large(view, look)
    if tiles := tiles_among(look.marks):
        return paint_tiles(tiles, marking.alone(picture, laying.sites[seat]), brush)
    return marking.marked(picture, view.clans[seat].valley, laying.sites[seat], look, brush)


def large(view: SapiensView, look: Look) -> Seat:
    """Whose valley is large: one with places to choose from, the viewer's own, the one on turn, a winner's."""
    chosen = next((spot.seat for spot in look.marks if spot.seat is not None), None)
    if chosen is not None:
        return chosen
    if view.viewer is not None:
        return view.viewer
    return view.turn if view.outcome is None else view.outcome.winners[0]


@lru_cache(maxsize=4)
def _table(laying: Plan, palette: Palette, locale: str) -> Image.Image:
    """The wood with all sheets on it, and the legend: what stays as it is. Copy it before drawing on it."""
    picture = wood(WIDTH, laying.height, palette)
    for box in (HEAD, laying.legend, *(site.card for site in laying.sites)):
        lay_sheet(picture, box, PAINTS[palette])
    draw_legend(picture, laying.legend, Brush(palette, (), Speaker(locale, WORDS)))
    return picture


def brush_for(view: SapiensView, look: Look) -> Brush:
    """What this picture is painted and lettered with."""
    liveries = PAINTS[look.palette].liveries
    return Brush(look.palette, tuple(liveries[tribe] for tribe in view.tribes), speaker(view, look, WORDS))
