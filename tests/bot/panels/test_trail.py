"""Whoever is asked for a part of an action is told what is settled of it, in every game, whatever has settled it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from bot.labels import labels, plain
from bot.limits import SELECT_LABEL
from bot.narrowing import question
from bot.panels.decision import decision_panel
from bot.panels.seating import Seating
from bot.panels.trail import forced
from rules.game import Action, AnyGame
from rules.sapiens import GAME as SAPIENS
from rules.sapiens.ground import Place
from rules.words import LOCALES
from tests.bot.panels.fits import assert_fits, words_of
from tests.bot.positions import every_game, positions, table_at
from tests.rules.sapiens.table import BEGUN, table


@dataclass(frozen=True, slots=True)
class Cornered(Seating):
    """A seat to which nothing is left but some of what is legal."""

    left: tuple[Action, ...] = field(default=())

    def legal(self) -> list[Action]:
        return list(self.left)


def cornered(game: AnyGame, locale: str, seed: str) -> Iterator[Cornered]:
    """Seats in a random game as if only the actions with one same beginning were left to them."""
    for state in positions(game, seed, every=23):
        shown = table_at(game, state)
        for prompt in shown.awaited():
            groups: dict[tuple[object, ...], list[Action]] = {}
            for action in Seating(shown, prompt.seat, locale).legal():
                values = [getattr(action, one.name) for one in dataclasses.fields(action)]
                for depth in (1, 2):
                    groups.setdefault((type(action), *values[:depth], depth), []).append(action)
            for actions in list(groups.values())[:12]:
                yield Cornered(shown, prompt.seat, locale, tuple(actions))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_what_nothing_else_is_possible_for_is_said_before_what_comes_after(game: AnyGame, locale: str) -> None:
    asked_for = 0
    for seating in cornered(game, locale, "cornered"):
        asked = question(seating.left)
        if asked is None or asked.kind is None:
            continue
        names = [one.name for one in dataclasses.fields(asked.kind)]
        before = [getattr(seating.left[0], name) for name in names[: names.index(str(asked.field))]]
        panel = decision_panel(seating)
        assert_fits(panel)
        told = words_of(panel)
        small = " ".join(line for line in told.splitlines() if line.startswith("-# "))
        for label in labels([*before, *(asked.begun or ())], seating.speaker, SELECT_LABEL):
            read = small if label.isdecimal() else told  # a number in the question may be that of something else
            assert f" {plain(label)} " in f" {plain(read)} "
            asked_for += 1
    assert asked_for > 0


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "-# Lay a tile › Hunt–Fire"), ("de", "-# Plättchen legen › Jagd–Feuer")]
)
def test_the_only_tile_that_fits_is_named_where_its_place_is_asked(locale: str, said: str) -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    seating = Seating(table_at(SAPIENS, state), 0, locale)
    asked = question(seating.legal())
    assert asked is not None
    assert (asked.kind, asked.field) == (Place, "at")
    assert said in words_of(decision_panel(seating))


@pytest.mark.parametrize(
    ("asks", "repeats"),
    [
        ("Where does hunt-fire go?", False),
        ("Where does your Hunt–Fire go?", False),
        ("Where does it go?", True),
        ("Where does Hunt go, and where Firewater?", True),
    ],
)
def test_what_the_question_says_itself_is_not_repeated(asks: str, *, repeats: bool) -> None:
    seating = Seating(table_at(SAPIENS, table(red=f"tribe {BEGUN}; pool hunt-fire")), 0, "en")
    legal = seating.legal()
    asked = question(legal)
    assert asked is not None
    assert forced(asked, legal, seating.speaker, asks) == ("Lay a tile › Hunt–Fire" if repeats else "")


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_nothing_is_said_where_nothing_is_settled(game: AnyGame) -> None:
    for state in positions(game, "open", every=29):
        shown = table_at(game, state)
        for prompt in shown.awaited():
            seating = Seating(shown, prompt.seat, "en")
            asked = question(seating.legal())
            if asked is not None and (asked.kind is None or asked.field == dataclasses.fields(asked.kind)[0].name):
                small = [line for line in words_of(decision_panel(seating)).splitlines() if line.startswith("-# ")]
                assert len(small) <= 1 + (asked.begun is not None)
