"""The furniture of the simulated Discord: a guild, its channels, its people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.wire.names import Channel, Guild
from tests.wire.people import Person

if TYPE_CHECKING:
    from tests.wire.server import Wire


@dataclass(frozen=True, slots=True)
class Club:
    """A guild where people meet to play."""

    wire: Wire
    guild: Guild

    @property
    def id(self) -> int:
        """Its snowflake."""
        return self.guild.id

    def channel(self, name: str = "table") -> Channel:
        """A new text channel."""
        return self.wire.backend.create_channel(self.guild.id, name)

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """A new member, whose Discord speaks this language."""
        user = self.wire.backend.make_user(name.lower(), global_name=name)
        self.wire.backend.add_member(self.guild.id, user.id)
        return Person(self.wire, self.guild, user.id, name, locale)
