"""The decision panel: a question in words, its choices, at the end the one action that is meant, before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot import limits
from bot.labels import labels
from bot.narrowing import FEW, Choice, Question, digest, follow, question
from bot.panels.answers import leave_it
from bot.panels.at_leisure import left_to_elder, passes
from bot.panels.kit import Item, Panel, button, fitted, menu, option, rows, rule, text
from bot.panels.seating import Seating, cited
from bot.panels.trail import forced, trail
from bot.panels.waiting import not_asked
from bot.speech import cut, sentence
from images import captions
from images.kit.look import Look
from rules.game import Action
from rules.words import Message, Speaker

KINDS = 10
"""So many action types are buttons; more are a menu."""
NOTES = 1200
"""Room for what is said above the question."""
CAPTION = 120
"""Room for what is said of one button."""


@dataclass(frozen=True, slots=True)
class Node:
    """Where in the narrowing the panel stands: the digest of all legal actions, the choices so far, the page."""

    seating: Seating
    known: str
    path: tuple[int, ...]
    page: int

    @property
    def spoken(self) -> Speaker:
        """Speaks to whom the panel is shown."""
        return self.seating.speaker

    def pick(self, path: Sequence[int], page: int = 0) -> str:
        """The id of a button that leads to another node."""
        return self.seating.custom_id("pick", self.known, page, *path)

    def tick(self) -> str:
        """The id of the menu of this node."""
        return self.seating.custom_id("tick", self.known, *self.path)

    def do(self, action: Action) -> str:
        """The id of the button that does it."""
        return self.seating.custom_id("do", digest([action]))


def decision_panel(
    seating: Seating,
    path: Sequence[int] = (),
    page: int = 0,
    notes: Sequence[str] = (),
    seen: Item | None = None,
    again: Sequence[Action] = (),
) -> Panel:
    """The panel after the choices of `path`. Raises LookupError for a path to nowhere.

    `notes` are said above it, and `again` are actions that can be done there at once; `seen` is a picture of what a
    question asks for.
    """
    above = _notes(notes, [_once_more(seating, action) for action in again])
    legal = seating.legal()
    if not legal:
        return Panel(*above, text(not_asked(seating)))
    if not path and (waiting := left_to_elder(seating)):
        return Panel(*above, *waiting)
    left = follow(legal, path)
    node = Node(seating, digest(legal), tuple(path), page)
    asked = question(left)
    shown = _confirmation(node, left[0]) if asked is None else _question(node, asked, left, seen)
    return Panel(*above, *shown, *([] if path else leave_it(seating)))


def choice_labels(asked: Question, spoken: Speaker, limit: int) -> list[str]:
    """What the choices of a question are called."""
    if asked.kind is None:
        return [spoken.say(Message(f"do-{type(choice.actions[0]).kind}.button")) for choice in asked.choices]
    return labels([choice.value for choice in asked.choices], spoken, limit)


def _question(node: Node, asked: Question, left: Sequence[Action], seen: Item | None) -> list[Item]:
    prompt = node.seating.prompt
    assert prompt is not None, "only who is asked has legal actions"
    if asked.kind is None or not node.path:
        asks, small = node.spoken.say(prompt.ask), [cited(node.spoken, prompt.section)]
        small = [*filter(None, [forced(asked, left, node.spoken, asks)]), *small]
    else:
        asks = node.spoken.say(Message(f"do-{asked.kind.kind}.{asked.field}-about"))
        small = [trail(asked, left, node.spoken)]
    alike, told = _known(node, asked, left)
    helps = [hint] if (hint := _hint(node, asked, left)) else [alike, *_beside_buttons(node, asked, told)]
    shown = [] if seen is None else [seen]
    return [
        text(f"### {asks}", *helps, _idle(node, left), *(f"-# {words}" for words in small)),
        *shown,
        *_answers(node, asked, asks, told),
        *_back(node),
    ]


def _answers(node: Node, asked: Question, asks: str, told: Sequence[str]) -> list[Item]:
    if asked.items:
        return _ticking(node, asked, asks, told)
    return _buttons(node, asked) if _few(asked) else _menu(node, asked, asks, told)


def _few(asked: Question) -> bool:
    """Whether the choices are buttons."""
    return not asked.items and len(asked.choices) <= (KINDS if asked.kind is None else FEW)


def _known(node: Node, asked: Question, left: Sequence[Action]) -> tuple[str, Sequence[str]]:
    """What all choices would bring alike, and what is to be known of each: what the game's artist tells of it, or else
    what it would bring.
    """
    values = asked.items or tuple(choice.value for choice in asked.choices)
    table, spoken = node.seating.table, node.spoken
    if asked.field is None:
        return "", [_why_vain(node, choice) if _is_vain(node, choice) else "" for choice in asked.choices]
    view = table.rules.view(table.state, node.seating.seat)
    told = captions(table.game, view, asked.field, values, left[0], Look(spoken.locale, table.names))
    if asked.items:
        return "", told
    brought = _brought(node, asked)
    return (_alike([brought[index] for index in _on_page(node, asked)]), told) if any(told) else ("", brought)


def _brought(node: Node, asked: Question) -> list[str]:
    """What each choice on this page would bring, in one line: the one action that is left then, or the best of them."""
    shown = _on_page(node, asked)
    return [
        " ".join(_foretold(node, *choice.actions).split()) if index in shown else ""
        for index, choice in enumerate(asked.choices)
    ]


def _on_page(node: Node, asked: Question) -> range:
    """The indices of the choices on this page of the menu."""
    first = node.page * limits.SELECT_OPTIONS
    return range(first, min(first + limits.SELECT_OPTIONS, len(asked.choices)))


def _alike(told: Sequence[str]) -> str:
    """What is the same for several choices, shortened; empty where they differ."""
    return cut(told[0], CAPTION) if len(told) > 1 and len(set(told)) == 1 else ""


def _beside_buttons(node: Node, asked: Question, told: Sequence[str]) -> list[str]:
    """What is to be known of the choices that are buttons, a line each: a button has no room for more than its name.

    What is the same for all of them is said once.
    """
    if not _few(asked) or not any(told):
        return []
    if alike := _alike(told):
        return [alike]
    words = choice_labels(asked, node.spoken, limits.BUTTON_LABEL)
    return [f"**{label}** {cut(about, CAPTION)}" for label, about in zip(words, told, strict=True) if about]


def _buttons(node: Node, asked: Question) -> list[Item]:
    words = choice_labels(asked, node.spoken, limits.BUTTON_LABEL)
    quick = passes(node.seating) if asked.kind is None else ()
    shown: list[ui.Button[Any]] = []
    for index, (label, choice) in enumerate(zip(words, asked.choices, strict=True)):
        style = _style(node, asked, choice)
        if choice.actions[0] in quick:
            shown += [button(node.do(action), node.spoken.say(action.said()), style) for action in choice.actions]
        else:
            shown.append(button(node.pick((*node.path, index)), label, style))
    return [*rows(shown)]


def _style(node: Node, asked: Question, choice: Choice) -> ButtonStyle:
    """What can be done is blue; what ends something, what leads to nothing and single values are grey."""
    does = asked.kind is None and not type(choice.actions[0]).binding and not _is_vain(node, choice)
    return ButtonStyle.primary if does else ButtonStyle.secondary


def _is_vain(node: Node, choice: Choice) -> bool:
    """Whether nothing could be done with any of its actions."""
    table, seat = node.seating.table, node.seating.seat
    assert seat is not None, "only who is seated has legal actions"
    return all(table.rules.vain(table.state, seat, action) for action in choice.actions)


def _why_vain(node: Node, choice: Choice) -> str:
    """Why nothing could be done with it: in the game's words, where it has any for this."""
    return _foretold(node, choice.actions[0]) or node.spoken.say(Message("choice-vain"))


