"""Clicks and races at one table: what arrives twice, at once, late, or from a stranger."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.errors import Refused
from bot.table import Done, Kind, Phase, Player, Table
from rules.codec import clone, dump_state
from rules.game import Action
from rules.words import Message
from tests.bot.games.tryout import Bid, Pass, Roll, Step
from tests.bot.house import ANNA, BEN, CLARA, GAME, PEOPLE, STRANGER, House


async def outcomes(*wishes: Awaitable[Done]) -> tuple[list[Done], list[Refused]]:
    """What came of wishes that were uttered at the same moment."""
    results = await asyncio.gather(*wishes, return_exceptions=True)
    unforeseen = [result for result in results if not isinstance(result, Done | Refused)]
    assert unforeseen == []
    return [r for r in results if isinstance(r, Done)], [r for r in results if isinstance(r, Refused)]


def owed(table: Table) -> tuple[Player, Action]:
    seat = table.awaited()[0].seat
    return PEOPLE[seat], table.rules.legal(table.state, seat)[0]


async def test_join_storm(house: House) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 4, "en")
    crowd = [Player(1000 + number, f"Guest {number}") for number in range(100)]
    done, refused = await outcomes(*(house.tables.join(table.id, guest) for guest in crowd))
    assert (len(done), Counter(error.why.id for error in refused)) == (3, {"no-full": 97})
    table = await house.tables.get(table.id)
    assert len({holder.user_id for holder in table.holders}) == len({h.tribe for h in table.holders}) == 4


async def test_double_start(house: House) -> None:
    table = await house.lobby()
    done, refused = await outcomes(*(house.tables.start(table.id, ANNA, press=press) for press in range(5)))
    assert (len(done), Counter(error.why.id for error in refused)) == (1, {"no-started-already": 4})
    assert [change.kind for change in await house.tables.log(table.id)].count(Kind.START) == 1


async def test_only_one_table_in_a_channel(house: House) -> None:
    wishes = [house.tables.open(1, 10, player, GAME, 2, "en") for player in PEOPLE]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 1
    assert [r.why.id for r in results if isinstance(r, Refused)] == ["no-table-here"] * 3


async def test_the_same_press_twice_is_done_once_and_answered_twice(house: House) -> None:
    table = await house.game()
    player, action = owed(table)
    once, twice = await asyncio.gather(
        *(house.tables.act(table.id, player, action, table.version, press=77) for _ in range(2))
    )
    assert (once.change, once.repeated, twice.change, twice.repeated) == (once.change, False, once.change, True)
    later = await house.tables.act(table.id, player, action, table.version, press=77)
    assert later.repeated
    assert later.table.version == table.version + 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_same_press_opens_no_second_table_when_the_first_is_over(house: House, restarted: bool) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 2, "en", press=77)
    await house.tables.leave(table.id, ANNA)
    later = await house.reopened() if restarted else house
    again = await later.tables.open(1, 10, ANNA, GAME, 2, "en", press=77)
    assert (again.id, again.phase) == (table.id, Phase.OVER)
    assert later.tables.at(10) is None


async def test_the_same_press_after_a_restart_is_not_done_again(house: House) -> None:
    table = await house.game()
    await house.tables.end(table.id, ANNA, press=5)
    lobby = await house.tables.open(1, 10, ANNA, GAME, 3, "en", press=77)
    await house.tables.add_computer(lobby.id, ANNA, press=78)
    after = await house.reopened()
    done = await after.tables.add_computer(lobby.id, ANNA, press=78)
    assert done.repeated
    assert len((await after.tables.get(lobby.id)).holders) == 2


async def test_a_double_tap_with_two_presses_is_stale_the_second_time(house: House) -> None:
    table = await house.game()
    player, action = owed(table)
    done, refused = await outcomes(
        *(house.tables.act(table.id, player, action, table.version, press=press) for press in (1, 2))
    )
    assert len(done) == 1
    assert [(error.why.id, error.stale) for error in refused] == [("no-stale", True)]


async def test_two_hundred_at_once_and_the_log_still_leads_to_the_state(house: House) -> None:
    table = await house.game(3)
    assert table.state is not None
    ahead, wishes = clone(table.state), []
    for _ in range(100):
        seat = table.rules.awaited(ahead)[0].seat
        action = house.luck.choice((Step(), Roll(), Pass()))
        table.rules.apply(ahead, seat, action)
        wishes += [house.tables.act(table.id, PEOPLE[seat], action) for _ in range(2)]
    done, _ = await outcomes(*wishes)
    assert len(done) >= 100
    table = await house.tables.get(table.id)
    assert table.state is not None
    assert table.version == 4 + len(done)
    assert await house.replayed(table.id) == await house.stored_state(table.id) == dump_state(table.rules, table.state)


async def test_a_stranger_is_told_and_changes_nothing(house: House) -> None:
    table = await house.game()
    _, action = owed(table)
    for wish in (
        house.tables.act(table.id, STRANGER, action, table.version),
        house.tables.undo(table.id, STRANGER),
        house.tables.answer_undo(table.id, STRANGER, True, table.version),
        house.tables.leave(table.id, STRANGER),
    ):
        with pytest.raises(Refused) as refused:
            await wish
        assert refused.value.why.id == "no-stranger"
    with pytest.raises(Refused, match="no-owner"):
        await house.tables.end(table.id, BEN)
    with pytest.raises(Refused, match="no-seat-free"):
        await house.tables.join(table.id, STRANGER)
    assert await house.tables.get(table.id) == table


async def test_who_left_sees_and_does_nothing_more(house: House) -> None:
    table = await house.game(3)
    player, action = owed(table)
    left = (await house.tables.leave(table.id, player)).table
    assert left.holders[table.seat_of(player.user_id) or 0].computer
    with pytest.raises(Refused, match="no-stranger"):
        await house.tables.act(table.id, player, action, table.version)


async def test_presses_on_a_table_that_is_over_or_unknown_are_told(house: House) -> None:
    table = await house.game()
    player, action = owed(table)
    await house.tables.end(table.id, ANNA)
    for wish in (house.tables.act(table.id, player, action, table.version), house.tables.undo(table.id, ANNA)):
        with pytest.raises(Refused, match="no-over-already"):
            await wish
    with pytest.raises(Refused, match="no-such-table"):
        await house.tables.act(4711, player, action)


async def test_an_illegal_action_names_its_rule_and_changes_nothing(house: House) -> None:
    table = await house.game()
    waiting = next(player for player in PEOPLE[:2] if player != owed(table)[0])
    with pytest.raises(Refused) as refused:
        await house.tables.act(table.id, waiting, owed(table)[1])
    assert (refused.value.why.id, refused.value.game) == ("no-not-asked", GAME)
    assert refused.value.section
    assert await house.tables.get(table.id) == table


async def test_a_simultaneous_decision_stays_open_while_the_others_answer(house: House) -> None:
    table = await house.do(await house.game(3), ANNA, "call")
    panel = table.version
    between = (await house.tables.act(table.id, BEN, Bid(1), panel)).table
    assert between.since == {0: panel, 2: panel}
    after = (await house.tables.act(table.id, CLARA, Bid(2), panel)).table
    assert after.since == {0: panel}
    with pytest.raises(Refused, match="no-stale"):
        await house.tables.act(table.id, BEN, Bid(0), panel)


async def test_four_secret_choices_in_one_tick_are_all_taken(house: House) -> None:
    table = await house.do(await house.game(4), ANNA, "call")
    bids = (house.tables.act(table.id, player, Bid(1), table.version, press=player.user_id) for player in PEOPLE)
    done, refused = await outcomes(*bids)
    assert (len(done), refused) == (4, [])


async def test_tables_nobody_is_changing_leave_no_lock_behind(house: House) -> None:
    tables = [await house.game(channel=channel) for channel in range(10, 14)]
    await asyncio.gather(
        *(house.tables.act(table.id, *owed(table)) for table in tables for _ in range(3)), return_exceptions=True
    )
    with pytest.raises(Refused, match="no-such-table"):
        await house.tables.join(4711, STRANGER)
    gc.collect()
    assert len(house.tables._locks) == 0


async def test_a_table_that_is_parked_twice_is_parked_once(house: House) -> None:
    table, other = await house.game(channel=10), await house.game(channel=11)
    why = Message("parked-channel-gone")
    await asyncio.gather(*(house.tables.park([table.id, other.id], why) for _ in range(2)))
    for parked in (table, other):
        assert (await house.tables.get(parked.id)).parked == why
        assert [change.kind for change in await house.tables.log(parked.id)].count(Kind.PARK) == 1


async def test_who_reads_a_table_slowly_does_not_put_an_older_one_in_its_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.game()
    later = await house.reopened()
    later.tables._shelf._open.clear()
    store, begun, slow = later.tables._shelf._store, asyncio.Event(), asyncio.Event()
    whole = store.seats

    async def seats(table_id: int) -> list[dict[str, Any]]:
        begun.set()
        await slow.wait()
        return await whole(table_id)

    with monkeypatch.context() as patched:
        patched.setattr(store, "seats", seats)
        reading = asyncio.create_task(later.tables.get(table.id))
        await begun.wait()
    acted = (await later.tables.act(table.id, *owed(table))).table
    slow.set()
    assert (await reading).version == acted.version
    assert (await later.tables.get(table.id)).version == acted.version


async def test_what_is_secret_is_told_only_to_its_seat(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "call")
    change = (await house.tables.act(table.id, BEN, Bid(2))).change
    assert (change.told_to(None), change.told_to(0)) == ((), ())
    assert [message.params["number"] for message in change.told_to(1)] == [2]


async def test_who_stops_waiting_leaves_nothing_half_done(house: House) -> None:
    table = await house.game()
    for patience in range(12):
        player, action = owed(table)
        task = asyncio.create_task(house.tables.act(table.id, player, action))
        for _ in range(patience):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await house.tables.close()
        table = await house.tables.get(table.id)
        assert table.state is not None
        assert await house.stored_state(table.id) == dump_state(table.rules, table.state)
    assert await house.replayed(table.id) == await house.stored_state(table.id)


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(house: House) -> None:
    table = await house.game()
    assert table.commitment is not None
    assert table.seed is None
    over = (await house.tables.end(table.id, ANNA)).table
    assert (over.phase, over.seed, over.commitment) == (Phase.OVER, "a seed of the tests", table.commitment)
    assert await house.tables.get(table.id) == over
