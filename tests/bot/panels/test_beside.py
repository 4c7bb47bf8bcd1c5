"""What stands beside a choice, so that it can be made without knowing the board by heart, and why some may not go
together."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from bot import limits
from bot.narrowing import Question, follow, question
from bot.panels.at_decision import _not_together
from bot.panels.decision import decision_panel
from bot.panels.places import places
from bot.panels.seating import Seating
from bot.speech import cut
from rules import games
from rules.dice import Dice
from rules.game import AnyGame
from rules.shared_worlds import GAME as WORLDS
from rules.shared_worlds.actions import Fight
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.view import Face
from rules.words import Message
from tests.bot.panels.fits import assert_fits, words_of
from tests.bot.panels.test_places import ways
from tests.bot.positions import every_game, positions, table_at
from tests.rules.shared_worlds.table import does, side, unanswered
from tests.rules.shared_worlds.table import table as worlds

GAMES = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
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


@GAMES
def test_beside_a_last_choice_stands_what_it_brings(game: AnyGame) -> None:
    """Where nothing is to be known of the places themselves: what the action that is left would bring."""
    for seating, path, asked in questions(game, "en", every=29):
        if asked.kind is None or asked.items or places(seating, path):
            continue
        table, shown = seating.table, decision_panel(seating, path)
        offered = entries(assert_fits(shown))
        for choice, entry in zip(asked.choices, offered, strict=False):
            assert seating.seat is not None
            brings = game.foretell(table.state, seating.seat, choice.actions[0])
            if brings is not None and len(choice.actions) == 1:
                told = " ".join(seating.speaker.say(brings).split())
                assert entry["description"] == cut(told, limits.SELECT_DESCRIPTION)


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
