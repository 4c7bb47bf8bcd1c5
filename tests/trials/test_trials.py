"""The long trials, in short: see the Makefile for the long ones."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rules import games
from tests.trials.__main__ import TRIALS

SHORT = {"crash": 2, "storm": 3, "count": len(games()), "leak": 1}


@pytest.mark.parametrize("name", SHORT)
async def test_a_short_trial(name: str) -> None:
    trial: Callable[[int, str], Coroutine[Any, Any, str]] = TRIALS[name][0]
    assert await trial(SHORT[name], "short")
