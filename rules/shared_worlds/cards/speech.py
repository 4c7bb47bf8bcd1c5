"""What stands on a card, put together from its effects: text and effect cannot disagree, in any language.

Sentences are made of clauses, one for each effect. Effects of one subject that last equally long share a sentence
("this may block 1 additional attacker and may block in adjacent lanes").
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from rules.shared_worlds.cards.abilities import Activated, Instant, Passive, Price, Triggered
from rules.shared_worlds.cards.naming import Naming, Part
from rules.shared_worlds.cards.printed import Building, Card
from rules.shared_worlds.cards.terms import CardType, Half
from rules.shared_worlds.cards.verb import Verb
from rules.shared_worlds.cards.verbs import (
    NAMES_IN,
    AddPower,
    Borrow,
    Damage,
    Effect,
    Evade,
    ExtraAttack,
    ExtraBlock,
    Forbid,
    Heal,
    Lend,
    ModifyLife,
    ModifyPower,
    Offer,
    Peek,
    PreventDamage,
    PreventLastLife,
    Protect,
    Reach,
    Refresh,
    ReturnToDevelopment,
    Steal,
)
from rules.words import Message, Said, kebab, said

AnyAbility = Passive | Activated | Triggered | Instant

PREDICATES = (
    AddPower,
    ModifyPower,
    ModifyLife,
    ExtraAttack,
    ExtraBlock,
    Reach,
    Evade,
    Forbid,
    PreventLastLife,
    ReturnToDevelopment,
)
"""Verbs that say something of a unit, so that several of them can share it as their subject."""

PARTS: Mapping[type[Verb], Part] = MappingProxyType(
    {
        Refresh: "whose",
        Borrow: "whose",
        Peek: "whose",
        Lend: "to",
        Offer: "to",
        Heal: "to",
        Damage: "to",
        PreventDamage: "to",
    }
)
"""The part that the one who is named has in a clause, where it is not `it`."""

SILENT = (("any",), ("save_unit",), ("save_player",), ("attackers", "blocks"))
"""Windows that go without saying: always, or as soon as there is what the text speaks of."""


def card_texts(card: Card) -> tuple[tuple[Half | None, Message], ...]:
    """Every ability of a card in words, with its half; an instant has none."""
    subject = "this" if card.type is CardType.UNIT else "wearer"
    if card.instant is not None:
        return ((None, ability_text(card.instant, None, subject)),)
    halves: tuple[Half, ...] = ("combat", "development")
    return tuple((half, ability_text(ability, half, subject)) for half in halves for ability in card.half(half))


def building_texts(building: Building) -> tuple[Message, ...]:
    """Every ability of a building in words."""
    return tuple(ability_text(ability, "development", "host") for ability in building.development)


def ability_text(ability: AnyAbility, half: Half | None, subject: str) -> Message:
    """An ability in words, beginning with a small letter; `subject` is the fixed name of what it is about."""
    match ability:
        case Passive():
            naming, before = Naming(half=half), None
        case Activated():
            naming, before = Naming(ability.choose, half), _price(ability.cost)
        case Triggered():
            naming = Naming(ability.choose, half, ability.on)
            together = "-together" if ability.only_if else ""
            before = Message(f"text-on-{ability.on}{together}", {"what": naming.named(subject, "it")})
        case Instant():
            naming, before = Naming(ability.choose, half), _moments(ability)
    return Message("text-ability", {"before": before, "what": _body(ability.effects, naming, offered=False)})


def _price(price: Price) -> Message | None:
    parts: list[Said] = []
    if price.life:
        parts.append(Message("text-price-life", {"amount": price.life}))
    for box, boxes in groupby(sorted(price.resources)):
        parts.append(Message("text-price-resources", {"amount": len(list(boxes)), "box": said(box)}))
    if price.discard:
        parts.append(Message("text-price-discard", {"amount": price.discard}))
    return Message("text-price", {"parts": tuple(parts)}) if parts else None


def _moments(ability: Instant) -> Message | None:
    if ability.windows in SILENT:
        return None
    return Message("text-only", {"moments": tuple(Message(f"text-only-{kebab(window)}") for window in ability.windows)})


def _body(effects: Sequence[Effect], naming: Naming, *, offered: bool) -> Message:
    """The clauses of all effects, each tied to the one before it."""
    whole: Message | None = None
    for group in _together(effects):
        own = _speaks_of_others(group[0], naming)
        clause = _clause(group, naming, offered=offered)
        tie = "text-and" if own else "text-then"
        whole = clause if whole is None else Message(tie, {"first": whole, "second": clause})
    assert whole is not None, "an ability has effects"
    return whole


def _together(effects: Sequence[Effect]) -> list[list[Effect]]:
    """Effects that share a sentence."""
    groups: list[list[Effect]] = []
    for effect in effects:
        if groups and _shared(effect) is not None and _shared(effect) == _shared(groups[-1][-1]):
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups


def _shared(effect: Effect) -> tuple[str, str | None] | None:
    """The subject and the time of an effect that says something of a unit."""
    return (effect.target, getattr(effect, "until", None)) if isinstance(effect, PREDICATES) else None


def _speaks_of_others(effect: Effect, naming: Naming) -> bool:
    """Whether somebody else than you is the subject of this clause."""
    who = getattr(effect, "who", "you")
    return isinstance(effect, PREDICATES) or (naming.is_player(who) and who != "you")


def _clause(effects: Sequence[Effect], naming: Naming, *, offered: bool) -> Message:
    first = effects[0]
    if isinstance(first, PREDICATES):
        many = "yes" if first.target.startswith("own_") else "no"
        subject = naming.named(first.target, "it")
        places = ["only"] if len(effects) == 1 else ["first", *["last"] * (len(effects) - 1)]
        said_of = tuple(_predicate(effect, many, place) for effect, place in zip(effects, places, strict=True))
        return Message("text-sentence", {"subject": subject, "predicates": said_of})
    if isinstance(first, Offer):
        return _offer(first, naming)
    if isinstance(first, Protect) and not naming.is_building(first.target):
        many = "yes" if first.target.startswith("own_") else "no"
        predicate = _predicate(first, many, "only")
        return Message("text-sentence", {"subject": naming.named(first.target, "it"), "predicates": predicate})
    return _deed(first, naming, offered=offered)


def _predicate(effect: Effect, many: str, place: str) -> Message:
    """What is said of a unit; `many` whether of several, `place` where in the sentence."""
    until = getattr(effect, "until", "source")
    params: dict[str, Said] = {"many": many, "until": _until(until, place), "lasting": _lasting(until)}
    return Message(f"text-{kebab(effect.do)}", params | _plain(effect))


def _deed(effect: Effect, naming: Naming, *, offered: bool) -> Message:
    """A clause of its own; `offered` where it is one side of an offer."""
    until = getattr(effect, "until", "source")
    params: dict[str, Said] = {
        "offered": "yes" if offered else "no",
        "until": _until(until, "only"),
        "lasting": _lasting(until),
    }
    verb: type[Verb] = type(effect)
    for name, _ in NAMES_IN[verb]:
        whom = getattr(effect, name)
        if name in ("who", "player"):
            params["person"] = naming.person(whom)
        params[name] = naming.named(whom, PARTS.get(verb, "it"))
    if isinstance(effect, Steal | Borrow):
        params["cards"] = effect.amount * effect.workers
    return Message(f"text-{_which(effect)}", params | _plain(effect))


def _which(effect: Effect) -> str:
    """What protects a building is said otherwise than what protects a unit."""
    return "protect-building" if isinstance(effect, Protect) else kebab(effect.do)


def _offer(offer: Offer, naming: Naming) -> Message:
    """Both sides speak of whom the offer is made to; everything else is named anew."""
    naming.known.clear()
    to = naming.named(offer.to, "to")
    known = set(naming.known)
    first = _body(offer.a, naming, offered=True)
    naming.known = known
    second = _body(offer.b, naming, offered=True)
    return Message("text-offer", {"to": to, "first": first, "second": second})


def _plain(effect: Effect) -> dict[str, Said]:
    """The numbers and words of an effect; several words become one, in a fixed order."""
    verb: type[Verb] = type(effect)
    names = {"do", "until", *(name for name, _ in NAMES_IN[verb])}
    values = {one.name: getattr(effect, one.name) for one in dataclasses.fields(effect) if one.name not in names}
    return {name: "-".join(sorted(value)) if isinstance(value, tuple) else value for name, value in values.items()}


def _until(until: str, place: str) -> Message | None:
    """How long, to be said in this place; None as long as the card is there."""
    if until == "source":
        return None
    return Message("text-until", {"place": place, "until": Message(f"text-until-{kebab(until)}")})


def _lasting(until: str) -> str:
    return "yes" if until == "source" else "turn" if until == "turn_end" else "no"
