"""A decision as it is shown, with a private picture: of the places that can be chosen, or of what one looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.gallery import FILE_NAME, Board
from bot.narrowing import follow, question
from bot.panels.decision import decision_panel
from bot.panels.kit import picture
from bot.panels.seating import Seating
from bot.panels.visit import Visit
from images import glance, spots
from images.kit.look import Look, Spot
from rules.game import Action


async def show_decision(
    visit: Visit,
    seating: Seating,
    path: Sequence[int] = (),
    page: int = 0,
    notes: Sequence[str] = (),
    again: Sequence[Action] = (),
) -> None:
    """Show the decision panel after these choices. Raises LookupError for a path to nowhere."""
    panel = decision_panel(seating, path, page, notes, again=again)
    board = await _seen(visit, seating, path)
    if board is None or board.picture is None:
        return await visit.show(panel)
    seen = picture(FILE_NAME, board.words.alt)
    return await visit.show_seen(decision_panel(seating, path, page, notes, seen, again), board.picture, panel)


def places(seating: Seating, path: Sequence[int]) -> tuple[Spot, ...]:
    """The places among which the question after these choices lets this seat choose; none where it is about others."""
    table, legal = seating.table, seating.legal()
    asked = question(follow(legal, path)) if legal else None
    if asked is None or asked.field is None:
        return ()
    values = asked.items or tuple(choice.value for choice in asked.choices)
    one = asked.choices[0].actions[0]
    return spots(table.game, table.rules.view(table.state, seating.seat), asked.field, tuple(_flat(values)), one)


async def _seen(visit: Visit, seating: Seating, path: Sequence[int]) -> Board | None:
    """What there is to see at this question: the board from this seat's side with the places marked, or else the part
    that one looks at; nothing at the end of the way, and where pictures cannot be sent."""
    gallery, table, legal = visit.desk.gallery, seating.table, seating.legal()
    if not legal or question(follow(legal, path)) is None:
        return None
    view = table.rules.view(table.state, seating.seat)
    marks = places(seating, path)
    part = None if marks else glance(table.game, view)
    if not (marks or part) or not visit.interaction.app_permissions.attach_files or gallery.busy:
        return None
    await visit.wait()
    return await gallery.board(table.game, view, Look(seating.locale, table.names, marks=marks, part=part or ""))


def _flat(values: Sequence[object]) -> Iterator[object]:
    """The values, of tuples their items."""
    for value in values:
        if isinstance(value, tuple):
            yield from value
        else:
            yield value
