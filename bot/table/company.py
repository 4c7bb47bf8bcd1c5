"""Who plays for whom in the middle of a game: seats that are offered and taken, people who are sent away, who have
left the server, who let their time run out and who come back. Pure: each function gives a draft or raises Refused.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.table import lobby, play
from bot.table.draft import Draft, told
from bot.table.model import Kind, Phase, Player, Table
from bot.table.seats import handed_over
from bot.table.timing import Ring, RunOut
from rules.game import Seat
from rules.words import Message, Who


def offer(table: Table, player: Player) -> Draft:
    """Offer one's own seat to others, or keep it after all."""
    play.playing(table)
    seat = lobby.seated(table, player)
    kept = seat in table.people.offered
    others = tuple(other for other in table.people.offered if other != seat)
    people = replace(table.people, offered=others if kept else (*others, seat))
    event = told("did-keep-seat" if kept else "did-offer-seat", who=Who(seat))
    return Draft(table=replace(table, people=people), kind=Kind.SEAT, seat=None, events=(event,))


def take(table: Table, player: Player, seat: Seat) -> Draft:
    """Take a seat that is offered, one's own from before, or a computer player's where the table lets guests in.

    Nobody gets to know the secrets of two seats, so who has had another one may not.
    """
    play.playing(table)
    if table.seat_of(player.user_id) is not None:
        raise Refused(Message("no-seated-already"))
    lobby.welcome(table, player)
    if seat >= len(table.holders) or not _is_free(table, seat, player):
        raise Refused(Message("no-seat-free"), stale=True)
    if table.people.former.get(player.user_id, seat) != seat:
        raise Refused(Message("no-other-seat", {"who": Who(table.people.former[player.user_id])}))
    before = table.holders[seat]
    name = lobby.told_apart(player.name, [holder.name for holder in table.holders if holder.seat != seat])
    after, lapsed = play.lapse(handed_over(table, seat, player.user_id, name))
    if table.owner_id == before.user_id:
        after = replace(after, owner_id=player.user_id)
    event = told("did-take-seat", who=Player(player.user_id, name), whose=before)
    return Draft(table=after, kind=Kind.SEAT, seat=seat, events=(event, *lobby.inherited(table, after), *lapsed))


def join(table: Table, player: Player) -> Draft:
    """Take a seat in the middle of a game: one's own from before, else an offered one, else a computer player's."""
    if table.seat_of(player.user_id) is not None:
        raise Refused(Message("no-seated-already"))
    lobby.welcome(table, player)
    had = table.people.former.get(player.user_id)
    if had is not None:
        return take(table, player, had)
    free = [holder.seat for holder in table.holders if _is_free(table, holder.seat, player)]
    if not free:
        raise Refused(Message("no-seat-free"), instead=Message("instead-replace"))
    return take(table, player, min(free, key=lambda seat: (seat not in table.people.offered, seat)))


def kick(table: Table, player: Player, user_id: int) -> Draft:
    """Send somebody away, as the owner, who stays away until let in again; a computer player takes the seat."""
    if table.phase is Phase.OVER:
        raise Refused(Message("no-over-already"))
    lobby.owned(table, player)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Message("no-such-guest"), stale=True)
    if user_id == player.user_id:
        raise Refused(Message("no-kick-self"), instead=Message("instead-leave"))
    draft = _sent_away(table, seat, "did-kick", "did-kick-lobby")
    away = {**table.people.sent_away, user_id: table.holders[seat].name}
    return replace(draft, table=replace(draft.table, people=replace(draft.table.people, sent_away=away)))


def let_in(table: Table, player: Player, user_id: int) -> Draft:
    """Let somebody come back who was sent away, as the owner."""
    if table.phase is Phase.OVER:
        raise Refused(Message("no-over-already"))
    lobby.owned(table, player)
    away = dict(table.people.sent_away)
    name = away.pop(user_id, None)
    if name is None:
        raise Refused(Message("no-such-guest"), stale=True)
    after = replace(table, people=replace(table.people, sent_away=away))
    return Draft(table=after, kind=Kind.BACK, seat=None, events=(told("did-let-in", who=Player(user_id, name)),))


def gone(table: Table, user_id: int) -> Draft:
    """Somebody is not on the server any more, or their account is deleted."""
    seat = table.seat_of(user_id)
    if seat is None or table.phase not in (Phase.LOBBY, Phase.PLAYING):
        raise Refused(Message("no-such-guest"), stale=True)
    return _sent_away(table, seat, "did-leave-server", "did-leave-server-lobby")


def run_out(table: Table, seat: Seat, *, calls: bool) -> Draft:
    """Somebody's time is over. Where nobody else is there who waits for them, the game waits too; and `calls` says
    whether they are called once more at once.
    """
    holder = table.holders[seat]
    assert holder.user_id is not None, "only people have time that can run out"
    alarms = tuple(alarm for alarm in table.alarms if (alarm.seat, alarm.ring) != (seat, Ring.END))
    if seat not in table.owing():
        after, lapsed = play.lapse(replace(table, alarms=alarms), "did-late-undo")
        return Draft(table=after, kind=Kind.RUN_OUT, seat=None, events=lapsed)
    people = replace(table.people, saved={**table.people.saved, seat: 0})
    someone = any(other.seat != seat for other in table.present)
    out = table.terms.out if someone else RunOut.REMIND
    event = told(f"did-run-out-{out}", who=Who(seat))
    late = replace(table, alarms=alarms, people=people)
    if out is RunOut.REMIND:
        called = frozenset({holder.user_id}) if calls else frozenset()
        late, lapsed = play.lapse(late, "did-late-undo") if seat in table.voters() else (late, ())
        return Draft(table=late, kind=Kind.RUN_OUT, seat=None, events=(event, *lapsed), calls=called)
    after, lapsed = play.lapse(late)
    after = replace(after, people=replace(people, absent={**people.absent, seat: out}))
    return Draft(table=after, kind=Kind.RUN_OUT, seat=None, events=(event, *lapsed))


def come_back(table: Table, player: Player) -> Draft:
    """Decide for oneself again. Raises Refused for somebody for whom Elder does not decide."""
    seat = lobby.seated(table, player)
    if seat not in table.people.absent:
        raise Refused(Message("no-absent"))
    event = told("did-come-back", who=Who(seat))
    return Draft(table=play.returned(table, seat), kind=Kind.BACK, seat=None, events=(event,))


def _is_free(table: Table, seat: Seat, player: Player) -> bool:
    computer = table.holders[seat].computer
    had = table.people.former.get(player.user_id) == seat
    return seat in table.people.offered or (computer and (had or table.terms.guests))


def _sent_away(table: Table, seat: Seat, did: str, did_in_lobby: str) -> Draft:
    if table.phase is not Phase.LOBBY:
        return play.vacated(table, seat, did)
    holder = table.holders[seat]
    assert holder.user_id is not None, "only people are sent away"
    draft = lobby.leave(table, Player(holder.user_id, holder.name))
    return replace(draft, events=(told(did_in_lobby, who=holder), *lobby.inherited(table, draft.table)))
