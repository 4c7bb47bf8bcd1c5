"""The valleys of Sapiens: squares, caves, waterfalls and tiles show all that there is, each in its place only."""

from __future__ import annotations

from dataclasses import replace

import pytest

from images.sapiens import paint_view
from images.sapiens.plan import LARGE, SMALL, WIDTH, centre
from rules.sapiens.view import Direction, LaidView, Link, Scene, Terrain, Touched
from tests.images.sapiens_pictures import LOOK, changed, looks, place, valley, within
from tests.images.sapiens_positions import changed_cave, changed_square, changed_valley, full, opening


def test_squares_of_a_large_valley_are_large_enough_on_a_phone() -> None:
    assert LARGE.square * 390 / WIDTH >= 39
    assert SMALL.square * 390 / WIDTH >= 19


def test_forest_and_plain_food_and_bear_are_seen_on_their_square_only() -> None:
    base = opening()
    box = place(base, 0, "D3")
    kinds = [changed_square(base, 0, "D3", terrain=kind, food=food) for kind in Terrain for food in (1, 2, 3, 4)]
    assert looks(kinds, box) == 8
    grey = {paint_view(kind, LOOK).crop(box).convert("L").tobytes() for kind in kinds}
    assert len(grey) == 8
    assert within(changed(base, changed_square(base, 0, "D3", bear=True)), box)


@pytest.mark.parametrize("cave", ["I", "III", "IV", "VI"])
def test_a_cave_shows_both_values_and_its_token(cave: str) -> None:
    base = opening()
    box = place(base, 0, cave)
    tokens = [changed_cave(base, 0, cave, token=scene) for scene in (*Scene, None)]
    assert looks(tokens, box) == 9
    for changes in ({"higher": 9}, {"lower": 1}, {"token": None}):
        one = changed_cave(base, 0, cave, **changes)
        assert one == base or within(changed(base, one), box), changes


@pytest.mark.parametrize("side", [0, 1])
def test_a_waterfall_shows_its_token(side: int) -> None:
    base = opening()
    falls = base.clans[0].valley.falls
    views = []
    for scene in (*Scene, None):
        one = replace(falls[side], token=scene)
        views.append(changed_valley(base, 0, falls=(one, falls[1]) if side == 0 else (falls[0], one)))
    assert looks(views, valley(base, 0)) == 9


def _laid(name: str, beyond: str, turn: Direction, *scenes: Scene, abandoned: bool = False) -> LaidView:
    return LaidView(scenes[0], scenes[1], name, turn, beyond, 1, abandoned)


def test_each_tile_shows_both_scenes_and_how_it_lies() -> None:
    base = opening()
    for name, beyond, turn in (("D3", "E3", Direction.EAST), ("D3", "D4", Direction.SOUTH)):
        left, top, _, _ = place(base, 0, name)
        _, _, right, bottom = place(base, 0, beyond)
        views = [
            changed_valley(base, 0, laid=(_laid(name, beyond, turn, one, other),))
            for one in Scene
            for other in Scene
            if one is not other
        ]
        assert looks(views, (left, top, right, bottom)) == 56
        away = changed_valley(base, 0, laid=(_laid(beyond, name, _back(turn), Scene.FIRE, Scene.CAMP),))
        there = changed_valley(base, 0, laid=(_laid(name, beyond, turn, Scene.CAMP, Scene.FIRE),))
        assert paint_view(away, LOOK) == paint_view(there, LOOK)


def _back(turn: Direction) -> Direction:
    return Direction.WEST if turn is Direction.EAST else Direction.NORTH


def test_two_tiles_are_told_from_two_others_on_the_same_squares() -> None:
    """Four equal halves in a square: lying side by side or standing look different."""
    base, scene = opening(), Scene.CAMP
    lying = (_laid("D3", "E3", Direction.EAST, scene, scene), _laid("D4", "E4", Direction.EAST, scene, scene))
    standing = (_laid("D3", "D4", Direction.SOUTH, scene, scene), _laid("E3", "E4", Direction.SOUTH, scene, scene))
    assert changed(changed_valley(base, 0, laid=lying), changed_valley(base, 0, laid=standing)) is not None


def test_an_abandoned_tribe_lies_face_down() -> None:
    base = opening()
    down = [
        changed_valley(base, 0, laid=(_laid("D3", "E3", Direction.EAST, *scenes, abandoned=True),))
        for scenes in ((Scene.FIRE, Scene.CAMP), (Scene.HUNT, Scene.FEAST))
    ]
    up = changed_valley(base, 0, laid=(_laid("D3", "E3", Direction.EAST, Scene.FIRE, Scene.CAMP),))
    assert changed(down[0], down[1]) is None
    assert changed(down[0], up) is not None


def test_a_tile_on_a_cave_sticks_out_of_the_squares() -> None:
    base = opening()
    for cave in base.clans[0].valley.caves:
        turn = {"north": "south", "south": "north", "east": "west", "west": "east"}[cave.side]
        laid = _laid(cave.name, cave.square, Direction(turn), Scene.FIRE, Scene.CAMP)
        after = changed_valley(changed_cave(base, 0, cave.name, covered=True), 0, laid=(laid,))
        box = changed(base, after)
        assert box is not None
        inside, out = centre(place(base, 0, cave.square)), centre(place(base, 0, cave.name))
        for x, y in (inside, out):
            assert box[0] < x < box[2]
            assert box[1] < y < box[3]


def test_the_last_action_is_framed_and_its_links_are_clasped() -> None:
    base = full(last=(), links=())
    for seat in range(4):
        framed = replace(base, last=(Touched(seat, "D3"), Touched(seat, "E3")))
        assert within(changed(base, framed), valley(base, seat))
        linked = replace(base, links=(Link(seat, Scene.FIRE, "D3", "E3"),))
        assert within(changed(base, linked), valley(base, seat))
    beasts = replace(base, last=(Touched(2, "C2"),))
    assert within(changed(base, beasts), place(base, 2, "C2"))
