"""What can happen at a table while its game is played. Pure: each function gives a draft or raises Refused."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.table.draft import Draft, told
from bot.table.lobby import computer_name, inherited, owned, passed_on, seated
from bot.table.model import Kind, Phase, Player, Table
from bot.table.seats import handed_over
from rules.codec import clone
from rules.game import Action, Event, Illegal, Seat
from rules.words import Message, Who


def act(table: Table, player: Player, action: Action, version: int | None) -> Draft:
    """Let a person act. `version` is the table's when the panel was made that was pressed; None where it was typed."""
    playing(table)
    seat = seated(table, player)
    if version is not None and version < table.since.get(seat, table.version + 1):
        raise Refused(Message("no-stale"), stale=True)
    return act_for(returned(table, seat), seat, action)


def act_for(table: Table, seat: Seat, action: Action) -> Draft:
    """Let a seat act, whoever moves its hand. An undo request that stands lapses with it, and a pause ends."""
    assert table.state is not None
    state = clone(table.state)
    try:
        events = table.rules.apply(state, seat, action)
    except Illegal as error:
        raise Refused.by_rule(table.game, error.refusal) from error
    binding = state.dice.count != table.state.dice.count or any(event.reveal for event in events)
    after, lapsed = lapse(table)
    after, goes_on = awake(after)
    return Draft(
        table=replace(after, state=state),
        kind=Kind.ACT,
        seat=seat,
        events=(*goes_on, *events, *lapsed),
        action=action,
        binding=binding,
    )


def act_for_computer(table: Table, seat: Seat, action: Action, version: int) -> Draft:
    """Let a computer player act that has looked at this very version. Raises Refused when it has come too late."""
    if table.version != version or table.phase is not Phase.PLAYING:
        raise Refused(Message("no-stale"), stale=True)
    return act_for(table, seat, action)


def leave(table: Table, player: Player) -> Draft:
    """Give the seat up in the middle of a game: a computer player takes it."""
    return vacated(table, seated(table, player), "did-give-seat")


def vacated(table: Table, seat: Seat, did: str) -> Draft:
    """The seat without its person, for whatever reason; `did` says it."""
    before = table.holders[seat]
    assert before.user_id is not None, "a computer player stays"
    gone = Player(before.user_id, before.name)
    after, lapsed = lapse(table)
    after = passed_on(handed_over(after, seat, None, computer_name(table)), gone)
    event = told(did, who=before, to=after.holders[seat])
    return Draft(table=after, kind=Kind.LEAVE, seat=seat, events=(event, *inherited(table, after), *lapsed))


def end(table: Table, player: Player, manages: bool = False) -> Draft:
    """Close the table, whatever it is doing; its owner may, and who manages the channels."""
    if table.phase is Phase.OVER:
        raise Refused(Message("no-over-already"))
    if not manages:
        owned(table, player)
    why = told("ended-by-owner", who=player)
    after = replace(table, stage=Phase.OVER, undo=None, parked=None, ending=why.what)
    return Draft(table=after, kind=Kind.END, seat=table.seat_of(player.user_id), events=(why,))


def park(table: Table, why: Message) -> Draft:
    """Stop where it is: its place in Discord is gone."""
    return Draft(table=replace(table, parked=why), kind=Kind.PARK, seat=None, events=(Event(why),))


def unpark(table: Table) -> Draft:
    """Go on."""
    return Draft(table=replace(table, parked=None), kind=Kind.PARK, seat=None, events=(told("did-unpark"),))


def playing(table: Table) -> None:
    """Raises Refused unless the game is being played."""
    if table.phase is Phase.PLAYING:
        return
    raise Refused(Message("no-started" if table.phase is Phase.LOBBY else "no-over-already"))


def lapse(table: Table, did: str = "did-lapse-undo") -> tuple[Table, tuple[Event, ...]]:
    """Without the undo request, if there is one; and then everybody is told: `did` says what has ended it."""
    if table.undo is None:
        return table, ()
    return replace(table, undo=None), (told(did, who=Who(table.undo.seat)),)


def awake(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """Without the pause, if there is one; and then everybody is told."""
    if not table.paused:
        return table, ()
    return replace(table, people=replace(table.people, pause=None)), (told("did-go-on"),)


def returned(table: Table, seat: Seat) -> Table:
    """The table at which whoever holds this seat decides again."""
    if seat not in table.people.absent:
        return table
    absent = {other: how for other, how in table.people.absent.items() if other != seat}
    return replace(table, people=replace(table.people, absent=absent))
