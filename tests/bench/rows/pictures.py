"""Pictures: drawing and packing a position against packing alone, and against a chess board made by CairoSVG.

A game may have a position besides that is as full as one can be, and hands that only their seats see.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median

import cairosvg
import chess
import chess.svg
from PIL import Image

from images import artist, offered
from images.kit.encode import lossless
from images.kit.look import Look, Picture
from rules import games
from rules.dice import Dice
from rules.game import AnyGame, State, View
from tests.bench.figure import Figure
from tests.images.nerthania_positions import hundred

POSITIONS = 12
APART = 15
"""Actions between two of the positions."""
ROUNDS = 3
AGAINST_CHESS = {"zoar": "≤ 0.7"}
"""The aim against a chess board. A game without one depicts more than one board: it is only told."""
FULL = {"nerthania": ("the full map and 100 units", [hundred(turn) for turn in range(4)])}
"""What such positions hold, and views of them: not one alone, of which everything would be at hand already."""
LOOK = Look("en", ("Anna", "Berta", "Cem", "Dora"))

Task = Callable[[], object]
Draw = Callable[[View, Look], Picture]


def figures() -> Iterator[Figure]:
    """Two ratios for each registered game, from positions of one game that are drawn more than once; full ones too, and
    the hands of all seats where a game has any.
    """
    for key, game in games().items():
        drawing, packing, board = _times(artist(key).draw, list(_positions(game)))
        detail = {**_told(drawing, packing), "chess_ms": round(board * 1000, 1)}
        yield Figure(f"{key} draw and pack ÷ pack alone, p50", drawing / packing, "≤ 2", detail=detail)
        aim = AGAINST_CHESS.get(key, "")
        yield Figure(f"{key} draw and pack ÷ chess.svg and CairoSVG, p50", drawing / board, aim, detail=detail)
    for key, (holding, views) in FULL.items():
        yield _alone(f"{key} with {holding}", artist(key).draw, views)
    for key, game in games().items():
        hand = offered(key, "hand")
        if hand is not None:
            yield _alone(f"{key}, a hand", hand, list(_hands(game)))


def _alone(what: str, draw: Draw, views: Sequence[View]) -> Figure:
    """The ratio to packing alone."""
    drawing, packing, _ = _times(draw, views)
    detail = _told(drawing, packing)
    return Figure(f"{what}: draw and pack ÷ pack alone, p50", drawing / packing, "≤ 2", detail=detail)


def _told(drawing: float, packing: float) -> dict[str, float]:
    return {"draw_ms": round(drawing * 1000, 1), "pack_ms": round(packing * 1000, 1)}


def _times(draw: Draw, views: Sequence[View]) -> tuple[float, float, float]:
    """Seconds that one of these views takes: drawn and packed, packed alone; and those of a chess board."""
    pictures = [_unpacked(draw(view, LOOK).data) for view in views]
    drawing, packing, board = _medians(
        [partial(draw, view, LOOK) for view in views],
        [partial(lossless, picture) for picture in pictures],
        [_chess_board for _ in views],
    )
    return drawing, packing, board


def _positions(game: AnyGame) -> Iterator[View]:
    """A game, seen every few actions by a stranger."""
    return (game.view(state, None) for state in _played(game))


def _hands(game: AnyGame) -> Iterator[View]:
    """The same as its seats see it, one after the other."""
    return (game.view(state, number % game.seats[-1]) for number, state in enumerate(_played(game)))


def _played(game: AnyGame) -> Iterator[State]:
    """A game of as many seats as there can be, played by stand-ins, every few actions."""
    state = game.setup(game.tribes[: game.seats[-1]], game.options(), Dice("pictures"))
    for _ in range(POSITIONS):
        yield state
        for _ in range(APART):
            awaited = game.awaited(state)
            if awaited:
                game.apply(state, awaited[0].seat, game.stand_in(state, awaited[0].seat))


def _chess_board() -> bytes:
    """The start of a chess game with a move marked, as PNG of 1200 pixels."""
    board = chess.Board()
    board.push_uci("e2e4")
    drawing = chess.svg.board(board, size=1200, lastmove=board.peek())
    picture: bytes = cairosvg.svg2png(bytestring=drawing.encode(), output_width=1200, output_height=1200)
    return picture


def _unpacked(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB")


def _medians(*rows: Sequence[Task]) -> list[float]:
    """Seconds of each row's tasks, measured in turns so that whatever else the machine does hits all alike."""
    seconds: list[list[float]] = [[] for _ in rows]
    for _ in range(ROUNDS):
        for turn in zip(*rows, strict=True):
            for which, task in enumerate(turn):
                start = time.perf_counter()
                task()
                seconds[which].append(time.perf_counter() - start)
    return [median(row) for row in seconds]
