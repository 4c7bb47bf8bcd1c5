"""What the command of an action is called: `/<game> move`, in a group `/<game> battle support`."""

from __future__ import annotations

from rules.game import Action, AnyGame
from rules.words import Message, Speaker


def words_of(game: AnyGame, kind: type[Action], spoken: Speaker) -> str:
    """The whole command of an action type in this language, without the stroke."""
    group = [] if kind.group is None else [spoken.say(Message(f"group-{kind.group}.command"))]
    return " ".join([game.key, *group, spoken.say(Message(f"do-{kind.kind}.command"))])


def lines_to_type(game: AnyGame, kinds: list[type[Action]], spoken: Speaker) -> tuple[str, ...]:
    """These commands as somebody types them."""
    return tuple(f"`/{words_of(game, kind, spoken)}`" for kind in kinds)
