"""How Elder plays for somebody who is gone, and as a computer player: greedily, and without peeking.

Every action has a worth, in points; doing without is worth nothing. A point on the total that lags behind is worth
more than one on the other, because only the lower total counts in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from rules import steps
from rules.game import Action, Seat
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn, bear_shelter
from rules.sapiens.bonuses import Skip
from rules.sapiens.foretell import preview
from rules.sapiens.ground import Ground, Place, ways
from rules.sapiens.laying import Yield, brings
from rules.sapiens.mountain import KeepTokens, PlayToken
from rules.sapiens.pools import PutFight, Swap, possible_swaps
from rules.sapiens.printed import CAMP_SHELTER, PICKING_FOOD, STEAK_FOOD, steak_food
from rules.sapiens.refill import Discard, Remove, Take
from rules.sapiens.ritual import TakeToken, spot_of
from rules.sapiens.state import Clan, Position
from rules.sapiens.valley import FALLS, Valley
from rules.sapiens.view import FEAST, PICKING, WATER, Scene, Tile

TOKEN = 1.5
"""What another mountain token is worth."""
SOON = 3
"""So many turns before the end, steaks are not saved any more."""


def stand_in(state: Position, seat: Seat) -> Action:
    """The answer of that seat to what it is asked: the action with the greatest worth, the first of equals."""
    return max(steps.legal(state, seat), key=lambda action: WORTH[type(action)](state, seat, action))


def weights(clan: Clan) -> tuple[float, float]:
    """What a point of food and a point of shelter are worth to this clan."""
    lag = max(-0.7, min(0.7, (clan.shelter - clan.food) / 12))
    return 1 + lag, 1 - lag


def points(clan: Clan, food: float, shelter: float) -> float:
    """What so much food and shelter are worth to this clan."""
    of_food, of_shelter = weights(clan)
    return food * of_food + shelter * of_shelter


# Tiles.


def worth_place(state: Position, seat: Seat, action: Place) -> float:
    """What the tile brings, and the room it leaves to grow."""
    gain = preview(state, action)
    valley = state.clans[seat].valley
    return worth_gain(state, seat, gain) + room(grown(valley, gain)) - 0.5 * room(valley)


def worth_gain(state: Position, seat: Seat, gain: Yield) -> float:
    """Food, shelter, tokens and bonuses of a tile."""
    clan = state.clans[seat]
    worth = points(clan, gain.food, gain.shelter)
    worth += sum(worth_bonus(state, seat, scene) for scene in gain.bonuses)
    return worth + TOKEN * ((gain.token is not None) - gain.on_plain)


def worth_bonus(state: Position, seat: Seat, scene: Scene) -> float:
    """About what the bonus of this scene brings."""
    clan = state.clans[seat]
    match scene:
        case Scene.CAMP:
            return points(clan, 0, CAMP_SHELTER)
        case Scene.PICKING:
            return points(clan, PICKING_FOOD, 0)
        case Scene.HUNT:
            return points(clan, 2, 0)
        case Scene.FIRE:
            return points(clan, 0, 2)
        case Scene.RITUAL:
            return TOKEN
        case _:
            return 1


def room(valley: Valley) -> float:
    """How well the tribe can go on: the open squares around it, the first ones mattering most."""
    return min(6, (valley.free & valley.met).bit_count()) * 0.4


def grown(valley: Valley, gain: Yield) -> Valley:
    """This valley with the tile laid."""
    return replace(valley, tribe=[*valley.tribe, gain.laid], bears=list(valley.bears))


def best(state: Position, seat: Seat, tiles: Iterable[Tile]) -> float:
    """The most that one of these tiles could bring this seat as its next."""
    clan = state.clans[seat]
    plain = clan.valley.board.plain if PICKING not in clan.tokens else 0
    there = Ground(clan.valley, plain, starts=False, any_scene=False)
    seen = replace(state, turn=seat)
    return max((worth_gain(state, seat, brings(seen, place)) for place in ways(there, tiles)), default=0)


def worth_take(state: Position, seat: Seat, action: Take) -> float:
    """What the tile could bring next turn; less with somebody else's fight token on it."""
    return best(state, seat, [action.tile]) - (action.tile.fight is not None)


