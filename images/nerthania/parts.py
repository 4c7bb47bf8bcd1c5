"""Closer looks: a sector of the world, a battle alone, a tribe's own sheet."""

from __future__ import annotations

from collections.abc import Iterator

from images.kit.look import Part
from rules.nerthania.pieces import Phase
from rules.nerthania.view import NerthaniaView
from rules.nerthania.world import IN_SECTOR, SECTOR_OF
from rules.words import Message

OWN, BATTLE = "own", "battle"
SECTOR_PARTS = {str(sector): numbers for sector, numbers in IN_SECTOR.items()}
"""The parts that are sectors, with their areas."""


def parts(view: NerthaniaView) -> tuple[Part, ...]:
    """What this viewer can look at by itself."""
    return tuple(_parts(view))


def _parts(view: NerthaniaView) -> Iterator[Part]:
    if view.viewer is not None:
        yield Part(OWN, Message("part-own"))
    if view.battle is not None or view.reports:
        yield Part(BATTLE, Message("part-battle"))
    for sector in SECTOR_PARTS:
        yield Part(sector, Message(f"part-sector-{sector}"))


def glance(view: NerthaniaView) -> str | None:
    """What somebody who has to choose something looks at; None where the question says it all."""
    if view.viewer is None or view.phase is Phase.SETUP:
        return None
    if view.battle is not None and not view.battle.over:
        return BATTLE
    if view.march:
        return str(SECTOR_OF[view.march[0].area])
    return OWN
