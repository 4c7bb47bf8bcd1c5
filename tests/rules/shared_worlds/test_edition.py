"""The cards of the edition: what the box is known to hold, and that no word stands there that means nothing."""

from __future__ import annotations

import pickle
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from rules.edition import BrokenEdition, load
from rules.shared_worlds.cards import (
    Building,
    Card,
    WrittenBuilding,
    WrittenCard,
    building,
    buildings,
    card,
    cards,
    main_pile,
)
from rules.shared_worlds.cards.printed import Cards
from rules.shared_worlds.cards.terms import COLOUR_OF, Box, CardType, Colour, Tribe

FILE = resources.files("rules.shared_worlds") / "edition" / "cards.toml"


def test_the_main_pile_has_112_cards_28_of_each_people() -> None:
    assert Counter(one.tribe for one in main_pile()) == dict.fromkeys(Tribe, 28)


def test_there_are_8_buildings_two_of_each_people() -> None:
    assert Counter(one.tribe for one in buildings().values()) == dict.fromkeys(Tribe, 2)


def test_the_buildings_give_their_resources_the_colours_of_the_rulebook() -> None:
    colours = {one.id: one.colour for one in buildings().values()}
    assert colours == {
        "fire_pit": Colour.FIRE,
        "sapiens_camp": Colour.FIRE,
        "leather_workshop": Colour.LEATHER,
        "neander_cave": Colour.LEATHER,
        "wood_yard": Colour.WOOD,
        "heidel_camp": Colour.WOOD,
        "stone_mine": Colour.STONE,
        "denisova_cavern": Colour.STONE,
    }


def test_a_colour_pays_for_its_own_box_and_for_any() -> None:
    for colour in Colour:
        assert [box for box in Box if box.takes(colour)] == [Box(colour.value), Box.ANY]


@pytest.mark.parametrize(
    ("name", "power", "life"), [("gatherer", 1, 2), ("cub", 2, 1), ("mammoth_guard", 4, 4)]
)  # the units whose numbers the rulebook's examples give
def test_published_numbers_are_as_published(name: str, power: int, life: int) -> None:
    one = card(name)
    assert (one.source, one.power, one.life) == ("published", power, life)


def test_only_what_is_published_names_published_facts() -> None:
    rows: tuple[Card | Building, ...] = (*cards().values(), *buildings().values())
    for one in rows:
        assert (one.source == "published") == bool(one.fixed), one


def test_a_legendary_is_there_once_and_all_else_as_often_as_its_rarity_allows() -> None:
    allowed = {"legendary": {1}, "uncommon": {1}, "common": {2, 3}}
    for one in cards().values():
        assert one.copies in allowed[one.rarity], one


def test_every_people_has_cards_of_every_type_and_three_legendaries() -> None:
    for tribe in Tribe:
        own = [one for one in cards().values() if one.tribe is tribe]
        assert {one.type for one in own} == set(CardType)
        assert sum(one.legendary for one in own) == 3


def test_a_cost_holds_the_colour_of_its_people_or_any() -> None:
    for one in cards().values():
        assert set(one.cost) <= {Box(COLOUR_OF[one.tribe].value), Box.ANY}, one


def test_copies_of_a_position_share_their_cards() -> None:
    assert pickle.loads(pickle.dumps(card("cub"))) is card("cub")
    assert pickle.loads(pickle.dumps(building("fire_pit"))) is building("fire_pit")


def test_a_card_is_written_as_its_id() -> None:
    written = TypeAdapter(tuple[WrittenCard, WrittenBuilding])
    assert written.dump_json((card("cub"), building("wood_yard"))) == b'["cub","wood_yard"]'
    assert written.validate_json(b'["cub","wood_yard"]', strict=True) == (card("cub"), building("wood_yard"))


def test_a_card_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="'dragon' is no card"):
        card("dragon")
    with pytest.raises(ValueError, match="'castle' is no building"):
        building("castle")


def test_a_card_says_its_name_in_the_language_of_whoever_speaks() -> None:
    assert (card("cub").name.en, card("cub").name.de) == ("Cub", "Jungspund")
    assert card("cub").said().params == {"en": "Cub", "de": "Jungspund"}


