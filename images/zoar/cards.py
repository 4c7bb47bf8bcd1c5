"""A card for each seat: who it is, its stores, its reserve, and what it has destroyed."""

from __future__ import annotations

from PIL import Image

from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.paint import Livery
from images.kit.panel import lay_row, lay_sheet
from images.kit.text import Style, fit, put
from images.zoar import plan
from images.zoar.fields import Brush
from images.zoar.head import Told
from images.zoar.pieces import Kind, piece
from rules.words import Message, Who
from rules.zoar.view import Goods, TribeView, ZoarView

SHAPES: dict[Kind, str] = {"food": "cow", "metal": "metal-bar", "ruin": "castle-ruins"}
BADGE = 96
SIGN = 66


def draw_card(picture: Image.Image, view: ZoarView, seat: int, told: Told, brush: Brush) -> None:
    """What stands on the card of one seat; the sheets themselves belong to the board."""
    left, top, right, bottom = plan.card(seat, len(view.seats))
    if view.outcome is None and view.turn == seat:
        lay_sheet(picture, (left, top, right, bottom), told.paint, told.paint.gold)
    _who(picture, view, seat, told, (left, top, right))
    tribe = view.seats[seat]
    _store(picture, "chest", tribe.store, brush, (left + 24, top + 154))
    _store(picture, "old-wagon", tribe.transit, brush, (left + 408, top + 154))
    _reserve(picture, tribe, brush, told.liveries[seat], (left + 24, top + 222))
    _destroyed(picture, tribe, view.cities_to_win, brush, (right - 22, top + 222))


def _who(picture: Image.Image, view: ZoarView, seat: int, told: Told, box: tuple[int, int, int]) -> None:
    left, top, right = box
    badge = seat_badge(told.liveries[seat], told.paint, BADGE)
    picture.paste(badge, (left + 20, top + 16), badge)
    x = left + 20 + BADGE + 16
    room = right - x - 24
    sign = _sign(view, seat)
    if sign is not None:
        shape = icon(sign, SIGN, told.paint.ink)
        picture.paste(shape, (right - 22 - SIGN, top + 22), shape)
        room -= SIGN + 10
    put(picture, *fit(told.speaker.say(Who(seat)), Style(56, told.paint.ink), room), (x, top + 42))
    ability = view.tribes[seat] if view.seats[seat].ability else "none"
    words = told.speaker.say(Message(f"board-ability-{ability}"))
    put(picture, *fit(words, Style(38, told.paint.faint, "medium"), room), (x, top + 97))


def _sign(view: ZoarView, seat: int) -> str | None:
    """Won, awaited, or has answered while others are still awaited."""
    if view.outcome is not None:
        return "laurel-crown" if seat in view.outcome.winners else None
    if any(prompt.seat == seat and not prompt.optional for prompt in view.awaited):
        return "hourglass"
    if view.fight is not None and seat in view.fight.answered:
        return "check-mark"
    return None


def _store(picture: Image.Image, shape: str, goods: Goods, brush: Brush, at: tuple[int, int]) -> None:
    """A store: its sign, then each kind with its number; of what is not there only the outline is left."""
    x, y = at
    x = lay_row(picture, (icon(shape, 60, brush.paint.faint),), (x, y), 68) + 6
    kinds: tuple[tuple[Kind, int], ...] = (("food", goods.food), ("metal", goods.metal))
    for kind, amount in kinds:
        here = piece(kind, None, 82, brush.paint, brush.land)
        x = lay_row(picture, (here if amount else _empty(SHAPES[kind], brush),), (x, y), 76)
        _number(picture, amount, brush, (x + 4, y))
        x += 50


def _reserve(picture: Image.Image, tribe: TribeView, brush: Brush, livery: Livery, at: tuple[int, int]) -> None:
    x, y = at
    pieces: tuple[tuple[Kind, int], ...] = (
        ("army", tribe.armies_in_reserve),
        ("city", tribe.cities_in_reserve),
        ("temple", tribe.temples_in_reserve),
    )
    for kind, count in pieces:
        if kind == "temple" and not count:
            continue
        x = lay_row(picture, (piece(kind, livery, 72, brush.paint, brush.land),), (x, y), 68)
        x = _number(picture, count, brush, (x + 4, y)) + 22


def _number(picture: Image.Image, amount: int, brush: Brush, at: tuple[int, int]) -> int:
    return put(picture, str(amount), Style(54, brush.paint.ink if amount else brush.paint.parchment_edge), at)


def _destroyed(picture: Image.Image, tribe: TribeView, wanted: int, brush: Brush, at: tuple[int, int]) -> None:
    """Ruins of destroyed cities, as many places as are needed to win, to the left of this point."""
    x, y = at
    whole, empty = piece("ruin", None, 70, brush.paint, brush.land), _empty(SHAPES["ruin"], brush)
    step = min(62, 330 // max(1, wanted))
    places = [whole if place < tribe.destroyed else empty for place in range(wanted)]
    lay_row(picture, places, (x - step * wanted, y), step)


def _empty(shape: str, brush: Brush) -> Image.Image:
    """The place of something that is not there."""
    return icon(shape, 50, brush.paint.parchment_edge)
