"""What cannot be waited for: steps on each other that never are, and steps about what is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.shared_worlds.cards import Passive, buildings, main_pile
from rules.shared_worlds.cards.verbs import Offer
from rules.shared_worlds.combat_state import Fray
from rules.shared_worlds.cubing import Cubing
from rules.shared_worlds.deciding import PuttingAway
from rules.shared_worlds.giving import Giving, Removing
from rules.shared_worlds.looking import Arranging, Looking
from rules.shared_worlds.moving import Moving
from rules.shared_worlds.offering import Offering
from rules.shared_worlds.resolving import Resolving, ability_of
from rules.shared_worlds.setup import Picking
from rules.shared_worlds.state import TEAMS, CardId, Position, printed
from rules.shared_worlds.triggers import Triggering
from rules.shared_worlds.windows import Window

BELOW: Mapping[str, tuple[str, ...]] = {
    "picking": (),
    "turn": (),
    "putting-away": ("turn",),
    "choosing": ("turn",),
    "mustering": ("turn",),
    "acting": ("turn",),
    "trading": ("turn",),
    "combat": ("acting",),
    "attacking": ("combat",),
    "blocking": ("combat", "blocking"),
    "intercepting": ("combat", "intercepting"),
    "window": ("turn", "acting", "combat", "zero-life"),
    "zero-life": ("turn", "acting", "combat", "window", "resolving", "triggering"),
    "triggering": ("acting", "window", "combat", "triggering"),
    "resolving": ("acting", "window", "triggering", "resolving"),
    "offering": ("resolving",),
    "cubing": ("turn", "resolving", "cubing"),
    "giving": ("acting", "window", "triggering", "resolving", "cubing"),
    "removing": ("resolving",),
    "looking": ("turn", "trading", "resolving"),
    "arranging": ("resolving",),
    "moving": ("resolving",),
}
"""On what each step can lie."""


def step_faults(state: Position) -> Iterator[str]:
    """Every impossibility in the steps."""
    found = [*piled(state), *(fault for step in state.steps for fault in fields(state, step))]
    if not found:
        found = [fault for place, step in enumerate(state.steps) for fault in inside(state, place, step)]
    yield from found
    if not found and state.steps and not state.steps[-1].waits(state):
        yield f"nobody is asked: {state.steps[-1].step} is over"
    if not found:
        yield from without_life(state)


def piled(state: Position) -> Iterator[str]:
    """Each step lies on one that can have led to it."""
    below = ""
    for step in state.steps:
        if below not in BELOW[step.step] and (below or BELOW[step.step]):
            yield f"{step.step} cannot lie on {below or 'nothing'}"
        below = step.step


def fields(state: Position, step: Any) -> Iterator[str]:
    """Whoever and whatever the step names is there."""
    seats = range(len(state.players))
    for name in ("seat", "first", "other"):
        seat = getattr(step, name, None)
        if seat is not None and seat not in seats:
            yield f"{step.step}: {name} is {seat}; the seats are 0 to {len(seats) - 1}"
    seat = getattr(step, "seat", None)
    if isinstance(seat, int) and seat in seats and not state.players[seat].alive:
        yield f"{step.step}: seat {seat} has fallen"
    for name in ("left", "keep", "passed", "answers", "removed", "at"):
        if getattr(step, name, 0) < 0:
            yield f"{step.step}: {name} is {getattr(step, name)}"
    for card in named_cards(step):
        if card not in range(len(main_pile())):
            yield f"{step.step}: there is no card {card}"


def named_cards(step: Any) -> Iterator[CardId]:
    """Every card that a step names."""
    match step:
        case Fray():
            yield from (card for one in step.assaults for card in (one.unit, one.blocker) if card is not None)
            yield from (card for pair in step.fought for card in (pair.attacker, pair.blocker))
            yield from (spent.unit for spent in step.spending)
        case Resolving():
            yield from (card for card in (step.card, *step.names.units.values()) if card is not None)
        case Triggering():
            yield from (card for due in step.due for card in (due.unit, due.card, due.paired) if card is not None)
        case Giving():
            yield from step.given
        case PuttingAway():
            yield from step.away or ()
        case Moving():
            yield step.unit


def inside(state: Position, place: int, step: Any) -> Iterator[str]:
    """What the step says fits together."""
    check = CHECKS.get(type(step)) or (_combat if isinstance(step, Fray) else None)
    if check is not None:
        yield from check(state, place, step)


def _picking(state: Position, place: int, step: Picking) -> Iterator[str]:
    each = 1 if len(state.players) == TEAMS else 2
    for seat, player in enumerate(state.players):
        if len(player.places) + step.order.count(seat) != each:
            yield f"picking: seat {seat} has {len(player.places)} buildings and {step.order.count(seat)} to take"
    if any(seat not in range(len(state.players)) for seat in step.order):
        yield "picking: a seat that is not there"


def _combat(state: Position, place: int, step: Fray) -> Iterator[str]:
    for assault in step.assaults:
        found = state.find(assault.unit)
        if found is None or found[0] != state.turn:
            yield f"combat: card {assault.unit} attacks, and is no unit of seat {state.turn}"
        if assault.whom not in range(len(state.players)):
            yield f"combat: seat {assault.whom} is attacked"
        if assault.blocker is not None and (state.find(assault.blocker) is None or not assault.blocked):
            yield f"combat: card {assault.blocker} blocks, and is not in play"
    if len({assault.unit for assault in step.assaults}) < len(step.assaults):
        yield "combat: a unit attacks twice"
    if any(spent.cubes < 0 for spent in step.spending):
        yield "combat: fewer cubes than none are spent"


def _resolving(state: Position, place: int, step: Resolving) -> Iterator[str]:
    ability = _ability(step)
    if ability is None or isinstance(ability, Passive):
        yield f"resolving: there is no such ability of card {step.card} or building {step.building}"
        return
    offers = step.offer is not None or step.side is not None
    if offers and (
        step.offer is None
        or step.side is None
        or step.offer not in range(len(ability.effects))
        or not isinstance(ability.effects[step.offer], Offer)
    ):
        yield "resolving: there is no such offer"
    elif step.at > len(step.effects):
        yield f"resolving: effect {step.at} of {len(step.effects)}"
    for seat in step.names.players.values():
        if seat not in range(len(state.players)):
            yield f"resolving: there is no seat {seat}"
    for building in step.names.buildings.values():
        if state.place(building) is None:
            yield f"resolving: nobody has {building!r}"


def _ability(step: Resolving) -> Any:
    if (step.card is None) == (step.building is None) or (step.building is not None and step.part != "development"):
        return None
    if step.building is not None and step.building not in buildings():
        return None
    written = buildings()[step.building].development if step.building is not None else ()
    if step.card is not None and step.part != "instant":
        written = printed(step.card).half(step.part)
    if step.part != "instant" and step.number not in range(len(written)):
        return None
    return ability_of(step.card, step.building, step.part, step.number)


def _offering(state: Position, place: int, step: Offering) -> Iterator[str]:
    making = state.steps[place - 1]
    effects = making.effects if _ability(making) is not None else ()
    if making.at - 1 not in range(len(effects)) or not isinstance(effects[making.at - 1], Offer):
        yield "offering: nothing is being offered"


def _triggering(state: Position, place: int, step: Triggering) -> Iterator[str]:
    for due in step.due:
        if due.part == "instant" or due.number not in range(len(printed(due.card).half(due.part))):
            yield f"triggering: there is no such ability of card {due.card}"
        if due.defender is not None and due.defender not in range(len(state.players)):
            yield f"triggering: there is no seat {due.defender}"
    if step.chosen and not step.targets(state):
        yield "triggering: a target is chosen that cannot be"


def _giving(state: Position, place: int, step: Giving) -> Iterator[str]:
    found = [state.place(building) for building in step.buildings]
    if any(one is None for one in found):
        yield "giving: Workers for a building that nobody has"
    if step.buildings and 2 * len(step.buildings) < step.left + len(step.given):
        yield "giving: more Workers than the buildings take"


def _removing(state: Position, place: int, step: Removing) -> Iterator[str]:
    if len(set(step.piles)) < len(step.piles):
        yield "removing: a pile twice"


def _cubing(state: Position, place: int, step: Cubing) -> Iterator[str]:
    if step.task == "steal" and (step.building is None or state.place(step.building) is None):
        yield "cubing: stolen from a building that nobody has"
    if step.task in ("borrow", "lend", "lent") and (step.other is None or step.other == step.seat):
        yield f"cubing: {step.task}, but with nobody else"
    if step.task == "odd" and step.left > state.players[step.seat].used:
        yield "cubing: more odd cubes than used ones"
    loan = state.loans[-1] if state.loans else None
    if step.task == "lent" and (loan is None or loan.holder != step.seat or loan.on is not None or loan.spent):
        yield "cubing: nothing was lent"


def _window(state: Position, place: int, step: Window) -> Iterator[str]:
    if step.passed > len(state.living()):
        yield f"window: {step.passed} have passed"
    order = step.order(state)
    if set(step.ahead) - {*order[: step.passed], *order[step.passed + 1 :]}:
        yield f"window: seats {step.ahead} have passed ahead of their turn, and one of them is asked or not there"


def _looking(state: Position, place: int, step: Looking) -> Iterator[str]:
    if len(step.cards) > MOST_SEEN:
        yield f"looking: at {len(step.cards)} cards; at most {MOST_SEEN}"


def _arranging(state: Position, place: int, step: Arranging) -> Iterator[str]:
    if len(step.cards) > MOST_SEEN:
        yield f"arranging: {len(step.cards)} cards; at most {MOST_SEEN}"


MOST_SEEN = 6
"""More cards of the main pile are never looked at together."""


def without_life(state: Position) -> Iterator[str]:
    """At 0 Life is only who may still be saved, or whose last Life has just been paid."""
    if any(step.step == "zero-life" or (isinstance(step, Resolving) and step.at == 0) for step in state.steps):
        return
    for seat, _, unit in state.units() if state.steps else ():
        if unit.life == 0:
            yield f"seat {seat}: {printed(unit.card).id} is at 0 Life, and nobody is asked to save it"
    for seat, player in enumerate(state.players) if state.steps else ():
        if player.alive and player.life == 0:
            yield f"seat {seat} is at 0 Life, and nobody is asked to save it"


CHECKS: Mapping[type[Any], Callable[[Any, int, Any], Iterator[str]]] = {
    Picking: _picking,
    Resolving: _resolving,
    Offering: _offering,
    Triggering: _triggering,
    Giving: _giving,
    Removing: _removing,
    Cubing: _cubing,
    Window: _window,
    Looking: _looking,
    Arranging: _arranging,
}
