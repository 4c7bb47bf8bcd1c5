"""A game with menus to leaf through, sets to tick and hands to look at, at a real table."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import pytest

from rules.codec import dump_action
from rules.game import Action, AnyGame
from tests.bot.panels.evening import Evening, button, menu, press
from tests.bot.panels.players import by_panel, by_typing
from tests.bot.positions import Keep, Send, Spell, Stop
from tests.wire import Answer, Person, words

Hand = Callable[[Evening, Person, Action], Awaitable[Answer]]

WANTED = (
    Send("unit 2", "H4", "gold", fast=True),
    Send("unit 0", "A1", None, fast=False),
    Keep(()),
    Keep(("cup", "dog", "fox")),
    Spell((2, 2, 2)),
    Spell((4,)),
    Stop(),
)


@pytest.mark.parametrize("hand", [by_panel, by_typing])
async def test_whatever_is_meant_is_reached(crowd: AnyGame, evening: Evening, hand: Hand) -> None:
    anna = evening.club.person("Anna")
    await evening.begun(anna, seats=1, game="crowd")
    for action in WANTED:
        answer = await hand(evening, anna, action)
        await evening.says(answer, "✅", said(evening, anna, action))
        rows = await evening.elder.store.actions(evening.table.id)
        assert json.loads(str(rows[-1]["action"])) == json.loads(dump_action(action))


def said(evening: Evening, anna: Person, action: Action) -> str:
    return evening.seating(anna).speaker.say(action.said())


async def test_what_may_not_go_together_is_not_done(crowd: AnyGame, evening: Evening) -> None:
    anna = evening.club.person("Anna")
    table = await evening.begun(anna, seats=1, game="crowd")
    panel = (await press(anna, table, "Your move")).message
    panel = (await press(anna, panel, "Keep")).message
    cards = menu(panel, "tick")
    labels = {option["label"]: option["value"] for option in cards["options"]}
    refused = await anna.choose(panel, cards["custom_id"], labels["Axe"], labels["Bow"])
    assert "cannot be chosen together" in refused.words
    assert "Which cards?" in refused.words
    chosen = await anna.choose(refused.message, cards["custom_id"], labels["Axe"], labels["Fox"])
    assert "Keep axe and fox" in chosen.words


async def test_a_hand_is_private(crowd: AnyGame, evening: Evening) -> None:
    anna, zoe = evening.club.person("Anna"), evening.club.person("Zoe")
    table = await evening.begun(anna, seats=1, game="crowd")
    assert (await press(anna, table, "My hand")).private
    assert (await zoe.press(table, button(table, "My hand"))).words == "You have no seat at this table."
    assert (await zoe.slash(evening.channel, "hand")).words == "You have no seat at this table."
    own = await anna.slash(evening.channel, "hand")
    assert own.private
    assert await evening.wire.until(lambda: words(own.message))
