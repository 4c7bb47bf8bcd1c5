"""The policy in battle (the default choices of the effect vocabulary, section 5)."""

from __future__ import annotations

from rules.game import Action, Seat
from rules.nerthania.actions import (
    Catch,
    Choose,
    Convert,
    Declare,
    Done,
    Flee,
    Lose,
    Nominate,
    PlayCard,
    Reinforce,
    Reroll,
    Reserve,
    Support,
    Swap,
    Tip,
    Withdraw,
)
from rules.nerthania.asking import Asking
from rules.nerthania.battle.cards import Carding, Resolving
from rules.nerthania.battle.counting import losses
from rules.nerthania.battle.dice import card_of, facing, fought, side_of
from rules.nerthania.battle.fleeing import Fleeing
from rules.nerthania.battle.helping import Reserving, Supporting
from rules.nerthania.battle.leaving import Catching, Withdrawing
from rules.nerthania.battle.losses import Losing, Thinning
from rules.nerthania.battle.reinforcing import Intercepting, Reinforcing, arrivals
from rules.nerthania.goals import points
from rules.nerthania.pieces import Camp, Face, Unit
from rules.nerthania.policy.cards import die_worth, effect_worth, face_worth
from rules.nerthania.policy.worth import defence
from rules.nerthania.position import Camped
from rules.nerthania.printed_cards import Effect, Op
from rules.nerthania.state import NerthaniaState
from rules.nerthania.victory import Deciding, strongest
from rules.nerthania.world import KINDS


def answer_battle(state: NerthaniaState, seat: Seat, step: Asking) -> Action:
    """Where it hardly matters: the last choice, which for groups is the largest."""
    return step.choices(state, seat)[-1]


def nominate(state: NerthaniaState, seat: Seat, step: Deciding) -> Action:
    """The army that is strongest with what may help it."""
    return Nominate(max(strongest(state, seat), key=lambda number: defence(state, number)))


def reserve(state: NerthaniaState, seat: Seat, step: Reserving) -> Action:
    """Into the battle if they may, else to the headquarters beside it."""
    choices = step.choices(state, seat)
    here = Reserve(fought(state).area)
    return here if here in choices else choices[0]


def support(state: NerthaniaState, seat: Seat, step: Supporting) -> Action:
    """Against who has more points; the defender where both have as many."""
    battle = fought(state)

    def lead(camp: Camp) -> int:
        return points(state.nations[battle.side(camp).force])

    return Support(Camp.ATTACKER if lead(Camp.ATTACKER) < lead(Camp.DEFENDER) else Camp.DEFENDER)


def _price(state: NerthaniaState, side: Camped, unit: Unit) -> float:
    row = KINDS[state.nations[side.force].name][unit]
    return row.silver + 1.5 * row.tectonium


def flee(state: NerthaniaState, seat: Seat, step: Fleeing) -> Action:
    """The least useful die, of these the cheapest unit."""
    side = side_of(state, step.camp)
    choices = [action for action in step.choices(state, seat) if isinstance(action, Flee)]
    return min(choices, key=lambda action: (face_worth(action.face), _price(state, side, action.unit)))


def bring(state: NerthaniaState, seat: Seat, step: Reinforcing) -> Action:
    """The best unit that can come; but nobody leaves the headquarters empty."""
    return _best_arrival(state, step.camp) or Done()


def _best_arrival(state: NerthaniaState, camp: Camp) -> Action | None:
    side = side_of(state, camp)
    tribe = state.nations[side.force]
    coming = [
        action
        for action in arrivals(state, camp)
        if isinstance(action, Reinforce)
        and not (action.origin == tribe.headquarters and sum(state.areas[action.origin].army.values()) == 1)
    ]
    return max(coming, key=lambda action: die_worth(tribe.name, action.unit), default=None)


def intercept(state: NerthaniaState, seat: Seat, step: Intercepting) -> Action:
    """Always."""
    return next(action for action in step.choices(state, seat) if isinstance(action, Declare | Done))


