"""Section 13 of the rulebook: the three ways to win, and who falls; with rulings R14, R15, R35 and R45."""

from __future__ import annotations

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Attack, Charge, Done, Fight
from rules.shared_worlds.cubes import wealth
from rules.shared_worlds.pieces import Attacker
from rules.shared_worlds.state import Loan, site, who
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.victory import has_prosperity
from tests.rules.shared_worlds.table import (
    at,
    attack,
    cubes_of,
    does,
    life_of,
    nobody,
    passes,
    side,
    table,
    there,
    waits_for,
)

LEGENDS = {"left": "oru", "center": "combat torv", "right": "hadra"}


def ended(state: SharedWorldsState) -> tuple[str, tuple[int, ...]]:
    assert state.ended is not None
    assert waits_for(state) == "over"
    return state.ended.how, state.ended.winners


# Domination


def test_domination_the_last_player_standing() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"), blue=side(life=4))
    attack(state, "left")
    assert ended(state) == ("domination", (0,))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2)


def test_domination_with_three_the_game_goes_on_until_one_is_left() -> None:
    state = table(red=side(left="combat mammoth_guard power=4"), blue=side(life=4), seats=3)
    attack(state, "left")
    assert state.ended is None
    assert not state.players[1].alive
    attack_again(state)
    assert ended(state) == ("domination", (0,))


def attack_again(state: SharedWorldsState) -> None:
    unit = there(state, "red", "left")
    unit.tapped, unit.attacks, unit.power = False, 0, 4
    state.players[0].used -= 4
    state.players[2].life = 3
    attack(state, "left", whom="yellow")


def test_r45_both_at_0_together_is_a_draw() -> None:
    state = table(red=side("wood_yard 1 fire_pit", life=0), blue=side(life=0))
    assert ended(state) == ("draw-fallen", ())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_r45_with_three_two_may_fall_together() -> None:
    state = table(red=side(), blue=side(life=0), yellow=side(life=0))
    assert ended(state) == ("domination", (0,))


# Elimination


def test_r35_what_was_his_leaves_and_what_was_others_goes_to_the_graveyard_or_home() -> None:
    state = table(
        red=side(left="combat mammoth_guard power=4"),
        blue=side(hand="oru", deck="cub", discard="gatherer", workers="torv hadra", life=4, left="cub of=yellow"),
        yellow=side("sapiens_camp 1 neander_cave", right="gatherer of=blue"),
    )
    state.players[2].places[0].cubes = 0
    state.loans.append(Loan(2, "sapiens_camp", 1, spent=True))
    attack(state, "left")
    passes(state)
    gone = state.players[1]
    assert (gone.hand, gone.deck, gone.discard, gone.cubes) == ([], [], [], 0)
    assert len(state.removed) == 4
    assert len(state.graveyard) == 3
    assert cubes_of(state, "yellow")[0] == 1
    assert nobody(state, "yellow", "right")
    assert GAME.faults(state) == ()


def test_r35_his_cubes_that_others_hold_vanish() -> None:
    state = table(
        red=side("fire_pit wood_yard", left="combat mammoth_guard power=4"),
        blue=side("stone_mine 1 leather_workshop", life=4),
        seats=3,
    )
    state.players[1].places[0].cubes = 0
    state.loans.append(Loan(1, "stone_mine", 0, "fire_pit"))
    attack(state, "left")
    assert state.loans == []
    assert cubes_of(state, "red") == (0, 0, 4)


def test_r35_if_it_was_his_turn_the_turn_ends() -> None:
    state = table(red=side("wood_yard 1 fire_pit", life=0), seats=3)
    assert state.turn == 1
    assert not state.players[0].alive


def test_r35_attackers_of_somebody_who_falls_before_damage_leave_combat() -> None:
    state = table(
        red=side(left="combat plateau_hunter power=3", right="combat cub power=2"), blue=side(life=2), seats=3
    )
    does(state, Fight())
    to_blue, to_yellow = Attacker(at(state, "red", "left"), who(1)), Attacker(at(state, "red", "right"), who(2))
    does(state, Attack((to_blue, to_yellow)))
    assert not state.players[1].alive
    assert there(state, "red", "left").power == 3
    assert life_of(state, "yellow") == 18