UNKNOWN = {
    "a verb": ('do = "rearrange", amount = 3', 'do = "reshuffle", amount = 3', "reshuffle"),
    "a parameter": ('do = "rearrange", amount = 3', 'do = "rearrange", amount = 3, colour = 1', "colour"),
    "a key of a card": ('rarity = "common"', 'rarity = "common"\nspeed = 3', "speed"),
    "a key of an ability": ('mode = "activated"\ncost = { life = 1 }', 'mode = "activated"\nspeed = 3', "speed"),
    "a tribe": ('tribe = "heidels"\ntype = "unit"', 'tribe = "elves"\ntype = "unit"', "tribe"),
    "a box": ('cost = ["wood", "any", "any", "any"]', 'cost = ["gold"]', "cost"),
    "a mode": ('mode = "passive"', 'mode = "sleepy"', "sleepy"),
    "a name": ('target = "wearer"', 'target = "bearer"', "'bearer'"),
    "a duration": ('until = "source"', 'until = "winter"', "until"),
    "an occasion": ('on = "attack"', 'on = "sunrise"', "on"),
    "a window": ('windows = ["any"]', 'windows = ["noon"]', "windows"),
    "a filter": ('filter = ["damaged", "other"]', 'filter = ["sleepy"]', "filter"),
    "a condition": ('only_if = ["with_other_attacker"]', 'only_if = ["alone"]', "only_if"),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_a_word_that_is_not_known_is_refused_with_its_row(what: str, tmp_path: Path) -> None:
    old, new, named = UNKNOWN[what]
    fault = _fault(tmp_path, old, new)
    assert named in fault
    assert "(id = " in fault or "row" in fault


AMISS = {
    "a player where a unit is healed": (
        'do = "heal", amount = 1, target = "u"',
        'do = "heal", amount = 1, target = "you"',
    ),
    "a unit who draws": ('do = "draw", amount = 1, who = "p"', 'do = "draw", amount = 1, who = "this"'),
    "a passive draw": ('{ do = "hand_bonus", amount = 1 }', '{ do = "draw", amount = 1, who = "you" }'),
    "an effect that lasts forever": ('target = "this", until = "combat_end"', 'target = "this", until = "source"'),
    "a passive effect that ends": ('target = "this", until = "source"', 'target = "this", until = "turn_end"'),
    "a unit without Life": ("power = 2\nlife = 1\n", "power = 2\n"),
    "an attachment with Life": ('attach = { what = "unit", side = "own" }', "life = 3"),
    "two copies of a Legendary": ('copies = 1\nrarity = "legendary"', 'copies = 2\nrarity = "legendary"'),
    "an attack in Development": ('[[cards.combat]]\nmode = "triggered"', '[[cards.development]]\nmode = "triggered"'),
    "a combat ability without windows": (
        'windows = ["attackers", "blocks"]\ncost = { life = 1 }',
        "cost = { life = 1 }",
    ),
    "an opposing unit without a lane": ('zone = "combat", lane = "same"', 'zone = "combat"'),
    "a damaged player": (
        'what = "player", side = "opponent"',
        'what = "player", side = "opponent", filter = ["damaged"]',
    ),
    "a player in a lane": ('what = "player", side = "opponent"', 'what = "player", side = "opponent", lane = "any"'),
    "a unit anywhere": ('what = "unit", side = "own", zone = "any"', 'what = "unit", side = "own"'),
    "one who saves at any time": ('windows = ["save_unit"]', 'windows = ["any"]'),
    "a wearer of a unit": ('do = "reach", target = "this"', 'do = "reach", target = "wearer"'),
    "a defender without an attack": (
        'do = "gain_life", amount = 3, who = "p"',
        'do = "gain_life", amount = 3, who = "defender"',
    ),
    "two cards of one name": ('id = "cub"', 'id = "gatherer"'),
    "a third building": (
        'id = "fire_pit"\nname = { en = "Fire Pit", de = "Feuergrube" }\ntribe = "sapiens"',
        'id = "fire_pit"\nname = { en = "Fire Pit", de = "Feuergrube" }\ntribe = "heidels"',
    ),
}


@pytest.mark.parametrize("what", AMISS)
def test_words_that_do_not_fit_each_other_are_refused(what: str, tmp_path: Path) -> None:
    assert _fault(tmp_path, *AMISS[what]).startswith(("cards", "buildings"))


def _fault(folder: Path, old: str, new: str) -> str:
    """What is said of our own edition when this is changed in it, once."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text, old
    file = folder / "cards.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenEdition) as caught:
        load(Cards, str(file))
    return caught.value.fault


def test_every_row_says_where_it_comes_from() -> None:
    body = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert {row["source"] for kind in ("cards", "buildings") for row in body[kind]} == {"published", "reconstructed"}
