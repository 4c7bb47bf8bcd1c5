"""Between a table and its rows. pydantic guards this border: a damaged row is never half believed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.speech import NAME_LENGTH, language
from bot.store.results import Result
from bot.store.store import Row, Saving
from bot.table.draft import Draft
from bot.table.model import Audience, Change, Holder, Kind, Phase, Player, Table, UndoRequest
from bot.table.past import Entry
from bot.table.timing import Alarm, People, Ring, Terms
from rules import games
from rules.codec import Malformed, dump_action, dump_events, dump_state, load_events, load_state
from rules.game import Options
from rules.options import read_options
from rules.words import LOCALES, Message

LONGEST_NAME = 2 * NAME_LENGTH
"""More than any name with a number behind it."""

_MESSAGE = TypeAdapter(Message)
_UNDO = TypeAdapter(UndoRequest)
_HOLDER = TypeAdapter(Holder)
_TERMS = TypeAdapter(Terms)
_PEOPLE = TypeAdapter(People)
_NUMBERS = TypeAdapter(dict[str, int])
_ASKED = TypeAdapter(dict[int, tuple[int, datetime]])


class _TableRow(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    id: int
    guild_id: int
    channel_id: int
    owner_id: int
    game: str
    rules_version: int
    phase: Annotated[Phase, Field(strict=False)]
    locale: str
    seats_wanted: int
    options: str
    version: int
    created_at: Annotated[datetime, Field(strict=False)]
    state: str | None
    asked: str
    seed: str | None
    undo: str | None
    ending: str | None
    parked: str | None
    fault: str | None
    audience: Annotated[Audience, Field(strict=False)]
    terms: str | None
    people: str | None


def saving(before: Table, after: Table, draft: Draft, player: Player | None, press: int | None) -> Saving:
    """Everything that has to be stored for this change."""
    change = after.recent[-1]
    # Who knows that something waits still knows it when the table has been parked meanwhile.
    upon = before.unparked().called_upon()
    now_upon = after.unparked().called_upon()
    newly = now_upon - upon - _there(before, draft, player)
    return Saving(
        table=table_row(after),
        change={
            **past_row(change, dump_action(draft.action) if draft.action is not None else None),
            "user_id": player.user_id if player is not None else None,
            "press": press,
            "binding": int(draft.binding),
        },
        seats=None if after.holders == before.holders and before.version else [seat_row(h) for h in after.holders],
        undone_after=draft.undone_after,
        called=sorted(newly | draft.calls),
        uncalled=sorted(upon - now_upon),
        result=_result(before, after),
        alarms=None if after.alarms == before.alarms else alarm_rows(after.alarms),
    )


def _there(before: Table, draft: Draft, player: Player | None) -> frozenset[int]:
    """Who knows that something waits without being called: somebody who has just come back, or has acted before Elder
    looked at their question. Were they called now, it would tell that there is more that they could do.
    """
    knows = draft.kind is Kind.BACK or (draft.kind is Kind.ACT and draft.seat in before.hushed)
    return frozenset({player.user_id}) if player is not None and knows else frozenset()


def table_from(row: Row, seats: Sequence[Row], changes: Sequence[Row], alarms: Sequence[Row] = ()) -> Table:
    """The table in these rows (`changes` are the newest, the newest first). Raises Malformed and names the column."""
    with _reading("row"):
        plain = _TableRow.model_validate(row)
        rules = games()[plain.game]
    with _reading("options"):
        options = read_options(rules, json.loads(plain.options))
    with _reading("state"):
        state = load_state(rules, plain.state) if plain.state is not None else None
    with _reading("asked"):
        asked = _ASKED.validate_json(plain.asked)
    with _reading("undo, ending, parked"):
        undo = _UNDO.validate_json(plain.undo) if plain.undo is not None else None
        ending = _MESSAGE.validate_json(plain.ending) if plain.ending is not None else None
        parked = _MESSAGE.validate_json(plain.parked) if plain.parked is not None else None
    with _reading("terms, people, alarms"):
        terms = _TERMS.validate_json(plain.terms) if plain.terms is not None else Terms()
        people = _PEOPLE.validate_json(plain.people) if plain.people is not None else People()
        due = tuple(sorted(_alarm(alarm) for alarm in alarms))
    with _reading("seats"):
        holders = tuple(_holder(seat) for seat in seats)
    with _reading("changes"):
        recent = _recent(changes)
    table = Table(
        id=plain.id,
        guild_id=plain.guild_id,
        channel_id=plain.channel_id,
        owner_id=plain.owner_id,
        game=plain.game,
        stage=plain.phase,
        locale=plain.locale,
        seats_wanted=plain.seats_wanted,
        options=options,
        holders=holders,
        version=plain.version,
        rules_version=plain.rules_version,
        created_at=plain.created_at,
        state=state,
        since={seat: version for seat, (version, _) in asked.items()},
        asked_at={seat: at for seat, (_, at) in asked.items()},
        undo=undo,
        ending=ending,
        parked=parked,
        audience=plain.audience,
        recent=recent,
        terms=terms,
        people=people,
        alarms=due,
    )
    with _reading("row"):
        _fits_together(table)
    return table


def damaged_table(row: Row) -> Table:
    """What can still be said of a table whose row is damaged. Raises Malformed when even its place is not known."""
    with _reading("row"):
        numbers = ("id", "guild_id", "channel_id", "owner_id", "version")
        place = _NUMBERS.validate_python({name: row[name] for name in numbers}, strict=True)
    return Table(
        id=place["id"],
        guild_id=place["guild_id"],
        channel_id=place["channel_id"],
        owner_id=place["owner_id"],
        version=place["version"],
        # Of a game that this house does not have nothing can be said; another one lends it the words.
        game=row["game"] if row["game"] in games() else next(iter(games())),
        stage=Phase.OVER if row["phase"] == Phase.OVER else Phase.PLAYING,
        locale=language(str(row["locale"])),
        seats_wanted=0,
        options=Options(),
        holders=(),
        rules_version=0,
        created_at=datetime.min.replace(tzinfo=UTC),
        parked=Message("parked-damaged"),
    )


def change_from(row: Row) -> Change:
    """A change as the log tells it. Raises Malformed when the row is damaged."""
    with _reading("change"):
        return Change(
            version=row["version"],
            kind=Kind(row["kind"]),
            seat=row["seat"],
            events=tuple(load_events(row["events"])),
            at=datetime.fromisoformat(row["at"]),
            undone=row["undone_by"] is not None,
        )


def _recent(rows: Sequence[Row]) -> tuple[Change, ...]:
    """The newest change, and those before it as far back as they can be read: nothing but what is told hangs on them.

    Who opens the log learns that one is damaged. Raises Malformed when the newest is.
    """
    newest = [change_from(row) for row in rows[:1]]
    return tuple(reversed([*newest, *_legible(rows[1:])]))


def _legible(rows: Sequence[Row]) -> Iterator[Change]:
    """The changes up to the first that is damaged."""
    with suppress(Malformed):
        for row in rows:
            yield change_from(row)


def past_row(change: Change, action: str | None) -> Row:
    """A change that nobody here has made, of a game that was played elsewhere; `action` as JSON."""
    return {
        "version": change.version,
        "kind": change.kind,
        "seat": change.seat,
        "user_id": None,
        "press": None,
        "action": action,
        "binding": 0,
        "events": dump_events(list(change.events)),
        "at": change.at.isoformat(),
        "undone_by": None,
    }


def entry_from(row: Row) -> Entry:
    """An action of the log."""
    return Entry(row["version"], row["seat"], row["action"], bool(row["binding"]))


def alarm_rows(alarms: Sequence[Alarm]) -> list[Row]:
    """What is due, as rows."""
    return [{"seat": alarm.seat, "ring": alarm.ring, "at": alarm.at.isoformat()} for alarm in alarms]


def _alarm(row: Row) -> Alarm:
    at = datetime.fromisoformat(row["at"])
    if at.tzinfo is None:
        raise Malformed("alarms: a time of nowhere")
    return Alarm(at, Ring(row["ring"]), int(row["seat"]))


def dump_message(message: Message) -> str:
    """A message as JSON."""
    return _MESSAGE.dump_json(message).decode()


def dump_people(people: People) -> str:
    """How things stand with who sits at a table, as JSON."""
    return _PEOPLE.dump_json(people).decode()


def table_row(table: Table) -> Row:
    """The columns of a table that can change, and those that are set once."""
    asked = {seat: (version, table.asked_at[seat]) for seat, version in table.since.items()}
    return {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "owner_id": table.owner_id,
        "game": table.game,
        "rules_version": table.rules_version,
        "phase": table.stage,
        "locale": table.locale,
        "seats_wanted": table.seats_wanted,
        "options": table.options.model_dump_json(),
        "version": table.version,
        "created_at": table.created_at.isoformat(),
        "state": dump_state(table.rules, table.state) if table.state is not None else None,
        "asked": _ASKED.dump_json(asked).decode(),
        "seed": table.state.dice.seed if table.state is not None else None,
        "undo": _UNDO.dump_json(table.undo).decode() if table.undo is not None else None,
        "ending": dump_message(table.ending) if table.ending is not None else None,
        "parked": dump_message(table.parked) if table.parked is not None else None,
        "fault": None,
        "audience": table.audience,
        "terms": _TERMS.dump_json(table.terms).decode(),
        "people": dump_people(table.people),
    }


def _result(before: Table, after: Table) -> Result | None:
    """How the game came out, where it has just ended by its rules and two people at least have played it."""
    ends = before.stage is Phase.PLAYING and after.stage is Phase.OVER
    outcome = after.outcome() if ends else None
    if outcome is None or len(after.humans) < 2:
        return None
    places = [
        {"seat": holder.seat, "user_id": holder.user_id, "name": holder.name, "rank": rank}
        for holder, rank in zip(after.holders, outcome.ranks, strict=True)
    ]
    return Result(after.guild_id, after.game, after.recent[-1].at.isoformat(), places)


def seat_row(holder: Holder) -> Row:
    """A seat and who holds it."""
    return {"seat": holder.seat, "tribe": holder.tribe, "user_id": holder.user_id, "name": holder.name}


def _holder(row: Row) -> Holder:
    columns = {name: row[name] for name in ("seat", "tribe", "user_id", "name")}
    holder = _HOLDER.validate_json(json.dumps(columns), strict=True)
    if len(holder.name) > LONGEST_NAME:
        raise Malformed(f"a name of {len(holder.name)} characters")
    return holder


def _fits_together(table: Table) -> None:
    if table.locale not in LOCALES:
        raise Malformed(f"locale: nobody speaks {table.locale!r}")
    if not table.recent or table.recent[-1].version != table.version:
        raise Malformed("version: not that of the last change")
    if table.stage is Phase.PLAYING and table.state is None:
        raise Malformed("a game is played, but there is no position")
    if [holder.seat for holder in table.holders] != list(range(len(table.holders))):
        raise Malformed("the seats are not numbered from 0")
    tribes = tuple(holder.tribe for holder in table.holders)
    if len(set(tribes)) < len(tribes) or not set(tribes) <= set(table.rules.tribes):
        raise Malformed("the seats have tribes that the game has not, or not so often")
    if table.state is not None and tuple(table.state.tribes) != tribes:
        raise Malformed("the position has other seats than the table")
    _sit_there(table)
    if table.parked is None and {prompt.seat for prompt in table.awaited()} != set(table.since):
        raise Malformed("asked: others are asked than the position says")


def _sit_there(table: Table) -> None:
    people = table.people
    known = [*people.absent, *people.offered, *people.answers, *people.told, *(alarm.seat for alarm in table.alarms)]
    if any(seat not in range(len(table.holders)) for seat in known):
        raise Malformed("people: seats that are not there")


@contextmanager
def _reading(place: str) -> Iterator[None]:
    try:
        yield
    except Malformed as error:
        raise Malformed(f"{place}: {error}") from error
    except Exception as error:  # Whatever it is, one damaged row must not keep all others from going on.
        raise Malformed(f"{place}: {error!r}") from error
