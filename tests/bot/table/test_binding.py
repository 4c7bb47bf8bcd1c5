"""What binds in Shared Worlds: R38 (charging) and handbook 0 (a card was seen), as the door of the table takes it."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest

from bot.table.draft import Draft
from bot.table.play import act_for
from rules.dice import Dice
from rules.game import Action
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Charge
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.table import SharedWorldsState
from tests.bot.positions import table_at

GAMES = 8
LONGEST = 900
WHIM = 0.4
"""How often luck plays instead of the stand-in."""


def played(number: int) -> dict[type[Action], Counter[tuple[bool, bool]]]:
    """A random game through the door: by kind of action, how often it bound, and how often a card was seen by it."""
    luck = Random(f"binding {number}")
    found: defaultdict[type[Action], Counter[tuple[bool, bool]]] = defaultdict(Counter)
    state = GAME.setup(GAME.tribes[: 2 + number % 3], GAME.options(building_abilities=True), Dice(f"binding {number}"))
    table = table_at(GAME, state)
    for _ in range(LONGEST):
        before = table.state
        assert isinstance(before, SharedWorldsState)
        if not (asked := GAME.awaited(before)):
            break
        seat = luck.choice(asked).seat
        action = GAME.stand_in(before, seat)
        if luck.random() < WHIM:
            action = luck.choice(GAME.legal(before, seat))
        draft = act_for(table, seat, action)
        table = draft.table
        found[type(action)][draft.binding, was_seen(before, draft)] += 1
    return found


def was_seen(before: SharedWorldsState, draft: Draft) -> bool:
    """Whether somebody has got a card into the hand, looks at cards anew, or was shown somebody else's hand."""
    after = draft.table.state
    assert isinstance(after, SharedWorldsState)
    known = set[int]().union(*looks(before).values(), *hands(before))
    drawn = any(later - earlier - known for later, earlier in zip(hands(after), hands(before), strict=True))
    looked = any(cards - looks(before).get(how, set()) for how, cards in looks(after).items())
    return drawn or looked or any(event.what.id == "did-peek-these" for event in draft.events)


def hands(state: SharedWorldsState) -> list[set[int]]:
    """The hand of every seat."""
    return [set(player.hand) for player in state.players]


def looks(state: SharedWorldsState) -> dict[tuple[str, int], set[int]]:
    """The cards of the main pile that a seat looks at, to keep some or to put them in order."""
    return {(step.step, step.seat): set(step.cards) for step in state.steps if isinstance(step, Looking | Arranging)}


@pytest.fixture(scope="module")
def games() -> dict[type[Action], Counter[tuple[bool, bool]]]:
    """What came of every kind of action in all these games."""
    every: defaultdict[type[Action], Counter[tuple[bool, bool]]] = defaultdict(Counter)
    for number in range(GAMES):
        for kind, counted in played(number).items():
            every[kind] += counted
    return every


def test_every_kind_of_action_was_played(games: dict[type[Action], Counter[tuple[bool, bool]]]) -> None:
    assert set(games) == set(GAME.actions)


def test_r38_charging_always_binds(games: dict[type[Action], Counter[tuple[bool, bool]]]) -> None:
    assert all(bound for bound, _ in games[Charge])


@pytest.mark.parametrize("kind", [kind for kind in GAME.actions if kind is not Charge], ids=lambda kind: kind.kind)
def test_handbook_0_everything_else_binds_as_soon_as_a_card_was_seen_and_not_before(
    kind: type[Action], games: dict[type[Action], Counter[tuple[bool, bool]]]
) -> None:
    assert all(bound == seen for bound, seen in games[kind])
