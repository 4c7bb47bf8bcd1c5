"""What is said before an action is done, and what helps to choose it."""

from __future__ import annotations

from random import Random

import pytest

from rules.codec import clone
from rules.dice import Dice
from rules.game import Action
from rules.nerthania import GAME
from rules.nerthania.actions import (
    Attack,
    Build,
    Collect,
    Fight,
    Found,
    LevelUp,
    March,
    Move,
    Muster,
    PlayCard,
    Recruit,
    Send,
    Terraform,
)
from rules.nerthania.battle.dice import rolled
from rules.nerthania.pieces import Building, Direction, Face, Terrain, Unit, When
from rules.nerthania.position import Arrow
from rules.nerthania.state import NerthaniaState
from rules.words import LOCALES, Message, Speaker
from tests.rules.nerthania.table import act, facing, home, pair, place, script, strike, table, units

SPEAKERS = {locale: Speaker(locale, (GAME.package,), ("Anna", "Ben", "Cem", "Dora")) for locale in LOCALES}


def words(message: Message | None, locale: str = "en") -> str:
    assert message is not None
    return SPEAKERS[locale].say(message)


def foretold(state: NerthaniaState, action: Action, locale: str = "en") -> str:
    assert action in GAME.legal(state, 0)
    return words(GAME.foretell(state, 0, action), locale)


def helped(state: NerthaniaState, field: str, kind: type[Action], locale: str = "en", **settled: object) -> str:
    left = [
        action
        for action in GAME.legal(state, 0)
        if isinstance(action, kind) and all(getattr(action, name) == value for name, value in settled.items())
    ]
    return words(GAME.hint(state, 0, field, left), locale)


def test_foretell_an_attack_says_who_stands_against_whom_and_whose_bows_are_near() -> None:
    state = facing(warrior=2, archer=1)
    place(state, 0, 12, warrior=4, rider=1)
    place(state, 0, 24, archer=2)
    place(state, 2, 14, archer=1)
    act(state, 0, March(1))
    assert foretold(state, Attack(13)) == (
        "Ben defends 13 with 2 warriors and 1 archer. You can send 4 warriors and 1 rider, 6 units at most.\n"
        "Bows beside it: 1 for you, 0 for the other side, and third parties who may help either side: Cem 1."
    )
    assert "Dritte, die beiden helfen können: Cem 1." in foretold(state, Attack(13), "de")


def test_foretell_who_is_sent_meets_whom() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=3)
    place(state, 1, 14, archer=1)
    act(state, 0, March(1), Attack(13))
    told = "2 warriors against 2 warriors of Ben in 13.\nBows beside it: 0 for you, 1 for the other side."
    assert foretold(state, Send(12, units(warrior=2))) == told
    act(state, 0, Send(12, units(warrior=2)))
    assert foretold(state, Fight()) == told


def test_foretell_who_is_sent_has_left_where_bows_are_counted() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=1, archer=2)
    place(state, 0, 14, archer=1)
    state.nations[0].levels[Unit.ARCHER] = 3
    act(state, 0, March(1), Attack(13))
    sends = [action for action in GAME.legal(state, 0) if isinstance(action, Send)]
    foreseen = {foretold(state, action) for action in sends}
    for action in sends:
        after = clone(state)
        told = foretold(state, action)
        act(after, 0, action)
        assert foretold(after, Fight()) == told
    assert len(foreseen) == len(sends) - 1, "a single archer from either area comes to the same"


def test_foretell_warns_of_the_reserve() -> None:
    state = facing(warrior=2)
    place(state, 0, 12, warrior=3)
    home(state, 1, 13)
    act(state, 0, March(1), Attack(13))
    assert "can still call two warriors" in foretold(state, Send(12, units(warrior=1)))


def test_foretell_partners_help_unasked() -> None:
    state = table(teams=True)
    place(state, 0, 12, warrior=1)
    place(state, 1, 13, warrior=1)
    place(state, 2, 24, archer=1)
    place(state, 3, 14, archer=1)
    act(state, 0, March(1))
    assert "1 for you, 1 for the other side." in foretold(state, Attack(13))


def test_foretell_a_move_says_what_is_taken_and_what_is_left() -> None:
    state = pair()
    act(state, 0, March(1))
    holds = GAME.view(state, 0).areas[12].capacity  # type: ignore[attr-defined]  # a view of this game
    assert (
        foretold(state, Move(12, 13, units(warrior=2)))
        == f"You take 13; it then holds 2 of {holds}. 12 will be nobody’s."
    )
    assert "In 12 bleibt 1 Einheit." in foretold(state, Move(12, 14, units(warrior=1)), "de")


