"""Where everything is on the picture of the table, in pixels.

A phone shows the picture 390 pixels wide; so nothing on it is lettered smaller than `READABLE`. Each lane of a player
holds one card at most, wherever it stands: so it is one place, as wide as can be, in which the card of a Combat Area is
moved to the front and that of a Development Area to the back. What room that leaves says which of them it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from images.shared_worlds.shown import signs
from rules.game import Seat
from rules.shared_worlds.pieces import Zone
from rules.shared_worlds.view import PlayerView, SharedWorldsView

Area = tuple[int, int, int, int]
"""Left, top, right, bottom."""

WIDTH = 1600
READABLE = 46
"""The smallest letters on the table: eleven pixels on a phone."""
MARGIN = 16
GAP = 12
HEAD = (MARGIN, 14, WIDTH - MARGIN, 140)
"""The sheet with round, turn, phase and the common piles."""
TOP = HEAD[3] + GAP
"""Where the sides begin."""
RAIL = 26
"""The strip in the player's colour, at the left of the lanes."""
PAD = 8
CELL = ((WIDTH - 2 * MARGIN - RAIL - 4 * PAD) // 3, 240)
"""The size of a card in a lane."""
NOTE = 60
"""The strip before or behind a card that says where it is; so high is an empty lane where all are empty, too."""
WHO = 108
"""How high the line of a player is."""
BUILDING, LONE = 124, 94
"""How high two buildings side by side are, and one alone, which has the whole line."""
STRIP = 140
"""How high the strip between the sides is in combat."""
CHOICE = 72
"""How high a line of the buildings to choose from is."""
LEGEND_COLUMNS, LEGEND_ROW = 4, 56
"""How many signs are explained side by side, and how high a line of them is."""


@dataclass(frozen=True, slots=True)
class Side:
    """Where a seat's side lies: its lanes face the middle of the table, its sheet lies behind them.

    On the `far` side the sheet is above the lanes. Who is `gone` has no lanes; `slim` lanes hold nothing.
    """

    seat: Seat
    top: int
    far: bool
    gone: bool
    slim: bool
    buildings: int

    @property
    def bottom(self) -> int:
        """Its lower edge."""
        return self.top + self._sheet + (0 if self.gone else self._mat)

    @property
    def mat(self) -> Area:
        """What the lanes lie on."""
        top = self.top + self._sheet if self.far else self.top
        return MARGIN, top, WIDTH - MARGIN, top + self._mat

    @property
    def panel(self) -> Area:
        """The sheet of the player."""
        top = self.top if self.far or self.gone else self.top + self._mat
        return MARGIN, top, WIDTH - MARGIN, top + self._sheet

    def building(self, number: int) -> Area:
        """Where the building of this number lies on the sheet."""
        left, top, right, bottom = self.panel
        wide = (right - left - 32 - 8 * (self.buildings - 1)) // self.buildings
        x = left + 16 + number * (wide + 8)
        return x, top + WHO - 4, x + wide, bottom - 18

    def lane(self, lane: int) -> Area:
        """The whole place of the lane of this number, 0 on the left."""
        x, y = column(lane), self.mat[1] + PAD
        return x, y, x + CELL[0], self.mat[3] - PAD

    def cell(self, zone: Zone, lane: int) -> Area:
        """Where in this lane a card of this area lies."""
        left, top, right, bottom = self.lane(lane)
        if self.slim:
            return left, top, right, bottom
        return (left, bottom - CELL[1], right, bottom) if self._low(zone) else (left, top, right, top + CELL[1])

    def note(self, zone: Zone, lane: int) -> Area:
        """What is left of the lane before or behind such a card."""
        left, top, right, bottom = self.lane(lane)
        return (left, top, right, top + NOTE) if self._low(zone) else (left, bottom - NOTE, right, bottom)

    def _low(self, zone: Zone) -> bool:
        return self.far is (zone is Zone.COMBAT)

    @property
    def _mat(self) -> int:
        return 2 * PAD + NOTE + (0 if self.slim else CELL[1])

    @property
    def _sheet(self) -> int:
        if self.gone or not self.buildings:
            return WHO
        return WHO + 14 + (LONE if self.buildings == 1 else BUILDING)


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole picture: a side for each seat from top to bottom, the strip between, the legend, the height."""

    sides: tuple[Side, ...]
    strip: Area | None
    legend: Area
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
    for seat in rivals:
        sides.append(_side(seat, view.players[seat], y, far=True))
        y = sides[-1].bottom + GAP
    strip = (MARGIN, y, WIDTH - MARGIN, y + _strip(view)) if _strip(view) else None
    y = y if strip is None else strip[3] + GAP
    for seat in (*friends, home):
        sides.append(_side(seat, view.players[seat], y, far=False))
        y = sides[-1].bottom + GAP
    legend = (MARGIN, y, WIDTH - MARGIN, y + 20 + LEGEND_ROW * -(-len(signs(view)) // LEGEND_COLUMNS))
    return Plan(tuple(sides), strip, legend, legend[3] + MARGIN)


def _side(seat: Seat, player: PlayerView, top: int, *, far: bool) -> Side:
    return Side(seat, top, far, not player.alive, not any(player.lanes), len(player.buildings))


def _strip(view: SharedWorldsView) -> int:
    """How high the strip between the sides has to be."""
    return STRIP if view.attacks else CHOICE * -(-len(view.buildings_left) // 3)


def centre(box: Area) -> tuple[float, float]:
    """The middle of an area."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
