"""A table as rows: what of it is stored, and what of a change."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from pydantic import TypeAdapter

from bot.store.results import Result
from bot.store.saving import Row, Saving
from bot.table.draft import Draft
from bot.table.model import Change, Holder, Kind, Phase, Player, Table, UndoRequest
from bot.table.timing import Alarm, People, Terms
from rules.codec import dump_action, dump_events, dump_options, dump_state
from rules.words import Message

MESSAGE = TypeAdapter(Message)
UNDO = TypeAdapter(UndoRequest)
TERMS = TypeAdapter(Terms)
PEOPLE = TypeAdapter(People)
ASKED = TypeAdapter(dict[int, tuple[int, datetime]])
"""How what is more than a word or a number is written."""


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
        again=draft.again,
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
        "options": dump_options(table.options),
        "version": table.version,
        "created_at": table.created_at.isoformat(),
        "state": dump_state(table.rules, table.state) if table.state is not None else None,
        "asked": ASKED.dump_json(asked).decode(),
        "seed": table.state.dice.seed if table.state is not None else None,
        "undo": UNDO.dump_json(table.undo).decode() if table.undo is not None else None,
        "ending": dump_message(table.ending) if table.ending is not None else None,
        "parked": dump_message(table.parked) if table.parked is not None else None,
        "fault": None,
        "audience": table.audience,
        "terms": TERMS.dump_json(table.terms).decode(),
        "people": dump_people(table.people),
    }


def seat_row(holder: Holder) -> Row:
    """A seat and who holds it."""
    return {"seat": holder.seat, "tribe": holder.tribe, "user_id": holder.user_id, "name": holder.name}


def alarm_rows(alarms: Sequence[Alarm]) -> list[Row]:
    """What is due, as rows."""
    return [{"seat": alarm.seat, "ring": alarm.ring, "at": alarm.at.isoformat()} for alarm in alarms]


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


def dump_message(message: Message) -> str:
    """A message as JSON."""
    return MESSAGE.dump_json(message).decode()


def dump_people(people: People) -> str:
    """How things stand with who sits at a table, as JSON."""
    return PEOPLE.dump_json(people).decode()
