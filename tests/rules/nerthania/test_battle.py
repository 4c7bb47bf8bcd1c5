"""Rulebook section 5: the battle, one test per sentence. The printed battles are in test_examples."""

from __future__ import annotations

import pytest

from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Declare,
    Done,
    Flee,
    March,
    Move,
    PlayCard,
    Reinforce,
    Reroll,
    Send,
)
from rules.nerthania.battle.stages import Stage
from rules.nerthania.pieces import Face, Terrain, Unit
from tests.rules.nerthania.clash import dice, enemy, fight, side
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    act,
    army,
    asked,
    battle,
    facing,
    finish,
    place,
    script,
    strike,
    told,
    units,
)

W, R, S, A, N = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER, Unit.ARCHER, Unit.ANIMAL
HIT, SHIELD, RETREAT, REINFORCEMENT, PANIC = Face.HIT, Face.SHIELD, Face.RETREAT, Face.REINFORCEMENT, Face.PANIC


# Dice


def test_there_is_one_die_for_each_unit() -> None:
    state = facing(warrior=2, archer=1)
    place(state, 0, 12, warrior=2, rider=1)
    strike(state, 0, 12, 13, warrior=2, rider=1)
    assert len(battle(state).attacker.fighters) == 3
    assert len(battle(state).defender.fighters) == 3


# Panic


def test_panic_removes_its_die_and_the_other_side_chooses_who_flees_with_its_die() -> None:
    state = facing(warrior=1, shield_bearer=1)
    place(state, 0, 12, rider=2)
    script(state, (BLACK, R, PANIC), (BLACK, R, HIT), (BLUE, W, HIT), (BLUE, S, SHIELD))
    strike(state, 0, 12, 13, rider=2)
    assert asked(state) == [(1, "ask-fleeing")]
    act(state, 1, Flee(S, SHIELD, 24))
    assert army(state, 24) == {"shield_bearer": 1}
    assert [(die.unit, die.face) for die in battle(state).attacker.fighters] == [(R, Face.BLANK), (R, HIT)]
    assert [die.unit for die in battle(state).defender.fighters] == [W]


def test_if_nobody_can_flee_the_unit_is_destroyed() -> None:
    state = facing(warrior=1, shield_bearer=1)
    place(state, 0, 12, rider=2)
    for number in (8, 14, 19, 24, 33):
        state.areas[number].terrain = Terrain.WATER
    script(state, (BLACK, R, PANIC), (BLACK, R, HIT), (BLUE, W, HIT), (BLUE, S, SHIELD))
    strike(state, 0, 12, 13, rider=2)
    events = act(state, 1, Flee(S, SHIELD, None))
    assert len(told(events, "flee-lost")) == 1


def test_the_attackers_panic_is_carried_out_first_and_a_fleeing_panic_die_does_nothing() -> None:
    state = facing(shield_bearer=2)
    place(state, 0, 12, rider=2)
    script(state, (BLACK, R, PANIC), (BLACK, R, HIT), (BLUE, S, PANIC), (BLUE, S, SHIELD))
    strike(state, 0, 12, 13, rider=2)
    act(state, 1, Flee(S, PANIC, 24))
    assert asked(state)[0][1] != "ask-fleeing"
    assert len(battle(state).attacker.fighters) == 2


def test_units_flee_to_own_areas_with_room_or_to_free_ones_but_never_where_the_attack_came_from() -> None:
    state = facing(shield_bearer=2)
    place(state, 1, 24, warrior=4)
    place(state, 1, 33, warrior=1)
    place(state, 0, 12, rider=2)
    script(state, (BLACK, R, PANIC), (BLACK, R, HIT), (BLUE, S, HIT), (BLUE, S, SHIELD))
    strike(state, 0, 12, 13, rider=2)
    places = {action.to for action in GAME.legal(state, 1) if isinstance(action, Flee)}
    assert places == {8, 14, 19, 33}


# Reinforcement


