"""Cards in words: a unit as it stands on the table, and all that is printed on a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from images.kit.saying import sentence
from rules.shared_worlds.cards import Building, Card, CardType, building, card, cards
from rules.shared_worlds.cards.speech import building_texts, card_texts
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.view import AttachmentView, UnitView
from rules.words import Message, Said, Speaker, said


def counted(things: Sequence[Face | AttachmentView]) -> Said:
    """These cards as a list, copies together; None for none."""
    faces = Counter(one.card if isinstance(one, AttachmentView) else one for one in things)
    return tuple(Message("hand-copies", {"card": said(one), "count": count}) for one, count in faces.items()) or None


def unit_words(one: UnitView) -> Message:
    """A unit with its numbers."""
    if one.card is None:
        return Message("board-face-down")
    params: dict[str, Said] = {
        "card": said(one.card),
        "cubes": one.cubes,
        "max_power": one.max_power,
        "power": one.power,
        "bonus": "yes" if one.power != one.cubes else "no",
        "life": one.life,
        "max_life": one.max_life,
        "attachments": counted(one.attachments),
    }
    return Message("board-unit", params)


def standing_words(one: UnitView) -> Said:
    """Everything else that is to be known of a unit; None where there is nothing."""
    said_of: list[Said] = [
        Message(f"board-is-{name}")
        for name, there in (
            ("legendary", one.card is not None and card(one.card.id).legendary),
            ("tapped", one.tapped),
            ("used", one.used),
            ("dying", one.dying),
        )
        if there
    ]
    said_of += [Message(f"board-cannot-{action}") for action in one.forbidden]
    if one.shield is None:
        said_of.append(Message("board-shield-all"))
    elif one.shield:
        said_of.append(Message("board-shield", {"amount": one.shield}))
    return tuple(said_of) or None


def card_lines(name: str, voice: Speaker) -> tuple[str, ...]:
    """Everything that is printed on the card or building with this id, line by line."""
    row: Card | Building = card(name) if name in cards() else building(name)
    told = [sentence(_title(row), voice)]
    if isinstance(row, Card):
        told += [sentence(_ability(half, text, voice), voice) for half, text in card_texts(row)]
    else:
        told += [sentence(_ability("option", text, voice), voice) for text in building_texts(row)]
    return (*told, voice.say(Message("card-flavour", {"words": row.flavour.said()})))


def _ability(half: str | None, text: Message, voice: Speaker) -> Message:
    return Message(f"card-half-{half or 'instant'}", {"text": _capital(voice.say(text))})


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _title(row: Card | Building) -> Message:
    if isinstance(row, Building):
        kind = Message("card-kind", {"type": Message("card-type-building"), "tribe": said(row.tribe)})
        return Message(
            "card-title", {"name": row.said(), "kind": kind, "cost": None, "numbers": None, "source": row.source}
        )
    numbers = Message("card-numbers", {"power": row.power, "life": row.life}) if row.type is CardType.UNIT else None
    boxes = Counter(row.cost)
    cost = tuple(Message("card-boxes", {"count": count, "box": said(box)}) for box, count in boxes.items())
    kind = Message(
        "card-kind-legendary" if row.legendary else "card-kind", {"type": said(row.type), "tribe": said(row.tribe)}
    )
    params: dict[str, Said] = {"name": row.said(), "kind": kind, "cost": cost, "numbers": numbers, "source": row.source}
    return Message("card-title", params)
