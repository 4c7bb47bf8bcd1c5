"""Whose panel it is."""

from __future__ import annotations

from dataclasses import dataclass

from bot.panels import ids
from bot.speech import speaker
from bot.table import Table
from bot.table.seats import names_at
from rules.game import Action, Prompt, Seat
from rules.words import Message, Speaker


@dataclass(frozen=True, slots=True)
class Seating:
    """A table as one person sees it: the seat held there (None by a spectator) and the language to speak."""

    table: Table
    seat: Seat | None
    locale: str

    @property
    def speaker(self) -> Speaker:
        """Speaks to this person about this table."""
        return speaker(self.locale, self.table.game, self.table.names)

    def speaker_at(self, version: int) -> Speaker:
        """Speaks about what happened when the table came to this version: with the names of those who sat there."""
        return speaker(self.locale, self.table.game, names_at(self.table, version))

    @property
    def prompt(self) -> Prompt | None:
        """What this seat is asked now."""
        return next((prompt for prompt in self.table.awaited() if prompt.seat == self.seat), None)

    def legal(self) -> list[Action]:
        """Everything this seat may do now."""
        if self.table.state is None or self.seat is None or self.prompt is None:
            return []
        return self.table.rules.legal(self.table.state, self.seat)

    def custom_id(self, word: str, *arguments: str | int) -> str:
        """The id of something to press on this panel."""
        return ids.write(self.table.id, self.table.version, word, *arguments)


def cited(spoken: Speaker, section: str) -> str:
    """A section of the game's handbook as it is cited: the name of the game and the number."""
    return spoken.say(Message("cited", {"game": Message("game"), "section": section}))
