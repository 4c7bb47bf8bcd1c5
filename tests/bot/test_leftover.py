"""What old table messages say: what they told, and where the game goes on; never that somebody is up."""

from __future__ import annotations

import pytest

from tests.bot.stage import Stage
from tests.wire import Message, controls, words

BELOW = "⬇️ The game goes on below."
OVER = ("is up", "called", "Still to answer")
"""What only the newest message may say."""


def tells_where(message: Message, says: str = BELOW) -> bool:
    """Whether it says once where the game goes on, and nothing that is over."""
    said = words(message)
    return said.count(says) == 1 and not any(word in said for word in OVER) and controls(message) == {}


async def test_an_old_message_says_that_the_game_goes_on_below(playing: Stage) -> None:
    anna, ben = playing.people[:2]
    for player in (anna, ben, anna):
        await playing.do(player, "step", "pass")
        await playing.quiet()
    lobby, *old, newest = playing.messages
    assert len(old) == 3
    assert tells_where(lobby)
    assert all(tells_where(message) and "board after" in words(message) for message in old)
    assert "is up" in words(newest)
    assert BELOW not in words(newest)


async def test_an_old_message_asks_for_nothing_any_more(playing: Stage) -> None:
    """Neither to take something back nor to rest."""
    anna, ben = playing.people[:2]
    tables, table_id = playing.elder.tables, playing.table.id
    await playing.do(anna, "roll")
    await tables.undo(table_id, anna)
    await playing.elder.desk.host.ask_pause(table_id, anna)
    await playing.quiet()
    assert words(playing.messages[-1]).count("Still to answer") == 2
    await tables.answer_undo(table_id, ben, False, playing.table.version)
    await playing.do(anna, "pass")
    await playing.quiet()
    *old, _ = playing.messages
    assert all(tells_where(message) for message in old)


@pytest.mark.parametrize(("locale", "says"), [("de", "⬇️ Das Spiel geht unten weiter."), ("en", BELOW)])
async def test_it_says_so_in_the_language_of_the_server(stage: Stage, locale: str, says: str) -> None:
    async with stage.running():
        await stage.game(2, locale)
        assert tells_where(stage.messages[0], says)


async def test_a_game_that_begins_says_so_before_its_board_is_drawn(stage: Stage) -> None:
    async with stage.running():
        anna, ben = stage.people[:2]
        tables, guild = stage.elder.tables, stage.channel.guild_id
        assert guild is not None
        table = await tables.open(guild, stage.channel.id, anna, "tryout", 2, "en")
        await tables.join(table.id, ben)
        await stage.quiet()
        stage.easel.ready.clear()
        await tables.start(table.id, anna)
        (lobby,) = stage.messages
        await stage.until(lambda: "Setting up …" in words(lobby))
        assert controls(lobby) == {}
        stage.easel.ready.set()
        await stage.quiet()
        lobby, board = stage.messages
        assert tells_where(lobby)
        assert "Setting up" not in words(lobby)
        assert stage.called == ["Anna"]
        assert "board after 0 steps" in words(board)
