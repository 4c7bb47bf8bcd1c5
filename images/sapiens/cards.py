"""A card for each seat below its valley: who it is, both totals, its pool, tokens, steaks and fight tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.brush import stick
from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.paint import Livery, Paint
from images.kit.panel import SHADE, lay_sheet, sheet
from images.kit.text import Style, put
from images.sapiens.brush import Brush, write_readably
from images.sapiens.pieces import fight, steak, total_sign
from images.sapiens.plan import LARGE, READABLE, Site
from images.sapiens.pools import BESIDE, pool_tile
from images.sapiens.scenes import token, used_token
from rules.sapiens.view import ClanView, SapiensView, Total
from rules.words import Who

INSET = 14
"""Within the frame of a card."""
PLATE = (160, 78)
"""What a total stands on."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Where things stand on the inside of a card, by their middles, and how large they are."""

    badge: int
    first: int
    pool: tuple[int, int]
    half: int
    tokens: tuple[int, int]
    step: int
    pieces: tuple[int, int]


BROAD = Rows(badge=84, first=42, pool=(92, 144), half=88, tokens=(1000, 144), step=66, pieces=(960, 42))
NARROW = Rows(badge=76, first=38, pool=(70, 119), half=66, tokens=(34, 197), step=62, pieces=(560, 197))


def draw_card(picture: Image.Image, view: SapiensView, seat: int, site: Site, brush: Brush) -> None:
    """Write on the card of one seat; the sheets themselves belong to the table, but for the golden one on turn."""
    on_turn = view.outcome is None and view.turn == seat
    if on_turn:
        lay_sheet(picture, site.card, brush.paint, brush.paint.gold)
    left, top, right, bottom = site.card
    size = (right - left - 2 * INSET, bottom - top - 2 * INSET)
    rows = BROAD if site.scale is LARGE else NARROW
    clan = view.clans[seat]
    inside = _blank(size, brush.paint).copy()
    livery = brush.liveries[seat]
    _who(inside, brush.speaker.say(Who(seat)), _sign(view, seat), livery, rows, brush)
    _totals(inside, clan, rows, brush)
    _pool(inside, clan, rows, brush)
    _pieces(inside, clan, livery, rows, brush)
    _tokens(inside, clan, on_turn and view.token_played, rows, brush)
    picture.paste(inside, (left + INSET, top + INSET))


@lru_cache(maxsize=4)
def _blank(size: tuple[int, int], paint: Paint) -> Image.Image:
    """The parchment of a card, within its frame."""
    edge = SHADE + INSET
    whole = sheet(size[0] + 2 * INSET, size[1] + 2 * INSET, paint)
    return whole.crop((edge, edge, edge + size[0], edge + size[1])).convert("RGB")


def _sign(view: SapiensView, seat: int) -> str | None:
    """Won, or awaited."""
    if view.outcome is not None:
        return "laurel-crown" if seat in view.outcome.winners else None
    return "hourglass" if any(prompt.seat == seat for prompt in view.awaited) else None


def _who(inside: Image.Image, name: str, sign: str | None, livery: Livery, rows: Rows, brush: Brush) -> None:
    stick(inside, seat_badge(livery, brush.paint, rows.badge), (6 + rows.badge / 2, rows.first))
    x = rows.badge + 22
    beside = inside.width - 2 * PLATE[0] - 30
    if rows.pieces[1] == rows.first:
        beside = rows.pieces[0] - 50
    room = beside - x - (64 if sign else 0)
    end = write_readably(inside, name, Style(54, brush.paint.ink), (x, rows.first), room)
    if sign is not None:
        stick(inside, icon(sign, 56, brush.paint.ink), (end + 40, rows.first))


def _totals(inside: Image.Image, clan: ClanView, rows: Rows, brush: Brush) -> None:
    """Food and shelter; the lower of them, which counts, lies on a golden plate."""
    x = inside.width - 2 * PLATE[0] - 12
    for total, amount in ((Total.FOOD, clan.food), (Total.SHELTER, clan.shelter)):
        counting = clan.counts in (None, total)
        if counting:
            plate = _plate(brush.paint)
            inside.paste(plate, (x, rows.first - PLATE[1] // 2), plate)
        ink = brush.paint.ink if counting else brush.paint.faint
        stick(inside, total_sign(total, 58, ink), (x + 42, rows.first))
        put(inside, str(amount), Style(58, ink), (x + 80, rows.first))
        x += PLATE[0] + 8


@lru_cache(maxsize=2)
def _plate(paint: Paint) -> Image.Image:
    wide, high = PLATE
    canvas = Canvas(wide, high)
    canvas.rounded((0, 0, wide, high), 16, paint.outline)
    canvas.rounded((3, 3, wide - 3, high - 3), 14, paint.gold)
    canvas.rounded((8, 8, wide - 8, high - 8), 10, paint.glow)
    return canvas.done()


def _pool(inside: Image.Image, clan: ClanView, rows: Rows, brush: Brush) -> None:
    x, y = rows.pool
    for number, one in enumerate(clan.pool):
        stick(inside, pool_tile(one, rows.half, brush), (x + number * (2 * rows.half + BESIDE), y))


def _pieces(inside: Image.Image, clan: ClanView, livery: Livery, rows: Rows, brush: Brush) -> None:
    """Fight tokens in hand, and steaks."""
    x, y = rows.pieces
    for sprite, count in (
        (fight(livery, 66, brush.paint), clan.fights),
        (steak(64, brush.paint, brush.land), clan.steaks),
    ):
        stick(inside, sprite, (x, y))
        ink = brush.paint.ink if count else brush.paint.faint
        put(inside, str(count), Style(READABLE, ink), (x + 38, y))
        x += 104


def _tokens(inside: Image.Image, clan: ClanView, played: bool, rows: Rows, brush: Brush) -> None:
    """Mountain tokens in hand, then the played ones; ticked when this turn's token is played."""
    x, y = rows.tokens
    size = rows.step - 2
    for scene in clan.tokens:
        stick(inside, token(scene, size, brush.paint, brush.land), (x, y))
        x += rows.step
    for scene in clan.used:
        stick(inside, used_token(scene, size, brush.paint), (x, y))
        x += rows.step
    if played:
        stick(inside, icon("check-mark", 46, brush.paint.ink), (x, y))
