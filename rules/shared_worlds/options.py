"""What a table of Shared Worlds chooses. Handbook 14."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.game import Options

Factor = Literal["double", "half_more"]


class SharedWorldsOptions(Options):
    """What a table of Shared Worlds chooses (handbook 14)."""

    excess_over_blocker: Literal["player", "lost"] = "player"
    own_lane_intercept: bool = False
    prosperity_check: Literal["start", "before_attack"] = "start"
    prosperity_factor: Factor = "double"
    prosperity_min: Annotated[int, Field(ge=0, le=20)] = 0
    instant_to: Literal["graveyard", "discard"] = "graveyard"
    building_abilities: bool = False
    distinct_factions_4p: bool = True
    late_seat_life: Annotated[int, Field(ge=0, le=10)] = 0
    shared_guard: bool = False
    team_legacy: Annotated[int, Field(ge=3, le=6)] = 6
    team_prosperity_factor: Factor = "double"
    open_teams: bool = True
    """Other numbers for teams than the printed ones, by which nearly every game of four ends by Domination."""
    max_rounds: Annotated[int, Field(ge=5, le=60)] = 40
