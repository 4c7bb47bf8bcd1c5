"""Battles: both sides with their dice, bows and cards. One above the world, those before it below everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
from rules.nerthania.view import BattleView, DieView, NerthaniaView, SideView
from rules.words import Message

LEFT, RIGHT = plan.MARGIN + 30, plan.WIDTH - plan.MARGIN - 30
TITLE, NAME, NOTE = 84, 96, 56
TOTALS = (("spiky-explosion", "hits"), ("shield", "shields"), ("run", "retreats"))
COUNTED = (("spiky-explosion", "hits"), ("shield", "shields"), ("crossed-bones", "losses"))
"""What counts at the end: losses in place of retreats."""


def height(view: NerthaniaView, brush: Brush) -> int:
    """How high the panel above the world is; 0 without a battle."""
    return 0 if view.battle is None else _height(view, view.battle, brush)


def paint_battle(view: NerthaniaView, brush: Brush) -> Image.Image:
    """The battles alone, the last one first."""
    battles = (view.battle, *reversed(view.reports)) if view.battle is not None else view.reports[::-1]
    return stacked(view, battles, brush)


def stacked(view: NerthaniaView, battles: Sequence[BattleView], brush: Brush) -> Image.Image:
    """These battles, one below the other."""
    heights = [_height(view, battle, brush) + plan.GAP for battle in battles]
    picture = Image.new("RGB", (plan.WIDTH, sum(heights) - plan.GAP + 2 * plan.MARGIN), brush.paint.table)
    y = plan.MARGIN
    for battle, high in zip(battles, heights, strict=True):
        _panel(picture, view, battle, y, brush)
        y += high
    return picture


def draw_battle(picture: Image.Image, view: NerthaniaView, brush: Brush) -> None:
    """The battle on the picture of everything."""
    if view.battle is not None:
        _panel(picture, view, view.battle, plan.TOP, brush)


def _height(view: NerthaniaView, battle: BattleView, brush: Brush) -> int:
    grid = _grid(battle)
    return TITLE + sum(_side_height(view, side, grid, brush) for side in (battle.attacker, battle.defender)) + 20


def _panel(picture: Image.Image, view: NerthaniaView, battle: BattleView, y: int, brush: Brush) -> None:
    """The panel with its sheet, from this height on."""
    grid, foot = _grid(battle), y + _height(view, battle, brush)
    lay_sheet(picture, (plan.MARGIN, y, plan.WIDTH - plan.MARGIN, foot), brush.paint, brush.paint.alarm)
    _title(picture, battle, y + 14, brush)
    y += TITLE
    for camp, side in ((Camp.ATTACKER, battle.attacker), (Camp.DEFENDER, battle.defender)):
        _side(picture, view, battle, camp, y, brush)
        y += _side_height(view, side, grid, brush)


def _side_height(view: NerthaniaView, side: SideView, grid: Grid, brush: Brush) -> int:
    """Name, rows of dice, and the lines for the cards."""
    return NAME + grid.rows(side) * grid.high + NOTE * len(_notes(view, side, brush))


@dataclass(frozen=True, slots=True)
class Grid:
    """How the dice of both sides are laid out: the side of a die, and how far it is from one to the next."""

    size: int
    wide: int
    high: int

    @property
    def in_a_row(self) -> int:
        """So many dice have room side by side."""
        return (RIGHT - LEFT) // self.wide

    def rows(self, side: SideView) -> int:
        """So many rows this side needs; one where it has no dice, too."""
        return max(1, -(-_count(side) // self.in_a_row))


def _grid(battle: BattleView) -> Grid:
    """Large dice where those of each side have room in one row, else small ones."""
    sides = battle.attacker, battle.defender
    for size in SIZES:
        wide, high = room(size)
        grid = Grid(size, wide + 4, high)
        if all(grid.rows(side) == 1 for side in sides):
            break
    return grid


def _count(side: SideView) -> int:
    return len(side.fighters) + len(side.extra) + len(side.bows)


def _title(picture: Image.Image, battle: BattleView, y: int, brush: Brush) -> None:
    blades = icon("crossed-swords", 60, brush.paint.alarm)
    picture.paste(blades, (LEFT, y + 5), blades)
    which = "board-decisive" if battle.decisive else "board-battle"
    words = brush.speaker.say(Message(which, {"area": battle.area}))
    put(picture, *fit(words, Style(52, brush.paint.ink), RIGHT - LEFT - 80), (LEFT + 78, y + 36))


def _side(picture: Image.Image, view: NerthaniaView, battle: BattleView, camp: Camp, y: int, brush: Brush) -> None:
    """Who fights, with all dice, and below what the cards say."""
    side = battle.attacker if camp is Camp.ATTACKER else battle.defender
    right = _totals(picture, side, y + NAME // 2, brush) if battle.rolled else RIGHT
    _who(picture, view, side, (camp, battle.won is camp), (y, right), brush)
    y += NAME
    grid = _grid(battle)
    for place, sprite in enumerate(_dice(side, battle.rolled, grid.size, brush)):
        row, column = divmod(place, grid.in_a_row)
        picture.paste(sprite, (LEFT + column * grid.wide, y + row * grid.high), sprite)
    y += grid.rows(side) * grid.high
    for row, words in enumerate(_notes(view, side, brush)):
        put(picture, words, _note_style(brush), (LEFT, y + NOTE * row + NOTE // 2 - 4))


def _who(
    picture: Image.Image,
    view: NerthaniaView,
    side: SideView,
    how: tuple[Camp, bool],
    space: tuple[int, int],
    brush: Brush,
) -> None:
    """Badge, name, which side it is and whether it has won, with a laurel. `space`: from this height to this right."""
    (camp, won), (top, right), paint = how, space, brush.paint
    middle = top + NAME // 2
    badge = seat_badge(brush.liveries[side.force], paint, 76)
    picture.paste(badge, (LEFT, top + 10), badge)
    name, style = fit(brush.name(view, side.force), Style(50, paint.ink), (right - LEFT - 110) * 2 // 3)
    x = put(picture, name, style, (LEFT + 92, middle)) + 16
    if won:
        laurel = icon("laurel-crown", 56, paint.ink)
        picture.paste(laurel, (x, middle - 28), laurel)
        x += 68
    words = brush.speaker.say(Message("board-wins" if won else f"camp-{camp}"))
    put(picture, *fit(words, Style(38, paint.faint, "medium"), right - x - 8), (x, middle + 2))


def _totals(picture: Image.Image, side: SideView, y: int, brush: Brush) -> int:
    """Hits, shields, and retreats or losses, as they count now. Gives back where they begin."""
    shown = TOTALS if side.losses is None else COUNTED
    x = RIGHT - 126 * len(shown)
    begin = x
    for shape, what in shown:
        amount = getattr(side, what)
        sprite = icon(shape, 58, brush.paint.ink if amount else brush.paint.faint)
        picture.paste(sprite, (x, y - 29), sprite)
        put(picture, str(amount), Style(54, brush.paint.ink if amount else brush.paint.faint), (x + 64, y))
        x += 126
    return begin - 16


def _dice(side: SideView, rolled: bool, size: int, brush: Brush) -> Iterator[Image.Image]:
    """Fighters, dice without a unit, then the bows that help."""
    paint, land = brush.paint, brush.land
    for one in side.fighters:
        yield die(one.unit, one.face, _how(one, rolled), None, size, paint, land)
    for one in side.extra:
        yield die(one.unit, one.face, "used" if one.used else "extra", None, size, paint, land)
    for bow in side.bows:
        yield die(bow.unit, bow.face, "", brush.liveries[bow.force], size, paint, land)


def _how(one: DieView, rolled: bool) -> str:
    if one.used or (rolled and one.face is Face.BLANK):
        return "used"
    return "late" if one.late else ""


def _notes(view: NerthaniaView, side: SideView, brush: Brush) -> tuple[str, ...]:
    """The cards played and what they add up to, in as many lines as that takes, three at most."""
    if not side.cards:
        return ()
    parts = [brush.speaker.say(Message("board-cards", {"cards": cards_of(view, side)}))]
    effects = of_cards(side)
    if effects:
        parts.append(brush.speaker.say(effects))
    return wrapped(" · ".join(parts), _note_style(brush), RIGHT - LEFT, 3)


def _note_style(brush: Brush) -> Style:
    return Style(44, brush.paint.ink, "medium")
