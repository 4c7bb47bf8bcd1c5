"""Somebody gives a seat up, and somebody else takes it: how that is done, and what the former player still learns."""

from __future__ import annotations

from rules.words import Message as Text
from rules.words import Who
from tests.play.club import Club
from tests.play.guest import Guest
from tests.wire import Message, controls

NO_SEAT = Text("no-stranger")
OPEN_TO_ALL = ("log", "help", "book", "look")
"""What anybody may press."""


async def took_over(club: Club, former: Guest, heir: Guest) -> Message:
    """The heir takes the seat that the former player offers; returns what the heir is shown."""
    seat = club.table.seat_of(former.id)
    assert seat is not None
    await former.slash(club.channel, "game replace")
    label = club.seating(former).speaker.say(Text("take-seat", {"who": Who(seat)}))
    english = f"Take {former.name}'s seat"
    message = club.newest
    offered = english if any(part.get("label") == english for part in controls(message).values()) else label
    return (await heir.tap(message, offered)).message


def word(custom_id: str) -> str:
    """What the press of a button asks for."""
    return custom_id.split(":")[3].partition(".")[0]


def buttons(message: Message) -> list[str]:
    """The buttons on it."""
    return [custom_id for custom_id, control in controls(message).items() if control["type"] == 2]


def forbidden(message: Message) -> list[str]:
    """The buttons that are for those with a seat; one of a private panel, for there the refusal takes their place."""
    mine = [custom_id for custom_id in buttons(message) if word(custom_id) not in OPEN_TO_ALL]
    return mine[:1] if message.is_ephemeral else mine


async def assert_learns_nothing(club: Club, former: Guest, *old: Message) -> None:
    """Whatever somebody presses who has no seat any more: told, nothing changes, nothing of the seat is seen."""
    before = club.table
    refused = club.seating(former).speaker.say(NO_SEAT)
    for message in (*old, club.newest):
        for custom_id in forbidden(message):
            reply = await former.press(message, custom_id)
            assert reply.words == refused
            assert reply.message.is_ephemeral
    looks = [custom_id for custom_id in buttons(club.newest) if word(custom_id) == "look"]
    for reply in [await former.press(club.newest, look) for look in looks] + [
        await former.slash(club.channel, "board")
    ]:
        assert reply.message.is_ephemeral
    assert [view.viewer for view, _ in club.drawn[-1 - len(looks) :]] == [None] * (1 + len(looks))
    assert (club.table.version, club.table.state) == (before.version, before.state)
