"""What was: a game played again from its stored actions, up to any of them. Pure; whoever asks shows only views of it.

An action is named by its number among those that count, from 1; number 0 is the position before the first.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.backroom import Played
from bot.errors import Refused
from bot.table.draft import told
from bot.table.model import Audience, Change, Holder, Kind, Phase, Player, Table
from bot.table.seats import names_at
from rules import games
from rules.codec import Malformed, dump_state, load_action, load_events, load_state
from rules.dice import commitment
from rules.game import Action, Event, Illegal, Seat, State, View
from rules.options import read_options
from rules.record import Record, begin
from rules.words import Message

BROUGHT = "did-bring"
"""The message with which a game ends that was played elsewhere."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An action that counts: the version it led to, who did it, its JSON, and whether it binds its seat."""

    version: int
    seat: Seat
    action: str
    binding: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the past with all its secrets, the action that led to it, what happened with it, and the version of
    the table that it made (0 for the beginning).
    """

    number: int
    of: int
    state: State
    seat: Seat | None = None
    action: Action | None = None
    events: tuple[Event, ...] = ()
    version: int = 0


@dataclass(frozen=True, slots=True)
class Proof:
    """Whether a game was fair: `promised` is the hash from its start, `found` that of its seed.

    `actions` have been played again; `fault` is None where they led to the position that is stored, else the number of
    the last one before the log and the position part.
    """

    promised: str | None
    found: str
    actions: int
    fault: int | None = None

    @property
    def sealed(self) -> bool:
        """Whether the seed is the one that was promised."""
        return self.promised == self.found


def record_of(table: Table, log: Sequence[Entry]) -> Record:
    """The game on one sheet, its seed too. Raises Malformed where the log is damaged."""
    assert table.state is not None
    return Record(
        game=table.rules,
        tribes=table.state.tribes,
        options=table.options,
        seed=table.state.dice.seed,
        log=tuple((entry.seat, load_action(table.rules, entry.action)) for entry in log),
    )


def moment(table: Table, log: Sequence[Entry], number: int) -> Moment:
    """The position after that action, or the last one there is. Raises Malformed."""
    found = None
    for found in moments(table, log):
        if found.number >= number:
            break
    assert found is not None, "there is always a beginning"
    return found


def moments(table: Table, log: Sequence[Entry]) -> Iterator[Moment]:
    """Every position in its order. The state is the same object all along: look at it before you ask for the next.

    Raises Malformed where an action is not possible; then all moments before it have been given.
    """
    record = record_of(table, log)
    state, of = begin(record), len(record.log)
    yield Moment(0, of, state)
    for number, (seat, action) in enumerate(record.log, start=1):
        try:
            events = record.game.apply(state, seat, action)
        except Illegal as error:
            raise Malformed(f"log, entry {number}: {error.refusal.why.id}") from error
        yield Moment(number, of, state, seat, action, tuple(events), log[number - 1].version)


def views(
    table: Table, log: Sequence[Entry], viewer: Seat | None, numbers: Collection[int]
) -> list[tuple[View, tuple[str, ...]]]:
    """What this viewer may know of the positions after these actions, and what the seats were called then. Raises
    Malformed.
    """
    chosen = (now for now in moments(table, log) if now.number in numbers)
    return [(table.rules.view(now.state, viewer), names_at(table, now.version)) for now in chosen]


def proof(table: Table, log: Sequence[Entry], promised: str | None) -> Proof:
    """Play the log again and compare. `promised` is what the table said at its start."""
    assert table.state is not None
    found = commitment(table.state.dice.seed)
    played = 0
    try:
        for now in moments(table, log):
            played = now.number
            last = now.state
    except Malformed:
        return Proof(promised, found, played, fault=played)
    same = dump_state(table.rules, last) == dump_state(table.rules, table.state)
    return Proof(promised, found, played, None if same else played)


def brought(
    guild_id: int, channel_id: int, player: Player, played: Played, names: Sequence[str], locale: str, now: datetime
) -> tuple[Table, list[Change]]:
    """A game that was played elsewhere as a table that is over, not stored yet, with its changes.

    Nobody sits at it: the seats are called by these names.
    """
    rules = games()[played.game]
    why = told(BROUGHT, who=player)
    changes = [
        Change(1, Kind.OPEN, None, (why,), now),
        Change(2, Kind.START, None, (), now),
        *(
            Change(version, Kind.ACT, seat, tuple(load_events(events)), now)
            for version, (seat, _, events) in enumerate(played.log, start=3)
        ),
    ]
    table = Table(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        owner_id=player.user_id,
        game=played.game,
        stage=Phase.OVER,
        locale=locale,
        seats_wanted=len(played.tribes),
        options=read_options(rules, json.loads(played.options)),
        holders=tuple(
            Holder(seat, tribe, None, name) for seat, (tribe, name) in enumerate(zip(played.tribes, names, strict=True))
        ),
        version=len(changes),
        rules_version=rules.version,
        created_at=now,
        state=load_state(rules, played.state),
        ending=why.what,
    )
    return table, changes


def bringing(table: Table) -> Message | None:
    """Who has brought this game, in words; None where it was played here and Elder has seen it."""
    return table.ending if table.ending is not None and table.ending.id == BROUGHT else None


def viewer(table: Table, user_id: int) -> Seat | None:
    """Whose eyes this person looks through: their own seat's while the game is played, everybody's when it is over."""
    return None if table.stage is Phase.OVER else table.seat_of(user_id)


def is_open_to(table: Table, seat: Seat | None) -> bool:
    """Whether somebody with this seat may look at this table; without a seat not where only players may."""
    return table.audience is Audience.EVERYONE or seat is not None


def may_look(table: Table, seat: Seat | None) -> None:
    """Raises Refused for who is not to look at this table."""
    if not is_open_to(table, seat):
        raise Refused(Message("no-looking"))


def has_past(table: Table) -> None:
    """Raises Refused where there is no game that could be played again under the rules of today."""
    if table.state is None:
        raise Refused(table.parked or Message("no-started"))
    if table.rules_version != table.rules.version:
        raise Refused(Message("no-replay-new-rules"))


def over(table: Table) -> None:
    """Raises Refused while what a record holds must be kept: it has the seed, and with it every secret."""
    if table.stage is not Phase.OVER:
        raise Refused(Message("no-record-yet"))


def promised(beginning: Change) -> str | None:
    """The hash that was told when the game began."""
    told = (event.what.params.get("hash") for event in beginning.events)
    return next((str(hash_) for hash_ in told if hash_ is not None), None)
