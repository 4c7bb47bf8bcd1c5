"""The handbook defines every word that cards use (definitions 3 and 4), in both languages."""

from __future__ import annotations

import re

import pytest

from rules.handbook import handbook
from rules.shared_worlds import GAME
from rules.shared_worlds.cards import cards
from rules.shared_worlds.cards.speech import card_texts
from rules.shared_worlds.cards.terms import Box
from rules.shared_worlds.state import LIFE
from rules.words import LOCALES, Message, Speaker, said

DEFINED = {
    "Activate": "Nutzen",
    "Adjacent lane": "Angrenzende Bahn",
    "Available, used": "Verfügbar, verbraucht",
    "Borrow": "Borgen",
    "Discard": "Abwerfen",
    "Draw": "Ziehen",
    "Draw from the main pile and keep up to K": "Vom Hauptstapel ziehen und bis zu K behalten",
    "Face-down in Development": "Verdeckt in der Entwicklung",
    "Friendly": "Verbündet",
    "Gain Life (a player)": "Leben erhalten (ein Spieler)",
    "Hand cards +X": "Handkarten +X",
    "Legendary": "Legende",
    "Lend, steal": "Leihen, stehlen",
    "Look at a hand": "Eine Hand ansehen",
    "Move to a lane": "In eine Bahn bewegen",
    "Offer": "Anbieten",
    "Opponent": "Gegner",
    "Put into the Discard pile (a unit)": "Auf den Ablagestapel legen (eine Einheit)",
    "Rearrange": "Neu ordnen",
    "Remove": "Entfernen",
    "Worker": "Arbeiter",
    "X": "X",
    "Armed": "Geladen",
    "Attack again, an additional time": "Noch einmal, ein weiteres Mal angreifen",
    "Attacker, blocker": "Angreifer, Blocker",
    "Can't be blocked, intercepted": "Kann nicht geblockt, abgefangen werden",
    "Can't be targeted": "Kann nicht als Ziel gewählt werden",
    "Charge": "Aufladen",
    "Damage": "Schaden",
    "Heal": "Heilen",
    "Killed": "Getötet",
    "+N Life, +N Power": "+N Leben, +N Kraft",
    "Maximum Power +N": "Höchstkraft +N",
    "Prevent": "Verhindern",
    "Promote": "Vorrücken",
    "Return to Development": "In die Entwicklung zurückkehren",
    "Stop an attack": "Aufhalten",
    "Survive a fight": "Einen Zweikampf überleben",
    "Swap control": "Kontrolle tauschen",
    "Tapped": "Erschöpft",
    "Wearer": "Ausgerüstete Einheit",
}
"""Every word of definitions 4 that needs an entry: the others have a section of their own."""
WORDED = {
    "additional time": ("12.1", "an additional time"),
    "additional attacker": ("6.3", "an additional attacker"),
    "adjacent lane": ("12", "Adjacent lane"),
    "in adjacent lanes": ("6.3", "in adjacent lanes"),
    "before damage": ("11.2", "before the damage"),
    "after damage": ("11.2", "after the damage"),
    "wearer": ("12.1", "Wearer"),
    "friendly": ("12", "Friendly"),
    "Hand cards +": ("12", "Hand cards"),
    "gain": ("12", "Gain Life"),
}
"""Words of card texts, where the handbook defines them, and by which words."""


def chapter(number: str, locale: str) -> str:
    """A section of the handbook."""
    return handbook(GAME, locale).section(number).body


def entries(locale: str) -> list[str]:
    return re.findall(r"^- \*\*(.+?)\*\*:", f"{chapter('12', locale)}\n{chapter('12.1', locale)}", re.MULTILINE)


def test_definitions_4_every_word_is_defined_in_both_languages_in_the_same_order() -> None:
    assert entries("en") == list(DEFINED)
    assert entries("de") == list(DEFINED.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_definitions_4_a_player_gains_life_up_to_what_everybody_starts_with(locale: str) -> None:
    (line,) = [line for line in chapter("12", locale).split("\n- ") if line.startswith(("**Gain Life", "**Leben erh"))]
    assert re.findall(r"\d+", line) == [str(LIFE)]


@pytest.mark.parametrize("word", WORDED)
def test_definitions_4_what_cards_say_is_defined(word: str) -> None:
    speaker = Speaker("en", (GAME.package,))
    texts = [speaker.say(text) for card in cards().values() for _, text in card_texts(card)]
    assert any(word.lower() in text.lower() for text in texts)
    section, defined = WORDED[word]
    assert defined in chapter(section, "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_definitions_3_every_kind_of_price_is_explained(locale: str) -> None:
    explained, speaker = chapter("10.1", locale), Speaker(locale, (GAME.package,))
    prices = (
        Message("text-price-life", {"amount": 1}),
        Message("text-price-resources", {"amount": 2, "box": said(Box.ANY)}),
        Message("text-price-discard", {"amount": 1}),
    )
    for price in prices:
        assert f"`{speaker.say(price)}:`" in explained


@pytest.mark.parametrize("locale", LOCALES)
def test_handbook_0_says_that_the_main_phase_never_ends_by_itself(locale: str) -> None:
    assert {"en": "the end of your Main Phase", "de": "das Ende deiner Hauptphase"}[locale] in chapter("0", locale)
