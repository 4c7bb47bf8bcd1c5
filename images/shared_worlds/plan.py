"""Where everything is on the picture of the table, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat
from rules.shared_worlds.view import SharedWorldsView, Zone

Area = tuple[int, int, int, int]
"""Left, top, right, bottom."""

WIDTH = 1600
MARGIN = 16
GAP = 12
HEAD = (MARGIN, 14, WIDTH - MARGIN, 122)
"""The sheet with round, turn, phase and the common piles."""
TOP = 136
"""Where the sides begin."""
CELL = (356, 192)
"""The place of a card in a lane."""
RAIL = 52
"""The strip at the left of a side that says which row is which."""
PAD = 8
LANES_RIGHT = MARGIN + RAIL + 3 * CELL[0] + 4 * PAD
PANEL = (LANES_RIGHT + GAP, WIDTH - MARGIN)
"""From where to where the sheet of a player goes."""
SIDE = 2 * CELL[1] + 3 * PAD
"""How high the side of a player is."""
GONE = 92
"""How high the side of somebody who is out of the game is."""
STRIP = 136
"""How high the strip between the sides is, in combat and while buildings are chosen."""


@dataclass(frozen=True, slots=True)
class Side:
    """Where a seat's side lies; on the `far` side Development is above Combat, so that Combat areas face each other."""

    seat: Seat
    top: int
    far: bool
    gone: bool

    @property
    def bottom(self) -> int:
        """Its lower edge."""
        return self.top + (GONE if self.gone else SIDE)

    @property
    def mat(self) -> Area:
        """What the lanes lie on."""
        return MARGIN, self.top, LANES_RIGHT, self.bottom

    @property
    def panel(self) -> Area:
        """The sheet of the player."""
        return PANEL[0], self.top, PANEL[1], self.bottom

    def row(self, zone: Zone) -> int:
        """The upper edge of the cells of an area."""
        first = Zone.DEVELOPMENT if self.far else Zone.COMBAT
        return self.top + PAD + (0 if zone is first else CELL[1] + PAD)

    def cell(self, zone: Zone, lane: int) -> Area:
        """The place of a card in the lane of this number, 0 on the left."""
        x, y = column(lane), self.row(zone)
        return x, y, x + CELL[0], y + CELL[1]


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole picture: a side for each seat from top to bottom, the strip between them, and the height."""

    sides: tuple[Side, ...]
    strip: Area | None
    height: int

    def side(self, seat: Seat) -> Side:
        """The side of this seat."""
        return next(side for side in self.sides if side.seat == seat)


def column(lane: int) -> int:
    """The left edge of a lane."""
    return MARGIN + RAIL + PAD + lane * (CELL[0] + PAD)


def plan(view: SharedWorldsView) -> Plan:
    """The viewer is at the bottom, a teammate above, everybody else on the far side, in order of play."""
    home = 0 if view.viewer is None else view.viewer
    count = len(view.players)
    order = [(home + step) % count for step in range(1, count)]
    friends = [seat for seat in order if view.players[seat].team == view.players[home].team]
    rivals = [seat for seat in order if seat not in friends]
    y = TOP
    sides: list[Side] = []
    strip: Area | None = None
    for seat in (*rivals, *friends, home):
        far = seat in rivals
        if not far and strip is None and sides and sides[-1].far:
            strip = (MARGIN, y, LANES_RIGHT, y + STRIP)
            y += STRIP + GAP if _strip_needed(view) else GAP
        sides.append(Side(seat, y, far, not view.players[seat].alive))
        y = sides[-1].bottom + GAP
    return Plan(tuple(sides), strip if _strip_needed(view) else None, y + MARGIN - GAP)


def _strip_needed(view: SharedWorldsView) -> bool:
    return bool(view.attacks or view.buildings_left)


def centre(box: Area) -> tuple[float, float]:
    """The middle of an area."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
