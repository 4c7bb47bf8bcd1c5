"""The sheet of a player: Life, what counts for winning, hand and piles; below, the buildings."""

from __future__ import annotations

from PIL import Image

from images.kit.brush import stick
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.panel import lay_sheet
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush, write_readably
from images.shared_worlds.buildings import draw_building
from images.shared_worlds.pieces import cube, spent_cube
from images.shared_worlds.plan import READABLE, WHO, Side
from rules.game import Seat
from rules.shared_worlds.view import PlayerView, SharedWorldsView
from rules.words import Who

NAME = 468
"""Up to where, from the left of the sheet, a name goes, with the sign of who is awaited."""


def draw_panel(picture: Image.Image, view: SharedWorldsView, side: Side, brush: Brush) -> None:
    """Write on the sheet of one seat; the sheet itself belongs to the table, but for the golden one on turn."""
    player = view.players[side.seat]
    if view.outcome is None and view.turn == side.seat:
        lay_sheet(picture, side.panel, brush.paint, brush.paint.gold)
    _who(picture, view, side, brush)
    if side.gone:
        return
    left, top, _, _ = side.panel
    _counts(picture, player, (left + NAME + 20, top + WHO // 2 + 2), brush)
    for number, one in enumerate(player.buildings):
        draw_building(picture, view, one, side, number, brush)


def _who(picture: Image.Image, view: SharedWorldsView, side: Side, brush: Brush) -> None:
    left, top, right, _ = side.panel
    y = top + WHO // 2 + 2
    stick(picture, seat_badge(brush.liveries[side.seat], brush.paint, 76), (left + 58, y))
    right = right - 24 if side.gone else left + NAME
    name = _sign(view, side.seat)
    if name is not None:
        stick(picture, icon(name, 54, brush.paint.ink), (right - 27, y))
        right -= 62
    write_readably(
        picture, brush.speaker.say(Who(side.seat)), Style(54, brush.paint.ink), (left + 108, y), right - left - 112
    )


def _sign(view: SharedWorldsView, seat: Seat) -> str | None:
    """Won, out of the game, awaited."""
    if view.outcome is not None and seat in view.outcome.winners:
        return "laurel-crown"
    if not view.players[seat].alive:
        return "death-skull"
    waited = view.outcome is None and any(prompt.seat == seat for prompt in view.awaited)
    return "hourglass" if waited else None


def _counts(picture: Image.Image, player: PlayerView, at: tuple[int, int], brush: Brush) -> None:
    """Life; the cubes that count, and those on units, which count against others; Legendaries; piles; used cubes."""
    x, y = at
    paint = brush.paint
    stick(picture, icon("hearts", 62, paint.alarm), (x + 31, y))
    put(picture, str(player.life), Style(66, paint.alarm if player.dying else paint.ink), (x + 68, y))
    stick(picture, cube("power", 50, brush.palette), (x + 183, y))
    end = put(picture, str(player.cubes), Style(52, paint.ink), (x + 214, y))
    if player.power_cubes:
        put(picture, f"+{player.power_cubes}", Style(READABLE, paint.faint), (end + 2, y + 2))
    x += 348
    for sprite, count, wide in (
        (icon("crown", 54, paint.ink), player.legendaries, 124),
        (icon("card-random", 54, paint.ink), player.hand, 152),
        (icon("stack", 50, paint.ink), player.deck, 152),
        (icon("card-pickup", 52, paint.ink), player.discard, 152),
        (spent_cube(42, brush.palette), player.used, 120),
    ):
        stick(picture, sprite, (x + 28, y))
        put(picture, str(count), Style(50, paint.ink), (x + 62, y))
        x += wide
