"""A table for tests: a bare world of grassland, armies put where a test wants them, and dice that show what it says."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dice import Dice
from rules.game import Action, Event, Illegal, Refusal, Seat
from rules.nerthania import GAME
from rules.nerthania.actions import Attack, Done, Fight, March, Send
from rules.nerthania.asking import proceed
from rules.nerthania.pieces import Face, Force, Terrain, Troop, Unit, Units, join
from rules.nerthania.position import Tribe
from rules.nerthania.rounds import Rounds
from rules.nerthania.state import NerthaniaState
from rules.nerthania.turn import Turn
from rules.nerthania.view import BattleView, NerthaniaView
from rules.nerthania.world import FACES, FOR_EVER_WATER, KINDS, SECTOR_OF
from rules.words import LOCALES, Speaker

SPEAKERS = [Speaker(locale, (GAME.package,), ("Ada", "Ben", "Cleo", "Dora")) for locale in LOCALES]
BLACK, BLUE, RED, BROWN = "shadow_lurks", "snow_blades", "yew_blades", "root_storm"


def table(*tribes: str, **options: Any) -> NerthaniaState:
    """Round 1, seat 0 on turn, everything grassland (but what stays water), nobody anywhere."""
    state = GAME.setup(tribes or (BLACK, BLUE, RED, BROWN), GAME.options(**options), Dice("table"))
    small = len(state.tribes) < 4
    for number, area in state.areas.items():
        area.terrain = Terrain.WATER if small and number in FOR_EVER_WATER else Terrain.GRASS
        area.silver, area.owner, area.army = 1, None, {}
    state.nations = [
        Tribe(tribe.name, {unit: row.pieces for unit, row in KINDS[tribe.name].items()}) for tribe in state.nations
    ]
    state.round, state.start = 1, 0
    state.steps = [Rounds(acted=1), Turn(0)]
    return state


def place(state: NerthaniaState, force: Force, number: int, **army: int) -> None:
    """Put units into an area, from the supply."""
    area, tribe = state.areas[number], state.nations[force]
    area.owner = force
    for name, count in army.items():
        unit = Unit(name)
        join(area.army, unit, count)
        tribe.supply[unit] -= count
        tribe.levels.setdefault(unit, 1)


def home(state: NerthaniaState, seat: Seat, number: int) -> None:
    """Headquarters there."""
    state.nations[seat].headquarters = number


def units(**army: int) -> Units:
    """A group of units."""
    return tuple(Troop(Unit(name), count) for name, count in army.items())


def script(state: NerthaniaState, *faces: tuple[str, Unit, Face]) -> None:
    """From now on the dice show these faces: of this tribe's die for this unit."""
    shown = [FACES[tribe][unit].index(face) + 1 for tribe, unit, face in faces]
    state.dice = Dice("", script=tuple(shown))


def act(state: NerthaniaState, seat: Seat, *actions: Action) -> list[Event]:
    """These actions, one after the other; each must be offered, and leave a possible position."""
    events: list[Event] = []
    for action in actions:
        offered = GAME.legal(state, seat)
        assert action in offered, (action, state.steps[-1:], offered)
        events += GAME.apply(state, seat, action)
        assert GAME.faults(state) == ()
    return events


def refused(state: NerthaniaState, seat: Seat, action: Action) -> Refusal:
    """Why this action is not legal; it is not offered, and trying it changes nothing."""
    assert action not in GAME.legal(state, seat)
    refusal = GAME.explain(state, seat, action)
    assert refusal is not None, action
    with pytest.raises(Illegal) as error:
        GAME.apply(state, seat, action)
    assert error.value.refusal == refusal
    return refusal


def strike(state: NerthaniaState, seat: Seat, origin: int, target: int, **group: int) -> list[Event]:
    """March in the sector of `origin` and attack with this group, up to the first question of the battle."""
    events = act(state, seat, March(SECTOR_OF[origin]), Attack(target))
    if any(step.step == "attacking" for step in state.steps):
        events += act(state, seat, Send(origin, units(**group)))
    if Fight() in GAME.legal(state, seat):
        events += act(state, seat, Fight())
    return events


def finish(state: NerthaniaState) -> list[Event]:
    """To the end of the battle: nobody does anything that is not necessary."""
    events: list[Event] = []
    while state.battle is not None and GAME.outcome(state) is None:
        seat = GAME.awaited(state)[0].seat
        actions = GAME.legal(state, seat)
        events += act(state, seat, Done() if Done() in actions else actions[0])
    return events


def decline(state: NerthaniaState, until: str) -> None:
    """Nobody does anything until this is asked."""
    while asked(state)[0][1] != until:
        act(state, asked(state)[0][0], Done())


def battle(state: NerthaniaState) -> BattleView:
    """What everybody sees of the battle."""
    view = GAME.view(state, None)
    assert isinstance(view, NerthaniaView)
    assert view.battle is not None
    return view.battle


def told(events: list[Event], what: str) -> list[dict[str, Any]]:
    """The parameters of all events of this kind."""
    return [dict(event.what.params) for event in events if event.what.id == f"did-{what}"]


def asked(state: NerthaniaState) -> list[tuple[Seat, str]]:
    """Who is asked what. Each question is put into words too, so none may lack what its words speak of."""
    prompts = GAME.awaited(state)
    for prompt in prompts:
        assert all(speaker.say(prompt.ask) for speaker in SPEAKERS)
    return [(prompt.seat, prompt.ask.id) for prompt in prompts]


def army(state: NerthaniaState, number: int) -> dict[str, int]:
    """Who stands in an area."""
    return {unit.value: count for unit, count in state.areas[number].army.items()}


def end_round(state: NerthaniaState) -> list[Event]:
    """Everybody has played: on to the end of the round, and to whoever is asked next."""
    rounds = state.steps[0]
    assert isinstance(rounds, Rounds)
    rounds.acted = 4 * len(state.tribes)
    state.steps = [rounds]
    return proceed(state)


def terrain(state: NerthaniaState, number: int) -> Terrain:
    """What an area is made of."""
    return state.areas[number].terrain


def home_of(state: NerthaniaState, seat: Seat) -> int | None:
    """Where somebody's headquarters stand."""
    return state.nations[seat].headquarters


def facing(**theirs: int) -> NerthaniaState:
    """Black (seat 0) in 12, Blue (seat 1) with this army in 13; Red and Brown far away."""
    state = table(BLACK, BLUE, RED, BROWN)
    place(state, 1, 13, **(theirs or {"warrior": 2}))
    place(state, 2, 55, warrior=1)
    place(state, 3, 41, warrior=1)
    return state


def pair() -> NerthaniaState:
    """Seat 0 around 11 to 14, the others far away."""
    state = table()
    place(state, 0, 12, warrior=2)
    place(state, 0, 14, warrior=1)
    place(state, 0, 11, warrior=1)
    home(state, 0, 12)
    for seat, area in ((1, 20), (2, 36), (3, 55)):
        place(state, seat, area, warrior=1)
    return state


def duel() -> NerthaniaState:
    """Black against Blue; the neutral tribe stands in 24 and 43."""
    state = table(BLACK, BLUE)
    place(state, 0, 12, warrior=3)
    place(state, 1, 46, warrior=2)
    place(state, 2, 24, warrior=2)
    place(state, 2, 43, warrior=1)
    return state
