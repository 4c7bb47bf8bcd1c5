"""The sheet of a player: Life, hand and piles, what counts for winning, and the buildings with all that lies there."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.kit.brush import stick, write
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.paint import PAINTS, Paint
from images.kit.panel import lay_sheet
from images.kit.text import Style, put
from images.shared_worlds.brush import Brush
from images.shared_worlds.pieces import back, cost_box, cube
from images.shared_worlds.plan import Area, Side
from images.shared_worlds.unit import attachment
from rules.game import Seat
from rules.shared_worlds.cards import Box, building
from rules.shared_worlds.view import BuildingView, PlayerView, SharedWorldsView
from rules.words import Who

ROWS = (44, 110, 170)
"""The heights of name, winning and piles, from the top of the sheet."""
BUILDINGS = 202
"""Where the buildings begin."""
BUILDING = 92
CUBE = 32
SHOWN = 7
"""So many cubes of a kind are drawn; more of them are said as a number."""


def draw_panel(picture: Image.Image, view: SharedWorldsView, side: Side, brush: Brush) -> None:
    """Write on the sheet of one seat; the sheet itself belongs to the table, but for the golden one on turn."""
    player = view.players[side.seat]
    left, top, _, _ = side.panel
    if view.outcome is None and view.turn == side.seat:
        lay_sheet(picture, side.panel, brush.paint, brush.paint.gold)
    _who(picture, view, side, brush)
    if side.gone:
        return
    _winning(picture, player, (left + 18, top + ROWS[1]), brush)
    _piles(picture, player, (left + 18, top + ROWS[2]), brush)
    for number, one in enumerate(player.buildings):
        _building(picture, view, one, side.seat, building_box(side, number), brush)


def building_box(side: Side, number: int) -> Area:
    """Where the building of this number is."""
    left, top, right, _ = side.panel
    y = top + BUILDINGS + number * (BUILDING + 6)
    return left + 14, y, right - 14, y + BUILDING


def _who(picture: Image.Image, view: SharedWorldsView, side: Side, brush: Brush) -> None:
    left, top, right, _ = side.panel
    y = top + ROWS[0]
    stick(picture, seat_badge(brush.liveries[side.seat], brush.paint, 66), (left + 48, y))
    name = _sign(view, side.seat)
    right -= 18
    if name is not None:
        stick(picture, icon(name, 50, brush.paint.ink), (right - 25, y))
        right -= 58
    write(picture, brush.speaker.say(Who(side.seat)), Style(46, brush.paint.ink), (left + 92, y), right - left - 96)


def _sign(view: SharedWorldsView, seat: Seat) -> str | None:
    """Won, out of the game, awaited."""
    if view.outcome is not None and seat in view.outcome.winners:
        return "laurel-crown"
    if not view.players[seat].alive:
        return "tombstone"
    waited = view.outcome is None and any(prompt.seat == seat for prompt in view.awaited)
    return "hourglass" if waited else None


def _winning(picture: Image.Image, player: PlayerView, at: tuple[int, int], brush: Brush) -> None:
    """Life; the cubes that count, and those on units, which count against others; Legendaries in play."""
    x, y = at
    ink = brush.paint.alarm if player.dying else brush.paint.ink
    stick(picture, icon("hearts", 58, brush.paint.alarm), (x + 30, y))
    put(picture, str(player.life), Style(64, ink), (x + 66, y))
    stick(picture, cube("power", 46, brush.palette), (x + 160, y))
    end = put(picture, str(player.cubes), Style(48, brush.paint.ink), (x + 188, y))
    if player.power_cubes:
        put(picture, f"+{player.power_cubes}", Style(34, brush.paint.faint), (end + 4, y + 4))
    stick(picture, icon("crown", 52, brush.paint.ink), (x + 316, y))
    put(picture, str(player.legendaries), Style(48, brush.paint.ink), (x + 348, y))


def _piles(picture: Image.Image, player: PlayerView, at: tuple[int, int], brush: Brush) -> None:
    """Hand, Deck, Discard pile, and used cubes."""
    x, y = at
    counts = (
        (icon("card-random", 46, brush.paint.ink), player.hand),
        (icon("stack", 42, brush.paint.ink), player.deck),
        (icon("card-pickup", 44, brush.paint.ink), player.discard),
    )
    for sprite, count in counts:
        stick(picture, sprite, (x + 24, y))
        put(picture, str(count), Style(38, brush.paint.ink), (x + 52, y))
        x += 98
    stick(picture, spent_cube(36, brush.palette), (x + 18, y))
    put(picture, str(player.used), Style(38, brush.paint.ink), (x + 42, y))


@lru_cache(maxsize=8)
def spent_cube(size: int, palette: Palette) -> Image.Image:
    """A cube that was used: it lies beside the buildings, and a line is drawn through it."""
    paint = PAINTS[palette]
    canvas = Canvas(size, size)
    canvas.stamp(cube("power", size, palette), (0, 0))
    canvas.line([(size * 0.12, size * 0.88), (size * 0.88, size * 0.12)], paint.rim, size * 0.2)
    canvas.line([(size * 0.12, size * 0.88), (size * 0.88, size * 0.12)], paint.alarm, size * 0.11)
    return canvas.done()


def _building(
    picture: Image.Image, view: SharedWorldsView, one: BuildingView, seat: Seat, box: Area, brush: Brush
) -> None:
    """A building with its cubes, those lent to it, Workers and attachments."""
    left, top, right, bottom = box
    row = building(one.card.id)
    sprite = _plate(right - left, bottom - top, brush.paint)
    picture.paste(sprite, (left, top), sprite)
    stick(picture, cost_box(Box(row.colour.value), 72, brush.palette), (left + 44, (top + bottom) / 2))
    x, upper, lower = left + 88, top + 25, bottom - 26
    end = right - 8
    for worn in one.attachments:
        stick(picture, attachment(worn, 38, brush), (end - 19, upper))
        end -= 42
    if one.used:
        stick(picture, icon("check-mark", 34, brush.paint.ink), (end - 17, upper))
        end -= 40
    write(picture, brush.speaker.say(row.said()), Style(34, brush.paint.ink), (x, upper), end - x - 6)
    end = right - 10
    if one.workers:
        end = put(picture, str(one.workers), Style(36, brush.paint.ink), (end, lower), "rm")
        end = right - 44 - 14 * (len(str(one.workers)) - 1)
        stick(picture, back(30, 40, brush.palette), (end - 6, lower))
        end -= 30
    x = _cubes(picture, one.cubes, (x, lower), brush)
    _lent(picture, view, one, seat, (x + 8, lower), brush)


@lru_cache(maxsize=8)
def _plate(wide: int, high: int, paint: Paint) -> Image.Image:
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 12, paint.parchment_edge)
    canvas.rounded((2, 2, wide - 2, high - 2), 10, paint.parchment_deep)
    return canvas.done()


def _cubes(picture: Image.Image, count: int, at: tuple[int, int], brush: Brush) -> int:
    """So many cubes in a row, or one and their number. Gives back where they end."""
    x, y = at
    if count > SHOWN:
        stick(picture, cube("power", CUBE, brush.palette), (x + CUBE / 2, y))
        return put(picture, f"×{count}", Style(34, brush.paint.ink), (x + CUBE + 6, y))
    for _ in range(count):
        stick(picture, cube("power", CUBE, brush.palette), (x + CUBE / 2, y))
        x += CUBE + 2
    return x


def _lent(
    picture: Image.Image, view: SharedWorldsView, one: BuildingView, seat: Seat, at: tuple[int, int], brush: Brush
) -> None:
    """Cubes that others have lent, each with the badge of its owner."""
    x, y = at
    for loan in view.loans:
        if loan.holder == seat and loan.on == one.card and not loan.spent:
            stick(picture, cube("power", CUBE, brush.palette), (x + CUBE / 2, y))
            stick(picture, seat_badge(brush.liveries[loan.owner], brush.paint, 26), (x + CUBE / 2 + 10, y - 10))
            x += put(picture, f"×{loan.number}", Style(30, brush.paint.ink), (x + CUBE + 6, y)) - x + 8
