"""A tribe's sheet for its own player alone: everything that stands on its card, large and with words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from images.kit.icons import icon
from images.kit.marks import seat_badge
from images.kit.panel import lay_sheet
from images.kit.text import Style, fit, put, wrapped
from images.nerthania import chips
from images.nerthania.brush import Brush
from images.nerthania.pieces import coin, crystal
from rules.nerthania.cardtext import kind, text
from rules.nerthania.pieces import Building, Goal, Roundel
from rules.nerthania.view import CardView, NerthaniaView, TribeView
from rules.nerthania.world import CARD
from rules.words import Message, Said, said

WIDTH, MARGIN, INSET = 1200, 16, 34
LEFT, RIGHT = MARGIN + INSET, WIDTH - MARGIN - INSET
COLUMN = (RIGHT - LEFT) // 2
HEAD, STORES, TITLE, FOOT = 140, 92, 74, 30
ENTRY = 92
"""How high an entry of a list is."""
LINE = 44
"""How high a line of a battle card's text is."""
NAME, PLAIN = 44, 36
"""How large letters are."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something on a list: its sign, its name, and whether the tribe has it."""

    sign: Image.Image
    name: str
    has: bool


def paint_own(view: NerthaniaView, seat: int, brush: Brush) -> Image.Image:
    """The whole sheet."""
    tribe = view.nations[seat]
    lists = (
        ("board-roundel", [_action(one, tribe, brush) for one in Roundel]),
        ("board-own-buildings", [_building(one, tribe, brush) for one in Building]),
        ("board-own-goals", list(_goals(tribe, brush))),
    )
    cards = [(card, _card_lines(tribe, card, brush)) for card in tribe.cards]
    high = HEAD + STORES + FOOT + 2 * MARGIN
    high += sum(TITLE + ENTRY * -(-len(entries) // 2) for _, entries in lists)
    high += TITLE + sum(_card_height(words) for _, words in cards)
    picture = Image.new("RGB", (WIDTH, high), brush.paint.table)
    lay_sheet(picture, (MARGIN, MARGIN, WIDTH - MARGIN, high - MARGIN), brush.paint, brush.liveries[seat].fill)
    _head(picture, view, seat, brush)
    _stores(picture, tribe, MARGIN + HEAD + STORES // 2, brush)
    y = MARGIN + HEAD + STORES
    for number, (title, entries) in enumerate(lists):
        y = _list(picture, title, entries, y, brush)
        if number == 0:
            y = _cards(picture, cards, tribe, y, brush)
    return picture


def _head(picture: Image.Image, view: NerthaniaView, seat: int, brush: Brush) -> None:
    """Badge, name, tribe and points."""
    paint, tribe = brush.paint, view.nations[seat]
    badge = seat_badge(brush.liveries[seat], paint, 104)
    picture.paste(badge, (LEFT, MARGIN + 26), badge)
    shape = icon("trophy", 80, paint.faint)
    picture.paste(shape, (RIGHT - 190, MARGIN + 36), shape)
    put(picture, str(tribe.points), Style(84, paint.ink), (RIGHT - 96, MARGIN + 78))
    x, room = LEFT + 128, RIGHT - LEFT - 340
    put(picture, *fit(brush.name(view, seat), Style(64, paint.ink), room), (x, MARGIN + 56))
    below = brush.speaker.say(Message(f"tribe-{tribe.tribe}"))
    put(picture, *fit(below, Style(44, paint.faint, "medium"), room), (x, MARGIN + 110))


def _stores(picture: Image.Image, tribe: TribeView, y: int, brush: Brush) -> None:
    """Silver, Tectonium, conquest cards, units and areas."""
    paint = brush.paint
    things = (
        (coin(None, 64, paint, brush.land), tribe.silver),
        (crystal(68, paint, brush.land), tribe.tectonium),
        (icon("card-random", 64, paint.ink), tribe.conquest_cards),
        (icon("broadsword", 62, paint.ink), tribe.on_map),
        (icon("mountains", 64, paint.ink), tribe.areas),
    )
    for place, (sprite, amount) in enumerate(things):
        x = LEFT + place * (RIGHT - LEFT) // len(things)
        picture.paste(sprite, (x, y - sprite.height // 2), sprite)
        put(picture, str(amount), Style(62, paint.ink if amount else paint.faint), (x + 78, y))


def _list(picture: Image.Image, title: str, entries: Sequence[Entry], y: int, brush: Brush) -> int:
    """A list in two columns below its title. Gives back where it ends."""
    _title(picture, title, y, brush)
    y += TITLE
    rows = -(-len(entries) // 2)
    for place, entry in enumerate(entries):
        column, row = divmod(place, rows)
        x, middle = LEFT + column * COLUMN, y + row * ENTRY + ENTRY // 2
        picture.paste(entry.sign, (x + (84 - entry.sign.width) // 2, middle - entry.sign.height // 2), entry.sign)
        style = Style(NAME, brush.paint.ink if entry.has else brush.paint.faint, "bold" if entry.has else "medium")
        put(picture, *fit(entry.name, style, COLUMN - 120), (x + 100, middle))
    return y + rows * ENTRY


def _title(picture: Image.Image, title: str, y: int, brush: Brush) -> None:
    put(picture, brush.speaker.say(Message(title)), Style(PLAIN, brush.paint.faint), (LEFT, y + TITLE - 26))


def _cards(
    picture: Image.Image, cards: Sequence[tuple[CardView, tuple[str, ...]]], tribe: TribeView, y: int, brush: Brush
) -> int:
    """Every battle card with its text; a kind that was never recruited has none yet. Gives back where they end."""
    _title(picture, "board-own-cards", y, brush)
    y += TITLE
    for card, words in cards:
        sprite = chips.battle_card(card.unit, card.level, brush.paint, brush.land)
        picture.paste(sprite, (LEFT, y + 14), sprite)
        ink = brush.paint.ink if card.level else brush.paint.faint
        name = _large(brush.speaker.say(kind(tribe.tribe, card.unit)))
        put(picture, *fit(name, Style(NAME, ink), RIGHT - LEFT - 140), (LEFT + 132, y + 46))
        for row, line in enumerate(words):
            put(picture, line, Style(PLAIN, brush.paint.ink, "medium"), (LEFT + 132, y + ENTRY + row * LINE + 12))
        y += _card_height(words)
    return y


def _card_height(words: Sequence[str]) -> int:
    return ENTRY + len(words) * LINE + (12 if words else 0)


def _card_lines(tribe: TribeView, card: CardView, brush: Brush) -> tuple[str, ...]:
    """The text of a battle card at its level."""
    if not card.level:
        return ()
    words = " ".join(brush.speaker.say(text(CARD[tribe.tribe, card.unit, card.level])).split())
    return wrapped(words, Style(PLAIN, brush.paint.ink, "medium"), RIGHT - LEFT - 140, 4)


def _action(one: Roundel, tribe: TribeView, brush: Brush) -> Entry:
    used = one in tribe.used
    return Entry(chips.action(one, used, brush.paint), _spoken(said(one), brush), used)


def _building(one: Building, tribe: TribeView, brush: Brush) -> Entry:
    stands = chips.stands(one, tribe)
    return Entry(chips.building(one, stands, brush.paint), _spoken(said(one), brush), stands)


def _goals(tribe: TribeView, brush: Brush) -> Iterator[Entry]:
    """The battle, the markers, then the others: as on the card."""
    names: list[Said] = [said(Goal.BATTLE)]
    names += [Message("board-goal-marker", {"number": place + 1}) for place in range(chips.MARKERS)]
    names += [said(goal) for goal in chips.GOALS if goal is not Goal.BATTLE]
    for (shape, number, won), name in zip(chips.goals(tribe), names, strict=True):
        yield Entry(chips.goal(shape, number, won, brush.paint), _spoken(name, brush), won)


def _spoken(what: Said, brush: Brush) -> str:
    return _large(brush.speaker.say(what))


def _large(words: str) -> str:
    """The words with a capital letter, as they stand alone."""
    return words[:1].upper() + words[1:]
