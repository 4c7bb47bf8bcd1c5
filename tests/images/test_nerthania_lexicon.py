"""Units and battle cards of Nerthania are looked up by their names: all of them, with everything that is printed."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.labels import plain
from bot.panels.lexicon import find
from images.kit.look import Look
from images.nerthania import WORDS, describe_card
from images.nerthania.entry import paint_entry
from rules.nerthania import GAME
from rules.nerthania.cardtext import kind, what
from rules.nerthania.world import CARD, UNITS
from rules.words import LOCALES, Message, Speaker, said

locales = pytest.mark.parametrize("locale", LOCALES)


def _voice(locale: str) -> Speaker:
    return Speaker(locale, WORDS)


def test_every_unit_and_every_card_is_there_once_with_a_name_of_its_own() -> None:
    entries = GAME.lexicon()
    assert len(entries) == len(UNITS.units) + len(CARD) == 23 + 69
    for locale in LOCALES:
        names = Counter(_voice(locale).say(entry.name) for entry in entries)
        assert set(names.values()) == {1}


@locales
def test_a_kind_is_found_by_its_name_alone_before_its_cards(locale: str) -> None:
    voice = _voice(locale)
    for row in UNITS.units:
        called = voice.say(kind(row.tribe, row.unit))
        found = find(["nerthania"], locale, called)
        assert "level" not in plain(found[0].name)
        assert "stufe" not in plain(found[0].name)
        assert called in found[0].name
        assert [thing.key for thing in found if thing.key.startswith(f"{row.key}.")]


@locales
def test_all_of_a_unit_is_told(locale: str) -> None:
    voice = _voice(locale)
    for row in UNITS.units:
        told = " ".join(describe_card(row.key, Look(locale)).lines)
        for face, number in Counter(row.faces).items():
            shown = said(face) if number == 1 else Message("faces", {"number": number, "face": said(face)})
            assert voice.say(shown) in told
        assert str(row.silver) in told
        assert (row.tectonium == 0) == ("Tectonium" not in told)
        assert str(row.range) in told
        assert voice.say(said(row.building)) in told
        assert (voice.say(Message("entry-bow")) in told) == row.bow
        for level in (1, 2, 3):
            _holds_card(told, row.key, level, voice)


@locales
def test_all_of_a_card_is_told_and_nothing_of_its_other_levels(locale: str) -> None:
    voice = _voice(locale)
    for card in CARD.values():
        lines = describe_card(f"{card.tribe}.{card.unit}.{card.level}", Look(locale)).lines
        assert str(card.level) in lines[0]
        assert all("{" not in line and "  " not in line for line in lines)
        _holds_card(" ".join(lines), f"{card.tribe}.{card.unit}", card.level, voice)
        begin = voice.say(Message("entry-card", {"level": card.level, "text": ""})).strip()
        assert sum(line.startswith(begin[:11]) for line in lines) == 1


def _holds_card(told: str, unit: str, level: int, voice: Speaker) -> None:
    (card,) = [card for card in CARD.values() if f"{card.tribe}.{card.unit}" == unit and card.level == level]
    assert all(voice.say(what(effect, card.tribe)) in told for effect in card.effects)


@locales
def test_no_text_of_a_card_is_cut_on_its_picture(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry is painted, and none with a text that has no room."""
    written: list[str] = []

    def noted(picture: object, text: str, style: object, at: object, anchor: str = "lm") -> int:
        written.append(text)
        return 0

    monkeypatch.setattr("images.nerthania.entry.put", noted)
    for entry in GAME.lexicon():
        paint_entry(entry.key, Look(locale))
    assert len(written) > 4 * len(GAME.lexicon())
    assert not [text for text in written if "…" in text]


def test_pictures_of_two_entries_differ() -> None:
    entries = [entry.key for entry in GAME.lexicon()][::7]
    assert len({paint_entry(key, Look()).tobytes() for key in entries}) == len(entries)


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no such"):
        describe_card("no such.warrior", Look())
