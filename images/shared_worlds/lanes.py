"""What lies in the lanes of a side, and beside each card which area and which lane that is."""

from __future__ import annotations

from PIL import Image

from images.kit.brush import stick
from images.kit.icons import icon
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush
from images.shared_worlds.plan import NOTE, READABLE, Area, Side
from images.shared_worlds.unit import unit_tile
from rules.shared_worlds.pieces import LANES, Lane, Zone
from rules.shared_worlds.view import SharedWorldsView
from rules.words import said

SIGNS = {Zone.COMBAT: "crossed-swords", Zone.DEVELOPMENT: "hut"}
ASIDE = 5
"""So far from the middle of its strip a line stands, away from the card, which may have a frame."""


def draw_lanes(picture: Image.Image, view: SharedWorldsView, side: Side, brush: Brush) -> None:
    """Every card where it stands."""
    for number, one in enumerate(view.players[side.seat].lanes):
        if one is not None:
            above = side.note(one.zone, number)[1] < side.cell(one.zone, number)[1]
            _note(picture, one.zone, LANES[number], side.note(one.zone, number), -ASIDE if above else ASIDE, brush)
            sprite = unit_tile(one, brush)
            picture.paste(sprite, side.cell(one.zone, number)[:2], sprite)


def _note(picture: Image.Image, zone: Zone, lane: Lane, box: Area, aside: int, brush: Brush) -> None:
    """The sign and name of the area on the left, the name of the lane on the right."""
    left, top, right, _ = box
    y = top + NOTE / 2 + aside
    ink = brush.paint.gold if zone is Zone.COMBAT else brush.paint.light_ink
    stick(picture, icon(SIGNS[zone], 46, ink), (left + 40, y))
    put(picture, brush.speaker.say(said(zone)), Style(READABLE, ink), (left + 74, y))
    put(picture, brush.speaker.say(said(lane)), Style(READABLE, brush.ground.hole, "medium"), (right - 20, y), "rm")
