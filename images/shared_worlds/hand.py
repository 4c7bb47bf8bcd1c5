"""What only one person may see: hand cards, or cards that are looked at, face up and large; the own Discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.panel import lay_sheet
from images.kit.table import wood
from images.kit.text import Style, put, wrapped
from images.kit.text import width as text_width
from images.shared_worlds.brush import Brush, write_readably
from images.shared_worlds.face import SHADE, face, height_of
from images.shared_worlds.pieces import cost_box, spent_cube
from images.shared_worlds.plan import MARGIN, READABLE, WIDTH
from images.shared_worlds.setting import WIDE
from rules.shared_worlds.cards import Box, Building, Card, building, card
from rules.shared_worlds.cards import cards as all_cards
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.view import PlayerView, SharedWorldsView
from rules.words import Message, Said, said

HEAD = 108
TOP = HEAD + 22
"""Where the cards begin."""
COLUMNS = 2
GAP = WIDTH - 2 * MARGIN - COLUMNS * WIDE
"""Between two cards, and below each row."""
FEW = 4
"""So many cards are shown with their flavour; with more of them the picture would be endless."""
EMPTY = 420
"""How high the table is on which no card lies."""
LINE = 54


def paint_hand(view: SharedWorldsView, brush: Brush, chosen: Sequence[Face] = ()) -> Image.Image:
    """The viewer's cards, or only those among which is to be chosen: of equal ones that are looked at, each."""
    seen = tuple(one for one in view.looked_at if one in chosen) if chosen else view.looked_at
    cards = tuple(card(one.id) for one in seen or chosen or view.hand)
    below = () if chosen else _discard(view, brush)
    rows = [cards[start : start + COLUMNS] for start in range(0, len(cards), COLUMNS)]
    heights = [max(height_of(one, brush, flavoured=len(cards) <= FEW) for one in row) for row in rows]
    high = sum(heights) + GAP * len(rows) if rows else EMPTY
    picture = _ground(TOP + high + (LINE * len(below) + 16 if below else 0), brush.palette).copy()
    title = "hand-choose" if chosen else "hand-looked-at" if view.looked_at else "hand-title"
    _head(picture, view, brush.say(title, count=len(cards)), brush)
    y = TOP
    for row, row_high in zip(rows, heights, strict=True):
        _lay(picture, [face(one, brush, row_high, flavoured=len(cards) <= FEW) for one in row], y)
        y += row_high + GAP
    if not rows:
        style = Style(READABLE, brush.paint.light_ink)
        put(picture, brush.say("hand-empty"), style, (WIDTH / 2, TOP + EMPTY / 2), "mm")
    for number, line in enumerate(below):
        at = (MARGIN + 14, TOP + high + LINE * (number + 0.5))
        put(picture, line, Style(READABLE, brush.paint.light_ink, "medium"), at)
    return picture


def _lay(picture: Image.Image, row: Sequence[Image.Image], top: int) -> None:
    """Cards side by side; one alone lies in the middle."""
    left = (WIDTH - len(row) * WIDE - (len(row) - 1) * GAP) // 2
    for number, sprite in enumerate(row):
        picture.paste(sprite, (left + number * (WIDE + GAP) - SHADE, top - SHADE), sprite)


def paint_card(name: str, brush: Brush) -> Image.Image:
    """A single card or building to look at. Raises ValueError for an unknown id."""
    row: Card | Building = card(name) if name in all_cards() else building(name)
    high = height_of(row, brush, flavoured=True)
    picture = wood(WIDE + 2 * MARGIN, high + 2 * MARGIN, brush.palette)
    sprite = face(row, brush, high, flavoured=True)
    picture.paste(sprite, (MARGIN - SHADE, MARGIN - SHADE), sprite)
    return picture


@lru_cache(maxsize=6)
def _ground(high: int, palette: Palette) -> Image.Image:
    return wood(WIDTH, high, palette)


def _head(picture: Image.Image, view: SharedWorldsView, title: str, brush: Brush) -> None:
    """Whose cards these are, and what can be paid with."""
    lay_sheet(picture, (MARGIN, 14, WIDTH - MARGIN, HEAD), brush.paint)
    middle = (14 + HEAD) / 2
    assert view.viewer is not None, "a hand is somebody's"
    stick(picture, seat_badge(brush.liveries[view.viewer], brush.paint, 70), (MARGIN + 54, middle))
    left = _means(picture, view.players[view.viewer], middle, brush)
    write_readably(picture, title, Style(50, brush.paint.ink), (MARGIN + 104, middle), left - MARGIN - 120)


def _means(picture: Image.Image, player: PlayerView, y: float, brush: Brush) -> int:
    """Available cubes by the colour of their building, and used ones. Gives back where this begins."""
    style, x = Style(READABLE, brush.paint.ink), WIDTH - MARGIN - 24
    for sprite, count in (
        (spent_cube(44, brush.palette), player.used),
        *((cost_box(Box(one.colour), 56, brush.palette), one.cubes + one.lent) for one in reversed(player.buildings)),
    ):
        x -= text_width(str(count), style)
        put(picture, str(count), style, (x, y))
        stick(picture, sprite, (x - 38, y))
        x -= 96
    return x + 20


def _discard(view: SharedWorldsView, brush: Brush) -> Sequence[str]:
    """The own Discard pile, in lines."""
    if not view.discard:
        return ()
    cards = tuple(
        Message("hand-copies", {"card": said(one), "count": count}) for one, count in Counter(view.discard).items()
    )
    listed: Said = cards
    words = brush.say("hand-discard", cards=listed, count=len(view.discard))
    return wrapped(words, Style(READABLE, brush.paint.light_ink, "medium"), WIDTH - 2 * MARGIN - 28, 6)
