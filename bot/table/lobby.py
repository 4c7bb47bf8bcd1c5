"""What can happen at a table before its game starts. Pure: each function gives a draft or raises Refused."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from datetime import datetime

from bot.errors import Refused
from bot.speech import clean
from bot.table.draft import Draft, told
from bot.table.model import Holder, Kind, Phase, Player, Table
from rules import games
from rules.codec import Malformed
from rules.dice import Dice, commitment
from rules.game import AnyGame, Event, Options, Seat, UnfitTable
from rules.options import choices, read_options, value_from_text, value_said
from rules.words import Message, kebab

_COMPUTERS = ("Talos", "Olimpia", "Golem", "Galatea", "Coppelia", "Roberta", "Tik-Tok", "Pygmalion", "Hadaly", "Turco")


def open_table(
    guild_id: int,
    channel_id: int,
    player: Player,
    game: str,
    seats: int,
    locale: str,
    now: datetime,
    usual: str | None = None,
) -> Table:
    """A new table with its owner at it, with the usual tribe of this person, not stored yet (id and version 0)."""
    rules = games().get(game)
    if rules is None:
        raise Refused(Message("no-such-game", {"name": game}))
    if seats not in rules.seats:
        raise Refused(Message("no-seats", {"low": rules.seats.start, "high": rules.seats.stop - 1}), game=game)
    tribe = usual if usual in rules.tribes else rules.tribes[0]
    return Table(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        owner_id=player.user_id,
        game=game,
        stage=Phase.LOBBY,
        locale=locale,
        seats_wanted=seats,
        options=rules.options(),
        holders=(Holder(0, tribe, player.user_id, player.name),),
        version=0,
        rules_version=rules.version,
        created_at=now,
    )


def join(table: Table, player: Player, tribe: str | None, usual: str | None = None) -> Draft:
    """Take a seat, with this tribe, or else the usual one of this person, or else the first that is free.

    Where no seat is free, a computer player makes room.
    """
    in_lobby(table)
    if table.seat_of(player.user_id) is not None:
        raise Refused(Message("no-seated-already"))
    welcome(table, player)
    computers = [holder for holder in table.holders if holder.computer]
    if table.full and computers:
        return _instead_of(table, computers[-1], player, tribe, usual)
    holder = _seated(table, player.user_id, player.name, tribe, usual)
    return _with(table, Kind.JOIN, (*table.holders, holder), "did-join", holder, holder.seat)


def add_computer(table: Table, player: Player, usual: str | None = None) -> Draft:
    """Let Elder play a seat, with this tribe where it is free."""
    in_lobby(table)
    owned(table, player)
    holder = _seated(table, None, computer_name(table), None, usual)
    return _with(
        table, Kind.COMPUTER, (*table.holders, holder), "did-add-computer", holder, table.seat_of(player.user_id)
    )


def remove_computer(table: Table, player: Player) -> Draft:
    """Take the computer player away that came last."""
    in_lobby(table)
    owned(table, player)
    computers = [holder for holder in table.holders if holder.computer]
    if not computers:
        raise Refused(Message("no-computer-here"))
    left = _without(table, computers[-1])
    return _with(table, Kind.DISMISS, left, "did-remove-computer", computers[-1], table.seat_of(player.user_id))


def choose_tribe(table: Table, player: Player, tribe: str) -> Draft:
    """Change one's tribe for one that is free, or swap with a computer player."""
    in_lobby(table)
    seat = seated(table, player)
    holders = list(table.holders)
    own = holders[seat]
    swapping = next((holder for holder in holders if holder.computer and holder.tribe == tribe), None)
    others = [holder for holder in holders if holder not in (own, swapping)]
    chosen = {seat: _free(table, others, tribe)}
    if swapping is not None:
        chosen[swapping.seat] = own.tribe
    for changed, new in chosen.items():
        holders[changed] = replace(holders[changed], tribe=new)
    events = tuple(
        told("did-choose-tribe", who=holders[changed], tribe=Message(f"tribe-{new}")) for changed, new in chosen.items()
    )
    return Draft(table=replace(table, holders=tuple(holders)), kind=Kind.TRIBE, seat=seat, events=events)


