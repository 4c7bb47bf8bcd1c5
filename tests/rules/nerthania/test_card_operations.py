"""The operations that the battle cards are made of, each on its own."""

from __future__ import annotations

from rules.nerthania import GAME
from rules.nerthania.actions import Catch, Choose, Convert, Done, Lose, PlayCard, Reinforce, Reroll, Swap, Tip, Withdraw
from rules.nerthania.battle.counting import hits, losses, shields
from rules.nerthania.battle.dice import facing
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.position import Arrow
from rules.nerthania.state import NerthaniaState
from tests.rules.nerthania.clash import dice, enemy, fight, offered, side
from tests.rules.nerthania.table import (
    BLACK,
    BLUE,
    BROWN,
    RED,
    act,
    army,
    asked,
    home,
    script,
    told,
    units,
)

W, R, S, A, N, M = Unit.WARRIOR, Unit.RIDER, Unit.SHIELD_BEARER, Unit.ARCHER, Unit.ANIMAL, Unit.MONSTER


def test_add_gives_symbols_that_are_lost_when_no_unit_is_left() -> None:
    state = fight(BLACK, dice((M, Face.HIT)), dice((W, Face.HIT)), level=3)
    act(state, 0, PlayCard(M))
    assert hits(*facing(state, Camp.ATTACKER)) == 1 + 2
    side(state).fighters.clear()
    assert hits(*facing(state, Camp.ATTACKER)) == 0
    assert shields(*facing(state, Camp.ATTACKER)) == 0


def test_add_reinforcement_lets_a_unit_come_at_once() -> None:
    state = fight(BLACK, dice((R, Face.HIT)), dice((W, Face.HIT)), warrior=1)
    script(state, (BLACK, W, Face.HIT))
    act(state, 0, PlayCard(R), Reinforce(W, 12))
    assert len(side(state).fighters) == 2


def test_add_panic_makes_an_enemy_unit_flee() -> None:
    state = fight(BLUE, dice((M, Face.DOUBLE_HIT)), dice((W, Face.HIT), (S, Face.SHIELD)))
    events = act(state, 0, PlayCard(M))
    assert len(told(events, "panic")) == 1
    assert asked(state) == [(1, "ask-fleeing")]


def test_barred_retreats_are_not_for_shield_bearers() -> None:
    state = fight(RED, dice((S, Face.HIT), (W, Face.BOW_HIT)), dice((W, Face.SHIELD)), level=2)
    act(state, 0, PlayCard(S), Done())
    while not offered(state, Withdraw):
        act(state, GAME.awaited(state)[0].seat, Done())
    assert {action.unit for action in offered(state, Withdraw) if isinstance(action, Withdraw)} == {W}


def test_a_barred_kind_uses_up_the_other_retreats_and_the_others_the_barred_ones_first() -> None:
    for leaves, may_follow in ((S, {W}), (W, {S, W})):
        mine = dice((S, Face.RETREAT), (S, Face.HIT), (W, Face.BOW_HIT), (W, Face.BOW_HIT))
        state = fight(RED, mine, dice((W, Face.SHIELD)), level=2)
        act(state, 0, PlayCard(S), Done())
        while not offered(state, Withdraw):
            act(state, GAME.awaited(state)[0].seat, Done())
        going = [action for action in offered(state, Withdraw) if isinstance(action, Withdraw)]
        act(state, 0, next(action for action in going if action.unit is leaves))
        going = [action for action in offered(state, Withdraw) if isinstance(action, Withdraw)]
        assert {action.unit for action in going} == may_follow


def test_reroll_replaces_a_face_of_an_allowed_die_only() -> None:
    state = fight(BLACK, dice((W, Face.RETREAT), (R, Face.RETREAT)), dice((W, Face.SHIELD)))
    script(state, (BLACK, W, Face.HIT))
    act(state, 0, PlayCard(W))
    assert offered(state, Reroll) == [Reroll(W, Face.RETREAT)]
    act(state, 0, Reroll(W, Face.RETREAT))
    assert side(state).fighters[0].face is Face.HIT


