"""A card that is played can be read in the report: what it is, what stands on it, and what it did when it counted."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.codec import clone
from rules.game import Event
from rules.nerthania import GAME
from rules.nerthania.actions import Declare, Done, PlayCard, Reinforce
from rules.nerthania.battle.counting import hits, shields
from rules.nerthania.battle.dice import facing
from rules.nerthania.battle.effects import gain_for_groups
from rules.nerthania.battle.leaving import retreats
from rules.nerthania.battle.stages import Stage
from rules.nerthania.battle.telling import cancelled_retreats, counted_cards
from rules.nerthania.cardtext import kind, text, what
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import CARD, KINDS, Card
from rules.words import LOCALES, Message, Speaker, said
from tests.rules.nerthania.clash import dice, fight, side
from tests.rules.nerthania.table import act, script, told

CARDS = list(CARD.values())
W, A = Unit.WARRIOR, Unit.ARCHER
NAMES = ("Ada", "Ben")


def name(card: Card) -> str:
    return f"{card.tribe}.{card.unit}.{card.level}"


def clash(card: Card) -> NerthaniaState:
    """Three of its kind against everything that a card can undo."""
    theirs = dice((W, Face.SHIELD), (W, Face.SHIELD), (W, Face.RETREAT), (W, Face.HIT), (A, Face.BOW_HIT))
    state = fight(card.tribe, dice(*[(card.unit, Face.HIT)] * 3), theirs, card.level)
    faces = [(card.tribe, unit, row.faces[0]) for unit, row in KINDS[card.tribe].items() for _ in range(2)]
    script(state, *[face for face in faces if face[2] is not Face.PANIC] * 4)
    return state


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_a_played_card_is_named_and_all_that_stands_on_it_is_read(card: Card) -> None:
    (event,) = [event for event in act(clash(card), 0, PlayCard(card.unit)) if event.what.id == "did-play-card"]
    for locale in LOCALES:
        voice = Speaker(locale, ("rules.nerthania",), NAMES)
        read = voice.say(event.what)
        assert voice.say(kind(card.tribe, card.unit)) in read
        assert str(card.level) in read
        assert all(voice.say(what(effect, card.tribe)) in read for effect in card.effects)


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_an_animal_or_monster_on_a_card_has_the_name_that_its_tribe_gives_it(card: Card) -> None:
    for locale in LOCALES:
        voice = Speaker(locale, ("rules.nerthania",), NAMES)
        read = voice.say(text(card))
        for unit in (Unit.ANIMAL, Unit.MONSTER):
            word, called = (re.escape(voice.say(spoken)) for spoken in (said(unit), kind(card.tribe, unit)))
            assert len(re.findall(rf"\b{word}\b", read)) == len(re.findall(rf"{called} \({word}\)", read))


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_what_is_told_of_a_card_is_the_difference_it_makes(card: Card) -> None:
    state = clash(card)
    act(state, 0, PlayCard(card.unit))
    gain_for_groups(state, side(state))
    bare = clone(state)
    for field in ("hits", "shields", "breaks_shields", "cancels_bows", "cancels_retreats"):
        setattr(side(bare), field, 0)
    (mine, theirs), (my_own, their_own) = facing(state, Camp.ATTACKER), facing(bare, Camp.ATTACKER)
    expected = {
        "cards-hits": hits(mine, theirs) - hits(my_own, their_own),
        "cards-shields": shields(mine, theirs) - shields(my_own, their_own),
        "cards-broken": shields(their_own, my_own) - shields(theirs, mine),
        "cards-bows": hits(their_own, my_own) - hits(theirs, mine),
    }
    found = [part for event in counted_cards(state, Camp.ATTACKER) for part in _parts(event.what)]
    assert {part.id: part.params["number"] for part in found} == {key: n for key, n in expected.items() if n}
    forbidden = [event.what.params["number"] for event in cancelled_retreats(state, Camp.DEFENDER)]
    fewer = sum(retreats(bare, Camp.DEFENDER)) - sum(retreats(state, Camp.DEFENDER))
    assert forbidden == ([fewer] if fewer else [])


def _parts(said: Message) -> list[Message]:
    effects: Any = said.params["effects"]
    return list(effects)


def test_the_count_and_the_retreats_tell_it() -> None:
    state = fight("snow_blades", dice((W, Face.HIT)), dice((W, Face.SHIELD), (W, Face.RETREAT)), 3)
    side(state).cards.append(W)
    side(state).breaks_shields = side(state).cancels_retreats = 1
    events: list[Event] = []
    while not told(events, "count"):
        events += act(state, GAME.awaited(state)[0].seat, Done())
    assert [one["number"] for one in told(events, "cancel-retreats")] == [1]
    assert len(told(events, "cards")) == 1


def test_a_declared_card_is_read_too() -> None:
    mine, theirs = dice((W, Face.REINFORCEMENT)), dice((Unit.ANIMAL, Face.HIT))
    state = fight("root_storm", mine, theirs, stage=Stage.ATTACKER_REINFORCES, warrior=1)
    state.nations[1].levels[Unit.ANIMAL] = 3
    act(state, 0, Reinforce(W, 12))
    (read,) = told(act(state, 1, Declare(Unit.ANIMAL)), "declare")
    assert read["kind"] == kind(state.nations[1].name, Unit.ANIMAL)
    assert read["level"] == 3
