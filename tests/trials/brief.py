"""How to play each game in a trial: to its end, but by options under which the end comes soon."""

from __future__ import annotations

from collections import defaultdict

from tests.play.club import Options
from tests.play.short import SHORT

BRIEF: defaultdict[str, Options] = defaultdict(dict, {**SHORT, "shared_worlds": {"max_rounds": 8}})
"""Options by game. A game that is not in here is played in full."""
