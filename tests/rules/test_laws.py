"""The laws over every registered game: in random games, in games that hypothesis makes up, in a picture's words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from images import artist
from images.kit.look import Look, Words
from rules import games
from rules.codec import Malformed, clone, dump_options, dump_state, load_state, read
from rules.fuzz import random_games, random_options, random_table
from rules.game import AnyGame, Seat, State
from rules.laws import check, nothing_is_lost, somebody_is_asked_until_the_end
from rules.record import begin
from rules.secrecy import secret_twins
from rules.strange import Strange
from rules.words import LOCALES

BATCHES = 10
BATCH = 30

every_game = pytest.mark.parametrize("key", list(games()))
quick = settings(deadline=None, derandomize=True, max_examples=25)


@every_game
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_break_no_law(key: str, batch: int) -> None:
    played = list(random_games(games()[key], BATCH, f"batch {batch}", thorough=0.003))
    assert len(played) == BATCH


@every_game
@quick
@given(table=st.integers(0, 10_000), choices=st.lists(st.integers(0, 999), max_size=80))
def test_made_up_games_break_no_law(key: str, table: int, choices: list[int]) -> None:
    game, luck = games()[key], Random(table)
    state = begin(random_table(game, f"made up {table}", luck))
    strange = Strange(game.actions)
    for choice in choices:
        _one_action(game, state, choice, strange)
        somebody_is_asked_until_the_end(game, state)
        nothing_is_lost(game, state)
    check(game, state, luck, strange)


def _one_action(game: AnyGame, state: State, choice: int, strange: Strange) -> None:
    prompts = game.awaited(state)
    if prompts:
        seat = prompts[choice % len(prompts)].seat
        actions = game.legal(state, seat)
        strange.remember(actions)
        game.apply(state, seat, actions[choice % len(actions)])


def _positions(game: AnyGame, count: int, every: int) -> Iterator[State]:
    """So many positions of random games, each so many actions after the one before."""
    luck = Random("positions")
    while count:
        state = begin(random_table(game, f"positions {count}", luck))
        while count and (prompts := game.awaited(state)):
            for _ in range(every):
                prompts = game.awaited(state)
                if prompts:
                    seat = luck.choice(prompts).seat
                    game.apply(state, seat, luck.choice(game.legal(state, seat)))
            yield state
            count -= 1


@every_game
def test_nothing_conceivable_is_possible_but_what_is_legal(key: str) -> None:
    game = games()[key]
    strange = Strange(game.actions)
    for state in _positions(game, 10, 61):
        strange.look_around(game.view(state, None))
        for prompt in game.awaited(state):
            legal = set(game.legal(state, prompt.seat))
            strange.remember(legal)
            possible = {action for action in strange.everything() if game.explain(state, prompt.seat, action) is None}
            assert possible <= legal


def _described(game: AnyGame, state: State, viewer: Seat | None, locale: str) -> Words:
    names = tuple(f"Seat {seat}" for seat in range(len(state.tribes)))
    return artist(game.key).describe(game.view(state, viewer), Look(locale=locale, names=names))


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_position_can_be_described(key: str, locale: str) -> None:
    game = games()[key]
    for state in _positions(game, 60, 7):
        for viewer in (None, *range(len(state.tribes))):
            words = _described(game, state, viewer, locale)
            assert 0 < len(words.alt) <= 1_024
            assert all(line == line.strip() for line in words.lines)
            assert any(words.lines)


@every_game
def test_no_secret_shows_in_the_words_of_a_picture(key: str) -> None:
    game, luck = games()[key], Random("twins")
    for state in _positions(game, 4_000, 1):
        for viewer, one, other in secret_twins(game, state, luck):
            assert _described(game, one, viewer, "en") == _described(game, other, viewer, "en")
        if not state.dice.count % 50:
            unlucky = clone(state)
            unlucky.dice.seed = "another"
            assert _described(game, state, None, "en") == _described(game, unlucky, None, "en")


@every_game
@quick
@given(seed=st.integers(0, 10_000))
def test_every_table_of_options_can_be_set_up_and_is_stored_whole(key: str, seed: int) -> None:
    game = games()[key]
    options = random_options(game.options, Random(seed))
    assert read(game.options, dump_options(options)) == options


NONSENSE: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    3,
    99,
    10**30,
    0.5,
    True,
    "",
    "A1",
    "Z9",
    "red",
    [],
    {},
    [None],
    ["A1", "A1"],
)


def _tampered(body: Any, luck: Random) -> Any:
    """The same JSON with one value somewhere replaced, left out, or doubled."""
    if isinstance(body, dict) and body and luck.random() < 0.95:
        key = luck.choice(list(body))
        if luck.random() < 0.05:
            return {name: value for name, value in body.items() if name != key}
        return {**body, key: _tampered(body[key], luck)}
    if isinstance(body, list) and body and luck.random() < 0.8:
        place = luck.randrange(len(body))
        kept = [_tampered(body[place], luck), body[place]][: luck.choice((0, 1, 1, 1, 2))]
        return [*body[:place], *kept, *body[place + 1 :]]
    return luck.choice(NONSENSE)


@every_game
def test_a_tampered_position_is_refused_in_one_line_or_can_be_played(key: str) -> None:
    game, luck = games()[key], Random("tampered")
    accepted = 0
    refused = []
    for state in _positions(game, 400, 9):
        text = json.dumps(_tampered(json.loads(dump_state(game, state)), luck))
        try:
            other = load_state(game, text)
        except Malformed as error:
            refused.append(str(error))
        else:
            accepted += 1
            _is_playable(game, other)
    assert accepted
    assert all(fault and "\n" not in fault for fault in refused)


def _is_playable(game: AnyGame, state: State) -> None:
    state.dice.script = None
    somebody_is_asked_until_the_end(game, state)
    game.view(state, None)
    for prompt in game.awaited(state):
        game.stand_in(state, prompt.seat)
        for action in game.legal(state, prompt.seat):
            game.apply(clone(state), prompt.seat, action)
