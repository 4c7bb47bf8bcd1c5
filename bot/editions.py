"""The printed tables of all games, a group's own first."""

from __future__ import annotations

import os

from bot.errors import Unusable
from images import offered
from rules import games
from rules.edition import OWN_EDITIONS, BrokenEdition


def unpack_games(own_editions: str) -> None:
    """Read the printed tables of all games, a group's own first. Raises Unusable and names the broken row."""
    if own_editions:
        os.environ[OWN_EDITIONS] = own_editions
    try:
        for game in games():
            # Loaded now, so that nobody waits for it later.
            offered(game, "spots")
    except BrokenEdition as error:
        raise Unusable(f"ELDER_EDITIONS cannot be played: {error}") from error
