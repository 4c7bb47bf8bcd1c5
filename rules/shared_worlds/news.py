"""What happens again and again is told by one value each."""

from __future__ import annotations

import functools

from rules.game import Event, Seat
from rules.shared_worlds.state import who
from rules.steps import tell


@functools.lru_cache(maxsize=4096)
def news(message: str, seat: Seat, *, reveal: bool = False, **numbers: int) -> Event:
    """News for everyone: what this seat did, and how many there were of what."""
    return tell(message, reveal=reveal, who=who(seat), **numbers)
