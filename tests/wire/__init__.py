"""A Discord of our own over a real wire: real HTTP, a real websocket, the real transport of discord.py.

The simulated world is simcord's backend. What simcord leaves out happens here as it does on a bad evening: two clicks
in one tick, rate limits with their headers, answers that get lost, a gateway that hangs up, people of many languages.

    async with Wire.open() as wire, wire.running(client):
        guild = wire.guild("Club", locale="de")
        table, anna = guild.channel("table"), guild.person("Anna", locale="de")
        answer = await anna.slash(table, "game new", game="chess")
"""

from tests.wire.names import Channel, Message
from tests.wire.people import Answer, Person
from tests.wire.reading import controls, words
from tests.wire.rest import Sent
from tests.wire.server import Wire
from tests.wire.world import Club

__all__ = ["Answer", "Channel", "Club", "Message", "Person", "Sent", "Wire", "controls", "words"]
