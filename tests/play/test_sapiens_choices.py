"""A tile of Sapiens is laid without counting squares: tile, place, direction; and it is said what everything brings."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from bot.narrowing import Question, follow, question, way_to
from bot.panels.decision import decision_panel
from bot.panels.places import places
from bot.panels.seating import Seating
from images.kit.look import Spot
from images.sapiens.choosing import tiles_among
from rules.game import Action
from rules.sapiens import GAME
from rules.sapiens.beasts import PutBear
from rules.sapiens.ground import Place
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.turn import SapiensState
from rules.words import Who
from tests.bot.positions import positions, table_at
from tests.rules.sapiens.table import BEGUN, linked, named, place, pooled, table

NAMES = ("Anna", "Ben")


def panel(state: SapiensState, action: Action, locale: str = "en") -> str:
    """What is to be read when everything is chosen, before it is done."""
    seating = Seating(table_at(GAME, state, names=NAMES), state.turn, locale)
    shown = decision_panel(seating, way_to(seating.legal(), [action]))
    return "\n".join(item.content for item in shown.walk_children() if isinstance(item, discord.ui.TextDisplay))


def decisions() -> Iterator[tuple[Seating, tuple[int, ...], Question, list[Place]]]:
    """Every question on the way to a placement, in positions of a random game in which a tile is laid and nothing else.

    With the way that leads there, and the placements that are left.
    """
    for state in positions(GAME, "choices", every=1):
        assert isinstance(state, SapiensState)
        seating = Seating(table_at(GAME, state), state.turn, "en")
        legal = seating.legal()
        ways = {way_to(legal, [action]) for action in legal if all(isinstance(one, Place) for one in legal)}
        for path in sorted({way[:depth] for way in ways for depth in range(len(way))}):
            left = [one for one in follow(legal, path) if isinstance(one, Place)]
            asked = question(left)
            assert asked is not None
            yield seating, path, asked, left


def test_first_the_tile_then_its_place_then_the_direction_and_never_what_is_settled() -> None:
    asked_for = set()
    for _, path, asked, left in decisions():
        assert asked.kind is Place
        assert len(asked.choices) > 1
        settled = {"tile": 0, "at": 1, "turn": 2}
        before = [name for name, place in settled.items() if place < settled[str(asked.field)]]
        assert all(len({getattr(one, name) for one in left}) == 1 for name in before)
        asked_for.add((len(path), asked.field))
    assert {(0, "tile"), (1, "at"), (2, "turn")} <= asked_for


def test_the_private_picture_shows_the_tiles_then_only_where_the_tile_fits() -> None:
    for seating, path, asked, left in decisions():
        marks = places(seating, path)
        match asked.field:
            case "at":
                assert [spot.place for spot in marks] == list(dict.fromkeys(one.at for one in left))
                assert all(spot.label == spot.place for spot in marks)
            case "turn":
                assert [spot.label for spot in marks] == [one.turn.value for one in left]
            case _:
                assert tiles_among(marks) == tuple(dict.fromkeys(one.tile for one in left))


def test_an_arrow_shows_where_the_second_scene_would_come() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire")
    seating = Seating(table_at(GAME, state), 0, "en")
    legal = [action for action in seating.legal() if isinstance(action, Place) and action.at == "C4"]
    path = way_to(seating.legal(), legal[:1])[:-1]
    assert set(places(seating, path)) == {Spot("C3", "north"), Spot("D4", "east"), Spot("B4", "west")}


@pytest.mark.parametrize(
    ("locale", "parts"),
    [
        ("en", ("3 food", "the Hunt bonus", "8 shelter from cave VI", "the Camp token")),
        ("de", ("3 Nahrung", "Bonus Jagd", "8 Obdach durch Höhle VI", "Bergstein Lager")),
    ],
)
def test_before_it_is_done_a_placement_says_what_it_scores_and_links(locale: str, parts: tuple[str, ...]) -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt")
    told = panel(state, place("camp-hunt", "VI", "east"), locale)
    assert all(part in told for part in parts)


@pytest.mark.parametrize(
    ("scene", "action", "told"),
    [
        (
            "fight",
            PutFight(pooled(1, "feast-picking")),
            "When it is laid, you gain 1 food, and who lays it loses 1. Now that would be Ben.",
        ),
        ("water", Swap(named("hunt-fire"), pooled(1, "feast-picking")), "Ben then has your tile."),
        ("fire", PutBear(Who(1), "B2"), "This brings 2 shelter, and Ben can lay nothing on B2."),
    ],
)
def test_fight_water_and_fire_say_what_they_do_to_whom(scene: str, action: Action, told: str) -> None:
    state = linked(scene, "camp", pool="hunt-fire", blue="tribe feast-hunt I B1, hunt-camp C1 C2; pool feast-picking")
    assert told in panel(state, action)


def test_a_bear_is_put_on_a_picture_of_the_others_valley() -> None:
    state = linked("fire", "camp", blue="tribe feast-hunt I B1")
    seating = Seating(table_at(GAME, state, names=NAMES), 0, "en")
    path = way_to(seating.legal(), [PutBear(Who(1), "B2")])[:-1]
    assert places(seating, path) == tuple(Spot(at, at, 1) for at in ("A1", "C1", "B2"))