def leave(table: Table, player: Player) -> Draft:
    """Give the seat back. A lobby that nobody is left in is closed; an owner who goes is followed by the next."""
    holder = table.holders[seated(table, player)]
    holders = _without(table, holder)
    draft = _with(table, Kind.LEAVE, holders, "did-leave", holder, None)
    after = passed_on(draft.table, player)
    return replace(draft, table=after, events=(*draft.events, *inherited(table, after)))


def set_option(table: Table, player: Player, name: str, value: str) -> Draft:
    """Choose one of the game's options; `value` as a person types it."""
    in_lobby(table)
    owned(table, player)
    if name not in choices(table.rules.options):
        raise Refused(Message("no-such-option", {"name": name}), game=table.game)
    option, wanted = Message(f"option-{kebab(name)}"), value_from_text(table.rules.options, name, value)
    try:
        options: Options = read_options(table.rules, {**asdict(table.options), name: wanted})
    except Malformed as error:
        why = Message(
            "no-such-value", {"option": option, "value": str(wanted) if type(wanted) is int else clean(value)}
        )
        raise Refused(why, game=table.game, instead=_possible(table.rules.options, name)) from error
    event = told("did-set-option", option=option, value=value_said(name, wanted))
    return Draft(
        table=replace(table, options=options), kind=Kind.OPTION, seat=table.seat_of(player.user_id), events=(event,)
    )


def _possible(options: type[Options], name: str) -> Message:
    """The values of an option, in words."""
    values = choices(options)[name]
    if isinstance(values, range):
        return Message("instead-number", {"low": values[0], "high": values[-1]})
    return Message("instead-choices", {"choices": tuple(value_said(name, value) for value in values)})


def start(table: Table, player: Player, new_seed: Callable[[], str]) -> Draft:
    """Begin with those who sit here."""
    in_lobby(table)
    owned(table, player)
    rules = table.rules
    if len(table.holders) not in rules.seats:
        few = Message("no-too-few", {"low": rules.seats.start, "here": len(table.holders)})
        raise Refused(few, game=table.game, instead=Message("instead-add-computer"))
    try:
        state = rules.setup(table.tribes, table.options, Dice(new_seed()))
    except UnfitTable as error:
        raise Refused(error.why, game=table.game) from error
    playing = replace(table, stage=Phase.PLAYING, state=state)
    begins = told("did-start", hash=commitment(state.dice.seed))
    return Draft(table=playing, kind=Kind.START, seat=table.seat_of(player.user_id), events=(begins,))


def seated(table: Table, player: Player) -> Seat:
    """The seat of this person. Raises Refused for a stranger."""
    seat = table.seat_of(player.user_id)
    if seat is None:
        raise Refused(Message("no-stranger"))
    return seat


def welcome(table: Table, player: Player) -> None:
    """Raises Refused for somebody whom the owner has sent away from this table."""
    if player.user_id in table.people.sent_away:
        owner, name = owner_name(table), table.people.sent_away[player.user_id]
        instead = Message("instead-let-in", {"owner": owner, "name": name})
        raise Refused(Message("no-sent-away", {"owner": owner}), instead=instead)


def owner_name(table: Table) -> str:
    """What the owner of the table is called there."""
    return next((holder.name for holder in table.holders if holder.user_id == table.owner_id), "?")


def owned(table: Table, player: Player) -> None:
    """Raises Refused unless the table is this person's."""
    if player.user_id != table.owner_id:
        owner = owner_name(table)
        # Whoever sits there may only have wanted to get up.
        seats = table.seat_of(player.user_id) is not None
        instead = Message("instead-leave-table", {"owner": owner}) if seats else None
        raise Refused(Message("no-owner", {"owner": owner}), instead=instead)


