"""What somebody at a table may not know: the things that others see and they do not, by all their names."""

from __future__ import annotations

import dataclasses
import functools
import json
import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.speech import speaker
from rules import games
from rules.game import AnyGame, Event, Seat, State
from rules.words import LOCALES, Message

REMEMBERED = 60
"""What was told with so many of the last actions may still be read in a log."""

Viewer = Seat | None
Things = frozenset[str]
"""Keys of entries of a game's lexicon."""


@functools.cache
def names(game: str) -> Mapping[str, str]:
    """The key of each thing of this game, by each of its names and by the key itself, which nobody is shown either."""
    found: dict[str, str] = {}
    for entry in games()[game].lexicon():
        spoken = [speaker(locale, game).say(entry.name) for locale in LOCALES]
        found |= dict.fromkeys((entry.key, *spoken), entry.key)
    return found


def things(game: str, told: Any) -> Things:
    """The things that are in a view or in what is said."""
    known = names(game)
    return frozenset(known[text] for text in _texts(told) if text in known)


def _texts(told: Any) -> Iterator[str]:
    """Every text in it, however deep."""
    if isinstance(told, str):
        yield str(told)
        return
    for part in _parts(told):
        yield from _texts(part)


def _parts(told: Any) -> Iterable[Any]:
    if isinstance(told, Message):
        return told.params.values()
    if dataclasses.is_dataclass(told):
        return [getattr(told, one.name) for one in dataclasses.fields(told)]
    if isinstance(told, Mapping):
        return told.values()
    return told if isinstance(told, list | tuple | set | frozenset) else ()


@dataclass
class Secrets:
    """Follows a game and knows at any time what is a secret for whom.

    For a while after something has been told, and around each action, nobody is blamed for saying it: `told` are the
    events of the last actions, `before` is what each could see before the last one.
    """

    game: AnyGame
    seats: int
    before: dict[Viewer, Things] = field(default_factory=dict)
    now: dict[Viewer, Things] = field(default_factory=dict)
    told: deque[Sequence[Event]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    searched: int = 0

    def follow(self, state: State | None, events: Sequence[Event]) -> None:
        """The game has come here."""
        assert state is not None
        self.before = self.now
        viewers: list[Viewer] = [None, *range(self.seats)]
        self.now = {viewer: things(self.game.key, self.game.view(state, viewer)) for viewer in viewers}
        self.told.append(events)

    def kept_from(self, viewer: Viewer) -> Things:
        """What others see or saw last, and this one has not."""
        heard = [event.what for events in self.told for event in events if event.to is None or viewer in event.to]
        known = self.now[viewer] | self.before.get(viewer, frozenset()) | things(self.game.key, heard)
        known |= self.now[None] | self.before.get(None, frozenset())
        others = [self.now[other] | self.before.get(other, frozenset()) for other in self.now if other != viewer]
        return frozenset[str]().union(*others) - known

    def search(self, viewer: Viewer, seed: str, sent: Any, what: str) -> None:
        """Fails where what is sent to this viewer holds a secret, or the seed from which all of them come."""
        said = json.dumps(sent, ensure_ascii=False, default=str)
        assert seed not in said, f"{self.game.key}: the seed was sent in {what}"
        kept = self.kept_from(viewer)
        self.searched += len(kept)
        for name, key in names(self.game.key).items():
            if key in kept and name in said:
                found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said)
                assert not found, f"{self.game.key}: seat {viewer} was sent {name!r}, which only others see, in {what}"
