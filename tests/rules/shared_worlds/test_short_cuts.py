"""Whatever Shared Worlds knows without looking equals what looking finds: in random games, at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.dice import Dice
from rules.shared_worlds import GAME, cubes, declaring, passives, values
from rules.shared_worlds.acting import Acting
from rules.shared_worlds.cards import CardType, Passive, buildings, cards
from rules.shared_worlds.deciding import Choosing, PuttingAway
from rules.shared_worlds.giving import hand_by_type, hand_faces
from rules.shared_worlds.legends import has_legacy, legacy, legendaries
from rules.shared_worlds.looking import Looking
from rules.shared_worlds.options import SharedWorldsOptions
from rules.shared_worlds.passives import Working
from rules.shared_worlds.pieces import Moment
from rules.shared_worlds.settling import settle
from rules.shared_worlds.state import Place, Player, Unit, face, printed
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.targets import combinations, is_possible, origin_of
from rules.shared_worlds.windows import RESCUES, Window, has_passed, is_usual

VERBS = tuple(values.VERB_NAMES)
TABLES = [
    pytest.param(2, SharedWorldsOptions(), id="two"),
    pytest.param(3, SharedWorldsOptions(building_abilities=True), id="three-with-abilities-of-buildings"),
    pytest.param(4, SharedWorldsOptions(open_teams=False), id="teams"),
    pytest.param(4, SharedWorldsOptions(building_abilities=True, shared_guard=True), id="teams-with-all"),
]


def moments(seats: int, options: SharedWorldsOptions, games: int = 2) -> Iterator[SharedWorldsState]:
    """Every fifth position of some random games."""
    for number in range(games):
        luck = Random(f"short cuts {number}")
        state = GAME.setup(GAME.tribes[:seats], options, Dice(f"short cuts {number}"))
        count = 0
        while prompts := GAME.awaited(state):
            if count % 5 == 0:
                yield state
            seat = luck.choice(prompts).seat
            GAME.apply(state, seat, luck.choice(GAME.legal(state, seat)))
            count += 1


def scanned(state: SharedWorldsState, seat: int, verb: type[Any]) -> list[Working]:
    """Every passive effect of a verb that is at work for a seat, found by reading every card that it has in play."""
    player = state.players[seat]
    found: list[Working] = []
    for unit in player.lanes:
        for card in () if unit is None or unit.face_down else (unit.card, *(worn.card for worn in unit.attachments)):
            assert unit is not None
            found += [Working(one, unit, None, "") for one in _read(printed(card).half(unit.zone.value), verb)]
    for place in player.places:
        if state.options.building_abilities:
            found += [Working(one, None, place, "") for one in _read(buildings()[place.building].development, verb)]
        for worn in place.attachments:
            found += [Working(one, None, place, "") for one in _read(printed(worn.card).development, verb)]
    return found


def _read(abilities: tuple[Any, ...], verb: type[Any]) -> list[Any]:
    return [
        effect
        for ability in abilities
        if isinstance(ability, Passive)
        for effect in ability.effects
        if type(effect) is verb
    ]


def effects(works: list[Working]) -> list[tuple[Any, int | None, str | None]]:
    """Which effect of which unit or building."""
    return [
        (
            work.effect,
            None if work.unit is None else work.unit.card,
            None if work.place is None else work.place.building,
        )
        for work in works
    ]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_at_work_equals_what_all_cards_in_play_say(seats: int, options: SharedWorldsOptions) -> None:
    met = 0
    for state in moments(seats, options):
        for seat in range(seats):
            for verb in VERBS:
                works = scanned(state, seat, verb)
                met += len(works)
                assert effects(passives.working(state, seat, verb)) == effects(works)
                assert passives.at_work(state, seat, verb) == bool(works)
                for unit in filter(None, state.players[seat].lanes):
                    _check_unit(state, seat, unit, verb, works)
                for place in state.players[seat].places:
                    _check_place(state, place, verb, works)
    assert met > 100


def _check_unit(state: SharedWorldsState, seat: int, unit: Unit, verb: type[Any], works: list[Working]) -> None:
    if unit.face_down:
        return
    on_it = [work.effect for work in works if passives.covers(state, work, unit)]
    on_it += [one for one in state.lasting if one.unit == unit.card and one.do == values.VERB_NAMES[verb]]
    assert list(values.on_unit(state, seat, unit, verb)) == on_it


def _check_place(state: SharedWorldsState, place: Place, verb: type[Any], works: list[Working]) -> None:
    assert passives.of_place(state, place, verb) == [work.effect for work in works if work.place is place]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_hand_by_type_equals_the_hand(seats: int, options: SharedWorldsOptions) -> None:
    for state in moments(seats, options):
        for seat, player in enumerate(state.players):
            different = list(dict.fromkeys(face(card) for card in player.hand))
            assert hand_faces(state, seat) == different
            for kind, known in zip(
                (CardType.UNIT, CardType.ATTACHMENT, CardType.INSTANT), hand_by_type(state, seat), strict=True
            ):
                assert [one for one, _ in known] == [one for one in different if cards()[one.id].type is kind]
                assert all(card is cards()[one.id] for one, card in known)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_units_are_settled_at_every_decision(seats: int, options: SharedWorldsOptions) -> None:
    """Steps after which nothing is counted anew have changed nothing: counting it changes nothing either."""
    for state in moments(seats, options):
        before = repr(state.players)
        settle(state)
        assert repr(state.players) == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_seats_that_play_together_are_those_of_one_team(seats: int, options: SharedWorldsOptions) -> None:
    for state in moments(seats, options):
        alive = [seat for seat, player in enumerate(state.players) if player.alive]
        for seat in range(seats):
            order = [other % seats for other in range(seat, seat + seats) if other % seats in alive]
            assert state.order(seat) == order
            assert state.friends(seat) == [other for other in alive if state.team(other) == state.team(seat)]
            assert state.opponents(seat) == [other for other in order if state.team(other) != state.team(seat)]
            count = sum(legendaries(state, friend) for friend in state.friends(seat))
            assert has_legacy(state, seat) == (count >= legacy(state))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_who_is_at_the_turn_in_a_window_is_who_comes_next_in_its_order(
    seats: int, options: SharedWorldsOptions
) -> None:
    met = 0
    for state in moments(seats, options):
        step = state.steps[-1]
        if isinstance(step, Window):
            met += 1
            assert step.now(state) == step.order(state)[step.passed] == step.prompts(state)[0].seat
    assert met > 10


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_who_is_asked_is_who_has_a_prompt(seats: int, options: SharedWorldsOptions) -> None:
    met = set()
    for state in moments(seats, options):
        step = state.steps[-1]
        met.add(type(step))
        asked = {prompt.seat for prompt in step.prompts(state)}
        assert {seat for seat in range(seats) if step.asks(state, seat)} == asked
    assert {Window, Acting, Looking, PuttingAway, Choosing} <= met


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whoever_is_passed_over_in_a_window_would_not_be_asked(seats: int, options: SharedWorldsOptions) -> None:
    """Going on seat by seat and passing over several at once end at the same seat."""
    for state in moments(seats, options):
        for moment in Moment:
            if moment not in RESCUES:
                for first in state.living():
                    window = Window(moment, first)
                    order = window.order(state)
                    assert order[0] == first
                    window.skip(state, usual=is_usual(state, moment))
                    assert all(has_passed(window, state, seat) for seat in order[: window.passed])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_a_window_that_saves_the_first_comes_before_the_order_of_play(
    seats: int, options: SharedWorldsOptions
) -> None:
    for state in moments(seats, options, games=1):
        for first in range(seats):
            order = state.order(state.turn)
            expected = [seat for seat in order if seat == first] + [seat for seat in order if seat != first]
            assert Window(Moment.SAVE_UNIT, first).order(state) == expected


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_can_be_paid_and_chosen_is_what_has_a_way(seats: int, options: SharedWorldsOptions) -> None:
    for state in moments(seats, options, games=1):
        for seat, player in enumerate(state.players):
            if player.alive:
                _check_means(state, seat, player)


def _check_means(state: SharedWorldsState, seat: int, player: Player) -> None:
    means = cubes.Means(state, seat)
    for card in cards().values():
        ways = declaring.payments(means, card)
        beside = len(player.hand) - 1 - declaring.needed(card.id)
        missing = cubes.shortage(cubes.price_of(card.id), means.own)
        borrowed = means.foreign if missing else ()
        plain = cubes._ways(cubes.price_of(card.id), means.own, borrowed, missing)
        assert ways == (plain if missing <= cubes.borrowing(beside) else ())
        assert declaring.can_be_paid(means, card) == bool(ways)
        assert cubes.own_ways(cubes.price_of(card.id), means.own) == (() if missing else ways)
        if card.instant is not None:
            modest = declaring.is_modest(card.id)
            assert not modest or declaring.lacks(state, seat, card.instant, 0) is None
            chosen = combinations(state, origin_of(seat), card.instant.choose)
            assert is_possible(state, origin_of(seat), card.instant.choose) == bool(chosen)
