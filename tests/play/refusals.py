"""Everything that a game may have to refuse: its messages, and lines to type that break its rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from fluent.syntax import ast, visitor

from bot import typed
from bot.commands.guess import understood
from bot.commands.named import words_of
from bot.labels import spoken
from bot.panels.seating import Seating
from bot.speech import speaker
from rules.game import Action, AnyGame
from rules.words import Message, kebab, texts


def refusals(game: AnyGame) -> list[Message]:
    """Every refusal that the game has words for, all its parameters being 2."""
    entries = [entry for package in ("rules", game.package) for entry in texts(package, "en").body]
    known = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    return [
        Message(name, dict.fromkeys(parameters(entry, known), 2))
        for name, entry in known.items()
        if name.startswith("no-")
    ]


def parameters(entry: ast.Message, known: Mapping[str, ast.Message]) -> set[str]:
    """What the message speaks about, and the messages within it."""
    found = Variables(known)
    found.visit(entry)
    return {name.removesuffix("_key") for name in found.names}


class Variables(visitor.Visitor):
    """Collects the names of variables, those of messages within the message too."""

    def __init__(self, known: Mapping[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self.known = known

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 — the name that fluent calls
        self.visit(self.known[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — the name that fluent calls
        self.names.add(node.id.name)


def line(seating: Seating, action: Action) -> tuple[str, dict[str, str]] | None:
    """The command and options that mean exactly this illegal action; None where it cannot be typed."""
    fields = {field.name: getattr(action, field.name) for field in dataclasses.fields(action)}
    lines = {name: spoken(value, seating.speaker) for name, value in fields.items() if value is not None}
    same = [other for other in seating.legal() if type(other) is type(action)]
    if typed.read(same, lines, seating.speaker).actions:
        return None
    if understood(type(action), lines, seating.speaker, seating.table.rules.lexicon()) != action:
        return None
    english = speaker("en", seating.table.game)
    command = words_of(seating.table.rules, type(action), english)
    return command, {english.say(Message(f"do-{action.kind}.{kebab(name)}")): text for name, text in lines.items()}
