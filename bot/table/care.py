"""What the owner of a table may do with it, and whoever manages the channels of its server.

Pure: each function gives a draft or raises Refused. `manages` says that this person manages the channels. None of it
is done by a seat: whatever is asked of the person who does it stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refused
from bot.table.draft import Draft, told
from bot.table.lobby import owned
from bot.table.model import Audience, Kind, Phase, Player, Table
from bot.table.past import Entry, has_past, moment
from bot.table.play import playing
from bot.table.shelf import DAMAGED
from bot.table.timing import People
from rules.game import State
from rules.words import Message


def cared_for(table: Table, player: Player, manages: bool) -> None:
    """Raises Refused for who may not decide about this table, or when its papers are damaged."""
    if not manages:
        owned(table, player)
    if table.parked == DAMAGED:
        raise Refused(DAMAGED)


def move(table: Table, player: Player, channel_id: int, manages: bool) -> Draft:
    """Take the table to another channel. One that was parked because its place was gone goes on there."""
    cared_for(table, player, manages)
    if table.channel_id == channel_id and table.parked is None:
        raise Refused(Message("no-move-here"))
    event = told("did-move-table", who=player, place=f"<#{channel_id}>")
    after = replace(table, channel_id=channel_id, parked=None, message_id=None, trouble=None)
    return Draft(table=after, kind=Kind.MOVE, seat=None, events=(event,))


def show_to(table: Table, player: Player, audience: Audience, manages: bool) -> Draft:
    """Let everyone look at the table, or only those who play."""
    cared_for(table, player, manages)
    event = told("did-show-to-everyone" if audience is Audience.EVERYONE else "did-show-to-players", who=player)
    after = replace(table, audience=audience)
    return Draft(table=after, kind=Kind.AUDIENCE, seat=None, events=(event,))


def resume(table: Table, player: Player, manages: bool) -> Draft:
    """Go on with a parked table where it stands."""
    cared_for(table, player, manages)
    if table.parked is None:
        raise Refused(Message("no-parked"))
    after = replace(table, parked=None)
    return Draft(table=after, kind=Kind.PARK, seat=None, events=(told("did-unpark"),))


def restore(
    table: Table,
    player: Player,
    log: Sequence[Entry],
    aside: Sequence[Entry],
    number: int,
    version: int,
    manages: bool,
) -> Draft:
    """Go back to the position after this action, 0 being the beginning. All later ones count as taken back.

    Those that were taken back like that are `aside` as long as nobody has done anything since: the game can go forward
    to them again. `version` is that of the table when this person was asked whether they are sure.
    """
    restorable(table, player, number, len(log), len(aside), manages)
    if version != table.version:
        raise Refused(Message("no-stale"), stale=True)
    whole = [*log, *aside]
    after = replace(table, state=_position(table, whole[:number]), undo=None, people=_nothing_held(table.people))
    if number < len(log):
        event = told("did-restore", who=player, step=number, undone=len(log) - number)
        return Draft(
            table=after,
            kind=Kind.RESTORE,
            seat=None,
            events=(event,),
            undone_after=log[number].version - 1,
            anew=True,
        )
    again = tuple(entry.version for entry in whole[len(log) : number])
    event = told("did-restore-again", who=player, step=number, again=len(again))
    return Draft(table=after, kind=Kind.RESTORE, seat=None, events=(event,), again=again, anew=True)


def _position(table: Table, log: Sequence[Entry]) -> State:
    return moment(table, log, len(log)).state


def _nothing_held(people: People) -> People:
    """In a pause: what was due is no more, for it belonged to other questions."""
    return people if people.pause is None else replace(people, pause=replace(people.pause, held=()))


def restorable(table: Table, player: Player, number: int, of: int, aside: int, manages: bool) -> None:
    """Raises Refused unless this person may take the game to this action, while so many count and so many are aside."""
    cared_for(table, player, manages)
    if table.stage is Phase.OVER:
        raise Refused(Message("no-restore-over"), instead=Message("instead-rematch"))
    playing(table)
    has_past(table)
    if not 0 <= number <= of + aside or number == of:
        last = of + aside if aside else of - 1
        raise Refused(Message("no-restore", {"last": last}) if last >= 0 else Message("no-undo-nothing"))
