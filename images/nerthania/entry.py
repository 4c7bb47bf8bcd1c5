"""A kind of unit or a battle card by itself, for whoever looks it up: the faces of its die, and all texts in words."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from images.kit.icons import icon
from images.kit.look import Look
from images.kit.panel import lay_sheet
from images.kit.text import Style, fit, put, wrapped
from images.nerthania import chips
from images.nerthania.battle_dice import SIZES, die, room
from images.nerthania.brush import WORDS, Brush
from images.nerthania.own import INSET, LEFT, LINE, MARGIN, NAME, PLAIN, RIGHT, WIDTH
from images.nerthania.pieces import UNIT_ICONS
from rules.nerthania.cardtext import kind, text
from rules.nerthania.lexicon import faces, name, thing
from rules.nerthania.printed import UnitRow
from rules.nerthania.world import CARD, KINDS, Card
from rules.words import Message, Said, Speaker, said

HEAD, GAP = 150, 26
CHIP = 136
"""How much room the sign of a battle card takes beside its text."""
MOST = 6
"""So many lines the text of a card may have."""


def entry_lines(key: str, look: Look) -> tuple[str, ...]:
    """All that is printed on it, its name first. Raises ValueError for an unknown key."""
    speaker = Speaker(look.locale, WORDS)
    row, cards = _printed(key)
    title = speaker.say(name(thing(key)))
    return title, *_facts(row, speaker), *(_spoken(Message("entry-card", _card(card)), speaker) for card in cards)


def paint_entry(key: str, look: Look) -> Image.Image:
    """The same as a picture. Raises ValueError for an unknown key."""
    brush = Brush(look.palette, (), Speaker(look.locale, WORDS))
    row, cards = _printed(key)
    facts = [line for fact in _facts(row, brush.speaker) for line in wrapped(fact, _plain(brush), RIGHT - LEFT, 3)]
    texts = [(card, wrapped(_text(card, brush.speaker), _plain(brush), RIGHT - LEFT - CHIP, MOST)) for card in cards]
    dice_high = room(SIZES[0])[1]
    high = 2 * MARGIN + HEAD + dice_high + LINE * len(facts) + sum(_high(lines) for _, lines in texts) + 2 * GAP
    picture = Image.new("RGB", (WIDTH, high), brush.paint.table)
    lay_sheet(picture, (MARGIN, MARGIN, WIDTH - MARGIN, high - MARGIN), brush.paint, brush.land.tribes[row.tribe].fill)
    _head(picture, row, brush)
    _dice(picture, row, MARGIN + HEAD, brush)
    y = MARGIN + HEAD + dice_high
    for line in facts:
        put(picture, line, _plain(brush), (LEFT, y + LINE // 2))
        y += LINE
    y += GAP
    for card, lines in texts:
        _draw_card(picture, card, lines, y, brush)
        y += _high(lines)
    return picture


def _printed(key: str) -> tuple[UnitRow, tuple[Card, ...]]:
    """The kind of unit, and the cards to be shown with it: that one, or those of all levels."""
    found = thing(key)
    if isinstance(found, Card):
        return KINDS[found.tribe][found.unit], (found,)
    return found, tuple(card for card in CARD.values() if (card.tribe, card.unit) == (found.tribe, found.unit))


def _facts(row: UnitRow, speaker: Speaker) -> Iterator[str]:
    """The faces of its die, what it costs, where it comes from, how far it moves, how many there are."""
    costs: dict[str, Said] = {"silver": row.silver, "tectonium": row.tectonium, "building": said(row.building)}
    told = [
        Message("entry-die", {"faces": faces(row)}),
        Message("entry-cost", costs),
        Message("entry-range", {"range": row.range}),
        Message("entry-pieces", {"pieces": row.pieces}),
    ]
    told += [Message("entry-bow")] if row.bow else []
    return (_spoken(message, speaker) for message in told)


def _card(card: Card) -> dict[str, Said]:
    return {"level": card.level, "text": text(card)}


def _text(card: Card, speaker: Speaker) -> str:
    return _spoken(text(card), speaker)


def _spoken(message: Message, speaker: Speaker) -> str:
    """The words in one line: parts that a card lacks leave no gap."""
    return " ".join(speaker.say(message).split())


def _head(picture: Image.Image, row: UnitRow, brush: Brush) -> None:
    """Sign, name and tribe."""
    sign = icon(UNIT_ICONS[row.unit], 100, brush.paint.ink)
    picture.paste(sign, (LEFT, MARGIN + INSET - 10), sign)
    called = brush.speaker.say(kind(row.tribe, row.unit))
    x, space = LEFT + 124, RIGHT - LEFT - 124
    put(picture, *fit(called[:1].upper() + called[1:], Style(64, brush.paint.ink), space), (x, MARGIN + 56))
    tribe = brush.speaker.say(Message(f"tribe-{row.tribe}"))
    put(picture, *fit(tribe, Style(NAME, brush.paint.faint, "medium"), space), (x, MARGIN + 112))


def _dice(picture: Image.Image, row: UnitRow, y: int, brush: Brush) -> None:
    """All six faces, side by side."""
    step = (RIGHT - LEFT) // len(row.faces)
    for place, face in enumerate(row.faces):
        sprite = die(row.unit, face, "extra", None, SIZES[0], brush.paint, brush.land)
        picture.paste(sprite, (LEFT + place * step, y), sprite)


def _draw_card(picture: Image.Image, card: Card, lines: tuple[str, ...], y: int, brush: Brush) -> None:
    sign = chips.battle_card(card.unit, card.level, brush.paint, brush.land)
    picture.paste(sign, (LEFT, y + 4), sign)
    for place, line in enumerate(lines):
        put(picture, line, _plain(brush), (LEFT + CHIP, y + place * LINE + LINE // 2))


def _high(lines: tuple[str, ...]) -> int:
    return max(72, LINE * len(lines)) + GAP


def _plain(brush: Brush) -> Style:
    return Style(PLAIN, brush.paint.ink, "medium")
