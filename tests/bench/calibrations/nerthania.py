"""Nerthania: games end within their rounds, every goal is reached now and then, no tribe is much better, and what the
box holds is used: every kind of unit is recruited, every battle card is played at each level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean, median

from rules.game import Action
from rules.nerthania.actions import Declare, PlayCard, Recruit
from rules.nerthania.battle.cards import Carding
from rules.nerthania.battle.dice import card_of, fought
from rules.nerthania.battle.reinforcing import Intercepting
from rules.nerthania.goals import points
from rules.nerthania.options import ROUNDS
from rules.nerthania.pieces import Goal
from rules.nerthania.state import NerthaniaState
from rules.nerthania.world import CARDS, UNITS
from tests.bench.calibrations import Calibration
from tests.bench.figure import Figure

MARKERS = 3
SPARED = {2: 2, 3: 12, 4: 20}
"""How many of the 69 battle cards may stay unplayed, by players: mostly the upper levels of animals and monsters. The
fewer rounds a game has, the more of them; with four, one kind of unit may stay unused too."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its rounds, and by seat the tribe, the share in the victory, the points, and the goals."""

    rounds: int
    tribes: tuple[str, ...]
    won: tuple[float, ...]
    points: tuple[int, ...]
    goals: tuple[tuple[str, ...], ...]
    teams: bool
    seen: frozenset[str] = frozenset()
    """The kinds of units that were recruited and the battle cards that were played, as the edition names them."""


def note(state: NerthaniaState) -> Played:
    """What the figures are made of."""
    seats = range(len(state.tribes))
    winners = [seat for seat in seats if state.ranks[seat] == 1]
    return Played(
        rounds=state.round,
        tribes=state.tribes,
        won=tuple((seat in winners) / len(winners) for seat in seats),
        points=tuple(points(state.nations[seat]) for seat in seats),
        goals=tuple(
            (*state.nations[seat].goals, *["all markers"] * (state.nations[seat].markers_won == MARKERS))
            for seat in seats
        ),
        teams=state.options.teams,
    )


def watch(state: NerthaniaState, action: Action) -> str:
    """The kind of unit that is recruited, or the battle card that is played, at its level."""
    match action:
        case Recruit(area, unit):
            owner = state.areas[area].owner
            return "" if owner is None else f"{state.nations[owner].name}.{unit}"
        case PlayCard(unit) | Declare(unit):
            step = state.steps[-1]
            assert isinstance(step, Carding | Intercepting)
            force = fought(state).side(step.camp).force
            card = card_of(state, force, unit)
            return f"{card.tribe}.{unit}.{card.level}"
        case _:
            return ""


def figures(seats: int, games: Sequence[Played]) -> Iterator[Figure]:
    """Rounds, goals, and how much of the games a tribe wins that it plays in: 15 to 35 in a hundred among four."""
    teams = games[0].teams
    at = f"nerthania with {seats}{' in teams' if teams else ''}:"
    rounds = ROUNDS["normal"][seats]
    yield Figure(f"{at} rounds, median", median(game.rounds for game in games), f"≤ {rounds}")
    if not teams:
        scores = [score for game in games for score in game.points]
        detail = {"mean": round(mean(scores), 2), "most": max(scores)}
        yield Figure(f"{at} points of a tribe, median", median(scores), detail=detail)
        yield _rarest_goal(at, games)
    yield from _unused(at, seats, games)
    shares = _win_shares(games)
    targets = ("≥ 0.15", "≤ 0.35") if seats == 4 and not teams else ("", "")
    for name, value, target in (
        ("least", min(shares.values()), targets[0]),
        ("most", max(shares.values()), targets[1]),
    ):
        yield Figure(f"{at} games won by a tribe, {name}", value, target, detail=shares)


def _rarest_goal(at: str, games: Sequence[Played]) -> Figure:
    """Every goal should be reached in some games."""
    reached = {str(goal): 0 for goal in (*Goal, "all markers")}
    for game in games:
        for goal in {goal for goals in game.goals for goal in goals}:
            reached[goal] += 1
    shares = {goal: round(number / len(games), 3) for goal, number in reached.items()}
    return Figure(f"{at} games in which the rarest goal is reached", min(shares.values()), "≥ 0.02", detail=shares)


def _unused(at: str, seats: int, games: Sequence[Played]) -> Iterator[Figure]:
    """What no computer player ever had a use for. High levels of rare cards need more rounds than four have."""
    seen = {key for game in games for key in game.seen}
    kinds = sorted({row.key for row in UNITS.units} - seen)
    cards = sorted({row.key for row in CARDS.cards} - seen)
    yield Figure(
        f"{at} unit types never recruited", len(kinds), f"≤ {int(seats == 4)}", detail={"never": ", ".join(kinds)}
    )
    yield Figure(f"{at} card levels never played", len(cards), f"≤ {SPARED[seats]}", detail={"never": ", ".join(cards)})


def _win_shares(games: Sequence[Played]) -> dict[str, float]:
    """Of the games of each tribe, the share that it won; a shared victory is shared."""
    won: dict[str, list[float]] = {}
    for game in games:
        for tribe, share in zip(game.tribes, game.won, strict=True):
            won.setdefault(tribe, []).append(share)
    return {tribe: round(mean(shares), 3) for tribe, shares in sorted(won.items())}


CALIBRATION = Calibration(games=500, note=note, figures=figures, also=((4, {"teams": True}),), watch=watch)
