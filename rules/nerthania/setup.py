"""A new game: the world is drawn, the sheets are laid out, and the first question stands (rulebook, Game Setup)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dice import Dice
from rules.game import Seat, UnfitTable
from rules.nerthania.asking import proceed
from rules.nerthania.fast_start import Preparing
from rules.nerthania.neutral import place_neutral
from rules.nerthania.options import NerthaniaOptions
from rules.nerthania.pieces import Terrain
from rules.nerthania.position import Area, Tribe
from rules.nerthania.rounds import Rounds
from rules.nerthania.settling import Settling, markings
from rules.nerthania.shaping import MOUNTAINS, WATERS, Shaping
from rules.nerthania.state import AnyStep, NerthaniaState
from rules.nerthania.world import AREAS, FOR_EVER_WATER, IN_SECTOR, KINDS, TRIBES
from rules.words import Message

VISITS = {2: 2, 3: 2, 4: 3}
"""Sectors that everybody settles in, by number of players."""


def setup(tribes: Sequence[str], options: NerthaniaOptions, dice: Dice) -> NerthaniaState:
    """A new position, before the first headquarters. Raises UnfitTable."""
    _check(tribes, options)
    seats = len(tribes)
    cards = [number for number in AREAS if seats == 4 or number not in FOR_EVER_WATER]
    built = options.world == "built"
    terrain = dict.fromkeys(cards, Terrain.GRASS) if built else _draw_world(cards, dice)
    silver = _deal_silver(options, dice)
    state = NerthaniaState(
        tribes=tuple(tribes),
        dice=dice,
        options=options,
        areas={number: Area(terrain.get(number, Terrain.WATER), silver[number]) for number in AREAS},
        nations=[_sheet(name) for name in tribes],
        deck=dice.shuffled(cards),
        start=dice.below(seats),
    )
    if seats == 2:
        state.nations.append(_sheet(dice.pick([name for name in TRIBES if name not in tribes])))
    if not built:
        place_neutral(state)
    state.steps = [Rounds(), *reversed(_opening(seats, state.start, options))]
    proceed(state)
    return state


def _check(tribes: Sequence[str], options: NerthaniaOptions) -> None:
    if not 2 <= len(tribes) <= 4:
        raise UnfitTable(Message("unfit-seats", {"seats": len(tribes)}))
    for name in tribes:
        if name not in TRIBES:
            raise UnfitTable(Message("unfit-tribe", {"tribe": name}))
    if len(set(tribes)) < len(tribes):
        raise UnfitTable(Message("unfit-twice"))
    if options.teams and len(tribes) != 4:
        raise UnfitTable(Message("unfit-teams"))


def _draw_world(cards: Sequence[int], dice: Dice) -> dict[int, Terrain]:
    """Twelve cards stay water, six become mountains, all others grassland; areas without a card are water."""
    shuffled = dice.shuffled(cards)
    terrain = dict.fromkeys(cards, Terrain.GRASS)
    terrain.update(dict.fromkeys(shuffled[:WATERS], Terrain.WATER))
    terrain.update(dict.fromkeys(shuffled[WATERS : WATERS + MOUNTAINS], Terrain.MOUNTAIN))
    return terrain


def _deal_silver(options: NerthaniaOptions, dice: Dice) -> dict[int, int]:
    """One resource marker on every area, those of a sector at random; in a first game as the map shows them."""
    silver: dict[int, int] = {number: row.silver for number, row in AREAS.items()}
    if not options.first_game_silver:
        for areas in IN_SECTOR.values():
            silver.update(zip(areas, dice.shuffled([silver[number] for number in areas]), strict=True))
    return silver


def _sheet(name: str) -> Tribe:
    return Tribe(name, {unit: row.pieces for unit, row in KINDS[name].items()})


def _opening(seats: int, start: Seat, options: NerthaniaOptions) -> list[AnyStep]:
    """Everything that is asked before the first round, in order."""
    order = [(start + place) % seats for place in range(seats)]
    visits = VISITS[seats]
    steps: list[AnyStep] = [Settling(seat, visit, visit == visits - 1) for visit in range(visits) for seat in order]
    if options.world == "built":
        steps.insert(0, Shaping(start))
    if options.fast_start:
        steps += [Preparing(seat) for seat in order]
    if not options.teams:
        steps += markings(seats, start)
    return steps
