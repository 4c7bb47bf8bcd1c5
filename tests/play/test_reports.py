"""A battle of Nerthania is seen with its outcome, however fast computers go on and however slowly it is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from bot.gallery import Board, Task
from bot.table import Table
from images.kit.look import Look
from rules.game import View
from rules.nerthania.state import NerthaniaState
from rules.nerthania.view import BattleView, NerthaniaView
from tests.play.club import Club, Sketchbook, opened

BATTLES = 6
"""So many are fought."""

Key = tuple[int, int, int, int | None, int | None]
"""A battle: where, between whom, and what it cost them."""


class Slow(Sketchbook):
    """Has nothing drawn before every computer player has moved. `shown` is what was still the position by then."""

    def __init__(self) -> None:
        super().__init__()
        self.club: Club | None = None
        self.shown: list[NerthaniaView] = []

    async def _shown(self, task: Task, game: str, what: View | str, look: Look) -> Board:
        club = self.club
        while club is not None and (moving := list(club.elder.computers.tasks.values())):
            await asyncio.gather(*moving)
        board = await super()._shown(task, game, what, look)
        if club is not None and isinstance(what, NerthaniaView):
            table = await club.last_table()
            if what == table.rules.view(table.state, None):
                self.shown.append(what)
        return board


def fought(view: NerthaniaView) -> Iterator[BattleView]:
    """The battles whose outcome is on this picture."""
    yield from view.reports
    if view.battle is not None and view.battle.over:
        yield view.battle


def key(battle: BattleView) -> Key:
    sides = battle.attacker, battle.defender
    return battle.area, sides[0].force, sides[1].force, sides[0].losses, sides[1].losses


def noting(over: list[Key]) -> Callable[[Table], None]:
    """Writes down every battle that is over, once."""

    def note(table: Table) -> None:
        state = cast(NerthaniaState | None, table.state)
        if state is not None and state.report is not None and state.report.won is not None:
            view = cast(NerthaniaView, table.rules.view(state, None)).battle
            assert view is not None
            if not over or over[-1] != key(view):
                over.append(key(view))

    return note


async def test_every_battle_is_drawn_with_its_outcome(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Slow) as club:
        slow, over = cast(Slow, club.elder.desk.gallery), list[Key]()
        await club.begun("nerthania", 1, computers=3)
        slow.club = club
        club.elder.tables.changed.append(noting(over))
        while len(over) < BATTLES:
            await club.quiet()
            await club.act(0, club.table.rules.stand_in(club.table.state, 0))
        await club.quiet()
        await club.env.settle()
        pictured = [[key(battle) for battle in fought(view)] for view in slow.shown]
    assert all(any(battle in picture for picture in pictured) for battle in over)
    assert any(len(picture) > 1 for picture in pictured), "battles of several share a picture"
