"""Every legal action can be reached by choosing, and nothing else can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrowing import FEW, SEVERAL, Question, digest, follow, question, way_to
from rules.game import Action, AnyGame
from tests.bot.positions import Keep, Spell, Stop, every_game, many_actions, positions

Path = tuple[int, ...]


def ends(actions: Sequence[Action], path: Path = ()) -> Iterator[tuple[Path, Action]]:
    """Every way through the questions, and the action at its end."""
    left = follow(actions, path)
    asked = question(left)
    if asked is None:
        assert len(left) == 1
        yield path, left[0]
        return
    assert len(asked.choices) > 1
    for index in range(len(asked.choices)):
        yield from ends(actions, (*path, index))


def assert_all_are_reached_once(actions: list[Action]) -> None:
    reached = list(ends(actions))
    assert len(reached) == len(actions)
    assert {action for _, action in reached} == set(actions)
    for path, action in reached:
        assert way_to(actions, [action]) == path


def test_every_made_up_action_is_reached_once() -> None:
    assert_all_are_reached_once(many_actions())


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_every_legal_action_of_a_game_is_reached_once(game: AnyGame) -> None:
    for state in positions(game, "narrowing"):
        for prompt in game.awaited(state):
            assert_all_are_reached_once(game.legal(state, prompt.seat))


def of(kind: type[Action]) -> list[Action]:
    return [action for action in many_actions() if isinstance(action, kind)]


def asked(actions: Sequence[Action]) -> Question:
    found = question(actions)
    assert found is not None
    return found


def test_the_type_is_asked_first_and_a_single_one_is_skipped() -> None:
    assert asked(many_actions()).kind is None
    assert asked(of(Keep)).field == "cards"
    assert question([Stop()]) is None


def test_a_set_is_ticked_at_once() -> None:
    keep = asked(of(Keep))
    assert keep.items == ("axe", "bow", "cup", "dog", "egg", "fox")
    assert keep.sizes == (0, 3)
    index = keep.ticked(["dog", "axe"])
    assert index is not None
    assert keep.choices[index].actions == (Keep(("axe", "dog")),)
    assert keep.ticked(["axe", "bow", "cup", "dog"]) is None


def test_equal_items_are_ticked_each_for_itself_whichever_of_them() -> None:
    keep = asked(kept_of("axe axe bow cup dog"))
    assert keep.items == ("axe", "axe", "bow", "cup", "dog")
    assert keep.sizes == (0, 5)
    for items in (("dog",), ("cup",), ("bow", "axe"), ("dog", "axe", "axe")):
        index = keep.ticked(items)
        assert index is not None
        assert keep.choices[index].actions == (Keep(tuple(sorted(items))),)
    assert keep.ticked(["bow", "bow"]) is None


def kept_of(cards: str, most: int = SEVERAL) -> list[Action]:
    """Every way to keep at most so many of these cards, alike ones once."""
    dealt = cards.split()
    sizes = range(min(most, len(dealt)), -1, -1)
    return [Keep(kept) for size in sizes for kept in dict.fromkeys(combinations(dealt, size))]


@settings(deadline=None)
@given(st.lists(st.sampled_from("abcd"), min_size=1, max_size=6), st.data())
def test_of_whatever_lies_there_exactly_what_is_legal_can_be_ticked(dealt: list[str], data: st.DataObject) -> None:
    """Whatever is left out by a rule: a subset of all choices is legal, in any order."""
    every = kept_of(" ".join(sorted(dealt)))
    legal = data.draw(st.lists(st.sampled_from(every), unique=True, min_size=min(len(every), FEW + 1)))
    assert_all_are_reached_once(legal)
    if len(legal) <= FEW:
        return
    offered = asked(legal)
    reached = {
        offered.choices[index].actions
        for size in range(len(offered.items) + 1)
        for items in combinations(offered.items, size)
        if (index := offered.ticked(items)) is not None
    }
    assert reached == {(action,) for action in legal}


@settings(deadline=None, max_examples=20)
@given(st.lists(st.sampled_from("abcd"), min_size=3, max_size=5).filter(lambda dealt: len(set(dealt)) > 2))
def test_every_order_is_asked_item_by_item(dealt: list[str]) -> None:
    orders: list[Action] = [Keep(order) for order in dict.fromkeys(permutations(dealt))]
    assert not asked(orders).items
    assert_all_are_reached_once(orders)


def test_a_row_in_which_order_matters_is_asked_item_by_item() -> None:
    spell = asked(of(Spell))
    assert spell.begun == ()
    assert not spell.items
    assert len(spell.choices) == 4
    assert asked(spell.choices[2].actions).begun == (3,)


def test_few_tuples_are_offered_whole_and_too_many_items_one_by_one() -> None:
    few = asked([Keep(()), Keep(("axe",)), Keep(("axe", "bow"))])
    assert not few.items
    assert len(few.choices) == 3 <= FEW
    crowd = asked([Keep((f"card {number:02}",)) for number in range(SEVERAL + 1)])
    assert not crowd.items
    assert crowd.begun == ()


def test_a_path_to_nowhere_is_refused() -> None:
    with pytest.raises(LookupError):
        follow(many_actions(), [99])
    with pytest.raises(LookupError):
        follow([Stop()], [0])


def test_the_digest_tells_lists_apart() -> None:
    actions = many_actions()
    assert digest(actions) == digest(list(actions))
    assert digest(actions) != digest(actions[1:])
    assert digest(actions) != digest([actions[1], actions[0], *actions[2:]])


def test_a_single_action_has_a_name_that_no_other_has_by_chance() -> None:
    assert {len(digest([action])) for action in many_actions()} == {16}
