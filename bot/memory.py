"""The memory of a process that lives for months and must answer at once."""

from __future__ import annotations

import gc

SELDOM = (50_000, 50, 100)
"""So many new things until the young ones are looked through for garbage, and so many such looks until older ones are.

Positions and actions hold no circles and are gone without it. Python's own 700 would have it look through everything
that is kept, such as words and moves that come again, every few seconds of play.
"""


def settle() -> None:
    """What is loaded by now stays for good, and looking for garbage seldom holds up a click."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
