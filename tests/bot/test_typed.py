"""What somebody types is understood forgivingly, reaches every legal action, and never anything else."""

from __future__ import annotations

import dataclasses

import pytest

from bot import limits, typed
from bot.labels import _covers, labels, matching, spoken
from bot.speech import length, speaker
from rules.game import Action, AnyGame
from rules.words import Speaker
from tests.bot.positions import Keep, Send, Spell, every_game, many_actions, positions

ENGLISH = speaker("en")


def of(kind: type[Action]) -> list[Action]:
    return [action for action in many_actions() if isinstance(action, kind)]


def typed_out(actions: list[Action], action: Action, words: Speaker) -> dict[str, str]:
    """The fields of an action, each as autocomplete calls it."""
    filled: dict[str, str] = {}
    for field in dataclasses.fields(action):
        values = list(dict.fromkeys(getattr(other, field.name) for other in actions))
        known = labels(values, words, limits.CHOICE_NAME)
        filled[field.name] = known[values.index(getattr(action, field.name))]
    return filled


def assert_all_can_be_typed(actions: list[Action], words: Speaker) -> None:
    for kind in dict.fromkeys(type(action) for action in actions):
        same = [action for action in actions if type(action) is kind]
        for action in same:
            reading = typed.read(same, typed_out(same, action, words), words)
            assert reading.actions == (action,)
            assert reading.exact


def test_every_made_up_action_can_be_typed() -> None:
    assert_all_can_be_typed(many_actions(), ENGLISH)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_every_legal_action_of_a_game_can_be_typed(game: AnyGame, locale: str) -> None:
    words = speaker(locale, game.key, [f"Player {seat}" for seat in range(game.seats.stop)])
    for state in positions(game, "typed", every=23):
        for prompt in game.awaited(state):
            assert_all_can_be_typed(game.legal(state, prompt.seat), words)


def test_only_legal_actions_are_offered_and_what_is_typed_narrows_them() -> None:
    sends = of(Send)
    assert list(typed.offers(sends, {}, "who", ENGLISH)) == ["Unit 0", "Unit 1", "Unit 2"]
    assert list(typed.offers(sends, {"to": "A3"}, "who", ENGLISH)) == ["Unit 0", "Unit 2"]
    assert len(typed.offers(sends, {}, "to", ENGLISH)) == limits.CHOICES
    assert list(typed.offers(sends, {"who": "unit 0", "to": "h"}, "to", ENGLISH)) == ["H1", "H2", "H3"]
    assert list(typed.offers(sends, {"who": "nobody"}, "to", ENGLISH)) == []
    assert list(typed.offers([], {}, "to", ENGLISH)) == []


def test_a_list_may_be_typed_in_any_order() -> None:
    keeps = of(Keep)
    assert typed.read(keeps, {"cards": "dog, AXE"}, ENGLISH) == typed.Reading((Keep(("axe", "dog")),), exact=True)
    assert typed.read(keeps, {"cards": "fox and axe and dog"}, ENGLISH).actions == (Keep(("axe", "dog", "fox")),)
    assert typed.read(keeps, {"cards": "nothing"}, ENGLISH).actions == (Keep(()),)
    assert typed.read(keeps, {"cards": "fox, wolf"}, ENGLISH) == typed.Reading((), exact=False, unknown="cards")
    assert next(iter(typed.offers(keeps, {"cards": "fox, dog"}, "cards", ENGLISH))) == "Dog and fox"


def test_in_a_row_repetition_counts() -> None:
    spells = of(Spell)
    assert Spell((2, 2)) in typed.read(spells, {"runes": "2, 2"}, ENGLISH).actions
    assert Spell((2, 3)) not in typed.read(spells, {"runes": "2, 2"}, ENGLISH).actions


def test_a_guess_is_not_exact() -> None:
    sends = of(Send)
    exact = {"who": "Unit 1", "to": "C2", "load": "nothing", "fast": "no"}
    assert typed.read(sends, exact, ENGLISH).exact
    guess = typed.read(sends, {**exact, "who": "1"}, ENGLISH)
    assert len(guess.actions) == 1
    assert not guess.exact
    assert len(typed.read(sends, {"who": "unit", "to": "C2"}, ENGLISH).actions) > 1


@pytest.mark.parametrize("text", ["löwe", "LOEWE", "lowe", " Löwe "])
def test_case_and_umlauts_do_not_matter(text: str) -> None:
    assert matching(text, ["Bär", "Löwe"]).indices == (1,)
    assert matching(text, ["Bär", "Löwe"]).exact


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("army", (0, 1)),
        ("c3", (0, 2)),
        ("army c3", (0,)),
        ("lea", (2,)),
        ("3", (0, 2)),
        ("zebra", ()),
        ("", (0, 1, 2)),
        ("!?", ()),
    ],
)
def test_part_of_a_name_will_do(text: str, found: tuple[int, ...]) -> None:
    assert matching(text, ["Army C3", "Army D4", "Leader C3"]).indices == found


def test_labels_are_told_apart_and_short() -> None:
    long = ["x" * 200 + str(number) for number in range(12)]
    shown = labels(long, ENGLISH, 80)
    assert len(set(shown)) == 12
    assert all(length(label) <= 80 for label in shown)


def test_values_without_words_of_their_own_are_spoken() -> None:
    assert [spoken(value, ENGLISH) for value in (None, (), True, False, 3, "C3")] == [
        "Nothing",
        "Nothing",
        "yes",
        "no",
        "3",
        "C3",
    ]


class Watched:
    """An item that counts how often it is compared."""

    compared = 0

    def __hash__(self) -> int:
        return 1

    def __eq__(self, other: object) -> bool:
        Watched.compared += 1
        return self is other


@pytest.mark.parametrize("hopeless", ["nothing", "too few"])
def test_a_list_that_no_tuple_covers_is_told_without_trying_all_orders(hopeless: str) -> None:
    value: tuple[object, ...] = tuple(Watched() for _ in range(8))
    most = set(value[:7])
    last: set[object] = set() if hopeless == "nothing" else most
    Watched.compared = 0
    assert not _covers(value, [most] * 7 + [last])
    assert Watched.compared < 8**4
    assert _covers(value, [most] * 7 + [{value[7]}])
    assert _covers(value, [set(value[: place + 1]) for place in reversed(range(8))])