def test_a_removed_die_is_not_rolled_again() -> None:
    state = fight(BLACK, dice((W, Face.BLANK), (R, Face.RETREAT)), dice((W, Face.SHIELD)))
    act(state, 0, PlayCard(W))
    assert asked(state) == [(1, "ask-carding")]


def test_a_rerolled_panic_acts_at_once_and_a_rerolled_reinforcement_may_be_used() -> None:
    state = fight(RED, dice((S, Face.RETREAT), (R, Face.RETREAT)), dice((W, Face.SHIELD), (S, Face.HIT)), warrior=1)
    script(state, (RED, R, Face.PANIC))
    act(state, 0, PlayCard(S), Reroll(R, Face.RETREAT))
    assert asked(state) == [(1, "ask-fleeing")]
    state = fight(RED, dice((S, Face.RETREAT), (R, Face.RETREAT)), dice((W, Face.SHIELD), (S, Face.HIT)), warrior=1)
    script(state, (RED, R, Face.REINFORCEMENT), (RED, W, Face.SHIELD))
    act(state, 0, PlayCard(S), Reroll(R, Face.RETREAT), Reinforce(W, 12))
    assert len(side(state).fighters) == 3


def test_an_extra_die_counts_without_a_unit() -> None:
    state = fight(BLUE, dice((A, Face.BOW_HIT)), dice((W, Face.RETREAT)))
    script(state, (BLUE, A, Face.BOW_HIT))
    act(state, 0, PlayCard(A))
    assert hits(*facing(state, Camp.ATTACKER)) == 2
    assert len(side(state).fighters) == 1


def test_a_reroll_that_comes_before_an_extra_die_is_offered_before_it_is_rolled() -> None:
    state = fight(BLACK, dice((W, Face.RETREAT)), dice((W, Face.SHIELD)), level=2)
    script(state, (BLACK, W, Face.SHIELD), (BLACK, W, Face.HIT))
    act(state, 0, PlayCard(W))
    assert side(state).extra == []
    act(state, 0, Reroll(W, Face.RETREAT))
    assert side(state).fighters[0].face is Face.SHIELD
    assert side(state).extra[0].face is Face.HIT


def test_a_reinforcement_on_an_extra_die_that_had_to_wait_may_be_used_too() -> None:
    state = fight(BLACK, dice((W, Face.RETREAT)), dice((W, Face.SHIELD)), level=2, warrior=1)
    script(state, (BLACK, W, Face.REINFORCEMENT), (BLACK, W, Face.HIT))
    act(state, 0, PlayCard(W), Done(), Reinforce(W, 12))
    assert len(side(state).fighters) == 2


def test_who_uses_the_later_of_two_ordered_effects_leaves_the_earlier_out() -> None:
    state = fight(BROWN, dice((R, Face.RETREAT), (W, Face.HIT)), dice((W, Face.SHIELD)), level=3)
    script(state, (BROWN, R, Face.SHIELD))
    act(state, 0, PlayCard(R))
    assert offered(state, Swap)
    act(state, 0, Reroll(R, Face.RETREAT))
    assert not offered(state, Swap)


def test_swap_turns_a_plain_symbol_of_a_die_or_card_either_way() -> None:
    state = fight(BROWN, dice((R, Face.RETREAT), (R, Face.HIT), (W, Face.DOUBLE_HIT)), dice((W, Face.SHIELD)))
    act(state, 0, PlayCard(R))
    assert set(offered(state, Swap)) == {
        Swap(R, Face.RETREAT, Face.HIT),
        Swap(R, Face.HIT, Face.RETREAT),
        Swap(None, Face.HIT, Face.RETREAT),
    }
    act(state, 0, Swap(None, Face.HIT, Face.RETREAT))
    assert (side(state).hits, side(state).retreats) == (0, 1)


