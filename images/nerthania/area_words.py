"""An area in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from images.kit.saying import sentence
from images.nerthania.brush import WORDS, player
from rules.nerthania.pieces import Terrain
from rules.nerthania.view import AreaView, NerthaniaView
from rules.words import Message, Said, Speaker, Who, said


def in_words(view: NerthaniaView, one: AreaView, speaker: Speaker) -> str:
    """An area as this speaker says it: from one position to the next most of them stay as they are."""
    return _in_words(one, len(view.tribes), speaker.locale, speaker.names)


@lru_cache(maxsize=2048)
def _in_words(one: AreaView, players: int, locale: str, names: tuple[str, ...]) -> str:
    return sentence(area(one, players), Speaker(locale, WORDS, names))


def area(one: AreaView, players: int) -> Message:
    """Everything that is to be known about an area of a world with so many players."""
    things = (*_land(one), *_there(one, players))
    return Message("board-area", {"area": one.number, "terrain": _terrain(one), "things": things})


def beside(one: AreaView, players: int) -> Message:
    """The same without its number, as it stands beside that; first of all who is there."""
    things = (*_there(one, players), *_land(one))
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


def _there(one: AreaView, players: int) -> Iterator[Said]:
    """Army, headquarters, goal marker, and what will change."""
    if one.owner is not None:
        owner = player(one.owner, players)
        units = tuple(said(troop) for troop in one.units)
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
