"""The log: events with fields, as JSON for machines or in colour for a person.

What goes in: ids, versions, kinds, durations. What never does: positions, actions, tokens, what people wrote.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Literal, cast

import structlog

log = cast(structlog.stdlib.BoundLogger, structlog.get_logger("elder"))

_SHARED: tuple[structlog.typing.Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
# Without the values of local names: a position or an offer could be among them.
_TRACEBACKS = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def where(error: BaseException) -> list[str]:
    """The way to a fault, without what was being worked on: that may be secret."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]


def set_up(form: Literal["json", "console"], level: str) -> None:
    """Send everything to standard error, that of the libraries too. `level` is a name of the logging module."""
    last: list[structlog.typing.Processor] = (
        [structlog.processors.ExceptionRenderer(_TRACEBACKS), structlog.processors.JSONRenderer()]
        if form == "json"
        else [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    # At their lowest level the libraries write down what is sent and stored, secrets and all: they never get there.
    logging.basicConfig(level=max(logging.INFO, logging.getLevelName(level)), handlers=[handler], force=True)
    logging.getLogger("elder").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # that the database is up to date is no news
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