def test_each_reinforcement_brings_a_unit_from_beside_which_rolls_and_brings_nobody_else() -> None:
    state = facing()
    place(state, 0, 12, warrior=2)
    place(state, 0, 8, warrior=2)
    script(
        state,
        (BLACK, W, REINFORCEMENT),
        (BLACK, W, HIT),
        (BLUE, W, HIT),
        (BLUE, W, HIT),
        (BLACK, W, REINFORCEMENT),
    )
    strike(state, 0, 12, 13, warrior=2)
    assert asked(state) == [(0, "ask-reinforcing")]
    act(state, 0, Reinforce(W, 8))
    assert len(battle(state).attacker.fighters) == 3
    assert asked(state) == [(0, "ask-carding")]


def test_units_that_have_used_up_their_steps_or_fled_do_not_come() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=2)
    place(state, 0, 8, warrior=1)
    script(state, (BLACK, W, REINFORCEMENT), (BLACK, W, HIT), (BLUE, W, HIT), (BLUE, W, HIT))
    act(state, 0, March(1), Move(8, 3, units(warrior=1)), Move(3, 8, units(warrior=1)))
    act(state, 0, Attack(13), Send(12, units(warrior=2)))
    assert asked(state) == [(0, "ask-carding")]


def test_fled_units_do_not_come_back_as_reinforcement() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, rider=2)
    script(state, (BLACK, R, PANIC), (BLACK, R, HIT), (BLUE, W, REINFORCEMENT), (BLUE, W, HIT))
    strike(state, 0, 12, 13, rider=2)
    act(state, 1, Flee(W, HIT, 24))
    assert asked(state) == [(0, "ask-carding")]


def test_panic_on_a_reinforcements_die_acts_at_once() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=2)
    place(state, 0, 8, rider=1)
    script(state, (BLACK, W, REINFORCEMENT), (BLACK, W, HIT), (BLUE, W, HIT), (BLUE, W, RETREAT), (BLACK, R, PANIC))
    strike(state, 0, 12, 13, warrior=2)
    act(state, 0, Reinforce(R, 8))
    assert asked(state) == [(1, "ask-fleeing")]


def test_reinforcement_may_exceed_six_units_and_the_capacity() -> None:
    state = facing()
    place(state, 0, 12, warrior=6)
    place(state, 0, 8, warrior=1)
    script(state, (BLACK, W, REINFORCEMENT), *[(BLACK, W, HIT)] * 5, (BLUE, W, HIT), (BLUE, W, HIT), (BLACK, W, HIT))
    strike(state, 0, 12, 13, warrior=6)
    act(state, 0, Reinforce(W, 8))
    assert len(battle(state).attacker.fighters) == 7


# Battle cards


def test_cards_are_played_alternately_two_at_most_and_only_of_kinds_that_fight_here() -> None:
    state = facing(warrior=1, shield_bearer=1)
    place(state, 0, 12, warrior=1, rider=1, shield_bearer=1)
    place(state, 0, 8, archer=1)
    script(
        state,
        (BLACK, W, HIT),
        (BLACK, R, HIT),
        (BLACK, S, HIT),
        (BLACK, A, RETREAT),
        (BLUE, W, HIT),
        (BLUE, S, HIT),
    )
    strike(state, 0, 12, 13, warrior=1, rider=1, shield_bearer=1)
    assert GAME.legal(state, 0) == [PlayCard(W), PlayCard(R), PlayCard(S), Done()]
    act(state, 0, PlayCard(W), Done())
    act(state, 1, PlayCard(S))
    assert GAME.legal(state, 0) == [PlayCard(R), PlayCard(S), Done()]
    act(state, 0, Done())
    act(state, 1, PlayCard(W))
    assert asked(state)[0][1] in {"ask-withdrawing", "ask-losing"}


def test_with_one_kind_of_unit_only_one_card_is_played() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=2)
    script(state, (BLACK, W, HIT), (BLACK, W, SHIELD), (BLUE, W, HIT), (BLUE, W, HIT))
    strike(state, 0, 12, 13, warrior=2)
    act(state, 0, PlayCard(W), Done())
    act(state, 1, Done())
    assert asked(state) != [(0, "ask-carding")]


