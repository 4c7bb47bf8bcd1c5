"""A table as everybody in bot/ sees it: values that never change. The next version of a table is another value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from bot.table.timing import Alarm, People, Ring, RunOut, Terms
from rules import games
from rules.dice import commitment
from rules.game import AnyGame, Event, Options, Outcome, Prompt, Seat, State
from rules.words import Message


class Phase(StrEnum):
    """Where a table stands. A parked one is kept but cannot go on: its row is damaged, or its channel is gone."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    PARKED = "parked"


class Audience(StrEnum):
    """Who may look at a table with their own commands; what stands in its channel, everybody there sees."""

    EVERYONE = "everyone"
    PLAYERS = "players"


class Kind(StrEnum):
    """What a change was."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    DISMISS = "dismiss"
    TRIBE = "tribe"
    OPTION = "option"
    START = "start"
    ACT = "act"
    UNDO = "undo"
    ASK_UNDO = "ask-undo"
    ANSWER_UNDO = "answer-undo"
    END = "end"
    PARK = "park"
    MOVE = "move"
    AUDIENCE = "audience"
    RESTORE = "restore"
    TERMS = "terms"
    PAUSE = "pause"
    SEAT = "seat"
    RUN_OUT = "run-out"
    BACK = "back"
    HOLIDAY = "holiday"


@dataclass(frozen=True, slots=True)
class Player:
    """A person: the account and the name to show, cleaned already."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat. A computer player has no account."""

    seat: Seat
    tribe: str
    user_id: int | None
    name: str

    @property
    def computer(self) -> bool:
        """Whether this seat is played by Elder."""
        return self.user_id is None


