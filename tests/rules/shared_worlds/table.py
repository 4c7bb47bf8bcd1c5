"""Hand-made positions of Shared Worlds that read like a table, played through the real engine.

`table(red=side("fire_pit 3 wood_yard 2", hand="cub", left="combat mammoth_guard power=4 +war_paint"))`: buildings with
their cubes, then what lies in each pile and lane. A unit is in Development unless it says `combat`; `tapped`, `life=2`,
`power=1`, `of=blue` (its owner) and `+attachment` may follow its name. `face-down` is a card killed with War Paint.
Cards that are not named lie in the main pile. Red has Fire Pit and Wood Yard, blue Leather Workshop and Stone Mine,
yellow Sapiens Camp and Neander Cave; of four, each has one of Fire Pit, Leather Workshop, Wood Yard, Stone Mine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.codec import dump_state
from rules.dice import Dice
from rules.game import Action, Event, Illegal, Prompt, Seat
from rules.shared_worlds import GAME
from rules.shared_worlds.acting import Acting, Mustering
from rules.shared_worlds.actions import Attack, Done, Fight, Pass
from rules.shared_worlds.deciding import Choosing, PuttingAway, Trading
from rules.shared_worlds.flow import ask_to_save, go_on
from rules.shared_worlds.pieces import LANES, Attacker, Cubes, Face, Lane, Passing, Source, UnitAt
from rules.shared_worlds.settling import settle
from rules.shared_worlds.state import CardId, Unit, face, site, unit_value, who
from rules.shared_worlds.table import SharedWorldsState, setup
from rules.shared_worlds.turn import Turn
from rules.words import Message
from tests.rules.shared_worlds.laying import Box, Side, housed, hurt, player

NAMES = GAME.tribes
TWO = {
    "red": "fire_pit wood_yard",
    "blue": "leather_workshop stone_mine",
    "yellow": "sapiens_camp neander_cave",
}
FOUR = {"red": "fire_pit", "blue": "leather_workshop", "yellow": "wood_yard", "green": "stone_mine"}
AT: dict[str, tuple[Any, Callable[[], Any] | None]] = {
    "start": ("start", None),
    "keep": ("draw", PuttingAway),
    "choice": ("main", lambda: Choosing(first=False)),
    "muster": ("prosperity", Mustering),
    "acting": ("refill", Acting),
    "refill": ("refill", None),
    "five": ("five", None),
    "workers": ("window", Trading),
    "window": ("window", None),
    "legacy": ("legacy", None),
    "stop": ("stop", None),
}


def side(buildings: str = "", **more: Any) -> Side:
    """One seat: `hand`, `deck` (next last), `discard`, `workers`; `left`, `center`, `right`; `life`, `used` and so on.

    `on` are attachments on the first building.
    """
    made = Side(buildings)
    for name, value in more.items():
        if name in ("hand", "deck", "discard", "workers", "on"):
            made.piles[name] = value
        elif name in ("left", "center", "right"):
            made.lanes[name] = value
        else:
            made.numbers[name] = value
    return made


def table(
    *,
    turn: str = "red",
    at: str = "acting",
    main: str = "",
    graveyard: str = "",
    empty: bool = False,
    first: bool = False,
    round_: int = 3,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    **sides: Side,
) -> SharedWorldsState:
    """A position at this point of a turn. `main` are the top cards, the next one first; `empty` leaves no main pile."""
    names = NAMES[: max(seats, max((NAMES.index(name) + 1 for name in sides), default=2))]
    chosen = GAME.options(
        **{"open_teams": False, **(options or {})}
    )  # the printed numbers, where a test wants no others
    state = setup(names, chosen, Dice("test"))
    box = Box()
    printed = FOUR if len(names) == 4 else TWO
    top = box.all(main)
    buried = box.all(graveyard)
    laid = [sides.get(name, Side()) for name in names]
    settled = {word for one in laid for word in one.buildings.split()}
    for name, one in zip(names, laid, strict=True):
        one.buildings = one.buildings or housed(printed[name], settled)
    state.players = [player(seat, one, box, names) for seat, one in enumerate(laid)]
    state.removed = list(box.left) if empty else []
    state.main = [*([] if empty else box.left), *reversed(top)]
    state.graveyard = buried
    state.round = round_
    state.turn = names.index(turn)
    if first:
        state.active.started = False
    next_, step = AT[at]
    state.steps = [Turn(next_), *([] if step is None else [step()])]
    settle(state)
    hurt(state, laid)
    if settle(state):
        ask_to_save(state)
    go_on(state)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


# What is said about a position.


def seat_of(name: str) -> Seat:
    """The seat of this colour."""
    return NAMES.index(name)


def at(state: SharedWorldsState, name: str, lane: str) -> UnitAt:
    """The unit in this lane, as actions call it."""
    seat, place = seat_of(name), LANES.index(Lane(lane))
    one = state.players[seat].lanes[place]
    assert one is not None
    return unit_value(one.card, seat, place)


def there(state: SharedWorldsState, name: str, lane: str) -> Unit:
    """The card in this lane."""
    one = state.players[seat_of(name)].lanes[LANES.index(Lane(lane))]
    assert one is not None
    return one


def nobody(state: SharedWorldsState, name: str, lane: str) -> bool:
    """Whether the lane is empty."""
    return state.players[seat_of(name)].lanes[LANES.index(Lane(lane))] is None


def pay(text: str) -> tuple[Cubes, ...]:
    """`fire_pit 2 wood_yard 1`."""
    words = text.split()
    return tuple(Cubes(int(number), site(name)) for name, number in zip(words[::2], words[1::2], strict=True))


def source(state: SharedWorldsState, name: str, lane: str, card: str = "", number: int = 0) -> Source:
    """An ability of the unit in this lane, or of an attachment on it."""
    where = at(state, name, lane)
    return Source(Face(card) if card else where.card, where, number)


def names_of(cards: list[CardId]) -> list[str]:
    """The ids of these cards."""
    return [face(card).id for card in cards]


def cubes_of(state: SharedWorldsState, name: str) -> tuple[int, ...]:
    """The cubes on each building, then those in the used pool."""
    one = state.players[seat_of(name)]
    return (*(place.cubes for place in one.places), one.used)


def life_of(state: SharedWorldsState, name: str) -> int:
    """A player's Life."""
    return state.players[seat_of(name)].life


