"""Section 7 of the rulebook: Deck, Discard pile, playing cards, and what is hidden; with rulings R5 to R7 and R46."""

from __future__ import annotations

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    Keep,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
)
from rules.shared_worlds.pieces import Face, Lane
from rules.shared_worlds.sight import view
from tests.rules.shared_worlds.table import (
    at,
    does,
    life_of,
    names_of,
    pay,
    refused,
    side,
    source,
    table,
    there,
)


def test_r6_a_played_instant_goes_to_the_graveyard() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="banked_coals"))
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert names_of(state.graveyard) == ["banked_coals"]


def test_r6_switch_to_the_own_discard_pile() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="banked_coals"), options={"instant_to": "discard"})
    does(state, PlayInstant(Face("banked_coals"), None, None, pay("fire_pit 1")))
    assert names_of(state.players[0].discard) == ["banked_coals"]


def test_r7_discarded_by_an_ability_is_the_graveyard() -> None:
    state = table(red=side(hand="oru", on="drum_log", left="combat cub power=1"))
    uses = [action for action in GAME.legal(state, 0) if isinstance(action, Activate)]
    does(state, uses[0])
    assert names_of(state.graveyard) == ["oru"]
    assert state.players[0].discard == []


def test_keep_goes_to_the_discard_pile_unless_said_otherwise() -> None:
    state = table(red=side(left="fire_master"), main="oru torv hadra gorrun")
    does(state, Activate(source(state, "red", "left"), None, None, ()), Keep((Face("oru"), Face("torv"))))
    assert names_of(state.players[0].discard) == ["oru", "torv"]
    state = table(red=side(left="oru"), main="cub torv hadra gorrun sael")
    does(state, Activate(source(state, "red", "left"), None, None, ()), Keep((Face("cub"),)))
    assert names_of(state.players[0].hand) == ["cub"]


def test_the_main_pile_is_made_of_the_graveyard_when_it_runs_out() -> None:
    state = table(at="five", empty=True, main="oru torv", graveyard="cub gatherer hadra gorrun")
    assert len(view(state, 0).looked_at) == 5
    assert len(state.main) == 1
    assert state.graveyard == []


def test_if_the_graveyard_is_empty_too_the_draw_stops_short() -> None:
    state = table(at="five", empty=True, main="oru torv")
    assert {one.id for one in view(state, 0).looked_at} == {"oru", "torv"}


def test_there_is_no_limit_of_cards_a_turn() -> None:
    state = table(red=side("wood_yard 3 stone_mine", hand="cub cub cub"))
    for lane in Lane:
        does(state, PlayUnit(Face("cub"), lane, pay("wood_yard 1")))
    assert state.players[0].hand == []


def test_units_enter_with_their_current_maximum_of_life() -> None:
    state = table(red=side("fire_pit 1 wood_yard", hand="gatherer", left="hearth_elder"))
    does(state, PlayUnit(Face("gatherer"), Lane.RIGHT, pay("fire_pit 1")))
    assert there(state, "red", "right").life == 3


def test_only_units_of_the_hand_are_played_as_units() -> None:
    state = table(red=side("fire_pit 1 wood_yard 1", hand="shell_beads banked_coals", left="cub"))
    assert refused(state, PlayUnit(Face("shell_beads"), Lane.RIGHT, pay("fire_pit 1"))) == "no-unit 10.1"
    assert refused(state, PlayUnit(Face("gatherer"), Lane.RIGHT, pay("fire_pit 1"))) == "no-hand-card 4.1"
    wrong = PlayAttachment(Face("banked_coals"), at(state, "red", "left"), pay("fire_pit 1"))
    assert refused(state, wrong) == "no-attachment 10.1"
    assert refused(state, PlayInstant(Face("shell_beads"), None, None, pay("fire_pit 1"))) == "no-instant 4.5"


def test_r46_nobody_else_sees_hand_deck_or_discard() -> None:
    state = table(red=side(hand="oru torv", deck="cub", discard="hadra gorrun"))
    mine, theirs, nobodys = (view(state, viewer) for viewer in (0, 1, None))
    assert mine.hand == (Face("oru"), Face("torv"))
    assert {one.id for one in mine.discard} == {"hadra", "gorrun"}
    for seen in (theirs, nobodys):
        assert seen.hand == seen.discard == seen.looked_at == ()
        assert "'oru'" not in repr(seen)
        assert seen.players[0].hand == 2
        assert (seen.players[0].deck, seen.players[0].discard) == (1, 2)


def test_r46_only_who_looks_sees_what_is_looked_at() -> None:
    state = table(at="five", main="oru torv hadra gorrun cub")
    assert len(view(state, 0).looked_at) == 5
    assert view(state, 1).looked_at == ()


def test_r46_workers_and_face_down_cards_are_seen_by_nobody() -> None:
    state = table(red=side(workers="oru torv", left="cub face-down"))
    for viewer in (0, 1, None):
        seen = view(state, viewer)
        assert "'oru'" not in repr(seen)
        assert seen.players[0].buildings[0].workers == 2
        down = seen.players[0].lanes[0]
        assert down is not None
        assert down.card is None


def test_r5_a_player_loses_life_on_the_tracker_only() -> None:
    state = table(red=side(left="combat cub power=2"), blue=side(right="cub"))
    assert life_of(state, "blue") == 20
    assert there(state, "blue", "right").life == 1
    assert view(state, None).players[1].life == 20
