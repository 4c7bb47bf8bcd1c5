"""Free land to settle in: which two areas of it can be taken together, and how many warriors these hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from rules.nerthania.world import FLAT, IN_SECTOR, ROUND, SECTOR_OF

Limits = tuple[int, int]
"""The fewest and the most."""

_BESIDE = {
    name: {one: [two for two in others if SECTOR_OF[two] == SECTOR_OF[one]] for one, others in beside.items()}
    for name, beside in (("connected", ROUND), ("closed", FLAT))
}
"""What is beside an area within its sector, by the option for the boundaries."""


class Region:
    """Free land, and what is `beside` each of its areas: two of them can be taken together. Never changed.

    `free` is how many warriors each area holds; `more`, how many the roomiest area beside it does, without an entry for
    who stands alone; `space`, how many the two roomiest hold together.
    """

    __slots__ = ("beside", "free", "more", "space")

    def __init__(self, free: Mapping[int, int], beside: Mapping[int, Sequence[int]]) -> None:
        self.free = free
        self.beside = beside
        self.more: dict[int, int] = {}
        for one in free:
            near = [free[two] for two in beside[one] if two in free]
            if near:
                self.more[one] = max(near)
        self.space = max([free[one] + more for one, more in self.more.items()], default=0)


@lru_cache(maxsize=1 << 6)
def region(boundaries: str, sector: int, room: tuple[int, ...]) -> Region:
    """The free land of a sector; `room` is how many warriors each of its areas holds, 0 where it is not free."""
    free = {number: holds for number, holds in zip(IN_SECTOR[sector], room, strict=True) if holds}
    return Region(free, _BESIDE[boundaries])


def joined(regions: Iterable[Region]) -> Region:
    """All this land, where no two areas touch: any two of them can be taken together."""
    free = {number: holds for part in regions for number, holds in part.free.items()}
    return Region(free, {one: [two for two in free if two != one] for one in free})


@lru_cache(maxsize=1 << 6)
def firsts(land: Region, least: int, most: int) -> dict[int, Limits]:
    """The fewest and most warriors for each area taken first, so that a pair has from `least` to `most` together."""
    limits: dict[int, Limits] = {}
    for one, more in land.more.items():
        free = land.free[one]
        low, high = max(1, least - more), min(free, most - 1)
        if free + more >= least and low <= high:
            limits[one] = (low, high)
    return limits


def seconds(land: Region, least: int, most: int, chosen: int, here: int) -> dict[int, Limits]:
    """The same for the area taken second, after the `chosen` one, where `here` are already."""
    room = least - land.free[chosen]
    limits: dict[int, Limits] = {}
    for two in land.beside[chosen]:
        free = land.free.get(two, 0)
        low, high = max(1, least - here), min(free, most - here)
        if free >= room and low <= high:
            limits[two] = (low, high)
    return limits
