"""What is on a field and what a seat has, as messages: the pieces of the position in words."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Seat
from rules.words import Message, Said, Who, said
from rules.zoar.view import FieldView, Goods, Terrain, ZoarView


def things(field: FieldView) -> tuple[Message, ...]:
    """Everything on a field, the land itself left out."""
    return (*_buildings(field), *_people(field), *_ground(field))


def terrain(field: FieldView) -> Message:
    """What a field is made of, with the owner of a capital or an altar."""
    if field.home is not None and field.terrain is Terrain.CAPITAL:
        return Message("board-capital-of", {"who": Who(field.home)})
    if field.home is not None and field.terrain is Terrain.ALTAR:
        return Message("board-altar-of", {"who": Who(field.home)})
    word = said(field.terrain)
    assert isinstance(word, Message)
    return word


def goods(amount: Goods) -> Message:
    """An amount of both kinds."""
    return Message("board-goods", {"food": amount.food, "metal": amount.metal})


def held(view: ZoarView, seat: Seat) -> tuple[Message, ...]:
    """Where on the board a seat's pieces and its relic are, field by field."""
    return tuple(Message(what, params) for field in view.fields for what, params in _held_on(field, seat))


def reserve(view: ZoarView, seat: Seat) -> tuple[Message, ...]:
    """What a seat has left to build with."""
    tribe = view.seats[seat]
    counts = (
        ("board-armies", tribe.armies_in_reserve),
        ("board-cities", tribe.cities_in_reserve),
        ("board-temples", tribe.temples_in_reserve),
    )
    return tuple(Message(what, {"count": count}) for what, count in counts if count)


def relic(view: ZoarView, seat: Seat) -> Message:
    """Where a seat's relic is."""
    for field in view.fields:
        if seat in field.relics:
            return Message("board-alt-lies", {"at": field.name})
        if _carried(field, seat) or seat in field.carrying_leaders:
            return Message("board-alt-carried", {"at": field.name})
    return Message("board-alt-gone")


def _buildings(field: FieldView) -> Iterator[Message]:
    if field.city is not None:
        yield Message("board-city", {"who": Who(field.city)})
    if field.temple is not None:
        yield Message("board-temple", {"who": Who(field.temple)})
    if field.ruin:
        yield Message("board-ruin")
    if field.temple_ruin:
        yield Message("board-temple-ruin")


def _people(field: FieldView) -> Iterator[Message]:
    if field.armies_of is not None and field.armies:
        what = "board-army-carries" if field.carrier else "board-army"
        yield Message(what, {"count": field.armies, "who": Who(field.armies_of)})
    for seat in field.leaders:
        what = "board-leader-carries" if seat in field.carrying_leaders else "board-leader"
        yield Message(what, {"who": Who(seat)})


def _ground(field: FieldView) -> Iterator[Message]:
    for seat in field.relics:
        yield Message("board-relic", {"who": Who(seat)})
    if field.good is not None:
        word = said(field.good)
        assert isinstance(word, Message)
        yield word


def _held_on(field: FieldView, seat: Seat) -> Iterator[tuple[str, dict[str, Said]]]:
    at: dict[str, Said] = {"at": field.name}
    if seat in field.leaders:
        yield "board-held-leader", at
    if field.armies_of == seat and field.armies:
        yield "board-held-armies", {**at, "count": field.armies}
    if field.city == seat:
        yield "board-held-city", at
    if field.temple == seat:
        yield "board-held-temple", at
    if seat in field.relics:
        yield "board-held-relic", at
    if _carried(field, seat):
        yield "board-held-carried", at
    if seat in field.carrying_leaders:
        yield "board-held-led", at


def _carried(field: FieldView, seat: Seat) -> bool:
    return field.carrier and field.armies_of == seat
