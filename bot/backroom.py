"""Work that takes its time, one thing after the other in a process of its own: nobody at a table waits behind it.

Each thing gets a fresh process and some seconds; what runs over is ended, whatever it is at. This module is imported by
that process: nothing in here may load the chat library.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.gallery import end_with_the_bot
from images import artist
from images.kit.film import film, frame
from images.kit.look import Look, Picture
from rules.codec import Malformed, dump_action, dump_events, dump_options, dump_state
from rules.game import Seat, View
from rules.record import Record, begin
from rules.referee import led_to, load_sheet

T = TypeVar("T")
Shot = tuple[View, Look]
"""A position and how it is to be seen: who plays may change in the middle of a film."""

MOST_ACTIONS = 5000
"""A record with more is not looked at. No game that people have played comes near."""
LONGEST_SEED = 100
QUEUE = 4
"""So many things are taken on at the same time."""


class TooSlow(Exception):
    """It took longer than it may, or its process died."""


@dataclass(frozen=True, slots=True)
class Played:
    """A record that somebody brought, played from its beginning: plain texts, as the store keeps them.

    `log` holds for each action its seat, itself and what happened, the latter two as JSON.
    """

    game: str
    tribes: tuple[str, ...]
    options: str
    seed: str
    state: str
    over: bool
    log: tuple[tuple[Seat, str, str], ...]


class Backroom:
    """One thing at a time. `patience` are the seconds that one may take."""

    def __init__(self, *, patience: float = 90.0) -> None:
        self._patience = patience
        self._door = asyncio.Semaphore(1)
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Whether so much waits to be done that nothing more should be begun."""
        return self._waiting >= QUEUE

    async def film(self, game: str, shots: Sequence[Shot]) -> Picture:
        """These positions as a film. Raises TooSlow."""
        return await self._run(_filmed, game, tuple(shots))

    async def played(self, text: str) -> Played:
        """What is in a record that nobody vouches for. Raises Malformed, which says what is wrong with it; TooSlow."""
        return await self._run(_played, text)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        self._waiting += 1
        try:
            async with self._door:
                return await self._alone(work, args)
        finally:
            self._waiting -= 1

    async def _alone(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        # Not forked: a fork copies threads' locks in whatever state they are.
        pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_the_bot)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _timed, self._patience, work, args)
        except BrokenProcessPool as error:
            raise TooSlow from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _timed(patience: float, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    """Runs in the process: the alarm ends it, and the bot sees that."""
    signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        return work(*args)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _filmed(game: str, shots: Sequence[Shot]) -> Picture:
    painter = artist(game)
    return film([frame(painter.draw(view, look)) for view, look in shots])


def _played(text: str) -> Played:
    record, written = load_sheet(text)
    _is_sensible(record)
    game = record.game
    state = begin(record)
    log = []
    for number, (seat, action) in enumerate(record.log, start=1):
        try:
            events = game.apply(state, seat, action)
        except Exception as error:  # Whatever somebody has written into it: it cannot have happened.
            raise Malformed(f"log, entry {number}: this cannot have happened") from error
        log.append((seat, dump_action(action), dump_events(events)))
    if written is not None:
        led_to(game, state, written)
    return Played(
        game=game.key,
        tribes=record.tribes,
        options=dump_options(record.options),
        seed=record.seed,
        state=dump_state(game, state),
        over=game.outcome(state) is not None,
        log=tuple(log),
    )


def _is_sensible(record: Record) -> None:
    """Raises Malformed for what could be played but never was at a table."""
    if len(record.log) > MOST_ACTIONS:
        raise Malformed(f"log: {len(record.log)} entries; {MOST_ACTIONS} are the most")
    if len(record.tribes) not in record.game.seats or len(set(record.tribes)) < len(record.tribes):
        raise Malformed("tribes: not so many can play, or two are the same")
    if not set(record.tribes) <= set(record.game.tribes):
        raise Malformed(f"tribes: there are {', '.join(record.game.tribes)}")
    if record.script is not None:
        raise Malformed("script: its dice were not thrown")
    if not record.seed.isascii() or not record.seed.isprintable() or "`" in record.seed:
        raise Malformed("seed: not plain text")
    if not 0 < len(record.seed) <= LONGEST_SEED:
        raise Malformed(f"seed: 1 to {LONGEST_SEED} characters")
