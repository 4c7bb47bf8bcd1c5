"""Shared Worlds, depicted: every side of the table with its lanes, and the cards that one person holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PIL import Image

from images.kit.encode import encoded
from images.kit.look import Look, Picture, Spot, Words
from images.kit.saying import speaker
from images.shared_worlds import beside, marking
from images.shared_worlds.brush import CARD_WORDS, WORDS, brush_alone, brush_for
from images.shared_worlds.cover import paint_cover
from images.shared_worlds.hand import paint_card, paint_hand
from images.shared_worlds.head import draw_head
from images.shared_worlds.lanes import draw_lanes
from images.shared_worlds.legend import draw_legend
from images.shared_worlds.marking import cards_among, marked
from images.shared_worlds.panel import draw_panel
from images.shared_worlds.plan import plan
from images.shared_worlds.signs import draw_fight
from images.shared_worlds.strip import draw_strip
from images.shared_worlds.table import table
from images.shared_worlds.telling import alt, hand_alt, hand_lines, lines
from images.shared_worlds.telling_cards import card_lines
from images.shared_worlds.traces import draw_traces
from rules.game import Action, View
from rules.shared_worlds.view import SharedWorldsView
from rules.words import Speaker


def draw(view: View, look: Look) -> Picture:
    """The position as a picture."""
    return encoded(paint_view(cast(SharedWorldsView, view), look))


def describe(view: View, look: Look) -> Words:
    """The position in words."""
    seen = cast(SharedWorldsView, view)
    voice = speaker(seen, look, WORDS)
    return Words(alt(seen, look.marks, voice), lines(seen, look.marks, voice))


def spots(view: View, field: str, values: Sequence[object], action: Action | None = None) -> tuple[Spot, ...]:
    """The units, buildings, own lanes and cards among these values of a field of actions like this one."""
    return marking.spots(values, action)


def captions(view: View, field: str, values: Sequence[object], action: Action, look: Look) -> tuple[str, ...]:
    """What is to be known of each of these values of a field of actions like this one: buildings, cards."""
    return beside.captions(cast(SharedWorldsView, view), values, action, look)


def hand(view: View, look: Look) -> Picture:
    """The cards of the viewer, or those that the viewer looks at."""
    seen = cast(SharedWorldsView, view)
    return encoded(paint_hand(seen, brush_for(seen, look)))


def describe_hand(view: View, look: Look) -> Words:
    """The same cards in words, with all that stands on them."""
    seen = cast(SharedWorldsView, view)
    voice = speaker(seen, look, WORDS)
    return Words(hand_alt(seen, voice), hand_lines(seen, voice))


def cover(look: Look) -> Picture:
    """The box of the game."""
    return encoded(paint_cover(look))


def card(name: str, look: Look) -> Picture:
    """The card or building with this id. Raises ValueError for an unknown one."""
    return encoded(paint_card(name, brush_alone(look)))


def describe_card(name: str, look: Look) -> Words:
    """All that is printed on it. Raises ValueError for an unknown id."""
    told = card_lines(name, Speaker(look.locale, CARD_WORDS))
    return Words(" ".join(told), told)


def paint_view(view: SharedWorldsView, look: Look) -> Image.Image:
    """The picture before it is packed."""
    brush = brush_for(view, look)
    if chosen := cards_among(look.marks):
        return paint_hand(view, brush, chosen)
    laying = plan(view)
    picture = table(laying, brush).copy()
    draw_head(picture, view, brush)
    for side in laying.sides:
        draw_panel(picture, view, side, brush)
        if not side.gone:
            draw_lanes(picture, view, side, brush)
    draw_strip(picture, view, laying, brush)
    draw_traces(picture, view, laying, brush)
    draw_fight(picture, view, laying, brush)
    draw_legend(picture, view, laying.legend, brush)
    return marked(picture, view, laying, look.marks, brush) if look.marks else picture
