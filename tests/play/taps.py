"""What the tests of pressing share: taps one after the other, and what they have led to in the tryout."""

from __future__ import annotations

from tests.bot.games.tryout import TryoutState
from tests.bot.panels.evening import Evening, press
from tests.wire import Message, Person

MOVED_ON = "The game has moved on since this panel was opened. Nothing was done."


async def tapped(person: Person, message: Message, *labels: str) -> Message:
    """The panel after these taps."""
    for label in labels:
        message = (await press(person, message, label)).message
    return message


def position(hall: Evening) -> TryoutState:
    state = hall.table.state
    assert isinstance(state, TryoutState)
    return state
