"""From the press to its answer, over a real wire: many tables at once, each with its people, pressing at random."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

from bot.app import Elder, create_app
from bot.panels import ids
from bot.settings import Settings
from bot.table import Player, Table
from rules import games
from tests.bench.figure import Figure
from tests.wire import Answer, Channel, Club, Message, Person, Wire, controls

TABLES, CLICKS_A_SECOND, SECONDS = 50, 20, 30
TURN = frozenset({"turn"})
ON_THE_PANEL = frozenset({"pick", "tick", "do"})
GLANCE = 0.005
"""Seconds between two looks at whether the event loop is late."""


def figures() -> Iterator[Figure]:
    """Plays for half a minute."""
    seconds, stall = asyncio.run(_evening())
    cuts = quantiles(seconds, n=100)
    p50, p99, worst = cuts[49], cuts[98], max(seconds)
    told = {"tables": TABLES, "clicks": len(seconds), "p50 ms": round(p50 * 1000, 1), "p99 ms": round(p99 * 1000, 1)}
    yield Figure("click to answer, p99 ÷ p50", p99 / p50, "≤ 10", detail=told)
    yield Figure("click to answer, worst", worst, "≤ 3", "s")
    yield Figure("event loop, worst stall while clicks are answered", stall * 1000, "≤ 100", "ms")


@dataclass
class Place:
    """One table with its people, and the panel that each has open."""

    table_id: int
    channel: Channel
    people: dict[int, Person]
    panels: dict[int, Message] = field(default_factory=dict)


async def _evening() -> tuple[list[float], float]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{Path(folder) / 'elder.db'}"))
        async with Wire.open() as wire:
            club = wire.guild()
            rooms = [(club.channel(f"table-{number}"), _people(club)) for number in range(TABLES)]
            async with wire.running(app):
                places = [await _begin(app, club, *room) for room in rooms]
                await wire.until(lambda: all(_board(wire, place) for place in places), 120)
                late = asyncio.create_task(_lateness())
                answers = await _press_around(app, wire, places)
                late.cancel()
                stall = max(await late)
    assert all(answer.answered for answer in answers), "a press was never answered"
    return [answer.seconds for answer in answers if answer.seconds is not None], stall


def _people(club: Club) -> list[Person]:
    return [club.person(name) for name in ("Anna", "Ben", "Clara")]


async def _begin(app: Elder, club: Club, channel: Channel, people: list[Person]) -> Place:
    players = [Player(person.id, person.name) for person in people]
    game = next(iter(games()))
    table = await app.tables.open(club.id, channel.id, players[0], game, len(players), "en")
    for player in players[1:]:
        await app.tables.join(table.id, player)
    await app.tables.start(table.id, players[0])
    return Place(table.id, channel, {person.id: person for person in people})


async def _press_around(app: Elder, wire: Wire, places: list[Place]) -> list[Answer]:
    """Presses at a steady pace, whether or not the presses before have been answered."""
    luck, begun = Random("wire"), time.monotonic()
    presses = []
    for number in range(CLICKS_A_SECOND * SECONDS):
        await asyncio.sleep(max(0.0, begun + number / CLICKS_A_SECOND - time.monotonic()))
        place = luck.choice(places)
        table = await app.tables.get(place.table_id)
        presses.append(asyncio.create_task(_press(wire, place, table, luck)))
    return await asyncio.gather(*presses)


async def _press(wire: Wire, place: Place, table: Table, luck: Random) -> Answer:
    asked = luck.choice(table.awaited()).seat
    user = table.holders[asked].user_id or 0
    person, panel = place.people[user], place.panels.get(user)
    wanted = _pressable(panel, ON_THE_PANEL) if panel is not None else []
    if panel is None or not wanted:
        board = _board(wire, place)
        assert board is not None
        answer = await person.press(board, *_pressable(board, TURN))
    else:
        answer = await _use(person, panel, luck.choice(wanted), luck)
    if answer.answered:
        place.panels[user] = answer.message
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
    return next((message for message in reversed(wire.messages(place.channel)) if _pressable(message, TURN)), None)


def _pressable(message: Message, words: frozenset[str]) -> list[str]:
    """The custom ids on the message whose path begins with one of these words."""
    pressed = ((custom_id, ids.read(custom_id)) for custom_id in controls(message))
    return [custom_id for custom_id, press in pressed if press is not None and press.word in words]


async def _lateness() -> list[float]:
    """How late the event loop woke us, each time, until cancelled."""
    late = [0.0]
    try:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(GLANCE)
            late.append(time.monotonic() - begun - GLANCE)
    except asyncio.CancelledError:
        return late
