"""Options: what can be chosen, read from the model, from JSON and from what a person types."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal

import pytest
from annotated_types import Interval

from rules import games
from rules.codec import Malformed
from rules.fuzz import random_options
from rules.game import Options
from rules.options import choices, read_options, value_from_text
from rules.value import value


@value
class Weather(Options):
    sky: Literal["clear", "cloudy", "on"] = "clear"
    rain: bool = False
    wind: Annotated[int, Interval(ge=-2, le=12)] = 3
    snow: Literal["usual", 0, 5] = "usual"
    fog: Literal["usual", True, False] = "usual"


def test_every_option_tells_what_it_can_be() -> None:
    known = choices(Weather)
    assert dict(known) == {
        "sky": ("clear", "cloudy", "on"),
        "rain": (True, False),
        "wind": range(-2, 13),
        "snow": ("usual", 0, 5),
        "fog": ("usual", True, False),
    }
    assert list(known) == ["sky", "rain", "wind", "snow", "fog"]


@pytest.mark.parametrize("key", list(games()))
def test_every_game_tells_what_its_options_can_be_and_each_default_is_among_them(key: str) -> None:
    options = games()[key].options
    for name, values in choices(options).items():
        assert len(values) > 1
        assert getattr(options(), name) in values


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("rain", "on", True),
        ("rain", "false", False),
        ("rain", "perhaps", "perhaps"),
        ("sky", "on", "on"),
        ("sky", "cloudy", "cloudy"),
        ("wind", "12", 12),
        ("wind", "-2", -2),
        ("wind", "²", "²"),
        ("wind", "strong", "strong"),
        ("wind", "--2", "--2"),
        ("wind", "9" * 5000, "9" * 5000),
        ("hail", "on", "on"),
        ("snow", "usual", "usual"),
        ("snow", "5", 5),
        ("snow", "0", 0),
        ("fog", "usual", "usual"),
        ("fog", "off", False),
    ],
)
def test_what_a_person_types_becomes_a_value_where_it_can(name: str, text: str, value: object) -> None:
    typed = value_from_text(Weather, name, text)
    assert (typed, type(typed)) == (value, type(value))


GAME = games()["zoar"]


def test_options_are_read_with_defaults_for_the_rest() -> None:
    assert read_options(GAME, {"round_limit": 5}) == GAME.options(round_limit=5)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"rain": 1}, "options: zoar has no 'rain'; it has: layout, "),
        ({"layout": "odd"}, "options, layout: Input should be 'random' or 'fixed' (here: 'odd')"),
        ({"round_limit": -1}, "options, round_limit: Input should be greater than or equal to 0 (here: -1)"),
        ({"round_limit": "60"}, "options, round_limit: Input should be a valid integer (here: '60')"),
        ({"round_limit": True}, "options, round_limit: Input should be a valid integer (here: True)"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_what_could(body: dict[str, object], message: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_options(GAME, body)
    assert str(caught.value).startswith(message)


def test_random_options_come_to_every_value() -> None:
    luck = Random("options")
    drawn = [random_options(Weather, luck) for _ in range(400)]
    assert {table.sky for table in drawn if isinstance(table, Weather)} == {"clear", "cloudy", "on"}
    assert {table.wind for table in drawn if isinstance(table, Weather)} == set(range(-2, 13))
