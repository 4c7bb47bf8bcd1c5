"""A card for each tribe: roundel, buildings, battle cards, stores and goals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.panel import SHADE, lay_sheet, sheet
from images.kit.text import Style, fit, put
from images.nerthania import chips, plan
from images.nerthania.brush import Brush
from images.nerthania.colours import LANDS
from images.nerthania.pieces import coin, crystal
from rules.nerthania.pieces import Building, Roundel
from rules.nerthania.view import NerthaniaView, TribeView
from rules.words import Message

INSET = 14
WIDTH = plan.CARD_WIDTH - 2 * INSET
NEUTRAL = 502, 1254
"""Where the battle cards of the neutral tribe begin, and its numbers."""
BADGE = 88
ROWS = (152, 238, 316, 392, 462)
"""The middles of the rows: roundel, buildings, battle cards, stores, goals."""


@dataclass(frozen=True, slots=True)
class Card:
    """All that stands on a card. `sign` is an icon behind the name: won, awaited, or has answered."""

    name: str
    below: str
    sign: str | None
    tribe: TribeView
    livery: Livery
    playing: bool


def has_neutral(view: NerthaniaView) -> bool:
    """Whether the last tribe is one that nobody plays."""
    return len(view.nations) > len(view.tribes)


def draw_card(picture: Image.Image, view: NerthaniaView, place: int, battle: int, brush: Brush) -> None:
    """The card of a tribe; the sheets themselves belong to the table, but for the golden one on turn."""
    box = plan.card(place, len(view.nations), battle, has_neutral(view))
    if view.outcome is None and view.turn == place:
        lay_sheet(picture, box, brush.paint, brush.paint.gold)
    nation = view.nations[place]
    card = Card(
        name=brush.name(view, place),
        below=_below(view, place, brush),
        sign=_sign(view, place),
        tribe=nation,
        livery=brush.liveries[place],
        playing=place < len(view.tribes),
    )
    inside = _written(card, brush.palette) if card.playing else _neutral(card, brush.palette)
    picture.paste(inside, (box[0] + INSET, box[1] + INSET))


def _below(view: NerthaniaView, place: int, brush: Brush) -> str:
    """The tribe, and what else is to be known about it."""
    words = [brush.speaker.say(Message(f"tribe-{view.nations[place].tribe}"))]
    if view.teams:
        words.append(brush.speaker.say(Message("board-team", {"team": place % 2 + 1})))
    if place == view.start and view.outcome is None:
        words.append(brush.speaker.say(Message("board-begins")))
    if view.nations[place].surrenders:
        words.append(brush.speaker.say(Message("board-surrenders")))
    return " · ".join(words)


def _sign(view: NerthaniaView, place: int) -> str | None:
    if view.outcome is not None:
        return "laurel-crown" if place in view.outcome.winners else None
    if any(prompt.seat == place and not prompt.optional for prompt in view.awaited):
        return "hourglass"
    return "check-mark" if view.battle is not None and place in view.battle.answered else None


@lru_cache(maxsize=24)
def _written(card: Card, palette: Palette) -> Image.Image:
    """The inside of a card: from one position to the next most of them stay as they are."""
    paint = PAINTS[palette]
    inside = _blank(plan.CARD_WIDTH, plan.CARD_HEIGHT, paint)
    _who(inside, card, _points(inside, card.tribe.points, WIDTH - 8, paint), paint)
    _row(inside, [chips.action(action, action in card.tribe.used, paint) for action in Roundel], (6, ROWS[0]), 106)
    _row(inside, [chips.building(kind, chips.stands(kind, card.tribe), paint) for kind in Building], (6, ROWS[1]), 92)
    _row(inside, _battle_cards(card, palette), (6, ROWS[2]), 124)
    _row(inside, [chips.goal(*goal, paint) for goal in chips.goals(card.tribe)], (6, ROWS[4]), 62)
    _stores(inside, card, (8, ROWS[3]), palette)
    return inside


@lru_cache(maxsize=16)
def _neutral(card: Card, palette: Palette) -> Image.Image:
    """The inside of the card of a tribe that nobody plays: all in one line."""
    paint = PAINTS[palette]
    inside = _blank(plan.WIDTH - 2 * plan.MARGIN, plan.NEUTRAL_HEIGHT, paint)
    _who(inside, card, NEUTRAL[0] - 26, paint)
    _row(inside, _battle_cards(card, palette), (NEUTRAL[0], inside.height // 2), 124)
    _stores(inside, card, (NEUTRAL[1], inside.height // 2), palette)
    return inside


def _blank(wide: int, high: int, paint: Paint) -> Image.Image:
    """The inside of an empty sheet that is so large with its edge."""
    edge = SHADE + INSET
    return sheet(wide, high, paint).crop((edge, edge, edge + wide - 2 * INSET, edge + high - 2 * INSET)).convert("RGB")


def _battle_cards(card: Card, palette: Palette) -> list[Image.Image]:
    return [chips.battle_card(one.unit, one.level, PAINTS[palette], LANDS[palette]) for one in card.tribe.cards]


def _who(inside: Image.Image, card: Card, right: int, paint: Paint) -> None:
    """Badge, name and tribe, up to this x."""
    badge = seat_badge(card.livery, paint, BADGE)
    inside.paste(badge, (4, 4), badge)
    x = BADGE + 20
    if card.sign is not None:
        shape = icon(card.sign, 60, paint.ink)
        inside.paste(shape, (right - 66, 18), shape)
        right -= 76
    put(inside, *fit(card.name, Style(56, paint.ink), right - x), (x, 28))
    put(inside, *fit(card.below, Style(38, paint.faint, "medium"), right - x), (x, 80))


def _points(inside: Image.Image, points: int, right: int, paint: Paint) -> int:
    """The points on a trophy. Gives back where this begins."""
    number = Style(72, paint.ink)
    shape = icon("trophy", 64, paint.faint)
    left = right - 152
    inside.paste(shape, (left, 16), shape)
    put(inside, str(points), number, (left + 76, 50))
    return left - 12


def _stores(inside: Image.Image, card: Card, at: tuple[int, int], palette: Palette) -> None:
    """Silver, Tectonium and conquest cards of a player, units and areas on the map of any tribe."""
    paint, land, tribe = PAINTS[palette], LANDS[palette], card.tribe
    things: list[tuple[Image.Image, int]] = []
    if card.playing:
        things += [
            (coin(None, 58, paint, land), tribe.silver),
            (crystal(62, paint, land), tribe.tectonium),
            (icon("card-random", 58, paint.ink), tribe.conquest_cards),
        ]
    things += [
        (icon("broadsword", 54, paint.ink), tribe.on_map),
        (icon("mountains", 56, paint.ink), tribe.areas),
    ]
    x, y = at
    for sprite, amount in things:
        inside.paste(sprite, (x, y - sprite.height // 2), sprite)
        put(inside, str(amount), Style(54, paint.ink if amount else paint.faint), (x + 66, y))
        x += 148


def _row(inside: Image.Image, sprites: list[Image.Image], at: tuple[int, int], step: int) -> None:
    x, y = at
    for place, sprite in enumerate(sprites):
        inside.paste(sprite, (x + place * step, y - sprite.height // 2), sprite)
