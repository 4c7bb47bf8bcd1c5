"""Battle cards in words: what stands on them is put together from their effects, so it is never another language's."""

from __future__ import annotations

from rules.nerthania.pieces import Unit
from rules.nerthania.printed import Effect, Op
from rules.nerthania.world import Card
from rules.words import Message, kebab, said


def kind(tribe: str, unit: Unit) -> Message:
    """What a tribe calls a kind of unit: its animals and monsters have names of their own."""
    if unit in (Unit.ANIMAL, Unit.MONSTER):
        return Message(f"kind-{kebab(tribe)}-{unit}")
    return Message(f"unit-{kebab(unit)}")


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
    return tuple(Message("card-line", {"number": effect.number, "what": what(effect)}) for effect in card.effects)


def _support(card: Card) -> Message | None:
    return Message("card-support", {"number": card.support}) if card.support else None


def _order(card: Card) -> Message | None:
    return Message("card-before", {"first": card.before[0], "second": card.before[1]}) if card.before else None


def what(effect: Effect) -> Message:
    """One effect in words."""
    given = {
        name: said(getattr(effect, name)) for name in effect.model_fields_set | {"n"} if name not in ("number", "op")
    }
    return Message(f"effect-{_which(effect)}", given)


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
