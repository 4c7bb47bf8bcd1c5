"""Hand-made positions of Sapiens that read like a table, played through the real engine.

Red has the valley L1a R1a (f forest, p plain; a cave's higher/lower shelter and the token that lies there at first):

       A  B  C  D   E  F  G  H
    1  f2 f2 p3 f4  p1 p2 p1 p2     I above B1: 7/3, feast     II above H1: 7/3, picking
    2  f1 p2 f1 f1  p3 p1 p3 p1
    3  p1 f2 f1 p2  p1 f1 f2 p2
    4  p3 p2 p4 p3  f3 f1 f3 f2     VI west of A4: 8/4, camp   III east of H4: 8/4, ritual
    5  p1 p1 p2 p3  f2 f2 p4 p4     V below C5: 6/3, water     IV below F5: 6/3, fight

The west waterfall has hunt, the east one fire. The others have L2a R2a, L3a R3a and L4a R4a.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.codec import dump_state
from rules.dice import scripted
from rules.game import Action, Event, Illegal
from rules.sapiens import GAME
from rules.sapiens.board import board
from rules.sapiens.bonuses import Skip
from rules.sapiens.ground import Place
from rules.sapiens.mountain import PlayToken
from rules.sapiens.printed import COMMON, PERSONAL, SCENES, tile, tiles
from rules.sapiens.state import Clan
from rules.sapiens.turn import SapiensState, begin_turn, go_on
from rules.sapiens.valley import SPOTS, Laid, Valley
from rules.sapiens.view import Direction, PoolTile, Scene, Tile
from rules.words import Message, Who

FACES = {name: f"L{number}a R{number}a" for number, name in enumerate(GAME.tribes, start=1)}
BEGUN = "water-hunt V C5"
"""A tribe of red that has begun on cave V and took its token."""


def table(*, turn: str = "red", common: str = "", stack: int | None = None, **more: Any) -> SapiensState:
    """A position at the beginning of a turn. Tribes are named with what they have; the rest are options.

    `red="tribe water-hunt V C5, fire-hunt D3 D4; pool hunt-fire feast-camp*blue; bears A1; tokens fire; used camp;
    food 3; shelter 4; steaks 1; abandoned fight-hunt IV F5; without ritual"`.
    A tile's scenes lie on the two places in this order; a star names whose fight token is on it; `without` are tokens
    that are out of the game. What is not said is filled up with the tiles that are left; with `stack` so many are on
    the stack, and the rest is out of the game. A tribe alone is given red or blue to play with.
    """
    clans = {name: more.pop(name) for name in list(more) if name in GAME.tribes}
    if len(clans) < 2:
        clans |= {name: "" for name in ("red", "blue") if name not in clans}
    seats = tuple(clans)
    made = [clan(name, written, seats) for name, written in clans.items()]
    open_pool = [named(word, seats) for word in common.split()]
    left = Counter(tiles())
    left.subtract(Tile(one.first, one.second) for one in used(made, open_pool))
    assert min(left.values()) >= 0, "more tiles than there are"
    rest = list(left.elements())
    for one in made:
        one.pool += [rest.pop() for _ in range(PERSONAL - len(one.pool) if not one.pool else 0)]
    open_pool += [rest.pop() for _ in range(COMMON - len(open_pool) if stack != 0 else 0)]
    on_stack = rest if stack is None else rest[:stack]
    state = SapiensState(
        tribes=seats,
        dice=scripted(),
        options=GAME.options(**more),
        clans=made,
        common=open_pool,
        stack=on_stack,
        removed=rest[len(on_stack) :],
        round=2,
        starter=0,
        turn=seats.index(turn),
        steps=[],
    )
    begin_turn(state)
    go_on(state)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


def used(clans: list[Clan], common: list[Tile]) -> list[Tile]:
    """All tiles that have been named."""
    laid = [one for clan in clans for tribe in (clan.valley.tribe, *clan.valley.abandoned) for one in tribe]
    return [Tile(one.first, one.second) for one in laid] + [one for clan in clans for one in clan.pool] + common


def clan(name: str, written: str, seats: tuple[str, ...]) -> Clan:
    """All that one tribe has."""
    made = Clan(Valley(board(FACES[name]), {}), [])
    parts = [part.split(maxsplit=1) for part in written.split(";") if part.strip()]
    tribe: list[Laid] = []
    abandoned, bears, without = [], [], []
    for kind, text in parts:
        if kind == "tribe":
            tribe = lies(text)
        elif kind == "abandoned":
            abandoned.append(lies(text))
        elif kind == "bears":
            bears = text.split()
        elif kind == "pool":
            made.pool = [named(word, seats) for word in text.split()]
        elif kind in ("tokens", "used"):
            setattr(made, kind, [Scene(word) for word in text.split()])
        elif kind == "without":
            without = [Scene(word) for word in text.split()]
        else:
            setattr(made, kind, int(text))
    gone = {*made.tokens, *made.used, *without}
    covered = {at for laid in [*tribe, *(one for left in abandoned for one in left)] for _, at in laid.halves()}
    lying = {
        spot: scene for spot, scene in zip(SPOTS, SCENES, strict=True) if scene not in gone and spot not in covered
    }
    made.valley = Valley(made.valley.board, lying, tribe, abandoned, bears)
    return made


def lies(text: str) -> list[Laid]:
    """Tiles as they lie: `water-hunt V C5, fire-hunt D4 C4`."""
    found = []
    for part in text.split(","):
        scenes, at, beyond = part.split()
        one, other = (Scene(word) for word in scenes.split("-"))
        first_comes_first = tile(one, other).first is one
        found.append(Laid(one, other, at, beyond) if first_comes_first else Laid(other, one, beyond, at))
    return found


def named(word: str, seats: tuple[str, ...] = ("red", "blue")) -> Tile:
    """A tile in a pool: `hunt-fire`, or `hunt-fire*blue` with blue's fight token on it."""
    scenes, _, owner = word.partition("*")
    one = tile(*(Scene(scene) for scene in scenes.split("-")))
    return Tile(one.first, one.second, Who(seats.index(owner)) if owner else None)


