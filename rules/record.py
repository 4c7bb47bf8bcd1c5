"""A whole game on one sheet: what it was set up with and every action since. Played again, it gives the same position.

As JSON it is one object: `game`, `version`, `tribes` by seat, `options`, either `seed` or `script` (the faces that the
dice show), and `log`, a list of pairs `[seat, action]`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict

from rules import games
from rules.codec import Malformed, dump_action, load_action, read_written
from rules.dice import Dice, DiceRunOut, NoSuchFace
from rules.game import Action, AnyGame, Illegal, Options, Seat, State, UnfitTable
from rules.options import read_options
from rules.words import Message, Speaker


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game as it was played. With a `script` the dice show its faces (1-based), otherwise the throws of `seed`."""

    game: AnyGame
    tribes: tuple[str, ...]
    options: Options
    seed: str = ""
    script: tuple[int, ...] | None = None
    log: tuple[tuple[Seat, Action], ...] = ()


def begin(record: Record) -> State:
    """The position before the first action. Raises Malformed when these seats, options or dice cannot play."""
    game = record.game
    dice = Dice(record.seed, script=record.script)
    try:
        state: State = game.setup(record.tribes, record.options, dice)
    except UnfitTable as error:
        raise Malformed(f"set-up: {plain(game, error.why)}") from error
    except (DiceRunOut, NoSuchFace) as error:
        raise Malformed(f"set-up: {error}") from error
    return state


def replay(record: Record) -> State:
    """The position after the last action. Raises Malformed and names the entry (from 1) that cannot have happened."""
    state = begin(record)
    for number, (seat, action) in enumerate(record.log, start=1):
        try:
            record.game.apply(state, seat, action)
        except Illegal as error:
            raise Malformed(f"log, entry {number}: {reason(record.game, error)}") from error
        except (DiceRunOut, NoSuchFace) as error:
            raise Malformed(f"log, entry {number}: {error}") from error
    return state


def plain(game: AnyGame, message: Message) -> str:
    """A message in plain English, the seats called by their number."""
    names = [f"seat {seat}" for seat in range(game.seats.stop)]
    return Speaker("en", (game.package,), names).say(message)


def reason(game: AnyGame, error: Illegal) -> str:
    """Why an action was refused, in plain English, with the section of the handbook."""
    return f"{plain(game, error.refusal.why)} ({game.key} {error.refusal.section})"


class Sheet(BaseModel):
    """The outer shape of a record's JSON, before the game has looked into it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str
    version: int
    tribes: tuple[str, ...]
    options: dict[str, Any] = {}
    seed: str | None = None
    script: tuple[int, ...] | None = None
    log: tuple[tuple[int, dict[str, Any]], ...] = ()


def dump_record(record: Record) -> str:
    """The record as one line of JSON."""
    return json.dumps(record_body(record), ensure_ascii=False, separators=(",", ":"))


def load_record(text: str) -> Record:
    """The record in that JSON, not yet played. Raises Malformed and names the place and the fault."""
    return record_from(read_written(Sheet, text))


def record_body(record: Record) -> dict[str, Any]:
    """The record as plain lists and dictionaries."""
    dice = {"seed": record.seed} if record.script is None else {"script": list(record.script)}
    return {
        "game": record.game.key,
        "version": record.game.version,
        "tribes": list(record.tribes),
        "options": asdict(record.options),
        **dice,
        "log": [[seat, json.loads(dump_action(action))] for seat, action in record.log],
    }


def record_from(sheet: Sheet) -> Record:
    """The record on that sheet. Raises Malformed."""
    game = games().get(sheet.game)
    if game is None:
        raise Malformed(f"game: there is no {sheet.game!r}; there are: {', '.join(games())}")
    if sheet.version != game.version:
        raise Malformed(f"version: made by version {sheet.version} of {game.key}; this is version {game.version}")
    if (sheet.seed is None) == (sheet.script is None):
        raise Malformed("seed: give either a seed or a script, and not both")
    return Record(
        game=game,
        tribes=sheet.tribes,
        options=read_options(game, sheet.options),
        seed=sheet.seed or "",
        script=sheet.script,
        log=tuple(_entry(game, number, *entry) for number, entry in enumerate(sheet.log, start=1)),
    )


def _entry(game: AnyGame, number: int, seat: Seat, body: dict[str, Any]) -> tuple[Seat, Action]:
    try:
        return seat, load_action(game, json.dumps(body))
    except Malformed as error:
        raise Malformed(f"log, entry {number}: {error}") from error
