"""The games. Pure: no chat, no clock, no pictures."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from types import MappingProxyType

from rules.game import AnyGame


@functools.cache
def games() -> MappingProxyType[str, AnyGame]:
    """Every game by its key: one for each package in this folder."""
    keys = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return MappingProxyType({key: importlib.import_module(f"rules.{key}").GAME for key in keys})
