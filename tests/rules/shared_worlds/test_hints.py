"""What is said beside a question and before something is done: strengths, who may stand in the way, what lies where."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from rules.dice import Dice
from rules.game import Action, Seat
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Attack, Block, Charge, ChooseCard, Fight, Intercept, PlayUnit
from rules.shared_worlds.pieces import Attacker, Face
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState
from rules.words import LOCALES, Speaker
from tests.rules.shared_worlds.table import asked_kind, at, attack, does, passes, side, table, unanswered

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def foretold(state: SharedWorldsState, action: Action, seat: Seat = 0, locale: str = "en") -> str:
    message = GAME.foretell(state, seat, action)
    assert message is not None
    return Speaker(locale, (GAME.package,), NAMES).say(message)


def hinted(state: SharedWorldsState, field: str, kind: type[Action], seat: Seat = 0) -> str:
    message = GAME.hint(state, seat, field, [one for one in GAME.legal(state, seat) if isinstance(one, kind)])
    assert message is not None
    return Speaker("en", (GAME.package,), NAMES).say(message)


def before_the_attack(**blue: Any) -> SharedWorldsState:
    """Red's Cub attacks from the left lane, if it likes."""
    state = table(red=side(left="combat cub power=2", right="combat gatherer power=1"), blue=side(**blue))
    does(state, Fight())
    unanswered(state, "ask-attack")
    return state


def test_an_attack_is_told_against_those_who_could_block_or_intercept() -> None:
    state = before_the_attack(left="combat cub power=1", center="gatherer")
    told = foretold(state, Attack((Attacker(at(state, "red", "left"), who(1)),)))
    assert told.startswith("⚔️ Cub (Ann, left): Power 2 · Life 1, against Ben.")
    assert "Can block: Cub (Ben, left): Power 1 · Life 1" in told
    assert told.endswith("nobody can intercept.")


def test_who_could_intercept_is_told_where_the_lane_is_free() -> None:
    state = before_the_attack(center="gatherer")
    told = foretold(state, Attack((Attacker(at(state, "red", "left"), who(1)),)))
    assert "Nobody stands in its way" in told
    assert told.endswith("can intercept: Gatherer (Ben, centre): Power 0 · Life 2.")


def test_every_attacker_has_a_line_of_its_own_and_none_has_none() -> None:
    state = before_the_attack()
    both = GAME.legal(state, 0)[0]
    assert [line[:2] for line in foretold(state, both).splitlines()] == ["⚔️", "⚔️"]
    assert hinted(state, "attackers", Attack) == foretold(state, both)
    assert GAME.foretell(state, 0, Attack(())) is None


def test_who_could_block_by_the_words_can_block_by_the_rules() -> None:
    state = before_the_attack(left="combat cub power=1", center="gatherer", right="combat yew_lancer power=1")
    choice = GAME.legal(state, 0)[0]
    told = foretold(state, choice)
    does(state, choice)
    unanswered(state, "ask-block")
    possible = {one.unit for one in GAME.legal(state, 1) if isinstance(one, Block)}
    words = Speaker("en", (GAME.package,), NAMES)
    assert possible
    assert all(f"{words.say(unit.card.said())} (Ben, {unit.lane})" in told for unit in possible)


def test_a_block_is_told_with_both_strengths() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(left="combat gatherer power=1"))
    attack(state, "left")
    unanswered(state, "ask-block")
    action = Block(at(state, "blue", "left"), at(state, "red", "left"))
    both = "Gatherer (Ben, left): Power 1 · Life 2, against Cub (Ann, left): Power 2 · Life 1."
    assert foretold(state, action, 1) == both
    assert hinted(state, "unit", Block, 1) == "Attackers: Cub (Ann, left): Power 2 · Life 1."


def test_an_interception_is_told_with_both_strengths() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(center="gatherer"))
    attack(state, "left")
    unanswered(state, "ask-intercept")
    action = Intercept(at(state, "blue", "center"), at(state, "red", "left"))
    assert foretold(state, action, 1).startswith("Gatherer (Ben, centre): Power 0 · Life 2, against Cub")


def test_charging_tells_the_power_then_and_what_is_left() -> None:
    state = table(red=side("fire_pit 2 wood_yard 1", left="cub power=1"))
    action = Charge(at(state, "red", "left"), Face("fire_pit"))
    assert foretold(state, action) == "2 of 2 Power then; 1 resource is left on the building."
    other = Charge(at(state, "red", "left"), Face("wood_yard"))
    assert foretold(state, other, locale="de") == "Dann 2 von 2 Kraft; auf dem Gebäude bleibt nichts."
    assert hinted(state, "unit", Charge) == "Power now: Cub (Ann, left) 1 of 2."
    assert hinted(state, "building", Charge) == "Yours: 2 from Fire Pit and 1 from Wood Yard."


def test_paying_tells_what_could_be_borrowed_and_of_whom() -> None:
    state = table(
        red=side("wood_yard stone_mine", hand="gatherer cub spear_bearer"), blue=side("fire_pit 2 sapiens_camp 1")
    )
    assert hinted(state, "pay", PlayUnit) == (
        "Yours: none. To borrow: 2 from Fire Pit (Ben) and 1 from Sapiens Camp (Ben)."
    )


def test_a_chosen_hand_card_is_told_where_it_goes() -> None:
    state = table(
        red=side("wood_yard stone_mine", hand="gatherer cub spear_bearer hadra"),
        blue=side("fire_pit 2 leather_workshop"),
    )
    play = next(one for one in GAME.legal(state, 0) if isinstance(one, PlayUnit) and one.card == Face("gatherer"))
    does(state, play)
    assert asked_kind(state) == "ask-worker"
    assert foretold(state, ChooseCard(Face("cub"))) == "It becomes a Worker under Fire Pit."


@pytest.mark.parametrize("seed", range(4))
def test_hints_and_what_is_foretold_can_be_said_in_every_language(seed: int) -> None:
    """Wherever a random game comes, each action and each field of it is spoken of without a fault."""
    luck = Random(seed)
    state = GAME.setup(GAME.tribes[: 2 + seed % 3], GAME.options(), Dice(f"hints {seed}"))
    speakers = [Speaker(locale, (GAME.package,), NAMES) for locale in LOCALES]
    spoken: set[str] = set()
    for _ in range(250):
        if not (asked := GAME.awaited(state)):
            break
        seat = luck.choice(asked).seat
        legal = GAME.legal(state, seat)
        for action in luck.sample(legal, min(5, len(legal))):
            same = [one for one in legal if type(one) is type(action)]
            told = [GAME.foretell(state, seat, action)]
            told += [GAME.hint(state, seat, field, same) for field in [one.name for one in fields(action)]]
            messages = [message for message in told if message is not None]
            assert all(speaker.say(message) for message in messages for speaker in speakers)
            spoken |= {message.id for message in messages}
        GAME.apply(state, seat, luck.choice((GAME.stand_in(state, seat), *legal)))
    assert spoken >= {"hint-powers", "hint-stock", "will-charge", "will-put-away"}


def test_no_hint_tells_what_others_hold() -> None:
    one, other = (
        table(red=side("fire_pit 1 wood_yard", left="combat cub power=1", hand="cub"), blue=side(hand=hand))
        for hand in ("gatherer", "hadra")
    )
    for state in (one, other):
        does(state, Fight())
        unanswered(state, "ask-attack")
    assert hinted(one, "attackers", Attack) == hinted(other, "attackers", Attack)
    assert passes(one) == passes(other)
