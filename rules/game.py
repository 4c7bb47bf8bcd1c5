"""The contract between a game and the house. Everything that bot/ and images/ know of a game stands here.

A game is a folder in rules/ whose package holds one `GAME`. Its state is private to it; what leaves is actions, events,
prompts, refusals, views and outcomes, and every one of them is data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import ConfigDict

from rules import defaults
from rules.dice import Dice
from rules.value import value
from rules.words import Message, fields_said, kebab

Seat = int
"""A place at the table: its index in the order of play, from 0."""


@value
class Options:
    """What a table chooses before it starts; games add fields, and are values as well.

    Every field has a default and is a Literal, a bool or an int within an Interval.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    def holding(self, seats: int) -> Self:
        """What holds at a table with so many seats, where a value depends on that or on other options."""
        return self


@value
class Action:
    """A small step that a seat takes, as a person would say it. Subclasses are values as well.

    Its JSON form is `{"action": kind, **fields}`; its words are the message `do-<kind>` with the fields as parameters.
    A `binding` type ends what its actor cannot take back alone (a turn, a throw of the dice); it is asked for once more
    before it is done. A `secret` type hides something from the others, so its words are for nobody but its actor.
    An `idle` type does nothing in the game: it lets a question pass, or says how its actor wants to be asked.
    A game with many action types puts some of them into a `group`, a word of the game: `/<game> <group> <action>`. The
    message `group-<group>` has the attributes `command` and `about`.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    kind: ClassVar[str]
    binding: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    idle: ClassVar[bool] = False
    group: ClassVar[str | None] = None

    def __init_subclass__(cls) -> None:
        cls.kind = kebab(cls.__name__)

    def said(self) -> Message:
        """The action in words."""
        return Message(f"do-{self.kind}", fields_said(self))


@value
class Prompt:
    """A decision that a seat owes (or, where `optional`, may make). Public: it never holds a secret.

    `section` is the handbook section that explains the choice.
    """

    seat: Seat
    ask: Message
    section: str
    optional: bool = False


@value
class Refusal:
    """Why something is not possible, the handbook section that says so, and what can be done instead."""

    why: Message
    section: str
    instead: Message | None = None


class Illegal(Exception):
    """Raised by `apply` for an action that is not legal; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why.id)
        self.refusal = refusal


class UnfitTable(Exception):
    """Raised by `setup` when these seats or options cannot play; `why` says it in words."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


@value
class Event:
    """Something that happened. `to` are the seats that may know of it; None is everyone.

    `reveal` marks what cannot be taken back by its actor alone: somebody has learnt something from it, or the rules of
    the game say so.
    """

    what: Message
    to: tuple[Seat, ...] | None = None
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: per seat a rank (1 is best, equals share it) and a score in words, and how it was won."""

    ranks: tuple[int, ...]
    scores: tuple[Message, ...]
    how: Message

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(slots=True)
class State:
    """A position with everything hidden in it. Games add slotted fields; `schema` is raised when its JSON changes."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    SCHEMA: ClassVar[int] = 1
    tribes: tuple[str, ...]
    dice: Dice


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know, and no more. Games add fields. `viewer` None is somebody who holds no seat.

    `headline` says round, turn and phase in one line, `notice` in another what is coming and easily missed.
    """

    viewer: Seat | None
    tribes: tuple[str, ...]
    headline: Message
    awaited: tuple[Prompt, ...]
    outcome: Outcome | None
    notice: Message | None = field(default=None, kw_only=True)


@dataclass(frozen=True, slots=True)
class Small:
    """A kind of small question that a game asks again and again; the message `question-<kind>` is its name.

    Who has said once for all how to answer it is not asked each time (see `Game.quiet`). The answer to a `secret` kind
    tells something that others may not know yet, or is not to be told from a choice: nobody may learn from its moment
    how it came about. A `vain` kind is asked of who cannot do anything as well, because whether they can is hidden.
    """

    kind: str
    secret: bool = False
    vain: bool = False


