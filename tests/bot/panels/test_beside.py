"""What stands beside a choice, so that it can be made without knowing the board by heart, and why some may not go
together."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from bot import limits
from bot.narrowing import Choice, Question, follow, question
from bot.panels.at_decision import _not_together
from bot.panels.decision import CAPTION, decision_panel
from bot.panels.places import places
from bot.panels.seating import Seating
from bot.speech import cut
from images import captions
from images.kit.look import Look
from rules import games
from rules.dice import Dice
from rules.game import AnyGame
from rules.sapiens.ground import Place
from rules.shared_worlds import GAME as WORLDS
from rules.shared_worlds.actions import Fight
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.table import SharedWorldsState
from rules.words import Message
from tests.bot.panels.fits import assert_fits, pressable, words_of
from tests.bot.panels.test_places import ways
from tests.bot.positions import positions, table_at
from tests.rules.shared_worlds.table import does, side, unanswered
from tests.rules.shared_worlds.table import table as worlds

LOCALES = pytest.mark.parametrize("locale", ["en", "de"])


def questions(
    game: AnyGame, locale: str, *, every: int, plays: int = 1
) -> Iterator[tuple[Seating, tuple[int, ...], Question]]:
    """Questions that are asked in some plays of this game, and the ways to them."""
    for state in itertools.chain.from_iterable(positions(game, f"beside {play}", every=every) for play in range(plays)):
        table = table_at(game, state)
        for prompt in table.awaited():
            seating = Seating(table, prompt.seat, locale)
            for path in ways(seating.legal()):
                asked = question(follow(seating.legal(), path))
                assert asked is not None
                yield seating, path, asked


def entries(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of all menus."""
    return [entry for part in parts for entry in part.get("options", [])]


def brought(game: AnyGame) -> Iterator[tuple[Seating, tuple[int, ...], Question, list[str]]]:
    """Questions of whose choices the game's artist tells nothing, and what each of them would bring, as far as they are
    on the first page."""
    for seating, path, asked in questions(game, "en", every=5, plays=3):
        if asked.kind is None or asked.items or any(drawn(seating, path, asked)):
            continue
        brings = [foretold(seating, choice) for choice in asked.choices[: limits.SELECT_OPTIONS]]
        if any(brings):
            yield seating, path, asked, brings


def drawn(seating: Seating, path: tuple[int, ...], asked: Question) -> tuple[str, ...]:
    """What the game's artist tells of each choice."""
    table, left = seating.table, follow(seating.legal(), path)
    assert asked.field is not None
    view = table.rules.view(table.state, seating.seat)
    values = [choice.value for choice in asked.choices]
    return captions(table.game, view, asked.field, values, left[0], Look(seating.locale, table.names))


def foretold(seating: Seating, choice: Choice) -> str:
    """What the last choice of an action would bring, or the best of those that are left after a choice, in one line."""
    rules, state, seat = seating.table.rules, seating.table.state, seating.seat
    assert seat is not None
    first, *others = choice.actions
    told = rules.at_best(state, seat, choice.actions) if others else rules.foretell(state, seat, first)
    return "" if told is None else " ".join(seating.speaker.say(told).split())


def hinted(seating: Seating, path: tuple[int, ...], asked: Question) -> bool:
    """Whether the game helps to choose there."""
    table = seating.table
    assert seating.seat is not None
    assert asked.field is not None
    return table.rules.hint(table.state, seating.seat, asked.field, follow(seating.legal(), path)) is not None


def seat_asked(state: SharedWorldsState, locale: str) -> Seating:
    """Whoever is asked there, at a table of Ann and Ben."""
    table = table_at(WORLDS, state, names=("Ann", "Ben"))
    return Seating(table, table.awaited()[0].seat, locale)


@LOCALES
def test_beside_every_area_of_nerthania_stands_what_is_there(locale: str) -> None:
    met = set()
    for seating, path, asked in questions(games()["nerthania"], locale, every=5):
        marks = places(seating, path)
        panel = decision_panel(seating, path)
        offered = entries(assert_fits(panel))
        if marks and offered:
            met.add(asked.field)
            assert all(entry.get("description") for entry in offered)
        elif asked.field == "sector":
            met.add(asked.field)
            sectors = [seating.speaker.say(Message(f"sector-{choice.value}")) for choice in asked.choices]
            assert all(sector in words_of(panel) for sector in sectors)
    assert {"area", "to", "areas", "sector"} <= met


@LOCALES
def test_beside_every_tile_and_every_place_of_sapiens_stands_what_it_could_bring(locale: str) -> None:
    """Most where there is most to choose: not only where a single way is left."""
    met = set()
    for seating, path, asked in questions(games()["sapiens"], locale, every=5, plays=3):
        if asked.kind is not Place:
            continue
        panel = decision_panel(seating, path)
        offered = entries(assert_fits(panel))
        lines = [words for words in words_of(panel).splitlines() if words.startswith("**")]
        alike = len({foretold(seating, choice) for choice in asked.choices}) == 1
        met.add((asked.field, bool(offered)))
        assert alike or len(lines) == len(asked.choices) or all(entry.get("description") for entry in offered)
        assert all(foretold(seating, choice) for choice in asked.choices)
    assert {("tile", False), ("at", False), ("at", True), ("turn", False)} <= met


