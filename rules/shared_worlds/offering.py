"""An offer: somebody chooses which of two things happens. Handbook 12."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds.actions import Answer
from rules.shared_worlds.cards import verbs
from rules.shared_worlds.combat_state import combat_of
from rules.shared_worlds.pieces import Side
from rules.shared_worlds.resolving import Resolving, player_named, unit_named, verb
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Position, who
from rules.shared_worlds.values import guarded
from rules.steps import Deed, refuse, tell
from rules.words import Message, Said, said


@dataclass(slots=True)
class Offering(Stage):
    """A seat answers the offer that is being made by the ability below it."""

    seat: Seat
    step: Literal["offering"] = "offering"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat is asked."""
        making = self.making(state)
        asked: dict[str, Said] = {"who": who(making.seat), "card": making.name, "text": making.text}
        return (Prompt(self.seat, Message("ask-offer", asked), "12"),)

    def waits(self, state: Position) -> bool:
        """Whether both can be done in full."""
        return len(self.sides(state)) > 1

    def proceed(self, state: Position) -> list[Event]:
        """The only one that can be done; or none."""
        sides = self.sides(state)
        if sides:
            return accept(self, state, sides[0])
        state.steps.pop()
        return [tell("did-offer-in-vain", who=who(self.seat))]

    def making(self, state: Position) -> Resolving:
        """The ability that makes the offer."""
        making = state.steps[-2]
        assert isinstance(making, Resolving)
        return making

    def sides(self, state: Position) -> list[Side]:
        """The sides that can be done in full."""
        making = self.making(state)
        offer = making.effects[making.at - 1]
        assert isinstance(offer, verbs.Offer)
        lists = ((Side.FIRST, offer.a), (Side.SECOND, offer.b))
        return [side for side, effects in lists if all(in_full(making, state, effect) for effect in effects)]


@verb(verbs.Offer)
def offer(step: Resolving, state: Position, effect: verbs.Offer) -> list[Event]:
    """The offer is made."""
    seat = player_named(step, state, effect.to)
    if seat is None:
        return []
    state.steps.append(Offering(seat))
    return [tell("did-offer", who=who(step.seat), to=who(seat))]


def accept(step: Offering, state: Position, side: Side) -> list[Event]:
    """What was chosen is carried out as effects of the player who offers."""
    making = step.making(state)
    state.steps.pop()
    state.steps.append(replace(making, at=0, offer=making.at - 1, side=side))
    return [tell("did-answer", who=who(step.seat), side=said(side))]


def possible_answers(step: Offering, state: Position, seat: Seat) -> list[Answer]:
    """What can be done in full."""
    return [Answer(side) for side in step.sides(state)]


def can_be_done(step: Offering, state: Position, seat: Seat, action: Answer) -> Refusal | None:
    """12: what cannot be done in full cannot be chosen."""
    return None if action.side in step.sides(state) else refuse("no-such-answer", "12")


def answer(step: Offering, state: Position, seat: Seat, action: Answer) -> list[Event]:
    """This one."""
    return accept(step, state, action.side)


Offering.deeds = {Answer: Deed(possible_answers, (can_be_done,), answer)}


# What can be done in full.


def in_full(step: Resolving, state: Position, effect: Any) -> bool:
    """Whether all of this effect can be done now, by what all can see."""
    test = IN_FULL.get(type(effect))
    if test is not None:
        return test(step, state, effect)
    target = getattr(effect, "target", None)
    if target in step.names.units:
        return unit_named(step, state, target) is not None
    return True


def _draw(step: Resolving, state: Position, effect: verbs.Draw) -> bool:
    seat = player_named(step, state, effect.who)
    return seat is not None and len(state.players[seat].deck) + len(state.players[seat].discard) >= effect.amount


def _discard(step: Resolving, state: Position, effect: verbs.Discard) -> bool:
    seat = player_named(step, state, effect.who)
    return seat is not None and len(state.players[seat].hand) >= effect.amount


def _lose_life(step: Resolving, state: Position, effect: verbs.LoseLife) -> bool:
    seat = player_named(step, state, effect.who)
    return seat is not None and state.players[seat].life >= effect.amount


def _borrow(step: Resolving, state: Position, effect: verbs.Borrow) -> bool:
    seat = player_named(step, state, effect.player)
    if seat is None:
        return False
    free = sum(one.cubes for one in state.players[seat].places if not guarded(state, one, "borrow"))
    return free >= effect.amount and len(state.players[step.seat].hand) >= effect.workers * effect.amount


def _stop(step: Resolving, state: Position, effect: verbs.StopAttack) -> bool:
    found, combat = unit_named(step, state, effect.target), combat_of(state)
    return found is not None and combat is not None and combat.attacks(found[2].card)


def _peek(step: Resolving, state: Position, effect: verbs.Peek) -> bool:
    return player_named(step, state, effect.player) is not None


IN_FULL: Mapping[type[Any], Callable[[Any, Any, Any], bool]] = {
    verbs.Draw: _draw,
    verbs.Discard: _discard,
    verbs.LoseLife: _lose_life,
    verbs.Borrow: _borrow,
    verbs.StopAttack: _stop,
    verbs.Peek: _peek,
}
"""For verbs that may fall short."""
