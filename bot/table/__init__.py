"""One game in one channel: what it is (model), what can be done there (tables), and the only door to it (door)."""

from bot.table.model import Change, Done, Holder, Kind, Phase, Player, Table, UndoRequest
from bot.table.tables import Tables

__all__ = ["Change", "Done", "Holder", "Kind", "Phase", "Player", "Table", "Tables", "UndoRequest"]