def waits_for(state: SharedWorldsState) -> str:
    """Who is asked what, as in `red ask-act`; `over` when the game is."""
    if not GAME.awaited(state):
        return "over"
    (prompt,) = owed(state)
    return f"{state.tribes[prompt.seat]} {prompt.ask.id}"


def owed(state: SharedWorldsState) -> list[Prompt]:
    """What has to be decided now."""
    return [prompt for prompt in GAME.awaited(state) if not prompt.optional]


def asked(state: SharedWorldsState) -> Seat:
    """Who is asked."""
    (prompt,) = owed(state)
    return prompt.seat


def does(state: SharedWorldsState, *actions: Action) -> list[str]:
    """These actions, one after the other, by whoever is asked; the ids of what happened."""
    return [event.what.id for action in actions for event in events(state, action)]


def events(state: SharedWorldsState, action: Action) -> list[Event]:
    """What happens, and that the position is still a possible one."""
    seat = asked(state)
    legal = GAME.legal(state, seat)
    assert action in legal, (GAME.explain(state, seat, action), legal)
    happened = GAME.apply(state, seat, action)
    assert GAME.faults(state) == (), GAME.faults(state)
    return happened


def refused(state: SharedWorldsState, action: Action, name: str | None = None) -> str:
    """The id of the refusal with its section, as in `no-free-lane 4.2`; nothing has changed."""
    seat = asked(state) if name is None else seat_of(name)
    refusal = GAME.explain(state, seat, action)
    assert refusal is not None, f"{action} is legal"
    assert action not in GAME.legal(state, seat)
    before = dump_state(GAME, state)
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, seat, action)
    assert caught.value.refusal == refusal
    assert dump_state(GAME, state) == before
    return f"{refusal.why.id} {refusal.section}"


def can(state: SharedWorldsState, action: Action) -> bool:
    """Whether whoever is asked may do it."""
    seat = asked(state)
    legal = GAME.explain(state, seat, action) is None
    assert legal == (action in GAME.legal(state, seat))
    return legal


def kinds(state: SharedWorldsState) -> set[str]:
    """The kinds of action that whoever is asked may take."""
    return {action.kind for action in GAME.legal(state, asked(state))}


def told(happened: list[Event], message: str) -> list[Message]:
    """The news with this id."""
    return [event.what for event in happened if event.what.id == message]


# A fight.


def attack(state: SharedWorldsState, *lanes: str, whom: str = "blue") -> list[str]:
    """Whoever is on turn attacks this opponent from these lanes; nobody answers before that."""
    name = state.tribes[state.turn]
    happened = does(state, Fight())
    unanswered(state, "ask-attack")
    attackers = tuple(Attacker(at(state, name, lane), who(seat_of(whom))) for lane in lanes)
    return [*happened, *does(state, Attack(attackers))]


def passes(state: SharedWorldsState) -> list[str]:
    """Everybody who is asked passes, blocks no more and intercepts no more."""
    happened = []
    while asked_kind(state) in ("ask-answer", "ask-block", "ask-intercept"):
        kind = asked_kind(state)
        happened += does(state, Pass(Passing.ONCE) if kind == "ask-answer" else Done())
    return happened


def asked_kind(state: SharedWorldsState) -> str:
    """What is asked."""
    prompts = GAME.awaited(state)
    return prompts[0].ask.id if prompts else "over"


def unanswered(state: SharedWorldsState, kind: str) -> None:
    """Pass until this is asked."""
    while asked_kind(state) != kind:
        assert asked_kind(state) == "ask-answer", waits_for(state)
        does(state, Pass(Passing.ONCE))
