"""Seats that change hands in the middle of a game."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.table import Phase, Table
from bot.table.host import Host
from tests.bot.house import ANNA, BEN, CLARA, DAVID, House


def sits(table: Table, *names: str) -> bool:
    return table.names == names


async def test_a_seat_is_offered_and_taken_with_all_that_was_answered_already(house: House) -> None:
    table, host = await house.do(await house.game(3), ANNA, "call"), Host(house.tables)
    table = await house.do(table, BEN, "bid", number=2)
    await host.offer(table.id, BEN)
    table = (await host.take(table.id, DAVID, 1)).table
    assert sits(table, "Anna", "David", "Clara")
    assert (table.people.offered, table.people.former) == ((), {BEN.user_id: 1})
    assert table.called_upon() == {ANNA.user_id, CLARA.user_id}
    assert await house.replayed(table.id) == await house.stored_state(table.id)
    with pytest.raises(Refused, match="no-stranger"):
        await house.do(table, BEN, "bid", number=2)


async def test_who_takes_an_awaited_seat_is_called_and_who_had_it_is_not(house: House) -> None:
    table, host = await house.game(), Host(house.tables)
    await host.offer(table.id, ANNA)
    table = (await host.take(table.id, CLARA, 0)).table
    assert (await house.notices.due(table.id)).called == {CLARA.user_id}
    assert table.owner_id == CLARA.user_id
    assert table.alarms[0].seat == 0


async def test_a_seat_that_is_not_offered_is_not_to_be_had(house: House) -> None:
    table, host = await house.game(), Host(house.tables)
    for seat in (0, 1, 7):
        with pytest.raises(Refused, match="no-seat-free"):
            await host.take(table.id, CLARA, seat)
    await host.offer(table.id, BEN)
    table = (await host.offer(table.id, BEN)).table
    assert table.people.offered == ()
    with pytest.raises(Refused, match="no-seat-free"):
        await host.take(table.id, CLARA, 1)
    with pytest.raises(Refused, match="no-seated-already"):
        await host.take(table.id, ANNA, 1)


async def test_only_the_first_who_takes_it_gets_it(house: House) -> None:
    table, host = await house.game(), Host(house.tables)
    await host.offer(table.id, BEN)
    await host.take(table.id, CLARA, 1)
    with pytest.raises(Refused, match="no-seat-free"):
        await host.take(table.id, DAVID, 1)


async def test_who_has_left_gets_the_own_seat_back_and_no_other(house: House) -> None:
    table = await house.game(3)
    host = Host(house.tables)
    await house.tables.leave(table.id, BEN)
    await host.offer(table.id, CLARA)
    with pytest.raises(Refused, match="no-other-seat"):
        await host.take(table.id, BEN, 2)
    table = (await house.tables.join(table.id, BEN)).table
    assert sits(table, "Anna", "Ben", "Clara")
    assert table.people.former == {}


async def test_a_seat_that_was_given_away_is_gone(house: House) -> None:
    table, host = await house.game(), Host(house.tables)
    await host.offer(table.id, BEN)
    await host.take(table.id, CLARA, 1)
    with pytest.raises(Refused, match="no-seat-free"):
        await house.tables.join(table.id, BEN)


@pytest.mark.parametrize("guests", ["on", "off"])
async def test_latecomers_take_a_computer_players_seat_where_the_owner_lets_them(house: House, guests: str) -> None:
    table = await house.tables.open(1, 10, ANNA, house.game_key, 2, "en")
    host = Host(house.tables)
    await house.tables.add_computer(table.id, ANNA)
    await host.set_terms(table.id, ANNA, "guests", guests)
    await house.tables.start(table.id, ANNA)
    if guests == "off":
        with pytest.raises(Refused, match="no-seat-free"):
            await house.tables.join(table.id, BEN)
    else:
        assert sits((await house.tables.join(table.id, BEN)).table, "Anna", "Ben")


async def test_offered_seats_come_before_computer_players(house: House) -> None:
    table = await house.game(3)
    await house.tables.leave(table.id, BEN)
    await Host(house.tables).offer(table.id, CLARA)
    assert (await house.tables.join(table.id, DAVID)).table.names[2] == "David"


async def test_two_of_the_same_name_are_told_apart(house: House) -> None:
    table = await house.game()
    await house.tables.leave(table.id, BEN)
    twin = type(ANNA)(777, ANNA.name)
    assert sits((await house.tables.join(table.id, twin)).table, "Anna", "Anna 2")


@pytest.mark.parametrize("playing", [False, True])
async def test_the_owner_sends_somebody_away(house: House, playing: bool) -> None:
    table = await (house.game() if playing else house.lobby())
    host = Host(house.tables)
    with pytest.raises(Refused, match="no-owner"):
        await host.kick(table.id, BEN, ANNA.user_id)
    with pytest.raises(Refused, match="no-kick-self"):
        await host.kick(table.id, ANNA, ANNA.user_id)
    with pytest.raises(Refused, match="no-such-guest"):
        await host.kick(table.id, ANNA, CLARA.user_id)
    table = (await host.kick(table.id, ANNA, BEN.user_id)).table
    assert table.seat_of(BEN.user_id) is None
    assert len(table.holders) == 1 + playing


@pytest.mark.parametrize("playing", [False, True])
async def test_who_is_gone_from_the_server_is_gone_once(house: House, playing: bool) -> None:
    table = await (house.game(3) if playing else house.lobby(3))
    host = Host(house.tables)
    await host.gone(table.id, ANNA.user_id)
    await host.gone(table.id, ANNA.user_id)
    table = await house.tables.get(table.id)
    assert table.owner_id == BEN.user_id
    ids = [event.what.id for change in table.recent for event in change.events]
    assert sum(id_.startswith("did-leave-server") for id_ in ids) == 1


async def test_when_the_last_is_gone_the_table_is_closed(house: House) -> None:
    table, host = await house.game(), Host(house.tables)
    for player in (ANNA, BEN):
        await host.gone(table.id, player.user_id)
    assert (await house.tables.get(table.id)).phase is Phase.OVER
    assert (await house.game()).id != table.id


async def test_a_wish_for_a_pause_goes_with_who_had_it_and_begins_when_the_last_who_hesitated_is_gone(
    house: House,
) -> None:
    table, host = await house.game(3), Host(house.tables)
    await host.ask_pause(table.id, BEN)
    assert (await house.tables.leave(table.id, BEN)).table.people.pause is None
    await host.ask_pause(table.id, ANNA)
    assert (await house.tables.leave(table.id, CLARA)).table.paused


async def test_coming_back_is_nothing_for_who_is_there(house: House) -> None:
    table = await house.game()
    for player in (ANNA, CLARA):
        await Host(house.tables).come_back(table.id, player)
    assert await house.tables.get(table.id) == table
