"""The search for placements against the rules of placement, tile by tile, square by square, direction by direction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from rules.dice import Dice
from rules.sapiens import GAME
from rules.sapiens.board import PLACES
from rules.sapiens.bonuses import Bonuses
from rules.sapiens.ground import Place
from rules.sapiens.placing import Placing
from rules.sapiens.refill import Passing
from rules.sapiens.sight import view
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Direction, Phase, SapiensView, Scene
from tests.rules.sapiens.by_hand import placements

POSITIONS = 2_000


def positions(count: int) -> Iterator[SapiensState]:
    """So many positions of random games in which a tile is laid, also as a Feast's extra tile, or none fits."""
    luck = Random("search")
    number = 0
    while count:
        seats = 2 + number % 3
        state: SapiensState = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(f"search {number}"))
        number += 1
        sensible = luck.random() < 0.3
        while state.steps and count:
            if lays(state):
                yield state
                count -= 1
            seat = state.turn
            GAME.apply(state, seat, GAME.stand_in(state, seat) if sensible else luck.choice(GAME.legal(state, seat)))


def lays(state: SapiensState) -> bool:
    """Whether a tile is laid now, or could be, or would have been."""
    step = state.steps[-1]
    return isinstance(step, Placing | Passing) or (isinstance(step, Bonuses) and Scene.FEAST in step.due)


def test_the_search_finds_exactly_what_the_rules_allow() -> None:
    phases = set()
    for state in positions(POSITIONS):
        found = [action for action in GAME.legal(state, state.turn) if isinstance(action, Place)]
        assert len(set(found)) == len(found)
        if not isinstance(state.steps[-1], Passing):
            assert set(found) == placements(view(state, None))
        phases.add(view(state, None).phase)
    assert phases == {Phase.FIRST_TILE, Phase.TILE, Phase.NEW_TRIBE, Phase.BONUS, Phase.NO_CAVE}


def test_every_other_placement_is_explained() -> None:
    for state in positions(60):
        legal = set(GAME.legal(state, state.turn))
        for tile in state.clan.pool:
            for name in PLACES:
                for turn in Direction:
                    action = Place(tile, name, turn)
                    assert (GAME.explain(state, state.turn, action) is None) == (action in legal)


def test_a_dead_end_is_one_by_the_rules_too() -> None:
    """Nobody abandons a tribe that could have grown, and nobody passes who could have begun a new one."""
    tasks = []
    for state in positions(3_000):
        seen = view(state, None)
        if seen.phase in (Phase.NEW_TRIBE, Phase.NO_CAVE):
            tasks.append(seen.phase)
            assert placements(as_before(seen)) == set()
        if seen.phase is Phase.NO_CAVE:
            assert placements(as_abandoned(seen)) == set()
    assert min(tasks.count(Phase.NEW_TRIBE), tasks.count(Phase.NO_CAVE)) > 10


def as_before(seen: SapiensView) -> SapiensView:
    """With the last tribe of the seat on turn still active; before its first tile, if it had none."""
    last = seen.clans[seen.turn].tribes
    return with_tribe(seen, last, Phase.TILE if last else Phase.FIRST_TILE, abandoned=False)


def as_abandoned(seen: SapiensView) -> SapiensView:
    """With the tribe of the seat on turn abandoned, and a new one about to begin."""
    return with_tribe(seen, seen.clans[seen.turn].tribes, Phase.NEW_TRIBE, abandoned=True)


def with_tribe(seen: SapiensView, number: int, phase: Phase, *, abandoned: bool) -> SapiensView:
    """In this phase, and that tribe of the seat on turn abandoned or not."""
    clan = seen.clans[seen.turn]
    laid = tuple(replace(one, abandoned=abandoned) if one.tribe == number else one for one in clan.valley.laid)
    changed = replace(clan, valley=replace(clan.valley, laid=laid))
    clans = tuple(changed if seat == seen.turn else one for seat, one in enumerate(seen.clans))
    return replace(seen, clans=clans, phase=phase)
