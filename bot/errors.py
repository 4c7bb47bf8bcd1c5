"""What goes wrong on purpose.

- Refused: a person asked for something that is not possible; the error itself is the answer that person gets.
- Unusable: the bot cannot run like this (settings, token, database); the text is one line that says what to do.
- OutOfReach: Discord cannot be reached, which passes by itself; the text is one line that says so.
"""

from __future__ import annotations

from rules.game import Refusal
from rules.words import Message


class Refused(Exception):
    """Not possible: `why`, the handbook `section` of `game` that says so, and what can be done `instead`.

    Nothing has changed. `stale` marks a press that was meant for an earlier position: answer it with what changed and
    a fresh panel. Commands and panels just raise; one handler speaks it, privately, in the actor's own language.
    """

    def __init__(
        self,
        why: Message,
        *,
        section: str | None = None,
        game: str | None = None,
        instead: Message | None = None,
        stale: bool = False,
    ) -> None:
        super().__init__(why.id)
        self.why = why
        self.section = section
        self.game = game
        self.instead = instead
        self.stale = stale

    @classmethod
    def by_rule(cls, game: str, refusal: Refusal) -> Refused:
        """What a rule of this game forbids."""
        return cls(refusal.why, section=refusal.section, game=game, instead=refusal.instead)


class Unusable(Exception):
    """The bot cannot run like this. The text is one plain line: what is wrong and what to do. It holds no secret."""


class OutOfReach(Exception):
    """Discord cannot be reached now: the network is down, or Discord is. Starting again later helps."""
