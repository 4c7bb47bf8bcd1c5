"""What makes a row of the edition no card: the parts of it do not fit each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rules.shared_worlds.cards.abilities import Activated, Passive, Triggered
from rules.shared_worlds.cards.terms import CardType
from rules.shared_worlds.cards.verbs import HandBonus, references

if TYPE_CHECKING:
    from rules.shared_worlds.cards.printed import Card

HalfAbility = Passive | Activated | Triggered
Fault = str


def check_card(card: Card) -> None:
    """Raise ValueError with the first thing that does not fit."""
    for rule in RULES:
        for fault in rule(card):
            raise ValueError(fault)


def _numbers(card: Card) -> Iterator[Fault]:
    """Only units have Power and Life, and at least 1 Life."""
    if card.type is CardType.UNIT and card.life == 0:
        yield "a unit has a Life"
    if card.type is not CardType.UNIT and (card.power or card.life or card.legendary):
        yield "only a unit has Power, Life and a crown"


def _copies(card: Card) -> Iterator[Fault]:
    """A Legendary is there once."""
    if card.legendary != (card.rarity == "legendary"):
        yield "its rarity does not fit whether it is legendary"
    if card.legendary and card.copies != 1:
        yield "a Legendary is there once"


def _parts(card: Card) -> Iterator[Fault]:
    """An instant has its one text, an attachment its place, and nothing else has."""
    if (card.type is CardType.INSTANT) != (card.instant is not None):
        yield "an instant has its text under `instant`, and nothing else has one"
    if (card.type is CardType.ATTACHMENT) != (card.attach is not None):
        yield "an attachment says under `attach` where it is put, and nothing else does"
    if card.type is CardType.INSTANT and (card.combat or card.development):
        yield "an instant has no halves"
    if card.attach is not None and card.attach.what == "building" and card.combat:
        yield "a building never stands in Combat, and what is attached to it neither"


def _occasions(card: Card) -> Iterator[Fault]:
    """`play` happens in Development, all other occasions in Combat."""
    for half, ability in _abilities(card):
        if isinstance(ability, Triggered) and (ability.on == "play") != (half == "development"):
            yield f"{ability.on} never happens in {half}"
        if isinstance(ability, Activated) and bool(ability.windows) != (half == "combat"):
            yield "an activated ability of Combat says its windows, one of Development has none"


def _costs(card: Card) -> Iterator[Fault]:
    """Only a unit has Life to pay with."""
    for _, ability in _abilities(card):
        if isinstance(ability, Activated) and ability.cost.life and card.type is not CardType.UNIT:
            yield "only a unit can pay with Life"


def _lanes(card: Card) -> Iterator[Fault]:
    """From Combat, it is written whether an opponent's unit is in the same lane or in any."""
    for half, ability in _abilities(card):
        for choice in () if isinstance(ability, Passive) else ability.choose:
            if half == "combat" and choice.what == "unit" and choice.side == "opponent" and choice.lane is None:
                yield f"the choice {choice.name!r} has to say its lane"


def _hand(card: Card) -> Iterator[Fault]:
    """A hand bonus works in Development only."""
    for half, ability in _abilities(card):
        if half == "combat" and any(isinstance(effect, HandBonus) for effect in ability.effects):
            yield "hand_bonus works in Development only"


def _names(card: Card) -> Iterator[Fault]:
    """Fixed names have somebody they stand for."""
    known = set(_always(card))
    for ability in (*card.combat, *card.development, *([card.instant] if card.instant else [])):
        here = known | (_at_occasion(ability) if isinstance(ability, Triggered) else set())
        for effect in ability.effects:
            for name, _ in references(effect):
                if name in SITUATED and name not in here:
                    yield f"nobody is {name!r} in this ability"


SITUATED = frozenset({"this", "wearer", "host", "defender", "paired", "paired_controller"})
"""Fixed names that mean something only on some cards and at some moments."""


def _always(card: Card) -> Iterator[str]:
    if card.type is CardType.UNIT:
        yield "this"
    if card.attach is not None:
        yield "wearer" if card.attach.what == "unit" else "host"


def _at_occasion(ability: Triggered) -> set[str]:
    if ability.on in ("attack", "hit"):
        return {"defender"}
    return {"paired", "paired_controller"} if ability.on in ("block", "survive") else set()


def _abilities(card: Card) -> Iterator[tuple[str, HalfAbility]]:
    for half, abilities in (("combat", card.combat), ("development", card.development)):
        for ability in abilities:
            yield half, ability


RULES: tuple[Callable[[Card], Iterator[Fault]], ...] = (
    _numbers,
    _copies,
    _parts,
    _occasions,
    _costs,
    _lanes,
    _hand,
    _names,
)
