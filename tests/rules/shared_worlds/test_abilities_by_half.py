"""Every ability that always works or happens by itself, generated from the edition: in its own half, in no other, and
without a target it does nothing.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest

from rules.game import Event
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Attack, Block, Done, Fight
from rules.shared_worlds.cards import Card, CardType, Passive, Triggered, cards
from rules.shared_worlds.passives import working
from rules.shared_worlds.pieces import Attacker
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState
from rules.words import Message
from tests.rules.shared_worlds.table import asked, asked_kind, at, does, side, table, told

Half = Literal["combat", "development"]
OTHER: dict[Half, Half] = {"combat": "development", "development": "combat"}


def abilities(kind: type[Any]) -> pytest.MarkDecorator:
    """Every ability of this kind that stands on a card which can be in both areas."""
    rows = [
        pytest.param(card, half, number, id=f"{card.id}-{half}-{number}")
        for card in cards().values()
        for half in OTHER
        for number, ability in enumerate(card.half(half))
        if isinstance(ability, kind) and (card.attach is None or card.attach.what == "unit")
    ]
    return pytest.mark.parametrize(("card", "half", "number"), rows)


def carried(card: Card, half: Half, more: str = "") -> str:
    """The unit, or a unit that wears the attachment, in this area."""
    area = "combat " if half == "combat" else ""
    return area + (card.id if card.type is CardType.UNIT else f"hide_scraper +{card.id}") + more


def works(card: Card, half: Half, number: int, zone: Half) -> bool:
    """Whether this passive ability works while its card is in this area."""
    state = table(red=side(left=carried(card, zone), center="combat cub", right="cub"))
    unit = state.players[0].lanes[0]
    assert unit is not None
    single = unit.card if card.type is CardType.UNIT else unit.attachments[0].card
    name = f"{single}.{half[0]}{number}."
    return any(work.key.startswith(name) for work in working(state, 0))


@abilities(Passive)
def test_what_always_works_does_in_its_own_half(card: Card, half: Half, number: int) -> None:
    assert works(card, half, number, half)


@abilities(Passive)
def test_what_always_works_does_not_in_the_other_half(card: Card, half: Half, number: int) -> None:
    assert not works(card, half, number, OTHER[half])


# What happens by itself.


def fight(card: Card, on: str, *, company: bool = True, foes: bool = True) -> list[Event]:
    """A combat in which the occasion comes for the card: all that happens in it.

    It attacks, or for `block` stands before an attacker; without `company` no other unit attacks beside it, without
    `foes` its opponent has no unit.
    """
    me = carried(card, "combat", " power=1")
    if on == "block":
        red, blue = side(left="combat urgan power=1", right="combat cub power=1"), side(left=me)
    else:
        red = side(left=me, **({"right": "combat cub power=1"} if company else {}))
        blue = side(hand="cub cub", **({"left": "combat hide_scraper"} if foes else {}))
    state = table(red=red, blue=blue)
    does(state, Fight())
    unasked(state)
    lanes = ["left"] if on != "block" and not company else ["left", "right"]
    attack = Attack(tuple(Attacker(at(state, "red", lane), who(1)) for lane in lanes))
    return [*GAME.apply(state, 0, attack), *unasked(state, stands=on in ("block", "survive"))]


def unasked(state: SharedWorldsState, *, stands: bool = False) -> list[Event]:
    """Everything is answered: `stands` says whether blue's unit in the left lane blocks there."""
    happened: list[Event] = []
    while asked_kind(state) not in ("ask-act", "ask-attack", "over"):
        action = GAME.stand_in(state, asked(state))
        if asked_kind(state) in ("ask-block", "ask-intercept"):
            block = next((one for one in GAME.legal(state, 1) if isinstance(one, Block)), None)
            action = block if stands and block is not None else Done()
        happened += GAME.apply(state, asked(state), action)
    return happened


def triggered(happened: list[Event], card: Card) -> int:
    """How often an ability of this card has happened."""
    abilities = [message.params["ability"] for message in told(happened, "did-trigger")]
    return sum(isinstance(one, Message) and card.said() in one.params.values() for one in abilities)


in_combat = pytest.mark.parametrize(
    ("card", "ability"),
    [
        pytest.param(card, ability, id=f"{card.id}-{ability.on}")
        for card in cards().values()
        for ability in card.combat
        if isinstance(ability, Triggered)
    ],
)


@in_combat
def test_what_happens_by_itself_happens_once_at_its_occasion(card: Card, ability: Triggered) -> None:
    assert triggered(fight(card, ability.on), card) == 1


@in_combat
def test_what_happens_by_itself_does_not_at_other_occasions(card: Card, ability: Triggered) -> None:
    for on in {"attack", "block", "hit", "survive"} - {ability.on}:
        also = {"attack": {"hit", "survive"}, "hit": {"attack"}, "survive": {"block"}}.get(ability.on, set())
        if on not in also:
            assert triggered(fight(card, on), card) == 0, on


@in_combat
def test_what_happens_by_itself_does_nothing_without_its_target(card: Card, ability: Triggered) -> None:
    lonely = triggered(fight(card, ability.on, company=False, foes=ability.on == "survive"), card)
    assert lonely == (0 if ability.choose or ability.only_if else 1)
