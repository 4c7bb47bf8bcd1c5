"""Section 13 of the rulebook: two teams of two, with the options of a table of four."""

from __future__ import annotations

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate, Attack, Fight, Intercept
from rules.shared_worlds.legends import has_legacy
from rules.shared_worlds.pieces import Attacker
from rules.shared_worlds.state import who
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.victory import has_prosperity
from tests.rules.shared_worlds.table import at, attack, can, does, life_of, refused, side, source, table, waits_for
from tests.rules.shared_worlds.test_13_victory import ended


def four(**more: object) -> SharedWorldsState:
    return table(seats=4, **more)  # type: ignore[arg-type]  # passed on as they come


def test_teams_one_at_0_eliminates_the_team() -> None:
    state = four(red=side(left="combat mammoth_guard power=4"), blue=side(life=4))
    attack(state, "left")
    assert ended(state) == ("domination", (0, 2))
    assert [player.alive for player in state.players] == [True, False, True, False]


def test_teams_prosperity_sum_against_sum() -> None:
    state = four(
        red=side("fire_pit 3"), yellow=side("wood_yard 1"), blue=side("stone_mine 1"), green=side("leather_workshop 1")
    )
    assert has_prosperity(state, 0)
    state.players[3].cubes += 1
    assert not has_prosperity(state, 0)


def test_teams_legacy_six_together_by_option_fewer() -> None:
    red, yellow = side(left="oru", center="torv", right="hadra"), side(left="sael")
    assert not has_legacy(four(red=red, yellow=yellow), 0)
    assert has_legacy(four(red=red, yellow=yellow, options={"team_legacy": 4}), 0)
    assert has_legacy(four(red=red, yellow=yellow, options={"open_teams": True}), 0)
    six = side(left="sael", center="ymra", right="tolan")
    assert has_legacy(four(red=red, yellow=six), 0)


def test_teams_teammates_are_no_opponents_and_cannot_be_attacked() -> None:
    state = four(red=side(left="combat cub power=1"))
    does(state, Fight())
    assert refused(state, Attack((Attacker(at(state, "red", "left"), who(2)),))) == "no-opponent 6.2"


def test_teams_friendly_effects_may_help_the_teammate() -> None:
    state = four(red=side(left="marra"), yellow=side(right="combat cub life=1 +thick_cloak"))
    assert can(state, Activate(source(state, "red", "left"), at(state, "yellow", "right"), None, ()))


def test_teams_opponent_excludes_the_teammate() -> None:
    state = four(red=side(left="trade_warden"))
    for seat, fits in ((1, True), (2, False), (3, True)):
        action = Activate(source(state, "red", "left"), who(seat), None, ())
        assert can(state, action) if fits else refused(state, action) == "no-such-target 11.3"


def test_shared_guard_a_teammate_intercepts_only_by_option() -> None:
    for option, asked in ((False, False), (True, True)):
        state = four(
            red=side(left="combat cub power=2"), green=side(left="combat gatherer"), options={"shared_guard": option}
        )
        attack(state, "left")
        assert (waits_for(state) == "green ask-intercept") == asked
        if asked:
            does(state, Intercept(at(state, "green", "left"), at(state, "red", "left")))
        assert life_of(state, "blue") == (20 if asked else 18)


def test_teams_are_open_unless_the_table_wants_the_printed_numbers() -> None:
    assert GAME.options().open_teams


def test_shared_guard_is_part_of_open_teams() -> None:
    state = four(red=side(left="combat cub power=2"), green=side(right="gatherer"), options={"open_teams": True})
    attack(state, "left")
    assert waits_for(state) == "green ask-intercept"


def test_open_teams_need_14_cubes_and_half_as_many_more() -> None:
    more = {"options": {"open_teams": True}}
    state = four(red=side("fire_pit 9"), yellow=side("wood_yard 4"), blue=side("stone_mine 1"), **more)
    assert not has_prosperity(state, 0)
    state = four(red=side("fire_pit 9"), yellow=side("wood_yard 6"), blue=side("stone_mine 10"), **more)
    assert has_prosperity(state, 0)


def test_option_of_two_players_changes_nothing_for_teams() -> None:
    state = table(
        red=side("fire_pit 4 wood_yard"), blue=side("stone_mine 2 leather_workshop"), options={"open_teams": True}
    )
    assert has_prosperity(state, 0)
