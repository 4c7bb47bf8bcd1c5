"""Power cuts: one life of the bot ends where the test says, the next goes on, and each person is called once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messenger import Messenger
from bot.store.notices import Notices
from tests.bot.stage import Stage


class PowerCut(BaseException):
    """The process is gone."""


CUTS = [(Notices, "claim"), (Messenger, "post"), (Notices, "confirm"), (Messenger, "strip"), (Notices, "drop")]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(("kind", "name"), CUTS, ids=[name for _, name in CUTS])
@pytest.mark.parametrize("hours", [False, True], ids=["soon", "hours later"])
async def test_cut_off_anywhere_while_posting(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, kind: type, name: str, after: bool, hours: bool
) -> None:
    async with stage.running():
        await stage.game()
        whole = getattr(kind, name)

        async def cut(self: Any, *args: Any) -> None:
            if after:
                await whole(self, *args)
            raise PowerCut

        with monkeypatch.context() as patched:
            patched.setattr(kind, name, cut)
            await stage.do(stage.people[0], "pass")
            await stage.quiet()
    if hours:
        stage.wire.rest.nonces.clear()
    async with stage.running():
        await stage.until(lambda: stage.called == ["Anna", "Ben"])
        await stage.quiet()
        await stage.do(stage.people[1], "step")
        await stage.quiet()
        assert stage.called == ["Anna", "Ben"]
        assert len(stage.live) == 1
        assert "board after 1 steps" in stage.shown


async def test_a_call_that_has_arrived_is_found_however_much_was_talked_before_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(self: Notices, *args: Any) -> None:
        raise PowerCut

    backend, clock = stage.wire.backend, stage.wire.backend.clock
    clock.advance(-3600)
    async with stage.running():
        await stage.game()
        for number in range(60):
            backend.create_message(stage.channel.id, stage.people[0].user_id, f"line {number}")
        clock.advance(3600)
        with monkeypatch.context() as patched:
            patched.setattr(Notices, "confirm", cut)
            await stage.do(stage.people[0], "pass")
            await stage.quiet()
        assert stage.called == ["Anna", "Ben"]
    stage.wire.rest.nonces.clear()
    async with stage.running():
        await stage.quiet()
        await stage.do(stage.people[1], "step")
        await stage.quiet()
        assert stage.called == ["Anna", "Ben"]
        assert len(stage.live) == 1
