"""Random playouts: actions a second of each game against moves a second of python-chess, turn and turn about."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import chess

from bot import memory
from rules import games
from rules.bench import random_playout
from tests.bench.figure import Figure

ROUNDS = 12
SECONDS = 0.7
TARGETS = defaultdict(lambda: "≥ 1", zoar="≥ 2")


def figures() -> Iterator[Figure]:
    """One ratio for each registered game."""
    games()
    memory.settle()  # as the running bot does
    for key, game in games().items():
        ours, theirs, checked = _rates(partial(random_playout, game), chess_playout, checked_chess_playout)
        detail = {"actions_per_second": round(ours), "chess_moves_per_second": round(theirs)}
        yield Figure(f"{key} random playout ÷ python-chess", ours / theirs, TARGETS[key], detail=detail)
        detail = {"actions_per_second": round(ours), "chess_moves_per_second": round(checked)}
        yield Figure(f"{key} random playout ÷ python-chess, checked there too", ours / checked, detail=detail)


def chess_playout(seed: str, push: Callable[[chess.Board, chess.Move], None] = chess.Board.push) -> int:
    """One game of random legal moves, until there is none or nobody can win any more; how many there were."""
    luck = Random(seed)
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.halfmove_clock >= 100 or board.is_insufficient_material():
            break
        push(board, luck.choice(moves))
    return len(board.move_stack)


def checked_chess_playout(seed: str) -> int:
    """The same with every move checked before it is made, as `apply` does: python-chess leaves that to its caller."""
    return chess_playout(seed, _push_checked)


def _push_checked(board: chess.Board, move: chess.Move) -> None:
    if not board.is_legal(move):
        raise chess.IllegalMoveError(board.fen())
    board.push(move)


def _rates(*playouts: Callable[[str], int]) -> list[float]:
    """Moves a second of each, measured in turns so that whatever else the machine does hits all alike."""
    moves = [0] * len(playouts)
    seconds = [0.0] * len(playouts)
    for turn in range(ROUNDS):
        for which, playout in enumerate(playouts):
            start = time.perf_counter()
            number = 0
            while time.perf_counter() - start < SECONDS:
                moves[which] += playout(f"{turn}/{number}")
                number += 1
            seconds[which] += time.perf_counter() - start
    return [count / spent for count, spent in zip(moves, seconds, strict=True)]
