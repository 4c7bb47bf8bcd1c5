"""What people do around a game, through the same door as everything else: terms, pauses, seats that change hands,
holidays, and coming back. All raise Refused when it is not possible, and then nothing has changed.
"""

from __future__ import annotations

import contextlib
from datetime import datetime

from bot.errors import Refused
from bot.table import answers, clock, company, lobby, pause, terms
from bot.table.draft import Draft, told
from bot.table.model import Done, Kind, Phase, Player, Table
from bot.table.tables import Tables
from bot.table.timing import Habits
from rules.game import Seat
from rules.words import Message, Who


class Host:
    """Looks after the people at the tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set_terms(
        self, table_id: int, player: Player, name: str, value: str, *, press: int | None = None
    ) -> Done:
        """Choose how long a decision may take, and what then; `value` as terms.TERMS writes it."""
        draft = terms.set_terms
        return await self._tables.change(table_id, player, press, lambda table: draft(table, player, name, value))

    async def ask_pause(self, table_id: int, player: Player, *, press: int | None = None) -> Done:
        """Wish for a pause."""
        return await self._tables.change(table_id, player, press, lambda table: pause.ask(table, player))

    async def answer_pause(
        self, table_id: int, player: Player, yes: bool, version: int, *, press: int | None = None
    ) -> Done:
        """Agree to a pause, or rather not; who wished for it may withdraw."""
        draft = pause.answer
        return await self._tables.change(table_id, player, press, lambda table: draft(table, player, yes, version))

    async def go_on(self, table_id: int, player: Player, *, press: int | None = None) -> Done:
        """End the pause."""
        return await self._tables.change(table_id, player, press, lambda table: pause.go_on(table, player))

    async def say_answer(self, table_id: int, player: Player, kind: str, value: str) -> tuple[Table, Message]:
        """Say once for all how small questions of this kind are to be answered. Gives the table then, and what was
        said: for this person only. Twice is as good as once.
        """
        return await self._tables.settle(
            table_id, lambda table, now, pause: answers.say(table, player, kind, value, now, pause)
        )

    async def offer(self, table_id: int, player: Player, *, press: int | None = None) -> Done:
        """Offer one's seat to others, or keep it after all."""
        return await self._tables.change(table_id, player, press, lambda table: company.offer(table, player))

    async def take(self, table_id: int, player: Player, seat: Seat, *, press: int | None = None) -> Done:
        """Take this seat in the middle of a game."""
        return await self._tables.change(table_id, player, press, lambda table: company.take(table, player, seat))

    async def kick(self, table_id: int, player: Player, user_id: int, *, press: int | None = None) -> Done:
        """Send somebody away."""
        return await self._tables.change(table_id, player, press, lambda table: company.kick(table, player, user_id))

    async def let_in(self, table_id: int, player: Player, user_id: int, *, press: int | None = None) -> Done:
        """Let somebody come back who was sent away."""
        return await self._tables.change(table_id, player, press, lambda table: company.let_in(table, player, user_id))

    async def gone(self, table_id: int, user_id: int) -> None:
        """Somebody is not on the server any more. Nothing happens where that is known already."""
        with contextlib.suppress(Refused):
            await self._tables.change(table_id, None, None, lambda table: company.gone(table, user_id))

    async def come_back(self, table_id: int, player: Player) -> None:
        """Somebody shows up at a table: where Elder decides for them, it does not any more."""
        table = await self._tables.get(table_id)
        seat = table.seat_of(player.user_id)
        if seat is not None and seat in table.people.absent:
            with contextlib.suppress(Refused):
                await self._tables.change(table_id, player, None, lambda table: company.come_back(table, player))

    def habits(self, player: Player) -> Habits:
        """When this person wants to hear from Elder."""
        return self._tables.regulars.of(player.user_id)

    async def accustom(self, player: Player, habits: Habits) -> None:
        """From now on this person wants it like this. Where they play, their time follows."""
        before = self.habits(player)
        await self._tables.regulars.keep(player.user_id, habits)
        for table in self._tables.open_tables():
            if table.seat_of(player.user_id) is not None and table.phase is Phase.PLAYING:
                with contextlib.suppress(Refused):
                    await self._follow(table.id, player, before, habits)

    async def forget_habits(self, player: Player) -> None:
        """Nothing is known of this person's habits any more. Where they play, their time follows."""
        if self.habits(player) != Habits():
            await self.accustom(player, Habits())
        await self._tables.regulars.forget(player.user_id)

    async def _follow(self, table_id: int, player: Player, before: Habits, habits: Habits) -> None:
        holiday = habits.away_until != before.away_until
        now = self._tables.now()

        def follow(table: Table) -> Table:
            seat = table.seat_of(player.user_id)
            return table if seat is None else clock.accustomed(table, seat, before, habits, now)

        if holiday:
            await self._tables.change(
                table_id, player, None, lambda table: _told(follow(table), player, habits.away_until)
            )
        else:
            await self._tables.put_off(table_id, follow)


def _told(table: Table, player: Player, until: datetime | None) -> Draft:
    """Everybody at the table is told of a holiday, and that it is over."""
    seat = lobby.seated(table, player)
    if until is None:
        event = told("did-end-holiday", who=Who(seat))
    else:
        event = told("did-go-on-holiday", who=Who(seat), until=f"<t:{int(until.timestamp())}:f>")
    return Draft(table=table, kind=Kind.HOLIDAY, seat=None, events=(event,))
