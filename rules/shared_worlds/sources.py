"""Abilities in play: on which card, where it is, and what it takes to use them. Handbook 4.8 and 11.1."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import Seat
from rules.shared_worlds.cards import Activated, Instant, Triggered, buildings
from rules.shared_worlds.cards.verbs import Lend, Offer, Steal
from rules.shared_worlds.pieces import COMBAT, DEVELOPMENT, Source
from rules.shared_worlds.resolving import Names, Part, Resolving
from rules.shared_worlds.state import Attachment, CardId, Place, Position, Unit, face, printed, site, unit_value
from rules.shared_worlds.targets import Origin, origin_of

Numbered = tuple[tuple[int, Any], ...]


@dataclass(slots=True)
class Spring:
    """An ability in play: the card or building on which it is written, and the unit or building that carries it."""

    seat: Seat
    ability: Activated | Triggered
    part: Part
    number: int
    card: CardId | None
    unit: Unit | None
    lane: int
    place: Place | None
    marks: list[str]

    @property
    def mark(self) -> str:
        """How its use is noted on its card."""
        return mark_of(self.part, self.number)

    @property
    def is_used(self) -> bool:
        """Whether it was used this turn."""
        return bool(self.marks) and self.mark in self.marks

    @property
    def origin(self) -> Origin:
        """From where its targets are seen."""
        return origin_of(self.seat, None if self.unit is None else self.unit.card)

    @property
    def source(self) -> Source:
        """How actions and events call it."""
        if self.unit is not None:
            assert self.card is not None
            return source_on_unit(self.card, self.unit.card, self.seat, self.lane, self.number)
        assert self.place is not None
        at = site(self.place.building)
        return Source(at if self.card is None else face(self.card), at, self.number)

    def resolving(self, names: Names) -> Resolving:
        """The step that carries it out."""
        if self.unit is not None:
            names.units["this" if self.card == self.unit.card else "wearer"] = self.unit.card
        if self.place is not None:
            names.buildings["host"] = self.place.building
        building = self.place.building if self.card is None and self.place is not None else None
        return Resolving(self.seat, self.card, building, self.part, self.number, names)


@functools.cache
def mark_of(part: Part, number: int) -> str:
    """How the use of this ability of a half is noted on its card."""
    return f"{part} {number}"


@functools.cache
def source_on_unit(card: CardId, unit: CardId, seat: Seat, lane: int, number: int) -> Source:
    """The one value for an ability of a unit, or of an attachment on it."""
    return Source(face(card), unit_value(unit, seat, lane), number)


@functools.cache
def written(card: CardId, part: Part, mode: str) -> Numbered:
    """The abilities of this kind in a half of a card, with their numbers."""
    return _of_kind(printed(card).half("combat" if part == "combat" else "development"), mode)


@functools.cache
def written_on_building(building: str, mode: str) -> Numbered:
    """The abilities of this kind on a building."""
    return _of_kind(buildings()[building].development, mode)


def _of_kind(abilities: Sequence[Any], mode: str) -> Numbered:
    return tuple((number, ability) for number, ability in enumerate(abilities) if ability.mode == mode)


def springs(state: Position, seat: Seat, part: Part, mode: str = "activated") -> list[Spring]:
    """Every such ability that this seat has in play, in this area, used or not; lane by lane, then on buildings."""
    player = state.players[seat]
    found: list[Spring] = []
    for lane, unit in enumerate(player.lanes):
        if unit is None or unit.face_down or unit.zone != part:
            continue
        if unit.attachments or written(unit.card, part, mode):
            found += springs_of_unit(seat, lane, unit, part, mode)
    if part == "development":
        own_abilities = state.options.building_abilities
        for place in player.places:
            if own_abilities or place.attachments:
                found += _springs_of_place(state, seat, place, mode)
    return found


def springs_of_unit(seat: Seat, lane: int, unit: Unit, part: Part, mode: str) -> list[Spring]:
    """Those of a unit, then those of its attachments in the order in which they were attached."""
    carried: tuple[Unit | Attachment, ...] = (unit, *unit.attachments) if unit.attachments else (unit,)
    return [
        Spring(seat, ability, part, number, one.card, unit, lane, None, one.marks)
        for one in carried
        for number, ability in written(one.card, part, mode)
    ]


def _springs_of_place(state: Position, seat: Seat, place: Place, mode: str) -> Iterator[Spring]:
    if state.options.building_abilities:
        for number, ability in written_on_building(place.building, mode):
            yield Spring(seat, ability, "development", number, None, None, 0, place, place.marks)
    for on in place.attachments:
        for number, ability in written(on.card, "development", mode):
            yield Spring(seat, ability, "development", number, on.card, None, 0, place, on.marks)


def refresh(carrier: Unit | Place) -> None:
    """All abilities on this unit or building can be used again."""
    if carrier.marks:
        carrier.marks.clear()
    for worn in carrier.attachments:
        worn.marks.clear()


# What the effects need besides.


def workers_needed(ability: Activated | Triggered | Instant) -> int:
    """Hand cards that a steal will place as Workers."""
    workers = 0
    for effect in ability.effects:
        if type(effect) is Steal:
            workers += effect.amount * effect.workers
    return workers


def lends(ability: Activated | Triggered | Instant) -> bool:
    """Whether it lends a cube, so that there has to be one."""
    for effect in ability.effects:  # noqa: SIM110 — a plain loop is faster than any(), and every window passes here
        if type(effect) is Lend:
            return True
    return False


def offers(ability: Activated | Triggered | Instant) -> bool:
    """Whether somebody is made an offer."""
    return any(isinstance(effect, Offer) for effect in ability.effects)


def in_zone(unit: Unit, part: Part) -> bool:
    """Whether this half of the unit's cards works now."""
    return unit.zone is COMBAT if part == "combat" else unit.zone is DEVELOPMENT
