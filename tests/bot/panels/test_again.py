"""What was done a moment ago is done again with one tap, and only where that is what is asked."""

from __future__ import annotations

import pytest

from bot.narrowing import digest
from bot.panels import ids
from bot.panels.again import MOST, again
from bot.panels.decision import decision_panel
from bot.panels.seating import Seating
from rules.codec import clone
from rules.game import AnyGame
from rules.shared_worlds import GAME as WORLDS
from rules.shared_worlds.actions import Charge
from tests.bot.panels.fits import assert_fits, pressable
from tests.bot.positions import every_game, positions, table_at
from tests.rules.shared_worlds.table import side
from tests.rules.shared_worlds.table import table as worlds


def test_a_unit_is_charged_with_one_tap_a_cube() -> None:
    state = worlds(
        red=side("fire_pit 3 wood_yard", left="cub"),
    )
    charges = [action for action in WORLDS.legal(state, 0) if isinstance(action, Charge)]
    taps = 0
    while charges:
        done = charges[0]
        before = Seating(table_at(WORLDS, state), 0, "en")
        WORLDS.apply(state, 0, done)
        now = Seating(table_at(WORLDS, state), 0, "en")
        more = again(done, before.prompt, now.prompt, now.legal())
        shown = pressable(decision_panel(now, notes=["done"], again=more))
        taps_left = [ids.read(custom_id) for label, custom_id in shown.items() if label.startswith("↻")]
        charges = [action for action in now.legal() if isinstance(action, Charge)]
        offered = {press.arguments for press in taps_left if press is not None}
        assert offered == {(digest([action]),) for action in charges}, "every cube that can still go there"
        taps += 1
    assert taps > 1


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_whatever_was_done_only_what_is_like_it_is_offered_again(game: AnyGame) -> None:
    for state in positions(game, "again", every=41):
        for prompt in game.awaited(state):
            before = Seating(table_at(game, state), prompt.seat, "de")
            for action in game.legal(state, prompt.seat)[:40]:
                there = clone(state)
                game.apply(there, prompt.seat, action)
                now = Seating(table_at(game, there), prompt.seat, "de")
                more = again(action, before.prompt, now.prompt, now.legal())
                assert len(more) <= MOST
                assert set(more) <= set(now.legal())
                assert {type(one) for one in more} <= {type(action)}
                assert not more or not (action.binding or action.idle)
                if more:
                    assert_fits(decision_panel(now, notes=["✅ Das war es."], again=more))
