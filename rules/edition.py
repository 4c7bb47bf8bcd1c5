"""Printed tables (boards, tiles, cards, dice, costs): TOML files under a game's `edition/` folder, checked on load.

Our files say of each row whether it is published or our own reconstruction. A group that owns the box writes what is
printed there into a folder of its own, `<folder>/<game>/<name>.toml`, and names that folder in the environment as
`ELDER_EDITIONS`: such a file is read in place of ours, and nothing else changes.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

OWN_EDITIONS = "ELDER_EDITIONS"
"""The environment variable with the path of the folder that holds a group's own editions."""


class Row(BaseModel):
    """One row of a printed table, and whether it is known from the box or reconstructed by us."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    source: Literal["published", "reconstructed"]


class Edition(BaseModel):
    """A whole file: lists of rows, and whatever else the game's own model asks for."""

    model_config = ConfigDict(extra="forbid", frozen=True)


E = TypeVar("E", bound=Edition)


class BrokenEdition(Exception):
    """An edition file that cannot be played. The text names the file and the offending row, in plain English."""

    def __init__(self, file: str, fault: str) -> None:
        super().__init__(f"{file}: {fault}")
        self.file = file
        self.fault = fault


def edition(model: type[E], game: str, name: str) -> E:
    """The table `name` of a game: the group's own where there is one, else ours. Raises BrokenEdition."""
    folder = os.environ.get(OWN_EDITIONS)
    if folder:
        own = Path(folder).expanduser() / game / f"{name}.toml"
        if own.exists():
            return load(model, own)
    return load(model, resources.files(f"rules.{game}") / "edition" / f"{name}.toml")


def load(model: type[E], file: Traversable | str) -> E:
    """The table in this file (or at the path in this text). Raises BrokenEdition."""
    source = Path(file) if isinstance(file, str) else file
    try:
        body = tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenEdition(str(source), f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BrokenEdition(str(source), f"is not TOML: {error}") from error
    try:
        return model.model_validate(body)
    except ValidationError as error:
        fault = error.errors()[0]
        raise BrokenEdition(str(source), f"{_place(body, fault['loc'])}: {fault['msg']}") from error


def _place(body: Any, path: tuple[int | str, ...]) -> str:
    """The path to a fault as a person counts: `tiles, row 3 (number = 3), fields`."""
    places = []
    for part in path:
        body = _inside(body, part)
        places.append(_counted(part, body) if isinstance(part, int) else part)
    return ", ".join(places) or "the whole file"


def _inside(body: Any, part: int | str) -> Any:
    if isinstance(body, list) and isinstance(part, int) and part < len(body):
        return body[part]
    return body.get(part) if isinstance(body, Mapping) else None


def _counted(index: int, item: Any) -> str:
    """A row's number, with what stands first in it, which usually says which one it is."""
    if not isinstance(item, Mapping) or not item:
        return f"item {index + 1}"
    name, value = next(iter(item.items()))
    return f"row {index + 1} ({name} = {value!r})"
