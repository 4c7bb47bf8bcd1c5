"""Zoar's words: everything that can come up is spoken in both languages, and nothing is written in vain."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from random import Random

import pytest
from fluent.syntax.ast import Message as Text

from rules.handbook import handbook
from rules.speakable import messages
from rules.steps import Step
from rules.words import LOCALES, Message, Speaker, texts
from rules.zoar import GAME
from rules.zoar.lightning import Save
from rules.zoar.move import BuySteps, Move
from rules.zoar.sight import view
from rules.zoar.turn import ZoarState
from tests.rules.zoar.games import lively, new_game
from tests.rules.zoar.table import army, city, leader, table
from tests.rules.zoar.test_legal import conceivable

NAMES = ("Anna", "Ben", "Cleo", "Dan")
SPEAKERS = [Speaker(locale, (GAME.package,), NAMES) for locale in LOCALES]


SECTIONS = {section.id for section in handbook(GAME, "en").sections}
OFTEN = 5
"""So many times each message is spoken, with the parameters as they come."""


def speak(message: Message, said: Counter[str]) -> None:
    """In both languages, unless it has been said often enough."""
    said[message.id] += 1
    if said[message.id] <= OFTEN:
        for speaker in SPEAKERS:
            assert speaker.say(message).strip(), message.id


def speak_all(state: ZoarState, luck: Random, said: Counter[str]) -> None:
    """Everything that can be said about a position but for events."""
    for message in messages(view(state, None)):
        speak(message, said)
    for prompt in GAME.awaited(state):
        for action in luck.sample(conceivable(), 60):
            refusal = GAME.explain(state, prompt.seat, action)
            for message in messages(refusal):
                speak(message, said)
            assert refusal is None or refusal.section in SECTIONS


def test_words_for_whatever_comes_up_in_games() -> None:
    luck = Random(3)
    said: Counter[str] = Counter()
    looked: Counter[type[Step]] = Counter()
    for _ in range(40):
        state = new_game(luck)
        while asked := GAME.awaited(state):
            looked[type(state.steps[-1])] += 1
            if looked[type(state.steps[-1])] <= OFTEN * 4:
                speak_all(state, luck, said)
            seat = luck.choice(asked).seat
            legal = GAME.legal(state, seat)
            for action in legal:
                if said[f"do-{action.kind}"] < OFTEN:
                    speak(action.said(), said)
            for event in GAME.apply(state, seat, lively(luck, legal)):
                speak(event.what, said)
        speak_all(state, luck, said)
    assert {id_ for id_ in ids("en") if id_.startswith(("do-", "did-", "ask-"))} - set(said) == set()


def ids(locale: str) -> set[str]:
    return {entry.id.name for entry in texts(GAME.package, locale).body if isinstance(entry, Text)}


def test_words_are_the_same_in_both_languages() -> None:
    assert ids("en") == ids("de")


@pytest.mark.parametrize("id_", sorted(ids("en")))
def test_words_are_not_written_in_vain(id_: str) -> None:
    """Each message is named in the code, or is made of a name there (of an action, an option, a member of an enum)."""
    made = ("do-", "will-", "option-", "question-", "tribe-", "good-", "terrain-", "phase-", "piece-")
    if id_.startswith(made) or id_ in ("game", "unit"):
        return
    code = [
        file.read_text(encoding="utf-8") for file in resources.files(GAME.package).iterdir() if file.name[-3:] == ".py"
    ]
    assert any(f'"{id_}"' in text for text in code)


@pytest.mark.parametrize("locale", LOCALES)
def test_words_for_every_id_in_the_code(locale: str) -> None:
    named = {
        id_
        for file in resources.files(GAME.package).iterdir()
        if file.name.endswith(".py")
        for id_ in re.findall(
            r'"((?:ask|no|did|will|won|score|unfit|instead|headline)-[a-z-]+)"', file.read_text(encoding="utf-8")
        )
    }
    assert named - ids(locale) == set()


@pytest.mark.parametrize("message", ["unfit-seats", "unfit-tribe", "unfit-twice", "unfit-cities"])
def test_words_for_tables_that_do_not_fit(message: str) -> None:
    speak(Message(message, {"least": 2, "most": 4, "tribe": "purple", "wanted": 5}), Counter())


def test_words_sound_like_this() -> None:
    english, german = SPEAKERS
    state = table(red="leader D3; army D3; relic D3 army; store 1 food")
    moves = [action.said() for action in GAME.legal(state, 0) if action.kind == "move"]
    assert english.say(moves[0]) == "Move leader D3 to D2"
    assert german.say(moves[-1]) == "Reliktarmee D3 nach D4 ziehen"
    assert german.say(BuySteps().said()) == "Für 1 Nahrung 2 Schritte kaufen"
    assert english.say(Save((army("D5"), city("C5"))).said()) == "Pay 2 metal and save: army D5 and city C5"
    assert english.say(view(state, 0).headline) == "Round 1 · Anna · move"
    assert german.say(view(state, 0).headline) == "Runde 1 · Anna · Ziehen"
    (moved,) = GAME.apply(state, 0, Move(leader("D3"), "D2"))
    assert english.say(moved.what) == "Anna moves the leader from D3 to D2."
    assert german.say(moved.what) == "Anna zieht den Anführer von D3 nach D2."
