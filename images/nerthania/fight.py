"""Battles: both sides with their dice, bows and cards. One above the world, those before it below everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image

from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.panel import lay_sheet
from images.kit.text import Style, fit, put, wrapped
from images.nerthania import plan
from images.nerthania.battle_dice import SIZES, die, room
from images.nerthania.battle_words import cards_of, of_cards
from images.nerthania.brush import Brush
from rules.nerthania.pieces import Camp, Face
from rules.nerthania.view import BattleView, NerthaniaView, SideView
from rules.words import Message

LEFT, RIGHT = plan.MARGIN + 30, plan.WIDTH - plan.MARGIN - 30
WHOLE = ((LEFT, RIGHT), (LEFT, RIGHT))
"""From where to where the attacker's side reaches, and the defender's: one below the other."""
HALVES = ((LEFT, plan.WIDTH // 2 - 24), (plan.WIDTH // 2 + 24, RIGHT))
"""The same side by side, for battles that are past."""
Columns = tuple[tuple[int, int], tuple[int, int]]
TITLE, NAME, NOTE = 84, 96, 56
SIDE = 230
"""Where there is less room, it is not written which side it is: the attacker stands before the defender."""
TOTALS = (("spiky-explosion", "hits"), ("shield", "shields"), ("run", "retreats"))
MOST_NOTES = 6
COUNTED = (("spiky-explosion", "hits"), ("shield", "shields"), ("crossed-bones", "losses"))
"""What counts at the end: losses in place of retreats."""


def height(view: NerthaniaView, brush: Brush) -> int:
    """How high the panel above the world is; 0 without a battle."""
    return 0 if view.battle is None else _height(view, view.battle, brush)


def paint_battle(view: NerthaniaView, brush: Brush) -> Image.Image:
    """The battle that goes on, alone; else those that not everybody has seen yet, the last one first."""
    now = height(view, brush)
    if view.battle is not None and not view.battle.over:
        view = replace(view, reports=())
    top = now + plan.GAP if now else 0
    picture = Image.new("RGB", (plan.WIDTH, top + past_height(view, brush) + plan.MARGIN), brush.paint.table)
    if view.battle is not None:
        _panel(picture, view, view.battle, plan.MARGIN, brush)
    draw_past(picture, view, top, brush)
    return picture


def past_height(view: NerthaniaView, brush: Brush) -> int:
    """How high the battles are that are past, together."""
    return sum(_height(view, battle, brush, HALVES) + plan.GAP for battle in view.reports)


def draw_past(picture: Image.Image, view: NerthaniaView, y: int, brush: Brush) -> None:
    """The battles that are past, from this height on, the last one first."""
    for battle in reversed(view.reports):
        _panel(picture, view, battle, y + plan.GAP, brush, HALVES)
        y += _height(view, battle, brush, HALVES) + plan.GAP


def draw_battle(picture: Image.Image, view: NerthaniaView, brush: Brush) -> None:
    """The battle on the picture of everything."""
    if view.battle is not None:
        _panel(picture, view, view.battle, plan.TOP, brush)


def _height(view: NerthaniaView, battle: BattleView, brush: Brush, columns: Columns = WHOLE) -> int:
    grids = _grids(battle, columns)
    sides = [_side_height(view, side, grid, brush) for side, grid in zip(_sides(battle), grids, strict=True)]
    return TITLE + (max(sides) if columns is HALVES else sum(sides)) + 20


def _sides(battle: BattleView) -> tuple[SideView, SideView]:
    return battle.attacker, battle.defender


def _panel(
    picture: Image.Image, view: NerthaniaView, battle: BattleView, y: int, brush: Brush, columns: Columns = WHOLE
) -> None:
    """The panel with its sheet, from this height on."""
    foot = y + _height(view, battle, brush, columns)
    lay_sheet(picture, (plan.MARGIN, y, plan.WIDTH - plan.MARGIN, foot), brush.paint, brush.paint.alarm)
    _title(picture, battle, y + 14, brush)
    y += TITLE
    for camp, side, grid in zip((Camp.ATTACKER, Camp.DEFENDER), _sides(battle), _grids(battle, columns), strict=True):
        _side(picture, view, battle, camp, (y, grid), brush)
        y += 0 if columns is HALVES else _side_height(view, side, grid, brush)


def _side_height(view: NerthaniaView, side: SideView, grid: Grid, brush: Brush) -> int:
    """Name, rows of dice, and the lines for the cards."""
    return NAME + grid.rows(side) * grid.high + NOTE * len(_notes(view, side, grid, brush))


@dataclass(frozen=True, slots=True)
class Grid:
    """How a side is laid out: from where to where, how large a die is, and how far it is from one to the next."""

    left: int
    right: int
    size: int
    wide: int
    high: int

    @property
    def in_a_row(self) -> int:
        """So many dice have room side by side."""
        return (self.right - self.left) // self.wide

    def rows(self, side: SideView) -> int:
        """So many rows this side needs; one where it has no dice, too."""
        return max(1, -(-_count(side) // self.in_a_row))


def _grids(battle: BattleView, columns: Columns) -> list[Grid]:
    """Large dice where those of each side have room in one row, else small ones for both."""
    for size in SIZES:
        wide, high = room(size)
        grids = [Grid(left, right, size, wide + 4, high) for left, right in columns]
        if all(grid.rows(side) == 1 for side, grid in zip(_sides(battle), grids, strict=True)):
            break
    return grids


def _count(side: SideView) -> int:
    return len(side.fighters) + len(side.extra) + len(side.bows)


def _title(picture: Image.Image, battle: BattleView, y: int, brush: Brush) -> None:
    blades = icon("crossed-swords", 60, brush.paint.alarm)
    picture.paste(blades, (LEFT, y + 5), blades)
    which = "board-decisive" if battle.decisive else "board-battle"
    words = brush.speaker.say(Message(which, {"area": battle.area}))
    put(picture, *fit(words, Style(52, brush.paint.ink), RIGHT - LEFT - 80), (LEFT + 78, y + 36))


def _side(
    picture: Image.Image, view: NerthaniaView, battle: BattleView, camp: Camp, at: tuple[int, Grid], brush: Brush
) -> None:
    """Who fights, with all dice, and below what the cards say. `at`: from this height on, laid out so."""
    (y, grid), side = at, battle.attacker if camp is Camp.ATTACKER else battle.defender
    right = _totals(picture, side, (grid.right, y + NAME // 2), brush) if battle.rolled else grid.right
    _who(picture, view, side, (camp, battle.won is camp), (grid.left, y, right), brush)
    y += NAME
    for place, sprite in enumerate(_dice(battle, camp, grid.size, brush)):
        row, column = divmod(place, grid.in_a_row)
        picture.paste(sprite, (grid.left + column * grid.wide, y + row * grid.high), sprite)
    y += grid.rows(side) * grid.high
    for row, words in enumerate(_notes(view, side, grid, brush)):
        put(picture, words, _note_style(brush), (grid.left, y + NOTE * row + NOTE // 2 - 4))


def _who(
    picture: Image.Image,
    view: NerthaniaView,
    side: SideView,
    how: tuple[Camp, bool],
    space: tuple[int, int, int],
    brush: Brush,
) -> None:
    """Badge, name, which side it is and whether it has won, with a laurel. `space`: left, top and right."""
    (camp, won), (left, top, right), paint = how, space, brush.paint
    middle = top + NAME // 2
    badge = seat_badge(brush.liveries[side.force], paint, 76)
    picture.paste(badge, (left, top + 10), badge)
    name, style = fit(brush.name(view, side.force), Style(50, paint.ink), (right - left - 110) * 2 // 3)
    x = put(picture, name, style, (left + 92, middle)) + 16
    if won:
        laurel = icon("laurel-crown", 56, paint.ink)
        picture.paste(laurel, (x, middle - 28), laurel)
        x += 68
    words = brush.speaker.say(Message("board-wins" if won else f"camp-{camp}"))
    if right - x > SIDE:
        put(picture, *fit(words, Style(38, paint.faint, "medium"), right - x - 8), (x, middle + 2))


def _totals(picture: Image.Image, side: SideView, end: tuple[int, int], brush: Brush) -> int:
    """Hits, shields, and retreats or losses, as they count now, up to this end. Gives back where they begin."""
    right, y = end
    shown = TOTALS if side.losses is None else COUNTED
    x = right - 126 * len(shown)
    begin = x
    for shape, what in shown:
        amount = getattr(side, what)
        sprite = icon(shape, 58, brush.paint.ink if amount else brush.paint.faint)
        picture.paste(sprite, (x, y - 29), sprite)
        put(picture, str(amount), Style(54, brush.paint.ink if amount else brush.paint.faint), (x + 64, y))
        x += 126
    return begin - 16


def _dice(battle: BattleView, camp: Camp, size: int, brush: Brush) -> Iterator[Image.Image]:
    """Fighters, dice without a unit, then the bows that help; what counts for nothing is pale."""
    paint, land = brush.paint, brush.land
    sides = _sides(battle)
    side, enemy = sides if camp is Camp.ATTACKER else sides[::-1]
    for one in side.fighters:
        pale = one.used or (battle.rolled and (one.face is Face.BLANK or side.without_effect(one.face, enemy)))
        yield die(one.unit, one.face, "used" if pale else "late" if one.late else "", None, size, paint, land)
    for one in side.extra:
        pale = one.used or side.without_effect(one.face, enemy)
        yield die(one.unit, one.face, "used" if pale else "extra", None, size, paint, land)
    for bow in side.bows:
        pale = battle.rolled and side.without_effect(bow.face, enemy, beside=True)
        yield die(bow.unit, bow.face, "used" if pale else "", brush.liveries[bow.force], size, paint, land)


def _notes(view: NerthaniaView, side: SideView, grid: Grid, brush: Brush) -> tuple[str, ...]:
    """The cards played and what they add up to, in as many lines as that takes, up to a limit."""
    if not side.cards:
        return ()
    parts = [brush.speaker.say(Message("board-cards", {"cards": cards_of(view, side)}))]
    effects = of_cards(side)
    if effects:
        parts.append(brush.speaker.say(effects))
    return wrapped(" · ".join(parts), _note_style(brush), grid.right - grid.left, MOST_NOTES)


def _note_style(brush: Brush) -> Style:
    return Style(44, brush.paint.ink, "medium")
