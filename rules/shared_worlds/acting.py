"""Muster and Actions: the two parts of the Main Phase in which a player acts. Handbook 4.1."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import attacking, cubes, declaring, mustering, playing, using
from rules.shared_worlds.actions import (
    Activate,
    Charge,
    Done,
    EndMain,
    Fight,
    Pass,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
    Stand,
)
from rules.shared_worlds.combat import Combat
from rules.shared_worlds.cubing import only_done
from rules.shared_worlds.news import news
from rules.shared_worlds.pieces import Moment
from rules.shared_worlds.stage import OfTheTurn
from rules.shared_worlds.state import Position
from rules.shared_worlds.victory import check_prosperity
from rules.shared_worlds.windows import (
    Window,
    is_another_answer,
    is_at_the_turn,
    is_possible_pass,
    let_pass,
    open_window,
    possible_passes,
    possible_stands,
    stand,
)
from rules.steps import Deed, ask, refuse

FIGHT = Fight()
END_MAIN = EndMain()


@dataclass(slots=True)
class Mustering(OfTheTurn):
    """T3a: the seat on turn promotes and charges, before it is seen whether it prospers."""

    step: Literal["mustering"] = "mustering"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-muster", "4.1")

    def waits(self, state: Position) -> bool:
        """Whether there is anything to promote or to charge."""
        seat = state.turn
        if not any(state.players[seat].lanes):
            return False
        return bool(mustering.possible_promotions(self, state, seat) or mustering.possible_charges(self, state, seat))

    def proceed(self, state: Position) -> list[Event]:
        """Nothing to do."""
        state.steps.pop()
        return []


@dataclass(slots=True)
class Acting(OfTheTurn):
    """T4: the seat on turn does what it likes, until it ends its Main Phase."""

    step: Literal["acting"] = "acting"

    @property
    def moment(self) -> str:
        """What can be declared here."""
        return "main"

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat on turn is asked."""
        return ask(state.turn, "ask-act", "4.1")

    def waits(self, state: Position) -> bool:
        """Until it says so."""
        return True

    def proceed(self, state: Position) -> list[Event]:
        """Nothing, for it always waits."""
        return []

    def after_action(self, state: Position, seat: Seat) -> None:
        """Others may answer, when all of it is done."""
        open_window(state, Moment.ACTION, state.order(seat)[1])


def ready(step: Mustering, state: Position, seat: Seat, action: Done) -> list[Event]:
    """Muster is over."""
    state.steps.pop()
    return [news("did-muster", seat)]


Mustering.deeds = {
    Promote: Deed(
        mustering.possible_promotions,
        (mustering.is_own_unit, mustering.is_in_development),
        mustering.promote,
        sure=True,
    ),
    Charge: Deed(
        mustering.possible_charges,
        (mustering.is_own_unit, mustering.has_room, mustering.has_a_cube),
        mustering.charge,
        sure=True,
    ),
    Done: Deed(only_done, (), ready),
}


def possible_fight(step: Any, state: Position, seat: Seat) -> tuple[Fight, ...]:
    """At any time."""
    return (FIGHT,)


def somebody_can_attack(step: Any, state: Position, seat: Seat) -> Refusal | None:
    """6.2: there is a unit that can attack."""
    return None if attacking.can_attack(state, seat) else refuse("no-fight", "6.2")


def fight(step: Acting, state: Position, seat: Seat, action: Fight) -> list[Event]:
    """A combat begins; by option, it is seen first whether the seat prospers (R14)."""
    events = []
    if state.options.prosperity_check == "before_attack" and not state.attacked:
        state.attacked = True
        events = check_prosperity(state)
    if state.steps:
        state.steps.append(Combat())
    return events


def possible_end(step: Any, state: Position, seat: Seat) -> tuple[EndMain, ...]:
    """At any time."""
    return (END_MAIN,)


def end_main(step: Acting, state: Position, seat: Seat, action: EndMain) -> list[Event]:
    """The Main Phase is over; borrowed cubes that were not spent go home."""
    state.steps.pop()
    told = news("did-end-main" if state.acted else "did-end-main-idly", seat)
    return [told, *cubes.phase_is_over(state, combat=False)]


PLAY_INSTANT = Deed(
    declaring.possible_instants,
    (
        declaring.is_instant_in_hand,
        declaring.is_the_moment,
        declaring.instant_is_able,
        declaring.instant_has_targets,
        declaring.instant_is_paid,
    ),
    declaring.play_instant,
    sure=True,
)
ACTIVATE = Deed(using.possible_uses, (using.can_be_used,), using.use, sure=True)

Acting.deeds = {
    PlayUnit: Deed(
        playing.possible_units,
        (playing.is_unit_in_hand, playing.lane_is_free, playing.lane_catches_up, playing.is_paid),
        playing.play_unit,
        sure=True,
    ),
    PlayAttachment: Deed(
        playing.possible_attachments,
        (playing.is_attachment_in_hand, playing.can_carry, playing.is_paid),
        playing.play_attachment,
        sure=True,
    ),
    PlayInstant: PLAY_INSTANT,
    Activate: ACTIVATE,
    Promote: Mustering.deeds[Promote],
    Charge: Mustering.deeds[Charge],
    Fight: Deed(possible_fight, (), fight, needs=(somebody_can_attack,)),
    EndMain: Deed(possible_end, (), end_main),
}

Window.deeds = {
    PlayInstant: replace(PLAY_INSTANT, needs=(is_at_the_turn,)),
    Activate: replace(ACTIVATE, needs=(is_at_the_turn,)),
    Pass: Deed(possible_passes, (is_possible_pass,), let_pass, sure=True),
    Stand: Deed(possible_stands, (is_another_answer,), stand, sure=True),
}
