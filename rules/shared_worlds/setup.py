"""A new game, and the choice of peoples and buildings (R22). Handbook 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.dice import Dice
from rules.game import Event, Prompt, Refusal, Seat, UnfitTable
from rules.shared_worlds.actions import Pick
from rules.shared_worlds.cards import Tribe, buildings, main_pile
from rules.shared_worlds.options import SharedWorldsOptions
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import LIFE, TEAMS, TRIBES, Place, Player, Position, site, who
from rules.shared_worlds.turn import Turn
from rules.steps import Deed, ask, refuse, tell
from rules.words import Message

SEATS = range(2, 5)
CUBES = 2
"""What everybody starts with, divided evenly."""


@dataclass(slots=True)
class Picking(Stage):
    """The seats of `order` take a building each, one after the other."""

    order: list[Annotated[int, Field(ge=0, lt=4)]]
    step: Literal["picking"] = "picking"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The first of them is asked."""
        return ask(self.order[0], "ask-pick", "1.3")

    def waits(self, state: Position) -> bool:
        """While somebody has to take one."""
        return bool(self.order)

    def proceed(self, state: Position) -> list[Event]:
        """Everybody gets cubes, and the first turn begins."""
        state.steps[:] = [Turn()]
        for player in state.players:
            player.cubes = CUBES
            for place in player.places:
                place.cubes = CUBES // len(player.places)
        return [tell("did-set-up", cubes=CUBES)]


def lay_table(tribes: Sequence[str], options: SharedWorldsOptions, dice: Dice) -> Position:
    """The main pile is shuffled, its first card begins the Graveyard. Raises UnfitTable."""
    check_table(tribes)
    seats = range(len(tribes))
    pile = dice.shuffled(range(len(main_pile())))
    players = [Player(life=LIFE) for _ in seats]
    players[-1].life += options.late_seat_life
    return Position(
        tribes=tuple(tribes),
        dice=dice,
        options=options.holding(len(tribes)),
        players=players,
        graveyard=[pile.pop()],
        main=pile,
        removed=[],
        round=1,
        turn=0,
        steps=[Picking([*seats] if len(tribes) == TEAMS else [*seats, *seats])],
    )


def check_table(tribes: Sequence[str]) -> None:
    """Two to four different colours."""
    if len(tribes) not in SEATS:
        raise UnfitTable(Message("unfit-seats", {"least": SEATS[0], "most": SEATS[-1]}))
    for tribe in tribes:
        if tribe not in TRIBES:
            raise UnfitTable(Message("unfit-tribe", {"tribe": tribe}))
        if tribes.count(tribe) > 1:
            raise UnfitTable(Message("unfit-twice", {"tribe": Message(f"tribe-{tribe}")}))


def taken(state: Position) -> set[str]:
    """The buildings that somebody has."""
    return {place.building for player in state.players for place in player.places}


def factions(state: Position, seat: Seat) -> list[Tribe]:
    """The peoples that this seat leads."""
    return [place.printed.tribe for place in state.players[seat].places]


def possible_picks(step: Picking, state: Position, seat: Seat) -> list[Pick]:
    """Every building that is left, of a people that fits."""
    picks = [Pick(site(building)) for building in buildings()]
    return [pick for pick in picks if _refusal(state, seat, pick.building) is None]


def can_be_picked(step: Picking, state: Position, seat: Seat, action: Pick) -> Refusal | None:
    """1.3: not taken, not the own people a second time, in a game of teams of a people that nobody leads."""
    return _refusal(state, seat, action.building)


def _refusal(state: Position, seat: Seat, wanted: Face) -> Refusal | None:
    building = buildings().get(wanted.id)
    if building is None:
        return refuse("no-building", "1.3", building=wanted.said())
    if wanted.id in taken(state):
        return refuse("no-taken", "1.3", building=wanted.said())
    if building.tribe in factions(state, seat):
        return refuse("no-same-people", "1.3", building=wanted.said())
    everybody = [tribe for other in range(len(state.players)) for tribe in factions(state, other)]
    if len(state.players) == TEAMS and state.options.distinct_factions_4p and building.tribe in everybody:
        return refuse("no-others-people", "1.3", building=wanted.said())
    return None


def pick(step: Picking, state: Position, seat: Seat, action: Pick) -> list[Event]:
    """It lies in Development."""
    step.order.pop(0)
    state.players[seat].places.append(Place(action.building.id))
    return [tell("did-pick", who=who(seat), building=action.building.said())]


Picking.deeds = {Pick: Deed(possible_picks, (can_be_picked,), pick, sure=True)}
