"""Every kind of fault that is known of other bots has a test of its name; and those that belong nowhere else."""

from __future__ import annotations

import ast
import io
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from bot import limits
from images.kit.paint import PAINTS, Livery
from images.nerthania.colours import LANDS
from rules import games
from tests.bot.panels.evening import Evening
from tests.images.vision import VISIONS, lightness
from tests.play.club import Club

SCENARIOS = """
one press, two effects · two people at once · lost simultaneous choice · silent refusal · lost update · double start ·
join storm · wrong table · stranger at the table · stale button · ten quick moves · crash · dead buttons ·
expired token · edit refused · slow drawing · down at the deadline · down at the call · too many pings ·
database locked · leaver · closed dms · all left · owner gone · silent player · replaced in the middle ·
deleted account · object gone · archived or locked thread · permission lost · limits · size · rate limits ·
text as weapon · foreign scripts · leak · peeking by undo · lost request · colour · no sight · mistaken move
"""
ENOUGH = 12
"""So many pixels of a colour are seen."""
NEAR = 6
"""So far a colour may be off, and is the same."""
TONES_APART = 8.0
"""So many steps of lightness, at least, between two seats."""


def named() -> set[str]:
    """The names of all tests and groups of tests in here, in small letters without anything between."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.add(bare(node.name).removeprefix("test"))
    return found


def bare(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


@pytest.mark.parametrize("scenario", [" ".join(line.split()) for line in SCENARIOS.split("·")])
def test_every_scenario_has_a_test_of_its_name(scenario: str) -> None:
    assert bare(scenario) in named()


@pytest.mark.parametrize("game", games())
async def test_colour(evening: Evening, game: str) -> None:
    """On the board that is posted, all seats have colours that differ in tone, whatever colours somebody sees.

    That their marks differ too, in black and white, is looked at where they are drawn, in tests/images.
    """
    people = [evening.club.person(name) for name in ("Anna", "Ben", "Clara", "David")]
    seats = games()[game].seats[-1]
    await evening.lobby(*people[:seats], seats=seats, game=game)
    await people[0].slash(evening.channel, "game start")
    await evening.message("➡️")
    tribes = [holder.tribe for holder in evening.table.holders]
    pixels = colours(posted(evening))
    for one, other in combinations([fills(game)[tribe].fill for tribe in tribes], 2):
        assert seen(pixels, one) >= ENOUGH, one
        assert seen(pixels, other) >= ENOUGH, other
        for vision in VISIONS:
            assert abs(lightness(one, vision) - lightness(other, vision)) >= TONES_APART, (one, other, vision)


def fills(game: str) -> Mapping[str, Livery]:
    """The colours of the tribes of this game."""
    own = LANDS["default"].tribes
    return own if set(games()[game].tribes) == set(own) else PAINTS["default"].liveries


def posted(evening: Evening) -> bytes:
    """The last picture that has gone out."""
    return next(sent.files[0][1] for sent in reversed(evening.wire.rest.sent) if sent.files)


def colours(picture: bytes) -> Counter[tuple[int, ...]]:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    found = image.getcolors(image.width * image.height) or []
    return Counter({colour: number for number, colour in found if isinstance(colour, tuple)})


def seen(pixels: Counter[tuple[int, ...]], colour: str) -> int:
    """How many pixels have about this colour."""
    wanted = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return sum(
        number
        for pixel, number in pixels.items()
        if all(abs(a - b) <= NEAR for a, b in zip(pixel, wanted, strict=True))
    )


async def test_no_command_that_discord_has_been_told_has_more_below_it_than_fits(club: Club) -> None:
    """Limits: 25 options and 26 subcommands, in the tree as Discord has it. Lengths are in tests/bot/commands."""
    guild = club.channel.guild
    assert guild is not None
    for command in club.elder.tree.get_commands():
        registered = club.env.backend.find_command(command.name, guild.id)
        assert registered is not None
        below = [registered]
        while below:
            part = below.pop()
            options = part.get("options") or ()
            assert len(options) <= min(limits.OPTIONS, limits.SUBCOMMANDS)
            below += options
