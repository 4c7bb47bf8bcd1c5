"""One Elder to a database: each keeps the tables in its memory, so two would play past each other."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from bot.errors import Unusable
from bot.store.database import database_file


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Keep the database of this address to this process. Raises Unusable while another one has it.

    The system lets go of it when the process ends, however that happens.
    """
    file = database_file(url)
    with _opened(file) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable(f"Another Elder runs on the database {file}. Stop that one first.") from error
        yield


def _opened(file: Path) -> TextIO:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Path(f"{file}.lock").open("w")
    except OSError as error:
        raise Unusable(f"The database {file} cannot be opened ({error.strerror}). Check DATABASE_URL.") from error
