"""What only one person may see: hand cards, or cards that are looked at, face up and large; the own Discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.paint import Paint
from images.kit.panel import lay_sheet
from images.kit.table import wood
from images.kit.text import Style, put, wrapped
from images.kit.text import width as text_width
from images.shared_worlds.brush import Brush, stick, write
from images.shared_worlds.face import HIGH, SHADE, WIDE, face
from images.shared_worlds.panel import spent_cube
from images.shared_worlds.pieces import cost_box
from images.shared_worlds.plan import MARGIN, WIDTH
from rules.shared_worlds.cards import Box, building, card
from rules.shared_worlds.view import Face, PlayerView, SharedWorldsView
from rules.words import Message, Said, said

HEAD = 108
STEP = (WIDE + 14, HIGH + 16)
COLUMNS = 2
LINE = 44


def paint_hand(view: SharedWorldsView, brush: Brush, labels: Mapping[str, str] | None = None) -> Image.Image:
    """The viewer's cards; with `labels` (by card id) the others are dim, and these carry their label."""
    cards = view.looked_at or view.hand
    if labels:
        cards = tuple(dict.fromkeys(one for one in (*cards, *view.discard) if one.id in labels))
    below = () if labels else _discard(view, brush)
    rows = -(-len(cards) // COLUMNS)
    foot = LINE * len(below) + 36 if below else 0
    picture = _ground(HEAD + 24 + max(1, rows) * STEP[1] + foot, brush.palette).copy()
    _head(picture, view, brush)
    for number, one in enumerate(cards):
        at = (MARGIN + number % COLUMNS * STEP[0], HEAD + 30 + number // COLUMNS * STEP[1])
        _lay(picture, one, at, brush)
        if labels:
            _label(picture, labels[one.id], at, brush.paint)
    if not cards:
        style = Style(46, brush.paint.light_ink)
        put(picture, brush.say("hand-empty"), style, (WIDTH / 2, HEAD + 24 + STEP[1] / 2), "mm")
    for number, line in enumerate(below):
        y = picture.height - foot + 20 + LINE * number
        put(picture, line, Style(34, brush.paint.light_ink, "medium"), (MARGIN + 14, y))
    return picture


def paint_card(name: str, brush: Brush) -> Image.Image:
    """A single card or building to look at. Raises ValueError for an unknown id."""
    row = card(name) if _is_card(name) else building(name)
    picture = _ground(HIGH + 2 * MARGIN, brush.palette).crop((0, 0, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN))
    sprite = face(row, brush)
    picture.paste(sprite, (MARGIN - SHADE, MARGIN - SHADE), sprite)
    return picture


def _is_card(name: str) -> bool:
    try:
        card(name)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=6)
def _ground(high: int, palette: Palette) -> Image.Image:
    return wood(WIDTH, high, palette)


def _lay(picture: Image.Image, one: Face, at: tuple[int, int], brush: Brush) -> None:
    sprite = face(card(one.id), brush)
    picture.paste(sprite, (at[0] - SHADE, at[1] - SHADE), sprite)


def _head(picture: Image.Image, view: SharedWorldsView, brush: Brush) -> None:
    """Whose cards these are, and what can be paid with."""
    lay_sheet(picture, (MARGIN, 14, WIDTH - MARGIN, HEAD), brush.paint)
    middle = (14 + HEAD) / 2
    assert view.viewer is not None, "a hand is somebody's"
    stick(picture, seat_badge(brush.liveries[view.viewer], brush.paint, 70), (MARGIN + 54, middle))
    left = _means(picture, view.players[view.viewer], middle, brush)
    what = "hand-looked-at" if view.looked_at else "hand-title"
    count = len(view.looked_at or view.hand)
    write(
        picture, brush.say(what, count=count), Style(50, brush.paint.ink), (MARGIN + 104, middle), left - MARGIN - 120
    )


def _means(picture: Image.Image, player: PlayerView, y: float, brush: Brush) -> int:
    """Available cubes by the colour of their building, and used ones. Gives back where this begins."""
    style, x = Style(44, brush.paint.ink), WIDTH - MARGIN - 24
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
    return wrapped(words, Style(34, brush.paint.light_ink, "medium"), WIDTH - 2 * MARGIN - 28, 6)


def _label(picture: Image.Image, label: str, at: tuple[int, int], paint: Paint) -> None:
    """The plate on a card that can be chosen."""
    sprite = _plate(label, paint)
    picture.paste(sprite, (at[0] + WIDE - sprite.width - 12, at[1] + HIGH // 2 - 110), sprite)


@lru_cache(maxsize=64)
def _plate(label: str, paint: Paint) -> Image.Image:
    style = Style(54, paint.outline)
    wide = max(text_width(label, style) + 32, 76)
    canvas = Canvas(wide, 72)
    canvas.rounded((0, 0, wide, 72), 20, paint.outline)
    canvas.rounded((4, 4, wide - 4, 68), 16, paint.glow)
    sprite = canvas.done()
    put(sprite, label, style, (wide / 2, 36), "mm")
    return sprite
