"""What all steps of Nerthania share: who is asked, how, and that a question with one answer is not asked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rules import steps
from rules.game import Action, Event, Prompt, Refusal, Seat
from rules.words import Message, Said

if TYPE_CHECKING:
    from rules.nerthania.state import NerthaniaState


def _deed(kind: type[Action]) -> steps.Deed:
    """An action type of a step that knows its choices, refusals and effects by itself."""

    def candidates(step: Asking, state: NerthaniaState, seat: Seat) -> Sequence[Action]:
        return [action for action in step.choices(state, seat) if type(action) is kind]

    def rule(step: Asking, state: NerthaniaState, seat: Seat, action: Action) -> Refusal | None:
        return step.refusal(state, seat, action)

    def effect(step: Asking, state: NerthaniaState, seat: Seat, action: Action) -> list[Event]:
        return step.play(state, seat, action)

    return steps.Deed(candidates, (rule,), effect, sure=True)


class Asking(steps.Step):
    """A step that asks one seat. `choices` gives exactly the legal actions, in a stable order and without twins.

    `proceed` is called whenever the step is on top: it answers what needs no choice, or gives None and waits.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        cls.deeds = {kind: _deed(kind) for kind in cls.actions}

    actions: ClassVar[tuple[type[Action], ...]] = ()
    ask: ClassVar[str]
    section: ClassVar[str]
    seat: Seat

    def asked(self, state: NerthaniaState) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        return (self.seat,)

    def asks(self, state: NerthaniaState, seat: Seat) -> bool:
        """Whether this seat is one of them."""
        return seat == self.seat

    def about(self, state: NerthaniaState, seat: Seat) -> dict[str, Said]:
        """What the question speaks of."""
        return {}

    def prompts(self, state: NerthaniaState) -> tuple[Prompt, ...]:
        """Who is asked, and what."""
        about = self.about(state, self.seat)
        if not about:
            return steps.ask(self.seat, self.ask, self.section)
        return (Prompt(self.seat, Message(self.ask, about), self.section),)

    @abstractmethod
    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """The legal actions, in a list of its own."""

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """Why this is not one of them. Steps with more to explain look closer first."""
        if type(action) is type(self.end) or action in self.choices(state, seat):
            return None
        (mine,) = [prompt for prompt in self.prompts(state) if prompt.seat == seat]
        return Refusal(Message("no-choice-here"), self.section, mine.ask)

    @abstractmethod
    def play(self, state: NerthaniaState, seat: Seat, action: Any) -> list[Event]:
        """Carry out a legal action."""

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Answer in the seat's stead where there is only one answer."""
        choices = self.choices(state, self.seat)
        return self.play(state, self.seat, choices[0]) if len(choices) == 1 else None


class Together(Asking):
    """A step that may ask several seats at the same time, or others than one seat of its own: `asked` says whom."""

    __slots__ = ()

    def asks(self, state: NerthaniaState, seat: Seat) -> bool:
        """Whether this seat is one of them."""
        return seat in self.asked(state)

    def prompts(self, state: NerthaniaState) -> tuple[Prompt, ...]:
        """All of them."""
        return tuple(
            [Prompt(seat, Message(self.ask, self.about(state, seat)), self.section) for seat in self.asked(state)]
        )


class Piecewise(Asking):
    """A step whose choices come in pieces, so that nobody makes more of them than he looks at."""

    __slots__ = ()

    @abstractmethod
    def pieces(self, state: NerthaniaState, seat: Seat) -> Iterator[Sequence[Action]]:
        """The legal actions, some at a time."""

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """All pieces together."""
        found: list[Action] = []
        for piece in self.pieces(state, seat):
            found += piece
        return found

    def refusal(self, state: NerthaniaState, seat: Seat, action: Any) -> Refusal | None:
        """Looks no further than the piece with the action."""
        if type(action) is type(self.end):
            return None
        for piece in self.pieces(state, seat):
            if action in piece:
                return None
        return Asking.refusal(self, state, seat, action)

    def proceed(self, state: NerthaniaState) -> list[Event] | None:
        """Looks no further than the second choice."""
        only: Action | None = None
        for piece in self.pieces(state, self.seat):
            if len(piece) > 1 or (piece and only is not None):
                return None
            for action in piece:
                only = action
        return None if only is None else self.play(state, self.seat, only)


class Silent(Asking):
    """A step that never asks: it only decides what comes next."""

    __slots__ = ()

    def asked(self, state: NerthaniaState) -> tuple[Seat, ...]:
        """Nobody."""
        return ()

    def asks(self, state: NerthaniaState, seat: Seat) -> bool:
        """It asks nobody."""
        return False

    def prompts(self, state: NerthaniaState) -> tuple[Prompt, ...]:
        """Nothing."""
        return ()

    def choices(self, state: NerthaniaState, seat: Seat) -> list[Action]:
        """None."""
        return []

    def play(self, state: NerthaniaState, seat: Seat, action: Any) -> list[Event]:
        """Nothing, for nobody is asked."""
        return []


def did(text: str, **params: Any) -> Event:
    """Something everybody sees happen."""
    return Event(Message("did-" + text, params))


def proceed(state: NerthaniaState) -> list[Event]:
    """Go on until somebody has a choice, or the game is over."""
    events: list[Event] = []
    while state.steps:
        happened = state.steps[-1].proceed(state)
        if happened is None:
            break
        events += happened
    return events
