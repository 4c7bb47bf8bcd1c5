"""One game in one channel: what it is (model), and the only door through which it changes (door)."""

from bot.table.door import Tables
from bot.table.model import Change, Done, Holder, Kind, Phase, Player, Table, UndoRequest

__all__ = ["Change", "Done", "Holder", "Kind", "Phase", "Player", "Table", "Tables", "UndoRequest"]
