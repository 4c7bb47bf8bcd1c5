"""Every activated ability and every instant of the edition: does what it says, and is refused where it must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.codec import clone
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Activate, Answer, Keep, Pass, PlayInstant
from rules.shared_worlds.cards import Activated, Card, CardType, buildings, cards
from rules.shared_worlds.cards.terms import Colour
from rules.shared_worlds.cards.verbs import Offer
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.view import LANES, Face, Passing, Side, UnitAt
from rules.words import Who
from tests.rules.shared_worlds.facts import Scene, changes, expected, facts
from tests.rules.shared_worlds.table import asked, asked_kind, attack, side, source, table

UNITS = [card for card in cards().values() if card.type is CardType.UNIT]
WORN = [card for card in cards().values() if card.attach is not None and card.attach.what == "unit"]
ON_BUILDINGS = [card for card in cards().values() if card.attach is not None and card.attach.what == "building"]
INSTANTS = [card for card in cards().values() if card.instant is not None]
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


# Abilities of cards in Development.


def activated(found: list[Card]) -> pytest.MarkDecorator:
    rows = [
        pytest.param(card, number, id=f"{card.id}-{number}")
        for card in found
        for number, ability in enumerate(card.development)
        if isinstance(ability, Activated)
    ]
    return pytest.mark.parametrize(("card", "number"), rows)


def in_development(card: Card, area: str = "") -> SharedWorldsState:
    """The card in the center lane of red, or on the unit there, or on its first building."""
    if card.type is CardType.UNIT:
        return scene(card, f"{area} {card.id}")
    worn = card.attach is not None and card.attach.what == "unit"
    return scene(card, f"{area} hide_scraper" + (f" +{card.id}" if worn else ""), on="" if worn else card.id)


@activated([*UNITS, *WORN, *ON_BUILDINGS])
def test_it_does_what_it_says_whatever_it_chooses(card: Card, number: int) -> None:
    state = in_development(card)
    ability: Any = card.development[number]
    found = uses(state, Activate, card.id)
    assert found
    for action in found:
        unit = state.players[0].lanes[1]
        assert unit is not None
        paid = {("unit life", unit.card): -ability.cost.life}
        boxes = len(ability.cost.resources)
        paid |= {("available", 0): -boxes, ("used", 0): boxes}
        paid |= {("hand", 0): -ability.cost.discard, ("graveyard", 0): ability.cost.discard}
        check(state, ability, action, {"this": unit.card, "wearer": unit.card}, paid)


@activated([*UNITS, *WORN, *ON_BUILDINGS])
def test_it_is_used_once_in_a_turn(card: Card, number: int) -> None:
    state = in_development(card)
    action = uses(state, Activate, card.id)[0]
    GAME.apply(state, 0, action)
    follow(state, Side.SECOND)
    if state.find(state.players[0].lanes[1].card if state.players[0].lanes[1] else -1) is not None:
        assert answer(state, action) == "no-second-use 11.1"


@activated([*UNITS, *WORN])
def test_it_does_not_work_in_combat(card: Card, number: int) -> None:
    action = uses(in_development(card), Activate, card.id)[0]
    state = in_development(card, "combat")
    assert not [one for one in uses(state, Activate, card.id) if one.ability == action.ability]
    assert answer(state, action) == "no-ability 4.8"


@activated([*UNITS, *WORN, *ON_BUILDINGS])
def test_it_needs_its_target_and_its_cost(card: Card, number: int) -> None:
    ability: Any = card.development[number]
    action = uses(in_development(card), Activate, card.id)[0]
    me = card.id if card.type is CardType.UNIT else f"hide_scraper +{card.id}"
    on = card.id if card.attach is not None and card.attach.what == "building" else ""
    mine = homes(card)[0].replace("3", "0")
    lonely = side(mine, center="hide_scraper" if on else me, on=on)
    state = table(red=lonely, blue=side(homes(card)[1]))
    wanted = {choice.what for choice in ability.choose}
    if wanted - {"player"}:
        assert not uses(state, Activate, card.id)
        lacks = "no-cards-to-discard 4.8" if ability.cost.discard else "no-target 11.3"
        assert answer(state, action) == lacks
    elif ability.cost.resources:
        assert answer(state, action) == "no-cubes 3.2"


@pytest.mark.parametrize(
    "name", [name for name, one in buildings().items() if isinstance(one.development[0], Activated)]
)
def test_a_building_does_what_it_says_by_option(name: str) -> None:
    ability: Any = buildings()[name].development[0]
    other = "fire_pit" if name != "fire_pit" else "wood_yard"
    theirs = (
        "neander_cave 1 stone_mine 1" if name not in ("neander_cave", "stone_mine") else "heidel_camp 1 sapiens_camp 1"
    )
    red = side(f"{name} 3 {other} 3", deck="cub", left="combat cub power=1", center="tar_boiler life=1", hand="cub")
    for on in (True, False):
        state = table(red=red, blue=side(theirs), options={"building_abilities": on})
        found = uses(state, Activate, name)
        assert bool(found) == on
        for action in found:
            boxes = len(ability.cost.resources)
            check(state, ability, action, {}, {("available", 0): -boxes, ("used", 0): boxes})


# Abilities of cards in Combat.


def test_yew_lancer_pays_life_for_power_in_the_windows_it_names() -> None:
    card = cards()["yew_lancer"]
    state = scene(card, "combat yew_lancer power=2")
    attack(state, "center")
    ability: Any = card.combat[0]
    (action,) = uses(state, Activate, card.id)
    unit = state.players[0].lanes[1]
    assert unit is not None
    check(state, ability, action, {"this": unit.card}, {("unit life", unit.card): -1})
    assert answer(scene(card, "yew_lancer"), action) == "no-ability 4.8"


def test_yew_lancer_uses_it_once() -> None:
    state = scene(cards()["yew_lancer"], "combat yew_lancer power=2")
    attack(state, "center")
    (action,) = uses(state, Activate, "yew_lancer")
    GAME.apply(state, 0, action)
    assert answer(state, action) == "no-second-use 11.1"


# Instants.


def at_its_moment(card: Card) -> SharedWorldsState:
    """Red is asked at a moment at which the instant can be played."""
    assert card.instant is not None
    windows = card.instant.windows
    if "save_unit" in windows:
        return dying_unit(card)
    if "save_player" in windows:
        return dying_player(card)
    state = scene(card, "combat mammoth_guard power=3")
    if "any" in windows or "main" in windows:
        return state
    if any(choice.side == "opponent" for choice in card.instant.choose):
        return attacked(card)
    attack(state, "center")
    return state


def attacked(card: Card) -> SharedWorldsState:
    """Blue attacks red."""
    state = table(
        turn="blue",
        red=side(homes(card)[0], hand=card.id, left="combat cub"),
        blue=side(homes(card)[1], left="combat yew_lancer power=2"),
    )
    attack(state, "left", whom="red")
    while asked(state) != 0:
        GAME.apply(state, 1, Pass(Passing.ONCE))
    return state


def dying_unit(card: Card, more: str = "") -> SharedWorldsState:
    """A unit of red is at 0 Life."""
    state = table(
        turn="blue",
        red=side(homes(card)[0], hand=card.id + more, left="combat story_keeper life=1 tapped power=1"),
        blue=side(homes(card)[1], center="gorrun"),
    )
    target = UnitAt(Face("story_keeper"), Who(0), LANES[0])
    GAME.apply(state, 1, Activate(source(state, "blue", "center"), target, None, ()))
    assert asked_kind(state) == "ask-answer"
    return state


def dying_player(card: Card) -> SharedWorldsState:
    """Red is at 0 Life."""
    state = table(
        turn="blue",
        red=side(homes(card)[0], hand=card.id, life=2),
        blue=side("wood_yard 1 denisova_cavern 1", center="sael"),
    )
    GAME.apply(state, 1, Activate(source(state, "blue", "center"), Who(0), None, ()))
    GAME.apply(state, 0, Answer(Side.SECOND))
    assert asked_kind(state) == "ask-answer"
    return state


every_instant = pytest.mark.parametrize("card", INSTANTS, ids=lambda card: card.id)


@every_instant
def test_an_instant_does_what_it_says_whatever_it_chooses(card: Card) -> None:
    state = at_its_moment(card)
    found = uses(state, PlayInstant, card.id)
    assert found
    boxes = len(card.cost)
    for action in found:
        attackers = [one.card for one in state.players[0].lanes if one is not None and one.attacks]
        paid = {("hand", 0): -1, ("graveyard", 0): 1, ("available", 0): -boxes, ("used", 0): boxes}
        check(state, card.instant, action, {"own_attackers": attackers}, paid)


@every_instant
def test_an_instant_is_refused_at_other_moments(card: Card) -> None:
    assert card.instant is not None
    action = uses(at_its_moment(card), PlayInstant, card.id)[0]
    windows = card.instant.windows
    if "any" in windows:
        state = dying_unit(cards()["grave_flowers"], f" {card.id}")
    elif "main" in windows:
        state = scene(card, "combat mammoth_guard power=3")
        attack(state, "center")
    else:
        state = scene(card, "combat mammoth_guard power=3")
    assert answer(state, action) == "no-moment 7.1"


@every_instant
def test_an_instant_has_to_be_paid(card: Card) -> None:
    assert card.instant is not None
    action = uses(at_its_moment(card), PlayInstant, card.id)[0]
    if "any" in card.instant.windows:
        state = scene(card, "combat mammoth_guard power=3")
        for player in state.players:
            player.cubes -= sum(place.cubes for place in player.places)
            for place in player.places:
                place.cubes = 0
        refusal = answer(state, action)
        assert refusal in ("no-cubes 3.3", "no-such-target 11.3", "no-target 11.3")


@every_instant
def test_an_instant_without_a_target_cannot_be_played(card: Card) -> None:
    assert card.instant is not None
    action = uses(at_its_moment(card), PlayInstant, card.id)[0]
    if "unit" in {choice.what for choice in card.instant.choose} and {"any", "main"} & {*card.instant.windows}:
        state = table(red=side(homes(card)[0], hand=f"{card.id} cub cub"), blue=side(homes(card)[1]))
        assert not uses(state, PlayInstant, card.id)
        assert answer(state, action) == "no-target 11.3"
