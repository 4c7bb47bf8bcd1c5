"""Response windows: who may answer, in which order, and when nobody is asked any more. Handbook 7.1 and 7.2."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.game import Event, Prompt, Refusal, Seat
from rules.shared_worlds import declaring, using
from rules.shared_worlds.actions import Pass, Stand
from rules.shared_worlds.legends import somebody_has_legacy
from rules.shared_worlds.news import news
from rules.shared_worlds.occasion import occasion
from rules.shared_worlds.pieces import Moment, Passing, Standing
from rules.shared_worlds.seats import turns, turns_after
from rules.shared_worlds.stage import Stage
from rules.shared_worlds.state import Position, who
from rules.steps import refuse
from rules.words import Message, said

ONCE = Passing.ONCE
ALWAYS = Standing.ALWAYS
SELDOM = (Moment.ACTION, Moment.AFTER_COMBAT)
"""Moments at which only those are asked who chose it."""
PASS_IN_COMBAT = tuple(Pass(how) for how in Passing)
PASS_ELSEWHERE = tuple(one for one in PASS_IN_COMBAT if one.how is not Passing.COMBAT)
PASS_ONCE = (Pass(ONCE),)
STANDS = {now: tuple(Stand(answer) for answer in Standing if answer is not now) for now in Standing}
"""What can be chosen instead of each standing answer."""
RESCUES = (Moment.SAVE_UNIT, Moment.SAVE_PLAYER)
"""Moments at which somebody can be saved."""
SECTIONS = {Moment.SAVE_UNIT: "7.3", Moment.SAVE_PLAYER: "7.4"}


@dataclass(slots=True)
class Window(Stage):
    """Seat by seat in the order of play from `first`, whoever could answer is asked; `passed` have let it pass. Where
    somebody can be saved, the others follow in the order of play from whoever is on turn.

    Those who come later can pass `ahead` of their turn. After an answer it begins anew; when everybody has passed in a
    row, it is closed. `answers` have been played in it; `number` tells it from all other windows of the game.
    """

    moment: Moment
    first: Seat
    passed: int = 0
    ahead: tuple[Seat, ...] = ()
    answers: int = 0
    number: int = 0
    step: Literal["window"] = "window"

    def seats(self, state: Position) -> tuple[Seat, ...]:
        """In which order all are asked, those who are gone among them."""
        count = len(state.players)
        return turns_after(self.first, state.turn, count) if self.moment in RESCUES else turns(self.first, count)

    def order(self, state: Position) -> list[Seat]:
        """In which order the living are asked."""
        players = state.players
        return [seat for seat in self.seats(state) if players[seat].alive]

    def now(self, state: Position) -> Seat | None:
        """The seat at the turn to answer; None after the last."""
        players = state.players
        before = self.passed
        for seat in self.seats(state):
            if players[seat].alive:
                if not before:
                    return seat
                before -= 1
        return None

    def prompts(self, state: Position) -> tuple[Prompt, ...]:
        """The seat at the turn to answer is asked, and those who come later may pass already. In every window and with
        every answer that is played it is another question, so that nobody passes without knowing of it.
        """
        order = self.order(state)
        later = self.passed + 1
        early = can_pass_ahead(self, state, order[later:]) if later < len(order) else ()
        on = occasion(state, self.moment)
        asked = Message("ask-answer", {"on": on, "window": self.number, "answers": self.answers})
        return questions(order[self.passed], early, SECTIONS.get(self.moment, "7.1"), asked)

    def asks(self, state: Position, seat: Seat) -> bool:
        """Whether this seat is at the turn to answer, or may pass already: that is known without all the prompts."""
        if seat == self.now(state):
            return True
        return seat in self.order(state)[self.passed + 1 :] and bool(can_pass_ahead(self, state, (seat,)))

    def waits(self, state: Position) -> bool:
        """Whether the seat at the turn to answer is asked."""
        now = self.now(state)
        return now is not None and not has_passed(self, state, now)

    def proceed(self, state: Position) -> list[Event]:
        """Who is not asked passes in silence; after the last, the window is closed."""
        self.passed += 1
        if self.moment not in RESCUES:
            self.skip(state, usual=is_usual(state, self.moment))
        if self.now(state) is None:
            state.steps.pop()
        return []

    def skip(self, state: Position, *, usual: bool) -> None:
        """Those next in the order who do not want to be asked, or have passed ahead, need not be looked at again."""
        for seat in self.order(state)[self.passed :]:
            player = state.players[seat]
            if seat not in self.ahead and player.quiet is ONCE and (usual or player.standing is ALWAYS):
                return
            self.passed += 1

    def after_action(self, state: Position, seat: Seat) -> None:
        """All passes are void."""
        self.answers += 1
        self.passed = 0
        self.ahead = ()


def open_window(state: Position, moment: Moment, first: Seat) -> None:
    """This window opens, if anybody wants to be asked in it.

    Its moment is counted in any case: whether others want to be asked is nobody's business.
    """
    number = next_number(state)
    usual = is_usual(state, moment)
    for player in state.players:
        if player.alive and player.quiet is ONCE and (usual or player.standing is ALWAYS):
            window = Window(moment, first, number=number)
            window.skip(state, usual=usual)
            state.steps.append(window)
            return


def open_for_saving(state: Position, moment: Moment, first: Seat) -> None:
    """This window opens always: 7.3 and 7.4."""
    state.steps.append(Window(moment, first, number=next_number(state)))


def next_number(state: Position) -> int:
    """The number of the next moment at which a window may open."""
    state.moments += 1
    return state.moments


def is_usual(state: Position, moment: Moment) -> bool:
    """Whether those are asked at such a moment who did not choose otherwise."""
    if moment is Moment.PHASE_END:
        return somebody_has_legacy(state)
    return moment not in SELDOM


def is_asked(window: Window, state: Position, seat: Seat) -> bool:
    """Whether this seat is asked: it wants to be, and could answer by what all can see of it."""
    moment = window.moment
    if moment not in RESCUES:
        player = state.players[seat]
        if player.quiet is not ONCE or (player.standing is not ALWAYS and not is_usual(state, moment)):
            return False
    return declaring.could_play(state, seat, moment) or using.could_use(window, state, seat)


def has_passed(window: Window, state: Position, seat: Seat) -> bool:
    """Whether this seat, when it is its turn, lets the window pass: it has said so ahead, or is not asked."""
    return seat in window.ahead or not is_asked(window, state, seat)


def questions(seat: Seat, early: tuple[Seat, ...], section: str, asked: Message) -> tuple[Prompt, ...]:
    """The question to the seat at the turn, and to who comes later: it need not be answered yet."""
    return (Prompt(seat, asked, section), *[Prompt(other, asked, section, optional=True) for other in early])


def can_pass_ahead(window: Window, state: Position, later: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who of those that come later has cards, wants to be asked, and has not passed yet."""
    players = state.players
    always = window.moment in RESCUES
    usual = always or is_usual(state, window.moment)
    found: tuple[Seat, ...] = ()
    for seat in later:
        player = players[seat]
        wanted = always or (player.quiet is ONCE and (usual or player.standing is ALWAYS))
        if wanted and player.hand and seat not in window.ahead:
            found += (seat,)
    return found


