"""People who play: they reach an action by panel taps or by typing it, as somebody would who wants just this one."""

from __future__ import annotations

import dataclasses
from typing import Any, Protocol, TypeVar

from bot import limits
from bot.commands.named import words_of
from bot.labels import labels
from bot.narrowing import digest, follow, question, way_to
from bot.panels import ids
from bot.panels.seating import Seating
from rules.game import Action
from rules.words import Message as Text
from rules.words import kebab
from tests.bot.panels.evening import Speaking, button
from tests.wire import Message, controls, words


class Answered(Protocol):
    """What came of a press or a typed line."""

    @property
    def message(self) -> Message: ...

    @property
    def choices(self) -> list[dict[str, Any]]: ...


A = TypeVar("A", bound=Answered)
A_co = TypeVar("A_co", bound=Answered, covariant=True)


class Hands(Speaking, Protocol[A_co]):
    """Somebody who presses and types, on a wire or in SimCord."""

    async def press(self, message: Message, custom_id: str) -> A_co: ...

    async def choose(self, message: Message, custom_id: str, *values: str) -> A_co: ...

    async def slash(self, channel: Any, command: str, **options: Any) -> A_co: ...

    async def complete(self, channel: Any, command: str, option: str, typed: str = "", **others: Any) -> A_co: ...


class Place(Protocol):
    """Where a table stands."""

    channel: Any

    @property
    def newest(self) -> Message: ...

    def seating(self, person: Speaking) -> Seating: ...


async def by_panel(place: Place, person: Hands[A], action: Action) -> A:
    """Open the panel and tap until the action can be done; then do it."""
    return await person.press(*await last_press(place, person, action))


async def last_press(place: Place, person: Hands[A], action: Action) -> tuple[Message, str]:
    """The panel and the button on it that does the action: behind all choices, unless it can be done at once."""
    panel = await _opened(place, person)
    at_once = _on(panel, "do", digest([action]))
    if at_once is not None:
        return panel, at_once
    panel = await _tapped(place, person, panel, action)
    return panel, button(panel, place.seating(person).speaker.say(Text("do-it")))


async def _opened(place: Place, person: Hands[A]) -> Message:
    table = place.newest
    return (await person.press(table, next(key for key in controls(table) if key.endswith(":turn")))).message


async def _tapped(place: Place, person: Hands[A], panel: Message, action: Action) -> Message:
    seating = place.seating(person)
    legal = seating.legal()
    path = way_to(legal, [action])
    for depth in range(len(path)):
        panel = (await _tap(person, panel, legal, path[: depth + 1])).message
    assert seating.speaker.say(action.said()) in words(panel), words(panel)
    return panel


async def _tap(person: Hands[A], panel: Message, legal: list[Action], path: tuple[int, ...]) -> A:
    """One choice: by its button, else from the menu, leafing to its page."""
    known = digest(legal)
    pick = _on(panel, "pick", known, 0, *path)
    if pick is not None:
        return await person.press(panel, pick)
    asked = question(follow(legal, path[:-1]))
    assert asked is not None
    tick = _on(panel, "tick", known, *path[:-1])
    assert tick is not None, words(panel)
    if asked.items:
        chosen = asked.choices[path[-1]].value
        assert isinstance(chosen, tuple)
        return await person.choose(panel, tick, *map(str, entries_of(chosen, asked.items)))
    for page in range(1, path[-1] // limits.SELECT_OPTIONS + 1):
        leaf = _on(panel, "pick", known, page, *path[:-1])
        assert leaf is not None, words(panel)
        panel = (await person.press(panel, leaf)).message
    assert str(path[-1]) in [option["value"] for option in controls(panel)[tick]["options"]]
    return await person.choose(panel, tick, str(path[-1]))


def entries_of(chosen: tuple[object, ...], items: tuple[object, ...]) -> list[int]:
    """Where these items stand in a menu; of equal ones each at a place of its own."""
    free = list(enumerate(items))
    places = []
    for item in chosen:
        entry = next(entry for entry in free if entry[1] == item)
        free.remove(entry)
        places.append(entry[0])
    return places


def _on(panel: Message, word: str, *arguments: str | int) -> str | None:
    """What says this on the panel, whatever has happened at the table since it was wanted: others act as well."""
    wanted = (word, tuple(map(str, arguments)))
    pressed = ((key, ids.read(key)) for key in controls(panel))
    return next((key for key, press in pressed if press and (press.word, tuple(press.arguments)) == wanted), None)


async def by_typing(place: Place, person: Hands[A], action: Action) -> A:
    """Type the command with what autocomplete offers; say yes where it asks once more."""
    command, options = await typed_line(place, person, action)
    answer = await person.slash(place.channel, command, **options)
    if action.binding:
        do_it = place.seating(person).speaker.say(Text("do-it"))
        return await person.press(answer.message, button(answer.message, do_it))
    return answer


async def typed_line(place: Place, person: Hands[A], action: Action) -> tuple[str, dict[str, str]]:
    """The command for this action and its options, as autocomplete offers them."""
    seating = place.seating(person)
    command = words_of(seating.table.rules, type(action), dataclasses.replace(seating, locale="en").speaker)
    same = [other for other in seating.legal() if type(other) is type(action)]
    typed: dict[str, str] = {}
    for field in dataclasses.fields(action):
        values = list(dict.fromkeys(getattr(other, field.name) for other in same))
        label = labels(values, seating.speaker, limits.CHOICE_NAME)[values.index(getattr(action, field.name))]
        option = _english(seating, f"do-{action.kind}.{kebab(field.name)}")
        offered = (await person.complete(place.channel, command, option, label, **typed)).choices
        assert label in [choice["value"] for choice in offered]
        typed[option] = label
    return command, typed


def _english(seating: Seating, message: str) -> str:
    return dataclasses.replace(seating, locale="en").speaker.say(Text(message))
