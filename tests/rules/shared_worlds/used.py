"""What the tests of abilities and instants that are used share: a full table, and whether what is written happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.codec import clone
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Answer, Keep, Pass, PlayInstant
from rules.shared_worlds.cards import Card
from rules.shared_worlds.cards.terms import Colour
from rules.shared_worlds.cards.verbs import Offer
from rules.shared_worlds.pieces import LANES, Face, Passing, Side, UnitAt
from rules.shared_worlds.table import SharedWorldsState
from rules.words import Who
from tests.rules.shared_worlds.facts import Scene, changes, expected, facts
from tests.rules.shared_worlds.table import asked, asked_kind, side, table

HOME = {
    Colour.FIRE: "fire_pit",
    Colour.LEATHER: "leather_workshop",
    Colour.WOOD: "wood_yard",
    Colour.STONE: "stone_mine",
}


def homes(card: Card) -> tuple[str, str]:
    """Two buildings of red that pay for the card, and two others of blue."""
    colours = [box.value for box in card.cost if box.value != "any"] or ["fire"]
    mine = HOME[Colour(colours[0])]
    second = "sapiens_camp" if mine != "fire_pit" else "wood_yard"
    theirs = [name for name in HOME.values() if name not in (mine, second)][:2]
    return f"{mine} 3 {second} 3", f"{theirs[0]} 3 {theirs[1]} 3"


def scene(card: Card, me: str, on: str = "", **options: Any) -> SharedWorldsState:
    """Red has this in the center, and everything that an ability could need is on the table."""
    mine, theirs = homes(card)
    hand = f"{card.id} cub cub spear_bearer" if card.instant is not None else "cub cub spear_bearer"
    red = side(
        mine,
        hand=hand,
        deck="bear_cave_warden war_paint herd_driver",
        used=3,
        life=15,
        left="combat story_keeper power=1 life=2 tapped",
        center=me,
        right="fire_master life=2",
        on=on,
    )
    blue = side(
        theirs,
        hand="tar_boiler tar_bound_point thick_cloak",
        deck="plateau_hunter snow_guide",
        left="combat yew_lancer power=2",
        center="combat pass_keeper power=1 +green_stone_bracelet",
        right="trade_warden",
    )
    return table(red=red, blue=blue, options=options)


def follow(state: SharedWorldsState, side: Side) -> None:
    """Everything that the effects ask is answered; an offer with this side, of cards as many as can be are kept."""
    while asked_kind(state) not in ("ask-act", "over", "ask-attack", "ask-block", "ask-intercept"):
        seat = asked(state)
        legal = GAME.legal(state, seat)
        wanted = [one for one in legal if one in (Answer(side), Pass(Passing.ONCE)) or isinstance(one, Keep)]
        GAME.apply(state, seat, wanted[0] if wanted else GAME.stand_in(state, seat))
        assert GAME.faults(state) == ()


def names_of_targets(state: SharedWorldsState, ability: Any, action: Any) -> dict[str, Any]:
    """Whom and what the names of the choices stand for."""
    names: dict[str, Any] = {}
    for choice, target in zip(ability.choose, (action.target, action.other), strict=False):
        match target:
            case UnitAt():
                unit = state.unit_in(target.of.seat, LANES.index(target.lane))
                assert unit is not None
                names[choice.name] = unit.card
            case Who():
                names[choice.name] = target.seat
            case Face():
                names[choice.name] = target.id
    return names


def lists(ability: Any) -> Iterator[tuple[Side, list[Any]]]:
    """What is carried out, whichever side of an offer is chosen."""
    for one in Side:
        effects = []
        for effect in ability.effects:
            effects += [effect] if not isinstance(effect, Offer) else [*(effect.a if one is Side.FIRST else effect.b)]
        yield one, effects


def check(before: SharedWorldsState, ability: Any, action: Any, names: dict[str, Any], paid: dict[Any, int]) -> None:
    """Carried out with either answer, exactly what is written has changed, and what was paid."""
    for answer, effects in lists(ability):
        state = clone(before)
        there = Scene(clone(before), 0, names | names_of_targets(before, ability, action))
        wanted = expected(there, effects)
        for key, amount in paid.items():
            wanted[key] += amount
        GAME.apply(state, 0, action)
        assert GAME.faults(state) == ()
        follow(state, answer)
        assert changes(facts(before), facts(state)) == wanted, (action, answer)


def uses(state: SharedWorldsState, kind: type[Any], name: str) -> list[Any]:
    """The legal actions of this kind with this card."""
    legal = [action for action in GAME.legal(state, asked(state)) if isinstance(action, kind)]
    return [one for one in legal if (one.card if kind is PlayInstant else one.ability.card) == Face(name)]


def answer(state: SharedWorldsState, action: Any, seat: int = 0) -> str:
    """Why it is refused."""
    refusal = GAME.explain(state, seat, action)
    assert refusal is not None
    assert action not in GAME.legal(state, seat)
    return f"{refusal.why.id} {refusal.section}"
