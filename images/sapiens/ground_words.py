"""What lies on each place of a valley, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rules.sapiens.view import CaveView, FallsView, LaidView, SquareView
from rules.words import Message, Said, said


def cave_words(cave: CaveView) -> Message:
    """A cave, where it is, and what covering it brings now."""
    params: dict[str, Said] = {
        "cave": Message("place", {"at": cave.name}),
        "square": cave.square,
        "shelter": cave.lower if cave.token is None else cave.higher,
        "token": said(cave.token),
        "lower": cave.lower,
    }
    if cave.covered:
        return Message("board-cave-covered", params)
    return Message("board-cave-bare" if cave.token is None else "board-cave", params)


def falls_words(one: FallsView) -> Message:
    """A waterfall and its token."""
    return Message("board-fall", {"side": said(one.side), "token": said(one.token)})


def row_words(squares: Sequence[SquareView], laid: Sequence[LaidView]) -> tuple[Message, ...]:
    """Each square of a row: its terrain and food, and what lies on it."""
    return tuple(_square(square, laid) for square in squares)


def _square(square: SquareView, laid: Sequence[LaidView]) -> Message:
    params: dict[str, Said] = {"at": square.name, "terrain": said(square.terrain), "food": square.food}
    if square.bear:
        return Message("board-square-bear", params)
    for tile in laid:
        for scene, at in ((tile.first, tile.at), (tile.second, tile.beyond)):
            if at == square.name:
                what = "board-square-down" if tile.abandoned else "board-square-tile"
                return Message(what, {**params, "scene": said(scene)})
    return Message("board-square", params)
