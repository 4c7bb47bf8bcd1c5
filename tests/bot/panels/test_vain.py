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
WHY = "**Act** There is nothing you could do then."


def style_of(state: SharedWorldsState, label: str) -> tuple[int, str]:
    """The style of this button, and all the words of the panel around it."""
    panel = decision_panel(Seating(table_at(GAME, state), 0, "en"))
    (found,) = [part for part in walk_components(built(panel)) if part.get("label") == label]
    return found["style"], words_of(panel)


@pytest.mark.parametrize(
    ("red", "vain"),
    [
        (side(SITES), True),
        (side(SITES, hand="hadra", discard="cub"), True),
        (side(f"{SITES} 3", hand="gatherer cub spear_bearer hadra"), False),
        (side("fire_pit 3 wood_yard", left="cub"), False),
    ],
    ids=["no cards", "nothing to pay with", "a card to play", "a unit to charge"],
)
def test_to_act_is_blue_only_where_something_can_be_done(red: Side, vain: bool) -> None:
    state = table(at="choice", red=red)
    style, said = style_of(state, "Act")
    assert style == (ButtonStyle.secondary if vain else ButtonStyle.primary).value
    assert (WHY in said) is vain
    GAME.apply(state, 0, Act())
    assert ({type(action) for action in GAME.legal(state, 0)} == {EndMain}) is vain
