"""The long trials, in short: see the Makefile for the long ones. The short leak trial is tests/play/…::test_leak."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rules import games
from tests.trials.__main__ import TRIALS

SHORT = {"crash": 2, "storm": 2, "count": len(games())}


@pytest.mark.parametrize("name", SHORT)
async def test_a_short_trial(name: str) -> None:
    trial: Callable[[int, str], Coroutine[Any, Any, str]] = TRIALS[name][0]
    assert await trial(SHORT[name], "short")
