"""The file with the settings is written by hand, in whatever editor there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.errors import Unusable
from bot.settings import read_settings


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DRAWING_WORKERS", raising=False)


def test_the_mark_that_some_editors_put_first_hides_no_line() -> None:
    Path(".env").write_text("DRAWING_WORKERS=3\n", encoding="utf-8-sig")
    assert read_settings().drawing_workers == 3


@pytest.mark.parametrize("content", [b"\xff\xfeD\0", b"DRAWING_WORKERS=\xfc"])
def test_a_file_that_is_no_text_is_named(content: bytes) -> None:
    Path(".env").write_bytes(content)
    with pytest.raises(Unusable, match=r"\.env cannot be read"):
        read_settings()


@pytest.mark.parametrize("value", ["nan", "many", "0", "99999999999999999999"])
def test_a_value_that_cannot_be_used_is_not_repeated(value: str) -> None:
    Path(".env").write_text(f"DRAWING_WORKERS={value}")
    with pytest.raises(Unusable, match="DRAWING_WORKERS cannot be used") as refused:
        read_settings()
    assert value == "0" or value not in str(refused.value)
