"""The games. Pure: no chat, no clock, no pictures."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from types import MappingProxyType

from rules.game import AnyGame


@functools.cache
def games() -> MappingProxyType[str, AnyGame]:
    """Every game by its key: one for each package in this folder.

    Raises ImportError, with the name of the module, when a package holds no `GAME`.
    """
    keys = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return MappingProxyType({key: _game(key) for key in keys})


def _game(key: str) -> AnyGame:
    module = importlib.import_module(f"rules.{key}")
    if not hasattr(module, "GAME"):
        raise ImportError(f"{module.__name__} holds no GAME; every package in rules/ is a game (see CONTRIBUTING.md)")
    game: AnyGame = module.GAME
    return game
