"""The referee's file: a record with the position it led to, as one JSON object that can be edited by hand.

Beside the keys of a record (see `rules.record`) it holds `commitment`, the SHA-256 of the seed, and `state`, the
position. What is legal and what happens next follows from `state`; the log is only verified by a replay, so any
position can be set up by writing it into `state`. Without `state` the position is the one the log leads to.
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from rules.codec import Malformed, clone, dump_state, load_state, read_written
from rules.dice import commitment
from rules.game import Action, AnyGame, Event, Seat, State
from rules.record import Record, Sheet, begin, record_body, record_from, replay
from rules.words import Speaker

TOLD = 80
"""Room for each of two values that differ."""

_NOTHING: Final = object()
"""Where one of two positions has no value at all, which is not the same as null."""


class PositionSheet(Sheet):
    """The outer shape of the referee's file."""

    commitment: str | None = None
    state: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A record and the position it is at."""

    record: Record
    state: State

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.record.game


def load_sheet(text: str) -> tuple[Record, dict[str, Any] | None]:
    """The record in the referee's file, not yet played, and the state where one stands there, not yet looked into.

    Raises Malformed and names the place and the fault.
    """
    sheet = read_written(PositionSheet, text)
    record = record_from(sheet)
    if sheet.commitment is not None and sheet.commitment != commitment(record.seed):
        raise Malformed("commitment: this is not the SHA-256 of the seed")
    return record, sheet.state


def load_position(text: str) -> Position:
    """The position in the referee's file. Raises Malformed and names the place and the fault."""
    record, written = load_sheet(text)
    if written is None:
        return Position(record, replay(record))
    try:
        state = load_state(record.game, json.dumps(written))
    except Malformed as error:
        raise Malformed(f"state: {error}") from error
    held = record.options.holding(len(record.tribes))
    whole = record_body(dataclasses.replace(record, options=held))
    for name in ("tribes", "options"):
        if written.get(name, whole[name]) != whole[name]:
            raise Malformed(f"state: {name}: not the same as the {name} of the record, {whole[name]}")
    return Position(record, state)


def dump_position(position: Position) -> str:
    """The referee's file as one line of JSON."""
    record = position.record
    body = record_body(record)
    if record.script is None:
        body["commitment"] = commitment(record.seed)
    body["state"] = json.loads(dump_state(record.game, position.state))
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def new(record: Record) -> Position:
    """The first position of a game. Raises Malformed."""
    return Position(record, begin(record))


def applied(position: Position, seat: Seat, action: Action) -> tuple[Position, list[Event]]:
    """The position after this action, and what happened. Raises Illegal, DiceRunOut and NoSuchFace."""
    state = clone(position.state)
    events = position.game.apply(state, seat, action)
    record = dataclasses.replace(position.record, log=(*position.record.log, (seat, action)))
    return Position(record, state), events


def played_out(record: Record) -> Position:
    """The end of a game that stand-ins play from its beginning. Raises Malformed."""
    game, state = record.game, begin(record)
    log: list[tuple[Seat, Action]] = []
    while prompts := game.awaited(state):
        seat = prompts[0].seat
        log.append((seat, game.stand_in(state, seat)))
        game.apply(state, *log[-1])
    return Position(dataclasses.replace(record, log=tuple(log)), state)


def verified(position: Position) -> Position:
    """The same position, seen to follow from its record. Raises Malformed and names the first thing that differs."""
    game = position.game
    led_to(game, replay(position.record), json.loads(dump_state(game, position.state)))
    return position


def led_to(game: AnyGame, state: State, written: dict[str, Any]) -> None:
    """The state to which a log leads must be the one that is written beside it. Raises Malformed as `verified` does."""
    fault = _difference("state", written, json.loads(dump_state(game, state)))
    if fault is not None:
        raise Malformed(fault)


def spoken(position: Position, viewer: Seat | None, locale: str) -> list[str]:
    """What a viewer may know, in lines: the headline, what each awaited seat is asked, how it ended."""
    view = position.game.view(position.state, viewer)
    names = [f"Seat {seat}" for seat in range(len(view.tribes))]
    speaker = Speaker(locale, (position.game.package,), names, position.state.tribes)
    lines = [speaker.say(view.headline)]
    lines += [f"{names[prompt.seat]}: {speaker.say(prompt.ask)}" for prompt in view.awaited]
    if view.outcome is not None:
        lines.append(speaker.say(view.outcome.how))
        lines += [f"{name}: {speaker.say(score)}" for name, score in zip(names, view.outcome.scores, strict=True)]
    return lines


def _difference(path: str, here: Any, there: Any) -> str | None:
    """Where two JSON values first differ, or None. What only one of them has differs from nothing."""
    if isinstance(here, dict) and isinstance(there, dict):
        pairs = [(f"{path}.{key}", here.get(key, _NOTHING), there.get(key, _NOTHING)) for key in here | there]
    elif isinstance(here, list) and isinstance(there, list):
        pairs = [(f"{path}.{index}", *pair) for index, pair in enumerate(zip_longest(here, there, fillvalue=_NOTHING))]
    else:
        return None if here == there else f"{path}: {_told(here)} in the file, but the log leads to {_told(there)}"
    return next((fault for pair in pairs if (fault := _difference(*pair))), None)


def _told(value: Any) -> str:
    """A JSON value as it is written, shortened."""
    if value is _NOTHING:
        return "nothing"
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= TOLD else f"{written[: TOLD - 1]}…"
