"""What the last action touched, to be shown; and how far everybody has come."""

from __future__ import annotations

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    Attack,
    Block,
    Charge,
    Done,
    EndMain,
    Fight,
    Intercept,
    MoveTo,
    Pass,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
    Skip,
)
from rules.shared_worlds.pieces import Attacker, Cell, Face, Lane, Passing, Touched, Zone
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import site, who
from rules.shared_worlds.table import SharedWorldsState
from tests.rules.shared_worlds.table import at, attack, does, pay, refused, side, source, table, unanswered

LEFT = Lane.LEFT
COMBAT, DEVELOPMENT = Zone.COMBAT, Zone.DEVELOPMENT


def last(state: SharedWorldsState) -> tuple[Touched, ...]:
    """As everybody sees it."""
    seen = {view(state, viewer).last for viewer in (None, 0, 1)}
    assert len(seen) == 1
    return seen.pop()


def test_nothing_at_first() -> None:
    assert last(table()) == ()


def test_a_card_that_is_played_shows_in_its_lane_and_on_its_host() -> None:
    state = table(red=side("fire_pit 2 wood_yard", hand="gatherer shell_beads"))
    does(state, PlayUnit(Face("gatherer"), LEFT, pay("fire_pit 1")))
    assert last(state) == (Cell(0, LEFT, DEVELOPMENT),)
    does(state, PlayAttachment(Face("shell_beads"), at(state, "red", "left"), pay("fire_pit 1")))
    assert last(state) == (Cell(0, LEFT, DEVELOPMENT),)


def test_a_unit_that_moves_shows_from_where_and_to_where() -> None:
    state = table(red=side("fire_pit 1 wood_yard", left="cub", right="snow_guide", center="combat gatherer"))
    does(state, Promote(at(state, "red", "left")))
    assert last(state) == (Cell(0, LEFT, DEVELOPMENT), Cell(0, LEFT, COMBAT))
    does(state, Charge(at(state, "red", "left"), site("fire_pit")))
    assert last(state) == (Face("fire_pit"), Cell(0, LEFT, COMBAT))


def test_an_ability_shows_its_card_and_its_target_and_where_that_moves() -> None:
    state = table(red=side(left="snow_guide"), blue=side(center="combat cub"))
    does(state, Activate(source(state, "red", "left"), at(state, "blue", "center"), None, ()))
    assert last(state) == (Cell(0, LEFT, DEVELOPMENT), Cell(1, Lane.CENTER, COMBAT))
    does(state, MoveTo(Lane.RIGHT))
    assert last(state) == (Cell(1, Lane.CENTER, COMBAT), Cell(1, Lane.RIGHT, COMBAT))


def test_attackers_blocks_and_interceptions_show() -> None:
    state = table(
        red=side(left="combat cub power=2", right="combat cub power=2"),
        blue=side(left="combat cave_sentinel", center="cave_sentinel"),
    )
    attack(state, "left", "right")
    assert last(state) == (Cell(0, LEFT, COMBAT), Cell(0, Lane.RIGHT, COMBAT))
    unanswered(state, "ask-block")
    does(state, Block(at(state, "blue", "left"), at(state, "red", "left")))
    assert last(state) == (Cell(1, LEFT, COMBAT), Cell(0, LEFT, COMBAT))
    unanswered(state, "ask-intercept")
    does(state, Intercept(at(state, "blue", "center"), at(state, "red", "right")))
    assert last(state) == (Cell(1, Lane.CENTER, DEVELOPMENT), Cell(1, Lane.RIGHT, COMBAT))


def test_an_instant_shows_its_target_only() -> None:
    state = table(red=side("wood_yard 3 fire_pit", hand="night_ambush warm_broth"), blue=side(left="urgan"))
    does(state, PlayInstant(Face("night_ambush"), at(state, "blue", "left"), None, pay("wood_yard 2")))
    assert last(state) == (Cell(1, LEFT, DEVELOPMENT),)
    does(state, PlayInstant(Face("warm_broth"), who(0), None, pay("wood_yard 1")))
    assert last(state) == ()


def test_what_touches_nothing_leaves_the_trace_before() -> None:
    state = table(at="choice", red=side("fire_pit 1 wood_yard 1", left="combat cub power=2"))
    does(state, Skip(site("fire_pit")))
    assert last(state) == (Face("fire_pit"),)
    state = table(red=side(left="cub", right="combat cub power=1"), blue=side("stone_mine 1 neander_cave", hand="cub"))
    does(state, Promote(at(state, "red", "left")))
    before = last(state)
    does(state, Fight(), Pass(Passing.ONCE), Attack(()), EndMain())
    assert last(state) == () != before


def test_what_is_refused_leaves_no_trace() -> None:
    state = table(red=side(left="cub"))
    nowhere = at(table(red=side(center="cub")), "red", "center")
    before = last(state)
    assert refused(state, Promote(nowhere))
    assert refused(state, Done())
    assert refused(state, Attack((Attacker(nowhere, who(3)),)))
    assert last(state) == before


def test_how_far_everybody_has_come_is_what_all_can_see() -> None:
    state = table(red=side("fire_pit 2 wood_yard 1", life=7, used=2, left="oru power=1"), blue=side(life=3))
    red, blue = GAME.standing(state)
    assert dict(red.params) == {"life": 7, "cubes": 6, "legendaries": 1}
    assert blue.params["life"] == 3
