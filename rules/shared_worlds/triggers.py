"""Abilities that happen by themselves, when their occasion comes. Handbook 11.2."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds.actions import Choose
from rules.shared_worlds.cards import Triggered
from rules.shared_worlds.combat_state import combat_of
from rules.shared_worlds.declaring import name_target
from rules.shared_worlds.pieces import Target
from rules.shared_worlds.resolving import Names, Part
from rules.shared_worlds.sources import Spring, in_zone, springs_of_unit
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import CardId, Position, who
from rules.shared_worlds.targets import combinations
from rules.steps import Deed, ask, refuse, tell
from rules.words import said


@dataclass(slots=True)
class Due:
    """An ability that is due: on which card (of which unit), which one, and with whom it has to do."""

    unit: CardId
    card: CardId
    part: Part
    number: int
    defender: Seat | None = None
    paired: CardId | None = None


@dataclass(slots=True)
class Triggering(Stage):
    """Abilities that are due, one after the other; for the first one, targets are being chosen, those up to now in
    `chosen`.
    """

    due: list[Due]
    chosen: list[Target] = field(default_factory=list)
    step: Literal["triggering"] = "triggering"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """Who controls it is asked for a target."""
        spring = self._spring(state)
        assert spring is not None
        return ask(spring.seat, "ask-target", "11.3")

    def waits(self, state: Position) -> bool:
        """Whether there is a choice."""
        return len(self.targets(state)) > 1

    def proceed(self, state: Position) -> list[Event]:
        """The next one that is due, if it can be done; after the last it is over."""
        if not self.due:
            state.steps.remove(self)
            return []
        ways = self.ways(state)
        if len(ways) > 1:
            self.chosen.append(self.targets(state)[0])
            return []
        if ways:
            return self.fire(state, ways[0])
        self.due.pop(0)
        self.chosen = []
        return []

    def ways(self, state: Position) -> list[tuple[Target, ...]]:
        """The targets that the first one can choose, with those it has chosen; none at all if it does nothing."""
        spring = self._spring(state)
        if spring is None or spring.is_used or not _conditions_hold(state, spring):
            return []
        ways = combinations(state, spring.origin, spring.ability.choose)
        return [way for way in ways if way[: len(self.chosen)] == tuple(self.chosen)]

    def targets(self, state: Position) -> list[Target]:
        """Everything that can be chosen next."""
        place = len(self.chosen)
        return list(dict.fromkeys(target for way in self.ways(state) for target in way[place : place + 1]))

    def _spring(self, state: Position) -> Spring | None:
        """The first one in play, while its card is in its area."""
        found = state.find(self.due[0].unit) if self.due else None
        if found is None or not in_zone(found[2], self.due[0].part):
            return None
        seat, lane, unit = found
        for spring in springs_of_unit(seat, lane, unit, self.due[0].part, "triggered"):
            if (spring.card, spring.number) == (self.due[0].card, self.due[0].number):
                return spring
        return None

    def fire(self, state: Position, way: Sequence[Target]) -> list[Event]:
        """It happens."""
        spring = self._spring(state)
        assert spring is not None
        due = self.due.pop(0)
        self.chosen = []
        names = Names()
        for choice, target in zip(spring.ability.choose, way, strict=True):
            name_target(state, names, choice.name, target)
        if due.defender is not None:
            names.players["defender"] = due.defender
        paired = None if due.paired is None else state.find(due.paired)
        if paired is not None:
            names.units["paired"] = paired[2].card
            names.players["paired_controller"] = paired[0]
        spring.marks.append(spring.mark)
        state.steps.append(spring.resolving(names))
        targets = tuple(said(target) for target in way)
        return [tell("did-trigger", who=who(spring.seat), ability=said(spring.source), targets=targets)]


def _conditions_hold(state: Position, spring: Spring) -> bool:
    """Whether what the ability asks for besides is so."""
    assert isinstance(spring.ability, Triggered)
    if "with_other_attacker" not in spring.ability.only_if:
        return True
    combat = combat_of(state)
    attackers = [] if combat is None else [assault.unit for assault in combat.assaults]
    own = [found for found in map(state.find, attackers) if found is not None and found[0] == spring.seat]
    return len(own) > 1


def trigger(state: Position, occasion: str, units: Iterable[tuple[CardId, dict[str, Any]]]) -> None:
    """Everything that this occasion sets off: of these units in this order, each before its attachments."""
    due = []
    part: Part = "development" if occasion == "play" else "combat"
    for card, names in units:
        found = state.find(card)
        if found is None or not in_zone(found[2], part):
            continue
        seat, lane, unit = found
        for spring in springs_of_unit(seat, lane, unit, part, "triggered"):
            assert isinstance(spring.ability, Triggered)
            assert spring.card is not None
            if spring.ability.on == occasion and not spring.is_used:
                due.append(Due(card, spring.card, part, spring.number, **names))
    if due:
        state.steps.append(Triggering(due))


def possible_targets(step: Triggering, state: Position, seat: Seat) -> list[Choose]:
    """Everything that can be chosen next."""
    return [Choose(target) for target in step.targets(state)]


def is_a_target(step: Triggering, state: Position, seat: Seat, action: Choose) -> Refusal | None:
    """11.3: only what fits."""
    return None if action.target in step.targets(state) else refuse("no-such-target", "11.3")


def aim(step: Triggering, state: Position, seat: Seat, action: Choose) -> list[Event]:
    """At this one; when everything is chosen, it happens."""
    step.chosen.append(action.target)
    return []


Triggering.deeds = {Choose: Deed(possible_targets, (is_a_target,), aim, sure=True)}
