"""Section 1 of the handbook: tribes, valleys, set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from rules.codec import dump_state
from rules.dice import Dice
from rules.edition import BrokenEdition, load
from rules.game import UnfitTable
from rules.sapiens import GAME, printed
from rules.sapiens.board import AROUND, CAVES, SQUARES, board, names
from rules.sapiens.printed import FACES, SCENES, Faces, Pieces, Tiles, steak_food, tiles
from rules.sapiens.sight import view
from rules.sapiens.state import marked
from rules.sapiens.turn import SapiensState
from rules.sapiens.valley import SPOTS
from rules.sapiens.view import Direction, Scene, Terrain, Tile

NORTH, EAST, SOUTH, WEST = Direction
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int, seed: str = "new") -> SapiensState:
    """A new game."""
    state: SapiensState = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(seed))
    assert GAME.faults(state) == ()
    return state


def all_faces() -> list[str]:
    """Every valley that can be put together from the same number."""
    return [f"{left} R{left[1:]}" for left in FACES if left[0] == "L"]


# 1.1 Scenes and tiles


def test_setup_1_1_eight_scenes() -> None:
    assert [scene.value for scene in SCENES] == ["feast", "picking", "ritual", "fight", "water", "camp", "hunt", "fire"]


def test_setup_1_1_63_tiles() -> None:
    assert len(tiles()) == 63


def test_setup_1_1_a_tile_shows_two_different_scenes() -> None:
    assert all(tile.first is not tile.second for tile in tiles())


def test_setup_1_1_each_pair_twice_and_seven_a_third_time() -> None:
    chain = set(pairwise(SCENES))
    expected = {pair: 3 if pair in chain else 2 for pair in combinations(SCENES, 2)}
    assert Counter((tile.first, tile.second) for tile in tiles()) == expected


# 1.2 The valley


@pytest.mark.parametrize("faces", all_faces())
def test_setup_1_2_five_rows_of_eight_squares_each_forest_or_plain_with_a_food_number(faces: str) -> None:
    valley = board(faces)
    assert list(valley.food) == list(SQUARES)
    assert SQUARES[0] == "A1"
    assert SQUARES[-1] == "H5"
    assert set(valley.food.values()) <= {1, 2, 3, 4}
    assert 0 < valley.plain.bit_count() < 40


def test_setup_1_2_a_left_half_beside_a_right_half() -> None:
    valley = board("L1a R2b")
    rows = [row.split() for row in printed.faces()["L1a"].rows]
    assert [valley.food[column + "3"] for column in "ABCD"] == [int(square[1]) for square in rows[2]]
    rows = [row.split() for row in printed.faces()["R2b"].rows]
    assert [valley.food[column + "3"] for column in "EFGH"] == [int(square[1]) for square in rows[2]]


def test_setup_1_2_sixteen_faces_all_different() -> None:
    assert len({(face.rows, face.outer, face.above, face.below) for face in printed.faces().values()}) == 16


def test_setup_1_2_squares_touch_above_below_left_and_right() -> None:
    assert set(names(AROUND["C3"])) == {"C2", "D3", "C4", "B3"}
    assert set(names(AROUND["A1"])) == {"B1", "A2"}
    assert set(names(AROUND["H5"])) == {"G5", "H4"}


# 1.3 Caves and waterfalls


@pytest.mark.parametrize("faces", all_faces())
def test_setup_1_3_six_caves_on_the_rim_clockwise_from_the_top_left(faces: str) -> None:
    caves = [board(faces).caves[name] for name in CAVES]
    assert [cave.side for cave in caves] == [
        Direction(side) for side in ["north", "north", "east", "south", "south", "west"]
    ]
    assert [cave.square[1] for cave in caves[:2]] == ["1", "1"]
    assert caves[2].square[0] == "H"
    assert [cave.square[1] for cave in caves[3:5]] == ["5", "5"]
    assert caves[5].square[0] == "A"


@pytest.mark.parametrize("faces", all_faces())
def test_setup_1_3_three_caves_on_each_half(faces: str) -> None:
    squares = [cave.square for cave in board(faces).caves.values()]
    assert len([square for square in squares if square[0] in "ABCD"]) == 3


@pytest.mark.parametrize("faces", all_faces())
def test_setup_1_3_a_cave_has_one_square_before_it(faces: str) -> None:
    valley = board(faces)
    for name, cave in valley.caves.items():
        assert list(valley.beyond[name].values()) == [cave.square]
        assert valley.beyond[cave.square][cave.side] == name


@pytest.mark.parametrize("faces", all_faces())
def test_setup_1_3_a_higher_and_a_lower_number(faces: str) -> None:
    assert all(cave.higher > cave.lower > 0 for cave in board(faces).caves.values())


def test_setup_1_3_the_waterfalls_are_out_of_reach() -> None:
    for faces in all_faces():
        reached = {to for ways in board(faces).beyond.values() for to in ways.values()}
        assert reached == {*SQUARES, *CAVES}


# 1.4 What everybody starts with


@SEATS
def test_setup_1_4_a_left_and_a_right_half_each_used_once(seats: int) -> None:
    halves = [face[:2] for clan in new(seats).clans for face in clan.valley.board.faces.split()]
    assert len(set(halves)) == 2 * seats
    assert all(clan.valley.board.faces[0] == "L" for clan in new(seats).clans)


def test_setup_1_4_halves_and_sides_are_drawn_at_random() -> None:
    faces = {
        face for number in range(60) for clan in new(2, str(number)).clans for face in clan.valley.board.faces.split()
    }
    assert faces == set(FACES)


@SEATS
def test_setup_1_4_eight_mountain_tokens_one_of_each_scene_on_caves_and_waterfalls(seats: int) -> None:
    for clan in new(seats).clans:
        assert tuple(clan.valley.tokens) == SPOTS
        assert set(clan.valley.tokens.values()) == set(SCENES)


def test_setup_1_4_mountain_tokens_are_shuffled() -> None:
    assert len({tuple(new(2, str(number)).clans[0].valley.tokens.values()) for number in range(20)}) == 20


@SEATS
def test_setup_1_4_four_tiles_three_fight_tokens_nothing_else(seats: int) -> None:
    state = new(seats)
    for seat, clan in enumerate(state.clans):
        assert len(clan.pool) == 4
        assert state.fights_in_hand(seat) == 3
        assert (clan.food, clan.shelter, clan.steaks, clan.tokens, clan.used) == (0, 0, 0, [], [])


def test_setup_1_4_the_first_player_is_drawn_by_lot() -> None:
    assert {new(4, str(number)).turn for number in range(40)} == {0, 1, 2, 3}


def test_setup_1_4_play_goes_clockwise() -> None:
    state = new(3)
    turns = [state.turn]
    while len(turns) < 7:
        GAME.apply(state, state.turn, GAME.stand_in(state, state.turn))
        turns += [state.turn] if state.turn != turns[-1] else []
    assert all((after - before) % 3 == 1 for before, after in pairwise(turns))


# 1.5 Pools and supply


@pytest.mark.parametrize(("seats", "removed"), [(2, 12), (3, 18), (4, 6)])
def test_setup_1_5_tiles_are_removed_unseen(seats: int, removed: int) -> None:
    state = new(seats)
    assert len(state.removed) == removed
    assert len(state.stack) == 63 - removed - 4 * seats - 5
    other = new(seats)
    other.removed, other.stack[:removed] = other.stack[:removed], other.removed
    assert view(other, 0) == view(state, 0)


@SEATS
def test_setup_1_5_five_tiles_lie_open_in_the_common_pool(seats: int) -> None:
    assert len(view(new(seats), None).common) == 5


def test_setup_1_5_personal_pools_are_open() -> None:
    state = new(3)
    for viewer in (None, 0, 2):
        assert [clan.pool for clan in view(state, viewer).clans] == [tuple(clan.pool) for clan in state.clans]


def test_setup_1_5_18_steaks_and_18_bears() -> None:
    seen = view(new(4), None)
    assert (seen.steaks, seen.bears) == (18, 18)


def test_setup_1_5_tiles_with_the_same_scenes_are_alike() -> None:
    tile = Tile(Scene.HUNT, Scene.FIRE)
    assert tile == marked(tile, None)
    assert tiles().count(tile) == 3


@pytest.mark.parametrize(
    ("tribes", "why"),
    [
        (("red",), "unfit-seats"),
        (("red", "blue", "yellow", "green", "red"), "unfit-seats"),
        (("red", "pink"), "unfit-tribe"),
        (("red", "red"), "unfit-twice"),
    ],
)
def test_setup_1_two_to_four_different_tribes(tribes: tuple[str, ...], why: str) -> None:
    with pytest.raises(UnfitTable) as caught:
        GAME.setup(tribes, GAME.options(), Dice("unfit"))
    assert caught.value.why.id == why


def test_setup_1_the_same_seed_gives_the_same_game() -> None:
    assert dump_state(GAME, new(3)) == dump_state(GAME, new(3))


# The edition's files


def test_setup_the_view_shows_what_is_printed() -> None:
    state = new(2)
    valley = view(state, None).clans[0].valley
    face = printed.faces()[valley.left]
    assert [square.food for square in valley.squares[:4]] == [int(square[1]) for square in face.rows[0].split()]
    kinds = {"f": Terrain.FOREST, "p": Terrain.PLAIN}
    assert [square.terrain for square in valley.squares[:4]] == [kinds[square[0]] for square in face.rows[0].split()]


@pytest.mark.parametrize(("steaks", "food"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 10), (6, 10), (18, 10)])
def test_setup_steaks_are_worth_what_is_printed(steaks: int, food: int) -> None:
    assert steak_food(steaks) == food


BROKEN_TILE = '[[tiles]]\nfirst = "hunt"\nsecond = "hunt"\ncopies = 63\nsource = "published"\n'
FEW_TILES = '[[tiles]]\nfirst = "hunt"\nsecond = "fire"\ncopies = 3\nsource = "published"\n'
BROKEN_ROW = '[[faces]]\nname = "L1a"\nsource = "published"\nrows = ["f2 f2 f2", "f1", "f1", "f1", "f1"]\n'
NO_PIECES = "pieces = []\nremoved = []\nsteaks = []\nbonuses = []\n"


@pytest.mark.parametrize(
    ("model", "text", "fault"),
    [
        (Tiles, BROKEN_TILE, "two different scenes"),
        (Tiles, FEW_TILES, "63 tiles are needed, these are 3"),
        (Faces, BROKEN_ROW, "write four squares"),
        (Faces, "faces = []", "needed exactly once"),
        (Pieces, NO_PIECES, "needed exactly once"),
    ],
)
def test_setup_a_broken_edition_is_named(
    tmp_path: object, model: type[Tiles | Faces | Pieces], text: str, fault: str
) -> None:
    file = f"{tmp_path}/edition.toml"
    with open(file, "w", encoding="utf-8") as written:
        written.write(text)
    with pytest.raises(BrokenEdition, match=fault):
        load(model, file)
