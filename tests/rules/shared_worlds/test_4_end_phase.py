"""Section 4 of the rulebook: the End Phase; with rulings R4, R8, R26 and R44."""

from __future__ import annotations

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Choose,
    Done,
    EndMain,
    Keep,
    PlayUnit,
    TradeWorkers,
)
from rules.shared_worlds.pieces import Face, Lane
from rules.shared_worlds.state import Loan, site
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import (
    cubes_of,
    does,
    events,
    names_of,
    pay,
    refused,
    side,
    table,
    there,
    told,
    waits_for,
)


def test_end_used_cubes_are_divided_evenly() -> None:
    state = table(at="refill", red=side("fire_pit 1 wood_yard 0", used=4))
    assert cubes_of(state, "red") == (3, 2, 0)


def test_end_the_odd_cube_goes_where_the_player_wants() -> None:
    state = table(at="refill", red=side("fire_pit wood_yard", used=5))
    assert waits_for(state) == "red ask-odd"
    assert refused(state, Choose(site("stone_mine"))) == "no-such-place 8.1"
    assert refused(state, Done()) == "no-stop 8.1"
    does(state, Choose(site("wood_yard")))
    assert cubes_of(state, "red") == (2, 3, 0)


def test_end_with_one_building_there_is_no_odd_cube() -> None:
    state = table(at="refill", seats=4, red=side("fire_pit", used=5))
    assert cubes_of(state, "red") == (5, 0)


def test_r26_only_the_used_pool_is_divided() -> None:
    state = table(at="refill", red=side("fire_pit 6 wood_yard", used=2, left="cub power=2"))
    assert cubes_of(state, "red") == (7, 1, 0)
    assert there(state, "red", "left").power == 2


def test_r4_no_cube_works_twice_in_a_turn() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer cub"))
    does(state, PlayUnit(Face("gatherer"), Lane.LEFT, pay("fire_pit 1")))
    assert refused(state, PlayUnit(Face("cub"), Lane.RIGHT, pay("fire_pit 1"))) == "no-cubes 3.3"


def test_end_look_at_5_and_keep_up_to_3() -> None:
    state = table(at="five", main="oru torv hadra gorrun cub")
    assert waits_for(state) == "red ask-keep"
    wrong = Keep((Face("oru"), Face("torv"), Face("hadra"), Face("gorrun")))
    assert refused(state, wrong) == "no-more-to-keep 8.2"
    assert refused(state, Keep((Face("sael"),))) == "no-such-cards 8.2"
    does(state, Keep((Face("oru"), Face("torv"))))
    assert names_of(state.players[0].discard) == ["oru", "torv"]
    assert sorted(names_of(state.graveyard)) == ["cub", "gorrun", "hadra"]


def test_end_none_need_be_kept() -> None:
    state = table(at="five", main="oru torv hadra gorrun cub")
    does(state, Keep(()))
    assert len(state.graveyard) == 5


def test_end_2_workers_are_another_draw() -> None:
    state = table(at="workers", red=side(workers="cub gatherer cub"))
    does(state, TradeWorkers())
    assert len(state.graveyard) == 2
    assert len(state.players[0].places[0].workers) == 1
    assert waits_for(state) == "red ask-keep"
    does(state, Keep(()))
    assert len(state.graveyard) == 7


def test_r8_each_pair_of_workers_has_its_own_keep_3() -> None:
    state = table(at="workers", red=side(workers="cub gatherer cub spear_bearer"), main="oru torv hadra gorrun sael")
    does(state, TradeWorkers(), Keep((Face("oru"), Face("torv"), Face("hadra"))))
    assert waits_for(state) == "red ask-workers"
    does(state, TradeWorkers())
    assert waits_for(state) == "red ask-keep"


def test_end_workers_may_stay() -> None:
    state = table(at="workers", red=side(workers="cub gatherer"))
    does(state, Done())
    assert len(state.players[0].places[0].workers) == 2


def test_end_one_worker_is_not_enough() -> None:
    assert waits_for(table(at="workers", red=side(workers="cub"))) != "red ask-workers"


def test_end_lent_cubes_on_own_buildings_go_home() -> None:
    state = lent()
    does(state, EndMain())
    assert cubes_of(state, "blue")[0] == 1
    assert state.loans == []


def lent() -> SharedWorldsState:
    """Blue has lent red a cube; it lies on the Fire Pit."""
    state = table(red=side("fire_pit wood_yard"), blue=side("leather_workshop 1 stone_mine"))
    state.players[1].places[0].cubes = 0
    state.loans.append(Loan(1, "leather_workshop", 0, "fire_pit"))
    assert GAME.faults(state) == ()
    return state


def test_r44_nothing_left_to_draw_in_a_round_without_a_change_of_life_is_a_draw() -> None:
    state = table(empty=True, at="acting", turn="blue")
    state.dry = 1
    does(state, EndMain())
    assert state.ended is not None
    assert state.ended.how == "draw-dry"


def test_r44_a_change_of_life_goes_on() -> None:
    state = table(empty=True, at="acting", turn="blue")
    state.dry, state.calm = 1, False
    does(state, EndMain())
    assert state.ended is None


def test_r44_the_last_round() -> None:
    state = table(at="acting", turn="blue", options={"max_rounds": 5}, round_=5)
    does(state, EndMain(), Keep(()))
    assert state.ended is not None
    assert state.ended.how == "draw-rounds"
    assert GAME.outcome(state) is not None


def test_news_of_a_draw_is_private_but_for_the_number() -> None:
    state = table(at="start", red=side(hand="gatherer", deck="cub oru torv"))
    happened = events(state, Done())
    (all_hear,) = told(happened, "did-draw")
    assert all_hear.params["cards"] == 2
    (mine,) = [event for event in happened if event.what.id == "did-draw-these"]
    assert mine.to == (0,)
