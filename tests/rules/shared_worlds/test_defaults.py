"""Section 3.3 of the rulings: what is done for somebody whose time is over, decision by decision."""

from __future__ import annotations

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Act,
    Activate,
    Answer,
    Attack,
    Choose,
    Done,
    EndMain,
    Fight,
    Keep,
    Pass,
    PlayInstant,
    Rearrange,
    Skip,
)
from rules.shared_worlds.pieces import Face, Passing, Side
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import site, who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    asked,
    asked_kind,
    at,
    attack,
    cubes_of,
    does,
    names_of,
    pay,
    side,
    source,
    table,
    there,
    waits_for,
)


def late(state: SharedWorldsState) -> list[str]:
    """The time of whoever is asked is over, for as long as the same is asked."""
    happened, asks = [], waits_for(state)
    while waits_for(state) == asks:
        happened += does(state, GAME.late(state, asked(state)))
    return happened


def test_keep_as_many_as_allowed_newest_first() -> None:
    state = table(at="keep", red=side(hand="oru cub gatherer fire_master tar_boiler", deck="torv"))
    late(state)
    assert names_of(state.active.hand) == ["gatherer", "fire_master", "tar_boiler"]
    assert names_of(state.active.discard) == ["oru", "cub"]


def test_keep_all_of_a_hand_within_the_limit() -> None:
    state = table(at="keep", red=side(hand="oru cub", deck="torv"))
    late(state)
    assert names_of(state.active.hand) == ["oru", "cub", "torv"]


def test_keep_up_to_3_the_first_3() -> None:
    state = table(at="five", main="oru torv cub gatherer hadra")
    first = [face.id for face in view(state, 0).looked_at[:3]]
    late(state)
    assert sorted(names_of(state.players[0].discard)) == sorted(first)


def test_odd_cube_to_the_building_with_fewer_cubes() -> None:
    state = table(at="refill", red=side("fire_pit 2 wood_yard 1", used=3))
    late(state)
    assert cubes_of(state, "red") == (3, 3, 0)
    state = table(at="refill", red=side("fire_pit 0 wood_yard 1", used=3))
    late(state)
    assert cubes_of(state, "red") == (2, 2, 0)


def test_blocks_and_interceptions_none() -> None:
    state = table(
        red=side(left="combat cub power=2", right="combat cub power=2"),
        blue=side(left="combat cave_sentinel", center="cave_sentinel"),
    )
    attack(state, "left", "right")
    assert waits_for(state) == "blue ask-block"
    late(state)
    assert waits_for(state) == "blue ask-intercept"
    late(state)
    assert state.players[1].life == 16


def test_offer_list_a_where_it_can_be_done() -> None:
    state = table(red=side("fire_pit wood_yard 1", hand="hard_bargain"))
    does(state, PlayInstant(Face("hard_bargain"), who(1), None, pay("wood_yard 1")))
    assert GAME.late(state, 1) == Answer(Side.FIRST)


def test_targets_of_a_mandatory_trigger_the_first_legal() -> None:
    state = table(
        red=side(left="combat herd_driver power=3", center="combat cub power=1", right="combat cub power=1"),
    )
    attack(state, "left", "center", "right")
    assert waits_for(state) == "red ask-target"
    assert GAME.late(state, 0) == GAME.legal(state, 0)[0] == Choose(at(state, "red", "center"))


def test_main_phase_without_any_action_is_skipped() -> None:
    red, blue = side("fire_pit 3 wood_yard 1", left="cub"), side("stone_mine 3 neander_cave")
    state = table(at="choice", red=red, blue=blue)
    assert GAME.late(state, 0) == Skip(site("wood_yard"))
    does(state, Act())
    assert (waits_for(state), GAME.late(state, 0)) == ("red ask-muster", Done())


def test_main_phase_the_rest_is_its_end() -> None:
    state = table(red=side("fire_pit 3 wood_yard 1", hand="cub", left="combat gorrun power=6"))
    assert GAME.late(state, 0) == EndMain()
    does(state, Fight())
    late(state)
    assert GAME.late(state, 0) == Attack(())


def test_window_a_missing_answer_is_a_pass() -> None:
    state = table(
        red=side(left="combat gorrun power=6"),
        blue=side("leather_workshop 3 stone_mine 3", hand="last_ember warm_broth", life=6, left="combat yew_lancer"),
    )
    does(state, Fight())
    while asked_kind(state) != "ask-attack":
        assert GAME.late(state, asked(state)) == Pass(Passing.ONCE)
        does(state, Pass(Passing.ONCE))
    attack_all(state)
    while asked_kind(state) in ("ask-answer", "ask-block"):
        answer = GAME.late(state, asked(state))
        assert answer == (Pass(Passing.ONCE) if asked_kind(state) == "ask-answer" else Done())
        does(state, answer)
    assert waits_for(state) == "over"


def attack_all(state: SharedWorldsState) -> None:
    does(state, next(action for action in GAME.legal(state, 0) if isinstance(action, Attack) and action.attackers))


def test_workers_are_not_traded() -> None:
    state = table(at="workers", red=side(workers="cub cub"))
    assert GAME.late(state, 0) == Done()


def test_what_is_looked_at_goes_back_as_it_lay() -> None:
    state = table(red=side("fire_pit 3 wood_yard", left="wayfinder"), main="oru torv cub")
    uses = [action for action in GAME.legal(state, 0) if isinstance(action, Activate)]
    does(state, next(action for action in uses if action.ability == source(state, "red", "left")))
    assert waits_for(state) == "red ask-rearrange"
    answer = GAME.late(state, 0)
    assert isinstance(answer, Rearrange)
    does(state, answer)
    assert view(state, 0).looked_at == (Face("oru"),)
    assert names_of(state.main[-2:]) == ["cub", "torv"]


def test_nothing_is_bought_with_life_or_cards() -> None:
    state = table(red=side("fire_pit 3 wood_yard 1", left="gatherer", hand="cub cub"), blue=side(life=1))
    before = there(state, "red", "left").life
    late(state)
    assert there(state, "red", "left").life == before
    assert len(state.players[0].hand) == 2


def test_keeping_none_is_possible_but_not_the_default() -> None:
    state = table(at="five")
    assert Keep(()) in GAME.legal(state, 0)
    assert GAME.late(state, 0) != Keep(())
