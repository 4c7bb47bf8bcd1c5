"""One Elder to a database, for as long as its process lives."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.errors import Unusable
from bot.store.alone import alone

ANOTHER = """
import sys, time
from bot.store.alone import alone
with alone(sys.argv[1]):
    print("mine", flush=True)
    time.sleep(60)
"""


def test_a_second_one_is_turned_away_until_the_first_is_gone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'new folder' / 'elder.db'}"
    with subprocess.Popen([sys.executable, "-c", ANOTHER, url], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(Unusable, match=r"Another Elder runs on the database .*elder\.db"), alone(url):
            pass
        other.send_signal(signal.SIGKILL)
    with alone(url):
        pass


def test_what_goes_wrong_meanwhile_is_not_taken_for_its_fault(tmp_path: Path) -> None:
    with pytest.raises(ConnectionError), alone(f"sqlite+aiosqlite:///{tmp_path / 'elder.db'}"):
        raise ConnectionError


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with (
        pytest.raises(Unusable, match="cannot be opened"),
        alone(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'elder.db'}"),
    ):
        pass
