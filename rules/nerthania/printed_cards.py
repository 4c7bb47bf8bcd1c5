"""The printed battle cards of Nerthania, read from the edition file and checked."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, model_validator

from rules.edition import Edition, Row
from rules.nerthania.pieces import Face, Unit
from rules.nerthania.printed import once


class Op(StrEnum):
    """The twelve operations that all battle cards are made of (handbook 5.9)."""

    ADD = "add"
    ADD_CHOICE = "add_choice"
    REROLL = "reroll"
    EXTRA_DIE = "extra_die"
    SWAP = "swap"
    DESTROY = "destroy"
    KILL_RETREATING = "kill_retreating"
    TIP = "tip"
    PAIR_CONVERT = "pair_convert"
    STAR_DOUBLE = "star_double"
    PER_UNITS = "per_units"
    CAPACITY_BONUS = "capacity_bonus"


_NEEDS: dict[Op, set[str]] = {
    Op.ADD: {"symbol"},
    Op.ADD_CHOICE: {"symbols"},
    Op.REROLL: {"dice"},
    Op.EXTRA_DIE: {"die"},
    Op.SWAP: {"a", "b"},
    Op.DESTROY: {"symbol"},
    Op.TIP: {"to"},
    Op.PAIR_CONVERT: {"symbol", "count", "to"},
    Op.PER_UNITS: {"symbol", "unit", "count"},
    Op.CAPACITY_BONUS: {"unit"},
}
_MAY_ADD = {Op.ADD: {"not_for"}}

_ON_CARDS = {Face.HIT, Face.SHIELD, Face.RETREAT, Face.REINFORCEMENT}
_PLAIN = set(Face) - {Face.BLANK, Face.PANIC, Face.REINFORCEMENT}
_WORKS_ON: dict[Op, dict[str, set[Face]]] = {
    Op.ADD: {"symbol": _ON_CARDS | {Face.PANIC}},
    Op.ADD_CHOICE: {"symbols": _ON_CARDS},
    Op.SWAP: {"a": _ON_CARDS, "b": _ON_CARDS},
    Op.DESTROY: {"symbol": {Face.SHIELD, Face.RETREAT, Face.BOW_HIT, Face.REINFORCEMENT}},
    Op.TIP: {"to": _PLAIN},
    Op.PAIR_CONVERT: {"symbol": _ON_CARDS, "to": _ON_CARDS},
    Op.PER_UNITS: {"symbol": {Face.HIT, Face.SHIELD}},
}
"""The symbols that each operation can work on."""


class Effect(BaseModel):
    """One line of a battle card: an operation, how often (`n`), and what it works on."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    number: Annotated[int, Ge(1), Le(5)]
    op: Op
    n: Annotated[int, Ge(1)] = 1
    symbol: Face | None = None
    symbols: tuple[Face, ...] = ()
    not_for: tuple[Unit, ...] = ()
    dice: tuple[Unit | Literal["any"], ...] = ()
    die: Unit | None = None
    a: Face | None = None
    b: Face | None = None
    to: Face | None = None
    unit: Unit | None = None
    count: Annotated[int, Ge(0)] = 0

    @model_validator(mode="after")
    def _fits(self) -> Effect:
        given = self.model_fields_set - {"number", "op", "n"}
        needed = _NEEDS.get(self.op, set())
        if not needed <= given <= needed | _MAY_ADD.get(self.op, set()):
            raise ValueError(f"effect {self.number}: {self.op} goes with {sorted(needed)}, not {sorted(given)}")
        if any(not getattr(self, name) for name in needed):
            raise ValueError(f"effect {self.number}: {self.op} goes with some {', '.join(sorted(needed))}")
        for name, faces in _WORKS_ON.get(self.op, {}).items():
            value = getattr(self, name)
            if not set(value if isinstance(value, tuple) else (value,)) <= faces:
                raise ValueError(f"effect {self.number}: {self.op} works on {', '.join(sorted(faces))} only")
        if self.not_for and self.symbol is not Face.RETREAT:
            raise ValueError(f"effect {self.number}: only retreats can be barred to a kind of unit")
        return self


class CardRow(Row):
    """A level of a battle card: what it adds to the levels below it."""

    key: str
    tribe: str
    unit: Unit
    level: Annotated[int, Ge(1), Le(3)]
    before: tuple[int, int] | None = None
    support: Annotated[int, Ge(0)] = 0
    adds: tuple[Effect, ...]


class CardsTable(Edition):
    """All battle cards. Refused unless every card has the levels 1 to 3, in order."""

    cards: tuple[CardRow, ...]

    @model_validator(mode="after")
    def _has_all_levels(self) -> CardsTable:
        once("cards", (row.key for row in self.cards))
        for place, row in enumerate(self.cards):
            first = self.cards[place - place % 3]
            if row.key != f"{row.tribe}.{row.unit}.{row.level}" or row.level != place % 3 + 1:
                raise ValueError(f"card {row.key}: levels 1, 2 and 3 of a card must follow one another")
            if (row.tribe, row.unit) != (first.tribe, first.unit):
                raise ValueError(f"card {row.key}: a level is missing before it")
        return self

    @model_validator(mode="after")
    def _has_its_effects(self) -> CardsTable:
        """Each level adds an effect once, rolls dice of its tribe, and orders effects that are on the card by then."""
        kinds = {(row.tribe, row.unit) for row in self.cards}
        there: set[int] = set()
        for row in self.cards:
            own = [effect.number for effect in row.adds]
            there = {*own} if row.level == 1 else {*there, *own}
            if len(set(own)) < len(own):
                raise ValueError(f"card {row.key}: adds an effect twice")
            if any(effect.die is not None and (row.tribe, effect.die) not in kinds for effect in row.adds):
                raise ValueError(f"card {row.key}: rolls a die that its tribe does not have")
            if row.before is not None and (len(set(row.before)) < 2 or not {*row.before} <= there):
                raise ValueError(f"card {row.key}: before names {row.before}, which are not two of its effects")
        return self
