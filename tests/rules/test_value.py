"""Values: what every action, every word and every piece of news is."""

from __future__ import annotations

import pickle

import pytest

from rules import games
from rules.value import value


@value
class Price:
    """So much silver and gold."""

    silver: int
    gold: int = 0


def test_a_value_is_equal_and_hashed_by_what_is_in_it() -> None:
    assert Price(3) == Price(3, 0) != Price(3, 1)
    assert len({Price(3), Price(3, 0), Price(0, 3)}) == 2
    assert pickle.loads(pickle.dumps(Price(3, 1))) == Price(3, 1)


def test_a_value_has_room_for_nothing_else() -> None:
    with pytest.raises(AttributeError):
        object.__setattr__(Price(3), "copper", 1)


@pytest.mark.parametrize("key", games())
def test_every_action_is_a_value(key: str) -> None:
    for kind in games()[key].actions:
        assert "__dict__" not in dir(kind)
        assert kind.__hash__ not in (None, object.__hash__)
