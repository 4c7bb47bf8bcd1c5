"""Many tables at once while Discord fails again and again: no action is lost, none posted twice, all are answered."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random

from tests.trials.arena import Arena, opened
from tests.trials.place import Place
from tests.wire import Message, controls
from tests.wire.faults import Fault, Faults

SHARE = 0.05
"""So many of Discord's answers fail."""
SECONDS = 6.0
"""So long the storm lasts for each table that is in it: twenty minutes with two hundred tables."""
HANG_UPS = 10
"""So often the gateway hangs up on the way."""
BROKEN, LIMITED = 500, 429


class Weather(Faults):
    """At random: a request or its answer gets lost, Discord breaks down, or says that it is too much."""

    def __init__(self, luck: Random) -> None:
        super().__init__()
        self.luck = luck
        self.calm = False
        self.struck: Counter[str] = Counter()

    def take(self, method: str, path: str) -> Fault | None:
        """What happens to this request, if anything."""
        if self.calm or self.luck.random() >= SHARE:
            return super().take(method, path)
        kind = self.luck.choice(("limited", "broken", "request", "answer"))
        self.struck[kind] += 1
        match kind:
            case "limited":
                return Fault(method, path, status=LIMITED, retry_after=0.05)
            case "broken":
                return Fault(method, path, status=BROKEN)
            case "request":
                return Fault(method, path, lost="request")
            case _:
                return Fault(method, path, lost="answer")


async def storm(tables: int, seed: str) -> str:
    """So many tables, all played as fast as people can press. Returns what was done, in a line."""
    begun = time.monotonic()
    async with opened(tables, seed) as arena:
        await arena.start()
        weather = arena.wire.rest.faults = Weather(arena.luck)
        lasts = SECONDS * tables
        ends = time.monotonic() + lasts
        await asyncio.gather(_hang_up(arena, lasts / HANG_UPS), *(_play(place, ends) for place in arena.places))
        weather.calm = True
        await arena.quiet()
        arena.nothing_went_wrong()
        for place in arena.places:
            _is_well(place)
        actions = sum(place.actions for place in arena.places)
    struck = ", ".join(f"{number} {kind}" for kind, number in sorted(weather.struck.items()))
    return (
        f"{tables} tables, {actions} actions, {HANG_UPS} hang-ups, failed: {struck}, {time.monotonic() - begun:.0f} s"
    )


async def _play(place: Place, ends: float) -> None:
    while time.monotonic() < ends or not place.actions:
        if not await place.step():
            await asyncio.sleep(0.05)


async def _hang_up(arena: Arena, pause: float) -> None:
    """Again and again, the last time just before the end."""
    for _ in range(HANG_UPS):
        await asyncio.sleep(pause * 0.95)
        await arena.wire.gateway.hang_up()


def _is_well(place: Place) -> None:
    table = place.read()
    assert place.ledger is not None
    assert set(place.acknowledged) <= place.ledger.presses | place.stored_before, "an acknowledged action is lost"
    assert len(place.acknowledged) == len(set(place.acknowledged))
    assert place.called == place.owed, f"{place.game}: called {place.called}, owed {place.owed}"
    live = [message for message in place.arena.wire.messages(place.channel) if _can_be_played(message)]
    assert len(live) <= 1, "two table messages"
    assert live or table.outcome() is not None


def _can_be_played(message: Message) -> bool:
    return any(key.endswith(":turn") for key in controls(message))
