"""Sections 8 to 11 of the rulebook: timing, kinds of cards, targets; with rulings R13, R16, R21, R24, R25, R41, R47."""

from __future__ import annotations

import pytest

from rules.shared_worlds import GAME
from rules.shared_worlds.actions import (
    Activate,
    Answer,
    EndMain,
    MoveTo,
    Pass,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
    Rearrange,
)
from rules.shared_worlds.pieces import Face, Lane, Passing, Side, Standing, Zone
from rules.shared_worlds.sight import view
from rules.shared_worlds.state import site, who
from tests.rules.shared_worlds.table import (
    asked_kind,
    at,
    can,
    cubes_of,
    does,
    events,
    kinds,
    names_of,
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

ONCE = Pass(Passing.ONCE)


# 8 Timing


def test_timing_a_target_that_became_illegal_is_skipped_and_the_rest_goes_on() -> None:
    """R47: called to council: the unit has gone when it should go, the player of the instant is not refunded."""
    state = table(
        red=side("fire_pit wood_yard 1", hand="scatter_and_regroup", deck="cub", left="gatherer"),
    )
    does(state, PlayInstant(Face("scatter_and_regroup"), at(state, "red", "left"), None, pay("wood_yard 1")))
    assert nobody(state, "red", "left")
    assert names_of(state.players[0].hand) == ["cub"]
    assert cubes_of(state, "red") == (0, 0, 1)


def test_timing_r41_power_belongs_to_the_controller() -> None:
    state = table(
        red=side("stone_mine 1 wood_yard 1", hand="exchange_of_kin", left="combat cub power=2"),
        blue=side(right="combat bear_cave_warden power=3 +thick_cloak"),
    )
    swap = PlayInstant(
        Face("exchange_of_kin"), at(state, "red", "left"), at(state, "blue", "right"), pay("wood_yard 1 stone_mine 1")
    )
    does(state, swap)
    mine, theirs = there(state, "red", "left"), there(state, "blue", "right")
    assert (names_of([mine.card]), mine.power, mine.tapped, mine.owner) == (["bear_cave_warden"], 0, True, 1)
    assert (names_of([theirs.card]), theirs.owner) == (["cub"], 0)
    assert cubes_of(state, "red")[-1] == 2 + 2
    assert cubes_of(state, "blue")[-1] == 3
    assert mine.full == 7  # its attachment went along


def test_timing_r41_a_swapped_card_still_goes_to_its_owners_discard_pile() -> None:
    state = table(red=side("fire_pit wood_yard 1", hand="scatter_and_regroup", left="cub of=blue"))
    does(state, PlayInstant(Face("scatter_and_regroup"), at(state, "red", "left"), None, pay("wood_yard 1")))
    assert names_of(state.players[1].discard) == ["cub"]


def test_no_legendary_is_exchanged() -> None:
    state = table(
        red=side("stone_mine 1 wood_yard 1", hand="exchange_of_kin", left="combat cub"), blue=side(right="combat oru")
    )
    wrong = PlayInstant(
        Face("exchange_of_kin"), at(state, "red", "left"), at(state, "blue", "right"), pay("wood_yard 1 stone_mine 1")
    )
    assert refused(state, wrong) == "no-target 11.3"


# 9 Units


def test_zero_life_by_paying_life_discards_the_unit_after_the_effect() -> None:
    state = table(red=side(left="gatherer life=1 power=1 +thick_cloak"))
    there(state, "red", "left").life = 1
    does(state, Activate(source(state, "red", "left"), who(0), None, ()))
    assert nobody(state, "red", "left")
    assert cubes_of(state, "red") == (0, 0, 2)  # what it gained, and the Power it had
    assert sorted(names_of(state.graveyard)) == ["gatherer", "thick_cloak"]


def test_life_cannot_be_paid_that_is_not_there() -> None:
    state = table(red=side(left="hide_scraper life=1"))
    assert "activate" not in kinds(state)
    assert refused(state, Activate(source(state, "red", "left"), None, None, ())) == "no-life-to-pay 4.8"


def test_healing_goes_up_to_the_maximum() -> None:
    state = table(red=side(left="marra", center="cub", right="gatherer life=1"))
    does(state, Activate(source(state, "red", "left"), at(state, "red", "right"), None, ()))
    assert there(state, "red", "right").life == 2


def test_healing_needs_somebody_who_is_damaged() -> None:
    state = table(red=side(left="marra", center="cub"))
    wrong = Activate(source(state, "red", "left"), at(state, "red", "center"), None, ())
    assert refused(state, wrong) == "no-target 11.3"


def test_r13_moving_life_between_units_is_no_action() -> None:
    state = table(red=side(left="cub", center="gatherer life=1"))
    assert kinds(state) == {"promote", "activate", "end-main"}


# 9 Buildings and attachments


def test_attachments_lie_on_own_units_in_development() -> None:
    state = table(
        red=side("wood_yard 1 fire_pit", hand="war_paint", left="cub", right="combat cub"), blue=side(left="cub")
    )
    assert can(state, PlayAttachment(Face("war_paint"), at(state, "red", "left"), pay("wood_yard 1")))
    for name, lane in (("red", "right"), ("blue", "left")):
        wrong = PlayAttachment(Face("war_paint"), at(state, name, lane), pay("wood_yard 1"))
        assert refused(state, wrong) == "no-host 4.4"
    wrong = PlayAttachment(Face("war_paint"), site("wood_yard"), pay("wood_yard 1"))
    assert refused(state, wrong) == "no-host 4.4"


def test_attachments_on_buildings() -> None:
    state = table(red=side("wood_yard 1 fire_pit", hand="drum_log", left="cub"))
    wrong = PlayAttachment(Face("drum_log"), at(state, "red", "left"), pay("wood_yard 1"))
    assert refused(state, wrong) == "no-host 4.4"
    does(state, PlayAttachment(Face("drum_log"), site("fire_pit"), pay("wood_yard 1")))
    assert names_of([one.card for one in state.players[0].places[1].attachments]) == ["drum_log"]


def test_attachments_move_with_their_unit_to_combat() -> None:
    state = table(red=side(left="cub +war_paint"))
    does(state, Promote(at(state, "red", "left")))
    assert len(there(state, "red", "left").attachments) == 1


# 10 Both halves


def test_r25_activated_abilities_of_development_are_for_the_own_main_phase() -> None:
    state = table(at="muster", red=side(left="fire_master"))
    assert "activate" not in kinds(state)


def test_two_copies_are_two_cards() -> None:
    state = table(red=side(left="fire_master", right="fire_master"))
    uses = [action for action in GAME.legal(state, 0) if isinstance(action, Activate)]
    assert len(uses) == 2


def test_two_alike_attachments_on_one_unit_are_used_one_after_the_other() -> None:
    red = side(
        "stone_mine 2 fire_pit", left="cub +green_stone_bracelet +green_stone_bracelet", deck="oru torv hadra gorrun"
    )
    state = table(red=red, blue=side("wood_yard neander_cave"))
    use = Activate(source(state, "red", "left", "green_stone_bracelet"), who(1), None, ())
    for _ in range(2):
        does(state, use)
        while asked_kind(state) != "ask-act":
            GAME.apply(state, GAME.awaited(state)[0].seat, GAME.stand_in(state, GAME.awaited(state)[0].seat))
    assert refused(state, use) == "no-second-use 11.1"


def test_marks_are_cleared_when_the_next_turn_begins() -> None:
    state = table(at="stop", blue=side(left="fire_master"))
    assert there(state, "blue", "left").marks == []


# 11 Targets


def test_r16_development_units_are_targets_only_where_the_text_says_so() -> None:
    state = table(red=side(center="gorrun"), blue=side(left="cub", right="combat cub"))
    wrong = Activate(source(state, "red", "center"), at(state, "blue", "left"), None, ())
    assert refused(state, wrong) == "no-such-target 11.3"
    assert can(state, Activate(source(state, "red", "center"), at(state, "blue", "right"), None, ()))


def test_r16_development_abilities_and_instants_reach_any_lane() -> None:
    state = table(red=side("wood_yard 2 fire_pit", hand="night_ambush", left="cub"), blue=side(right="gatherer"))
    does(state, PlayInstant(Face("night_ambush"), at(state, "blue", "right"), None, pay("wood_yard 2")))
    assert nobody(state, "blue", "right")


def test_face_down_cards_are_never_targets() -> None:
    state = table(red=side("wood_yard 2 fire_pit", hand="night_ambush"), blue=side(right="cub face-down"))
    assert "play-instant" not in kinds(state)


def test_move_lane_goes_to_an_empty_lane_that_is_chosen() -> None:
    state = table(red=side(left="snow_guide"), blue=side(left="combat cub"))
    does(state, Activate(source(state, "red", "left"), at(state, "blue", "left"), None, ()))
    assert waits_for(state) == "red ask-lane"
    assert refused(state, MoveTo(Lane.LEFT)) == "no-empty-lane 5.1"
    does(state, MoveTo(Lane.RIGHT))
    assert there(state, "blue", "right").zone is Zone.COMBAT


def test_move_lane_without_an_empty_lane_does_nothing() -> None:
    state = table(red=side(left="snow_guide"), blue=side(left="combat cub", center="cub", right="cub face-down"))
    does(state, Activate(source(state, "red", "left"), at(state, "blue", "left"), None, ()))
    assert waits_for(state) == "red ask-act"
    assert not nobody(state, "blue", "left")


@pytest.mark.parametrize(("side_", "gained"), [(Side.FIRST, 0), (Side.SECOND, 1)])
def test_an_offer_is_decided_by_whom_it_is_made_to(side_: Side, gained: int) -> None:
    state = table(red=side("wood_yard 1 fire_pit", hand="hard_bargain"))
    does(state, PlayInstant(Face("hard_bargain"), who(1), None, pay("wood_yard 1")))
    assert waits_for(state) == "blue ask-offer"
    does(state, Answer(side_))
    assert state.players[0].cubes == 1 + gained
    assert state.players[1].life == (17 if side_ is Side.FIRST else 20)


def test_an_offer_with_one_side_that_can_be_done_is_not_asked() -> None:
    state = table(red=side("wood_yard 1 fire_pit", hand="hard_bargain"), blue=side(life=2))
    happened = does(state, PlayInstant(Face("hard_bargain"), who(1), None, pay("wood_yard 1")))
    assert "did-gain" in happened
    wrong = Answer(Side.FIRST)
    assert refused(state, wrong) == "no-not-now 4.1"


def test_rearrange_fewer_than_named_is_fine() -> None:
    """Edge case: Wayfinder with fewer than 3 cards in the main pile."""
    state = table(empty=True, main="oru torv", red=side(left="wayfinder"))
    does(state, Activate(source(state, "red", "left"), None, None, ()))
    does(state, Rearrange((Face("torv"), Face("oru"))))
    assert view(state, 0).looked_at == (Face("torv"),)


def test_peek_only_who_asked_for_it_sees_the_hand() -> None:
    state = table(red=side(left="ridge_scout", deck="cub"), blue=side(hand="oru"))
    does(state, Activate(source(state, "red", "left"), who(1), None, ()))
    happened = events(state, Answer(Side.FIRST))
    (seen,) = [event for event in happened if event.what.id == "did-peek-these"]
    assert seen.to == (0,)
    assert seen.reveal


def test_action_windows_open_only_for_who_wants_them() -> None:
    """R24."""
    blue = side("fire_pit 1 stone_mine", hand="banked_coals")
    state = table(red=side("wood_yard 1 sapiens_camp", hand="cub"), blue=blue)
    does(state, PlayUnit(Face("cub"), Lane.LEFT, pay("wood_yard 1")))
    assert waits_for(state) == "red ask-act"
    blue = side("fire_pit 1 stone_mine", hand="banked_coals", standing=Standing.ALWAYS)
    state = table(red=side("wood_yard 1 sapiens_camp", hand="cub"), blue=blue)
    does(state, PlayUnit(Face("cub"), Lane.LEFT, pay("wood_yard 1")))
    assert waits_for(state) == "blue ask-answer"
    does(state, ONCE)
    assert waits_for(state) == "red ask-act"


def test_r21_war_paint() -> None:
    """The face-down card takes its lane, has no text, and goes to its controller's Discard pile in his End Phase."""
    state = table(
        red=side("wood_yard 2 fire_pit", hand="night_ambush"),
        blue=side(right="gatherer of=red +war_paint", left="hearth_elder"),
    )
    does(state, PlayInstant(Face("night_ambush"), at(state, "blue", "right"), None, pay("wood_yard 2")))
    down = there(state, "blue", "right")
    assert down.face_down
    assert "war_paint" in names_of(state.graveyard)
    seen = view(state, 1).players[1].lanes[2]
    assert seen is not None
    assert seen.card is None
    does(state, EndMain())
    passes(state)
    while state.turn == 0 or asked_kind(state) != "ask-keep":
        seat = GAME.awaited(state)[0].seat
        GAME.apply(state, seat, GAME.stand_in(state, seat))
    assert nobody(state, "blue", "right") or not there(state, "blue", "right").face_down
    assert "gatherer" in names_of(state.players[1].discard)
