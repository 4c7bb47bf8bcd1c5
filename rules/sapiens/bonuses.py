"""The bonuses of linked scenes and of mountain tokens: which are due, in the player's order. Handbook section 5."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.sapiens import beasts, feast, pools, ritual
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn
from rules.sapiens.ground import Place
from rules.sapiens.laying import is_own_tile
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.printed import CAMP_SHELTER, PICKING_FOOD, STEAK_GAINS, STEAK_STEPS
from rules.sapiens.ritual import TakeToken
from rules.sapiens.state import Position, who
from rules.sapiens.view import CAMP, FEAST, FIGHT, FIRE, HUNT, PICKING, RITUAL, WATER, Scene
from rules.steps import Deed, Step, ask, refuse, tell
from rules.value import value
from rules.words import said


@value
class Skip(Action):
    """No more bonuses."""


@dataclass(slots=True)
class Bonuses(Step):
    """The seat on turn uses these bonuses in any order, or does without; each once."""

    due: list[Scene]
    token: Scene | None = None
    """The mountain token that brought the bonus; it counts as played when this is over."""
    step: Literal["bonuses"] = "bonuses"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked: about one bonus, linked or played, or which of several comes first."""
        if self.token is not None:
            return ask(state.turn, "ask-played", "5", token=self.token)
        if self.due == [HUNT]:
            return ask(state.turn, "ask-steaks", "5.7", steaks=STEAK_STEPS, food=STEAK_GAINS)
        if len(self.due) == 1:
            return ask(state.turn, "ask-one-bonus", "5", scene=self.due[0])
        return ask(state.turn, "ask-bonus", "5")

    def asks(self, state: Position, seat: Seat) -> bool:
        """Whether it is on turn."""
        return seat == state.turn

    def is_open(self, state: Position) -> bool:
        """Whether one of them can be used."""
        return any(use.is_possible(self, state) for scene in self.due for use in USES.get(scene, {}).values())

    def close(self, state: Position) -> list[Event]:
        """The mountain token lies with those played."""
        if self.token is not None:
            state.clan.used.append(self.token)
        return []


def open_bonuses(state: Position, scenes: Sequence[Scene], token: Scene | None = None) -> list[Event]:
    """What asks nothing happens at once: Picking's food, Camp's shelter, Hunt's steak. The rest is due."""
    if not scenes:
        return []
    free = AT_ONCE if token is None else (*AT_ONCE, HUNT)
    state.steps.append(Bonuses([scene for scene in scenes if scene not in free], token))
    return [event for scene in scenes for event in at_once(state, scene)]


def at_once(state: Position, scene: Scene) -> list[Event]:
    """The part of a bonus that leaves no choice, if it has one."""
    if scene is PICKING:
        return pick(state)
    if scene is CAMP:
        return camp(state)
    return beasts.take_steak(state) if scene is HUNT else []


def pick(state: Position) -> list[Event]:
    """5.2: one more food."""
    state.clan.food += PICKING_FOOD
    return [tell("did-pick", who=who(state.turn), food=PICKING_FOOD)]


def camp(state: Position) -> list[Event]:
    """5.6: shelter."""
    state.clan.shelter += CAMP_SHELTER
    return [tell("did-camp", who=who(state.turn), shelter=CAMP_SHELTER)]


AT_ONCE = (PICKING, CAMP)
"""Bonuses that leave no choice; by a token Hunt leaves none either (5.7)."""


# A bonus that is due, once.


class Use(NamedTuple):
    """What can be done with a bonus: as in a `Deed`, but the candidates come one by one, and all obey the rules."""

    candidates: Callable[[Any, Any, Seat], Iterator[Action]]
    rules: tuple[Callable[[Any, Any, Seat, Any], Refusal | None], ...]
    effect: Callable[[Any, Any, Seat, Any], list[Event]]
    need: Callable[[Any, Any, Seat], Refusal | None] | None = None

    def is_possible(self, step: Bonuses, state: Position) -> bool:
        """Whether the seat on turn could do it, if the bonus is due."""
        if self.need is not None and self.need(step, state, state.turn) is not None:
            return False
        return next(self.candidates(step, state, state.turn), None) is not None


def deed(scene: Scene, use: Use) -> Deed:
    """This use of a bonus, possible while it is due, and once."""
    no = refuse("no-bonus", "5", scene=said(scene))

    def is_due(step: Bonuses, state: Position, seat: Seat) -> Refusal | None:
        """5: only a bonus that was linked or played, and only once."""
        return None if scene in step.due else no

    def candidates(step: Bonuses, state: Position, seat: Seat) -> list[Action]:
        """All of them."""
        return list(use.candidates(step, state, seat))

    def effect(step: Bonuses, state: Position, seat: Seat, action: Any) -> list[Event]:
        """The bonus is used."""
        step.due.remove(scene)
        return use.effect(step, state, seat, action)

    return Deed(candidates, use.rules, effect, needs=(is_due,) if use.need is None else (is_due, use.need), sure=True)


# Doing without.


def possible_skips(step: Bonuses, state: Position, seat: Seat) -> tuple[Skip, ...]:
    """At any time."""
    return (SKIP,)


def skip(step: Bonuses, state: Position, seat: Seat, action: Skip) -> list[Event]:
    """What is left is lost, but steaks are kept."""
    lost = tuple(said(scene) for scene in step.due if scene is not HUNT)
    steaks = state.clans[seat].steaks if HUNT in step.due else 0
    step.due.clear()
    told = [tell("did-skip", who=who(seat), scenes=lost)] if lost else []
    return [*told, tell("did-keep-steaks", who=who(seat), steaks=steaks)] if steaks else told


SKIP = Skip()

USES: Mapping[Scene, Mapping[type[Action], Use]] = {
    FEAST: {
        Place: Use(feast.possible_tiles, (is_own_tile, feast.may_lie_there), feast.feast),
    },
    RITUAL: {
        TakeToken: Use(ritual.possible_tokens, (ritual.is_there,), ritual.take),
    },
    FIGHT: {
        PutFight: Use(
            pools.possible_fights,
            (pools.lies_in_a_personal_pool, pools.is_unmarked),
            pools.put_fight,
            need=pools.has_a_fight_token,
        ),
    },
    WATER: {
        Swap: Use(
            pools.possible_swaps,
            (pools.gives_an_own_tile, pools.takes_a_foreign_tile, pools.changes_something),
            pools.swap,
        ),
    },
    HUNT: {
        TurnIn: Use(beasts.possible_meals, (beasts.has_steaks,), beasts.turn_in),
    },
    FIRE: {
        PutBear: Use(
            beasts.possible_bears,
            (beasts.is_anothers_valley, beasts.is_free_square, beasts.is_beside_the_tribe),
            beasts.put_bear,
            need=beasts.supply_has_a_bear,
        ),
        ChaseBear: Use(beasts.possible_chases, (beasts.bear_is_there,), beasts.chase_bear),
    },
}
"""What can be done with each bonus that leaves a choice."""

Bonuses.deeds = {
    **{kind: deed(scene, use) for scene, uses in USES.items() for kind, use in uses.items()},
    Skip: Deed(possible_skips, (), skip),
}