def passed_on(table: Table, gone: Player) -> Table:
    """The table after somebody has given up the seat: owned by the next person, or closed where nobody is left."""
    if not table.humans:
        return replace(table, stage=Phase.OVER, undo=None, ending=Message("ended-all-left"))
    if table.owner_id != gone.user_id:
        return table
    heir = table.humans[0].user_id
    assert heir is not None
    return replace(table, owner_id=heir)


def inherited(before: Table, after: Table) -> tuple[Event, ...]:
    """That somebody else runs the table now, where it was passed on."""
    if after.owner_id == before.owner_id:
        return ()
    heir = next(holder for holder in after.holders if holder.user_id == after.owner_id)
    return (told("did-inherit", who=heir),)


def computer_name(table: Table) -> str:
    """A name for a computer player that nobody here has."""
    return next(name for name in _COMPUTERS if name not in table.names)


def in_lobby(table: Table) -> None:
    """Raises Refused once the game has begun, or the table is closed."""
    if table.phase is Phase.OVER:
        raise Refused(Message("no-over-already"))
    if table.phase is not Phase.LOBBY:
        raise Refused(Message("no-started-already"))


def _seated(table: Table, user_id: int | None, name: str, tribe: str | None, usual: str | None) -> Holder:
    if table.full:
        raise Refused(Message("no-full", {"seats": table.seats_wanted}), instead=Message("instead-second-table"))
    chosen = _free(table, table.holders, tribe, usual)
    return Holder(len(table.holders), chosen, user_id, told_apart(name, table.names))


def _instead_of(table: Table, computer: Holder, player: Player, tribe: str | None, usual: str | None) -> Draft:
    """The seat of a computer player, and its tribe where no other is wished for."""
    others = [holder for holder in table.holders if holder is not computer]
    name = told_apart(player.name, [holder.name for holder in others])
    chosen = _free(table, others, tribe, usual, computer.tribe)
    holder = replace(computer, tribe=chosen, user_id=player.user_id, name=name)
    holders = tuple(holder if old is computer else old for old in table.holders)
    return _with(table, Kind.JOIN, holders, "did-join-instead", holder, holder.seat, instead=computer)


def told_apart(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it where somebody here is called the same."""
    same = itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))
    return next(called for called in same if called not in taken)


def _free(table: Table, others: Sequence[Holder], tribe: str | None, *usual: str | None) -> str:
    """That tribe, or the first that nobody has: one of the usual ones where they are free."""
    rules: AnyGame = table.rules
    taken = {holder.tribe: holder.name for holder in others}
    free = [name for name in rules.tribes if name not in taken]
    if tribe is None:
        return next((name for name in usual if name in free), free[0])
    if tribe not in rules.tribes:
        raise Refused(Message("no-such-tribe", {"name": tribe}), game=table.game)
    if tribe in taken:
        spoken, who = Message(f"tribe-{tribe}"), taken[tribe]
        raise Refused(
            Message("no-tribe-taken", {"tribe": spoken, "who": who}),
            game=table.game,
            instead=_instead_of_tribe(table, who),
        )
    return tribe


def _instead_of_tribe(table: Table, who: str) -> Message:
    """Which tribes can be chosen, those of computer players too; or how two people swap."""
    kept = {holder.tribe for holder in table.humans}
    left = tuple(Message(f"tribe-{tribe}") for tribe in table.rules.tribes if tribe not in kept)
    return Message("instead-tribes", {"tribes": left}) if left else Message("instead-swap", {"who": who})


def _without(table: Table, gone: Holder) -> tuple[Holder, ...]:
    """The others, moved up."""
    left = [holder for holder in table.holders if holder is not gone]
    return tuple(replace(holder, seat=seat) for seat, holder in enumerate(left))


def _with(
    table: Table, kind: Kind, holders: tuple[Holder, ...], did: str, who: Holder, seat: Seat | None, **more: Holder
) -> Draft:
    return Draft(table=replace(table, holders=holders), kind=kind, seat=seat, events=(told(did, who=who, **more),))
