"""How strong people are, told from the games they have played against each other.

The model is Plackett-Luce as the openskill library computes it (Weng and Lin, "A Bayesian Approximation Method for
Online Ranking", 2011): it takes any number of players and shared ranks. A strength is a guess with a doubt; what is
shown is what somebody is worth at least.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
_NEWCOMER = _MODEL.rating()

START, STEP, DOUBTS = 1000, 40, 3
"""Everybody is shown with START points at first; a unit of strength is STEP points; DOUBTS are taken off the guess."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A guess `mu` and its doubt `sigma`, in units of the model; without any, those of a newcomer."""

    mu: float = _NEWCOMER.mu
    sigma: float = _NEWCOMER.sigma

    @property
    def points(self) -> int:
        """What is shown."""
        return round(START + STEP * (self.mu - DOUBTS * self.sigma))


def rated(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """The strengths after a game in which these players, two at least, came in at these ranks (1 is best)."""
    alone = [[_MODEL.rating(mu=strength.mu, sigma=strength.sigma)] for strength in before]
    after = _MODEL.rate(alone, ranks=[float(rank) for rank in ranks])
    return [Strength(player.mu, player.sigma) for (player,) in after]
