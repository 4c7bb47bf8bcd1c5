"""The end: points, the decisive battle of a tie, and how two teams settle it (rulebook 6, 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Event, Outcome, Seat
from rules.nerthania.asking import Silent, did
from rules.nerthania.battle.dice import rolled, throw
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.goals import ALL_POINTS, points
from rules.nerthania.pieces import EVERY_UNIT, Face, join
from rules.nerthania.position import Battle, Camped, Die
from rules.words import Message, Who

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

VALUE = {Face.HIT: 1, Face.DOUBLE_HIT: 2, Face.BOW_HIT: 1, Face.BOW_HIT_STAR: 1, Face.SHIELD: 1}
"""What a face counts when three or four armies roll against each other."""
MOST_ROLLS = 20
"""After so many equal rolls the victory is shared (house ruling)."""


def finish(state: NerthaniaState) -> list[Event]:
    """After the last round: the most points win; a tie at the top is fought out."""
    if state.options.teams:
        return finish_teams(state, None)
    scores = [points(state.nations[seat]) for seat in range(len(state.tribes))]
    first = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(first) == 1:
        return close(state, first, "all" if max(scores) >= ALL_POINTS else "points")
    state.steps = [Deciding(sorted(first, key=lambda seat: (seat - state.start) % len(state.tribes)))]
    return [did("tie", seats=tuple(Who(seat) for seat in first), points=max(scores))]


def close(state: NerthaniaState, winners: list[Seat], how: str) -> list[Event]:
    """The game is over: winners first, the others by points."""

    def merit(seat: Seat) -> tuple[bool, int]:
        return (seat in winners, 0 if state.options.teams else points(state.nations[seat]))

    return _rank(state, merit, winners, how)


def _rank(
    state: NerthaniaState, merit: Callable[[Seat], tuple[bool, int]], winners: list[Seat], how: str
) -> list[Event]:
    seats = range(len(state.tribes))
    state.ranks = tuple(1 + sum(merit(better) > merit(seat) for better in seats) for seat in seats)
    state.decided = how
    state.steps.clear()
    return [did("end", winners=tuple(Who(seat) for seat in winners))]


def outcome(state: NerthaniaState) -> Outcome | None:
    """How it ended, once it has."""
    if not state.ranks:
        return None
    if state.options.teams:
        scores = tuple(
            Message("score-areas", {"areas": sum(area.owner == seat for area in state.areas.values())})
            for seat in range(len(state.tribes))
        )
    else:
        scores = tuple(
            Message("score-points", {"points": points(tribe)}) for tribe in state.nations[: len(state.tribes)]
        )
    winners = tuple(Who(seat) for seat, rank in enumerate(state.ranks) if rank == 1)
    return Outcome(state.ranks, scores, Message(f"won-{state.decided}", {"winners": winners}))


@dataclass(slots=True)
class Deciding(Silent):
    """A tie for the victory, in the order of the round. Two fight with their strongest armies, more roll their dice."""

    tied: list[Seat]
    rolls: int = 0
    step: Literal["deciding"] = "deciding"

    section = "6.9"

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """The next battle or the next roll, until it is decided."""
        if state.battle is not None:
            return _settle(state, state.battle)
        strongest = {seat: _strongest(state, seat) for seat in self.tied}
        armed = [seat for seat in self.tied if strongest[seat] is not None]
        if len(armed) == 1:
            return close(state, armed, "battle")
        if not armed or self.rolls >= MOST_ROLLS:
            return close(state, self.tied, "shared")
        if len(self.tied) == 2:
            return _decisive_battle(state, *armed)
        return self._roll(state, armed)

    def _roll(self, state: NerthaniaState, armed: list[Seat]) -> list[Event]:
        """Three or four: the strongest army with the most hits and shields wins; equal ones roll again."""
        events, totals = [], {}
        for seat in armed:
            place = _strongest(state, seat)
            assert place is not None
            army = state.areas[place].army
            dice = [Die(unit, throw(state, seat, unit)) for unit in EVERY_UNIT for _ in range(army.get(unit, 0))]
            totals[seat] = sum(VALUE.get(die.face, 0) for die in dice)
            events.append(did("decide", who=Who(seat), dice=rolled(dice), total=totals[seat]))
        self.rolls += 1
        best = [seat for seat in armed if totals[seat] == max(totals.values())]
        if len(best) == 1:
            return events + close(state, best, "dice")
        self.tied = best
        return events


def _strongest(state: NerthaniaState, seat: Seat) -> int | None:
    """The area where a seat has the most units; of equal ones the first by number."""
    armies = {number: sum(area.army.values()) for number, area in state.areas.items() if area.owner == seat}
    return max(armies, key=lambda number: (armies[number], -number), default=None)


def _decisive_battle(state: NerthaniaState, attacker: Seat, defender: Seat) -> list[Event]:
    """Both whole armies, wherever they stand; each is helped from beside its own area."""
    sides = []
    for seat in (attacker, defender):
        place = _strongest(state, seat)
        assert place is not None
        army = state.areas[place].army
        sides.append(Camped(seat, place, [Die(unit) for unit in EVERY_UNIT for _ in range(army.get(unit, 0))]))
        state.areas[place].army, state.areas[place].owner = {}, None
    state.battle = Battle(sides[1].base, sides[0], sides[1], decisive=True)
    state.steps.append(Fighting())
    return [did("decisive-battle", who=Who(attacker), whom=Who(defender))]


def _settle(state: NerthaniaState, battle: Battle) -> list[Event]:
    """More units win, the defender wins a tie; if nobody is left, the next strongest armies fight."""
    state.battle = None
    for side in (battle.attacker, battle.defender):
        for die in side.fighters:
            state.areas[side.base].owner = side.force
            join(state.areas[side.base].army, die.unit)
    attacking, defending = len(battle.attacker.fighters), len(battle.defender.fighters)
    if not attacking and not defending:
        return []
    winner = battle.attacker.force if attacking > defending else battle.defender.force
    return close(state, [winner], "battle")


def beaten_team(state: NerthaniaState) -> int | None:
    """0 or 1 when that team has no unit left, or both its members give up."""
    if not state.options.teams:
        return None
    for team in (0, 1):
        members = (team, team + 2)
        alive = any(area.owner in members and area.army for area in state.areas.values())
        if not alive or all(state.nations[seat].surrenders for seat in members):
            return team
    return None


def give_up(state: NerthaniaState, seat: Seat) -> list[Event]:
    """A team gives up when both its members do."""
    state.nations[seat].surrenders = True
    events = [did("surrender", who=Who(seat))]
    lost = beaten_team(state)
    return events if lost is None else events + finish_teams(state, lost)


def finish_teams(state: NerthaniaState, lost: int | None) -> list[Event]:
    """A team is beaten; or after the last round the team with more areas wins, then the one with more units."""
    teams = [[0, 2], [1, 3]]
    if lost is not None:
        return close(state, teams[1 - lost], "teams")
    merit = [_team_merit(state, team) for team in teams]
    if merit[0] == merit[1]:
        return close(state, [0, 1, 2, 3], "shared")
    return close(state, teams[merit[1] > merit[0]], "teams-areas")


def _team_merit(state: NerthaniaState, team: list[Seat]) -> tuple[int, int]:
    areas = [area for area in state.areas.values() if area.owner in team]
    return len(areas), sum(sum(area.army.values()) for area in areas)
