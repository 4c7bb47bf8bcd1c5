"""Section 6 of the handbook: mountain tokens."""

from __future__ import annotations

import pytest

from rules.sapiens.bonuses import Skip
from rules.sapiens.mountain import KeepTokens, PlayToken
from rules.sapiens.turn import SapiensState
from rules.sapiens.view import Scene
from tests.rules.sapiens.table import BEGUN, can, does, place, refused, table, totals, waits_for


def laid(tokens: str, more: str = "", blue: str = "") -> SapiensState:
    """Red has laid Hunt–Fire on C4 and turned in no steak."""
    state = table(red=f"tribe {BEGUN}; pool hunt-fire feast-camp; tokens {tokens}; {more}", blue=blue)
    does(state, place("hunt-fire", "C4", "north"), Skip())
    return state


def test_tokens_6_after_the_bonuses_before_new_tiles() -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire; tokens camp")
    assert refused(state, PlayToken(Scene.CAMP)) == "no-not-now 3.1"
    does(state, place("hunt-fire", "C4", "north"))
    assert refused(state, PlayToken(Scene.CAMP)) == "no-not-now 5.7"
    does(state, Skip())
    assert waits_for(state) == "red ask-token"
    does(state, PlayToken(Scene.CAMP))
    assert waits_for(state) == "red ask-take"


def test_tokens_6_at_most_one_a_turn() -> None:
    state = laid("camp hunt")
    does(state, PlayToken(Scene.CAMP))
    assert waits_for(state) == "red ask-take"
    assert state.clans[0].tokens == [Scene.HUNT]


def test_tokens_6_none_has_to_be_played() -> None:
    state = laid("camp")
    does(state, KeepTokens())
    assert waits_for(state) == "red ask-take"
    assert state.clans[0].tokens == [Scene.CAMP]


def test_tokens_6_also_one_gained_this_turn() -> None:
    state = table(red=f"tribe {BEGUN}, hunt-fire C4 D4, feast-hunt B3 B4; pool camp-hunt")
    does(state, place("camp-hunt", "VI", "east"), Skip())
    assert waits_for(state) == "red ask-token"
    does(state, PlayToken(Scene.CAMP))
    assert totals(state) == (3, 8 + 3)


def test_tokens_6_played_tokens_stay_as_used() -> None:
    state = laid("camp")
    does(state, PlayToken(Scene.CAMP))
    assert (state.clans[0].tokens, state.clans[0].used) == ([], [Scene.CAMP])


def test_tokens_6_a_used_token_is_not_played_again() -> None:
    state = laid("hunt", "used camp")
    assert refused(state, PlayToken(Scene.CAMP)) == "no-token-in-hand 6"


def test_tokens_6_only_own_tokens() -> None:
    assert refused(laid("hunt"), PlayToken(Scene.FIRE)) == "no-token-in-hand 6"


@pytest.mark.parametrize("token", ["feast", "fight", "ritual", "water", "camp", "hunt"])
def test_tokens_6_one_that_does_something(token: str) -> None:
    state = table(red=f"tribe {BEGUN}; pool hunt-fire camp-fire; tokens {token}")
    does(state, place("hunt-fire", "C4", "north"), Skip())
    assert can(state, PlayToken(Scene(token)))


def test_tokens_6_one_that_would_do_nothing_is_kept() -> None:
    state = table(
        red=f"tribe {BEGUN}; pool hunt-fire; tokens camp feast fight ritual hunt fire; without picking",
        blue="steaks 18; pool feast-picking*red feast-ritual*red feast-fight*red",
    )
    does(state, place("hunt-fire", "C4", "north"))
    assert waits_for(state) == "red ask-token"
    for token in ("feast", "fight", "ritual", "hunt", "fire"):
        assert refused(state, PlayToken(Scene(token))) == "no-use 6"
    assert can(state, PlayToken(Scene.CAMP))


def test_tokens_6_nothing_to_play_asks_nothing() -> None:
    assert waits_for(laid("fire")) == "red ask-take"


def test_tokens_6_the_picking_token_counts_too() -> None:
    state = table(red=f"tribe {BEGUN}; pool picking-hunt; tokens picking camp")
    does(state, place("picking-hunt", "D4", "west"), Skip())
    assert waits_for(state) == "red ask-take"


def test_tokens_6_the_bonus_of_a_token_is_optional() -> None:
    state = laid("ritual")
    does(state, PlayToken(Scene.RITUAL), Skip())
    assert state.clans[0].used == [Scene.RITUAL]
    assert waits_for(state) == "red ask-take"


def test_tokens_6_while_it_is_in_play_it_is_neither_in_hand_nor_used() -> None:
    state = laid("ritual")
    does(state, PlayToken(Scene.RITUAL))
    assert (state.clans[0].tokens, state.clans[0].used) == ([], [])
