"""What stays to be seen of an action and of a battle: it changes nothing, and everybody may know it."""

from __future__ import annotations

from rules.codec import dump_state, load_state
from rules.dice import Dice
from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Build,
    Collect,
    Done,
    Fight,
    March,
    Move,
    Ordain,
    PlayCard,
    Reinforce,
    Send,
    Terraform,
)
from rules.nerthania.pieces import Building, Camp, Direction, Face, Unit, When
from rules.nerthania.position import Plan
from rules.nerthania.state import NerthaniaState
from rules.nerthania.view import BattleView, NerthaniaView, PlayedView
from tests.rules.nerthania.table import act, end_round, facing, finish, pair, place, script, strike, units


def seen(state: NerthaniaState) -> NerthaniaView:
    view = GAME.view(state, None)
    assert isinstance(view, NerthaniaView)
    return view


def test_the_areas_of_the_last_action_are_shown_where_it_came_from_first() -> None:
    state = pair()
    act(state, 0, March(1))
    assert seen(state).last == ()
    act(state, 0, Move(12, 13, units(warrior=1)))
    assert seen(state).last == (12, 13)
    act(state, 0, Done())
    assert seen(state).last == (12, 13)
    act(state, 1, Terraform(20, Direction.RISE, When.LATER))
    assert seen(state).last == (20,)


def test_every_area_that_is_collected_from_is_shown() -> None:
    state = pair()
    act(state, 0, Collect((11, 12, 14)))
    assert seen(state).last == (11, 12, 14)


def test_an_action_without_a_place_leaves_no_trace() -> None:
    state = pair()
    place(state, 0, 13, warrior=1)
    act(state, 0, Collect((11, 12, 13)))
    state.steps[-1].seat = 0
    state.nations[0].headquarters = 12
    act(state, 0, Build(Building.STABLES))
    assert seen(state).last == ()


def fought() -> NerthaniaState:
    """Black's two warriors have beaten the only one of Blue in 13."""
    state = facing(warrior=1)
    place(state, 0, 12, warrior=2)
    place(state, 1, 20, warrior=1)
    hit = ("shadow_lurks", Unit.WARRIOR, Face.HIT)
    script(state, hit, hit, ("snow_blades", Unit.WARRIOR, Face.HIT))
    strike(state, 0, 12, 13, warrior=2)
    finish(state)
    return state


def test_a_battle_is_shown_with_its_dice_until_everybody_has_acted_since() -> None:
    state = fought()
    assert state.battle is None
    battle = seen(state).battle
    assert battle is not None
    assert battle.over
    assert battle.won is Camp.ATTACKER
    assert battle.winner == battle.attacker
    assert [die.face for die in battle.attacker.fighters] == [Face.HIT, Face.HIT]
    assert (battle.attacker.losses, battle.defender.losses) == (1, 1)
    assert seen(state).last == (12, 13)
    act(state, 1, March(2))
    assert seen(state).battle is None
    assert seen(state).last == ()
    assert seen(state).reports == (battle,)
    act(state, 1, Done())
    for seat in (2, 3, 0):
        assert seen(state).reports == (battle,)
        while seat in [prompt.seat for prompt in GAME.awaited(state)]:
            act(state, seat, GAME.stand_in(state, seat))
    assert seen(state).reports == ()


def test_a_report_keeps_the_level_that_a_card_had() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=2)
    hit = ("shadow_lurks", Unit.WARRIOR, Face.HIT)
    script(state, hit, hit, ("snow_blades", Unit.WARRIOR, Face.HIT))
    strike(state, 0, 12, 13, warrior=2)
    act(state, 0, PlayCard(Unit.WARRIOR))
    finish(state)
    state.nations[0].levels[Unit.WARRIOR] = 3
    battle = seen(state).battle
    assert battle is not None
    assert battle.attacker.cards == (PlayedView(Unit.WARRIOR, 1),)


def test_whoever_is_asked_has_every_battle_before_them_that_was_fought_since_they_acted() -> None:
    """Four seats, of which each is shown the table only when it is to act, as somebody at a slow telephone is."""
    state = GAME.setup(GAME.tribes, GAME.options(), Dice("nobody misses a battle"))
    missed: dict[int, list[tuple[int, int, int]]] = {seat: [] for seat in range(4)}
    fights = 0
    while fights < 12:
        seat = GAME.awaited(state)[0].seat
        before, view = state.report, seen(state)
        pictured = [_where(battle) for battle in (view.battle, *view.reports) if battle is not None]
        for battle in missed[seat]:
            assert battle in pictured
        missed[seat] = []
        GAME.apply(state, seat, GAME.stand_in(state, seat))
        if state.report is not None and state.report is not before:
            fights += 1
            for others in missed.values():
                others.append((state.report.area, state.report.attacker.force, state.report.defender.force))


def _where(battle: BattleView) -> tuple[int, int, int]:
    return battle.area, battle.attacker.force, battle.defender.force


def test_an_area_that_sends_twice_is_named_once() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=3)
    act(state, 0, March(1))
    act(state, 0, Attack(13))
    act(state, 0, Send(12, units(warrior=1)))
    act(state, 0, Send(12, units(warrior=1)))
    assert seen(state).last == (12, 13)
    hit, come = (("shadow_lurks", Unit.WARRIOR, face) for face in (Face.HIT, Face.REINFORCEMENT))
    script(state, come, hit, ("snow_blades", Unit.WARRIOR, Face.HIT), hit)
    act(state, 0, Fight())
    act(state, 0, Reinforce(Unit.WARRIOR, 12))
    assert seen(state).last == (12, 13)


def test_a_position_keeps_its_report() -> None:
    state = fought()
    kept = load_state(GAME, dump_state(GAME, state))
    assert isinstance(kept, NerthaniaState)
    assert GAME.view(kept, None) == GAME.view(state, None)


def test_land_that_a_round_has_changed_is_shown_until_the_next_turn() -> None:
    state = pair()
    state.plans = {40: Plan(Direction.RISE, None), 9: Plan(Direction.SINK, 1)}
    end_round(state)
    assert seen(state).reshaped == (9, 40)
    seat = GAME.awaited(state)[0].seat
    act(state, seat, GAME.legal(state, seat)[0])
    assert seen(state).reshaped == ()


def test_who_ordains_in_between_hides_no_change() -> None:
    state = pair()
    state.plans = {40: Plan(Direction.RISE, None)}
    state.nations[0].held_centre = True
    end_round(state)
    act(state, 0, Ordain(3, Direction.SINK))
    assert seen(state).reshaped == (40,)


def test_land_that_is_changed_at_once_is_shown_too() -> None:
    state = pair()
    act(state, 0, Terraform(11, Direction.RISE, When.NOW))
    assert seen(state).reshaped == (11,)
