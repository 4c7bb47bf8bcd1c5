"""What commands and panels are handed: the door to the tables, and the pictures of them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.gallery import Gallery
from bot.table.door import Tables


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that is needed to answer somebody."""

    tables: Tables
    gallery: Gallery
