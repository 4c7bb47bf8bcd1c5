"""Taking back: at once where it binds nobody, else when all the others agree; chance is never drawn anew."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.table import Kind, Table, UndoRequest
from rules.words import Message
from tests.bot.games.tryout import Bid, TryoutState
from tests.bot.house import ANNA, BEN, CLARA, House


def state(table: Table) -> TryoutState:
    assert isinstance(table.state, TryoutState)
    return table.state


def told(table: Table) -> list[str]:
    return [message.id for message in table.recent[-1].told_to(None)]


async def test_own_steps_come_back_one_by_one(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "step", "step")
    once = (await house.tables.undo(table.id, ANNA)).table
    twice = (await house.tables.undo(table.id, ANNA)).table
    assert [state(once).steps, state(twice).steps] == [1, 0]
    assert told(twice) == ["did-take-back"]
    assert await house.replayed(table.id) == await house.stored_state(table.id)


async def test_a_press_that_comes_twice_takes_back_once(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "step", "step")
    await house.tables.undo(table.id, ANNA, table.version)
    with pytest.raises(Refused, match="no-stale"):
        await house.tables.undo(table.id, ANNA, table.version)
    assert state(await house.tables.get(table.id)).steps == 1


async def test_who_was_asked_before_the_others_acted_is_asked_again(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "pass")
    await house.do(table, BEN, "step")
    with pytest.raises(Refused, match="no-stale"):
        await house.tables.undo(table.id, ANNA, table.version)


async def test_undone_and_done_again_is_the_same(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "roll", "step")
    await house.tables.undo(table.id, ANNA)
    assert (await house.do(table, ANNA, "step")).state == table.state


async def test_what_was_taken_back_stays_in_the_log_and_is_marked(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "step", "step")
    await house.tables.undo(table.id, ANNA)
    changes = await house.tables.log(table.id, limit=4)
    assert [(change.kind, change.undone) for change in changes] == [
        (Kind.UNDO, False),
        (Kind.ACT, True),
        (Kind.ACT, False),
        (Kind.START, False),
    ]
    assert [change.undone for change in (await house.tables.get(table.id)).recent if change.kind is Kind.ACT] == [False]


@pytest.mark.parametrize("binding", ["roll", "show"])
async def test_a_die_or_a_reveal_binds(house: House, binding: str) -> None:
    table = await house.do(await house.game(), ANNA, binding)
    asked = (await house.tables.undo(table.id, ANNA)).table
    assert asked.undo == UndoRequest(
        0, table.version - 1, table.version + 1, what=Message(f"do-{binding}", {"whose": table.tribes[0]})
    )
    assert asked.state == table.state
    assert asked.voters() == (1,)


async def test_the_others_action_binds(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "pass")
    table = await house.do(table, BEN, "step")
    assert (await house.tables.undo(table.id, ANNA)).table.undo is not None


async def test_all_the_others_have_to_agree(house: House) -> None:
    table = await house.do(await house.game(3), ANNA, "roll")
    await house.tables.undo(table.id, ANNA)
    after_ben = (await house.answer_undo(table.id, BEN, True)).table
    assert (after_ben.voters(), state(after_ben).throws) == ((2,), state(table).throws)
    with pytest.raises(Refused, match="no-undo-answered"):
        await house.answer_undo(table.id, BEN, True)
    after_clara = (await house.answer_undo(table.id, CLARA, True)).table
    assert (after_clara.undo, state(after_clara).throws) == (None, [])
    assert told(after_clara) == ["did-agree-undo", "did-take-back"]


async def test_drawn_taken_back_and_drawn_again_is_the_same_throw(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "step", "roll")
    thrown = state(table).throws
    await house.tables.undo(table.id, ANNA)
    await house.answer_undo(table.id, BEN, True)
    assert state(await house.do(table, ANNA, "step", "step", "roll")).throws == thrown


async def test_one_refusal_ends_it(house: House) -> None:
    table = await house.do(await house.game(3), ANNA, "roll")
    await house.tables.undo(table.id, ANNA)
    refused = (await house.answer_undo(table.id, CLARA, False)).table
    assert (refused.undo, refused.state, told(refused)) == (None, table.state, ["did-refuse-undo"])
    with pytest.raises(Refused, match="no-undo-request"):
        await house.answer_undo(table.id, BEN, True)


async def test_an_answer_to_an_earlier_request_is_none_to_this_one(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "roll")
    first = (await house.tables.undo(table.id, ANNA)).table
    await house.answer_undo(table.id, ANNA, False)
    second = (await house.tables.undo(table.id, ANNA)).table
    with pytest.raises(Refused, match="no-undo-request"):
        await house.tables.answer_undo(table.id, BEN, True, first.version)
    assert (await house.tables.get(table.id)).undo == second.undo


async def test_who_asked_may_withdraw_but_not_agree(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "roll")
    await house.tables.undo(table.id, ANNA)
    with pytest.raises(Refused, match="no-undo-asked"):
        await house.tables.undo(table.id, BEN)
    with pytest.raises(Refused, match="no-undo-answered"):
        await house.answer_undo(table.id, ANNA, True)
    assert told((await house.answer_undo(table.id, ANNA, False)).table) == ["did-withdraw-undo"]


async def test_a_request_lapses_with_the_next_action_and_everybody_is_told(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "roll")
    await house.tables.undo(table.id, ANNA)
    moved = await house.do(table, ANNA, "step")
    assert (moved.undo, state(moved).throws) == (None, state(table).throws)
    assert told(moved) == ["did-step", "did-lapse-undo"]
    with pytest.raises(Refused, match="no-undo-request"):
        await house.answer_undo(table.id, BEN, True)


async def test_a_request_lapses_when_somebody_leaves(house: House) -> None:
    table = await house.do(await house.game(3), ANNA, "roll")
    await house.tables.undo(table.id, ANNA)
    left = (await house.tables.leave(table.id, BEN)).table
    assert (left.undo, told(left)) == (None, ["did-give-seat", "did-lapse-undo"])


async def test_a_request_survives_a_restart(house: House) -> None:
    table = await house.do(await house.game(), ANNA, "roll")
    await house.tables.undo(table.id, ANNA)
    later = await house.reopened()
    assert (await later.tables.get(table.id)).undo == UndoRequest(
        0, table.version - 1, table.version + 1, what=Message("do-roll", {"whose": table.tribes[0]})
    )
    assert state((await later.answer_undo(table.id, BEN, True)).table).throws == []
    assert await later.replayed(table.id) == await later.stored_state(table.id)


async def test_nobody_has_to_be_asked_where_no_other_person_plays(house: House) -> None:
    lobby = await house.tables.open(1, 10, ANNA, "tryout", 2, "en")
    await house.tables.add_computer(lobby.id, ANNA)
    table = await house.do((await house.tables.start(lobby.id, ANNA)).table, ANNA, "roll")
    assert state((await house.tables.undo(table.id, ANNA)).table).throws == []


async def test_a_secret_bid_can_be_taken_back_before_the_others_have_bid(house: House) -> None:
    table = await house.do(await house.game(3), ANNA, "call")
    panel = table.version
    await house.tables.act(table.id, BEN, Bid(2))
    back = (await house.tables.undo(table.id, BEN)).table
    assert state(back).bids == {}
    assert back.since == {0: panel, 1: back.version, 2: panel}
    assert told(back) == ["did-undo"]


async def test_nothing_to_take_back(house: House) -> None:
    table = await house.game()
    for player in (ANNA, BEN):
        with pytest.raises(Refused, match="no-undo-nothing"):
            await house.tables.undo(table.id, player)