def _menu(node: Node, asked: Question, asks: str, told: Sequence[str]) -> list[Item]:
    each = limits.SELECT_OPTIONS
    pages = -(-len(asked.choices) // each)
    page = min(node.page, pages - 1)
    words = choice_labels(asked, node.spoken, limits.SELECT_LABEL)
    entries = _entries(words, told)
    items: list[Item] = [menu(node.tick(), asks, entries[page * each : (page + 1) * each])]
    return [*items, _pager(node, page, pages)] if pages > 1 else items


def _pager(node: Node, page: int, pages: int) -> Item:
    count = node.spoken.say(Message("page", {"page": page + 1, "pages": pages}))
    more = node.spoken.say(Message("page-next"))
    return ui.ActionRow(
        button(node.pick(node.path, max(page - 1, 0)), f"‹ {count}", off=page == 0),
        button(node.pick(node.path, min(page + 1, pages - 1)), f"{more} ›", off=page == pages - 1),
    )


def _entries(words: Sequence[str], told: Sequence[str]) -> list[SelectOption]:
    """The entries of a menu, each with what is to be known of it."""
    return [option(str(index), label, about) for index, (label, about) in enumerate(zip(words, told, strict=True))]


def _ticking(node: Node, asked: Question, asks: str, told: Sequence[str]) -> list[Item]:
    least, most = asked.sizes
    words = labels(asked.items, node.spoken, limits.SELECT_LABEL)
    entries = _entries(words, told)
    items: list[Item] = [menu(node.tick(), asks, entries, least=max(least, 1), most=most)]
    nothing = asked.ticked(())
    if nothing is None:
        return items
    return [*items, *rows([button(node.pick((*node.path, nothing)), node.spoken.say(Message("choice-nothing")))])]


def _confirmation(node: Node, action: Action) -> list[Item]:
    say = node.spoken.say
    buttons = [button(node.do(action), say(Message("do-it")), ButtonStyle.success)]
    if node.path:
        buttons.append(button(node.pick(node.path[:-1]), say(Message("back"))))
    binding = f"-# {say(Message('binding'))}" if action.binding else ""
    return [text(f"### {say(action.said())}", _foretold(node, action), _idle(node, [action]), binding), *rows(buttons)]


def _idle(node: Node, left: Sequence[Action]) -> str:
    """Where somebody who is asked can only let it pass, that it is so: who holds an answer would look for it."""
    prompt = node.seating.prompt
    if node.path or prompt is None or prompt.optional:  # who may only pass ahead can still do something later
        return ""
    return node.spoken.say(Message("choice-idle")) if all(action.idle for action in left) else ""


def _foretold(node: Node, *actions: Action) -> str:
    """What the action would bring, or the best of several, where the game can tell."""
    table, seat = node.seating.table, node.seating.seat
    assert seat is not None, "only who is seated has legal actions"
    rules, state = table.rules, table.state
    told = rules.foretell(state, seat, actions[0]) if len(actions) == 1 else rules.at_best(state, seat, actions)
    return "" if told is None else cut(node.spoken.say(told), NOTES)


def _hint(node: Node, asked: Question, left: Sequence[Action]) -> str:
    """What helps to choose, where the game can tell."""
    table, seat = node.seating.table, node.seating.seat
    assert seat is not None, "only who is seated has legal actions"
    if asked.field is None:
        return ""
    helps = table.rules.hint(table.state, seat, asked.field, left)
    return "" if helps is None else cut(node.spoken.say(helps), NOTES)


def _back(node: Node) -> list[Item]:
    if not node.path:
        return []
    return [*rows([button(node.pick(node.path[:-1]), node.spoken.say(Message("back")))])]


def _notes(notes: Sequence[str], buttons: Sequence[ui.Button[Any]] = ()) -> list[Item]:
    shown = fitted(notes, NOTES)
    return [text(*shown), *rows(buttons), rule()] if shown else []


def _once_more(seating: Seating, action: Action) -> ui.Button[Any]:
    """Does the action at once: it was understood a moment ago."""
    label = f"↻ {sentence(seating.speaker, action.said())}"
    return button(seating.custom_id("do", digest([action])), label, ButtonStyle.primary)
