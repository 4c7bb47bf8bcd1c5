"""Positions of Sapiens to depict: out of real games, and one made by hand that holds as much as a table can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rules.dice import Dice
from rules.game import Outcome, Prompt
from rules.sapiens import GAME
from rules.sapiens.view import (
    ClanView,
    Direction,
    LaidView,
    Link,
    Phase,
    SapiensView,
    Scene,
    Tile,
    Total,
    Touched,
    ValleyView,
)
from rules.words import Message, Who

NAMES = ("Anna", "Berta", "Cem", "Dora")
LONG_NAMES = tuple(f"{name} of the House with the Longest Name" for name in NAMES)


def view(seats: int, seed: str, actions: int = 0, viewer: int | None = None) -> SapiensView:
    """A game after so many actions: mostly sensible ones, sometimes any legal one."""
    position = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(seed))
    luck = Random(seed)
    for _ in range(actions):
        awaited = GAME.awaited(position)
        if not awaited:
            break
        seat = awaited[0].seat
        wild = luck.random() < 0.3
        GAME.apply(position, seat, luck.choice(GAME.legal(position, seat)) if wild else GAME.stand_in(position, seat))
    seen = GAME.view(position, viewer)
    assert isinstance(seen, SapiensView)
    return seen


def many_views() -> Iterator[SapiensView]:
    """Positions of all kinds."""
    for seats in (2, 3, 4):
        for number in range(6):
            yield view(seats, f"many {number}", 30 * number)


def opening(seats: int = 4) -> SapiensView:
    """The start of a game, seat 0 on turn."""
    start = view(seats, "opening")
    asked = (Prompt(0, Message("ask-first-tile"), "2.1"),)
    return replace(start, turn=0, start=0, headline=Message("round", {"round": 1}), awaited=asked)


def full(seats: int = 4, **changes: Any) -> SapiensView:
    """A table in the middle of a game: tribes alive and abandoned, bears, fight tokens, all kinds of tokens."""
    start = opening(seats)
    clans = tuple(_busy(clan, seat, seats) for seat, clan in enumerate(start.clans))
    middle: dict[str, Any] = {
        "round": 7,
        "turn": 1,
        "phase": Phase.BONUS,
        "clans": clans,
        "stack": 12,
        "steaks": 9,
        "bears": 10,
        "pending": (Scene.FIRE, Scene.RITUAL),
        "last": (Touched(1, "E3"), Touched(1, "E4")),
        "links": (Link(1, Scene.FIRE, "E3", "D3"), Link(1, Scene.RITUAL, "E4", "E5")),
        "headline": Message("round", {"round": 7}),
        "awaited": (Prompt(1, Message("ask-bonus"), "5"),),
    }
    return replace(start, **{**middle, **changes})


def ended(seats: int) -> SapiensView:
    """The same table when the last seat has won."""
    ranks = tuple(1 if seat == seats - 1 else 2 for seat in range(seats))
    score = Message("score-totals", {"food": 28, "shelter": 31, "total": 28})
    how = Message("won-lower-total", {"who": Who(seats - 1), "total": 28})
    outcome = Outcome(ranks, (score,) * seats, how)
    over: dict[str, Any] = {"phase": Phase.OVER, "outcome": outcome, "awaited": (), "pending": ()}
    return full(seats, **over, common=(), stack=0, last_round=True, headline=Message("headline-over", {"round": 7}))


def changed_clan(seen: SapiensView, seat: int, **changes: Any) -> SapiensView:
    """The position with another side of this seat."""
    clans = tuple(replace(clan, **changes) if place == seat else clan for place, clan in enumerate(seen.clans))
    return replace(seen, clans=clans)


def changed_valley(seen: SapiensView, seat: int, **changes: Any) -> SapiensView:
    """The position with another valley of this seat."""
    return changed_clan(seen, seat, valley=replace(seen.clans[seat].valley, **changes))


def changed_square(seen: SapiensView, seat: int, name: str, **changes: Any) -> SapiensView:
    """The position with another square of this seat's valley."""
    squares = tuple(
        replace(square, **changes) if square.name == name else square for square in seen.clans[seat].valley.squares
    )
    return changed_valley(seen, seat, squares=squares)


def changed_cave(seen: SapiensView, seat: int, name: str, **changes: Any) -> SapiensView:
    """The position with another cave of this seat's valley."""
    caves = tuple(replace(cave, **changes) if cave.name == name else cave for cave in seen.clans[seat].valley.caves)
    return changed_valley(seen, seat, caves=caves)


def _busy(clan: ClanView, seat: int, seats: int) -> ClanView:
    """A side with an old and a new tribe, of which only the old one lies on a cave."""
    pool = (replace(clan.pool[0], fight=Who((seat + 1) % seats)), *clan.pool[1:])
    return replace(
        clan,
        valley=_settled(clan.valley),
        pool=pool,
        food=20 + seat,
        shelter=21,
        counts=Total.FOOD if seat == 0 else None if seat == 1 else Total.SHELTER,
        tokens=tuple(Scene)[: seat + 1],
        used=tuple(Scene)[seat + 1 : 4],
        steaks=seat,
        fights=2,
        tribes=2,
    )


def _settled(valley: ValleyView) -> ValleyView:
    cave = valley.caves[5]
    laid = (
        LaidView(Scene.FEAST, Scene.HUNT, cave.name, Direction.EAST, cave.square, 1, abandoned=True),
        LaidView(Scene.PICKING, Scene.FIRE, "C3", Direction.EAST, "D3", 2, abandoned=False),
        LaidView(Scene.FIRE, Scene.RITUAL, "E3", Direction.SOUTH, "E4", 2, abandoned=False),
        LaidView(Scene.CAMP, Scene.RITUAL, "F5", Direction.WEST, "E5", 2, abandoned=False),
        LaidView(Scene.FIGHT, Scene.WATER, "G3", Direction.NORTH, "G2", 2, abandoned=False),
    )
    squares = tuple(replace(square, bear=square.name in ("C2", "H4")) for square in valley.squares)
    caves = (*valley.caves[:5], replace(cave, token=None, covered=True))
    return replace(valley, laid=laid, squares=squares, caves=caves)


def tile(first: Scene, second: Scene, owner: int | None = None) -> Tile:
    """A tile of a pool, with the fight token of this seat."""
    return Tile(first, second, None if owner is None else Who(owner))
