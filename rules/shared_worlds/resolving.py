"""An ability or instant that is being carried out, effect by effect. Handbook 4.8 and 12."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from rules.game import Event, Seat
from rules.shared_worlds.cards import Activated, CardType, Instant, Triggered, buildings
from rules.shared_worlds.cards.speech import ability_text
from rules.shared_worlds.cards.terms import CONTROLLER_OF, GROUPS
from rules.shared_worlds.cards.verbs import Effect, Offer
from rules.shared_worlds.passives import attacking
from rules.shared_worlds.pieces import COMBAT, Side
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import CardId, Place, Position, Unit, named, printed, who
from rules.steps import tell
from rules.words import Message

Part = Literal["combat", "development", "instant"]
Found = tuple[Seat, int, Unit]
"""A unit with its controller and lane."""


@dataclass(slots=True)
class Names:
    """Whom and what the names in the effects of an ability stand for."""

    units: dict[str, CardId] = field(default_factory=dict)
    players: dict[str, Seat] = field(default_factory=dict)
    buildings: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Resolving(Stage):
    """The effects of one ability, the next one at `at`; of an offer, those of the `side` that was chosen.

    It is the ability with this number of a half of a `card` or of a `building`; an instant has only one.
    """

    seat: Seat
    card: CardId | None
    building: str | None
    part: Part
    number: int
    names: Names
    at: int = 0
    offer: int | None = None
    side: Side | None = None
    step: Literal["resolving"] = "resolving"

    def proceed(self, state: Position) -> list[Event]:
        """The next effect; after the last, an instant goes its way."""
        effects = self.effects
        if self.at >= len(effects) or not state.players[self.seat].alive:
            state.steps.pop()
            return self._finish(state)
        effect = effects[self.at]
        self.at += 1
        return VERBS[type(effect)](self, state, effect)

    @property
    def ability(self) -> Activated | Triggered | Instant:
        """What is written on the card."""
        ability: Activated | Triggered | Instant = ability_of(self.card, self.building, self.part, self.number)
        return ability

    @property
    def name(self) -> Message:
        """The card's name."""
        if self.card is not None:
            return named(self.card)
        assert self.building is not None
        return buildings()[self.building].said()

    @property
    def text(self) -> Message:
        """What is written on the card, in words."""
        return _text(self.card, self.building, self.part, self.number)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What is carried out."""
        effects = self.ability.effects
        if self.offer is None:
            return effects
        offer = effects[self.offer]
        assert isinstance(offer, Offer)
        return offer.a if self.side is Side.FIRST else offer.b

    def _finish(self, state: Position) -> list[Event]:
        if self.part != "instant" or self.offer is not None or self.card is None:
            return []
        player = state.players[self.seat]
        pile = player.discard if state.options.instant_to == "discard" and player.alive else state.graveyard
        pile.append(self.card)
        return []


def ability_of(card: CardId | None, building: str | None, part: Part, number: int) -> Any:
    """The ability with this number; an instant's only one."""
    if building is not None:
        return buildings()[building].development[number]
    assert card is not None
    face = printed(card)
    return face.instant if part == "instant" else face.half(part)[number]


@functools.cache
def _text(card: CardId | None, building: str | None, part: Part, number: int) -> Message:
    return text_of(card, ability_of(card, building, part, number), part)


def text_of(card: CardId | None, ability: Any, part: Part) -> Message:
    """What an ability does, in words."""
    subject = "host" if card is None else "this" if printed(card).type is CardType.UNIT else "wearer"
    return ability_text(ability, None if part == "instant" else part, subject)


Verb = Callable[[Any, Any, Any], list[Event]]
VERBS: dict[type[Any], Verb] = {}
"""What each verb does, with the step, the position and the effect. Filled by the modules of the verbs."""

F = TypeVar("F", bound=Verb)


def verb(kind: type[Any]) -> Callable[[F], F]:
    """This function is what the verb does."""

    def register(function: F) -> F:
        VERBS[kind] = function
        return function

    return register


# What the names stand for now. What is not there any more is skipped (11.3).


def player_named(step: Resolving, state: Position, name: str) -> Seat | None:
    """The living player of this name."""
    if name == "you":
        seat: Seat | None = step.seat
    elif name.startswith(CONTROLLER_OF):
        found = unit_named(step, state, name.removeprefix(CONTROLLER_OF))
        seat = None if found is None else found[0]
    else:
        seat = step.names.players.get(name)
    return seat if seat is not None and state.players[seat].alive else None


def unit_named(step: Resolving, state: Position, name: str) -> Found | None:
    """The unit of this name, in play and face-up."""
    card = step.names.units.get(name)
    return None if card is None else state.find(card)


def units_named(step: Resolving, state: Position, name: str) -> list[Found]:
    """The unit of this name, or the units of this group."""
    if name in GROUPS:
        return list(_group(step, state, name))
    found = unit_named(step, state, name)
    return [] if found is None else [found]


def place_named(step: Resolving, state: Position, name: str) -> tuple[Seat, Place] | None:
    """The building of this name."""
    building = step.names.buildings.get(name)
    return None if building is None else state.place(building)


def _group(step: Resolving, state: Position, name: str) -> Iterator[Found]:
    me = step.names.units.get("this", step.names.units.get("wearer"))
    attackers = attacking(state) if name == "own_attackers" else []
    for seat, lane, unit in state.units():
        if seat != step.seat:
            continue
        match name:
            case "own_combat":
                inside = unit.zone is COMBAT
            case "own_combat_other":
                inside = unit.zone is COMBAT and unit.card != me
            case "own_units_other":
                inside = unit.card != me
            case _:
                inside = unit.card in attackers
        if inside:
            yield seat, lane, unit


def about(found: Found) -> dict[str, Any]:
    """The words for a unit: its name and whose it is."""
    seat, _, unit = found
    return {"unit": named(unit.card), "of": who(seat)}


def told(message: str, found: Found, **more: Any) -> Event:
    """News about a unit."""
    return tell(message, **about(found), **more)
