"""What is seen of a table in its channel: its board with the words around it, drawn, posted and edited.

Where Discord does not take a picture, its words stand in its place.
"""

from __future__ import annotations

from collections.abc import Collection

from discord import ui

from bot.gallery import FILE_NAME, Board, Gallery
from bot.logs import log
from bot.messenger import Messenger, Rejected
from bot.panels.lobby import lobby_message
from bot.panels.table import table_message
from bot.store.notices import Post
from bot.table import Table, Tables
from images.kit.look import Look, Picture

FRESH = 3
"""So often a board is drawn anew because the table has moved on, before an older one is shown."""


class Showcase:
    """Shows tables, and remembers which messages show the cover of a game."""

    def __init__(self, tables: Tables, gallery: Gallery, messenger: Messenger) -> None:
        self._tables = tables
        self._gallery = gallery
        self._messenger = messenger
        self._covered: set[int] = set()
        """The messages known to show a cover, which stays the same: it is not sent again."""

    async def drawn(self, table_id: int) -> tuple[Table, Board | None]:
        """The table with its board, drawn anew while the table moves on, but not for ever."""
        for _ in range(FRESH):
            table = await self._tables.get(table_id)
            board = await self._board(table)
            if (await self._tables.get(table_id)).version == table.version:
                break
        return table, board

    async def edit(self, channel_id: int, message_id: int, table: Table, board: Board | None) -> None:
        """Show the table in this message. Raises what the messenger raises."""
        keep = _is_cover(table, board) and message_id in self._covered
        panel, seen = _panel(table, board), _picture(board)
        try:
            await self._messenger.edit(channel_id, message_id, panel, seen, keep=keep)
        except Rejected as error:
            board = _bare(table, board, error)
            await self._messenger.edit(channel_id, message_id, _panel(table, board), None)
        self._remember(table, board, message_id)

    async def post(self, post: Post, table: Table, board: Board | None, called: Collection[int], quiet: bool) -> int:
        """Show the table in a new message, which mentions the `called`; a `quiet` one rings no telephone.

        Returns its id. Raises what the messenger raises.
        """
        try:
            message_id = await self._messenger.post(post, _panel(table, board), _picture(board), called, quiet)
        except Rejected as error:
            board = _bare(table, board, error)
            message_id = await self._messenger.post(post, _panel(table, board), None, called, quiet)
        self._remember(table, board, message_id)
        return message_id

    def forget(self, worn: Post) -> None:
        """This is not a table message any more."""
        self._covered.discard(worn.message_id or 0)

    def _remember(self, table: Table, board: Board | None, message_id: int) -> None:
        """Whether this message shows a cover now."""
        if _is_cover(table, board):
            self._covered.add(message_id)
        else:
            self._covered.discard(message_id)

    async def _board(self, table: Table) -> Board | None:
        """What is seen of the table: the position, and before there is one, the cover of the game."""
        may_attach = self._messenger.can_attach(table.channel_id)
        if table.state is None:
            return await self._gallery.cover(table.game, table.locale) if may_attach else None
        view = table.rules.view(table.state, None)
        board = await self._gallery.board(table.game, view, Look(locale=table.locale, names=table.names))
        return board if may_attach else Board(board.words)


def _panel(table: Table, board: Board | None) -> ui.LayoutView:
    name = FILE_NAME if _picture(board) is not None else None
    alt = board.words.alt if board is not None else ""
    return lobby_message(table, name, alt) if table.state is None else table_message(table, name, alt)


def _is_cover(table: Table, board: Board | None) -> bool:
    return table.state is None and _picture(board) is not None


def _bare(table: Table, board: Board | None, error: Rejected) -> Board:
    """The board without the picture that Discord did not take. Raises the error where there was none."""
    if board is None or board.picture is None:
        raise error
    log.warning("no picture taken", table=table.id, answer=str(error))
    return Board(board.words)


def _picture(board: Board | None) -> Picture | None:
    return board.picture if board is not None else None
