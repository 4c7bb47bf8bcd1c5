"""Every text that bot/ says is there in every language, with the same parameters, and is used."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import bot
from bot.table.timing import SPACINGS, Answering, RunOut
from rules import games
from rules.words import LOCALES, Message, Speaker

OURS = "bot.words"
SPOKEN_BY_RULES = ("game.", "do-", "tribe-", "choose-tribe", "option-", "cover-")
"""What these ids begin with is a game's own text."""
MADE_UP = {
    "button-": ("turn", "hand", "look", "undo", "log", "help"),
    "lobby-": ("join", "leave", "computer", "dismiss", "start"),
    "permission-": (
        "view-channel",
        "send-messages",
        "send-messages-in-threads",
        "create-public-threads",
    ),
    "cmd-table-": ("end", "resume"),
    "cmd-game-": ("join", "leave", "start", "status", "end", "pause", "replace"),
    "terms-": ("limit", "bank", "out", "guests", "discreet"),
    "terms-out.": tuple(RunOut),
    "until-": tuple(RunOut),
    "did-run-out-": tuple(RunOut),
    "spacing-": tuple(str(seconds) for seconds in SPACINGS),
    "answering-": tuple(Answering),
    "games-": ("awaited", "playing", "paused", "lobby", "parked"),
}
"""The ids that the code puts together, by how they begin."""


def source_files() -> list[Path]:
    return sorted(Path(str(resources.files(bot))).rglob("*.py"))


def said_in(tree: ast.AST) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The ids of what is said, with the names of the parameters where they are written out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        if node.func.id not in ("Message", "told", "name", "about"):
            continue
        for id_ in strings(node.args[0]):
            yield id_, parameters(node)


def strings(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return [text + "…"]
        case ast.IfExp():
            return strings(node.body) + strings(node.orelse)
    return []


def parameters(call: ast.Call) -> frozenset[str] | None:
    if isinstance(call.func, ast.Name) and call.func.id == "told":
        return frozenset(str(word.arg) for word in call.keywords) if all(w.arg for w in call.keywords) else None
    if isinstance(call.func, ast.Name) and call.func.id != "Message":
        return frozenset()
    if len(call.args) == 1:
        return frozenset()
    given = call.args[1]
    if isinstance(given, ast.Dict):
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return None


def said() -> dict[str, set[frozenset[str]]]:
    """All ids that are said, with the parameters they are said with."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    for path in source_files():
        for id_, given in said_in(ast.parse(path.read_text(encoding="utf-8"))):
            for full in completed(id_):
                found[full] |= {given} if given is not None else set()
    return found


def completed(id_: str) -> list[str]:
    if id_ == "game" or (id_.startswith(SPOKEN_BY_RULES) and id_ not in ("do-it", "option-line")):
        return []
    if not id_.endswith("…"):
        return [id_]
    start = id_.removesuffix("…")
    return [start + end for end in MADE_UP[start]] if start in MADE_UP else []


class Parameters(Visitor):
    """Collects the parameters of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the name the visitor looks for
        self.names.add(node.id.name.removesuffix("_key"))


def texts(locale: str) -> dict[str, frozenset[str]]:
    """Every text of bot/words in that language and its parameters, attributes as `id.attribute`."""
    resource = parse((resources.files(OURS) / f"words.{locale}.ftl").read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            if entry.value is not None:
                found[entry.id.name] = parameters_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = parameters_of(attribute.value)
    return found


def parameters_of(pattern: ftl.Pattern) -> frozenset[str]:
    looking = Parameters()
    looking.visit(pattern)
    return frozenset(looking.names)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_id_in_the_code_is_spoken_with_its_parameters(locale: str) -> None:
    known = texts(locale)
    for id_, ways in said().items():
        assert id_ in known, f"{id_} is not in words.{locale}.ftl"
        for given in ways:
            assert known[id_] <= given, f"{id_} in {locale} needs {set(known[id_] - given)}"
            Speaker(locale, (OURS,)).say(Message(id_, dict.fromkeys(given, "x")))


def test_all_languages_say_the_same_things() -> None:
    first, *others = (texts(locale) for locale in LOCALES)
    for other in others:
        assert other == first


def test_no_text_is_left_over() -> None:
    written = {
        node.value
        for path in source_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = {id_.partition(".")[0] for id_ in (*said(), *written)}
    unused = {id_.partition(".")[0] for id_ in texts("en")} - used
    assert unused == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", sorted(games()))
def test_no_game_uses_an_id_of_ours(key: str, locale: str) -> None:
    theirs = parse((resources.files(f"rules.{key}") / f"words.{locale}.ftl").read_text(encoding="utf-8"))
    common = parse((resources.files("rules") / f"words.{locale}.ftl").read_text(encoding="utf-8"))
    names = {entry.id.name for entry in (*theirs.body, *common.body) if isinstance(entry, ftl.Message)}
    assert names & {id_.partition(".")[0] for id_ in texts(locale)} == set()
