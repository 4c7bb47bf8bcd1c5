"""What happens to pieces that are destroyed, by arms or by lightning. Handbook 3.4, 3.5."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.steps import tell
from rules.words import Who
from rules.zoar.state import Position


def armies_fall(state: Position, seat: Seat, at: str, count: int, *, carrier: bool = False) -> list[Event]:
    """So many armies of that field go back to their reserve (3.5).

    The relic's carrier is the last to fall, unless `carrier` says that it is among the fallen; then the relic lies on
    the ground.
    """
    camp = state.camps[seat]
    for _ in range(count):
        camp.armies.remove(at)
    carried_here = camp.carried_by == "army" and camp.relic == at
    if not carried_here or (at in camp.armies and not carrier):
        return []
    camp.carried_by = None
    return [tell("did-drop-relic", owner=Who(seat), at=at)]


def buildings_fall(state: Position, seat: Seat, at: str) -> list[Event]:
    """The city or temple there is destroyed by the seat on turn, which takes a marker for it (3.4)."""
    camp, destroyer = state.camps[seat], state.camps[state.turn]
    if at in camp.cities:
        camp.cities.remove(at)
        camp.ruins.append(at)
        destroyer.destroyed += 1
        return [tell("did-destroy-city", who=Who(state.turn), owner=Who(seat), at=at, destroyed=destroyer.destroyed)]
    if at in camp.temples:
        camp.temples.remove(at)
        if at not in camp.temple_ruins:
            camp.temple_ruins.append(at)
        destroyer.temples_destroyed += 1
        return [tell("did-destroy-temple", who=Who(state.turn), owner=Who(seat), at=at)]
    return []
