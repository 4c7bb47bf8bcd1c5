"""What stands beside a choice in a list: of a building its people and what lies on it, of a card what it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from images.kit.look import Look
from images.shared_worlds.brush import brush_for
from rules.game import Action
from rules.shared_worlds.actions import Pick
from rules.shared_worlds.cards import Box, Card, CardType, buildings, cards
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.view import BuildingView, SharedWorldsView
from rules.words import Message, Said, Who, said


def captions(view: SharedWorldsView, values: Sequence[object], action: Action, look: Look) -> tuple[str, ...]:
    """Of each of these values of actions like this one, what is to be known; empty where it is no card or building."""
    sentence = brush_for(view, look).sentence
    return tuple(sentence(_told(view, _single(value), action)) for value in values)


def _single(value: object) -> object:
    """The card, where a choice of several cards is only one."""
    return value[0] if isinstance(value, tuple) and len(value) == 1 else value


def _told(view: SharedWorldsView, value: object, action: Action) -> Said:
    if not isinstance(value, Face):
        return None
    if value.id in cards():
        return _card(view, cards()[value.id])
    return _people(value) if isinstance(action, Pick) else _building(view, value)


def _people(building: Face) -> Message:
    """Whom one leads with it, and what they are good at."""
    row = buildings()[building.id]
    return Message(
        "beside-people",
        {"people": said(row.tribe), "colour": said(row.colour), "good_at": Message(f"tribe-{row.tribe}.about")},
    )


def _building(view: SharedWorldsView, building: Face) -> Said:
    """Its colour and what can be paid from it; of a building of somebody else, whose it is."""
    return next((_standing(view, seat, one) for seat, one in _every_building(view) if one.card == building), None)


def _every_building(view: SharedWorldsView) -> Iterator[tuple[int, BuildingView]]:
    for seat, player in enumerate(view.players):
        for one in player.buildings:
            yield seat, one


def _standing(view: SharedWorldsView, seat: int, one: BuildingView) -> Message:
    return Message(
        "beside-building",
        {
            "of": None if seat == view.viewer else Who(seat),
            "colour": said(buildings()[one.card.id].colour),
            "cubes": one.cubes + one.lent,
        },
    )


def _card(view: SharedWorldsView, row: Card) -> Message:
    """What it costs and is, and which colours of it the viewer has no building for."""
    cost = tuple(Message("card-boxes", {"count": count, "box": said(box)}) for box, count in Counter(row.cost).items())
    numbers = Message("card-numbers", {"power": row.power, "life": row.life})
    return Message(
        "beside-card",
        {
            "cost": cost,
            "what": numbers if row.type is CardType.UNIT else said(row.type),
            "missing": _missing(view, row),
        },
    )


def _missing(view: SharedWorldsView, row: Card) -> Said:
    if view.viewer is None:
        return None
    own = {one.colour for one in view.players[view.viewer].buildings}
    return tuple(said(box) for box in dict.fromkeys(row.cost) if box is not Box.ANY and box.value not in own) or None
