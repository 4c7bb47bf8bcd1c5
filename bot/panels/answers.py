"""What somebody has said once for all about small questions: told to nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.kit import Item, Panel, menu, option, text
from bot.panels.seating import Seating
from bot.table.answers import offered
from bot.table.hush import chosen, small
from rules.game import Small
from rules.words import Message


def answers_panel(seating: Seating, notes: Sequence[str] = ()) -> Panel:
    """All kinds of small questions of the game, each with what this person has said about it."""
    say, kinds = seating.speaker.say, seating.table.rules.small
    title = text(*notes, f"### {say(Message('answers-title', {'game': Message('game')}))}")
    if not kinds:
        return Panel(title, text(say(Message("answers-none"))))
    menus = [item for kind in kinds for item in _menu(seating, kind, "standing")]
    return Panel(title, *menus, text(*(f"-# {say(Message(note))}" for note in _notes(kinds))))


def leave_it(seating: Seating) -> list[Item]:
    """Below a small question: how to be asked such questions from now on."""
    asked = small(seating.table, seating.seat) if seating.seat is not None else None
    return [] if asked is None else _menu(seating, asked[0], "small")


def _menu(seating: Seating, kind: Small, word: str) -> list[Item]:
    assert seating.seat is not None, "only who is seated is asked"
    say = seating.speaker.say
    now = chosen(seating.table, seating.seat, kind.kind)
    entries = [
        option(
            said.value,
            say(Message("answers-entry", {"question": _name(kind), "answer": Message(f"answering-{said}")})),
            say(Message(f"answering-{said}.about")),
            chosen=said is now,
        )
        for said in offered(kind)
    ]
    return [menu(seating.custom_id(word, kind.kind), say(_name(kind)), entries)]


def _name(kind: Small) -> Message:
    return Message(f"question-{kind.kind}")


def _notes(kinds: Sequence[Small]) -> list[str]:
    notes = ["answers-note"]
    if any(kind.secret for kind in kinds):
        notes.append("answers-note-secret")
    if any(kind.vain for kind in kinds):
        notes.append("answers-note-vain")
    return notes