def worth_remove(state: Position, seat: Seat, action: Remove) -> float:
    """What the tile could bring the other player."""
    return best(state, (seat + 1) % len(state.clans), [action.tile])


def worth_discard(state: Position, seat: Seat, action: Discard) -> float:
    """Tiles with a fight token go first."""
    return action.tile.fight is not None


# Bonuses.


def worth_token(state: Position, seat: Seat, action: TakeToken) -> float:
    """A token is worth its bonus, less what its cave loses."""
    valley = state.clans[seat].valley
    worth = 1 + worth_bonus(state, seat, action.token)
    if action.token not in valley.tokens.values():
        return worth
    spot = spot_of(valley, action.token)
    if spot in FALLS:
        return worth + 1
    cave = valley.board.caves[spot]
    return worth - (cave.higher - cave.lower) / 4


def worth_fight(state: Position, seat: Seat, action: PutFight) -> float:
    """On the tile that somebody else will want to lay most."""
    owner = action.tile.owner
    if owner is None or owner.seat == seat:
        return -1
    return 1 + best(state, owner.seat, [action.tile.tile]) / 10


def worth_swap(state: Position, seat: Seat, action: Swap) -> float:
    """What the pool is worth more with the other tile."""
    pool = list(state.clans[seat].pool)
    before = best(state, seat, pool)
    pool.remove(action.give)
    return best(state, seat, [*pool, action.take.tile]) - before - 0.5


def worth_turn_in(state: Position, seat: Seat, action: TurnIn) -> float:
    """All at once, when there are enough of them, or little time is left."""
    clan = state.clans[seat]
    turns_left = (len(state.stack) + len(state.common)) / len(state.clans)
    enough = clan.steaks >= max(STEAK_FOOD) or turns_left < SOON or weights(clan)[0] > 1.3
    return steak_food(action.steaks) - 0.1 * action.steaks if enough else -1


def worth_bear(state: Position, seat: Seat, action: PutBear) -> float:
    """The shelter, and the harm to whoever is ahead."""
    other = state.clans[action.valley.seat]
    return points(state.clans[seat], 0, bear_shelter(state, action)) + min(other.food, other.shelter) / 100


def worth_chase(state: Position, seat: Seat, action: ChaseBear) -> float:
    """A little more room."""
    return 0.5


# Mountain tokens.


def worth_play(state: Position, seat: Seat, action: PlayToken) -> float:
    """About what its bonus brings, less what it would be worth later."""
    clan = state.clans[seat]
    if action.token is FEAST:
        there = Ground(clan.valley, clan.valley.board.plain, starts=False, any_scene=False)
        extras = (brings(state, place, extra=True) for place in ways(there, clan.pool))
        return max((worth_gain(state, seat, gain) for gain in extras), default=0) - 1
    if action.token is WATER:
        swaps = possible_swaps(state.steps[-1], state, seat)
        return max((worth_swap(state, seat, swap) for swap in swaps), default=0) - 0.5
    return worth_bonus(state, seat, action.token) - 0.5


def worth_nothing(state: Position, seat: Seat, action: Action) -> float:
    """Doing without."""
    return 0


WORTH: Mapping[type[Action], Callable[[Any, Seat, Any], float]] = {
    Place: worth_place,
    TakeToken: worth_token,
    PutFight: worth_fight,
    Swap: worth_swap,
    TurnIn: worth_turn_in,
    PutBear: worth_bear,
    ChaseBear: worth_chase,
    Skip: worth_nothing,
    PlayToken: worth_play,
    KeepTokens: worth_nothing,
    Take: worth_take,
    Remove: worth_remove,
    Discard: worth_discard,
}
