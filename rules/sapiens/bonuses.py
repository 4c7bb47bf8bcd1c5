"""The bonuses of linked scenes and of mountain tokens: which are due, in the player's order. Handbook section 5."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.sapiens import beasts, feast, pools, ritual
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn
from rules.sapiens.ground import Place
from rules.sapiens.laying import is_own_tile
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.printed import CAMP_SHELTER, PICKING_FOOD
from rules.sapiens.ritual import TakeToken
from rules.sapiens.state import Position, who
from rules.sapiens.view import Scene
from rules.steps import Deed, Step, ask, refuse, tell
from rules.words import said


@dataclass(frozen=True, slots=True)
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
        """The seat on turn is asked."""
        return ask(state.turn, "ask-bonus", "5")

    def is_open(self, state: Position) -> bool:
        """Whether one of them can be used."""
        for scene in self.due:
            for deed in USES.get(scene, {}).values():
                for _ in deed.legal(self, state, state.turn):
                    return True
        return False

    def close(self, state: Position) -> list[Event]:
        """The mountain token lies with those played."""
        if self.token is not None:
            state.clan.used.append(self.token)
        return []


def open_bonuses(state: Position, scenes: Sequence[Scene], token: Scene | None = None) -> list[Event]:
    """What asks nothing happens at once: Picking's food, Camp's shelter, Hunt's steak. The rest is due."""
    free = AT_ONCE if token is None else (*AT_ONCE, Scene.HUNT)
    state.steps.append(Bonuses([scene for scene in scenes if scene not in free], token))
    return [event for scene in scenes for event in at_once(state, scene)]


def at_once(state: Position, scene: Scene) -> list[Event]:
    """The part of a bonus that leaves no choice, if it has one."""
    if scene is Scene.PICKING:
        return pick(state)
    if scene is Scene.CAMP:
        return camp(state)
    return beasts.take_steak(state) if scene is Scene.HUNT else []


def pick(state: Position) -> list[Event]:
    """5.2: one more food."""
    state.clan.food += PICKING_FOOD
    return [tell("did-pick", who=who(state.turn), food=PICKING_FOOD)]


def camp(state: Position) -> list[Event]:
    """5.6: shelter."""
    state.clan.shelter += CAMP_SHELTER
    return [tell("did-camp", who=who(state.turn), shelter=CAMP_SHELTER)]


AT_ONCE = (Scene.PICKING, Scene.CAMP)
"""Bonuses that leave no choice; by a token Hunt leaves none either (5.7)."""


# A bonus that is due, once.


def bonus(scene: Scene, deed: Deed) -> Deed:
    """A deed that is possible while this bonus is due, and uses it up."""
    no = refuse("no-bonus", "5", scene=said(scene))

    def is_due(step: Bonuses, state: Position, seat: Seat) -> Refusal | None:
        """5: only a bonus that was linked or played, and only once."""
        return None if scene in step.due else no

    def effect(step: Bonuses, state: Position, seat: Seat, action: Any) -> list[Event]:
        """The bonus is used."""
        step.due.remove(scene)
        return deed.effect(step, state, seat, action)

    return replace(deed, needs=(is_due, *deed.needs), effect=effect)


# Doing without.


def possible_skips(step: Bonuses, state: Position, seat: Seat) -> Iterator[Skip]:
    """At any time."""
    yield SKIP


def skip(step: Bonuses, state: Position, seat: Seat, action: Skip) -> list[Event]:
    """What is left is lost."""
    left = tuple(said(scene) for scene in step.due)
    step.due.clear()
    return [tell("did-skip", who=who(seat), scenes=left)]


SKIP = Skip()

Bonuses.end = SKIP
USES: dict[Scene, dict[type[Action], Deed]] = {
    Scene.FEAST: {
        Place: Deed(feast.possible_tiles, (is_own_tile, feast.may_lie_there), feast.feast, sure=True),
    },
    Scene.RITUAL: {
        TakeToken: Deed(ritual.possible_tokens, (ritual.is_there,), ritual.take, sure=True),
    },
    Scene.FIGHT: {
        PutFight: Deed(
            pools.possible_fights,
            (pools.lies_in_a_personal_pool, pools.is_unmarked),
            pools.put_fight,
            needs=(pools.has_a_fight_token,),
            sure=True,
        ),
    },
    Scene.WATER: {
        Swap: Deed(
            pools.possible_swaps,
            (pools.gives_an_own_tile, pools.takes_a_foreign_tile, pools.changes_something),
            pools.swap,
            sure=True,
        ),
    },
    Scene.HUNT: {
        TurnIn: Deed(beasts.possible_meals, (beasts.has_steaks,), beasts.turn_in, sure=True),
    },
    Scene.FIRE: {
        PutBear: Deed(
            beasts.possible_bears,
            (beasts.is_anothers_valley, beasts.is_free_square, beasts.is_beside_the_tribe),
            beasts.put_bear,
            needs=(beasts.supply_has_a_bear,),
            sure=True,
        ),
        ChaseBear: Deed(beasts.possible_chases, (beasts.bear_is_there,), beasts.chase_bear, sure=True),
    },
}
"""What can be done with each bonus that leaves a choice."""

Bonuses.deeds = {
    **{kind: bonus(scene, deed) for scene, deeds in USES.items() for kind, deed in deeds.items()},
    Skip: Deed(possible_skips, (), skip),
}
