"""What is typed and fits no legal action is understood all the same, so that the rule it breaks can be told."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot import limits, typed
from bot.commands import guess, things
from bot.commands.guess import understood
from bot.labels import guessing, spoken
from bot.speech import speaker
from rules import games
from rules.dice import Dice
from rules.game import Action, AnyGame
from rules.shared_worlds.actions import Attack, Charge, Keep, Pick, PlayUnit
from rules.shared_worlds.pieces import Attacker, Cubes, Face, Lane, UnitAt
from rules.words import Speaker, Who
from tests.bot.positions import every_game, positions

WORLDS = games()["shared_worlds"]
PLAYERS = ("Anna", "Ben")


def lines(action: Action, words: Speaker) -> dict[str, str]:
    """The fields of an action in words."""
    values = {field.name: getattr(action, field.name) for field in dataclasses.fields(action)}
    return {name: spoken(value, words) for name, value in values.items() if value is not None}


def meant(kind: type[Action], fields: dict[str, str], locale: str = "en") -> Action | None:
    return understood(kind, fields, speaker(locale, WORLDS.key, PLAYERS), WORLDS.lexicon())


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_what_was_legal_once_is_understood_whenever_it_is_typed(game: AnyGame, locale: str) -> None:
    words = speaker(locale, game.key, [f"Player {seat}" for seat in range(game.seats.stop)])
    for state in positions(game, "guessed", every=23):
        for prompt in game.awaited(state):
            for action in game.legal(state, prompt.seat)[:40]:
                fields = lines(action, words)
                if all(len(text) <= limits.CHOICE_VALUE for text in fields.values()):
                    found = understood(type(action), fields, words, game.lexicon())
                    assert found is not None
                    assert lines(found, words) == fields, "two abilities of a card are called the same"


def test_a_building_that_is_taken_is_known_by_its_name() -> None:
    state = WORLDS.setup(WORLDS.tribes[:2], WORLDS.options(), Dice("taken"))
    WORLDS.apply(state, WORLDS.awaited(state)[0].seat, Pick(Face("stone_mine")))
    refusal = WORLDS.explain(
        state, WORLDS.awaited(state)[0].seat, meant(Pick, {"building": "stone mine"}) or Pick(Face(""))
    )
    assert refusal is not None
    assert refusal.why.id == "no-taken"


@pytest.mark.parametrize(
    ("locale", "unit", "building"),
    [
        ("en", "Gatherer (Anna, left)", "Stone Mine"),
        ("en", "gatherer anna left", "stone"),
        ("de", "Sammlerin (Anna, links)", "Steinbruch"),
        ("de", "sammlerin links anna", "steinb"),
    ],
)
def test_a_unit_is_known_by_its_name_its_owner_and_its_lane(locale: str, unit: str, building: str) -> None:
    wanted = Charge(UnitAt(Face("gatherer"), Who(0), Lane.LEFT), Face("stone_mine"))
    assert meant(Charge, {"unit": unit, "building": building}, locale) == wanted


def test_what_could_be_several_things_is_none_of_them() -> None:
    assert meant(Charge, {"unit": "Gatherer", "building": "Stone Mine"}) is None
    assert meant(Charge, {"unit": "Gatherer (Zoe, left)", "building": "Stone Mine"}) is None


def test_a_payment_is_read_as_a_list() -> None:
    fields = {"card": "Gatherer", "lane": "left", "pay": "2 from Stone Mine and 1 from Fire Pit"}
    pay = (Cubes(2, Face("stone_mine")), Cubes(1, Face("fire_pit")))
    assert meant(PlayUnit, fields) == PlayUnit(Face("gatherer"), Lane.LEFT, pay)
    assert meant(PlayUnit, fields | {"pay": "Nothing"}) == PlayUnit(Face("gatherer"), Lane.LEFT, ())


@pytest.mark.parametrize("text", ["{cub}, {elder}", "{elder} and {cub}", "{elder}; {cub}"])
def test_what_stands_in_brackets_is_part_of_a_name(text: str) -> None:
    words = speaker("en", WORLDS.key, PLAYERS)
    cub, elder = (
        Attacker(UnitAt(Face(card), Who(0), lane), Who(1))
        for card, lane in (("cub", Lane.LEFT), ("hearth_elder", Lane.RIGHT))
    )
    legal = [Attack(()), Attack((cub,)), Attack((elder,)), Attack((cub, elder))]
    line = {"attackers": text.format(cub=spoken(cub, words), elder=spoken(elder, words))}
    assert typed.read(legal, line, words) == typed.Reading((legal[-1],), exact=True)
    assert meant(Attack, line) in (legal[-1], Attack((elder, cub)))


@pytest.mark.parametrize("text", ["{nalo}, {torv}", "{torv} and {nalo}", "{torv}, and {nalo}", "{torv} + {nalo}"])
def test_a_name_with_a_comma_is_one_name(text: str) -> None:
    words = speaker("en", WORLDS.key, PLAYERS)
    named = {entry.key: words.say(entry.name) for entry in WORLDS.lexicon()}
    assert "," in named["nalo"]
    both = Keep((Face("nalo"), Face("torv")))
    legal = [both, Keep((Face("nalo"),)), Keep((Face("torv"),)), Keep(())]
    line = {"cards": text.format(**named)}
    assert typed.read(legal, line, words) == typed.Reading((both,), exact=True)
    assert meant(Keep, line) in (both, Keep(both.cards[::-1]))


BAD = ("a b " * 25, "gatherer left anna a b c d e f", "1 2 3 4 5 6 7 8 9 10 11 12 13", "stone a 1 b, " * 8)


@pytest.mark.parametrize("text", [text[: limits.CHOICE_VALUE - 1] for text in BAD])
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_no_line_however_bad_takes_much_work(game: AnyGame, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    work: Counter[str] = Counter()

    def counted(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*arguments: Any, **named: Any) -> Any:
            work[name] += 1
            return call(*arguments, **named)

        return counting

    monkeypatch.setattr(guess, "_read", counted("readings", guess._read))
    monkeypatch.setattr(things, "spoken", counted("sayings", spoken))
    monkeypatch.setattr(guess, "guessing", counted("spellings", guessing))
    words = speaker("en", game.key, [f"Player {seat}" for seat in range(game.seats.stop)])
    for kind in game.actions:
        work.clear()
        understood(kind, {field.name: text for field in dataclasses.fields(kind)}, words, game.lexicon())
        assert work["readings"] <= things.READINGS + 1
        assert work["sayings"] <= things.NAMES
        assert work["spellings"] <= limits.CHOICE_VALUE // 2, "one for each item of a list, none for its pieces"
