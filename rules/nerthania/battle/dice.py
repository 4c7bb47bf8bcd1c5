"""Battle dice: rolling them, and what happens at once when they show panic or reinforcement."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from rules.game import Event, Seat
from rules.nerthania.asking import did
from rules.nerthania.battle.fleeing import Fleeing
from rules.nerthania.ground import neighbours
from rules.nerthania.naming import who
from rules.nerthania.pieces import Camp, Face, Force, Troop, Unit
from rules.nerthania.position import ATTACKER, Arrow, Battle, Camped, Die, other
from rules.nerthania.world import BOWS, CARD, FACES, Card
from rules.words import Message, Said, said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState

SIDES = 6
BLANK, PANIC, REINFORCEMENT = Face.BLANK, Face.PANIC, Face.REINFORCEMENT


def fought(state: NerthaniaState) -> Battle:
    """The battle that is going on."""
    assert state.battle is not None, "a step of a battle without a battle"
    return state.battle


def side_of(state: NerthaniaState, camp: Camp) -> Camped:
    """The attacker's or the defender's side of the battle that is going on."""
    battle = state.battle
    assert battle is not None, "a step of a battle without a battle"
    return battle.attacker if camp is ATTACKER else battle.defender


def facing(state: NerthaniaState, camp: Camp) -> tuple[Camped, Camped]:
    """The same side, and the one against it."""
    battle = state.battle
    assert battle is not None, "a step of a battle without a battle"
    attacker, defender = battle.attacker, battle.defender
    return (attacker, defender) if camp is ATTACKER else (defender, attacker)


def decider(state: NerthaniaState, camp: Camp) -> Seat:
    """Who decides for a side: its seat; for the neutral tribe, the player who is not its enemy."""
    side, enemy = facing(state, camp)
    return side.force if side.force < len(state.tribes) else 1 - enemy.force


def card_of(state: NerthaniaState, force: Force, unit: Unit) -> Card:
    """The battle card of a kind of unit at the level its tribe has."""
    tribe = state.nations[force]
    return CARD[tribe.name, unit, tribe.levels.get(unit, 1)]


def throw(state: NerthaniaState, force: Force, unit: Unit) -> Face:
    """A throw of the die of that unit."""
    return FACES[state.nations[force].name][unit][state.dice.below(SIDES)]


def archers(state: NerthaniaState, force: Force, base: int) -> list[Arrow]:
    """The units of a tribe that may roll as supporters of a battle beside them: bows, as many as their card says."""
    areas = state.areas
    near = [areas[number].army for number in neighbours(state)[base] if areas[number].owner == force]
    found: list[Arrow] = []
    if near:
        for unit in BOWS[state.nations[force].name]:
            count = sum([army.get(unit, 0) for army in near])
            if count:
                found += [Arrow(force, unit) for _ in range(min(count, card_of(state, force, unit).support))]
    return found


def rolled(dice: Iterable[Die | Arrow]) -> Said:
    """Dice as they are told: for each kind of unit how many show what."""
    thrown: dict[Unit, dict[Face, int]] = {}
    for die in dice:
        faces = thrown.setdefault(die.unit, {})
        faces[die.face] = faces.get(die.face, 0) + 1
    return tuple([_rolled(unit, tuple(faces.items())) for unit, faces in thrown.items()])


@cache
def _rolled(unit: Unit, faces: tuple[tuple[Face, int], ...]) -> Message:
    number = sum([count for _, count in faces])
    if number == 1:
        return Message("rolled", {"unit": said(unit), "face": said(faces[0][0])})
    shown = tuple([_counted(face, count) for face, count in faces])
    return Message("rolled-several", {"units": said(Troop(unit, number)), "faces": shown})


def _counted(face: Face, number: int) -> Said:
    return said(face) if number == 1 else Message("faces", {"number": number, "face": said(face)})


def told(state: NerthaniaState, force: Force, dice: Iterable[Die | Arrow], how: str = "roll") -> list[Event]:
    """The event of a roll, unless nothing was rolled."""
    shown = rolled(dice)
    return [did(how, who=who(state, force), dice=shown)] if shown else []


def enter(state: NerthaniaState, camp: Camp, die: Die) -> list[Event]:
    """A die is rolled while the battle goes on: an extra die, or that of a unit that has just come."""
    side = side_of(state, camp)
    die.face = throw(state, side.force, die.unit)
    events = told(state, side.force, [die])
    if die.late and die.face is REINFORCEMENT:
        die.used = True
    return events + panic(state, camp, die)


def panic(state: NerthaniaState, camp: Camp, die: Die) -> list[Event]:
    """If the die shows panic it goes out at once, and the other side loses a unit of its choice from the battle."""
    if die.face is not PANIC:
        return []
    side = side_of(state, camp)
    die.face = BLANK
    side.extra = [extra for extra in side.extra if extra is not die]
    return frighten(state, camp)


def frighten(state: NerthaniaState, camp: Camp) -> list[Event]:
    """One unit of the other side has to flee."""
    scared = other(camp)
    state.steps.append(Fleeing(decider(state, scared), scared))
    return [did("panic", who=who(state, side_of(state, camp).force))]


def in_area(side: Camped) -> list[Die]:
    """All dice of a side that its own cards can work on: of units and extra ones, as long as they are not out."""
    return [die for die in side.fighters + side.extra if die.face is not BLANK]


def find(side: Camped, unit: Unit, face: Face) -> Die:
    """The die meant by its unit and face: one that is used up rather than one that still has a use."""
    dice = [die for die in (*side.fighters, *side.extra) if die.unit is unit and die.face is face]
    return min(dice, key=lambda die: (not die.used, die.late))
