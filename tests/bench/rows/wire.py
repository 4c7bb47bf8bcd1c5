"""From the press to its answer, over a real wire: many tables at once, each with its people, pressing at random.

The tables play every game, one after the other. The simulated Discord with its people is this process; the bot is
another one and is measured alone.
"""

from __future__ import annotations

import asyncio
import re
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

from bot.panels import ids
from rules import games
from tests.bench.figure import Figure
from tests.wire import Answer, Channel, Club, Message, Person, Wire, controls, words

TABLES, CLICKS_A_SECOND, SECONDS = 50, 20, 30
ON_THE_BOARD = frozenset({"turn"})
ON_THE_PANEL = frozenset({"pick", "tick", "do"})
CALLED = re.compile(r"<@(\d+)>")


def figures() -> Iterator[Figure]:
    """Plays for half a minute."""
    seconds, stall = asyncio.run(_evening())
    cuts = quantiles(seconds, n=100)
    p50, p99 = cuts[49], cuts[98]
    told = {"tables": TABLES, "clicks": len(seconds), "p50 ms": round(p50 * 1000, 1), "p99 ms": round(p99 * 1000, 1)}
    yield Figure("click to answer, p99 ÷ p50", p99 / p50, "≤ 10", detail=told)
    yield Figure("click to answer, worst", max(seconds), "≤ 3", "s")
    yield Figure("event loop, worst stall while clicks are answered", stall * 1000, "≤ 100", "ms")


@dataclass
class Place:
    """One channel with a table of this game in it, its people by id, and the panel that each has open."""

    game: str
    channel: Channel
    people: dict[int, Person]
    panels: dict[int, Message] = field(default_factory=dict)


async def _evening() -> tuple[list[float], float]:
    async with Wire.open() as wire:
        club = wire.guild()
        places = [_place(club, number) for number in range(TABLES)]
        async with _bot(wire) as bot:
            for place in places:
                await _begin(wire, place)
            await wire.until(lambda: all(_board(wire, place) for place in places), 120)
            bot.send_signal(signal.SIGUSR1)
            answers = await _press_around(wire, places)
            bot.terminate()
            told, _ = await bot.communicate()
    assert all(answer.answered for answer in answers), "a press was never answered"
    return [answer.seconds for answer in answers if answer.seconds is not None], float(told)


@asynccontextmanager
async def _bot(wire: Wire) -> AsyncIterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'elder.db'}"
        command = [sys.executable, "-m", "tests.bench.lonely", wire.address, wire.gateway.address, database]
        process = await create_subprocess_exec(*command, stdout=PIPE)
        await wire.gateway.identified.wait()
        yield process
        await process.wait()


def _place(club: Club, number: int) -> Place:
    people = [club.person(name) for name in ("Anna", "Ben", "Clara")]
    game = list(games())[number % len(games())]
    return Place(game, club.channel(f"table-{number}"), {person.id: person for person in people})


async def _begin(wire: Wire, place: Place) -> None:
    owner, *others = place.people.values()
    await owner.slash(place.channel, "game new", game=place.game, seats=len(place.people))
    for person in others:
        await person.slash(place.channel, "game join")
    await owner.slash(place.channel, "game start")


async def _press_around(wire: Wire, places: list[Place]) -> list[Answer]:
    """Presses at a steady pace, whether or not the presses before have been answered."""
    luck, begun, presses = Random("wire"), time.monotonic(), []
    for number in range(CLICKS_A_SECOND * SECONDS):
        await asyncio.sleep(max(0.0, begun + number / CLICKS_A_SECOND - time.monotonic()))
        presses.append(asyncio.create_task(_press(wire, luck.choice(places), luck)))
    return await asyncio.gather(*presses)


async def _press(wire: Wire, place: Place, luck: Random) -> Answer:
    """Somebody who is called goes on with the panel that is open, or opens one."""
    board = _board(wire, place)
    assert board is not None
    called = [int(user) for user in CALLED.findall(words(board)) if int(user) in place.people]
    person = place.people[luck.choice(called or list(place.people))]
    panel = place.panels.get(person.id)
    choices = _pressable(panel, ON_THE_PANEL) if panel is not None else []
    if panel is not None and choices:
        answer = await _use(person, panel, luck.choice(choices), luck)
    else:
        answer = await person.press(board, *_pressable(board, ON_THE_BOARD))
    if answer.answered:
        place.panels[person.id] = answer.message
    return answer


async def _use(person: Person, panel: Message, custom_id: str, luck: Random) -> Answer:
    control = controls(panel)[custom_id]
    if "options" not in control:
        return await person.press(panel, custom_id)
    values = [option["value"] for option in control["options"]]
    fewest, most = control.get("min_values", 1), control.get("max_values", 1)
    return await person.choose(panel, custom_id, *luck.sample(values, luck.randint(max(1, fewest), most)))


def _board(wire: Wire, place: Place) -> Message | None:
    """The table message, once it can be pressed on."""
    messages = reversed(wire.messages(place.channel))
    return next((message for message in messages if _pressable(message, ON_THE_BOARD)), None)


def _pressable(message: Message, wanted: frozenset[str]) -> list[str]:
    """The custom ids on the message whose path begins with one of these words."""
    pressed = ((custom_id, ids.read(custom_id)) for custom_id in controls(message))
    return [custom_id for custom_id, press in pressed if press is not None and press.word in wanted]
