"""A game is restored to any of its actions, and forward again as long as nobody has played on."""

from __future__ import annotations

import pytest

from bot.table import Player, Table
from bot.table.model import Kind
from rules import games
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import button
from tests.play.club import Club
from tests.wire import controls, words

FIRST = next(iter(games()))


@pytest.mark.parametrize("game", games())
async def test_a_game_is_restored_to_any_action_and_everybody_is_told(club: Club, game: str) -> None:
    await club.begun(game, 2)
    anna = club.people["Anna"]
    states = [club.table.state, *[(await club.advance(1)).state for _ in range(6)]]
    offered = (await anna.complete(club.channel, "table restore", "step", "")).choices
    assert [choice["value"] for choice in offered] == [5, 4, 3, 2, 1, 0]
    assert offered[-1]["name"] == "0 · The beginning"
    board = club.newest
    asked = await anna.slash(club.channel, "table restore", step=4)
    assert "2 actions after it will be taken back" in asked.words
    assert club.table.state == states[6], "nothing is done before the yes"
    await anna.press(asked.message, button(asked.message, "Take it back"))
    await club.quiet()
    assert club.table.state == states[4]
    assert club.table.recent[-1].kind is Kind.RESTORE
    assert club.newest is not board, "nobody reads an old message again"
    assert club.live == [club.newest]
    assert "Anna has taken the game back to its action 4; 2 actions count as taken back" in words(club.newest)
    assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)
    again = await anna.press(asked.message, button(asked.message, "Take it back")) if controls(asked.message) else None
    assert again is None
    assert club.called == club.owed
    await club.restart()
    beginning = await anna.slash(club.channel, "table restore", step=0)
    await anna.press(beginning.message, button(beginning.message, "Take it back"))
    assert club.table.state == states[0]
    await club.advance(6)
    assert club.table.state == states[6], "the dice fall as they fell"
    assert club.called == club.owed
    assert "~~" in (await anna.slash(club.channel, "log")).words
    assert len(club.live) == 1


async def test_a_restored_game_is_shown_in_a_message_of_its_own_once(club: Club) -> None:
    """Also when the bot stops before it is; and what happens afterwards is shown in that one."""
    await club.begun(FIRST, 2)
    anna = club.people["Anna"]
    await club.advance(3)
    asked, board = await anna.slash(club.channel, "table restore", step=2), club.newest
    club.elder.tables.changed.clear()
    await anna.press(asked.message, button(asked.message, "Take it back"))
    assert club.newest is board
    for _ in range(2):
        await club.restart()
        assert [message.id > board.id for message in club.live] == [True]
    posted, called = len(club.messages), club.called.total()
    await club.advance(1)
    assert len(club.messages) - posted == club.called.total() - called, (
        "a new message comes for a call again, and only then"
    )


async def test_what_cannot_be_restored(club: Club) -> None:
    await club.lobby(FIRST, 2)
    anna, ben = club.people["Anna"], club.people["Ben"]
    assert "not started" in (await anna.slash(club.channel, "table restore", step=0)).words
    await anna.tap(club.newest, "Start")
    assert "You have done nothing yet" in (await anna.slash(club.channel, "table restore", step=0)).words
    await club.advance(3)
    for step in (3, 99):
        assert "from 0 (the beginning) to 2" in (await anna.slash(club.channel, "table restore", step=step)).words
    asked = await anna.slash(club.channel, "table restore", step=1)
    yes = button(asked.message, "Take it back")
    state = (await club.advance(1)).state
    late = await anna.press(asked.message, yes)
    assert "Take it back" not in late.words
    assert club.table.state == state, "the game has gone on since"
    made_up = Player(ben.id, ben.name)
    with pytest.raises(Exception, match="no-owner"):
        await club.elder.desk.warden.restore(club.table.id, made_up, 0, club.table.version, manages=False)
    late = await anna.slash(club.channel, "table restore", step=1)
    await club.elder.tables.end(club.table.id, Player(anna.id, anna.name))
    for refused in (
        await anna.slash(club.channel, "table restore", step=0),
        await anna.press(late.message, button(late.message, "Take it back")),
    ):
        assert "A game that is over cannot go back: its dice and everything that was secret lie open" in refused.words
        assert "*Rematch*" in refused.words


async def restored(club: Club, step: int, yes: str = "Take it forward") -> Table:
    """Anna takes the game there."""
    anna = club.people["Anna"]
    asked = await anna.slash(club.channel, "table restore", step=step)
    await anna.press(asked.message, button(asked.message, yes))
    await club.quiet()
    return club.table


@pytest.mark.parametrize("game", games())
async def test_a_restored_game_is_restored_forward_as_long_as_nobody_has_played_on(club: Club, game: str) -> None:
    """From everywhere to everywhere, also after a restart; and everybody is told, in a message of its own."""
    await club.begun(game, 2)
    anna = club.people["Anna"]
    states = [club.table.state, *[(await club.advance(1)).state for _ in range(6)]]
    assert (await restored(club, 4, "Take it back")).state == states[4]
    assert (await restored(club, 1, "Take it back")).state == states[1]
    offered = (await anna.complete(club.channel, "table restore", "step", "")).choices
    assert [choice["value"] for choice in offered] == [6, 5, 4, 3, 2, 0], "every one but where they are"
    await club.restart()
    for step in (3, 5, 6):
        board = club.newest
        assert (await restored(club, step)).state == states[step]
        assert club.live == [club.newest]
        assert club.newest is not board
        assert f"Anna has taken the game forward again to its action {step}" in words(club.newest)
        assert await replayed(club.elder.store, club.table) == await stored_state(club.elder.store, club.table.id)
    recent = club.table.recent
    assert [change.kind for change in recent].count(Kind.ACT) == 6
    await club.restart()
    assert club.table.recent == recent
    assert (await restored(club, 2, "Take it back")).state == states[2]
    await club.advance(1)
    refused = await anna.slash(club.channel, "table restore", step=5)
    assert "from 0 (the beginning) to 2" in refused.words, "what has been played since stands in its place"
    assert club.called == club.owed


async def take_back(club: Club) -> None:
    """Whoever has acted last takes it back, and all agree."""
    tables, table_id = club.elder.tables, club.table.id
    seat = (await club.elder.store.actions(table_id))[-1]["seat"]
    await tables.undo(table_id, Player(club.holder(seat).id, "who acted"))
    for voter in club.table.voters():
        await tables.answer_undo(table_id, Player(club.holder(voter).id, "who agrees"), True, club.table.version)
    await club.quiet()


async def test_what_was_taken_back_by_who_did_it_does_not_come_back(club: Club) -> None:
    """An owner brings back only what was set aside by restoring, and not where somebody has taken back a step since."""
    await club.begun(FIRST, 2)
    await club.advance(6)
    store, table_id = club.elder.store, club.table.id
    await take_back(club)
    left = len(await store.actions(table_id))
    assert await store.set_aside(table_id) == []
    await restored(club, 2, "Take it back")
    assert len(await store.set_aside(table_id)) == left - 2
    await take_back(club)
    assert await store.set_aside(table_id) == []
