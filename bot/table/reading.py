"""A table from its rows. pydantic guards this border: a damaged row is never half believed."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.speech import NAME_LENGTH, language
from bot.store.saving import Row
from bot.table.model import Audience, Change, Holder, Kind, Phase, Table
from bot.table.past import Entry
from bot.table.rows import ASKED, MESSAGE, PEOPLE, TERMS, UNDO
from bot.table.timing import Alarm, People, Ring, Terms
from rules import games
from rules.codec import Malformed, load_events, load_state
from rules.game import Options
from rules.options import read_options
from rules.words import LOCALES, Message

LONGEST_NAME = 2 * NAME_LENGTH
"""More than any name with a number behind it."""

_HOLDER = TypeAdapter(Holder)
_NUMBERS = TypeAdapter(dict[str, int])


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


def table_from(
    row: Row,
    seats: Sequence[Row],
    changes: Sequence[Row],
    alarms: Sequence[Row] = (),
    handovers: Sequence[Row] = (),
) -> Table:
    """The table in these rows (`changes` are the newest, the newest first). Raises Malformed and names the column."""
    with _reading("row"):
        plain = _TableRow.model_validate(row)
        rules = games()[plain.game]
    with _reading("options"):
        options = read_options(rules, json.loads(plain.options))
    with _reading("state"):
        state = load_state(rules, plain.state) if plain.state is not None else None
    with _reading("asked"):
        asked = ASKED.validate_json(plain.asked)
    with _reading("undo, ending, parked"):
        undo = UNDO.validate_json(plain.undo) if plain.undo is not None else None
        ending = MESSAGE.validate_json(plain.ending) if plain.ending is not None else None
        parked = MESSAGE.validate_json(plain.parked) if plain.parked is not None else None
    with _reading("terms, people, alarms"):
        terms = TERMS.validate_json(plain.terms) if plain.terms is not None else Terms()
        people = PEOPLE.validate_json(plain.people) if plain.people is not None else People()
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
        handovers=tuple(change for row in handovers for change in _legible([row])),
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


def entry_from(row: Row) -> Entry:
    """An action of the log."""
    return Entry(row["version"], row["seat"], row["action"], bool(row["binding"]))


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


def _alarm(row: Row) -> Alarm:
    at = datetime.fromisoformat(row["at"])
    if at.tzinfo is None:
        raise Malformed("alarms: a time of nowhere")
    return Alarm(at, Ring(row["ring"]), int(row["seat"]))


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
    tribes = table.tribes
    if len(set(tribes)) < len(tribes) or not set(tribes) <= set(table.rules.tribes):
        raise Malformed("the seats have tribes that the game has not, or not so often")
    if table.state is not None and table.state.tribes != tribes:
        raise Malformed("the position has other seats than the table")
    _sit_there(table)
    if table.parked is None and {prompt.seat for prompt in table.awaited()} != set(table.since):
        raise Malformed("asked: others are asked than the position says")


def _sit_there(table: Table) -> None:
    people = table.people
    seats = (people.absent, people.offered, people.answers, people.told, people.heard, people.unwarned)
    known = [*itertools.chain.from_iterable(seats), *(alarm.seat for alarm in table.alarms)]
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
