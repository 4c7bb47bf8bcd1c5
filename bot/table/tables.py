"""What people do at a table, and what Discord does to it: all of it through the door."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

from bot.errors import Refused
from bot.table import company, lobby, play, undo
from bot.table.door import Door
from bot.table.draft import Draft, told
from bot.table.model import Done, Kind, Phase, Player, Table, UndoRequest
from bot.table.shelf import legible
from rules.game import Action, Seat
from rules.words import Message


class Tables(Door):
    """All tables, from the lobby to the end. Whatever is not possible raises Refused, and then nothing has changed.

    `press` is the number of the interaction that asks: the same press twice is done once and answered twice.
    """

    # The lobby

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        player: Player,
        game: str,
        seats: int,
        locale: str,
        *,
        press: int | None = None,
    ) -> Table:
        """A new table in a channel that has none, owned by this person, who sits at it."""
        usual = await self._shelf.usual_tribe(channel_id, game, player)
        new = lobby.open_table(guild_id, channel_id, player, game, seats, locale, self._clock(), usual)
        return (await self._finish(self._open(new, player, press))).table

    async def join(self, table_id: int, player: Player, tribe: str | None = None, *, press: int | None = None) -> Done:
        """Take a seat, in the lobby or in the middle of a game.

        In the lobby it comes with this tribe, or with the one that this person had last in this channel.
        """

        async def draft(table: Table) -> Draft:
            usual = await self._shelf.usual_tribe(table.channel_id, table.game, player)
            return _join(table, player, tribe, usual)

        return await self._finish(self._locked(table_id, player, press, draft))

    async def leave(self, table_id: int, player: Player, *, press: int | None = None) -> Done:
        """Give the seat up, in the lobby or in the middle of a game."""
        return await self.change(table_id, player, press, lambda table: _leave(table, player))

    async def add_computer(
        self, table_id: int, player: Player, usual: str | None = None, *, press: int | None = None
    ) -> Done:
        """Let Elder play a seat, with this tribe where it is free."""
        return await self.change(table_id, player, press, lambda table: lobby.add_computer(table, player, usual))

    async def remove_computer(self, table_id: int, player: Player, *, press: int | None = None) -> Done:
        """Take the computer player away that came last."""
        return await self.change(table_id, player, press, lambda table: lobby.remove_computer(table, player))

    async def choose_tribe(self, table_id: int, player: Player, tribe: str, *, press: int | None = None) -> Done:
        """Change one's tribe; a computer player that has it takes one's own."""
        return await self.change(table_id, player, press, lambda table: lobby.choose_tribe(table, player, tribe))

    async def set_option(
        self, table_id: int, player: Player, name: str, value: str, *, press: int | None = None
    ) -> Done:
        """Choose one of the game's options; `value` as a person types it."""
        return await self.change(table_id, player, press, lambda table: lobby.set_option(table, player, name, value))

    async def start(self, table_id: int, player: Player, *, press: int | None = None) -> Done:
        """Begin the game."""
        return await self.change(table_id, player, press, lambda table: lobby.start(table, player, self._new_seed))

    # The game

    async def act(
        self, table_id: int, player: Player, action: Action, version: int | None = None, *, press: int | None = None
    ) -> Done:
        """Let a person act. `version` is that of the table on the panel that was pressed; None where it was typed."""
        return await self.change(table_id, player, press, lambda table: play.act(table, player, action, version))

    async def act_for(self, table_id: int, seat: Seat, action: Action, version: int) -> Done:
        """Let a computer player act that has looked at this very version."""
        return await self.change(
            table_id, None, None, lambda table: play.act_for_computer(table, seat, action, version)
        )

    async def undoable(self, table_id: int, player: Player) -> tuple[UndoRequest, bool]:
        """What `undo` would take back, and whether at once, without asking the others. Raises Refused as it does."""
        table, history = await self.get(table_id), await self._shelf.history(table_id)
        request = undo.wish(table, player, history, None)
        return request, undo.is_free(table, request, history)

    async def undo(
        self, table_id: int, player: Player, version: int | None = None, *, press: int | None = None
    ) -> Done:
        """Take back one's own last step; where that touches others, ask them. `version` as for `act`."""

        async def draft(table: Table) -> Draft:
            history = await self._shelf.history(table_id)
            request = undo.wish(table, player, history, version)
            if not undo.is_free(table, request, history):
                return undo.ask(table, request)
            with legible(table_id):
                state = await asyncio.to_thread(undo.position, table, history, request.to_version)
            return undo.taken_back(table, request, state)

        return await self._finish(self._locked(table_id, player, press, draft))

    async def answer_undo(
        self, table_id: int, player: Player, yes: bool, version: int, *, press: int | None = None
    ) -> Done:
        """Agree to what somebody wants to take back, or refuse; who asked may withdraw. `version` as for `act`."""

        async def draft(table: Table) -> Draft:
            answer = undo.answer(table, player, yes, version)
            request = answer.table.undo
            if request is None or answer.table.voters():
                return answer
            history = await self._shelf.history(table_id)
            with legible(table_id):
                state = await asyncio.to_thread(undo.position, table, history, request.to_version)
            return undo.taken_back(table, request, state, answer)

        return await self._finish(self._locked(table_id, player, press, draft))

    async def end(self, table_id: int, player: Player, *, manages: bool = False, press: int | None = None) -> Done:
        """Close the table, whatever it is doing; `manages` says that this person manages the channels."""
        return await self.change(
            table_id, player, press, lambda table: play.end(table, player, manages), parked_too=True
        )

    # What Discord does to a table

    async def park(self, table_ids: Iterable[int], why: Message) -> None:
        """Keep these tables, but let nobody play on: their place is gone. One that is parked already stays as it is."""
        for table_id in list(table_ids):
            with contextlib.suppress(Refused):
                await self.change(table_id, None, None, lambda table: play.park(table, why))

    async def unpark(self, table_ids: Iterable[int]) -> None:
        """Go on with tables whose place is there again."""
        for table_id in list(table_ids):
            await self.change(table_id, None, None, play.unpark, parked_too=True)

    async def _open(self, new: Table, player: Player, press: int | None) -> Done:
        async with self._opening:
            known = self._shelf.repeated(press)
            here = self._shelf.at(new.channel_id)
            if here is not None and known is not None:
                return Done(here, known, repeated=True)
            if here is not None:
                raise Refused(Message("no-table-here"))
            draft = Draft(table=new, kind=Kind.OPEN, seat=0, events=(told("did-open", who=player),))
            return self._tell(await self._shelf.add(draft, player, press))


def _join(table: Table, player: Player, tribe: str | None, usual: str | None) -> Draft:
    return company.join(table, player) if table.phase is Phase.PLAYING else lobby.join(table, player, tribe, usual)


def _leave(table: Table, player: Player) -> Draft:
    if table.phase is Phase.OVER:
        raise Refused(Message("no-over-already"))
    return lobby.leave(table, player) if table.phase is Phase.LOBBY else play.leave(table, player)
