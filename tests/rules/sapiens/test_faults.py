"""What makes a position impossible, one fault at a time."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from rules.codec import Malformed, dump_state, load_state
from rules.sapiens import GAME
from rules.sapiens.turn import SapiensState
from rules.sapiens.valley import Laid, Valley
from rules.sapiens.view import Link, Scene, Tile, Touched
from rules.words import Who
from tests.rules.sapiens.table import BEGUN, table

Tampering = Callable[[SapiensState], object]


def good() -> SapiensState:
    """A possible position: red has begun, and lays a tile."""
    return table(
        red=f"tribe {BEGUN}, hunt-fire C4 D4; abandoned fight-ritual IV F5; pool hunt-fire feast-camp; bears H1"
    )


def valley(state: SapiensState, **changed: Any) -> None:
    """Red's valley with something else in it."""
    old = state.clans[0].valley
    parts = {name: getattr(old, name) for name in ("board", "tokens", "tribe", "abandoned", "bears")}
    state.clans[0].valley = Valley(**{**parts, **changed})


def tribe(state: SapiensState, *tiles: tuple[str, str, str, str]) -> None:
    """Red's active tribe is this one."""
    valley(state, tribe=[Laid(Scene(one), Scene(other), at, beyond) for one, other, at, beyond in tiles])


FAULTS: list[tuple[str, Tampering]] = [
    ("the seats are 0 to 1", lambda s: setattr(s, "turn", 2)),
    ("the seats are 0 to 1", lambda s: setattr(s, "starter", -1)),
    ("unfit-twice", lambda s: setattr(s, "tribes", ("red", "red"))),
    ("clans for 2 tribes", lambda s: s.clans.append(deepcopy(s.clans[0]))),
    ("the first is 1", lambda s: setattr(s, "round", 0)),
    ("half-valley L1 is used 2 times", lambda s: setattr(s.clans[1].valley, "board", s.clans[0].valley.board)),
    ("there is no 'Z9'", lambda s: s.last.append(Touched(0, "Z9"))),
    ("valley of seat 4", lambda s: s.links.append(Link(4, Scene.HUNT, "A1", "A2"))),
    ("not side by side", lambda s: tribe(s, ("water", "hunt", "V", "C4"))),
    ("no-start", lambda s: tribe(s, ("water", "hunt", "C4", "C5"))),
    ("no-link", lambda s: tribe(s, ("water", "hunt", "V", "C5"), ("hunt", "fire", "A1", "A2"))),
    ("no-clash", lambda s: tribe(s, ("water", "hunt", "V", "C5"), ("hunt", "fire", "C3", "C4"))),
    ("no-taken", lambda s: tribe(s, ("water", "hunt", "V", "C5"), ("hunt", "fire", "C5", "C4"))),
    ("no-abandoned", lambda s: tribe(s, ("water", "hunt", "V", "C5"), ("hunt", "fire", "D5", "E5"))),
    ("no such tile", lambda s: tribe(s, ("hunt", "water", "C5", "V"))),
    ("abandoned tribe without tiles", lambda s: valley(s, abandoned=[[]])),
    ("a bear and a tile on C4", lambda s: valley(s, bears=["C4"])),
    ("2 bears on H1", lambda s: valley(s, bears=["H1", "H1"])),
    ("bears in the valleys; there are 18", lambda s: valley(s, bears=[f"{c}{r}" for r in "123" for c in "ABCDEFGH"])),
    ("a token on cave V, which is covered", lambda s: s.clans[0].valley.tokens.update({"V": Scene.WATER})),
    ("not on 'nowhere'", lambda s: s.clans[0].valley.tokens.update({"nowhere": Scene.WATER})),
    ("2 tokens of feast", lambda s: s.clans[0].tokens.append(Scene.FEAST)),
    ("tiles feast-camp in all", lambda s: s.clans[0].pool.append(s.clans[0].pool[1])),
    ("in all; there are", lambda s: s.stack.append(Tile(Scene.FIRE, Scene.HUNT))),
    ("it holds 4", lambda s: s.clans[1].pool.append(s.stack.pop())),
    ("it holds 5", lambda s: s.common.append(s.stack.pop())),
    ("it holds 5", lambda s: s.stack.append(s.common.pop())),
    ("which is in no pool", lambda s: s.stack.append(fought(s.stack.pop(), 1))),
    ("1 fight tokens of seat 3", lambda s: s.common.append(fought(s.common.pop(), 3))),
    ("4 fight tokens of seat 1", lambda s: setattr(s, "common", [fought(t, 1) for t in s.common[:4]] + s.common[4:])),
    ("-1 food", lambda s: setattr(s.clans[0], "food", -1)),
    ("19 steaks in all", lambda s: setattr(s.clans[0], "steaks", 19)),
    ("the game is not over", lambda s: s.steps.clear()),
    ("do not make a turn", lambda s: s.steps.reverse()),
    ("no tile is laid yet", lambda s: setattr(s, "token_played", True)),
    ("the first-tile is asked for", lambda s: setattr(s.steps[-1], "task", "first-tile")),
    ("the new-tribe is asked for", lambda s: setattr(s.steps[-1], "task", "new-tribe")),
    ("not after the tile", lambda s: s.steps.pop(-2)),
    ("no tile fits as the tile", lambda s: s.removed.append(s.clans[0].pool.pop(0))),
    ("mountain-token leaves nothing to decide", lambda s: s.steps.pop()),
]


def fought(tile: Tile, seat: int) -> Tile:
    """The tile with a fight token of this seat."""
    return Tile(tile.first, tile.second, Who(seat))


def test_faults_none_in_a_good_position() -> None:
    assert GAME.faults(good()) == ()
    assert load_state(GAME, dump_state(GAME, good())) == good()


@pytest.mark.parametrize(("fault", "tamper"), FAULTS, ids=[fault for fault, _ in FAULTS])
def test_faults_one_at_a_time(fault: str, tamper: Tampering) -> None:
    state = good()
    tamper(state)
    found = GAME.faults(state)
    assert any(fault in line for line in found), found
    with pytest.raises(Malformed):
        load_state(GAME, dump_state(GAME, state))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("clans", 0, "valley", "board"), "L1a L2a", "no valley"),
        (("clans", 0, "valley", "board"), "L9a R1a", "no valley"),
        (("clans", 0, "valley", "tribe", 0, "at"), "Z1", "no square or cave 'Z1'"),
        (("clans", 0, "valley", "bears"), ["I"], "no square 'I'"),
        (("clans", 0, "pool", 0, "first"), "dance", "first"),
        (("clans", 0, "food"), "3", "food"),
        (("steps", -1, "step"), "resting", "steps"),
        (("options", "bear_counts_caves"), 1, "bear_counts_caves"),
    ],
)
def test_faults_of_a_hand_made_file_are_told_in_one_line(path: tuple[Any, ...], value: Any, fault: str) -> None:
    body = json.loads(dump_state(GAME, good()))
    inner = body
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    with pytest.raises(Malformed) as caught:
        load_state(GAME, json.dumps(body))
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)
