"""How to come to the end of each game quickly. A game that is not in here is played in full."""

from __future__ import annotations

from collections import defaultdict

from tests.play.club import Options

SHORT: defaultdict[str, Options] = defaultdict(dict, {"zoar": {"round_limit": 2}})
"""Options by game."""
