"""An attack that three other people answer: two help with their bows, unseen and in one moment; one defends."""

from __future__ import annotations

import asyncio

from bot.table import Player
from rules.game import Action, Seat
from rules.nerthania.actions import Attack, Build, Support
from rules.nerthania.battle.dice import archers
from rules.nerthania.pieces import Building, Camp
from rules.nerthania.state import NerthaniaState
from rules.nerthania.view import NerthaniaView
from tests.bot.panels.evening import Evening
from tests.bot.panels.players import by_panel, by_typing
from tests.wire import Person

SEED = "three answer 115"
PEOPLE = (("Anna", "en-US"), ("Bert", "de"), ("Clara", "en-GB"), ("David", "de"))


def state(evening: Evening) -> NerthaniaState:
    position = evening.table.state
    assert isinstance(position, NerthaniaState)
    return position


def warlike(evening: Evening, seat: Seat) -> Action:
    """Archers for everybody, then attacks beside which two others have bows; else the sensible thing."""
    rules, position = evening.table.rules, state(evening)
    legal = rules.legal(position, seat)
    if position.round == 0 and Build(Building.ARCHERY) in legal:
        return Build(Building.ARCHERY)
    return next((action for action in legal if _would_be_helped(position, seat, action)), None) or rules.stand_in(
        position, seat
    )


def _would_be_helped(position: NerthaniaState, seat: Seat, action: Action) -> bool:
    if not isinstance(action, Attack):
        return False
    others = {0, 1, 2, 3} - {seat, position.areas[action.area].owner}
    return all(archers(position, other, action.area) for other in others)


async def gathered(evening: Evening, people: dict[Seat, Person]) -> None:
    """Everybody plays through the door until two have to say whom their bows help."""
    while [prompt.ask.id for prompt in evening.table.awaited()] != ["ask-supporting"] * 2:
        seat = evening.table.owing()[0]
        who = Player(people[seat].id, people[seat].name)
        await evening.elder.tables.act(evening.table.id, who, warlike(evening, seat))


async def test_three_people_answer_one_attack_over_the_wire(evening: Evening) -> None:
    evening.elder.tables._new_seed = lambda: SEED
    guests = [evening.club.person(name, locale=locale) for name, locale in PEOPLE]
    await evening.lobby(*guests, seats=4, game="nerthania")
    owner = Player(guests[0].id, guests[0].name)
    await evening.elder.tables.set_option(evening.table.id, owner, "fast_start", "on")
    await guests[0].slash(evening.channel, "game start")
    await evening.message("➡️")
    people = {holder.seat: guest for holder in evening.table.holders for guest in guests if guest.id == holder.user_id}
    await gathered(evening, people)
    battle = state(evening).battle
    assert battle is not None
    attacker, defender = battle.attacker.force, battle.defender.force
    helpers = [prompt.seat for prompt in evening.table.awaited()]
    await support(evening, people, helpers)
    answered = {*helpers, *await fought_out(evening, people)}
    assert {defender, *helpers} <= answered - {attacker}
    view = evening.table.rules.view(evening.table.state, None)
    assert isinstance(view, NerthaniaView)
    assert view.battle is not None
    assert view.battle.over
    await evening.message("wins the battle", "has won")


async def support(evening: Evening, people: dict[Seat, Person], helpers: list[Seat]) -> None:
    """Both choose in one moment, one by panel and one by a typed line; nobody sees it before both have."""
    first, second = helpers
    pressed = by_panel(evening, people[first], Support(Camp.ATTACKER))
    typed = by_typing(evening, people[second], Support(Camp.DEFENDER))
    answers = await asyncio.gather(pressed, typed)
    for answer in answers:
        assert (await evening.says(answer, "✅")).is_ephemeral
    battle = state(evening).battle
    assert battle is not None
    assert battle.helpers == {first: Camp.ATTACKER, second: Camp.DEFENDER}


async def fought_out(evening: Evening, people: dict[Seat, Person]) -> set[Seat]:
    """Everybody who is asked in the battle answers over the wire, by hand; who that was."""
    answered: set[Seat] = set()
    while state(evening).battle is not None:
        seat = evening.table.owing()[0]
        action = evening.table.rules.stand_in(evening.table.state, seat)
        answer = await by_panel(evening, people[seat], action)
        assert (await evening.says(answer, "✅")).is_ephemeral
        answered.add(seat)
    return answered
