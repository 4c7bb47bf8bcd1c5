"""What happens when somebody presses on a decision panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refused
from bot.narrowing import Question, digest, follow, question
from bot.panels.again import again
from bot.panels.ids import Press
from bot.panels.places import show_decision
from bot.panels.seating import Seating, cited
from bot.panels.table import cut_off
from bot.panels.visit import Visit
from bot.speech import sentence
from bot.table import Done
from rules.game import Action
from rules.words import Message


async def turn(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Open the panel: *Your move*."""
    seating = await seated(visit, press)
    await show_decision(visit, seating, notes=cut_off(seating))


async def pick(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Go on, or back, to another question: `pick.<list>.<page>.<index>...`."""
    seating = await seated(visit, press)
    known, page, *path = press.arguments
    _same(seating, known)
    indices = [int(index) for index in path]
    _followed(seating, indices)
    await show_decision(visit, seating, indices, int(page))


async def tick(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """Choose from the menu of a question: `tick.<list>.<index>...`, the entries being indices too."""
    seating = await seated(visit, press)
    known, *steps = press.arguments
    _same(seating, known)
    path = [int(index) for index in steps]
    asked = _followed(seating, path)
    offered = len(asked.items or asked.choices) if asked is not None else 0
    entries = [entry for entry in range(offered) if str(entry) in values]
    if asked is None or len(entries) != len(values):
        raise Refused(Message("no-such-button"), stale=True)
    if not asked.items:
        return await show_decision(visit, seating, [*path, *entries[:1]])
    items = tuple(asked.items[entry] for entry in entries)
    chosen = asked.ticked(items)
    if chosen is None:
        return await show_decision(visit, seating, path, notes=[_not_together(seating, asked, items)])
    return await show_decision(visit, seating, [*path, chosen])


def _not_together(seating: Seating, asked: Question, items: tuple[object, ...]) -> str:
    """Why these may not go together, where a rule says so."""
    table, spoken = seating.table, seating.speaker
    assert seating.seat is not None, "only the seated are asked"
    assert asked.field is not None, "things are ticked for a field"
    action = replace(asked.choices[0].actions[0], **{asked.field: items})
    refusal = table.rules.explain(table.state, seating.seat, action)
    if refusal is None:
        return spoken.say(Message("no-together"))
    return spoken.say(Message("refused-by", {"why": refusal.why, "section": cited(spoken, refusal.section)}))


async def do(visit: Visit, press: Press, values: Sequence[str]) -> None:
    """*Do it*: `do.<action>`. What else has become possible meanwhile does not matter."""
    seating = await seated(visit, press)
    (known,) = press.arguments
    action = next((action for action in seating.legal() if digest([action]) == known), None)
    if action is None:
        raise Refused(Message("no-stale"), stale=True)
    await act(visit, seating, action, press.version)


async def act(visit: Visit, seating: Seating, action: Action, version: int | None) -> None:
    """Do it, say what happened, and ask what comes next. `version` is that of the panel, None for a typed line."""
    change = visit.desk.tables.act(seating.table.id, visit.player, action, version, press=visit.number)
    done = await visit.in_time(change)
    now = visit.seating(done.table)
    more = again(action, seating.prompt, now.prompt, now.legal())
    await show_decision(visit, now, notes=told(visit, done, chosen(action, seating.speaker.whose)), again=more)


def chosen(action: Action, whose: str) -> Message:
    """The action as something that its actor has done, with the things of this tribe."""
    return Message("chosen", {"action": action.said(), "whose": whose})


def told(visit: Visit, done: Done, otherwise: Message) -> list[str]:
    """What this person may know of what was just done; where nothing is told of it, what it was `otherwise`."""
    seating = visit.seating(done.table)
    happened = done.change.told_to(seating.seat) or (otherwise,)
    spoken = seating.speaker_at(done.change.version)
    return [f"✅ {sentence(spoken, what)}" for what in happened]


async def seated(visit: Visit, press: Press) -> Seating:
    """The table of the panel as this person sees it. Raises Refused for somebody who does not sit there."""
    seating = visit.seating(await visit.desk.tables.get(press.table))
    if seating.seat is None:
        raise Refused(Message("no-stranger"))
    return seating


def _same(seating: Seating, known: str) -> None:
    """Raises Refused when the panel was made for other choices than there are now."""
    if digest(seating.legal()) != known:
        raise Refused(Message("no-stale"), stale=True)


def _followed(seating: Seating, path: Sequence[int]) -> Question | None:
    """What is asked after these choices. Raises Refused when they lead nowhere."""
    legal = seating.legal()
    try:
        return question(follow(legal, path)) if legal else None
    except LookupError as error:
        raise Refused(Message("no-such-button"), stale=True) from error
