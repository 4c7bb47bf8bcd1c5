"""README, CONTRIBUTING and CHANGELOG tell the truth: what they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.settings import Settings
from rules.words import texts

HOUSE = Path(__file__).parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
"""What Elder must be allowed in a server, and nothing more."""


def told(document: str) -> str:
    return (HOUSE / document).read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_is_named_is_there(document: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", told(document))
    paths = re.findall(r"`((?:bot|images|rules|tests|\.ci)/[\w./]+)(?:::\w+)?`", told(document))
    assert [name for name in (*links, *paths) if not (HOUSE / name).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_test_that_is_named_is_there(document: str) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", told(document))
    assert [(file, test) for file, test in named if f"def {test}(" not in (HOUSE / file).read_text("utf-8")] == []


@pytest.mark.parametrize("document", ["README.md", "Makefile"])
def test_every_target_of_make_is_there(document: str) -> None:
    rules = re.findall(r"^([a-z ]+):", told("Makefile"), re.MULTILINE)
    targets = {target for rule in rules for target in rule.split()}
    assert set(re.findall(r"(?:^    |`|^# )make ([a-z]+)", told(document), re.MULTILINE)) <= targets


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    asked = re.search(r"client_id=ID&scope=bot\+applications\.commands&permissions=(\d+)", told("README.md"))
    assert asked is not None
    assert int(asked[1]) == discord.Permissions(**dict.fromkeys(NEEDED, True)).value


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_permission_that_elder_can_miss_is_asked_for(locale: str) -> None:
    ids = [entry.id.name for entry in texts("bot.words", locale).body if hasattr(entry, "id")]
    missed = {name.removeprefix("permission-").replace("-", "_") for name in ids if name.startswith("permission-")}
    assert missed
    assert missed <= set(NEEDED)


def test_every_setting_is_explained() -> None:
    explained = told(".env.example")
    named = re.findall(r"^#?([A-Z_]+)=", explained, re.MULTILINE)
    assert set(named) == {name.upper() for name in Settings.model_fields}
