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
WIDTH, HEIGHT = plan.CARD_WIDTH - 2 * INSET, plan.CARD_HEIGHT - 2 * INSET
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


def draw_card(picture: Image.Image, view: NerthaniaView, place: int, battle: int, brush: Brush) -> None:
    """The card of a tribe; the sheets themselves belong to the table, but for the golden one on turn."""
    box = plan.card(place, len(view.nations), battle)
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
    picture.paste(_written(card, brush.palette), (box[0] + INSET, box[1] + INSET))


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


@lru_cache(maxsize=64)
def _written(card: Card, palette: Palette) -> Image.Image:
    """The inside of a card: from one position to the next most of them stay as they are."""
    paint, edge = PAINTS[palette], SHADE + INSET
    blank = sheet(plan.CARD_WIDTH, plan.CARD_HEIGHT, paint)
    inside = blank.crop((edge, edge, edge + WIDTH, edge + HEIGHT)).convert("RGB")
    _who(inside, card, paint)
    if card.playing:
        _row(inside, [chips.action(action, action in card.tribe.used, paint) for action in Roundel], ROWS[0], 106)
        _row(inside, [chips.building(kind, chips.stands(kind, card.tribe), paint) for kind in Building], ROWS[1], 92)
        _row(inside, [chips.goal(*goal, paint) for goal in chips.goals(card.tribe)], ROWS[4], 62)
    shift = 0 if card.playing else -1
    owned = [chips.battle_card(one.unit, one.level, paint, LANDS[palette]) for one in card.tribe.cards]
    _row(inside, owned, ROWS[2 + shift], 124)
    _stores(inside, card, ROWS[3 + shift], palette)
    return inside


def _who(inside: Image.Image, card: Card, paint: Paint) -> None:
    badge = seat_badge(card.livery, paint, BADGE)
    inside.paste(badge, (4, 4), badge)
    x, right = BADGE + 20, WIDTH - 8
    if card.playing:
        right = _points(inside, card.tribe.points, right, paint)
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


def _stores(inside: Image.Image, card: Card, y: int, palette: Palette) -> None:
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
    x = 8
    for sprite, amount in things:
        inside.paste(sprite, (x, y - sprite.height // 2), sprite)
        put(inside, str(amount), Style(54, paint.ink if amount else paint.faint), (x + 66, y))
        x += 148


def _row(inside: Image.Image, sprites: list[Image.Image], y: int, step: int) -> None:
    for place, sprite in enumerate(sprites):
        inside.paste(sprite, (6 + place * step, y - sprite.height // 2), sprite)
