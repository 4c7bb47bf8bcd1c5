"""The bot is killed again and again while people play, and nothing is lost, done twice, or left unsaid."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from rules import games
from tests.trials.arena import Arena, opened
from tests.trials.place import Place

LONGEST_LIFE = 3.0
"""Seconds after which a life is over at the latest."""
EARLY = 0.3
"""So often it ends before it has told what was left from the life before."""


async def crash(kills: int, seed: str) -> str:
    """Kill so many times; at every start look whether all is as it should be. Returns what was done, in a line."""
    begun = time.monotonic()
    async with opened(len(games()), seed) as arena:
        pressed = Counter[str]()
        for number in range(kills):
            await arena.start()
            if arena.luck.random() < EARLY:
                await _live(arena, all_is_well=False)
            else:
                await _all_is_well(arena)
                pressed += await arena.places[number % len(arena.places)].press_everything_old()
                await _live(arena, all_is_well=True)
        await arena.start()
        await _all_is_well(arena)
        actions = sum(place.actions for place in arena.places)
        calls = sum(sum(place.called.values()) for place in arena.places)
        talks = sum((place.kinds for place in arena.places), Counter[str]())
    return (
        f"{kills} kills, {actions} actions acknowledged, {calls} calls, "
        f"{talks['ask-undo']} wishes to take back, {talks['undo']} steps taken back, "
        f"{pressed.total()} old buttons of {len(pressed)} kinds answered, {time.monotonic() - begun:.0f} s"
    )


async def _live(arena: Arena, *, all_is_well: bool) -> None:
    """Play, or only let the bot do what it has to, until it is killed at some moment."""
    playing = [asyncio.create_task(_play(place)) for place in arena.places] if all_is_well else []
    end = asyncio.create_task(asyncio.sleep(arena.luck.uniform(0, LONGEST_LIFE)))
    await asyncio.wait([*playing, end], return_when=asyncio.FIRST_COMPLETED)
    failed = [task for task in playing if task.done()]
    await arena.kill()
    for task in (*playing, end):
        task.cancel()
    await asyncio.gather(*playing, end, return_exceptions=True)
    for task in failed:
        task.result()


async def _play(place: Place) -> None:
    while True:
        if not await place.step():
            await asyncio.sleep(0.02)


async def _all_is_well(arena: Arena) -> None:
    """After a start: the log leads to the state with all that was acknowledged, all are called once, buttons answer."""
    for place in arena.places:
        if place.ledger is not None:
            place.read()
            lost = set(place.acknowledged) - stored(place)
            assert not lost, f"{len(lost)} acknowledged actions are lost"
    await arena.quiet()
    arena.nothing_went_wrong()
    for place in arena.places:
        if place.ledger is not None:
            place.read()
            assert place.called == place.owed, f"{place.game}: called {place.called}, owed {place.owed}"


def stored(place: Place) -> set[int]:
    """All presses that were stored for the tables of this channel."""
    assert place.ledger is not None
    return place.stored_before | place.ledger.presses
