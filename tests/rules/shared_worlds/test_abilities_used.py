"""Every activated ability of the edition: does what it says, and is refused where it must be."""

from __future__ import annotations

from typing import Any

import pytest

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate
from rules.shared_worlds.cards import Activated, Card, CardType, buildings, cards
from rules.shared_worlds.pieces import Side
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import attack, side, table
from tests.rules.shared_worlds.used import answer, check, follow, homes, scene, uses

UNITS = [card for card in cards().values() if card.type is CardType.UNIT]
WORN = [card for card in cards().values() if card.attach is not None and card.attach.what == "unit"]
ON_BUILDINGS = [card for card in cards().values() if card.attach is not None and card.attach.what == "building"]


# Abilities of cards in Development.


def activated(found: list[Card]) -> pytest.MarkDecorator:
    rows = [
        pytest.param(card, number, id=f"{card.id}-{number}")
        for card in found
        for number, ability in enumerate(card.development)
        if isinstance(ability, Activated)
    ]
    return pytest.mark.parametrize(("card", "number"), rows)


def in_development(card: Card, area: str = "") -> SharedWorldsState:
    """The card in the center lane of red, or on the unit there, or on its first building."""
    if card.type is CardType.UNIT:
        return scene(card, f"{area} {card.id}")
    worn = card.attach is not None and card.attach.what == "unit"
    return scene(card, f"{area} hide_scraper" + (f" +{card.id}" if worn else ""), on="" if worn else card.id)


@activated([*UNITS, *WORN, *ON_BUILDINGS])
def test_it_does_what_it_says_whatever_it_chooses(card: Card, number: int) -> None:
    state = in_development(card)
    ability: Any = card.development[number]
    found = uses(state, Activate, card.id)
    assert found
    for action in found:
        unit = state.players[0].lanes[1]
        assert unit is not None
        paid = {("unit life", unit.card): -ability.cost.life}
        boxes = len(ability.cost.resources)
        paid |= {("available", 0): -boxes, ("used", 0): boxes}
        paid |= {("hand", 0): -ability.cost.discard, ("graveyard", 0): ability.cost.discard}
        check(state, ability, action, {"this": unit.card, "wearer": unit.card}, paid)


@activated([*UNITS, *WORN, *ON_BUILDINGS])
def test_it_is_used_once_in_a_turn(card: Card, number: int) -> None:
    state = in_development(card)
    action = uses(state, Activate, card.id)[0]
    GAME.apply(state, 0, action)
    follow(state, Side.SECOND)
    if state.find(state.players[0].lanes[1].card if state.players[0].lanes[1] else -1) is not None:
        assert answer(state, action) == "no-second-use 11.1"


@activated([*UNITS, *WORN])
def test_it_does_not_work_in_combat(card: Card, number: int) -> None:
    action = uses(in_development(card), Activate, card.id)[0]
    state = in_development(card, "combat")
    assert not [one for one in uses(state, Activate, card.id) if one.ability == action.ability]
    assert answer(state, action) == "no-ability 4.8"


@activated([*UNITS, *WORN, *ON_BUILDINGS])
def test_it_needs_its_target_and_its_cost(card: Card, number: int) -> None:
    ability: Any = card.development[number]
    action = uses(in_development(card), Activate, card.id)[0]
    me = card.id if card.type is CardType.UNIT else f"hide_scraper +{card.id}"
    on = card.id if card.attach is not None and card.attach.what == "building" else ""
    mine = homes(card)[0].replace("3", "0")
    lonely = side(mine, center="hide_scraper" if on else me, on=on)
    state = table(red=lonely, blue=side(homes(card)[1]))
    wanted = {choice.what for choice in ability.choose}
    if wanted - {"player"}:
        assert not uses(state, Activate, card.id)
        lacks = "no-cards-to-discard 4.8" if ability.cost.discard else "no-target 11.3"
        assert answer(state, action) == lacks
    elif ability.cost.resources:
        assert answer(state, action) == "no-cubes 3.2"


@pytest.mark.parametrize(
    "name", [name for name, one in buildings().items() if isinstance(one.development[0], Activated)]
)
def test_a_building_does_what_it_says_by_option(name: str) -> None:
    ability: Any = buildings()[name].development[0]
    other = "fire_pit" if name != "fire_pit" else "wood_yard"
    theirs = (
        "neander_cave 1 stone_mine 1" if name not in ("neander_cave", "stone_mine") else "heidel_camp 1 sapiens_camp 1"
    )
    red = side(f"{name} 3 {other} 3", deck="cub", left="combat cub power=1", center="tar_boiler life=1", hand="cub")
    for on in (True, False):
        state = table(red=red, blue=side(theirs), options={"building_abilities": on})
        found = uses(state, Activate, name)
        assert bool(found) == on
        for action in found:
            boxes = len(ability.cost.resources)
            check(state, ability, action, {}, {("available", 0): -boxes, ("used", 0): boxes})


# Abilities of cards in Combat.


def test_yew_lancer_pays_life_for_power_in_the_windows_it_names() -> None:
    card = cards()["yew_lancer"]
    state = scene(card, "combat yew_lancer power=2")
    attack(state, "center")
    ability: Any = card.combat[0]
    (action,) = uses(state, Activate, card.id)
    unit = state.players[0].lanes[1]
    assert unit is not None
    check(state, ability, action, {"this": unit.card}, {("unit life", unit.card): -1})
    assert answer(scene(card, "yew_lancer"), action) == "no-ability 4.8"


def test_yew_lancer_uses_it_once() -> None:
    state = scene(cards()["yew_lancer"], "combat yew_lancer power=2")
    attack(state, "center")
    (action,) = uses(state, Activate, "yew_lancer")
    GAME.apply(state, 0, action)
    assert answer(state, action) == "no-second-use 11.1"