def is_at_the_turn(window: Window, state: Position, seat: Seat) -> Refusal | None:
    """7.1: one after the other; only a pass can be handed in ahead of time."""
    now = window.now(state)
    return None if now is None or seat == now else not_yet(now)


@functools.cache
def not_yet(now: Seat) -> Refusal:
    """It is for this seat to answer first."""
    return refuse("no-answer-ahead", "7.1", who=who(now))


def possible_passes(step: Window, state: Position, seat: Seat) -> tuple[Pass, ...]:
    """Once, and where one could be asked again, for longer."""
    if step.moment in RESCUES:
        return PASS_ONCE
    for one in state.steps:
        if one.step == "combat":
            return PASS_IN_COMBAT
    return PASS_ELSEWHERE


def let_pass(step: Window, state: Position, seat: Seat, action: Pass) -> list[Event]:
    """The next seat is asked; who has passed ahead will not be. For how long it passes, only who does so is told."""
    if is_at_the_turn(step, state, seat) is None:
        step.passed += 1
    else:
        step.ahead = (*step.ahead, seat)
    passed = news("did-pass", seat)
    if action.how is ONCE:
        return [passed]
    state.players[seat].quiet = action.how
    return [passed, Event(Message("did-pass-on", {"how": said(action.how)}), to=(seat,))]


def possible_stands(step: Stage, state: Position, seat: Seat) -> tuple[Stand, ...]:
    """What is not so already."""
    return STANDS[state.players[seat].standing]


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
