"""The world as the players wish it: in turn they choose the water and the mountains (rulebook, Game Setup)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Refusal, Seat
from rules.nerthania.actions import Shape
from rules.nerthania.asking import Asking, did
from rules.nerthania.ground import WATER
from rules.nerthania.neutral import place_neutral
from rules.nerthania.pieces import Terrain
from rules.words import Message, Said, Who, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

WATERS = 12
MOUNTAINS = 6


@dataclass(slots=True)
class Shaping(Asking):
    """`seat` chooses an area of water while `waters` are left, then a mountain; then it is the next one's turn."""

    seat: Seat
    waters: int = WATERS
    mountains: int = MOUNTAINS
    step: Literal["shaping"] = "shaping"

    actions = (Shape,)
    ask = "ask-shaping"
    section = "2.1"

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """What it becomes, and how many are still to be chosen."""
        left = self.waters or self.mountains
        return {"terrain": said(self._terrain()), "left": left}

    def _terrain(self) -> Terrain:
        return WATER if self.waters else Terrain.MOUNTAIN

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """Every area that is grassland still."""
        return [Shape(number) for number, area in state.areas.items() if area.terrain is Terrain.GRASS]

    def refusal(self, state: NerthaniaState, seat: Seat, action: Shape) -> Refusal | None:
        """Grassland only."""
        if action.area not in state.areas:
            return Refusal(Message("no-such-area"), "1.1")
        if state.areas[action.area].terrain is not Terrain.GRASS:
            return Refusal(Message("no-shape", {"area": action.area}), "2.1")
        return None

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """There is always a choice, until the world stands; then the neutral tribe of two players settles in it."""
        if self.waters or self.mountains:
            return None
        state.steps.pop()
        place_neutral(state)
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Shape) -> list[Event]:
        """It becomes that."""
        terrain = self._terrain()
        state.areas[action.area].terrain = terrain
        if self.waters:
            self.waters -= 1
        else:
            self.mountains -= 1
        self.seat = (seat + 1) % len(state.tribes)
        return [did("shape", who=Who(seat), area=action.area, terrain=said(terrain))]
