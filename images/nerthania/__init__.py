"""Nerthania, depicted: the world with everything on it, a battle above it, a card for each tribe below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from PIL import Image

from images.kit.encode import encoded
from images.kit.look import Look, Part, Picture, Spot, Words
from images.nerthania import beside, fight, marking, outlines, plan, signs
from images.nerthania import parts as closer
from images.nerthania.areas import draw_area
from images.nerthania.brush import WORDS, Brush, brush_for
from images.nerthania.cards import draw_card, has_neutral
from images.nerthania.cover import paint_cover
from images.nerthania.entry import entry_lines, paint_entry
from images.nerthania.globe import globe, ground
from images.nerthania.head import draw_head
from images.nerthania.own import paint_own
from images.nerthania.stirring import stirred
from images.nerthania.table import table
from images.nerthania.telling import alt, lines
from rules.game import Action, View
from rules.nerthania.view import AreaView, NerthaniaView

__all__ = [
    "WORDS",
    "captions",
    "card",
    "cover",
    "describe",
    "describe_card",
    "draw",
    "glance",
    "paint_view",
    "parts",
    "spots",
]


def draw(view: View, look: Look) -> Picture:
    """The position as a picture."""
    return encoded(paint_view(cast(NerthaniaView, view), look))


def describe(view: View, look: Look) -> Words:
    """The position in words."""
    seen = cast(NerthaniaView, view)
    voice = brush_for(seen, look).speaker
    return Words(alt(seen, look, voice), lines(seen, voice))


def spots(view: View, field: str, values: Sequence[object], action: Action | None = None) -> tuple[Spot, ...]:
    """The areas among these values of this field of an action, or the one that the question is about; of sectors, those
    from which the viewer marches.
    """
    if field in marking.ABOUT_AREA and action is not None:
        return marking.chosen_before(action)
    if field == "sector":
        return marking.marching(cast(NerthaniaView, view), values)
    return marking.spots(field, values)


def captions(view: View, field: str, values: Sequence[object], action: Action, look: Look) -> tuple[str, ...]:
    """What is to be known of each of these values of this field of an action: areas, sectors."""
    return beside.captions(cast(NerthaniaView, view), field, values, look)


def parts(view: View) -> tuple[Part, ...]:
    """What this viewer can look at by itself."""
    return closer.parts(cast(NerthaniaView, view))


def glance(view: View) -> str | None:
    """The part that somebody looks at who has to choose something."""
    return closer.glance(cast(NerthaniaView, view))


def cover(look: Look) -> Picture:
    """The box of the game."""
    return encoded(paint_cover(look))


def card(name: str, look: Look) -> Picture:
    """The kind of unit or battle card with this key. Raises ValueError for an unknown one."""
    return encoded(paint_entry(name, look))


def describe_card(name: str, look: Look) -> Words:
    """All that is printed on it. Raises ValueError for an unknown key."""
    told = entry_lines(name, look)
    return Words(" ".join(told), told)


def paint_view(view: NerthaniaView, look: Look) -> Image.Image:
    """The picture before it is packed; with places to mark, only the world around these."""
    brush = brush_for(view, look)
    if look.marks:
        return _close_up(view, look, brush)
    if look.part in [part.key for part in closer.parts(view)]:
        return _part(view, look.part, brush)
    battle = fight.height(view, brush)
    picture = table(len(view.nations), has_neutral(view), battle, view.connected, look.palette, look.locale).copy()
    top = plan.map_top(battle)
    _land(picture, view, top, brush)
    _pieces(picture, view, top, brush, view.areas)
    outlines.explain(picture, view, top + plan.MAP_HEIGHT + plan.BAND // 2 + 2, brush)
    draw_head(picture, view, brush)
    fight.draw_battle(picture, view, brush)
    for place in range(len(view.nations)):
        draw_card(picture, view, place, battle, brush)
    return _with_reports(picture, view, brush) if view.reports else picture


def _with_reports(picture: Image.Image, view: NerthaniaView, brush: Brush) -> Image.Image:
    """The picture of everything, and below it the battles that not everybody has seen yet, the last one first."""
    high = picture.height + fight.past_height(view, brush)
    whole = Image.new("RGB", (picture.width, high), brush.paint.table)
    whole.paste(picture, (0, 0))
    fight.draw_past(whole, view, picture.height - plan.MARGIN, brush)
    return whole


def _part(view: NerthaniaView, part: str, brush: Brush) -> Image.Image:
    """The viewer's own sheet, the battle, or a sector of the world."""
    if part == closer.OWN and view.viewer is not None:
        return paint_own(view, view.viewer, brush)
    if part == closer.BATTLE:
        return fight.paint_battle(view, brush)
    picture = _world(view, view.areas, brush)
    areas = closer.SECTOR_PARTS[part]
    return outlines.with_foot(marking.close_up(picture, areas), view, areas, brush)


def _world(view: NerthaniaView, areas: Iterable[AreaView], brush: Brush) -> Image.Image:
    """The world alone, with what stands in these areas."""
    top = plan.MARGIN
    picture = Image.new("RGB", (plan.WIDTH, plan.MAP_HEIGHT + 2 * top), brush.paint.table)
    _land(picture, view, top, brush)
    _pieces(picture, view, top, brush, areas)
    return picture


def _close_up(view: NerthaniaView, look: Look, brush: Brush) -> Image.Image:
    """The world alone, close enough to choose among the marked areas: these are lit, and nothing hides them."""
    labels, top = marking.labels(look.marks), plan.MARGIN
    picture = _world(view, [area for area in view.areas if area.number not in labels], brush)
    picture = marking.lit(picture, labels, look.palette)
    for area in view.areas:
        if area.number in labels:
            draw_area(picture, area, area.number == _fought(view), top, brush, labels[area.number])
    return marking.close_up(picture, labels)


def _land(picture: Image.Image, view: NerthaniaView, top: int, brush: Brush) -> None:
    """The land, and what happens on it."""
    picture.paste(globe(ground(view.areas), brush.palette), (plan.MARGIN, top))
    for area in view.areas:
        if area.change is not None:
            stirred(picture, area.number, area.change, top, brush.palette)
    for number in view.reshaped:
        signs.dashed(picture, number, top, brush.palette)
    for line in outlines.outlines(view, brush):
        for number in line.areas:
            signs.framed(picture, number, top, line.colour, brush.palette)
    for source in () if view.battle is None else view.battle.sources:
        signs.arrow(picture, source, view.last[-1], top, brush.palette)


def _pieces(picture: Image.Image, view: NerthaniaView, top: int, brush: Brush, areas: Iterable[AreaView]) -> None:
    """What stands in these areas."""
    for area in areas:
        draw_area(picture, area, area.number == _fought(view), top, brush)


def _fought(view: NerthaniaView) -> int:
    """The area in which a battle is fought; 0 without one."""
    return 0 if view.battle is None or view.battle.over else view.battle.area
