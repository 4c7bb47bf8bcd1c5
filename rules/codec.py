"""The border: everything that enters or leaves rules/ as JSON passes here, and is checked here only."""

from __future__ import annotations

import json
import pickle
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from rules.game import Action, AnyGame, Event, Options, State, View

S = TypeVar("S", bound=State)
T = TypeVar("T")

_EVENTS = TypeAdapter(list[Event])
_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


class Malformed(Exception):
    """What came in is not what it should be. The text names the place and the fault, in plain English."""


def clone(state: S) -> S:
    """A copy that shares nothing changeable with the original."""
    copy: S = pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))  # many times faster than deepcopy
    return copy


def dump_state(game: AnyGame, state: State) -> str:
    """The whole position, hidden things too, as one line of JSON with its schema number."""
    body = _adapter(game.state).dump_json(state).decode()
    return f'{{"schema":{game.state.SCHEMA},{body[1:]}'


def load_state(game: AnyGame, text: str) -> State:
    """The position in that JSON. Raises Malformed when it is broken, of another schema, or impossible."""
    body = _json(text)
    schema = body.pop("schema", None)
    if schema != game.state.SCHEMA:
        raise Malformed(f"schema is {schema!r}, this edition of {game.key} reads {game.state.SCHEMA}")
    state: State = read(game.state, json.dumps(body))
    faults = game.faults(state)
    if faults:
        raise Malformed("; ".join(faults))
    return state


def dump_options(options: Options) -> str:
    """What a table chose as one line of JSON."""
    return _adapter(type(options)).dump_json(options).decode()


def dump_action(action: Action) -> str:
    """`{"action": kind, ...fields}` as one line of JSON."""
    body = _adapter(type(action)).dump_python(action, mode="json")
    return json.dumps({"action": action.kind, **body}, ensure_ascii=False, separators=(",", ":"))


def load_action(game: AnyGame, text: str) -> Action:
    """The action in that JSON, legal or not. Raises Malformed when the game has no such action."""
    body = _json(text)
    kind = body.pop("action", None)
    for type_ in game.actions:
        if type_.kind == kind:
            action: Action = read(type_, json.dumps(body))
            return action
    known = ", ".join(type_.kind for type_ in game.actions)
    raise Malformed(f"action is {kind!r}; {game.key} knows: {known}")


def dump_events(events: list[Event]) -> str:
    """The events as a line of JSON."""
    return _EVENTS.dump_json(events).decode()


def dump_view(view: View) -> str:
    """The view as a line of JSON, for reading only."""
    return json.dumps(_adapter(type(view)).dump_python(view, mode="json"), ensure_ascii=False, separators=(",", ":"))


def load_events(text: str) -> list[Event]:
    """The events in that JSON. Raises Malformed."""
    try:
        return _EVENTS.validate_json(text)
    except ValidationError as error:
        raise Malformed(_first(error)) from error


def read(type_: type[T], text: str) -> T:
    """Whatever this JSON should be, taken strictly: no "3" for 3, no true for 1. Raises Malformed."""
    try:
        value: T = _adapter(type_).validate_json(text, strict=True)
    except ValidationError as error:
        raise Malformed(_first(error)) from error
    return value


def read_written(type_: type[T], text: str) -> T:
    """The same for an object that somebody may have written by hand: no name stands in it twice. Raises Malformed."""
    return read(type_, json.dumps(_json(text)))


def _json(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not JSON: {error}") from error
    if not isinstance(body, dict):
        raise Malformed("a JSON object is expected")
    return body


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; of a name that stands twice nobody knows which value is meant."""
    body = dict(pairs)
    if len(body) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Malformed(f"{twice}: stands there twice")
    return body


def _first(error: ValidationError) -> str:
    """The first fault: where it is, what should be there, and what is there instead."""
    fault = error.errors()[0]
    place = ".".join(str(part) for part in fault["loc"])
    found = fault["input"]
    instead = f" (here: {found!r})" if place and isinstance(found, str | int | float | None) else ""
    return f"{place}: {fault['msg']}{instead}" if place else fault["msg"]


def _adapter(type_: type[Any]) -> TypeAdapter[Any]:
    if type_ not in _ADAPTERS:
        _ADAPTERS[type_] = TypeAdapter(type_)
    return _ADAPTERS[type_]
