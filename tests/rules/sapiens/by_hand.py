"""The rules of placement once more, as somebody would check them with a finger on the table.

Everything is read off a view, square by square; nothing here knows how the engine searches. It is slow and plain on
purpose: the search is compared with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.sapiens.ground import Place
from rules.sapiens.view import CaveView, ClanView, Direction, Phase, SapiensView, Scene, Terrain

STEP = {Direction.NORTH: (0, -1), Direction.EAST: (1, 0), Direction.SOUTH: (0, 1), Direction.WEST: (-1, 0)}
Spot = tuple[int, int]


class Valley:
    """One valley on squared paper: A1 is (0, 0), a cave lies one step outside."""

    def __init__(self, clan: ClanView) -> None:
        self.squares = {self.at(square.name): square for square in clan.valley.squares}
        self.caves: dict[Spot, CaveView] = {}
        for cave in clan.valley.caves:
            self.caves[step(self.at(cave.square), cave.side)] = cave
        self.spots = {square.name: spot for spot, square in self.squares.items()}
        self.spots |= {cave.name: spot for spot, cave in self.caves.items()}
        self.tribe: dict[Spot, Scene] = {}
        self.abandoned: set[Spot] = set()
        for laid in clan.valley.laid:
            for scene, name in ((laid.first, laid.at), (laid.second, laid.beyond)):
                if laid.abandoned:
                    self.abandoned.add(self.spots[name])
                else:
                    self.tribe[self.spots[name]] = scene

    @staticmethod
    def at(name: str) -> Spot:
        """Column and row of a square."""
        return "ABCDEFGH".index(name[0]), int(name[1]) - 1


def step(spot: Spot, turn: Direction) -> Spot:
    """The spot beside it."""
    return spot[0] + STEP[turn][0], spot[1] + STEP[turn][1]


def touching(spot: Spot) -> list[Spot]:
    """The four spots beside it."""
    return [step(spot, turn) for turn in Direction]


def placements(view: SapiensView) -> set[Place]:
    """Every tile of the seat on turn, every square and cave, every direction: those that obey the rules."""
    clan = view.clans[view.turn]
    valley = Valley(clan)
    return {
        place
        for tile in clan.pool
        for name, spot in valley.spots.items()
        for turn in Direction
        if allowed(view, valley, place := Place(tile, name, turn), spot)
    }


def allowed(view: SapiensView, valley: Valley, place: Place, first: Spot) -> bool:
    """One placement against all the rules."""
    second = step(first, place.turn)
    halves = {first: place.tile.first, second: place.tile.second}
    if not leads_there(valley, first, second):
        return False
    if not all(is_free(valley, spot) and suits(view, valley, spot, scene) for spot, scene in halves.items()):
        return False
    if view.phase in (Phase.FIRST_TILE, Phase.NEW_TRIBE):
        return any(spot in valley.caves for spot in halves)
    meetings = list(meets(valley, halves))
    return bool(meetings) and all(meetings)


def leads_there(valley: Valley, first: Spot, second: Spot) -> bool:
    """Both are squares or caves, and a cave is entered only from the square before it."""
    for spot, other in ((first, second), (second, first)):
        cave = valley.caves.get(spot)
        if cave is None and spot not in valley.squares:
            return False
        if cave is not None and valley.at(cave.square) != other:
            return False
    return True


def is_free(valley: Valley, spot: Spot) -> bool:
    """No tile, no bear, nothing abandoned beside it."""
    if spot in valley.tribe or spot in valley.abandoned:
        return False
    if spot in valley.caves:
        return not valley.caves[spot].covered
    if valley.squares[spot].bear:
        return False
    return not any(near in valley.abandoned and near in valley.squares for near in touching(spot))


def suits(view: SapiensView, valley: Valley, spot: Spot, scene: Scene) -> bool:
    """Picking in forests, or on a plain with its token; on a cave what its token shows."""
    if spot in valley.caves:
        token = valley.caves[spot].token
        return view.phase is Phase.NEW_TRIBE or token is None or token is scene
    if scene is not Scene.PICKING or valley.squares[spot].terrain is Terrain.FOREST:
        return True
    return Scene.PICKING in view.clans[view.turn].tokens and not view.token_played


def meets(valley: Valley, halves: dict[Spot, Scene]) -> Iterator[bool]:
    """For every half of the tribe beside a half on a square: whether both show the same scene."""
    for spot, scene in halves.items():
        if spot in valley.squares:
            for near in touching(spot):
                if near in valley.squares and near in valley.tribe:
                    yield valley.tribe[near] is scene