def test_a_side_without_units_plays_no_card_and_only_its_bows_count() -> None:
    state = facing(warrior=1)
    place(state, 1, 24, archer=1)
    place(state, 0, 12, rider=2)
    script(state, (BLACK, R, PANIC), (BLACK, R, HIT), (BLUE, W, Face.DOUBLE_HIT), (BLUE, A, Face.BOW_HIT))
    strike(state, 0, 12, 13, rider=2)
    act(state, 1, Flee(W, Face.DOUBLE_HIT, 24))
    assert asked(state) == [(0, "ask-carding")]
    events = finish(state)
    assert [(event["hits"], event["losses"]) for event in told(events, "count")] == [(1, 1), (1, 0)]
    assert army(state, 13) == {"rider": 1}


def test_an_animals_card_may_be_declared_before_a_reinforcement_is_used() -> None:
    state = facing(warrior=1)
    place(state, 1, 24, warrior=2)
    place(state, 0, 12, animal=2, warrior=1)
    script(
        state,
        (BLACK, W, HIT),
        (BLACK, N, HIT),
        (BLACK, N, REINFORCEMENT),
        (BLUE, W, REINFORCEMENT),
    )
    strike(state, 0, 12, 13, warrior=1, animal=2)
    act(state, 1, Reinforce(W, 24))
    assert asked(state) == [(0, "ask-intercepting")]
    events = act(state, 0, Declare(N))
    assert len(told(events, "cancel-reinforcement")) == 1
    assert battle(state).defender.fighters[0].face is Face.BLANK
    assert battle(state).attacker.hits == 2 + 1
    assert [card.unit for card in battle(state).attacker.cards] == [N]


def test_a_reinforcement_may_be_let_through() -> None:
    state = facing(warrior=1)
    place(state, 1, 24, warrior=1)
    place(state, 0, 12, animal=2)
    script(state, (BLACK, N, HIT), (BLACK, N, REINFORCEMENT), (BLUE, W, REINFORCEMENT), (BLUE, W, HIT))
    strike(state, 0, 12, 13, animal=2)
    act(state, 1, Reinforce(W, 24))
    act(state, 0, Done())
    assert len(battle(state).defender.fighters) == 2


@pytest.mark.parametrize(("stage", "asks"), [(Stage.SECOND_CARD, True), (Stage.FOURTH_CARD, False)])
def test_a_card_is_declared_early_only_while_a_turn_with_the_cards_is_still_to_come(stage: Stage, asks: bool) -> None:
    """Else its other effects could never follow."""
    state = fight(BROWN, dice((N, SHIELD), (W, HIT)), dice((R, HIT), (W, HIT)), stage=stage)
    place(state, 1, 24, warrior=1)
    act(state, 1, PlayCard(R), Reinforce(W, 24))
    assert (asked(state)[0] == (0, "ask-intercepting")) is asks


def test_a_reinforcement_of_a_card_is_spent_when_it_is_cancelled() -> None:
    state = fight(BROWN, dice((N, SHIELD), (W, HIT)), dice((R, HIT), (W, HIT)), stage=Stage.SECOND_CARD)
    place(state, 1, 24, warrior=1)
    act(state, 1, PlayCard(R), Reinforce(W, 24))
    act(state, 0, Declare(N))
    assert enemy(state).reinforcements == 0
    assert army(state, 24) == {"warrior": 1}
    assert Reinforce(W, 24) not in GAME.legal(state, 1)


def test_a_played_card_cancels_the_next_reinforcement_without_a_question_and_only_that() -> None:
    state = fight(BROWN, dice((N, SHIELD), (W, HIT)), dice((R, HIT), (W, HIT)))
    place(state, 1, 24, warrior=2)
    act(state, 0, PlayCard(N), Done())
    enemy(state).reinforcements = 1
    script(state, (BLACK, W, HIT))
    events = act(state, 1, PlayCard(R), Reinforce(W, 24))
    assert len(told(events, "cancel-reinforcement")) == 1
    assert asked(state)[0][0] == 1
    act(state, 1, Reinforce(W, 24))
    assert len(enemy(state).fighters) == 3


def test_a_used_reinforcement_that_is_rolled_again_may_bring_somebody_again() -> None:
    state = fight(BLACK, dice((W, REINFORCEMENT)), dice((W, SHIELD)), warrior=1)
    side(state).fighters[0].used = True
    script(state, (BLACK, W, REINFORCEMENT), (BLACK, W, HIT))
    act(state, 0, PlayCard(W), Reroll(W, REINFORCEMENT), Reinforce(W, 12))
    assert len(side(state).fighters) == 2