@dataclass(frozen=True, slots=True)
class Change:
    """One stored change of a table, as the log tells it. `events` may be meant for some seats only (see `told_to`).

    What a seat did is not in here, because it may be secret; what everybody or some may know of it are the events.
    """

    version: int
    kind: Kind
    seat: Seat | None
    events: tuple[Event, ...]
    at: datetime
    undone: bool = False

    def told_to(self, viewer: Seat | None) -> tuple[Message, ...]:
        """What this viewer may know of it, None being somebody without a seat."""
        return tuple(event.what for event in self.events if event.to is None or viewer in event.to)


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A wish to take back more than one's own last actions. It stands until all have agreed, one refuses, it is
    withdrawn, or somebody acts.

    `to_version` is the version of the table that would be restored, `since` the one that the wish made; `agreed` are
    the seats that have said yes. `what` is the action that the wish begins with, in words; None where it is secret.
    """

    seat: Seat
    to_version: int
    since: int = 0
    agreed: tuple[Seat, ...] = ()
    what: Message | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel.

    `version` counts its stored changes; `rules_version` is that of the game when the table was opened. `since` says for
    each seat that is asked now: the version at which its present decision began; a press is good for it when it was
    made for that version or a later one. `asked_at` says since when the seat is awaited without a break (UTC). `state`
    holds every secret: show only what `rules.view` gives. `ending` says how it ended where the rules do not. `parked`
    says why it cannot go on, `stage` where it would go on from. `audience` says who may look. `message_id` is its
    message in the channel, as far as it is posted, and `trouble` what keeps it from being posted. `recent` are the last
    changes that still count, the newest last, and `handovers` all with which a seat got into other hands. `terms` are
    what was agreed about time, `people` how things stand with those who sit here, and `alarms` what is due for them and
    when.
    """

    id: int
    guild_id: int
    channel_id: int
    owner_id: int
    game: str
    stage: Phase
    locale: str
    seats_wanted: int
    options: Options
    holders: tuple[Holder, ...]
    version: int
    rules_version: int
    created_at: datetime
    state: State | None = None
    since: Mapping[Seat, int] = field(default_factory=dict)
    asked_at: Mapping[Seat, datetime] = field(default_factory=dict)
    undo: UndoRequest | None = None
    ending: Message | None = None
    parked: Message | None = None
    audience: Audience = Audience.EVERYONE
    message_id: int | None = None
    trouble: Message | None = None
    recent: tuple[Change, ...] = ()
    handovers: tuple[Change, ...] = ()
    terms: Terms = field(default_factory=Terms)
    people: People = field(default_factory=People)
    alarms: tuple[Alarm, ...] = ()

    @property
    def phase(self) -> Phase:
        """Its stage, or parked for as long as it is."""
        return self.stage if self.parked is None else Phase.PARKED

    def unparked(self) -> Table:
        """The same table as if it could go on: who is asked what, and who knows of it, does not change meanwhile."""
        return self if self.parked is None else replace(self, parked=None)

    @property
    def rules(self) -> AnyGame:
        """The game that is played. Raises KeyError when this house has no such game (the table is parked then)."""
        return games()[self.game]

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, by index."""
        return tuple(holder.name for holder in self.holders)

    @property
    def tribes(self) -> tuple[str, ...]:
        """The tribes of the seats, by index."""
        return tuple(holder.tribe for holder in self.holders)

    @property
    def full(self) -> bool:
        """Whether as many sit here as are wanted."""
        return len(self.holders) >= self.seats_wanted

    @property
    def humans(self) -> tuple[Holder, ...]:
        """The seats that people hold."""
        return tuple(holder for holder in self.holders if not holder.computer)

    @property
    def present(self) -> tuple[Holder, ...]:
        """The seats whose people have not stayed away until Elder took over."""
        return tuple(holder for holder in self.humans if self.people.absent.get(holder.seat) is not RunOut.STAND_IN)

    @property
    def paused(self) -> bool:
        """Whether all have agreed to let it rest."""
        return self.people.pause is not None and self.people.pause.begun is not None

    def played_by_elder(self, seat: Seat) -> bool:
        """Whether Elder decides for this seat, for good or until somebody is back."""
        return self.holders[seat].computer or seat in self.people.absent

    def due(self, seat: Seat) -> datetime | None:
        """Until when this seat has to decide, where its table has agreed on a time."""
        return next((alarm.at for alarm in self.alarms if alarm.seat == seat and alarm.ring is Ring.END), None)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of this person, or None."""
        return next((holder.seat for holder in self.holders if holder.user_id == user_id), None)

    def awaited(self) -> tuple[Prompt, ...]:
        """Every decision that is open now; none unless the game is being played."""
        if self.state is None or self.phase is not Phase.PLAYING:
            return ()
        return self.rules.awaited(self.state)

    def owing(self) -> tuple[Seat, ...]:
        """The seats that the game waits for: those who owe a decision, or where nobody does, those who may make one."""
        prompts = self.awaited()
        owed = tuple(prompt.seat for prompt in prompts if not prompt.optional)
        return owed or tuple(prompt.seat for prompt in prompts)

    def called_upon(self) -> frozenset[int]:
        """The accounts that are to know that something waits for them: a decision, or an answer to a request."""
        return frozenset(self.waits_for().values())

    @property
    def hushed(self) -> frozenset[Seat]:
        """The seats whose question is left to Elder, who has not looked at it yet."""
        return frozenset(alarm.seat for alarm in self.alarms if alarm.ring is Ring.ANSWER)

    def waits_for(self, *, hushed_too: bool = False) -> dict[Seat, int]:
        """The same by seat: nobody for whom Elder decides, and nobody at all while nothing can be done.

        Time runs for the hushed too, for everybody sees until when.
        """
        if self.phase is not Phase.PLAYING:
            return {}
        asked = {*self.voters(), *self.asked_for_pause()}
        hushed = frozenset() if hushed_too else self.hushed
        if not self.paused:
            asked |= {seat for seat in self.owing() if seat not in hushed and not self.played_by_elder(seat)}
        accounts = {seat: self.holders[seat].user_id for seat in sorted(asked)}
        return {seat: user_id for seat, user_id in accounts.items() if user_id is not None}

    def outcome(self) -> Outcome | None:
        """How the game came out by its rules, or None."""
        return None if self.state is None else self.rules.outcome(self.state)

    @property
    def proclaimed(self) -> int:
        """The version of the last change that is told in a message of its own, as it is no move in the game; or 0."""
        return max((change.version for change in self.recent if change.kind is Kind.RESTORE), default=0)

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed of the dice, in hex, once the game has begun."""
        return None if self.state is None else commitment(self.state.dice.seed)

    @property
    def seed(self) -> str | None:
        """The seed of the dice, once the game is over."""
        return self.state.dice.seed if self.state is not None and self.phase is Phase.OVER else None

    def voters(self) -> tuple[Seat, ...]:
        """The seats whose answer to the undo request is still missing."""
        if self.undo is None:
            return ()
        heard = (self.undo.seat, *self.undo.agreed)
        return tuple(holder.seat for holder in self.present if holder.seat not in heard)

    def asked_for_pause(self) -> tuple[Seat, ...]:
        """The seats whose answer to the wish for a pause is still missing."""
        pause = self.people.pause
        if pause is None or pause.begun is not None:
            return ()
        heard = (pause.seat, *pause.agreed)
        return tuple(holder.seat for holder in self.present if holder.seat not in heard)


@dataclass(frozen=True, slots=True)
class Done:
    """An accepted change: the table after it and what happened, secrets included (see `Change.told_to`).

    `repeated` marks a press that had been delivered before: nothing was done a second time.
    """

    table: Table
    change: Change
    repeated: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return self.change.events