@pytest.mark.parametrize("key", ["nerthania", "sapiens"])
def test_beside_a_last_choice_in_a_menu_stands_what_it_brings(key: str) -> None:
    """Elsewhere last choices are so few that they are buttons."""
    met = False
    for seating, path, _, brings in brought(games()[key]):
        if offered := entries(assert_fits(decision_panel(seating, path))):
            met = True
            for told, entry in zip(brings, offered, strict=True):
                assert entry.get("description", "") == cut(told, limits.SELECT_DESCRIPTION)
    assert met


TOLD = {
    "nerthania": {"once", "each"},
    "sapiens": {"once", "each"},
    "shared_worlds": {"once"},
    "zoar": {"once", "each"},
}
"""How it is told in each game what last choices bring that are buttons."""


@pytest.mark.parametrize("key", TOLD)
def test_above_last_choices_that_are_buttons_stands_what_they_bring(key: str) -> None:
    """What all bring alike is told once; where there is a hint, it stands there instead."""
    game, met = games()[key], set()
    for seating, path, asked, brings in brought(game):
        panel = decision_panel(seating, path)
        if entries(assert_fits(panel)) or hinted(seating, path, asked):
            continue
        if len(brings) > 1 and len(set(brings)) == 1:
            met.add("once")
            lines = [cut(brings[0], CAPTION)]
        else:
            met.add("each")
            names = list(pressable(panel))[: len(brings)]
            lines = [f"**{name}** {cut(told, CAPTION)}" for name, told in zip(names, brings, strict=True) if told]
        assert [line for line in words_of(panel).splitlines() if line in lines] == lines
    assert met >= TOLD[key]


def refused(seating: Seating, asked: Question) -> list[str]:
    """What is told of the things that may not go together."""
    least, most = asked.sizes
    some = [itertools.islice(itertools.combinations(asked.items, n), 40) for n in range(max(least, 1), most + 1)]
    tried = itertools.chain.from_iterable(some)
    return [_not_together(seating, asked, items) for items in tried if asked.ticked(items) is None]


def test_what_may_not_go_together_in_nerthania_is_told_with_its_rule() -> None:
    asking = questions(games()["nerthania"], "en", every=5, plays=3)
    told = [why for seating, _, asked in asking if asked.items for why in refused(seating, asked)]
    assert told
    assert all("(Handbook: " in why for why in told)


def test_that_a_unit_may_not_attack_two_others_is_told_with_its_rule() -> None:
    state = worlds(red=side(left="combat cub power=2", center="combat cub power=2"), seats=3)
    does(state, Fight())
    unanswered(state, "ask-attack")
    seating = seat_asked(state, "en")
    asked = question(seating.legal())
    assert asked is not None
    assert set(refused(seating, asked)) == {
        "Each unit attacks once, named from left to right. (Handbook: Shared Worlds 6.2)"
    }


@pytest.mark.parametrize(
    ("locale", "people", "numbers", "lacking"),
    [
        (
            "en",
            "Sapiens (fire). Development: resources, hand and Deck, plans.",
            "1 fire · Power 1, Life 2",
            "1 wood · Attachment · you have no building for wood",
        ),
        (
            "de",
            "Sapiens (Feuer). Entwicklung: Ressourcen, Hand und Deck, Pläne.",
            "1 Feuer · Kraft 1, Leben 2",
            "1 Holz · Ausrüstung · dir fehlt ein Gebäude für Holz",
        ),
    ],
)
def test_beside_buildings_stand_their_peoples_and_beside_cards_what_they_cost(
    locale: str, people: str, numbers: str, lacking: str
) -> None:
    first = seat_asked(WORLDS.setup(WORLDS.tribes[:2], WORLDS.options(), Dice("peoples")), locale)
    offered = entries(assert_fits(decision_panel(first)))
    assert len(offered) == 8
    assert offered[0]["description"] == people

    hand = "gatherer war_paint hadra cub spear_bearer wayfinder"
    keeping = seat_asked(worlds(at="keep", red=side("fire_pit stone_mine", hand=hand)), locale)
    panel = decision_panel(keeping)
    told = {entry["label"]: entry["description"] for entry in entries(assert_fits(panel)) if "description" in entry}
    assert told[keeping.speaker.say(Face("gatherer").said())] == numbers
    assert told[keeping.speaker.say(Face("war_paint").said())] == lacking
    brings = keeping.speaker.say(Message("will-put-away"))
    assert words_of(panel).count(brings) == 1


def test_no_caption_tells_of_cards_that_its_reader_does_not_hold() -> None:
    """Whatever others hold and lies hidden, what stands beside the choices is the same."""
    for at in ("keep", "choice", "acting"):
        told = []
        for hand in ("cub cub", "hadra gorrun"):
            state = worlds(
                at=at,
                red=side("fire_pit 1 wood_yard 1", hand="gatherer cub"),
                blue=side("stone_mine 1 sapiens_camp", hand=hand),
            )
            seating = seat_asked(state, "en")
            told.append([words_of(decision_panel(seating, path)) for path in ways(seating.legal())])
        assert told[0] == told[1]
