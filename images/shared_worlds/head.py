"""The band above the table: round, whose turn and what phase, and the common piles."""

from __future__ import annotations

from PIL import Image

from images.kit.brush import stick
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.text import Style, put, wrapped
from images.kit.text import width as text_width
from images.shared_worlds.brush import Brush, write_readably
from images.shared_worlds.pieces import pile
from images.shared_worlds.plan import HEAD, READABLE
from rules.shared_worlds.pieces import Phase
from rules.shared_worlds.view import SharedWorldsView
from rules.words import Message, Who, kebab, said

LEFT, TOP, RIGHT, BOTTOM = HEAD
MIDDLE = (TOP + BOTTOM) // 2
ROUND = 270
BADGE = 84
PILE = 150


def draw_head(picture: Image.Image, view: SharedWorldsView, brush: Brush) -> None:
    """The whole band; the sheet itself belongs to the table."""
    setup = view.phase is Phase.SETUP
    words = brush.sentence(said(view.phase)) if setup else brush.say("round", round=view.round)
    write_readably(picture, words, Style(56, brush.paint.ink), (LEFT + 26, MIDDLE), ROUND - 30)
    right = _piles(picture, view, brush)
    room = (LEFT + ROUND + 14, right)
    if view.outcome is not None:
        _winners(picture, view.outcome.winners, brush, room)
    else:
        _turn(picture, view, brush, room)


def _piles(picture: Image.Image, view: SharedWorldsView, brush: Brush) -> int:
    """Main pile and Graveyard with their numbers. Gives back where this begins."""
    left = RIGHT - 14 - 2 * PILE
    piles = ((pile(brush.palette), view.main), (icon("tombstone", 64, brush.paint.ink), view.graveyard))
    for number, (sprite, count) in enumerate(piles):
        x = left + number * PILE
        stick(picture, sprite, (x + 34, MIDDLE))
        put(picture, str(count), Style(50, brush.paint.ink), (x + 74, MIDDLE))
    return left


def _turn(picture: Image.Image, view: SharedWorldsView, brush: Brush, room: tuple[int, int]) -> None:
    """Who is on turn; below, the phase, or the moment at which others may answer; set-up stands on the left."""
    left, right = room
    stick(picture, seat_badge(brush.liveries[view.turn], brush.paint, BADGE), (left + BADGE / 2, MIDDLE))
    x = left + BADGE + 16
    free = right - x - 20
    name, words = brush.speaker.say(Who(view.turn)), _below(view, brush)
    write_readably(picture, name, Style(54, brush.paint.ink), (x, MIDDLE - 27 if words else MIDDLE), free)
    write_readably(picture, words, Style(READABLE, brush.paint.faint, "medium"), (x, MIDDLE + 28), free)


def _below(view: SharedWorldsView, brush: Brush) -> str:
    if view.phase is Phase.SETUP:
        return ""
    if view.resolving is not None:
        return brush.sentence(Message("board-resolving", {"card": said(view.resolving)}))
    if view.moment is not None:
        return brush.sentence(Message(f"board-moment-{kebab(view.moment)}"))
    return brush.sentence(said(view.phase))


def _winners(picture: Image.Image, winners: tuple[int, ...], brush: Brush, room: tuple[int, int]) -> None:
    left, right = room
    stick(picture, icon("laurel-crown", 88, brush.paint.ink), (left + 44, MIDDLE))
    words = brush.say("winner", who=tuple(Who(seat) for seat in winners))
    large, small = Style(54, brush.paint.ink), Style(READABLE, brush.paint.ink)
    x, width = left + 108, right - left - 124
    if text_width(words, large) <= width:
        put(picture, words, large, (x, MIDDLE))
        return
    for row, part in enumerate(wrapped(words, small, width, 2)):
        put(picture, part, small, (x, MIDDLE - 24 + 48 * row))
