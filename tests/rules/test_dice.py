"""Fair dice: the same throws everywhere, every face equally likely, scripts, and the seed's fingerprint."""

from __future__ import annotations

import copy
import hashlib
from collections import Counter

import pytest

from rules.dice import Dice, DiceRunOut, NoSuchFace, commitment, scripted


def test_the_throws_of_a_seed_never_change() -> None:
    dice = Dice("elder")
    assert [dice.roll(12) for _ in range(12)] == [1, 7, 4, 8, 11, 1, 2, 10, 9, 3, 10, 3]
    assert dice.shuffled("abcdefgh") == list("gbafhecd")
    assert dice.pick(("north", "east", "south", "west")) == "north"


def test_a_throw_can_be_checked_by_hand() -> None:
    first = hashlib.sha256(b"elder/0/0").digest()
    assert Dice("elder").below(6) == int.from_bytes(first[:8], "big") % 6


def test_the_count_is_all_that_a_seed_needs_to_go_on() -> None:
    dice = Dice("elder")
    thrown = [dice.roll(20) for _ in range(10)]
    assert dice.count == 10
    later = Dice("elder", count=4)
    assert [later.roll(20) for _ in range(6)] == thrown[4:]


@pytest.mark.parametrize("sides", [2, 3, 6, 12, 20])
def test_every_face_is_equally_likely(sides: int) -> None:
    dice = Dice("uniform")
    throws = 2_000 * sides
    faces = Counter(dice.roll(sides) for _ in range(throws))
    assert set(faces) == set(range(1, sides + 1))
    distance = sum((count - 2_000) ** 2 / 2_000 for count in faces.values())
    assert distance < 3 * sides + 10


def test_every_order_is_equally_likely() -> None:
    dice = Dice("orders")
    orders = Counter(tuple(dice.shuffled("abc")) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_shuffling_and_picking_leave_the_items_alone() -> None:
    items = [1, 2, 3]
    assert sorted(Dice("x").shuffled(items)) == items == [1, 2, 3]
    assert Dice("x").shuffled([]) == []


def test_a_script_shows_its_faces_in_order() -> None:
    dice = scripted(12, 1, 7)
    assert [dice.roll(12), dice.roll(2), dice.below(12)] == [12, 1, 6]


def test_a_script_that_ends_says_which_throw_is_missing() -> None:
    dice = scripted(4)
    dice.roll(6)
    with pytest.raises(DiceRunOut, match="throw 2 is not in the script of 1"):
        dice.roll(6)
    assert dice.count == 1


@pytest.mark.parametrize("face", [0, 7])
def test_a_face_that_the_die_does_not_have_is_named(face: int) -> None:
    dice = scripted(face)
    with pytest.raises(NoSuchFace, match=f"throw 1 of the script is {face}, but the die has 6 sides"):
        dice.roll(6)
    assert dice.count == 0


def test_a_copy_throws_on_its_own() -> None:
    dice = Dice("elder")
    other = copy.deepcopy(dice)
    assert [other.roll(6) for _ in range(5)] == [dice.roll(6) for _ in range(5)]
    other.roll(6)
    assert (dice.count, other.count) == (5, 6)


def test_the_fingerprint_is_the_sha_256_of_the_seed() -> None:
    assert commitment("elder") == hashlib.sha256(b"elder").hexdigest()
