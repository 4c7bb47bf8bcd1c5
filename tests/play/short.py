"""How to come to the end of each game quickly, and which tables are played besides the usual ones."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from rules.game import Action
from tests.play.club import Options

SHORT: defaultdict[str, Options] = defaultdict(dict, {"zoar": {"round_limit": 2}})
"""Options by game. A game that is not in here is played in full."""
VARIANTS: list[tuple[str, int, Options]] = [("nerthania", 4, {"teams": "on"})]
"""Ways to play that are so different that whole games are played of them as well: game, seats, options."""
PATIENCE = 40
"""So many actions of a game are done by hand, each of them."""
OFTEN = 4
"""After that so many of each kind are."""
SELDOM = 10
"""And one in so many of all others. The rest goes through the door, as the actions of computer players do."""


@dataclass
class Fatigue:
    """Whether the next action of a long game is done by hand."""

    done: Counter[type[Action]] = field(default_factory=Counter)

    def by_hand(self, action: Action) -> bool:
        """Every kind often enough; a short game from beginning to end."""
        self.done[type(action)] += 1
        number = self.done.total()
        return number <= PATIENCE or self.done[type(action)] <= OFTEN or number % SELDOM == 0
