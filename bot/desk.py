"""What commands and panels are handed: the door to the tables, and the pictures of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.backroom import Backroom
from bot.gallery import Gallery
from bot.store.results import Records
from bot.table.host import Host
from bot.table.model import Table
from bot.table.tables import Tables
from bot.table.warden import Warden

REMEMBERED = 1000
"""So many presses are known by heart."""


class Delivered:
    """The numbers of the last presses: Discord may deliver one twice, and the first answer answers both."""

    def __init__(self) -> None:
        self._numbers: OrderedDict[int, None] = OrderedDict()

    def again(self, number: int) -> bool:
        """Whether this press has come before. It has from now on."""
        known = number in self._numbers
        self._numbers[number] = None
        if len(self._numbers) > REMEMBERED:
            self._numbers.popitem(last=False)
        return known


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that is needed to answer somebody."""

    tables: Tables
    gallery: Gallery
    records: Records
    host: Host
    warden: Warden
    renew: Callable[[Table], Awaitable[None]]
    """Shows a table once more in its message, where nothing has changed."""
    backroom: Backroom = field(default_factory=Backroom)
    delivered: Delivered = field(default_factory=Delivered)
    commands_in: str | None = None
    """The language in which everybody's client shows commands; None where each shows them in its own."""
