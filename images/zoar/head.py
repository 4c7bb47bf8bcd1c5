"""The band above the board: round, whose turn, which phase, who is awaited."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.icons import icon
from images.kit.look import Palette
from images.kit.marks import seat_badge
from images.kit.paint import PAINTS, Livery, Paint
from images.kit.panel import lay_row
from images.kit.text import Style, fit, put, wrapped
from images.kit.text import width as text_width
from images.zoar import plan
from images.zoar.colours import LANDS
from images.zoar.fields import count_badge
from images.zoar.pieces import Kind, piece
from rules.words import Message, Speaker, Who, said
from rules.zoar.view import Phase, ZoarView

LEFT, TOP, RIGHT, BOTTOM = plan.HEAD_BOX
MIDDLE = (TOP + BOTTOM) // 2
ROUND_WIDTH = 280
CHIP = 88
SUPPLY_WIDTH = 246
GOODS: tuple[Kind, Kind] = ("food", "metal")
PHASES = {
    Phase.MOVE: "walking-boot",
    Phase.FIGHT: "crossed-swords",
    Phase.BUILD: "hammer-nails",
    Phase.INTERVENTION: "power-lightning",
}


@dataclass(frozen=True, slots=True)
class Told:
    """What the words on a picture are made with."""

    speaker: Speaker
    palette: Palette
    liveries: tuple[Livery, ...]

    @property
    def paint(self) -> Paint:
        """The colours of the palette."""
        return PAINTS[self.palette]


def draw_head(picture: Image.Image, view: ZoarView, told: Told) -> None:
    """The whole band; the sheet itself belongs to the board."""
    _round(picture, view, told)
    left = LEFT + ROUND_WIDTH
    if view.outcome is not None:
        _winners(picture, view.outcome.winners, told, (left, RIGHT - 20))
        return
    right = _supply(picture, view, told, _phases(picture, view, told))
    _turn(picture, view, told, (left, right))


def _round(picture: Image.Image, view: ZoarView, told: Told) -> None:
    paint = told.paint
    words = told.speaker.say(Message("round", {"round": view.round}))
    x = LEFT + 28
    if not view.round_limit:
        _fitted(picture, words, Style(58, paint.ink), (x, MIDDLE), ROUND_WIDTH - 44)
        return
    limit = told.speaker.say(Message("board-limit", {"limit": view.round_limit}))
    _fitted(picture, words, Style(56, paint.ink), (x, MIDDLE - 18), ROUND_WIDTH - 44)
    _fitted(picture, limit, Style(36, paint.faint, "medium"), (x, MIDDLE + 30), ROUND_WIDTH - 44)


def _turn(picture: Image.Image, view: ZoarView, told: Told, room: tuple[int, int]) -> None:
    badge = seat_badge(told.liveries[view.turn], told.paint, 90)
    left, right = room
    picture.paste(badge, (left, MIDDLE - badge.height // 2), badge)
    x = left + badge.width + 18
    _fitted(picture, told.speaker.say(Who(view.turn)), Style(58, told.paint.ink), (x, MIDDLE - 18), right - x - 20)
    _fitted(picture, _below(view, told), Style(36, told.paint.faint, "medium"), (x, MIDDLE + 30), right - x - 20)


def _below(view: ZoarView, told: Told) -> str:
    """The phase, and who is awaited where it is not (only) the one on turn."""
    phase = told.speaker.say(said(view.phase))
    awaited = tuple(Who(prompt.seat) for prompt in view.awaited)
    if awaited in ((), (Who(view.turn),)):
        return phase[:1].upper() + phase[1:]
    return f"{phase[:1].upper()}{phase[1:]} · {told.speaker.say(Message('waiting', {'who': awaited}))}"


def _winners(picture: Image.Image, winners: tuple[int, ...], told: Told, room: tuple[int, int]) -> None:
    left, right = room
    laurel = icon("laurel-crown", 92, told.paint.ink)
    picture.paste(laurel, (left, MIDDLE - 46), laurel)
    words = told.speaker.say(Message("winner", {"who": tuple(Who(seat) for seat in winners)}))
    large, small = Style(58, told.paint.ink), Style(44, told.paint.ink)
    x, width = left + 112, right - left - 122
    if text_width(words, large) <= width:
        put(picture, words, large, (x, MIDDLE))
        return
    for row, part in enumerate(wrapped(words, small, width, 2)):
        put(picture, part, small, (x, MIDDLE - 24 + 50 * row))


def _phases(picture: Image.Image, view: ZoarView, told: Told) -> int:
    """The four phases in a row, the present one lit. Gives back where the row begins."""
    left = RIGHT - 18 - len(PHASES) * (CHIP + 6)
    for index, (phase, name) in enumerate(PHASES.items()):
        chip = _chip(name, view.phase is phase, told.paint)
        picture.paste(chip, (left + index * (CHIP + 6), MIDDLE - CHIP // 2), chip)
    if view.phase is Phase.MOVE and view.bought_steps:
        bought = count_badge(view.bought_steps, 46, told.paint)
        picture.paste(bought, (left + CHIP - 34, MIDDLE + 4), bought)
    return left


def _supply(picture: Image.Image, view: ZoarView, told: Told, right: int) -> int:
    """What is left of both goods. Gives back where this begins."""
    paint, land = told.paint, LANDS[told.palette]
    left = right - SUPPLY_WIDTH
    words = told.speaker.say(Message("board-supply"))
    _fitted(picture, words, Style(32, paint.faint, "medium"), (left, MIDDLE - 30), SUPPLY_WIDTH - 20)
    x = left - 8
    for kind, amount in zip(GOODS, (view.supply.food, view.supply.metal), strict=True):
        x = lay_row(picture, (piece(kind, None, 58, paint, land),), (x, MIDDLE + 18), 54)
        put(picture, str(amount), Style(42, paint.ink), (x + 2, MIDDLE + 18))
        x += 58
    return left


@lru_cache(maxsize=16)
def _chip(name: str, lit: bool, paint: Paint) -> Image.Image:
    canvas = Canvas(CHIP, CHIP)
    middle = (CHIP / 2, CHIP / 2)
    canvas.disc(middle, CHIP / 2, paint.outline if lit else paint.parchment_edge)
    canvas.disc(middle, CHIP / 2 - (5 if lit else 3), paint.gold if lit else paint.parchment_deep)
    sprite = canvas.done()
    shape = icon(name, 58, paint.outline if lit else paint.parchment_edge)
    sprite.alpha_composite(shape, ((CHIP - 58) // 2, (CHIP - 58) // 2))
    return sprite


def _fitted(picture: Image.Image, words: str, style: Style, at: tuple[int, int], room: int) -> None:
    put(picture, *fit(words, style, room), at)
