"""One Elder to a database: each keeps the tables in its memory, so two would play past each other."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy.engine import URL

from bot.errors import Unusable
from bot.store.database import address


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Keep the database of this address to this process. Raises Unusable while another one has it.

    The system lets go of it when the process ends, however that happens.
    """
    where = address(url)
    with _opened(where) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable(f"Another Elder runs on the database {where.database}. Stop that one first.") from error
        yield


def _opened(where: URL) -> TextIO:
    file = Path(f"{where.database}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return file.open("w")
    except OSError as error:
        raise Unusable(
            f"The database {where.database} cannot be opened ({error.strerror}). Check DATABASE_URL."
        ) from error