def test_a_retreat_turned_into_reinforcement_may_be_used_at_once_but_not_on_a_late_die() -> None:
    for late, asks in ((False, True), (True, False)):
        state = fight(BROWN, dice((S, Face.HIT), (W, Face.RETREAT)), dice((W, Face.SHIELD)), warrior=1)
        side(state).fighters[1].late = late
        script(state, (BROWN, S, Face.SHIELD))
        act(state, 0, PlayCard(S), Swap(W, Face.RETREAT, Face.REINFORCEMENT))
        assert bool(offered(state, Reinforce)) is asks


def test_breaking_a_shield_counts_at_the_end_and_never_below_none() -> None:
    state = fight(BLUE, dice((W, Face.HIT)), dice((W, Face.SHIELD), (S, Face.SHIELD)))
    act(state, 0, PlayCard(W))
    assert shields(*facing(state, Camp.DEFENDER)) == 1
    assert losses(*facing(state, Camp.DEFENDER)) == 0
    for die in enemy(state).fighters:
        die.face = Face.HIT
    assert shields(*facing(state, Camp.DEFENDER)) == 0


def test_cancelling_a_retreat_reaches_supporters_too() -> None:
    state = fight(BLUE, dice((W, Face.HIT)), dice((W, Face.SHIELD)))
    enemy(state).arrows = [Arrow(1, A, Face.RETREAT)]
    act(state, 0, PlayCard(W))
    while asked(state)[0][1] == "ask-carding":
        act(state, GAME.awaited(state)[0].seat, Done())
    assert asked(state)[0][1] != "ask-withdrawing"


def test_cancelling_bow_hits_takes_the_most_valuable_first() -> None:
    state = fight(BLACK, dice((R, Face.HIT)), dice((W, Face.SHIELD)), level=3)
    enemy(state).arrows = [Arrow(1, A, Face.BOW_HIT), Arrow(1, A, Face.BOW_HIT_STAR)]
    act(state, 0, PlayCard(R), Done())
    assert hits(*facing(state, Camp.DEFENDER)) == 1


def test_cancelling_bow_hits_reaches_a_side_of_which_only_the_bows_are_left() -> None:
    state = fight(BLACK, dice((R, Face.HIT)), dice((W, Face.SHIELD)), level=3)
    enemy(state).arrows = [Arrow(1, A, Face.BOW_HIT), Arrow(1, A, Face.BOW_HIT)]
    act(state, 0, PlayCard(R), Done())
    enemy(state).fighters.clear()
    assert hits(*facing(state, Camp.DEFENDER)) == 1


def pursuit() -> NerthaniaState:
    """Brown's boars have a card that kills a retreating unit, and one of Blue's two warriors leaves the battle."""
    state = fight(BROWN, dice(*[(N, Face.SHIELD)] * 3), dice((W, Face.RETREAT), (W, Face.SHIELD)))
    act(state, 0, PlayCard(N), Done())
    while asked(state)[0][1] == "ask-carding":
        act(state, GAME.awaited(state)[0].seat, Done())
    act(state, 1, Withdraw(W, Face.RETREAT, 33))
    return state


def test_a_retreating_enemy_may_be_killed_before_the_count() -> None:
    state = pursuit()
    assert asked(state) == [(0, "ask-catching")]
    events = act(state, 0, Catch())
    assert len(told(events, "caught")) == 1
    assert army(state, 33) == {}
    assert side(state).kills_retreating == 0


def test_or_be_let_go_because_the_card_can_wait_for_the_end() -> None:
    state = pursuit()
    events = act(state, 0, Done())
    assert len(told(events, "withdraw")) == 1
    assert army(state, 33) == {"warrior": 1}
    assert len(told(events, "caught-units")) == 1
    assert army(state, 13) == {"animal": 3}


