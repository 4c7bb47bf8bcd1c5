"""The dice of a battle in Nerthania: as large as there is room for, and every face told apart without colour."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from images.kit.look import Look, Palette
from images.kit.paint import PAINTS, Livery
from images.nerthania import describe, fight, plan
from images.nerthania.battle_dice import SIZES, die, room
from images.nerthania.brush import brush_for
from images.nerthania.colours import LANDS
from images.nerthania.fight import LEFT, RIGHT, paint_battle
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.view import BowView, NerthaniaView
from tests.images.nerthania_positions import NAMES, fighting

PHONE = 390
LOOK = Look("en", NAMES)


def with_dice(attacker: int, defender: int) -> NerthaniaView:
    """A battle with so many dice on either side."""
    base = fighting(2)
    assert base.battle is not None
    battle = base.battle
    one = battle.attacker.fighters[0]
    first = replace(battle.attacker, fighters=(one,) * attacker, extra=(), bows=())
    second = replace(battle.defender, fighters=(one,) * defender, extra=(), bows=())
    return replace(base, battle=replace(battle, attacker=first, defender=second))


def painted(attacker: int, defender: int) -> Image.Image:
    """The battle alone."""
    seen = with_dice(attacker, defender)
    return paint_battle(seen, brush_for(seen, LOOK))


def test_dice_are_large_as_long_as_each_side_has_room_for_them_in_a_row() -> None:
    large, small = SIZES
    most = (RIGHT - LEFT) // (room(large)[0] + 4)
    assert large * PHONE / plan.WIDTH >= 36
    assert most >= 9
    heights = {count: painted(count, 1).height for count in (1, most, most + 1)}
    assert heights[1] == heights[most]
    assert heights[most] - heights[most + 1] == 2 * (room(large)[1] - room(small)[1])
    assert painted(1, most + 1).height == heights[most + 1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("palette", get_args(Palette))
def test_faces_differ_in_black_and_white(palette: Palette, size: int) -> None:
    paint, land = PAINTS[palette], LANDS[palette]
    for unit in Unit:
        faces = {face: die(unit, face, "", None, size, paint, land).convert("L") for face in Face}
        for one, other in combinations(Face, 2):
            differing = sum(ImageChops.difference(faces[one], faces[other]).histogram()[40:])
            assert differing > size**2 * 0.01, (unit, one, other)


def test_how_a_die_counts_and_whose_it_is_are_seen() -> None:
    paint, land = PAINTS["default"], LANDS["default"]
    for size in SIZES:
        plain = [die(Unit.WARRIOR, Face.HIT, how, None, size, paint, land) for how in ("", "used", "late", "extra")]
        owned = [die(Unit.ARCHER, Face.HIT, "", livery, size, paint, land) for livery in land.tribes.values()]
        assert len({sprite.tobytes() for sprite in plain}) == len(plain)
        assert len({sprite.tobytes() for sprite in owned}) == len(owned)
        assert all(sprite.size == room(size) for sprite in (*plain, *owned))


def with_bows(faces: tuple[Face, ...], cancelled: int = 0, fighters: int = 1) -> NerthaniaView:
    """A battle whose attacker is helped by bows with these faces, of whose hits so many are cancelled."""
    base = with_dice(fighters, 1)
    assert base.battle is not None
    bows = tuple(BowView(2, Unit.ARCHER, face) for face in faces)
    attacker = replace(base.battle.attacker, bows=bows)
    defender = replace(base.battle.defender, cancels_bows=cancelled)
    return replace(base, battle=replace(base.battle, attacker=attacker, defender=defender))


BESIDE = (Face.BOW_HIT, Face.RETREAT, Face.HIT, Face.SHIELD, Face.REINFORCEMENT)
COUNTS = [
    ((BESIDE, 0, 1), (Face.BOW_HIT, Face.RETREAT)),
    ((BESIDE, 1, 1), (Face.RETREAT,)),
    ((BESIDE, 0, 0), (Face.BOW_HIT,)),
    (((Face.BOW_HIT, Face.BOW_HIT_STAR), 1, 1), (Face.BOW_HIT, Face.BOW_HIT_STAR)),
    (((Face.BOW_HIT, Face.BOW_HIT_STAR), 2, 1), ()),
]


@pytest.mark.parametrize(("given", "counting"), COUNTS)
def test_bows_beside_a_battle_that_count_for_nothing_are_pale_and_said_to_be(
    given: tuple[tuple[Face, ...], int, int], counting: tuple[Face, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rulings 1.6 b and f: only bow hits and retreats count; without a unit in the area only the bow hits."""
    view, pale = with_bows(*given), []

    def kept(unit: Unit, face: Face, how: str, livery: Livery | None, *rest: Any) -> Image.Image:
        pale.extend([face] if livery is not None and how == "used" else [])
        return die(unit, face, how, livery, *rest)

    monkeypatch.setattr(fight, "die", kept)
    paint_battle(view, brush_for(view, LOOK))
    assert pale == [face for face in given[0] if face not in counting]
    (told,) = (line for line in describe(view, LOOK).lines if line.startswith(f"Bows for {NAMES[0]}"))
    assert told.count("without effect") == len(pale)


def test_a_battle_that_goes_on_is_seen_alone_and_one_that_is_over_with_those_before() -> None:
    now = fighting()
    assert now.battle is not None
    assert not now.battle.over
    before = replace(now, reports=(now.battle,))
    ended = replace(before, battle=replace(now.battle, won=Camp.ATTACKER))
    alone, both = (paint_battle(view, brush_for(view, LOOK)) for view in (before, ended))
    assert alone.height == paint_battle(now, brush_for(now, LOOK)).height < both.height
