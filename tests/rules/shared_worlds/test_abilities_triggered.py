"""Every ability of the edition that happens by itself: in its half, and not in the other."""

from __future__ import annotations

import pytest

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    Answer,
    Choose,
    ChooseCard,
    Done,
    EndMain,
    Fight,
    Intercept,
    PlayUnit,
)
from rules.shared_worlds.cards import cards
from rules.shared_worlds.pieces import Face, Lane, Side
from rules.shared_worlds.state import LIFE
from tests.rules.shared_worlds.abilities import block, power, shows
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    attack,
    cubes_of,
    does,
    life_of,
    nobody,
    passes,
    pay,
    refused,
    side,
    source,
    table,
    there,
    waits_for,
)


@shows("dart_thrower combat 0")
def test_dart_thrower_hits_the_unit_in_its_lane_before_damage() -> None:
    state = table(
        red=side(left="combat dart_thrower power=1"), blue=side(left="combat cub", right="combat spear_bearer")
    )
    attack(state, "left")
    assert nobody(state, "blue", "left")
    assert there(state, "blue", "right").life == cards()["spear_bearer"].life


def test_dart_thrower_does_nothing_without_a_target() -> None:
    state = table(red=side(left="combat dart_thrower power=1"), blue=side(right="combat spear_bearer"))
    assert "did-trigger" not in attack(state, "left")


@shows("sennet combat 0")
def test_sennet_gains_a_resource_when_she_hits() -> None:
    state = table(red=side(left="combat sennet power=2"))
    attack(state, "left")
    assert cubes_of(state, "red") == (0, 0, 3)
    state = table(red=side(left="combat sennet power=2"), blue=side(left="combat hide_scraper"))
    attack(state, "left")
    does(state, block(state, "left", "left"))
    assert cubes_of(state, "red") == (0, 0, 2)


@shows("spear_thruster combat 0", "tar_bound_point combat 0")
def test_a_blocker_gets_power_before_damage() -> None:
    state = table(
        red=side(left="combat urgan power=1", right="combat brann power=1"),
        blue=side(left="combat spear_thruster power=1", right="combat cub power=1 +tar_bound_point"),
    )
    attack(state, "left", "right")
    does(state, block(state, "left", "left"), block(state, "right", "right"))
    assert there(state, "red", "left").life == 5
    assert there(state, "red", "right").life == 3 + 2  # Urgan gives Brann 2 Life


def test_an_interceptor_counts_as_a_blocker() -> None:
    state = table(red=side(left="combat urgan power=1"), blue=side(center="combat spear_thruster power=1"))
    attack(state, "left")
    does(state, Intercept(at(state, "blue", "center"), at(state, "red", "left")))
    assert there(state, "red", "left").life == 5


@shows("hearth_elder development 0")
def test_hearth_elder_gives_life_when_played() -> None:
    state = table(red=side("leather_workshop 2 fire_pit", hand="hearth_elder", life=15))
    does(state, PlayUnit(Face("hearth_elder"), Lane.LEFT, pay("leather_workshop 2")))
    assert life_of(state, "red") == 17


@shows("marra combat 0")
def test_marra_gives_life_when_she_survives_a_fight() -> None:
    state = table(red=side(left="combat marra power=1", life=10), blue=side(left="combat hide_scraper"))
    attack(state, "left")
    does(state, block(state, "left", "left"))
    assert life_of(state, "red") == 12
    alone = table(red=side(left="combat marra power=1", life=10))
    attack(alone, "left")
    assert life_of(alone, "red") == 10


@shows("mammoth_guard combat 0")
def test_mammoth_guard_gets_power_together_with_another() -> None:
    state = table(red=side(left="combat mammoth_guard power=2", right="combat cub power=1"))
    attack(state, "left", "right")
    assert life_of(state, "blue") == LIFE - 4
    alone = table(red=side(left="combat mammoth_guard power=2"))
    attack(alone, "left")
    assert life_of(alone, "blue") == LIFE - 2


@shows("spear_bearer combat 0")
def test_spear_bearer_gets_power_when_it_attacks() -> None:
    state = table(red=side(left="combat spear_bearer power=1"))
    attack(state, "left")
    assert life_of(state, "blue") == LIFE - 2
    assert power(state, "red", "left") == 0
    assert state.lasting == []