def play_card(state: NerthaniaState, seat: Seat, step: Carding) -> Action:
    """The card with the highest gain."""
    battle = fought(state)
    side = battle.side(step.camp)
    cards = [action for action in step.choices(state, seat) if isinstance(action, PlayCard)]

    def gain(action: PlayCard) -> float:
        card = card_of(state, side.force, action.unit)
        return sum(_effect_gain(state, side, battle.against(step.camp), effect) for effect in card.effects)

    return max(cards, key=gain)


def _effect_gain(state: NerthaniaState, side: Camped, enemy: Camped, effect: Effect) -> float:
    """What an effect is worth with what lies on the table."""
    usual = effect_worth(state.nations[side.force].name, effect)
    match effect.op:
        case Op.REROLL | Op.TIP | Op.SWAP:
            return 0.7 if any(face_worth(die.face) < 0.5 for die in side.fighters) else 0.1
        case Op.DESTROY:
            return usual if _shows(enemy, effect.symbol) else 0.0
        case Op.KILL_RETREATING:
            return usual if _shows(enemy, Face.RETREAT) else 0.0
        case Op.STAR_DOUBLE:
            return float(_shows(side, Face.BOW_HIT_STAR))
        case Op.PER_UNITS:
            return float(sum(die.unit is effect.unit for die in side.fighters) >= effect.count)
        case _:
            return usual


def _shows(side: Camped, symbol: Face | None) -> bool:
    """Whether a side has such a symbol, by its dice or its cards."""
    by_cards = {Face.SHIELD: side.shields, Face.RETREAT: side.retreats, Face.REINFORCEMENT: side.reinforcements}
    faces = [*[die.face for die in (*side.fighters, *side.extra)], *[arrow.face for arrow in side.arrows]]
    return by_cards.get(symbol or Face.BLANK, 0) > 0 or symbol in faces


_USELESS = 0.45


def resolve(state: NerthaniaState, seat: Seat, step: Resolving) -> Action:
    """Bring help, turn what is useless into something better, leave the rest."""
    help_comes = _best_arrival(state, step.camp)
    if help_comes is not None:
        return help_comes
    best, gain = None, 0.0
    for action in step.choices(state, seat):
        better = _gain(state, step, action)
        if better > gain:
            best, gain = action, better
    return best or Done()


def _gain(state: NerthaniaState, step: Resolving, action: Action) -> float:
    side = side_of(state, step.camp)
    used = any(die.used for die in side.fighters)
    match action:
        case Reroll(unit, face):
            now = 0.0 if used and face is Face.REINFORCEMENT else face_worth(face)
            return die_worth(state.nations[side.force].name, unit) - now - _USELESS / 2
        case Swap(_, face, to):
            return face_worth(to) - face_worth(face)
        case Tip(_, face):
            return face_worth(Face.SHIELD) - face_worth(face)
        case Convert():
            return 0.8
        case Choose(symbol):
            return 0.3 if symbol is Face.REINFORCEMENT else 0.2
        case _:
            return 0.0


def withdraw(state: NerthaniaState, seat: Seat, step: Withdrawing) -> Action:
    """Only from a lost battle, and then whoever would die: the dearest units first."""
    side, enemy = facing(state, step.camp)
    leaving = [action for action in step.choices(state, seat) if isinstance(action, Withdraw)]
    mine = len(side.fighters) - losses(side, enemy)
    theirs = len(enemy.fighters) - losses(enemy, side)
    lost = mine < theirs or (mine == theirs and step.camp is Camp.ATTACKER)
    if not leaving or not lost:
        return Done()
    return max(leaving, key=lambda action: (_price(state, side, action.unit), -face_worth(action.face)))


def catch(state: NerthaniaState, seat: Seat, step: Catching) -> Action:
    """Always: what is gone is gone."""
    return Catch()


def lose(state: NerthaniaState, seat: Seat, step: Losing | Thinning) -> Action:
    """The cheapest units."""
    tribe = state.nations[seat].name
    choices = [action for action in step.choices(state, seat) if isinstance(action, Lose)]

    def price(action: Lose) -> float:
        rows = KINDS[tribe]
        total = 0.0
        for troop in action.units:
            row = rows.get(troop.unit)
            total += troop.number * (row.silver + 1.5 * row.tectonium if row else 2.0)
        return total

    return min(choices, key=price)
