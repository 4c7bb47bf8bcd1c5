"""Depicts a view: as a picture and as words. Each game has a module here of the name of its key."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from images.kit.look import Look, Part, Picture, Spot, Words
from rules.game import Action, View


class Artist(Protocol):
    """What the module of a game offers. Both take a view, so they cannot show what the viewer may not know.

    It may offer more: `spots(view, field, values, action) -> tuple[Spot, ...]` says which values of an action's field
    are places on the board, so that a picture can mark them; `action` is one of those that are left to choose from.
    Where something is asked of a place that was chosen before, it may be that place.
    `captions(view, field, values, action, look) -> tuple[str, ...]` says of each of them what is to be known there.
    `parts(view) -> tuple[Part, ...]` says what can be looked at by itself, and `draw` and `describe` then keep to
    `look.part`; `glance(view) -> str | None` says which part somebody looks at who has to choose what is no place.
    `cover(look) -> Picture` is a picture of the box, and the message `cover-alt` among the words of `images.<game>`
    says what it shows. `hand(view, look) -> Picture` and `describe_hand(view, look) -> Words` show what only the
    viewer may see, where that is not on the board. `card(name, look) -> Picture` and
    `describe_card(name, look) -> Words` show a thing of the game's lexicon.
    """

    def draw(self, view: View, look: Look) -> Picture:
        """The position as a picture."""

    def describe(self, view: View, look: Look) -> Words:
        """The position in words."""


def artist(game: str) -> Artist:
    """The artist of the game with this key. Raises ModuleNotFoundError when the game has none."""
    return cast(Artist, importlib.import_module(f"images.{game}"))


@functools.cache
def offered(game: str, what: str) -> Callable[..., Any] | None:
    """What an artist may offer beyond drawing and describing, or None."""
    try:
        return getattr(artist(game), what, None)
    except ModuleNotFoundError:
        return None


def parts(game: str, view: View) -> tuple[Part, ...]:
    """What this viewer can look at by itself; nothing where the artist only shows everything."""
    known = offered(game, "parts")
    return () if known is None else tuple(known(view))


def glance(game: str, view: View) -> str | None:
    """The part that somebody looks at who has to choose something, or None."""
    known = offered(game, "glance")
    return None if known is None else cast("str | None", known(view))


def spots(game: str, view: View, field: str, values: Sequence[object], action: Action) -> tuple[Spot, ...]:
    """Those of these values of an action's field that are places on the board; none where the artist cannot say.

    `action` is one of those that are left to choose from: what is settled already can be read off it, and a place among
    that can be what the question is about.
    """
    known = offered(game, "spots")
    return () if known is None else tuple(known(view, field, values, action))


def captions(
    game: str, view: View, field: str, values: Sequence[object], action: Action, look: Look
) -> tuple[str, ...]:
    """What is to be known of each of these values of an action's field, in a few words; empty where nothing is."""
    known = offered(game, "captions")
    return ("",) * len(values) if known is None else tuple(known(view, field, values, action, look))
