"""Where everything is on the picture, in pixels."""

from __future__ import annotations

from images.kit.canvas import Point

WIDTH = 1600
HEAD = 132
"""Height of the band above the board."""
FIELD = 182
GAP = 8
"""Between tiles."""
SIDE = 60
"""Room for letters and digits around the board."""
TILE = 2 * FIELD
BOARD = 4 * TILE + 3 * GAP
TOP = HEAD + SIDE
CARDS_TOP = TOP + BOARD + SIDE
CARD_WIDTH = 770
CARD_HEIGHT = 268
CARD_GAP = 20
MARGIN = 20
HEAD_BOX = (MARGIN, 14, WIDTH - MARGIN, HEAD - 10)
"""The sheet in the band above the board."""


def height(seats: int) -> int:
    """The height of the whole picture: two cards stand side by side."""
    rows = (seats + 1) // 2
    return CARDS_TOP + rows * (CARD_HEIGHT + CARD_GAP)


def place(name: str) -> tuple[int, int]:
    """Column and row of a field, from 0."""
    return ord(name[0]) - ord("A"), int(name[1]) - 1


def corner(name: str) -> tuple[int, int]:
    """The upper left corner of a field."""
    column, row = place(name)
    return SIDE + column * FIELD + column // 2 * GAP, TOP + row * FIELD + row // 2 * GAP


def centre(name: str) -> Point:
    """The middle of a field."""
    x, y = corner(name)
    return x + FIELD / 2, y + FIELD / 2


def outward(name: str) -> tuple[int, int]:
    """Which corner of the field is the outer one of its tile: -1 or 1 to the right, -1 or 1 down."""
    column, row = place(name)
    return (1 if column % 2 else -1), (1 if row % 2 else -1)


def tile_corner(index: int) -> tuple[int, int]:
    """The upper left corner of the tile at this place, counted row by row from 0 to 15."""
    return SIDE + index % 4 * (TILE + GAP), TOP + index // 4 * (TILE + GAP)


def tile_index(name: str) -> int:
    """The place of the tile that holds this field."""
    column, row = place(name)
    return row // 2 * 4 + column // 2


def card(seat: int, seats: int) -> tuple[int, int, int, int]:
    """The frame of a seat's card; a last one without a neighbour lies in the middle."""
    alone = seat == seats - 1 and seats % 2 == 1
    x = (WIDTH - CARD_WIDTH) // 2 if alone else MARGIN + seat % 2 * (CARD_WIDTH + CARD_GAP)
    y = CARDS_TOP + seat // 2 * (CARD_HEIGHT + CARD_GAP)
    return x, y, x + CARD_WIDTH, y + CARD_HEIGHT
