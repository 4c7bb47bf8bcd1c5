"""Beside every name that is told of a table stands whose it is, so that somebody can be forgotten and nobody else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ACTOR = ("open", "join", "seat", "move", "audience", "restore", "end")
"""Kinds of changes that name, as `who`, the person who has made them; all others name somebody who sits there."""


def upgrade() -> None:
    """Take the step, table by table, each change after the other: names at a table are told apart at any one time."""
    connection = op.get_bind()
    for table, owner, ending in connection.execute(sa.text("SELECT id, owner_id, hex(ending) FROM tables")).all():
        told = sa.text(
            "SELECT version, kind, user_id, hex(events) FROM changes WHERE table_id = :table AND action IS NULL "
            "ORDER BY version"
        )
        sits: dict[str, int] = {}
        closed_by = None
        for version, kind, user_id, events in connection.execute(told, {"table": table}).all():
            closed_by = user_id if kind == "end" else closed_by
            actor = owner if kind == "open" and user_id is None else user_id
            known = _whose(sits, actor if kind in ACTOR else None)
            written = _with_accounts(events, known)
            if written is not None:
                where = {"table": table, "version": version, "events": written}
                connection.execute(
                    sa.text("UPDATE changes SET events = :events WHERE table_id = :table AND version = :version"), where
                )
            _sit_down(sits, kind, user_id, events)
        written = _with_accounts(ending, _whose({}, closed_by or owner))
        if written is not None:
            connection.execute(
                sa.text("UPDATE tables SET ending = :ending WHERE id = :table"), {"table": table, "ending": written}
            )


def _whose(sits: dict[str, int], actor: int | None) -> Callable[[str, str], int | None]:
    """Tells whose a name is: that of who has made the change, or of somebody who sat there before it."""
    return lambda word, name: actor if word == "who" and actor is not None else sits.get(name)


def _sit_down(sits: dict[str, int], kind: str, user_id: int | None, events: str) -> None:
    """Who sits there after this change, by name."""
    for params in _params(_read(events)):
        who, whose = params.get("who"), params.get("whose")
        if kind in ("leave", "seat"):
            sits.pop(whose if kind == "seat" else who, None)  # type: ignore[arg-type]  # where it is no name, it is none
        if kind in ("open", "join", "seat") and isinstance(who, str) and user_id is not None:
            sits[who] = user_id


def _with_accounts(written: str | None, whose: Callable[[str, str], int | None]) -> str | None:
    """The same JSON with accounts beside the names; None where nothing changes or it is damaged."""
    told = _read(written)
    found = False
    for params in _params(told):
        plain = dict(params)
        params.clear()
        for word, value in plain.items():
            params[word] = value
            account = whose(word, value) if word in ("who", "whose") and isinstance(value, str) else None
            if account is not None:
                params[f"{word}_account"] = account
                found = True
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) if found else None


def _read(written: str | None) -> Any:
    """What this JSON tells, which is read as it lies there; None where there is none or it is damaged."""
    try:
        return json.loads(bytes.fromhex(written or "").decode())
    except (ValueError, RecursionError):
        return None


def _params(told: Any) -> Iterator[dict[str, Any]]:
    """What each message speaks of: the message itself, or those of a list of events."""
    if isinstance(told, list):
        for event in told:
            yield from _params(event.get("what") if isinstance(event, dict) else None)
    elif isinstance(told, dict) and isinstance(told.get("params"), dict):
        yield told["params"]
