"""Response windows: who may answer, in which order, and when nobody is asked any more. Handbook 7.1 and 7.2."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import declaring, using
from rules.shared_worlds.actions import Pass, Stand
from rules.shared_worlds.declaring import SAVING
from rules.shared_worlds.legends import somebody_has_legacy
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Position, who
from rules.shared_worlds.view import Moment, Passing, Standing
from rules.steps import refuse, tell
from rules.words import Message

PASSES = {how: Pass(how) for how in Passing}
STANDS = {answer: Stand(answer) for answer in Standing}
SECTIONS = {Moment.SAVE_UNIT: "7.3", Moment.SAVE_PLAYER: "7.4"}


@dataclass(slots=True)
class Window(Stage):
    """Seat by seat in the order of play from `first`, whoever could answer is asked; `passed` have let it pass. Where
    somebody can be saved, the others follow in the order of play from whoever is on turn.

    Those who come later can pass `ahead` of their turn. After an answer it begins anew; when everybody has passed in a
    row, it is closed. `answers` have been played in it.
    """

    moment: Moment
    first: Seat
    passed: int = 0
    ahead: tuple[Seat, ...] = ()
    answers: int = 0
    step: Literal["window"] = "window"

    def order(self, state: Position) -> list[Seat]:
        """In which order the living are asked."""
        if self.moment.value not in SAVING:
            return state.order(self.first)
        return sorted(state.order(state.turn), key=lambda seat: seat != self.first)

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat at the turn to answer is asked, and those who come later may pass already."""
        seat, *later = self.order(state)[self.passed :]
        section = SECTIONS.get(self.moment, "7.1")
        early = [other for other in later if could_pass_ahead(self, state, other)]
        return (
            question(seat, section, self.answers),
            *(question(other, section, self.answers, True) for other in early),
        )

    def waits(self, state: Position) -> bool:
        """Whether the seat at the turn to answer is asked."""
        order = self.order(state)
        return self.passed < len(order) and not has_passed(self, state, order[self.passed])

    def proceed(self, state: Position) -> list[Event]:
        """Who is not asked passes in silence; after the last, the window is closed."""
        order = self.order(state)
        while self.passed < len(order) and has_passed(self, state, order[self.passed]):
            self.passed += 1
        if self.passed >= len(order):
            state.steps.pop()
        return []

    def after_action(self, state: Position, seat: Seat) -> None:
        """All passes are void."""
        self.answers += 1
        self.passed = 0
        self.ahead = ()


def open_window(state: Position, moment: Moment, first: Seat) -> None:
    """This window opens, if anybody wants to be asked in it."""
    if any(wants(state, moment, seat) for seat in state.living()):
        state.steps.append(Window(moment, first))


def wants(state: Position, moment: Moment, seat: Seat) -> bool:
    """Whether this seat wants to be asked at such a moment, by its standing answers."""
    if moment.value in SAVING:
        return True
    player = state.players[seat]
    if player.quiet is not Passing.ONCE:
        return False
    if player.standing is Standing.ALWAYS:
        return True
    if moment is Moment.PHASE_END:
        return somebody_has_legacy(state)
    return moment not in (Moment.ACTION, Moment.AFTER_COMBAT)


def is_asked(window: Window, state: Position, seat: Seat) -> bool:
    """Whether this seat is asked: it wants to be, and could answer by what all can see of it.

    Only who chose to be asked when it really could shows by that what it holds.
    """
    if not wants(state, window.moment, seat):
        return False
    if using.could_use(window, state, seat):
        return True
    if state.players[seat].standing is Standing.COULD:
        return declaring.can_play(window, state, seat)
    return declaring.could_play(state, seat, window.moment.value)


def has_passed(window: Window, state: Position, seat: Seat) -> bool:
    """Whether this seat, when it is its turn, lets the window pass: it has said so ahead, or is not asked."""
    return seat in window.ahead or not is_asked(window, state, seat)


@functools.cache
def question(seat: Seat, section: str, answers: int, later: bool = False) -> Prompt:
    """The question to the seat at the turn, and to who comes later: it need not be answered yet. With every answer that
    is played it is another one, so that nobody passes without knowing of it."""
    return Prompt(seat, Message("ask-answer", {"answers": answers}), section, optional=later)


def could_pass_ahead(window: Window, state: Position, seat: Seat) -> bool:
    """Whether a later seat wants to be asked, as far as it is known, and has not passed yet."""
    return bool(state.players[seat].hand) and seat not in window.ahead and wants(state, window.moment, seat)


def is_at_the_turn(window: Window, state: Position, seat: Seat) -> Refusal | None:
    """7.1: one after the other; only a pass can be handed in ahead of time."""
    now = window.order(state)[window.passed]
    return None if seat == now else refuse("no-answer-ahead", "7.1", who=who(now))


def possible_passes(step: Window, state: Position, seat: Seat) -> list[Pass]:
    """Once, and where one could be asked again, for longer."""
    if step.moment.value in SAVING:
        return [PASSES[Passing.ONCE]]
    combat = any(one.step == "combat" for one in state.steps)
    return [PASSES[how] for how in Passing if how is not Passing.COMBAT or combat]


def let_pass(step: Window, state: Position, seat: Seat, action: Pass) -> list[Event]:
    """The next seat is asked; who has passed ahead will not be."""
    if is_at_the_turn(step, state, seat) is None:
        step.passed += 1
    else:
        step.ahead = (*step.ahead, seat)
    if action.how is not Passing.ONCE:
        state.players[seat].quiet = action.how
    return [tell("did-pass", who=who(seat))]


def possible_stands(step: Stage, state: Position, seat: Seat) -> list[Stand]:
    """What is not so already."""
    return [STANDS[answer] for answer in Standing if answer is not state.players[seat].standing]


def stand(step: Stage, state: Position, seat: Seat, action: Stand) -> list[Event]:
    """It is kept in mind, and nobody else hears of it."""
    state.players[seat].standing = action.answer
    return []


def is_possible_pass(step: Window, state: Position, seat: Seat, action: Pass) -> Refusal | None:
    """7.2: for a combat only in a combat; where somebody can be saved, only once."""
    return None if action in possible_passes(step, state, seat) else refuse("no-such-pass", "7.2")


def is_another_answer(step: Stage, state: Position, seat: Seat, action: Stand) -> Refusal | None:
    """7.2: it is not so already."""
    return refuse("no-change", "7.2") if action.answer is state.players[seat].standing else None
