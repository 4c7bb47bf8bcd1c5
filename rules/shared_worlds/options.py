"""What a table of Shared Worlds chooses. Handbook 14."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, Self

from annotated_types import Interval

from rules.game import Options
from rules.shared_worlds.seats import TEAMS
from rules.value import value

Factor = Literal["double", "half_more"]
Least = Literal["usual", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
PRINTED: dict[str, Any] = {
    "prosperity_min": 0,
    "shared_guard": False,
    "team_legacy": 6,
    "team_prosperity_factor": "double",
}
OPEN: dict[str, Any] = {
    "prosperity_min": 14,
    "shared_guard": True,
    "team_legacy": 4,
    "team_prosperity_factor": "half_more",
}
"""What is usual: by the rulebook, and for two teams at an open table (ruling sheet 9)."""


@value
class SharedWorldsOptions(Options):
    """What a table of Shared Worlds chooses (handbook 14). `open_teams` says what "usual" is; any other value holds."""

    excess_over_blocker: Literal["player", "lost"] = "player"
    own_lane_intercept: bool = False
    prosperity_check: Literal["start", "before_attack"] = "start"
    prosperity_factor: Factor = "double"
    prosperity_min: Least = "usual"
    instant_to: Literal["graveyard", "discard"] = "graveyard"
    building_abilities: bool = False
    distinct_factions_4p: bool = True
    late_seat_life: Annotated[int, Interval(ge=0, le=10)] = 0
    shared_guard: Literal["usual", True, False] = "usual"
    team_legacy: Literal["usual", 3, 4, 5, 6] = "usual"
    team_prosperity_factor: Literal["usual", "double", "half_more"] = "usual"
    open_teams: bool = True
    """Other numbers for teams than the printed ones, by which nearly every game of four ends by Domination."""
    max_rounds: Annotated[int, Interval(ge=5, le=60)] = 40

    def holding(self, seats: int) -> Self:
        """With what is usual for so many seats in place of "usual"."""
        usual = OPEN if self.open_teams and seats == TEAMS else PRINTED
        return replace(self, **{name: usual[name] for name in usual if getattr(self, name) == "usual"})