def place(word: str, at: str, turn: str) -> Place:
    """Lay a tile: the scene named first on `at`, the other one to the `turn` of it."""
    one, other = (Scene(scene) for scene in word.partition("*")[0].split("-"))
    assert tile(one, other).first is one, f"write {other}-{one}"
    return Place(named(word), at, Direction(turn))


def pooled(owner: int | None, word: str) -> PoolTile:
    """A tile in the pool of this seat, or in the Common Pool."""
    return PoolTile(None if owner is None else Who(owner), named(word))


def linked(scene: str, other: str, pool: str = "picking-ritual", **more: Any) -> SapiensState:
    """Red links this scene on C2 with a tile that also shows the other, which links nothing on C1."""
    tile = named(f"{scene}-{other}")
    red = f"tribe {BEGUN}, {scene}-hunt C3 C4; pool {scene}-{other} {pool}; {more.pop('red', '')}"
    state = table(red=red, blue=more.pop("blue", ""), **more)
    at, turn = ("C2", "north") if tile.first == scene else ("C1", "south")
    does(state, Place(tile, at, Direction(turn)))
    return state


def played(scene: str, pool: str = "hunt-fire feast-camp", red: str = "") -> SapiensState:
    """Red lays Hunt–Fire on C4, where its bonus is a steak, and plays this mountain token."""
    state = table(red=f"tribe {BEGUN}; pool {pool}; tokens {scene}; {red}")
    does(state, place("hunt-fire", "C4", "north"))
    if waits_for(state) == "red ask-steaks":
        does(state, Skip())
    assert waits_for(state) == "red ask-token"
    does(state, PlayToken(Scene(scene)))
    return state


def does(state: SapiensState, *actions: Action) -> list[str]:
    """These actions, one after the other, by the seat on turn; the ids of what happened."""
    return [event.what.id for action in actions for event in events(state, action)]


def events(state: SapiensState, action: Action) -> list[Event]:
    """What happens, and that the position is still a possible one."""
    legal = GAME.legal(state, state.turn)
    assert action in legal, (GAME.explain(state, state.turn, action), legal)
    happened = GAME.apply(state, state.turn, action)
    assert GAME.faults(state) == (), GAME.faults(state)
    return happened


def refused(state: SapiensState, action: Action) -> str:
    """The id of the refusal with its section, as in `no-clash 3.1`; nothing has changed."""
    refusal = GAME.explain(state, state.turn, action)
    assert refusal is not None, f"{action} is legal"
    assert action not in GAME.legal(state, state.turn)
    before = dump_state(GAME, state)
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, state.turn, action)
    assert caught.value.refusal == refusal
    assert dump_state(GAME, state) == before
    return f"{refusal.why.id} {refusal.section}"


def can(state: SapiensState, action: Action) -> bool:
    """Whether the action is legal."""
    legal = GAME.explain(state, state.turn, action) is None
    assert legal == (action in GAME.legal(state, state.turn))
    return legal


def waits_for(state: SapiensState) -> str:
    """Who is asked what, as in `red ask-tile`."""
    (prompt,) = GAME.awaited(state)
    return f"{state.tribes[prompt.seat]} {prompt.ask.id}"


def totals(state: SapiensState, name: str = "red") -> tuple[int, int]:
    """Food and shelter of a tribe."""
    one = state.clans[state.tribes.index(name)]
    return one.food, one.shelter


def gained(happened: list[Event]) -> list[str]:
    """The ids of what a tile has brought."""
    (told,) = [event.what for event in happened if event.what.id == "did-place"]
    gains = told.params["gains"]
    assert isinstance(gains, tuple)
    return [gain.id for gain in gains if isinstance(gain, Message)]
