"""How good a pair of peoples is, as it is measured: fair is one half, with two sides and with three."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.bench.calibrations.shared_worlds import Played, even_share, figures


def played(sides: Sequence[str], winner: int) -> Played:
    """A game that one of these sides won."""
    won = tuple(float(side == winner) for side in range(len(sides)))
    return Played(rounds=10, how="domination", sides=tuple(sides), won=won, printed_teams=False)


def shares(games: Sequence[Played]) -> dict[str, float | str]:
    """The share of each pair, as the figures give it."""
    most = next(figure for figure in figures(len(games[0].sides), games) if figure.name.endswith("most"))
    return dict(most.detail)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_who_wins_as_often_as_the_others_has_one_half(sides: int) -> None:
    assert even_share(1 / sides, 1 / sides) == pytest.approx(0.5)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_who_always_wins_has_all_and_who_never_does_has_nothing(sides: int) -> None:
    assert (even_share(1.0, 1 / sides), even_share(0.0, 1 / sides)) == (1.0, 0.0)


def test_with_two_sides_it_is_the_share_of_the_games() -> None:
    games = [played("ab" if number % 2 else "ba", 0) for number in range(2)]
    games += [played(sides, sides.index("a")) for sides in ("ab", "ba")]
    assert shares(games) == {"a": 0.75, "b": 0.25}


def test_with_three_sides_it_is_the_share_of_the_duels() -> None:
    """Half of the games won: two duels won for every one that is lost."""
    turns = ("abc", "bca", "cab")
    games = [played(sides, sides.index("a")) for sides in turns * 2]
    games += [played(sides, sides.index(other)) for sides in turns for other in "bc"]
    assert shares(games) == {"a": 0.667, "b": 0.4, "c": 0.4}


def test_a_good_place_is_not_the_merit_of_who_sits_there() -> None:
    """The first place wins three games in four, whoever sits there; and "a" sits there more often."""
    games = [played(sides, 0) for sides in ("ab", "ab", "ba")] * 3 + [played(sides, 1) for sides in ("ab", "ab", "ba")]
    assert shares(games) == {"a": 0.5, "b": 0.5}
