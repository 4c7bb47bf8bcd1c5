"""Questions that are asked of who can do nothing as well: one press lets them pass, or Elder does in a while."""

from __future__ import annotations

from bot.panels.answers import leave_it
from bot.panels.kit import Item, text
from bot.panels.seating import Seating
from bot.table.hush import answer, small
from rules.game import Action
from rules.words import Message


def passes(seating: Seating) -> tuple[Action, ...]:
    """Every way to let such a question pass. It comes often, and to let it pass needs no second press: that is so
    whatever its owner holds, for nobody may learn that from the time it takes. None for any other question.
    """
    asked = small(seating.table, seating.seat) if seating.seat is not None else None
    if asked is None or not asked[0].vain:
        return ()
    kind = type(asked[1].answer)
    return tuple(action for action in seating.legal() if type(action) is kind and not action.binding)


def left_to_elder(seating: Seating) -> list[Item]:
    """In place of a question that Elder is about to let pass: that it is so, and how to be asked after all."""
    table, seat = seating.table, seating.seat
    if seat not in table.hushed or answer(table, seat) is None:
        return []
    assert seating.prompt is not None, "only a question is left to Elder"
    say = seating.speaker.say
    return [text(f"### {say(seating.prompt.ask)}", say(Message("left-to-elder"))), *leave_it(seating)]
