"""A card for each seat: who it is, its stores, its reserve, and what it has destroyed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.paint import Livery, Paint
from images.kit.panel import SHADE, lay_row, lay_sheet, sheet
from images.kit.text import Style, fit, put
from images.zoar import plan
from images.zoar.colours import Land
from images.zoar.fields import Brush
from images.zoar.head import Told
from images.zoar.pieces import Kind, piece
from rules.words import Message, Who
from rules.zoar.view import Goods, TribeView, ZoarView

SHAPES: dict[Kind, str] = {"food": "cow", "metal": "metal-bar", "ruin": "castle-ruins"}
BADGE = 96
SIGN = 66
INSET = 14
"""Within the frame of a card."""
WIDTH, HEIGHT = plan.CARD_WIDTH - 2 * INSET, plan.CARD_HEIGHT - 2 * INSET


@dataclass(frozen=True, slots=True)
class Card:
    """All that stands on a card."""

    name: str
    ability: str
    sign: str | None
    tribe: TribeView
    cities_to_win: int
    livery: Livery


def draw_card(picture: Image.Image, view: ZoarView, seat: int, told: Told, brush: Brush) -> None:
    """Write on the card of one seat; the sheets themselves belong to the board, but for the golden one on turn."""
    box = plan.card(seat, len(view.seats))
    if view.outcome is None and view.turn == seat:
        lay_sheet(picture, box, told.paint, told.paint.gold)
    ability = view.tribes[seat] if view.seats[seat].ability else "none"
    card = Card(
        name=told.speaker.say(Who(seat)),
        ability=told.speaker.say(Message(f"board-ability-{ability}")),
        sign=_sign(view, seat),
        tribe=view.seats[seat],
        cities_to_win=view.cities_to_win,
        livery=told.liveries[seat],
    )
    picture.paste(_written(card, brush.paint, brush.land), (box[0] + INSET, box[1] + INSET))


@lru_cache(maxsize=64)
def _written(card: Card, paint: Paint, land: Land) -> Image.Image:
    """The inside of a card: from one position to the next most of them stay as they are."""
    edge = SHADE + INSET
    sheet_of_it = sheet(plan.CARD_WIDTH, plan.CARD_HEIGHT, paint)
    inside = sheet_of_it.crop((edge, edge, edge + WIDTH, edge + HEIGHT)).convert("RGB")
    brush = Brush(paint, land, (card.livery,))
    _who(inside, card, brush)
    _store(inside, "chest", card.tribe.store, brush, (10, 140))
    _store(inside, "old-wagon", card.tribe.transit, brush, (394, 140))
    _reserve(inside, card, brush, (10, 206))
    _destroyed(inside, card, brush, (WIDTH - 6, 206))
    return inside


def _who(inside: Image.Image, card: Card, brush: Brush) -> None:
    badge = seat_badge(card.livery, brush.paint, BADGE)
    inside.paste(badge, (6, 2), badge)
    x = BADGE + 22
    room = WIDTH - x - 10
    if card.sign is not None:
        shape = icon(card.sign, SIGN, brush.paint.ink)
        inside.paste(shape, (WIDTH - 8 - SIGN, 8), shape)
        room -= SIGN + 10
    put(inside, *fit(card.name, Style(56, brush.paint.ink), room), (x, 28))
    put(inside, *fit(card.ability, Style(38, brush.paint.faint, "medium"), room), (x, 83))


def _sign(view: ZoarView, seat: int) -> str | None:
    """Won, awaited, or has answered while others are still awaited."""
    if view.outcome is not None:
        return "laurel-crown" if seat in view.outcome.winners else None
    if any(prompt.seat == seat and not prompt.optional for prompt in view.awaited):
        return "hourglass"
    choosing = view.fight or view.saving
    return "check-mark" if choosing is not None and seat in choosing.answered else None


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


def _reserve(picture: Image.Image, card: Card, brush: Brush, at: tuple[int, int]) -> None:
    x, y = at
    tribe = card.tribe
    pieces: tuple[tuple[Kind, int], ...] = (
        ("army", tribe.armies_in_reserve),
        ("city", tribe.cities_in_reserve),
        ("temple", tribe.temples_in_reserve),
    )
    for kind, count in pieces:
        if kind == "temple" and not count:
            continue
        x = lay_row(picture, (piece(kind, card.livery, 72, brush.paint, brush.land),), (x, y), 68)
        x = _number(picture, count, brush, (x + 4, y)) + 22


def _number(picture: Image.Image, amount: int, brush: Brush, at: tuple[int, int]) -> int:
    return put(picture, str(amount), Style(54, brush.paint.ink if amount else brush.paint.parchment_edge), at)


def _destroyed(picture: Image.Image, card: Card, brush: Brush, at: tuple[int, int]) -> None:
    """Ruins of destroyed cities, as many places as are needed to win, to the left of this point."""
    x, y = at
    wanted = card.cities_to_win
    whole, empty = piece("ruin", None, 70, brush.paint, brush.land), _empty(SHAPES["ruin"], brush)
    step = min(62, 330 // max(1, wanted))
    places = [whole if place < card.tribe.destroyed else empty for place in range(wanted)]
    lay_row(picture, places, (x - step * wanted, y), step)


def _empty(shape: str, brush: Brush) -> Image.Image:
    """The place of something that is not there."""
    return icon(shape, 50, brush.paint.parchment_edge)
