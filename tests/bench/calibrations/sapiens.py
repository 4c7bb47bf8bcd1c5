"""Sapiens: nine to eleven rounds, and the winner's lower total in the twenties (rulings, End)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean, median

from rules.sapiens.turn import SapiensState
from rules.sapiens.victory import lower
from tests.bench.calibrations import Calibration
from tests.bench.figure import Figure


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its rounds, the winner's lower total, and of each seat both totals and the tribes it abandoned."""

    rounds: int
    won_with: int
    food: tuple[int, ...]
    shelter: tuple[int, ...]
    abandoned: tuple[int, ...]


def note(state: SapiensState) -> Played:
    """What the figures are made of."""
    return Played(
        rounds=state.round,
        won_with=max(lower(clan) for clan in state.clans),
        food=tuple(clan.food for clan in state.clans),
        shelter=tuple(clan.shelter for clan in state.clans),
        abandoned=tuple(len(clan.valley.abandoned) for clan in state.clans),
    )


def figures(seats: int, games: Sequence[Played]) -> Iterator[Figure]:
    """Medians; a tribe is abandoned so rarely that the mean tells more."""
    at = f"sapiens with {seats}:"
    yield Figure(f"{at} rounds, median", median(game.rounds for game in games), "9–11")
    yield Figure(f"{at} winner's lower total, median", median(game.won_with for game in games), "20–29")
    yield Figure(f"{at} food, median", median(food for game in games for food in game.food))
    yield Figure(f"{at} shelter, median", median(shelter for game in games for shelter in game.shelter))
    abandoned = [tribes for game in games for tribes in game.abandoned]
    detail = {"mean": round(mean(abandoned), 2), "most": max(abandoned)}
    yield Figure(f"{at} abandoned tribes a seat, median", median(abandoned), detail=detail)


CALIBRATION = Calibration(games=1_000, note=note, figures=figures)
