"""What battle cards are worth to the policy: in general, by the effects in force on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from rules.nerthania.pieces import Face, Unit
from rules.nerthania.printed_cards import Effect, Op
from rules.nerthania.world import CARD, FACES

_FACE = {
    Face.HIT: 1.0,
    Face.DOUBLE_HIT: 2.0,
    Face.BOW_HIT: 1.0,
    Face.BOW_HIT_STAR: 1.1,
    Face.SHIELD: 0.9,
    Face.REINFORCEMENT: 0.5,
    Face.PANIC: 1.0,
    Face.RETREAT: 0.1,
    Face.BLANK: 0.0,
}
_DESTROYED = {Face.SHIELD: 0.7, Face.BOW_HIT: 0.3, Face.REINFORCEMENT: 0.3, Face.RETREAT: 0.1}
_TRICK = {
    Op.REROLL: 0.5,
    Op.TIP: 0.5,
    Op.SWAP: 0.6,
    Op.PAIR_CONVERT: 0.4,
    Op.ADD_CHOICE: 0.3,
    Op.KILL_RETREATING: 0.3,
    Op.STAR_DOUBLE: 0.3,
    Op.PER_UNITS: 0.5,
    Op.CAPACITY_BONUS: 0.0,
}
AT_MOST = 2
"""So many cards are played in a battle."""
SPARE = 0.3
"""What a further card to choose from is worth, by its effects."""


def face_worth(face: Face) -> float:
    """About how many strikes a face is good for."""
    return _FACE[face]


@cache
def die_worth(tribe: str, unit: Unit) -> float:
    """The average face of a unit's die."""
    return sum(_FACE[face] for face in FACES[tribe][unit]) / 6


@cache
def arrow_worth(tribe: str, unit: Unit) -> float:
    """How often its die hits from beside a battle."""
    return sum(face in (Face.BOW_HIT, Face.BOW_HIT_STAR) for face in FACES[tribe][unit]) / 6


def effect_worth(tribe: str, effect: Effect) -> float:
    """About how many strikes an effect is good for in a usual battle."""
    match effect.op:
        case Op.ADD:
            return effect.n * _FACE[effect.symbol or Face.REINFORCEMENT]
        case Op.EXTRA_DIE:
            return effect.n * die_worth(tribe, effect.die or Unit.WARRIOR)
        case Op.DESTROY:
            return effect.n * _DESTROYED[effect.symbol or Face.RETREAT]
        case _:
            return _TRICK[effect.op]


@cache
def card_worth(tribe: str, unit: Unit, level: int) -> float:
    """The same for everything on a card."""
    return sum(effect_worth(tribe, effect) for effect in CARD[tribe, unit, level].effects)


def hand_worth(tribe: str, levels: Mapping[Unit, int], kinds: Iterable[Unit]) -> float:
    """The best two cards of an army of these kinds; a kind that was never recruited would begin at level 1."""
    return _hand(tribe, tuple([(unit, levels.get(unit, 1)) for unit in kinds]))


@lru_cache(maxsize=1 << 12)
def _hand(tribe: str, cards: tuple[tuple[Unit, int], ...]) -> float:
    worths = sorted((card_worth(tribe, unit, level) for unit, level in cards), reverse=True)
    return sum(worths[:AT_MOST]) + SPARE * sum(worths[AT_MOST:])
