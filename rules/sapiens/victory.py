"""The lower total counts. Handbook section 9.2."""

from __future__ import annotations

from rules.game import Outcome
from rules.sapiens.state import Clan, Position
from rules.sapiens.view import Total
from rules.words import Message, Who, said


def outcome(state: Position) -> Outcome | None:
    """Everybody drops the higher total; the highest that is left wins, equals share it."""
    if state.steps:
        return None
    left = [lower(clan) for clan in state.clans]
    best = tuple(Who(seat) for seat, total in enumerate(left) if total == max(left))
    return Outcome(
        ranks=tuple(1 + sum(other > total for other in left) for total in left),
        scores=scores(state),
        how=Message("won-lower-total" if len(best) == 1 else "won-shared", {"who": best, "total": max(left)}),
    )


def scores(state: Position) -> tuple[Message, ...]:
    """Both totals of every seat, in words."""
    return tuple(score(clan) for clan in state.clans)


def lower(clan: Clan) -> int:
    """The total that counts."""
    return min(clan.food, clan.shelter)


def counts(clan: Clan) -> Total | None:
    """Which of the totals counts; None where both are equal."""
    if clan.food == clan.shelter:
        return None
    return Total.FOOD if clan.food < clan.shelter else Total.SHELTER


def score(clan: Clan) -> Message:
    """Both totals in words, and the one that counts."""
    return Message(
        "score-totals", {"food": clan.food, "shelter": clan.shelter, "total": lower(clan), "counts": said(counts(clan))}
    )
