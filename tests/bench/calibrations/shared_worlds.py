"""Shared Worlds: eight to sixteen rounds, every way to win, and no pair of peoples much better than another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean, median

from rules.shared_worlds.state import TEAMS
from rules.shared_worlds.table import SharedWorldsState
from tests.bench.calibrations import Calibration
from tests.bench.figure import Figure

PATHS = ("domination", "prosperity", "legacy")


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its rounds, how it ended, and for each side its peoples and its share in the victory."""

    rounds: int
    how: str
    sides: tuple[str, ...]
    won: tuple[float, ...]
    printed_teams: bool


def note(state: SharedWorldsState) -> Played:
    """What the figures are made of. A team is one side; in a draw, everybody has won a part."""
    assert state.ended is not None
    seats = range(len(state.players))
    peoples: dict[int, set[str]] = defaultdict(set)
    for seat in seats:
        peoples[state.team(seat)] |= {place.printed.tribe.value for place in state.players[seat].places}
    winners = {state.team(seat) for seat in state.ended.winners} or set(peoples)
    return Played(
        rounds=state.round,
        how=state.ended.how,
        sides=tuple(" + ".join(sorted(peoples[side])) for side in sorted(peoples)),
        won=tuple((side in winners) / len(winners) for side in sorted(peoples)),
        printed_teams=len(seats) == TEAMS and not state.options.open_teams,
    )


def figures(seats: int, games: Sequence[Played]) -> Iterator[Figure]:
    """Rounds, ways to win, and how good each pair of peoples is (`_pairs`).

    The printed numbers for teams are measured as well, but nothing is expected of their paths: they are why teams are
    open.
    """
    printed = games[0].printed_teams
    at = f"shared worlds with {seats}{' by the printed numbers for teams' if printed else ''}:"
    yield Figure(f"{at} rounds, median", median(game.rounds for game in games), "8–16")
    ends = Counter(game.how for game in games)
    shares = {how: round(number / len(games), 3) for how, number in sorted(ends.items())}
    paths = [ends[path] / len(games) for path in PATHS]
    yield Figure(f"{at} games won on the rarest path", min(paths), "" if printed else "≥ 0.1", detail=shares)
    yield Figure(f"{at} games won on the commonest path", max(paths), "" if printed else "≤ 0.65", detail=shares)
    pairs = _pairs(games)
    yield Figure(f"{at} win share of a pair of peoples, least", min(pairs.values()), "≥ 0.4", detail=pairs)
    yield Figure(f"{at} win share of a pair of peoples, most", max(pairs.values()), "≤ 0.6", detail=pairs)
    first = even_share(mean(game.won[0] for game in games), 1 / len(games[0].won))
    yield Figure(f"{at} win share of who begins", first)


def _pairs(games: Sequence[Played]) -> dict[str, float]:
    """The share of its duels that each pair of peoples wins, on even terms: one half is fair, at every table.

    Whoever wins a game has won a duel against every other side; the others have settled nothing among themselves. With
    two sides it is the share of the games. With three, a pair that wins one game in three wins two duels and loses two.
    Some places win more often, so the odds of a pair are held against those of everybody who sat where it sat.
    """
    usual = [mean(shares) for shares in zip(*(game.won for game in games), strict=True)]
    won: dict[str, list[float]] = defaultdict(list)
    expected: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for pair, share, average in zip(game.sides, game.won, usual, strict=True):
            won[pair].append(share)
            expected[pair].append(average)
    return {pair: round(even_share(mean(won[pair]), mean(expected[pair])), 3) for pair in sorted(won)}


def even_share(won: float, usual: float) -> float:
    """What part of its duels is won by who wins this part of its games, where others at its places win a usual part."""
    gains, losses = won * (1 - usual), (1 - won) * usual
    return gains / (gains + losses) if gains + losses else 0.5


CALIBRATION = Calibration(games=1_000, note=note, figures=figures, also=((4, {"open_teams": False}),))
