"""The end: points, the decisive battle of a tie, and how two teams settle it (rulebook 6, 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from rules.game import Action, Event, Outcome, Refusal, Seat
from rules.nerthania.actions import Nominate
from rules.nerthania.asking import Together, did
from rules.nerthania.battle.dice import rolled, throw
from rules.nerthania.battle.fighting import Fighting
from rules.nerthania.goals import ALL_POINTS, points
from rules.nerthania.pieces import EVERY_UNIT, Face, join, troops
from rules.nerthania.position import Battle, Camped, Die
from rules.words import Message, Said, Who

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
    winners = tuple(Who(seat) for seat, rank in enumerate(state.ranks) if rank == 1)
    return Outcome(state.ranks, scores(state), Message(f"won-{state.decided}", {"winners": winners}))


def scores(state: NerthaniaState) -> tuple[Message, ...]:
    """How far each seat has come, in words: its points; in teams, where there are none, its areas."""
    seats = range(len(state.tribes))
    if not state.options.teams:
        return tuple(Message("score-points", {"points": points(state.nations[seat])}) for seat in seats)
    owners = Counter(area.owner for area in state.areas.values())
    return tuple(Message("score-areas", {"areas": owners[seat]}) for seat in seats)


@dataclass(slots=True)
class Deciding(Together):
    """A tie for the victory, in the order of the round. Two fight with their strongest armies, more roll their dice.

    Who has several armies of the same greatest size chooses which of them it is (house ruling); `armies` is where the
    chosen ones stand.
    """

    tied: list[Seat]
    rolls: int = 0
    armies: dict[Seat, int] = field(default_factory=dict)
    step: Literal["deciding"] = "deciding"

    actions = (Nominate,)
    ask = "ask-nominating"
    section = "6.9"

    def asked(self, state: NerthaniaState) -> tuple[Seat, ...]:
        """The first who has yet to choose among armies, one after the other."""
        return tuple([seat for seat in self.tied if self._must_choose(state, seat)][:1])

    def _must_choose(self, state: NerthaniaState, seat: Seat) -> bool:
        """Where only dice are rolled, armies of the same units are all the same."""
        armies = strongest(state, seat)
        kinds = armies if len(self.tied) == 2 else {troops(state.areas[number].army) for number in armies}
        return seat not in self.armies and len(kinds) > 1

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """How large the armies are."""
        return {"number": sum(state.areas[strongest(state, seat)[0]].army.values())}

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Each of the seat's largest armies."""
        return [Nominate(number) for number in strongest(state, seat)]

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """One of the largest armies of one's own."""
        if action.area not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        if action.area in strongest(state, seat):
            return None
        return Refusal(Message("no-strongest-army", {"area": action.area}), self.section)

    def play(self, state: NerthaniaState, seat: Seat, action: Nominate) -> list[Event]:
        """This one it is."""
        self.armies[seat] = action.area
        return [did("nominate", who=Who(seat), area=action.area)]

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """The next battle or the next roll, until it is decided."""
        if state.battle is not None:
            self.armies.clear()
            return _settle(state, state.battle)
        armed = [seat for seat in self.tied if strongest(state, seat)]
        if len(armed) == 1:
            return close(state, armed, "battle")
        if not armed or self.rolls >= MOST_ROLLS:
            return close(state, self.tied, "shared")
        if self.asked(state):
            return None
        armies = {seat: self.armies.get(seat, strongest(state, seat)[0]) for seat in armed}
        return _decisive_battle(state, armies) if len(self.tied) == 2 else self._roll(state, armies)

    def _roll(self, state: NerthaniaState, armies: dict[Seat, int]) -> list[Event]:
        """Three or four: the strongest army with the most hits and shields wins; equal ones roll again."""
        events, totals = [], {}
        for seat, place in armies.items():
            army = state.areas[place].army
            dice = [Die(unit, throw(state, seat, unit)) for unit in EVERY_UNIT for _ in range(army.get(unit, 0))]
            totals[seat] = sum(VALUE.get(die.face, 0) for die in dice)
            events.append(did("decide", who=Who(seat), dice=rolled(dice), total=totals[seat]))
        self.rolls += 1
        best = [seat for seat, total in totals.items() if total == max(totals.values())]
        if len(best) == 1:
            return events + close(state, best, "dice")
        if len(best) < len(self.tied):
            # An army named for its dice does not bind: two who are left fight, with the one they name for that.
            self.armies.clear()
        self.tied = best
        return events


def strongest(state: NerthaniaState, seat: Seat) -> list[int]:
    """The areas where a seat has the most units: several where its armies are equally large, none without units."""
    armies = {number: sum(area.army.values()) for number, area in state.areas.items() if area.owner == seat}
    most = max(armies.values(), default=0)
    return [number for number, size in armies.items() if size == most]


def _decisive_battle(state: NerthaniaState, armies: dict[Seat, int]) -> list[Event]:
    """Both whole armies, wherever they stand; each is helped from beside its own area. The first attacks."""
    sides = []
    for seat, place in armies.items():
        army = state.areas[place].army
        sides.append(Camped(seat, place, [Die(unit) for unit in EVERY_UNIT for _ in range(army.get(unit, 0))]))
        state.areas[place].army, state.areas[place].owner = {}, None
    attacker, defender = sides
    state.battle = Battle(defender.base, attacker, defender, decisive=True)
    state.steps.append(Fighting())
    return [did("decisive-battle", who=Who(attacker.force), whom=Who(defender.force))]


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
