"""A trigger that chooses twice, on a card of a group's own edition: both are asked. Handbook 11.2 and 11.3.

Editions are read once, so such a table is played in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

from rules.edition import OWN_EDITIONS

FIRST = '{ name = "u", what = "unit", side = "own", zone = "combat", lane = "any", filter = ["attacking", "other"] }'
SECOND = '{ name = "foe", what = "unit", side = "opponent", zone = "combat", lane = "any" }'
POWER = '{ do = "add_power", amount = 2, target = "u", until = "combat_end" }'
HARM = '{ do = "damage", amount = 1, target = "foe" }'
OLD = "another of your attacking units gets +2 Power until the end of combat."
NEW = (
    "another of your attacking units gets +2 Power until the end of combat;"
    " 1 damage to an opponent's Combat unit in any lane."
)
PLAY = """
from rules.shared_worlds import GAME
from rules.shared_worlds.actions import Choose
from tests.rules.shared_worlds.table import asked, at, attack, does, passes, refused, side, table, there, waits_for

def fight(foes, friends):
    red = {"left": "combat herd_driver power=3", **dict.fromkeys(friends, "combat cub power=1")}
    blue = dict.fromkeys(foes, "combat cave_sentinel")
    state = table(red=side(**red), blue=side(**blue))
    attack(state, *red)
    return state

state = fight(("left", "right"), ("center", "right"))
mine, theirs = at(state, "red", "right"), at(state, "blue", "left")
assert waits_for(state) == "red ask-target"
assert len(GAME.legal(state, 0)) == 2, "each of two attackers, once"
assert refused(state, Choose(theirs)) == "no-such-target 11.3"
assert GAME.stand_in(state, 0) in GAME.legal(state, 0)
does(state, Choose(mine))
assert waits_for(state) == "red ask-target"
assert refused(state, Choose(mine)) == "no-such-target 11.3"
assert GAME.stand_in(state, 0) in GAME.legal(state, 0)
before = there(state, "blue", "left").life
does(state, Choose(theirs))
assert there(state, "blue", "left").life == before - 1
assert [one.unit for one in state.lasting] == [there(state, "red", "right").card]

state = fight(("left", "right"), ("center",))
assert {action.target.of.seat for action in GAME.legal(state, 0)} == {1}, "the only friend is chosen by itself"

state = fight((), ("center", "right"))
assert waits_for(state) != "red ask-target", "without a target for each choice nothing happens"
assert not state.lasting
print("both")
"""


def test_a_trigger_with_two_choices_asks_for_both(tmp_path: Path) -> None:
    text = (resources.files("rules.shared_worlds") / "edition" / "cards.toml").read_text(encoding="utf-8")
    head, name, card = text.partition('id = "herd_driver"')
    for old, new in ((FIRST, f"{FIRST}, {SECOND}"), (POWER, f"{POWER}, {HARM}"), (OLD, NEW)):
        assert old in card
        card = card.replace(old, new, 1)
    folder = tmp_path / "shared_worlds"
    folder.mkdir()
    (folder / "cards.toml").write_text(head + name + card, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, OWN_EDITIONS: str(tmp_path)},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "both", done.stderr
