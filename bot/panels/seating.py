"""Whose panel it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bot.panels import ids
from bot.speech import speaker
from bot.table import Table
from bot.table.seats import names_at
from rules.game import Action, Prompt, Seat
from rules.words import NOBODY, Message, Speaker


@dataclass(frozen=True)  # without slots: what is worked out for it is kept in it
class Seating:
    """A table as one person sees it: the seat held there (None by a spectator) and the language to speak."""

    table: Table
    seat: Seat | None
    locale: str

    @cached_property
    def speaker(self) -> Speaker:
        """Speaks to this person about this table; of what is this person's own, as their tribe calls it."""
        spoken = speaker(self.locale, self.table.game, self.table.names, self.table.tribes)
        return spoken.of(self._whose())

    def speaker_at(self, version: int) -> Speaker:
        """Speaks about what happened when the table came to this version: with the names of those who sat there."""
        return speaker(self.locale, self.table.game, names_at(self.table, version), self.table.tribes)

    @property
    def prompt(self) -> Prompt | None:
        """What this seat is asked now."""
        return next((prompt for prompt in self.table.awaited() if prompt.seat == self.seat), None)

    def legal(self) -> list[Action]:
        """Everything this seat may do now."""
        if self.table.state is None or self.seat is None or self.prompt is None:
            return []
        return self.table.rules.legal(self.table.state, self.seat)

    def _whose(self) -> str:
        """Whose things this seat decides about: its own, unless what it is asked speaks of another tribe's."""
        if self.seat is None:
            return NOBODY
        named = self.prompt.ask.params.get("whose") if self.prompt is not None else None
        return named if isinstance(named, str) else self.table.tribes[self.seat]

    def custom_id(self, word: str, *arguments: str | int) -> str:
        """The id of something to press on this panel."""
        return ids.write(self.table.id, self.table.version, word, *arguments)


def cited(spoken: Speaker, section: str) -> str:
    """A section of the game's handbook as it is cited: the name of the game and the number."""
    return spoken.say(Message("cited", {"game": Message("game"), "section": section}))
