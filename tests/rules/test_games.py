"""Which games there are."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import rules


def test_every_game_stands_under_its_own_key() -> None:
    assert all(game.key == key for key, game in rules.games().items())


def test_a_package_without_a_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    monkeypatch.setattr(rules, "__path__", [str(tmp_path)])
    with pytest.raises(ImportError, match=r"rules\.bare holds no GAME"):
        rules.games.__wrapped__()
    del sys.modules["rules.bare"]