@dataclass(frozen=True, slots=True)
class Quiet:
    """A small question of this kind that a seat is asked now, and the answer that does nothing."""

    kind: str
    answer: Action


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing of a game that can be looked up by its name: a card, a building. `key` is its own within the game."""

    key: str
    name: Message


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, O]):
    """A game: what it is called and made of, and the functions that play it.

    All functions but `apply` leave the state untouched; `apply` changes the state it is given (hand it a copy, see
    `rules.codec.clone`) and draws chance only from `state.dice`.
    """

    key: str
    """Name of the package in rules/, of the file in images/, of the command."""
    version: int
    """Raised when a change of the rules would replay old games differently."""
    seats: range
    """How many can play."""
    tribes: tuple[str, ...]
    """The identities to choose from; the message `tribe-<name>` speaks each."""
    hands: bool = False
    """Whether seats keep things that only they may see (cards, hidden stores), so that *My hand* shows something."""
    options: type[O]
    state: type[S]
    actions: tuple[type[Action], ...]
    setup: Callable[[Sequence[str], O, Dice], S]
    """The tribes by seat, the options, the dice: a new position. Raises UnfitTable."""
    awaited: Callable[[S], tuple[Prompt, ...]]
    """Every seat that owes or may make a decision now. Empty only when the game is over."""
    legal: Callable[[S, Seat], list[Action]]
    """ALL legal actions of that seat in a stable order, without twins; empty for who is not asked."""
    explain: Callable[[S, Seat, Action], Refusal | None]
    """Why an action is not legal, or None where it is."""
    apply: Callable[[S, Seat, Action], list[Event]]
    """What happens. Raises Illegal, and then nothing has changed."""
    view: Callable[[S, Seat | None], View]
    stand_in: Callable[[S, Seat], Action]
    """The answer for somebody who is gone, and a computer player's move. Knows only what the seat may know."""
    outcome: Callable[[S], Outcome | None]
    default: Callable[[S, Seat], Action] | None = None
    """The answer for somebody who has given none in time, where the rules say what it is; else the stand-in's. Knows
    only what the seat may know."""
    foretell: Callable[[S, Seat, Action], Message | None] = defaults.nothing
    """What a legal action would bring, in words, to be read before it is done; None where its own words say it all.
    Knows only what the seat may know."""
    at_best: Callable[[S, Seat, Sequence[Action]], Message | None] = defaults.no_prospect
    """What the best of several legal actions would bring, in words, while it is open which of them it will be. They are
    all of one type and alike in what is settled. Knows only what the seat may know."""
    standing: Callable[[S], tuple[Message, ...]] = defaults.nobody
    """How far each seat has come, in words, while the game is played; empty where it cannot be told. Public: it says
    only what everybody may know."""
    hint: Callable[[S, Seat, str, Sequence[Action]], Message | None] = defaults.no_hint
    """What helps to choose this field, in words: what stands in the way, what is there, what it costs. The actions are
    the legal ones that are left, all of one type and alike in what is settled. Knows only what the seat may know."""
    vain: Callable[[S, Seat, Action], bool] = defaults.never
    """Whether a legal action would lead to nothing but its own end: it is offered, and not recommended. Knows only what
    the seat may know."""
    lexicon: Callable[[], tuple[Entry, ...]] = defaults.no_entries
    """The things that anybody may look up by their names. The artist shows each (`card`, `describe_card`)."""
    small: tuple[Small, ...] = ()
    """The kinds of small questions it asks."""
    quiet: Callable[[S, Seat], Quiet | None] = defaults.no_quiet
    """The small question that this seat is asked now, None where it is another one or none. Public, but what its
    answer does need not be."""
    turn: Callable[[S], str] = defaults.no_turn
    """A name of the present turn that no other turn has: for what holds until the turn is over. Public."""
    faults: Callable[[S], tuple[str, ...]]
    """What makes this position impossible (pieces lost or doubled, places that are not there), in plain English."""

    def late(self, state: S, seat: Seat) -> Action:
        """What is answered for a seat whose time is over."""
        return (self.default or self.stand_in)(state, seat)

    def idles(self, state: S, seat: Seat) -> bool:
        """Whether this seat is asked a small question, and could do nothing but let it pass."""
        small = self.quiet(state, seat)
        if small is None:
            return False
        return all(action == small.answer or action.idle for action in self.legal(state, seat))

    @property
    def package(self) -> str:
        """The import name of the game's folder, which holds its words, handbook and edition."""
        return f"rules.{self.key}"


AnyGame = Game[Any, Any]
"""A game whose state the caller does not look into: all that bot/ ever holds."""
