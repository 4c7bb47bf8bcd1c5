"""Draws positions in worker processes, so that a slow picture keeps nobody waiting and a crash in one costs only it.

This module is imported by the workers: nothing in here may load the chat library.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait

from bot.logs import log
from images import artist, offered
from images.kit.ladder import Ladder, draw_ladder
from images.kit.look import Look, Picture, Words
from rules import games
from rules.game import View
from rules.words import Message, Speaker

FILE_NAME = "board.webp"
LARGEST = 8 << 20
"""Bytes. What is larger is not sent."""
TRIES = 2
"""So often a board is begun when workers die over it, or over another one."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position, a hand or a card to look at: in words, and as a picture where one could be drawn."""

    words: Words
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """What an artist is asked for: the functions that draw it and tell it."""

    draw: str
    tell: str


BOARD = Task("draw", "describe")
HAND = Task("hand", "describe_hand")
CARD = Task("card", "describe_card")

SPEECHLESS = Board(Words("…", ("…",)))
"""Where even the words failed: the game goes on."""


QUEUE = 3
"""With more boards than this for each worker under way, what is only helpful is left out."""


class Gallery:
    """Worker processes that draw. `patience` are the seconds that one picture may take."""

    def __init__(self, *, workers: int = 1, patience: float = 15.0) -> None:
        self._workers = workers
        self._patience = patience
        self._pool = self._new_pool()
        self._drawing = 0
        self._covers: dict[tuple[str, str], Board] = {}

    @property
    def busy(self) -> bool:
        """Whether so much is being drawn that a picture nobody waits for should be left out."""
        return self._drawing > QUEUE * self._workers

    def warm_up(self) -> Future[None]:
        """Let a worker load everything before the first picture is wanted."""
        return self._pool.submit(_load)

    async def board(self, game: str, view: View, look: Look) -> Board:
        """The position as this viewer may see it: what could be drawn and said of it, whatever goes wrong."""
        return await self._shown(BOARD, game, view, look)

    async def hand(self, game: str, view: View, look: Look) -> Board:
        """What only this viewer may see; the position where the artist makes no difference."""
        return await self._shown(BOARD if offered(game, HAND.draw) is None else HAND, game, view, look)

    async def card(self, game: str, name: str, look: Look) -> Board:
        """The thing of this name in the game's lexicon."""
        return await self._shown(CARD, game, name, look)

    async def cover(self, game: str, locale: str) -> Board | None:
        """The picture of the game's box, drawn once in each language; None where there is none, or it fails."""
        key = (game, locale)
        if key not in self._covers and offered(game, "cover") is not None:
            pool = self._pool
            try:
                self._covers[key] = await asyncio.get_running_loop().run_in_executor(
                    pool, _cover, game, locale, self._patience
                )
            except BrokenProcessPool:
                log.warning("drawing died", game=game)
                self._replace(pool)
            except Exception as error:
                log.error("no cover", game=game, error=type(error).__name__)
        return self._covers.get(key)

    async def ladder(self, ladder: Ladder) -> Picture | None:
        """Who stands where; None where that fails: the words say it too."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _ladder, ladder, self._patience)
        except BrokenProcessPool:
            log.warning("drawing died", game=None)
            self._replace(pool)
        except Exception as error:
            log.error("no ladder", error=type(error).__name__)
        return None

    async def _shown(self, task: Task, game: str, what: View | str, look: Look) -> Board:
        self._drawing += 1
        try:
            return await self._drawn(task, game, what, look)
        finally:
            self._drawing -= 1

    async def _drawn(self, task: Task, game: str, what: View | str, look: Look) -> Board:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            try:
                board, fault = await loop.run_in_executor(pool, _board, task, game, what, look, self._patience)
            except BrokenProcessPool:
                log.warning("drawing died", game=game)
                self._replace(pool)
            except Exception as error:
                log.error("no words", game=game, error=type(error).__name__)
                return SPEECHLESS
            else:
                if fault is not None:
                    log.error("no picture", game=game, error=fault)
                return board
        return Board(await asyncio.to_thread(getattr(artist(game), task.tell), what, look))

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: a fork copies threads' locks in whatever state they are.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=end_with_the_bot)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = self._new_pool()
            broken.shutdown(wait=False)


def end_with_the_bot() -> None:
    """Runs first in a worker: it ends with the bot, however that ends, and not with a Ctrl-C meant for the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _load() -> None:
    for game in games():
        artist(game)


def _board(task: Task, game: str, what: View | str, look: Look, patience: float) -> tuple[Board, str | None]:
    """Runs in a worker: the board, and what went wrong with the picture.

    A picture that takes too long is ended by the alarm of its worker, and the bot sees that die.
    """
    painter = artist(game)
    words: Words = getattr(painter, task.tell)(what, look)
    signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        picture: Picture = getattr(painter, task.draw)(what, look)
    except Exception as error:  # Whatever a picture fails over: its words are there, and the game goes on.
        return Board(words), type(error).__name__
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return (Board(words, picture), None) if len(picture.data) <= LARGEST else (Board(words), "too large")


def _ladder(ladder: Ladder, patience: float) -> Picture:
    """Runs in a worker. Raises whatever it fails over."""
    signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        return draw_ladder(ladder)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _cover(game: str, locale: str, patience: float) -> Board:
    """Runs in a worker: the cover and what it shows. Raises whatever the artist fails over."""
    paint = offered(game, "cover")
    assert paint is not None, "asked only where there is one"
    alt = Speaker(locale, (f"rules.{game}", "images", f"images.{game}")).say(Message("cover-alt"))
    signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        return Board(Words(alt, (alt,)), paint(Look(locale)))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
