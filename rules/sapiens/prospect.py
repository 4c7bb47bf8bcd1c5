"""What several ways could bring at most, before one of them is chosen: of laying a tile, of putting a bear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rules.game import Action, Seat
from rules.sapiens.beasts import PutBear, bear_shelter
from rules.sapiens.foretell import preview
from rules.sapiens.ground import Place
from rules.sapiens.laying import Yield, gained
from rules.sapiens.state import Position
from rules.words import Message


def at_best(state: Position, seat: Seat, actions: Sequence[Action]) -> Message | None:
    """The most that one of these legal actions of one type would bring, in words; None where nothing is counted."""
    tell = PROSPECTS.get(type(actions[0]))
    return None if tell is None else tell(state, actions)


def of_places(state: Position, actions: Sequence[Place]) -> Message:
    """Food and shelter; bonuses and tokens, and whether every way brings them; the fight token on the tile."""
    ways = [preview(state, action) for action in actions]
    told = [
        *most("food", [way.food for way in ways]),
        *bonuses(ways),
        *most("shelter", [way.shelter for way in ways]),
        *tokens(ways),
    ]
    owners = {action.tile.fight for action in actions}
    told += [gained("gain-fight", owner) for owner in owners if owner is not None and len(owners) == 1]
    return Message("will-place", {"gains": tuple(told)})


def of_bears(state: Position, actions: Sequence[PutBear]) -> Message:
    """The shelter."""
    return Message("will-place", {"gains": tuple(most("shelter", [bear_shelter(state, action) for action in actions]))})


def most(total: str, amounts: Sequence[int]) -> Iterable[Message]:
    """The greatest of these amounts, as the one there is or as the best there is; nothing for nothing."""
    if not max(amounts):
        return ()
    return (gained(f"most-{total}" if min(amounts) < max(amounts) else f"sure-{total}", max(amounts)),)


def bonuses(ways: Sequence[Yield]) -> list[Message]:
    """Those that every way brings, and those that only some do."""
    found = dict.fromkeys(scene for way in ways for scene in way.bonuses)
    return [
        gained("gain-bonus" if all(scene in way.bonuses for way in ways) else "maybe-bonus", scene) for scene in found
    ]


def tokens(ways: Sequence[Yield]) -> tuple[Message, ...]:
    """The mountain token that every way brings, one of several, or that there could be one."""
    found = {way.token for way in ways}
    if found == {None}:
        return ()
    if len(found) == 1:
        return (gained("gain-token", *found),)
    return (gained("maybe-token" if None in found else "some-token"),)


PROSPECTS: Mapping[type[Action], Callable[[Any, Any], Message]] = {Place: of_places, PutBear: of_bears}
