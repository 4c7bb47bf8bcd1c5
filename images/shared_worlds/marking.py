"""What somebody chooses among, on a picture for that person alone: what is on the table is lit, cards are large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from images.kit.look import Palette, Spot
from images.shared_worlds.brush import Brush
from images.shared_worlds.plan import Area, Plan
from images.shared_worlds.signs import EDGE, frame
from rules.game import Action, Seat
from rules.shared_worlds.actions import PlayUnit
from rules.shared_worlds.cards import buildings, cards
from rules.shared_worlds.pieces import LANES, Attacker, Face, Lane, Source, UnitAt, Zone
from rules.shared_worlds.view import SharedWorldsView

SHADOW = "#120a06"
VEIL: dict[Palette, float] = {"default": 0.56, "contrast": 0.64}
"""How dark everything else becomes, 0 to 1."""


def spots(values: Sequence[object], action: Action | None) -> tuple[Spot, ...]:
    """What of these values can be shown: a unit is a lane with its seat, a lane is the viewer's own, cards and
    buildings are called by their ids."""
    return tuple(dict.fromkeys(spot for value in values for spot in _spot(value, action)))


def _spot(value: object, action: Action | None) -> Iterator[Spot]:
    match value:
        case UnitAt():
            yield Spot(str(value.lane), "", value.of.seat)
        case Attacker():
            yield from _spot(value.unit, action)
        case Source():
            yield from _spot(value.at, action)
        case Face():
            yield Spot(value.id, "")
        case Lane() if isinstance(action, PlayUnit):
            yield Spot(str(value), "")


def cards_among(marks: tuple[Spot, ...]) -> tuple[Face, ...]:
    """The cards to choose from, where cards are asked for."""
    return tuple(Face(spot.place) for spot in marks if spot.seat is None and spot.place in cards())


def marked(
    picture: Image.Image, view: SharedWorldsView, laying: Plan, marks: tuple[Spot, ...], brush: Brush
) -> Image.Image:
    """The table, dark but for what can be chosen; what is not on it is left out, and where nothing is, all is light."""
    boxes = [box for spot in marks if (box := _box(view, laying, spot)) is not None]
    if not boxes:
        return picture
    dark = Image.blend(picture, Image.new("RGB", picture.size, SHADOW), VEIL[brush.palette])
    for box in boxes:
        dark.paste(picture.crop(box), box[:2])
        golden = frame(box[2] - box[0], box[3] - box[1], brush.paint.gold, brush.paint)
        dark.paste(golden, (box[0] - EDGE, box[1] - EDGE), golden)
    return dark


def _box(view: SharedWorldsView, laying: Plan, spot: Spot) -> Area | None:
    """Where on the picture it is."""
    if spot.place in buildings():
        return _building(view, laying, spot.place)
    if spot.place not in list(LANES) or view.viewer is None:
        return None
    lane = LANES.index(Lane(spot.place))
    if spot.seat is None:
        return laying.side(view.viewer).cell(Zone.DEVELOPMENT, lane)
    return _unit(view, laying, spot.seat, lane)


def _unit(view: SharedWorldsView, laying: Plan, seat: Seat, lane: int) -> Area | None:
    one = view.players[seat].lanes[lane]
    return None if one is None else laying.side(seat).cell(one.zone, lane)


def _building(view: SharedWorldsView, laying: Plan, name: str) -> Area | None:
    for seat, player in enumerate(view.players):
        for number, one in enumerate(player.buildings):
            if one.card.id == name and player.alive:
                return laying.side(seat).building(number)
    return None
