"""Pictures: drawing and packing a position against packing alone, and against a chess board made by CairoSVG.

A game may have a position besides that is as full as one can be.
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

from images import artist
from images.kit.encode import lossless
from images.kit.look import Look
from rules import games
from rules.dice import Dice
from rules.game import AnyGame, View
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


def figures() -> Iterator[Figure]:
    """Two ratios for each registered game, from positions of one game that are drawn more than once; full ones too."""
    for key, game in games().items():
        drawing, packing, board = _times(key, list(_positions(game)))
        detail = {
            "draw_ms": round(drawing * 1000, 1),
            "pack_ms": round(packing * 1000, 1),
            "chess_ms": round(board * 1000, 1),
        }
        yield Figure(f"{key} draw and pack ÷ pack alone, p50", drawing / packing, "≤ 2", detail=detail)
        aim = AGAINST_CHESS.get(key, "")
        yield Figure(f"{key} draw and pack ÷ chess.svg and CairoSVG, p50", drawing / board, aim, detail=detail)
    for key, (holding, views) in FULL.items():
        drawing, packing, _ = _times(key, views)
        detail = {"draw_ms": round(drawing * 1000, 1), "pack_ms": round(packing * 1000, 1)}
        yield Figure(f"{key} with {holding}: draw and pack ÷ pack alone, p50", drawing / packing, "≤ 2", detail=detail)


def _times(key: str, views: Sequence[View]) -> tuple[float, float, float]:
    """Seconds that one of these views takes: drawn and packed, packed alone; and those of a chess board."""
    draw = artist(key).draw
    pictures = [_unpacked(draw(view, LOOK).data) for view in views]
    drawing, packing, board = _medians(
        [partial(draw, view, LOOK) for view in views],
        [partial(lossless, picture) for picture in pictures],
        [_chess_board for _ in views],
    )
    return drawing, packing, board


def _positions(game: AnyGame) -> Iterator[View]:
    """A game of as many seats as there can be, played by stand-ins, seen every few actions."""
    state = game.setup(game.tribes[: game.seats[-1]], game.options(), Dice("pictures"))
    for _ in range(POSITIONS):
        yield game.view(state, None)
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
