"""Before the game: seats, tribes, options, computer players, whose table it is."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from bot.errors import Refused
from bot.table import Phase
from rules.words import Message, Said
from tests.bot.house import ANNA, BEN, CLARA, GAME, STRANGER, House


async def test_everybody_gets_a_tribe_of_their_own(house: House) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 3, "de")
    table = (await house.tables.join(table.id, BEN, "wind")).table
    table = (await house.tables.join(table.id, CLARA)).table
    assert [(holder.name, holder.tribe) for holder in table.holders] == [
        ("Anna", "sun"),
        ("Ben", "wind"),
        ("Clara", "moon"),
    ]
    with pytest.raises(Refused) as refused:
        await house.tables.choose_tribe(table.id, ANNA, "wind")
    assert refused.value.why == Message("no-tribe-taken", {"tribe": Message("tribe-wind"), "who": "Ben"})
    assert refused.value.instead == Message("instead-tribes", {"tribes": (Message("tribe-star"),)})
    table = (await house.tables.choose_tribe(table.id, ANNA, "star")).table
    assert table.holders[0].tribe == "star"


async def test_who_leaves_frees_the_seat_and_the_others_move_up(house: House) -> None:
    table = await house.lobby(3)
    table = (await house.tables.leave(table.id, ANNA)).table
    assert [(holder.seat, holder.name) for holder in table.holders] == [(0, "Ben"), (1, "Clara")]
    assert table.owner_id == BEN.user_id
    assert (await house.tables.join(table.id, ANNA)).table.holders[2].tribe == "sun"


async def test_a_lobby_that_everybody_leaves_is_closed_and_the_channel_is_free(house: House) -> None:
    table = await house.lobby()
    await house.tables.leave(table.id, ANNA)
    closed = (await house.tables.leave(table.id, BEN)).table
    assert (closed.phase, closed.ending, house.tables.at(10)) == (Phase.OVER, Message("ended-all-left"), None)
    assert (await house.tables.open(1, 10, CLARA, GAME, 2, "en")).owner_id == CLARA.user_id


async def test_a_game_that_everybody_leaves_is_closed(house: House) -> None:
    table = await house.game()
    table = (await house.tables.leave(table.id, ANNA)).table
    assert (table.phase, table.owner_id, table.holders[0].computer) == (Phase.PLAYING, BEN.user_id, True)
    closed = (await house.tables.leave(table.id, BEN)).table
    assert (closed.phase, closed.ending) == (Phase.OVER, Message("ended-all-left"))
    assert house.tables.at(10) is None


async def test_computer_players_come_and_go(house: House) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 3, "en")
    for _ in range(2):
        table = (await house.tables.add_computer(table.id, ANNA)).table
    assert len(set(table.names)) == 3
    with pytest.raises(Refused, match="no-full"):
        await house.tables.add_computer(table.id, ANNA)
    table = (await house.tables.remove_computer(table.id, ANNA)).table
    table = (await house.tables.remove_computer(table.id, ANNA)).table
    with pytest.raises(Refused, match="no-computer-here"):
        await house.tables.remove_computer(table.id, ANNA)


async def test_who_wants_the_tribe_of_a_computer_player_swaps(house: House) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 2, "en")
    computer = (await house.tables.add_computer(table.id, ANNA)).table.holders[1]
    done = await house.tables.choose_tribe(table.id, ANNA, computer.tribe)
    assert [holder.tribe for holder in done.table.holders] == [computer.tribe, table.holders[0].tribe]
    assert [event.what.params["who"] for event in done.events] == ["Anna", computer.name]


async def test_a_full_table_of_people_is_told_how_to_swap(house: House) -> None:
    table = await house.lobby(4)
    with pytest.raises(Refused) as refused:
        await house.tables.choose_tribe(table.id, ANNA, table.holders[1].tribe)
    assert refused.value.instead == Message("instead-swap", {"who": "Ben"})
    with pytest.raises(Refused, match="no-full"):
        await house.tables.join(table.id, STRANGER)


async def test_a_computer_player_makes_room_where_no_seat_is_free(house: House) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 3, "en")
    for _ in range(2):
        table = (await house.tables.add_computer(table.id, ANNA)).table
    done = await house.tables.join(table.id, BEN)
    assert done.table.names == ("Anna", table.names[1], "Ben")
    assert done.table.holders[2].tribe == table.holders[2].tribe
    named: dict[str, Said] = {"who": "Ben", "who_account": BEN.user_id, "instead": table.names[2]}
    assert done.events[0].what == Message("did-join-instead", named)
    assert (await (await house.reopened()).tables.get(table.id)).holders == done.table.holders


async def test_everybody_is_offered_the_tribe_of_last_time(house: House) -> None:
    table = await house.lobby(3)
    for player, tribe in ((CLARA, "star"), (BEN, "moon"), (ANNA, "wind")):
        await house.tables.choose_tribe(table.id, player, tribe)
    await house.tables.end(table.id, ANNA)
    again = await house.tables.open(1, 10, BEN, GAME, 3, "en")
    again = (await house.tables.add_computer(again.id, BEN, "wind")).table
    again = (await house.tables.join(again.id, CLARA)).table
    assert [holder.tribe for holder in again.holders] == ["moon", "wind", "star"]
    again = (await house.tables.join(again.id, ANNA)).table
    assert (again.names[1], again.holders[1].tribe) == ("Anna", "wind")
    elsewhere = await house.tables.open(1, 11, ANNA, GAME, 3, "en")
    assert elsewhere.holders[0].tribe == "sun"


async def test_options_are_the_owners_and_the_games(house: House) -> None:
    table = await house.lobby()
    changed = (await house.tables.set_option(table.id, ANNA, "fast", "on")).table
    assert asdict(changed.options) == {"fast": True}
    for player, name, value, why in (
        (BEN, "fast", "off", "no-owner"),
        (ANNA, "colour", "red", "no-such-option"),
        (ANNA, "fast", "perhaps", "no-such-value"),
    ):
        with pytest.raises(Refused, match=why):
            await house.tables.set_option(table.id, player, name, value)
    with pytest.raises(Refused) as refused:
        await house.tables.set_option(table.id, ANNA, "fast", "perhaps")
    possible = (Message("option-fast.on"), Message("option-fast.off"))
    assert refused.value.instead == Message("instead-choices", {"choices": possible})
    assert await house.tables.get(table.id) == changed


async def test_too_few_cannot_start_and_only_the_owner_does(house: House) -> None:
    table = await house.tables.open(1, 10, ANNA, GAME, 3, "en")
    with pytest.raises(Refused) as refused:
        await house.tables.start(table.id, ANNA)
    assert refused.value.why == Message("no-too-few", {"low": 2, "here": 1})
    await house.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="no-owner"):
        await house.tables.start(table.id, BEN)
    assert (await house.tables.start(table.id, ANNA)).table.phase is Phase.PLAYING


async def test_what_cannot_be_opened(house: House) -> None:
    for game, seats, why in (("ludo", 2, "no-such-game"), (GAME, 1, "no-seats"), (GAME, 5, "no-seats")):
        with pytest.raises(Refused, match=why):
            await house.tables.open(1, 10, ANNA, game, seats, "en")


async def test_who_sits_here_already_and_who_does_not(house: House) -> None:
    table = await house.lobby(3)
    with pytest.raises(Refused, match="no-seated-already"):
        await house.tables.join(table.id, BEN)
    for wish in (house.tables.leave(table.id, STRANGER), house.tables.choose_tribe(table.id, STRANGER, "wind")):
        with pytest.raises(Refused, match="no-stranger"):
            await wish


async def test_parked_and_taken_up_again(house: House) -> None:
    table = await house.game()
    await house.tables.park([table.id], Message("parked-channel-gone"))
    with pytest.raises(Refused, match="parked-channel-gone"):
        await house.tables.leave(table.id, ANNA)
    later = await house.reopened()
    assert (await later.tables.get(table.id)).phase is Phase.PARKED
    await later.tables.unpark([table.id])
    assert (await later.do(table, ANNA, "step")).phase is Phase.PLAYING
