"""An area in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from images.kit.saying import sentence
from images.nerthania.brush import WORDS
from rules.nerthania.naming import neutral, owned
from rules.nerthania.pieces import Terrain
from rules.nerthania.view import AreaView, NerthaniaView
from rules.words import NOBODY, Message, Said, Speaker, Who


@dataclass(frozen=True, slots=True)
class Holder:
    """The tribe that holds an area, and whether it is the neutral one."""

    tribe: str = NOBODY
    neutral: bool = False


def in_words(view: NerthaniaView, one: AreaView, speaker: Speaker) -> str:
    """An area as this speaker says it: from one position to the next most of them stay as they are."""
    return _in_words(one, holder(view, one), speaker.locale, speaker.names)


@lru_cache(maxsize=2048)
def _in_words(one: AreaView, holder: Holder, locale: str, names: tuple[str, ...]) -> str:
    return sentence(area(one, holder), Speaker(locale, WORDS, names))


def holder(view: NerthaniaView, one: AreaView) -> Holder:
    """Who holds an area."""
    if one.owner is None:
        return Holder()
    return Holder(view.nations[one.owner].tribe, neutral=one.owner >= len(view.tribes))


def area(one: AreaView, holder: Holder) -> Message:
    """Everything that is to be known about an area, held by this tribe."""
    things = (*_land(one), *_there(one, holder))
    return Message("board-area", {"area": one.number, "terrain": _terrain(one), "things": things})


def beside(one: AreaView, holder: Holder) -> Message:
    """The same without its number, as it stands beside that; first of all who is there."""
    things = (*_there(one, holder), *_land(one))
    return Message("board-beside", {"terrain": _terrain(one), "things": things})


def _terrain(one: AreaView) -> Message:
    return Message("board-for-ever") if one.fixed else said_terrain(one.terrain)


def said_terrain(terrain: Terrain) -> Message:
    """A terrain, spoken."""
    return Message(f"terrain-{terrain}")


def _land(one: AreaView) -> Iterator[Said]:
    """Capacity, what it yields, animals."""
    if one.terrain is not Terrain.WATER:
        yield Message("board-capacity", {"capacity": one.capacity})
    if one.terrain is Terrain.MOUNTAIN:
        yield Message("board-tectonium")
    yield Message("board-hidden-silver" if one.terrain is Terrain.MOUNTAIN else "board-silver", {"silver": one.silver})
    if one.animal:
        yield Message("board-animal")


def _there(one: AreaView, holder: Holder) -> Iterator[Said]:
    """Army, headquarters, goal marker, and what will change."""
    if one.owner is not None:
        owner = neutral(holder.tribe) if holder.neutral else Who(one.owner)
        units = owned(one.units, holder.tribe)
        yield Message("board-army", {"who": owner, "units": units}) if units else Message("board-held", {"who": owner})
    if one.too_many:
        yield Message("board-too-many", {"count": one.too_many})
    if one.headquarters is not None:
        word = "board-captured" if one.captured else "board-headquarters"
        yield Message(word, {"who": Who(one.headquarters)})
    if one.marker is not None:
        yield Message("board-marker", {"who": Who(one.marker)})
    if one.change is not None:
        yield change(one)


def change(one: AreaView) -> Message:
    """The terraforming that lies out in an area."""
    if one.change_by is None:
        return Message(f"board-will-{one.change}")
    return Message(f"board-will-{one.change}-by", {"who": Who(one.change_by)})
