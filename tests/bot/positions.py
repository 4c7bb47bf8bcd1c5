"""Tables in random positions of every game, and long lists of made-up actions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

from bot.table import Change, Holder, Kind, Phase, Table
from rules import games
from rules.dice import Dice
from rules.game import Action, AnyGame, Event, State
from rules.value import value

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
NASTY = ("`rm` **bold**", "@everyone", "<@&1234> <@99>", "\u202eevil\u202c ~~x~~", "مرحبا", "Ａ" * 100, "👩‍👩‍👧‍👦" * 20)


def positions(game: AnyGame, seed: str, *, actions: int = 400, every: int = 7) -> Iterator[State]:
    """Positions of one random game, some steps apart."""
    luck = Random(f"{game.key}/{seed}")
    seats = luck.choice(game.seats)
    state = game.setup(game.tribes[:seats], game.options(), Dice(seed))
    for number in range(actions):
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = luck.choice(awaited).seat
        game.apply(state, seat, luck.choice(game.legal(state, seat)))
        if number % every == 0:
            yield state


def finished(game: AnyGame, seed: str) -> State:
    """The last position of a random game."""
    *_, last = positions(game, seed, actions=100_000, every=1)
    return last


def every_game() -> list[AnyGame]:
    """The games there are."""
    return list(games().values())


def table_at(
    game: AnyGame,
    state: State | None,
    *,
    stage: Phase = Phase.PLAYING,
    locale: str = "en",
    names: tuple[str, ...] = (),
    recent: tuple[Change, ...] = (),
    version: int = 10,
) -> Table:
    """A table whose seats are held by the accounts 100, 101, ..."""
    seats = game.seats.stop - 1 if state is None else len(state.tribes)
    names = (*names, *(f"Player {seat + 1}" for seat in range(len(names), seats)))
    return Table(
        id=7,
        guild_id=1,
        channel_id=2,
        owner_id=100,
        game=game.key,
        stage=stage,
        locale=locale,
        seats_wanted=seats,
        options=game.options(),
        holders=tuple(Holder(seat, game.tribes[seat], 100 + seat, names[seat]) for seat in range(seats)),
        version=version,
        rules_version=game.version,
        created_at=NOW,
        state=state,
        recent=recent,
    )


def change(version: int, *events: Event) -> Change:
    """Something that was done at a table."""
    return Change(version, Kind.ACT, 0, events, NOW)


@value
class Keep(Action):
    """Keep some cards: a multiple choice."""

    cards: tuple[str, ...]


@value
class Spell(Action):
    """Runes in an order that matters, each as often as one likes."""

    runes: tuple[int, ...]


@value
class Send(Action):
    """Somebody goes somewhere, perhaps with something."""

    who: str
    to: str
    load: str | None
    fast: bool


@value
class Stop(Action):
    """Nothing more."""


def many_actions() -> list[Action]:
    """Over 400 actions of four types: sets, rows with repetition, long menus, a type without fields."""
    cards = ("axe", "bow", "cup", "dog", "egg", "fox")
    sends: list[Action] = [
        Send(f"unit {who}", f"{column}{row}", load, fast)
        for who in range(3)
        for column in "ABCDEFGH"
        for row in range(1, 5)
        for load, fast in ((None, False), ("gold", False), ("gold", True))
        if (who + row) % 4
    ]
    keeps: list[Action] = [
        Keep(kept)
        for size in range(4)
        for kept in itertools.combinations(cards, size)
        if not {"axe", "bow"} <= set(kept)
    ]
    spells: list[Action] = [
        Spell(runes) for size in range(1, 4) for runes in itertools.product((1, 2, 3, 4), repeat=size)
    ]
    return [*sends, *keeps, *spells, Stop()]
