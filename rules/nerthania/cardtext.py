"""Battle cards in words: what stands on them is put together from their effects, so it is never another language's."""

from __future__ import annotations

from rules.nerthania.pieces import Unit
from rules.nerthania.printed_cards import Effect, Op
from rules.nerthania.world import Card
from rules.words import NOBODY, Message, Said, kebab, said

NAMED = (Unit.ANIMAL, Unit.MONSTER)


def kind(tribe: str, unit: Unit) -> Message:
    """What a tribe calls a kind of unit: its animals and monsters have names of their own."""
    if unit in NAMED:
        return Message(f"kind-{kebab(tribe)}-{unit}")
    return Message(f"unit-{kebab(unit)}")


def kind_in_full(tribe: str, unit: Unit) -> Message:
    """The same with the word that rules have for it, where that is another: ice tiger (animal)."""
    name = kind(tribe, unit)
    return Message("kind-in-full", {"kind": name, "unit": said(unit), "whose": NOBODY}) if unit in NAMED else name


def title(card: Card) -> Message:
    """Tribe, unit and level."""
    return Message(
        "card", {"tribe": Message(f"tribe-{card.tribe}"), "kind": kind(card.tribe, card.unit), "level": card.level}
    )


def lines(card: Card) -> tuple[Message, ...]:
    """Every effect with its number, how many may support, and which effect comes before which."""
    return (*effects(card), *(notes for notes in (_support(card), _order(card)) if notes is not None))


def text(card: Card) -> Message:
    """The whole card in one piece."""
    return Message("card-text", {"effects": effects(card), "support": _support(card), "order": _order(card)})


def effects(card: Card) -> tuple[Message, ...]:
    """Every effect with its number."""
    return tuple(
        Message("card-line", {"number": effect.number, "what": what(effect, card.tribe)}) for effect in card.effects
    )


def _support(card: Card) -> Message | None:
    return Message("card-support", {"number": card.support}) if card.support else None


def _order(card: Card) -> Message | None:
    return Message("card-before", {"first": card.before[0], "second": card.before[1]}) if card.before else None


def what(effect: Effect, tribe: str) -> Message:
    """One effect in words, with the names that this tribe gives its units."""
    names = (effect.model_fields_set | {"n"}) - {"number", "op"}
    return Message(f"effect-{_which(effect)}", {name: _named(getattr(effect, name), tribe) for name in sorted(names)})


def _named(value: object, tribe: str) -> Said:
    if isinstance(value, tuple):
        return tuple(_named(one, tribe) for one in value)
    return kind_in_full(tribe, value) if isinstance(value, Unit) else said(value)


def _which(effect: Effect) -> str:
    match effect.op:
        case Op.DESTROY:
            return f"destroy-{kebab(str(effect.symbol))}"
        case Op.ADD if effect.not_for:
            return "add-bound"
        case Op.REROLL if "any" in effect.dice:
            return "reroll-any"
        case _:
            return kebab(effect.op)
