"""Everything that a game may have to refuse: its messages, and lines to type that break its rules."""

from __future__ import annotations

import dataclasses

from fluent.syntax import ast, visitor

from bot import typed
from bot.commands.guess import understood
from bot.labels import spoken
from bot.panels.seating import Seating
from bot.speech import speaker
from rules.game import Action, AnyGame
from rules.words import Message, kebab, texts


def refusals(game: AnyGame) -> list[Message]:
    """Every refusal that the game has words for, all its parameters being 2."""
    said = [entry for package in ("rules", game.package) for entry in texts(package, "en").body]
    return [
        Message(entry.id.name, dict.fromkeys(parameters(entry), 2))
        for entry in said
        if isinstance(entry, ast.Message) and entry.id.name.startswith("no-")
    ]


def parameters(entry: ast.Message) -> set[str]:
    """What the message speaks about."""
    found = Variables()
    found.visit(entry)
    return {name.removesuffix("_key") for name in found.names}


class Variables(visitor.Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — the name that fluent calls
        self.names.add(node.id.name)


def line(seating: Seating, action: Action) -> tuple[str, dict[str, str]] | None:
    """The command and options that mean exactly this illegal action; None where it cannot be typed."""
    fields = {field.name: getattr(action, field.name) for field in dataclasses.fields(action)}
    lines = {name: spoken(value, seating.speaker) for name, value in fields.items() if value is not None}
    same = [other for other in seating.legal() if type(other) is type(action)]
    if typed.read(same, lines, seating.speaker).actions or understood(type(action), lines, seating.speaker) != action:
        return None
    say = speaker("en", seating.table.game).say
    command = f"{seating.table.game} {say(Message(f'do-{action.kind}.command'))}"
    return command, {say(Message(f"do-{action.kind}.{kebab(name)}")): text for name, text in lines.items()}