@shows("herd_driver combat 0")
def test_herd_driver_gives_another_attacker_power() -> None:
    state = table(
        red=side(left="combat herd_driver power=1", center="combat cub power=1", right="combat cub power=1"),
        blue=side(left="combat urgan", center="combat brann"),
    )
    attack(state, "left", "center", "right")
    assert asked_kind(state) == "ask-target"
    does(state, Choose(at(state, "red", "right")))
    passes(state)
    assert life_of(state, "blue") == LIFE - 1 - 1 - 3


@shows("pass_keeper combat 0")
@pytest.mark.parametrize(("answer", "life"), [(Side.FIRST, 4), (Side.SECOND, 1)])
def test_pass_keeper_offers_to_stop_or_gets_power(answer: Side, life: int) -> None:
    state = table(red=side(left="combat mammoth_guard power=2"), blue=side(left="combat pass_keeper power=1"))
    attack(state, "left")
    does(state, block(state, "left", "left"))
    assert waits_for(state) == "red ask-offer"
    does(state, Answer(answer))
    assert there(state, "red", "left").life == life
    if answer is Side.FIRST:
        assert there(state, "red", "left").power == 2
        assert there(state, "red", "left").tapped
        assert there(state, "blue", "left").power == 1


@shows("plateau_hunter combat 0")
def test_plateau_hunter_takes_life_or_cards() -> None:
    state = table(red=side(left="combat plateau_hunter power=1"), blue=side(hand="cub spear_bearer gatherer"))
    attack(state, "left")
    does(state, Answer(Side.SECOND), ChooseCard(Face("cub")), ChooseCard(Face("gatherer")))
    passes(state)
    assert life_of(state, "blue") == LIFE - 1
    assert len(state.players[1].hand) == 1


def test_plateau_hunter_what_cannot_be_done_in_full_is_not_offered() -> None:
    state = table(red=side(left="combat plateau_hunter power=1"), blue=side(hand="cub"))
    attack(state, "left")
    assert life_of(state, "blue") == LIFE - 3


@shows("tolan combat 0")
def test_tolan_keeps_somebody_from_blocking_and_intercepting() -> None:
    state = table(
        red=side(left="combat tolan power=2", right="combat cub power=1"),
        blue=side(left="combat hide_scraper", right="combat gatherer"),
    )
    attack(state, "left", "right")
    does(state, Choose(at(state, "blue", "left")))
    assert refused(state, block(state, "left", "left")) == "no-block-forbidden 6.3"
    does(state, Done())
    passes(state)
    assert state.lasting == []


def test_a_trigger_happens_once_a_turn() -> None:
    """R39: a unit with two attacks triggers on the first."""
    state = table(red=side("fire_pit 2 wood_yard", left="combat spear_bearer power=2", right="hadra"))
    attack(state, "left")
    assert life_of(state, "blue") == LIFE - 3
    unit = there(state, "red", "left")
    unit.tapped, unit.attacks, unit.power = False, 0, 1
    state.players[0].used -= 1
    assert "did-trigger" not in attack(state, "left")
    assert life_of(state, "blue") == LIFE - 4


def test_triggers_wait_for_their_half() -> None:
    """A card in Development has no Combat abilities: an interceptor's works only because it stands in Combat then."""
    state = table(red=side(left="combat urgan power=1"), blue=side(center="spear_thruster power=1"))
    attack(state, "left")
    does(state, Intercept(at(state, "blue", "center"), at(state, "red", "left")))
    assert there(state, "red", "left").life == 5


def test_once_a_turn_is_cleared_at_the_start_of_every_turn() -> None:
    state = table(red=side(left="fire_master"), blue=side())
    does(state, Activate(source(state, "red", "left"), None, None, ()))
    there(state, "red", "left")
    assert there(state, "red", "left").marks
    while asked_kind(state) != "ask-act":
        GAME.apply(state, 0, GAME.stand_in(state, 0))
    does(state, EndMain())
    while state.turn == 0:
        GAME.apply(state, 0, GAME.stand_in(state, 0))
    assert not there(state, "red", "left").marks


def test_no_combat_begins_where_nobody_can_attack() -> None:
    assert refused(table(red=side(left="cub")), Fight()) == "no-fight 6.2"
