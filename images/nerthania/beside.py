"""What stands beside a choice in a list: an area or a sector, for those who do not know 56 areas by their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from images.kit.look import Look
from images.nerthania.area_words import beside, holder
from images.nerthania.brush import brush_for
from images.nerthania.marking import spots
from images.nerthania.parts import SECTOR_PARTS
from rules.nerthania.naming import owned
from rules.nerthania.pieces import Unit, troops
from rules.nerthania.view import NerthaniaView
from rules.words import Message


def captions(view: NerthaniaView, field: str, values: Sequence[object], look: Look) -> tuple[str, ...]:
    """Of each of these values of this field of an action, what is to be known; empty where it is no place."""
    speaker = brush_for(view, look).speaker
    return tuple(_capital(speaker.say(told)) if told is not None else "" for told in _told(view, field, values))


def _told(view: NerthaniaView, field: str, values: Sequence[object]) -> Iterator[Message | None]:
    areas = {spot.place for spot in spots(field, values)}
    sectors = SECTOR_PARTS if field == "sector" else {}
    for value in values:
        name = str(value)
        if name in areas:
            one = view.areas[int(name) - 1]
            yield beside(one, holder(view, one))
        else:
            yield _sector(view, name) if name in sectors else None


def _sector(view: NerthaniaView, sector: str) -> Message:
    """Its name, and who of the viewer's could march there."""
    army: Counter[Unit] = Counter()
    for number in SECTOR_PARTS[sector]:
        area = view.areas[number - 1]
        if area.owner == view.viewer:
            army.update({troop.unit: troop.number for troop in area.units})
    units = () if view.viewer is None else owned(troops(army), view.nations[view.viewer].tribe)
    name = Message(f"sector-{sector}")
    return Message("board-beside-sector", {"sector": name, "units": units}) if units else name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
