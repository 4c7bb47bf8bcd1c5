"""What leads nowhere is not recommended: its button is grey, and the panel says why."""

from __future__ import annotations

import pytest
from discord import ButtonStyle
from simcord.components import walk_components

from bot.panels.decision import decision_panel
from bot.panels.seating import Seating
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Act, EndMain
from rules.shared_worlds.table import SharedWorldsState
from tests.bot.panels.fits import built, words_of
from tests.bot.positions import table_at
from tests.rules.shared_worlds.laying import Side
from tests.rules.shared_worlds.table import side, table

SITES = "wood_yard stone_mine"
WHY = "**Act** Nothing to do then: {}, and nothing you have in play can act."


def style_of(state: SharedWorldsState, label: str) -> tuple[int, str]:
    """The style of this button, and all the words of the panel around it."""
    panel = decision_panel(Seating(table_at(GAME, state), 0, "en"))
    (found,) = [part for part in walk_components(built(panel)) if part.get("label") == label]
    return found["style"], words_of(panel)


@pytest.mark.parametrize(
    ("red", "why"),
    [
        (side(SITES), "you hold no cards"),
        (side(SITES, hand="hadra", discard="cub"), "none of your cards can be paid for"),
        (side("wood_yard 3 stone_mine", hand="war_paint"), "none of your cards can be played now"),
        (side(f"{SITES} 3", hand="gatherer cub spear_bearer hadra"), None),
        (side("fire_pit 3 wood_yard", left="cub"), None),
    ],
    ids=["no cards", "nothing to pay with", "nothing to put it on", "a card to play", "a unit to charge"],
)
def test_to_act_is_blue_only_where_something_can_be_done(red: Side, why: str | None) -> None:
    state = table(at="choice", red=red, blue=side("neander_cave 2 denisova_cavern 2"))
    style, said = style_of(state, "Act")
    assert style == (ButtonStyle.secondary if why else ButtonStyle.primary).value
    assert why is None or WHY.format(why) in said
    assert ("**Act**" in said) is (why is not None)
    GAME.apply(state, 0, Act())
    assert ({type(action) for action in GAME.legal(state, 0)} == {EndMain}) is (why is not None)


@pytest.mark.parametrize(("hand", "only"), [("cub", True), ("called_to_council", False)])
def test_who_can_only_pass_is_told_so(hand: str, only: bool) -> None:
    state = table(
        at="window",
        red=side(left="oru", center="torv", right="hadra"),
        blue=side("stone_mine 1 wood_yard 1", hand=hand),
    )
    says = words_of(decision_panel(Seating(table_at(GAME, state), 1, "en")))
    assert "Do you answer?" in says
    assert ("Nothing else is possible for you just now." in says) is only


def test_who_may_pass_ahead_is_not_told_that_nothing_is_possible() -> None:
    """They can still answer when it is their turn."""
    state = table(
        at="window",
        red=side("neander_cave 1 denisova_cavern 1", left="oru", center="torv", right="hadra", hand="cub"),
        blue=side("stone_mine 1 wood_yard 1", hand="called_to_council"),
    )
    now, ahead = GAME.awaited(state)
    assert (now.optional, ahead.optional) == (False, True)
    for prompt, told in ((now, True), (ahead, False)):
        says = words_of(decision_panel(Seating(table_at(GAME, state), prompt.seat, "en")))
        assert ("Nothing else is possible for you just now." in says) is told
