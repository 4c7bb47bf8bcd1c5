"""What helps to answer a question: what lies where, how strong a unit is, who attacks. Handbook 5 and 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.game import Action, Seat
from rules.shared_worlds import clash, cubes, values
from rules.shared_worlds.actions import (
    Activate,
    Attack,
    Block,
    Charge,
    Intercept,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
)
from rules.shared_worlds.mustering import own_unit
from rules.shared_worlds.state import Position, site, who
from rules.words import Message, said

FEW = 4
"""So many attackers are told one by one."""


def hint(state: Position, seat: Seat, field: str, actions: Sequence[Action]) -> Message | None:
    """What helps to choose this field of these actions; None where there is nothing to say."""
    helps = HINTS.get((type(actions[0]), field))
    return None if helps is None else helps(state, seat, actions)


def powers(state: Position, seat: Seat, actions: Sequence[Charge]) -> Message:
    """How much Power each unit has, and how much it can have."""
    told = []
    for at in dict.fromkeys(action.unit for action in actions):
        unit = own_unit(state, seat, at)
        assert unit is not None
        most = values.max_power(state, seat, unit)
        told.append(Message("hint-power", {"unit": said(at), "power": unit.power, "most": most}))
    return Message("hint-powers", {"units": tuple(told)})


def stock(state: Position, seat: Seat, actions: Sequence[Any]) -> Message:
    """What lies on the own buildings, and where one of the ways to pay borrows, on the others'."""
    own = cubes.purse(state, seat)
    paid = {part.building.id for action in actions for part in getattr(action, "pay", ())}
    foreign = [item for item in cubes.abroad(state, seat) if item[0] in paid]
    return Message(
        "hint-stock",
        {
            "own": tuple(Message("cubes", {"number": number, "building": site(name).said()}) for name, number in own),
            "others": tuple(lent(state, name, number) for name, number in foreign),
        },
    )


def lent(state: Position, name: str, number: int) -> Message:
    """So many resources of another player's building, and whose it is."""
    found = state.place(name)
    assert found is not None
    return Message("hint-foreign", {"number": number, "building": site(name).said(), "who": who(found[0])})


def attackers(state: Position, seat: Seat, actions: Sequence[Attack]) -> Message | None:
    """What each could meet, where they are few."""
    each = list(dict.fromkeys(attacker for action in actions for attacker in action.attackers))
    return clash.of_attack(state, seat, each) if len(each) <= FEW else None


HINTS: Mapping[tuple[type[Action], str], Callable[[Position, Seat, Any], Message | None]] = {
    (Charge, "unit"): powers,
    (Charge, "building"): stock,
    (PlayUnit, "pay"): stock,
    (PlayAttachment, "pay"): stock,
    (PlayInstant, "pay"): stock,
    (Activate, "pay"): stock,
    (Attack, "attackers"): attackers,
    (Block, "unit"): clash.of_attackers,
    (Block, "attacker"): clash.of_attackers,
    (Intercept, "unit"): clash.of_attackers,
    (Intercept, "attacker"): clash.of_attackers,
}