def test_or_after_it_chosen_by_its_owner() -> None:
    mine = dice((N, Face.SHIELD), (N, Face.SHIELD), (N, Face.SHIELD))
    state = fight(BROWN, mine, dice((W, Face.SHIELD), (S, Face.SHIELD)))
    act(state, 0, PlayCard(N), Done())
    while asked(state)[0][1] == "ask-carding":
        act(state, GAME.awaited(state)[0].seat, Done())
    assert asked(state) == [(1, "ask-losing")]
    act(state, 1, Lose(units(shield_bearer=1)))
    assert [die.unit for die in enemy(state).fighters] == [W]


def test_tip_turns_a_die_to_a_face_that_it_has() -> None:
    state = fight(BLACK, dice((S, Face.HIT), (A, Face.BOW_HIT), (S, Face.SHIELD)), dice((W, Face.SHIELD)), level=3)
    act(state, 0, PlayCard(S))
    assert set(offered(state, Tip)) == {Tip(S, Face.HIT), Tip(A, Face.BOW_HIT)}
    act(state, 0, Tip(S, Face.HIT))
    assert side(state).fighters[0].face is Face.SHIELD


def test_two_retreats_become_one_hit() -> None:
    state = fight(RED, dice((A, Face.RETREAT), (W, Face.RETREAT)), dice((W, Face.SHIELD)))
    script(state, (RED, A, Face.SHIELD))
    act(state, 0, PlayCard(A), Convert())
    assert side(state).hits == 1
    assert [die.face for die in side(state).fighters] == [Face.BLANK, Face.BLANK]


def test_a_starred_bow_hit_counts_double_in_the_area_only() -> None:
    state = fight(RED, dice((A, Face.BOW_HIT_STAR)), dice((W, Face.SHIELD)), level=2)
    side(state).arrows = [Arrow(0, A, Face.BOW_HIT_STAR)]
    assert hits(*facing(state, Camp.ATTACKER)) == 2
    script(state, (RED, A, Face.SHIELD))
    act(state, 0, PlayCard(A))
    assert hits(*facing(state, Camp.ATTACKER)) == 3


def test_two_riders_give_one_hit_once() -> None:
    for riders, expected in ((1, 1), (2, 2), (4, 2)):
        mine = dice(*[(R, Face.RETREAT)] * riders)
        state = fight(RED, mine, dice((W, Face.RETREAT), (W, Face.RETREAT), (W, Face.RETREAT)), level=3)
        events = act(state, 0, PlayCard(R), Done())
        while not told(events, "count"):
            events += act(state, GAME.awaited(state)[0].seat, Done())
        assert told(events, "count")[0]["hits"] == expected


def test_choosing_gives_a_retreat_or_a_reinforcement() -> None:
    for symbol, gained in ((Face.RETREAT, (1, 0)), (Face.REINFORCEMENT, (0, 1))):
        state = fight(BROWN, dice((W, Face.HIT)), dice((W, Face.SHIELD)))
        act(state, 0, PlayCard(W), Choose(symbol))
        assert (side(state).retreats, side(state).reinforcements) == gained


def test_a_cards_effects_may_all_be_left_out() -> None:
    state = fight(BLACK, dice((W, Face.RETREAT), (A, Face.RETREAT)), dice((W, Face.SHIELD)))
    act(state, 0, PlayCard(W), Done())
    assert side(state).fighters[0].face is Face.RETREAT
    assert asked(state) == [(1, "ask-carding")]


def test_nobody_comes_from_home_to_the_battle_twice() -> None:
    state = fight(BLACK, dice((R, Face.HIT)), dice((W, Face.HIT)), warrior=2)
    home(state, 0, 12)
    script(state, (BLACK, W, Face.REINFORCEMENT))
    act(state, 0, PlayCard(R), Reinforce(W, 12))
    assert side(state).fighters[-1].used
    assert not offered(state, Reinforce)
    assert army(state, 12) == {"warrior": 1}
