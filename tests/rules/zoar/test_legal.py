"""`legal` against `explain`, by trying every action that anybody could conceive."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from rules.game import Action
from rules.zoar import GAME
from rules.zoar.board import FIELDS, NEIGHBOURS
from rules.zoar.build import BuildCity, BuildTemple, RaiseArmy
from rules.zoar.collect import Collect
from rules.zoar.fight import Attack, OfferMetal
from rules.zoar.intervention import Strike
from rules.zoar.lightning import Save, Saving
from rules.zoar.move import Move
from rules.zoar.relic import HandOver, TakeRelic
from rules.zoar.state import Piece, Unit
from rules.zoar.stores import Exchange
from rules.zoar.turn import ZoarState
from rules.zoar.view import Good
from tests.rules.zoar.games import positions

PLACES = (*FIELDS, "nowhere")
NO_FIELDS = tuple(type_() for type_ in GAME.actions if not type_.__match_args__)


@cache
def conceivable() -> tuple[Action, ...]:
    """Every action there is, but for the many ways to save pieces; moves and attacks go to the neighbours and afar."""
    goals = {at: (*NEIGHBOURS.get(at, ()), "D4", "nowhere") for at in PLACES}
    ways = [(at, to) for at in PLACES for to in goals[at]]
    return (
        *NO_FIELDS,
        *(Move(Unit(piece, at), to) for piece in Piece for at, to in ways),
        *(Attack(at, to) for at, to in ways),
        *(type_(at) for type_ in (Collect, RaiseArmy, BuildCity, BuildTemple) for at in PLACES),
        *(type_(piece) for type_ in (TakeRelic, HandOver) for piece in Piece),
        *(Exchange(good) for good in Good),
        *(OfferMetal(metal) for metal in range(-1, 5)),
        *(Strike(tile) for tile in range(-1, 15)),
    )


def conceivable_saves(state: ZoarState) -> Iterator[Save]:
    """All choices of up to four of the pieces that anybody has on the struck tile, and some that nobody has."""
    if not isinstance(state.steps[-1] if state.steps else None, Saving):
        yield from (Save(()), Save((Unit(Piece.ARMY, "D4"),)))
        return
    fields = [at for at in state.struck_fields() if state.holder(at) is not None]
    pieces = [Unit(piece, at) for at in fields for piece in Piece]
    for count in range(4):
        yield from map(Save, itertools.combinations_with_replacement(pieces, count))


def check(state: ZoarState) -> None:
    """Whatever `explain` has nothing against is in `legal`, once, and nothing else is."""
    for seat in range(len(state.camps)):
        legal = GAME.legal(state, seat)
        tried = itertools.chain(conceivable(), set(conceivable_saves(state)))
        allowed = {action for action in tried if GAME.explain(state, seat, action) is None}
        assert allowed == set(legal), (state, seat)
        assert max(Counter(legal).values(), default=1) == 1


@pytest.mark.parametrize("seed", range(4))
def test_legal_is_what_explain_allows(seed: int) -> None:
    luck = Random(seed)
    seen: Counter[str] = Counter()
    for state in positions(luck):
        kind = type(state.steps[-1]).__name__ if state.steps else "the end"
        # often enough at every kind of decision, without trying thousands of actions at each of hundreds of moves
        if seen[kind] < 6 or luck.random() < 0.03:
            seen[kind] += 1
            check(state)
    assert sum(seen.values()) > 20


def test_every_kind_of_action_and_every_question_comes_up() -> None:
    luck = Random(5)
    kinds, asked = set(), set()
    for _ in range(30):
        for state in positions(luck):
            for prompt in GAME.awaited(state):
                asked.add(prompt.ask.id)
                kinds |= {type(action) for action in GAME.legal(state, prompt.seat)}
    assert kinds == set(GAME.actions)
    assert len(asked) == 10


def test_actions_without_fields_are_among_the_conceivable() -> None:
    assert {action.kind for action in NO_FIELDS} >= {"roll", "end-moving", "buy-steps"}