def test_foretell_what_an_action_of_the_roundel_brings() -> None:
    state = pair()
    state.areas[11].terrain = Terrain.MOUNTAIN
    state.nations[0].conquests = [1]
    assert foretold(state, Collect((11, 12, 14))) == "That brings 2 silver and 1 Tectonium."
    state.nations[0].silver = 31
    limited = "That brings 1 silver and 1 Tectonium. (Nobody has more than 32 silver.)"
    assert foretold(state, Collect((11, 12, 14))) == limited, "the limit is told where it costs something"
    assert foretold(state, Build(Building.STABLES)).endswith("silver each: rider.")
    assert "animal" in foretold(state, Build(Building.HUNTING_LODGE))
    assert foretold(state, Terraform(14, Direction.SINK, When.NOW)).endswith("is lost: 1 warrior.")
    assert foretold(state, Terraform(14, Direction.RISE, When.LATER)).startswith("At the end of the round 14 becomes")
    assert foretold(state, LevelUp(Unit.WARRIOR)).startswith("(1) ")


def test_foretell_recruits_cost_silver() -> None:
    state = pair()
    act(state, 0, Muster())
    assert foretold(state, Recruit(11, Unit.WARRIOR, 1)) == "That costs 2 silver; 18 are left."
    assert helped(state, "unit", Recruit) == "One costs: warrior (2 silver)."


def test_foretell_a_battle_card_is_read_out() -> None:
    state = facing(warrior=1)
    place(state, 0, 12, warrior=2)
    hit = ("shadow_lurks", Unit.WARRIOR, Face.HIT)
    script(state, hit, hit, ("snow_blades", Unit.WARRIOR, Face.HIT))
    strike(state, 0, 12, 13, warrior=2)
    assert foretold(state, PlayCard(Unit.WARRIOR)).startswith("(1) ")


def test_hint_says_what_stands_in_the_way() -> None:
    state = pair()
    place(state, 1, 13, warrior=1)
    place(state, 0, 10, warrior=6)
    state.areas[9].terrain = Terrain.WATER
    act(state, 0, March(1))
    told = helped(state, "to", Move, origin=11)
    assert told.startswith("Not to be entered: water (")
    assert "other tribes (13" in told
    assert "full (" in told
    assert helped(state, "units", Move, origin=12, to=14) == "Can still go: 2 warriors (2 steps each)."
    assert "13 (Ben with 1 warrior)" in helped(state, "area", Attack)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_foretold_can_be_said_and_changes_nothing(locale: str) -> None:
    luck = Random("foretold")
    for seats in (2, 3, 4):
        state = GAME.setup(GAME.tribes[:seats], GAME.options(), Dice(f"foretold {seats}"))
        for _ in range(120):
            seat = GAME.awaited(state)[0].seat
            legal = GAME.legal(state, seat)
            before = repr(state)
            for action in luck.sample(legal, min(3, len(legal))):
                message = GAME.foretell(state, seat, action)
                assert message is None or words(message, locale)
            assert repr(state) == before
            GAME.apply(state, seat, GAME.stand_in(state, seat))


def test_dice_are_told_by_kind_and_face_however_many() -> None:
    faces = (Face.RETREAT, Face.SHIELD, Face.RETREAT, Face.HIT)
    dice = [Arrow(0, Unit.WARRIOR, face) for face in faces] + [Arrow(0, Unit.ARCHER, Face.SHIELD)]
    told = {locale: Speaker(locale, (GAME.package,)).say(rolled(dice)) for locale in LOCALES}
    assert told["en"] == "4 warriors: 2 × retreat, shield, and hit; an archer: shield"
    assert told["de"] == "4 Krieger: 2 × Rückzug, Schild und Treffer; Bogenschütze: Schild"
    assert Speaker("en", (GAME.package,)).say(rolled(dice[-1:])) == "an archer: shield"


def settling(locale: str) -> tuple[str, str]:
    """What helps in a new game to choose the first area, and then the number of warriors for area 3."""
    state = GAME.setup(GAME.tribes, GAME.options(), Dice("room"))
    seat = GAME.awaited(state)[0].seat
    legal = GAME.legal(state, seat)
    there = [action for action in legal if isinstance(action, Found) and action.area == 3]
    return words(GAME.hint(state, seat, "area", legal), locale), words(
        GAME.hint(state, seat, "warriors", there), locale
    )


def test_hint_says_where_warriors_find_room_in_set_up() -> None:
    where, number = settling("en")
    assert where.startswith("Room for so many warriors: 6 (")
    assert " 3" in where[: where.index(")")]
    assert number == "3 (grassland) has room for 6 warriors."
    assert all("Platz für" in told for told in settling("de"))


def test_no_list_by_room_of_a_few_areas_that_are_told_one_by_one() -> None:
    state = GAME.setup(GAME.tribes, GAME.options(), Dice("room"))
    seat = GAME.awaited(state)[0].seat
    legal = GAME.legal(state, seat)
    areas = list(dict.fromkeys(action.area for action in legal if isinstance(action, Found)))
    few = [action for action in legal if isinstance(action, Found) and action.area in areas[:5]]
    assert GAME.hint(state, seat, "area", few) is None
