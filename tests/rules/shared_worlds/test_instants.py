"""Every instant of the edition: does what it says, and is refused where it must be."""

from __future__ import annotations

import pytest

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate, Answer, Pass, PlayInstant
from rules.shared_worlds.cards import Card, cards
from rules.shared_worlds.pieces import LANES, Face, Passing, Side, UnitAt
from rules.shared_worlds.table import SharedWorldsState
from rules.words import Who
from tests.rules.shared_worlds.table import asked, asked_kind, attack, side, source, table
from tests.rules.shared_worlds.used import answer, check, homes, scene, uses

INSTANTS = [card for card in cards().values() if card.instant is not None]


def at_its_moment(card: Card) -> SharedWorldsState:
    """Red is asked at a moment at which the instant can be played."""
    assert card.instant is not None
    windows = card.instant.windows
    if "save_unit" in windows:
        return dying_unit(card)
    if "save_player" in windows:
        return dying_player(card)
    state = scene(card, "combat mammoth_guard power=3")
    if "any" in windows or "main" in windows:
        return state
    if any(choice.side == "opponent" for choice in card.instant.choose):
        return attacked(card)
    attack(state, "center")
    return state


def attacked(card: Card) -> SharedWorldsState:
    """Blue attacks red."""
    state = table(
        turn="blue",
        red=side(homes(card)[0], hand=card.id, left="combat cub"),
        blue=side(homes(card)[1], left="combat yew_lancer power=2"),
    )
    attack(state, "left", whom="red")
    while asked(state) != 0:
        GAME.apply(state, 1, Pass(Passing.ONCE))
    return state


def dying_unit(card: Card, more: str = "") -> SharedWorldsState:
    """A unit of red is at 0 Life."""
    state = table(
        turn="blue",
        red=side(homes(card)[0], hand=card.id + more, left="combat story_keeper life=1 tapped power=1"),
        blue=side(homes(card)[1], center="gorrun"),
    )
    target = UnitAt(Face("story_keeper"), Who(0), LANES[0])
    GAME.apply(state, 1, Activate(source(state, "blue", "center"), target, None, ()))
    assert asked_kind(state) == "ask-answer"
    return state


def dying_player(card: Card) -> SharedWorldsState:
    """Red is at 0 Life."""
    state = table(
        turn="blue",
        red=side(homes(card)[0], hand=card.id, life=2),
        blue=side("wood_yard 1 denisova_cavern 1", center="sael"),
    )
    GAME.apply(state, 1, Activate(source(state, "blue", "center"), Who(0), None, ()))
    GAME.apply(state, 0, Answer(Side.SECOND))
    assert asked_kind(state) == "ask-answer"
    return state


every_instant = pytest.mark.parametrize("card", INSTANTS, ids=lambda card: card.id)


@every_instant
def test_an_instant_does_what_it_says_whatever_it_chooses(card: Card) -> None:
    state = at_its_moment(card)
    found = uses(state, PlayInstant, card.id)
    assert found
    boxes = len(card.cost)
    for action in found:
        attackers = [one.card for one in state.players[0].lanes if one is not None and one.attacks]
        paid = {("hand", 0): -1, ("graveyard", 0): 1, ("available", 0): -boxes, ("used", 0): boxes}
        check(state, card.instant, action, {"own_attackers": attackers}, paid)


@every_instant
def test_an_instant_is_refused_at_other_moments(card: Card) -> None:
    assert card.instant is not None
    action = uses(at_its_moment(card), PlayInstant, card.id)[0]
    windows = card.instant.windows
    if "any" in windows:
        state = dying_unit(cards()["grave_flowers"], f" {card.id}")
    elif "main" in windows:
        state = scene(card, "combat mammoth_guard power=3")
        attack(state, "center")
    else:
        state = scene(card, "combat mammoth_guard power=3")
    assert answer(state, action) == "no-moment 7.1"


@every_instant
def test_an_instant_has_to_be_paid(card: Card) -> None:
    assert card.instant is not None
    action = uses(at_its_moment(card), PlayInstant, card.id)[0]
    if "any" in card.instant.windows:
        state = scene(card, "combat mammoth_guard power=3")
        for player in state.players:
            player.cubes -= sum(place.cubes for place in player.places)
            for place in player.places:
                place.cubes = 0
        refusal = answer(state, action)
        assert refusal in ("no-cubes 3.3", "no-such-target 11.3", "no-target 11.3")


@every_instant
def test_an_instant_without_a_target_cannot_be_played(card: Card) -> None:
    assert card.instant is not None
    action = uses(at_its_moment(card), PlayInstant, card.id)[0]
    if "unit" in {choice.what for choice in card.instant.choose} and {"any", "main"} & {*card.instant.windows}:
        state = table(red=side(homes(card)[0], hand=f"{card.id} cub cub"), blue=side(homes(card)[1]))
        assert not uses(state, PlayInstant, card.id)
        assert answer(state, action) == "no-target 11.3"
