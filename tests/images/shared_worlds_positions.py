"""Positions of Shared Worlds to depict: out of real games, and some made by hand that hold as much as a table can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rules.dice import Dice
from rules.game import Outcome, Prompt, Seat
from rules.shared_worlds import GAME
from rules.shared_worlds.cards import card
from rules.shared_worlds.pieces import LANES, Cell, Face, Lane, Moment, Phase, Standing, UnitAt, Zone
from rules.shared_worlds.view import (
    AttachmentView,
    AttackView,
    BuildingView,
    LoanView,
    PlayerView,
    SharedWorldsView,
    UnitView,
)
from rules.words import Message, Who

NAMES = ("Anna", "Berta", "Cem", "Dora")
LONG_NAMES = tuple(f"{name} of the House with the Longest Name" for name in NAMES)

COMBAT, DEVELOPMENT = Zone.COMBAT, Zone.DEVELOPMENT


def view(seats: int, seed: str, actions: int = 0, viewer: int | None = None) -> SharedWorldsView:
    """A game after so many actions: mostly sensible ones, sometimes any legal one."""
    position = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(seed))
    luck = Random(seed)
    for _ in range(actions):
        awaited = GAME.awaited(position)
        if not awaited:
            break
        seat = awaited[0].seat
        wild = luck.random() < 0.2
        GAME.apply(position, seat, luck.choice(GAME.legal(position, seat)) if wild else GAME.stand_in(position, seat))
    seen = GAME.view(position, viewer)
    assert isinstance(seen, SharedWorldsView)
    return seen


def many_views() -> Iterator[SharedWorldsView]:
    """Positions of all kinds."""
    for seats in (2, 3, 4):
        for number in range(4):
            yield view(seats, f"many {number}", 60 * number, viewer=number % seats)


def unit(name: str, zone: Zone, **other: Any) -> UnitView:
    """A unit as it is printed, fully charged, unless something else is said of it."""
    row = card(name)
    fresh = UnitView(
        card=Face(name),
        zone=zone,
        owner=0,
        life=row.life,
        max_life=row.life,
        cubes=row.power,
        max_power=row.power,
        power=row.power,
        tapped=False,
        used=False,
        dying=False,
        shield=0,
        forbidden=(),
        attachments=(),
    )
    return replace(fresh, **other)


def worn(*names: str) -> tuple[AttachmentView, ...]:
    """These attachments."""
    return tuple(AttachmentView(Face(name), used=False) for name in names)


def face_down(owner: Seat = 0) -> UnitView:
    """A card that lies face-down in Development."""
    return replace(unit("cub", DEVELOPMENT, owner=owner), card=None, life=0, max_life=0, cubes=0, max_power=0, power=0)


def site(name: str, colour: str, cubes: int, **other: Any) -> BuildingView:
    """A building with so many cubes."""
    return replace(BuildingView(Face(name), colour, cubes, 0, 0, (), used=False), **other)


def _first() -> PlayerView:
    return PlayerView(
        team=0,
        alive=True,
        life=17,
        factions=("sapiens", "heidels"),
        buildings=(
            site("fire_pit", "fire", 3, workers=2, attachments=worn("drying_rack")),
            site("wood_yard", "wood", 2, lent=1, used=True),
        ),
        lanes=(
            unit("nalo", DEVELOPMENT, cubes=0, power=0, used=True),
            unit("mammoth_guard", COMBAT, life=3, power=6, tapped=True, attachments=worn("war_paint")),
            unit("gatherer", DEVELOPMENT, life=1, cubes=0, power=0),
        ),
        hand=3,
        deck=6,
        discard=4,
        used=2,
        cubes=8,
        power_cubes=4,
        legendaries=1,
        stolen=0,
        dying=False,
    )


def _second() -> PlayerView:
    return replace(
        _first(),
        team=1,
        life=12,
        factions=("neanders", "denisovas"),
        buildings=(
            site("neander_cave", "leather", 11, attachments=worn("cave_mouth_wall", "drum_log")),
            site("denisova_cavern", "stone", 1, workers=12),
        ),
        lanes=(
            unit("brann", COMBAT, attachments=worn("thick_cloak", "tar_bound_point"), owner=1),
            unit("cub", COMBAT, shield=3, forbidden=("attack",), dying=True, life=0, owner=1),
            face_down(1),
        ),
        hand=4,
        deck=0,
        used=0,
        cubes=13,
        legendaries=1,
    )


def _third() -> PlayerView:
    return replace(
        _first(),
        team=2,
        life=20,
        factions=("denisovas",),
        buildings=(site("stone_mine", "stone", 4),),
        cubes=6,
        lanes=(None, unit("ymra", COMBAT, cubes=1, power=1, shield=None, owner=2), None),
        hand=0,
    )


def full(seats: int = 2, viewer: int | None = 0) -> SharedWorldsView:
    """In the middle of a combat, with as much on the table as there can be. With four seats there are teams."""
    players = [_first(), _second(), _third(), replace(_third(), factions=("sapiens",), lanes=(None, None, None))]
    if seats == 4:
        players = [replace(player, team=seat % 2) for seat, player in enumerate(players)]
    return SharedWorldsView(
        viewer=viewer,
        tribes=("red", "blue", "yellow", "green")[:seats],
        headline=Message("headline-turn", {"round": 5, "who": Who(0), "phase": Message("phase-combat")}),
        awaited=(Prompt(1, Message("ask-block"), "6.3"),),
        outcome=None,
        round=5,
        turn=0,
        phase=Phase.COMBAT,
        moment=Moment.BLOCKS,
        players=tuple(players[:seats]),
        main=61,
        graveyard=23,
        loans=(
            LoanView(1, Face("denisova_cavern"), 0, Face("wood_yard"), spent=False, number=1),
            LoanView(0, Face("fire_pit"), 1, None, spent=True, number=1),
        ),
        attacks=(attack(),),
        buildings_left=(),
        resolving=None,
        last=(Cell(0, Lane.CENTER, Zone.COMBAT),),
        hand=(),
        discard=(),
        looked_at=(),
        standing=None if viewer is None else Standing.USUAL,
        quiet=None,
    )


def acted(seats: int = 2) -> SharedWorldsView:
    """Seat 0 has just promoted its Mammoth Guard; nobody fights."""
    last = (Cell(0, Lane.CENTER, DEVELOPMENT), Cell(0, Lane.CENTER, COMBAT))
    return replace(full(seats), attacks=(), moment=None, phase=Phase.ACTIONS, last=last)


def attack(**other: Any) -> AttackView:
    """The Mammoth Guard of seat 0 against seat 1, blocked by its Cub."""
    known = AttackView(
        unit=UnitAt(Face("mammoth_guard"), Who(0), Lane.CENTER),
        whom=1,
        power=6,
        blocker=UnitAt(Face("cub"), Who(1), Lane.CENTER),
        blocked=True,
        intercepted=False,
    )
    return replace(known, **other)


def holding(*names: str, viewer: int = 0) -> SharedWorldsView:
    """The viewer holds these cards."""
    seen = full(viewer=viewer)
    cards = tuple(Face(name) for name in names)
    discard = tuple(Face(name) for name in ("cub", "cub", "war_paint", "warm_broth"))
    return replace(seen, hand=cards, discard=discard)


def choosing() -> SharedWorldsView:
    """The set-up: the first two buildings are taken."""
    left = ("sapiens_camp", "leather_workshop", "neander_cave", "heidel_camp", "stone_mine", "denisova_cavern")
    bare = replace(_first(), lanes=(None, None, None), hand=0, deck=0, discard=0, used=0, cubes=0, power_cubes=0)
    players = (
        replace(bare, buildings=(site("fire_pit", "fire", 0),), factions=("sapiens",), legendaries=0, life=20),
        replace(bare, buildings=(site("wood_yard", "wood", 0),), factions=("heidels",), legendaries=0, life=20, team=1),
    )
    return replace(
        full(),
        players=players,
        headline=Message("headline-setup"),
        awaited=(Prompt(0, Message("ask-pick"), "1.3"),),
        phase=Phase.SETUP,
        round=0,
        moment=None,
        last=(),
        attacks=(),
        loans=(),
        buildings_left=tuple(Face(name) for name in left),
    )


def ended(seats: int = 3) -> SharedWorldsView:
    """Seat 0 has outlived everybody."""
    seen = full(seats)
    gone = tuple(
        player if seat == 0 else replace(player, alive=False, life=0) for seat, player in enumerate(seen.players)
    )
    ranks = tuple(1 if seat == 0 else 2 for seat in range(seats))
    won = Outcome(ranks, tuple(Message("score-fallen") for _ in gone), Message("won-draw-fallen"))
    return replace(seen, players=gone, outcome=won, attacks=(), awaited=(), moment=None, phase=Phase.OVER)


def changed_player(seen: SharedWorldsView, seat: int, **other: Any) -> SharedWorldsView:
    """The same with something else at this seat."""
    players = [replace(player, **other) if one == seat else player for one, player in enumerate(seen.players)]
    return replace(seen, players=tuple(players))


def changed_unit(seen: SharedWorldsView, seat: int, lane: Lane, **other: Any) -> SharedWorldsView:
    """The same with something else of this unit."""
    lanes = list(seen.players[seat].lanes)
    one = lanes[LANES.index(lane)]
    assert one is not None
    lanes[LANES.index(lane)] = replace(one, **other)
    return changed_player(seen, seat, lanes=tuple(lanes))


def changed_building(seen: SharedWorldsView, seat: int, place: int, **other: Any) -> SharedWorldsView:
    """The same with something else of this building."""
    found = list(seen.players[seat].buildings)
    found[place] = replace(found[place], **other)
    return changed_player(seen, seat, buildings=tuple(found))
