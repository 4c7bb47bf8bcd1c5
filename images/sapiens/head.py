"""The band above the valleys: round, whose turn, what is asked, and the common supply."""

from __future__ import annotations

from PIL import Image

from images.kit.brush import stick
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.text import Style, put, wrapped
from images.kit.text import width as text_width
from images.sapiens.brush import Brush, write_readably
from images.sapiens.pieces import bear, steak
from images.sapiens.plan import HEAD, READABLE
from images.sapiens.scenes import chip
from rules.sapiens.view import SapiensView
from rules.words import Who, said

LEFT, TOP, RIGHT, BOTTOM = HEAD
MIDDLE = (TOP + BOTTOM) // 2
ROUND_WIDTH = 300
SUPPLY_STEP = 124
BADGE, CHIP = 84, 74


def draw_head(picture: Image.Image, view: SapiensView, brush: Brush) -> None:
    """The whole band; the sheet itself belongs to the table."""
    _round(picture, view, brush)
    right = _supply(picture, view, brush)
    left = LEFT + ROUND_WIDTH + 14
    if view.outcome is not None:
        _winners(picture, view.outcome.winners, brush, (left, right))
        return
    x = _turn(picture, view, brush, (left, right - len(view.pending) * (CHIP + 8)))
    for number, scene in enumerate(view.pending):
        spot = x + 24 + number * (CHIP + 8) + CHIP / 2
        stick(picture, chip(scene, CHIP, brush.paint, brush.land), (spot, MIDDLE))


def _round(picture: Image.Image, view: SapiensView, brush: Brush) -> None:
    words = brush.say("round", round=view.round)
    height = MIDDLE - 24 if view.last_round and view.outcome is None else MIDDLE
    write_readably(picture, words, Style(56, brush.paint.ink), (LEFT + 26, height), ROUND_WIDTH - 30)
    if height < MIDDLE:
        last = Style(READABLE, brush.paint.alarm)
        write_readably(picture, brush.say("board-last-round"), last, (LEFT + 26, MIDDLE + 26), ROUND_WIDTH - 30)


def _turn(picture: Image.Image, view: SapiensView, brush: Brush, room: tuple[int, int]) -> int:
    """Who is on turn, and the phase. Gives back where these words end."""
    left, right = room
    stick(picture, seat_badge(brush.liveries[view.turn], brush.paint, BADGE), (left + BADGE / 2, MIDDLE))
    x = left + BADGE + 16
    name = brush.speaker.say(Who(view.turn))
    end = write_readably(picture, name, Style(54, brush.paint.ink), (x, MIDDLE - 25), right - x - 40)
    phase = brush.speaker.say(said(view.phase))
    words = phase[:1].upper() + phase[1:]
    faint = Style(READABLE, brush.paint.faint, "medium")
    return max(end, write_readably(picture, words, faint, (x, MIDDLE + 26), right - x - 40))


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


def _supply(picture: Image.Image, view: SapiensView, brush: Brush) -> int:
    """Stack, steaks and bears with their numbers. Gives back where this begins."""
    paint, land = brush.paint, brush.land
    left = RIGHT - 18 - 3 * SUPPLY_STEP
    pieces = (
        (icon("stack", 62, paint.ink), view.stack),
        (steak(68, paint, land), view.steaks),
        (bear(68, paint, land), view.bears),
    )
    for number, (sprite, count) in enumerate(pieces):
        x = left + number * SUPPLY_STEP
        stick(picture, sprite, (x + 34, MIDDLE))
        put(picture, str(count), Style(READABLE, paint.ink), (x + 72, MIDDLE))
    return left