# Prosperity


def rich(
    mine: str = "fire_pit 4 wood_yard", theirs: str = "stone_mine 2 leather_workshop", **more: object
) -> SharedWorldsState:
    return table(at="muster", red=side(mine), blue=side(theirs), **more)  # type: ignore[arg-type]  # passed on as they come


def test_prosperity_twice_as_many_cubes_after_muster() -> None:
    assert ended(rich()) == ("prosperity", (0,))


def test_prosperity_not_with_one_less() -> None:
    assert waits_for(rich("fire_pit 3 wood_yard")) == "red ask-act"


def test_r14_only_promoting_and_charging_come_before_it() -> None:
    state = table(at="muster", red=side("fire_pit 4 wood_yard", left="cub"), blue=side("stone_mine 2 leather_workshop"))
    assert waits_for(state) == "red ask-muster"
    does(state, Charge(at(state, "red", "left"), site("fire_pit")), Done())
    assert waits_for(state) == "red ask-act"


def test_r15_power_on_own_units_does_not_count_for_oneself() -> None:
    state = table(
        at="muster", red=side("fire_pit 2 wood_yard", left="cub power=2"), blue=side("stone_mine 2 leather_workshop")
    )
    assert not has_prosperity(state, 0)


def test_r15_but_against_others() -> None:
    state = table(red=side("fire_pit 4 wood_yard"), blue=side("stone_mine 1 leather_workshop", left="cub power=2"))
    assert not has_prosperity(state, 0)


def test_r15_used_borrowed_and_lent_cubes_count_for_their_owner() -> None:
    state = table(red=side("fire_pit 3 wood_yard", used=1), blue=side("stone_mine 2 leather_workshop"))
    state.players[0].places[0].cubes -= 2
    state.loans += [Loan(0, "fire_pit", 1, spent=True), Loan(0, "fire_pit", 1, "stone_mine")]
    assert wealth(state, 0) == 4
    assert has_prosperity(state, 0)


def test_r15_each_opponent_separately() -> None:
    state = table(
        red=side("fire_pit 4 wood_yard"),
        blue=side("stone_mine 2 leather_workshop"),
        yellow=side("sapiens_camp 3 neander_cave"),
    )
    assert not has_prosperity(state, 0)


def test_prosperity_needs_a_cube() -> None:
    assert not has_prosperity(table(), 0)


def test_prosperity_is_not_checked_in_a_turn_that_is_skipped() -> None:
    state = table(at="choice", red=side("fire_pit 4 wood_yard"), blue=side("stone_mine 1 leather_workshop"))
    does(state, next(action for action in GAME.legal(state, 0) if action.kind == "skip"))
    assert state.ended is None


def test_r14_switch_before_the_first_attack() -> None:
    before = {"prosperity_check": "before_attack"}
    state = table(
        red=side("fire_pit 4 wood_yard", left="combat cub power=1"),
        blue=side("stone_mine 2 leather_workshop"),
        options=before,
    )
    does(state, Fight())
    assert ended(state) == ("prosperity", (0,))
    assert waits_for(rich(options=before)) == "red ask-act"


def test_option_least_cubes_for_prosperity() -> None:
    assert waits_for(rich(options={"prosperity_min": 5})) == "red ask-act"
    assert ended(rich(options={"prosperity_min": 4}))[0] == "prosperity"


def test_option_half_as_many_more() -> None:
    state = rich("fire_pit 3 wood_yard", options={"prosperity_factor": "half_more"})
    assert ended(state) == ("prosperity", (0,))


# Legacy


def test_legacy_three_legendaries_at_the_end_of_the_own_turn() -> None:
    state = table(at="legacy", red=side(**LEGENDS))
    assert ended(state) == ("legacy", (0,))


def test_legacy_not_with_two_and_not_in_hand() -> None:
    state = table(at="legacy", red=side(left="oru", center="torv", hand="hadra"))
    assert state.ended is None


def test_legacy_only_at_the_end_of_the_own_turn() -> None:
    state = table(at="legacy", blue=side(**LEGENDS))
    assert state.ended is None


def test_legacy_face_down_cards_do_not_count() -> None:
    state = table(at="legacy", red=side(left="oru face-down", center="torv", right="hadra"))
    assert state.ended is None
