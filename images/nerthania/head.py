"""The band above the world: round, whose turn, which phase, who is awaited, how much Tectonium is left."""

from __future__ import annotations

from PIL import Image

from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.text import Style, fit, put, wrapped
from images.kit.text import width as text_width
from images.nerthania import plan
from images.nerthania.brush import Brush
from images.nerthania.pieces import crystal
from rules.nerthania.pieces import Phase
from rules.nerthania.view import NerthaniaView
from rules.words import Message, Who, said

LEFT, TOP, RIGHT, BOTTOM = plan.HEAD
MIDDLE = (TOP + BOTTOM) // 2
ROUND_WIDTH = 300
SIGN_WIDTH = 110
SUPPLY_WIDTH = 200
PHASES = {
    Phase.SETUP: "white-tower",
    Phase.ACTIONS: "walking-boot",
    Phase.TERRAFORMING: "mountains",
    Phase.DECISION: "crossed-swords",
    Phase.OVER: "laurel-crown",
}


def draw_head(picture: Image.Image, view: NerthaniaView, brush: Brush) -> None:
    """The whole band; the sheet itself belongs to the table."""
    _round(picture, view, brush)
    left = LEFT + ROUND_WIDTH
    if view.outcome is not None:
        _winners(picture, view.outcome.winners, brush, (left, RIGHT - 20))
        return
    shape = icon(PHASES[view.phase], 92, brush.paint.faint)
    picture.paste(shape, (RIGHT - SUPPLY_WIDTH - SIGN_WIDTH, MIDDLE - 46), shape)
    _turn(picture, view, brush, (left, RIGHT - SUPPLY_WIDTH - SIGN_WIDTH - 16))
    sprite = crystal(78, brush.paint, brush.land)
    picture.paste(sprite, (RIGHT - SUPPLY_WIDTH + 10, MIDDLE - 39), sprite)
    put(picture, str(view.tectonium_left), Style(58, brush.paint.ink), (RIGHT - SUPPLY_WIDTH + 98, MIDDLE))


def _round(picture: Image.Image, view: NerthaniaView, brush: Brush) -> None:
    paint, x, room = brush.paint, LEFT + 28, ROUND_WIDTH - 44
    if view.round == 0:
        words = brush.speaker.say(said(Phase.SETUP))
        put(picture, *fit(words[:1].upper() + words[1:], Style(58, paint.ink), room), (x, MIDDLE))
        return
    words = brush.speaker.say(Message("round", {"round": view.round}))
    put(picture, *fit(words, Style(56, paint.ink), room), (x, MIDDLE - 20))
    limit = brush.speaker.say(Message("board-limit", {"limit": view.last_round}))
    put(picture, *fit(limit, Style(40, paint.faint, "medium"), room), (x, MIDDLE + 31))


def _turn(picture: Image.Image, view: NerthaniaView, brush: Brush, space: tuple[int, int]) -> None:
    """Who is on turn; where it is nobody's turn, the first who is awaited."""
    left, right = space
    awaited = tuple(dict.fromkeys(prompt.seat for prompt in view.awaited))
    seat = view.turn if view.turn is not None else next(iter(awaited), None)
    x = left
    if seat is not None:
        badge = seat_badge(brush.liveries[seat], brush.paint, 92)
        picture.paste(badge, (left, MIDDLE - badge.height // 2), badge)
        x += badge.width + 18
        words = brush.speaker.say(Who(seat))
        put(picture, *fit(words, Style(58, brush.paint.ink), right - x), (x, MIDDLE - 20))
    below = _below(view, awaited, seat, brush)
    put(picture, *fit(below, Style(40, brush.paint.faint, "medium"), right - x), (x, MIDDLE + (31 if x > left else 0)))


def _below(view: NerthaniaView, awaited: tuple[int, ...], seat: int | None, brush: Brush) -> str:
    """The phase, and who is awaited where it is not only the one on turn."""
    phase = brush.speaker.say(said(view.phase))
    phase = phase[:1].upper() + phase[1:]
    if awaited in ((), (seat,)):
        return phase
    waiting = Message("waiting", {"who": tuple(Who(other) for other in awaited)})
    return f"{phase} · {brush.speaker.say(waiting)}"


def _winners(picture: Image.Image, winners: tuple[int, ...], brush: Brush, space: tuple[int, int]) -> None:
    left, right = space
    laurel = icon("laurel-crown", 96, brush.paint.ink)
    picture.paste(laurel, (left, MIDDLE - 48), laurel)
    words = brush.speaker.say(Message("winner", {"who": tuple(Who(seat) for seat in winners)}))
    large, small = Style(60, brush.paint.ink), Style(46, brush.paint.ink)
    x, width = left + 116, right - left - 126
    if text_width(words, large) <= width:
        put(picture, words, large, (x, MIDDLE))
        return
    for row, part in enumerate(wrapped(words, small, width, 2)):
        put(picture, part, small, (x, MIDDLE - 26 + 52 * row))
