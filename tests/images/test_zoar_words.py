"""Zoar in words: complete, in both languages, short enough for a picture, and without secrets."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

import pytest

from images.kit.look import Look
from images.zoar import WORDS, describe, paint_view
from images.zoar.telling import ALT_LIMIT
from rules.codec import clone
from rules.game import Action, Prompt
from rules.words import LOCALES, Message, Speaker, texts
from rules.zoar import GAME
from rules.zoar.turn import ZoarState
from rules.zoar.view import ZoarView
from tests.images.positions import LONG_NAMES, NAMES, fighting, full, many_views, offering, opening, saving, view

locales = pytest.mark.parametrize("locale", LOCALES)
OWN_WORDS = ("images", "images.zoar")


def _lines(seen: ZoarView, locale: str) -> tuple[str, ...]:
    return describe(seen, Look(locale, NAMES)).lines


@locales
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_text_of_the_fullest_position_is_short_enough(seats: int, locale: str) -> None:
    long = tuple(f"{name} 🐉".ljust(32, "🐉") for name in LONG_NAMES)
    asked = tuple(Prompt(seat, Message("ask-save"), "5.3") for seat in range(seats))
    for names in (NAMES, LONG_NAMES, long):
        alt = describe(replace(fighting(seats), awaited=asked), Look(locale, names)).alt
        assert 0 < len(alt.encode("utf-16-le")) / 2 <= ALT_LIMIT == 1024


@locales
def test_alt_text_says_what_matters(locale: str) -> None:
    alt = describe(fighting(), Look(locale, NAMES)).alt
    speaker = Speaker(locale, WORDS, NAMES)
    assert speaker.say(fighting().headline) in alt
    assert speaker.say(Message("ask-offer")) in alt
    for word in (*NAMES, "D4", "E4", "3"):
        assert word in alt


@locales
def test_alt_text_is_whole_sentences(locale: str) -> None:
    for seen in (opening(), full(), fighting(), view(2, "end", 5000, round_limit=2)):
        assert re.search(r"[.!?]$", describe(seen, Look(locale, NAMES)).alt)


@locales
def test_every_line_is_a_whole_sentence_without_gaps(locale: str) -> None:
    for seen in many_views():
        for line in _lines(seen, locale):
            assert re.search(r"[.!?]$", line), line
            assert "  " not in line
            assert "{" not in line


@locales
def test_every_piece_of_real_positions_is_named(locale: str) -> None:
    for seen in many_views():
        _check_everything_named(seen, locale)


@locales
def test_every_piece_of_a_full_board_is_named(locale: str) -> None:
    for seats in (2, 3, 4):
        _check_everything_named(full(seats), locale)


def _check_everything_named(seen: ZoarView, locale: str) -> None:
    """The line of a field's tile holds, behind the field's name, a phrase for everything that is there."""
    say = Speaker(locale, WORDS, NAMES).say
    told = "\n".join(_lines(seen, locale))
    for field in seen.fields:
        here = re.search(rf"(?:; |: ){field.name} ([^;\n]*)", told)
        assert here is not None, field.name
        text = here.group(1)
        phrases: list[str] = []
        for owner, word in ((field.city, "city"), (field.temple, "temple")):
            phrases += [say(Message(f"board-{word}", {"who": NAMES[owner]}))] if owner is not None else []
        if field.armies_of is not None and field.armies:
            armies = "board-army-carries" if field.carrier else "board-army"
            phrases.append(say(Message(armies, {"who": NAMES[field.armies_of], "count": field.armies})))
        for seat in field.leaders:
            leader = "board-leader-carries" if seat in field.carrying_leaders else "board-leader"
            phrases.append(say(Message(leader, {"who": NAMES[seat]})))
        phrases += [say(Message("board-relic", {"who": NAMES[seat]})) for seat in field.relics]
        phrases += [say(Message("board-ruin"))] if field.ruin else []
        phrases += [say(Message("board-temple-ruin"))] if field.temple_ruin else []
        phrases += [say(Message(f"good-{field.good}"))] if field.good else []
        assert all(phrase in text for phrase in phrases), (field, text)
        assert text.rstrip("."), field


@locales
def test_every_seat_has_a_line_with_all_it_has(locale: str) -> None:
    for seen in many_views():
        speaker = Speaker(locale, WORDS, NAMES)
        for seat, tribe in enumerate(seen.seats):
            name = f"{NAMES[seat]}, {speaker.say(Message(f'tribe-{seen.tribes[seat]}'))}."
            line = next(line for line in _lines(seen, locale) if line.startswith(name))
            for goods in (tribe.store, tribe.transit):
                assert speaker.say(Message("board-goods", {"food": goods.food, "metal": goods.metal})) in line
            for word, count in (("armies", tribe.armies_in_reserve), ("cities", tribe.cities_in_reserve)):
                assert not count or speaker.say(Message(f"board-{word}", {"count": count})) in line
            for field in seen.fields:
                if seat in field.leaders:
                    assert speaker.say(Message("board-held-leader", {"at": field.name})) in line


@locales
def test_lightning_fight_steps_and_last_action_are_told(locale: str) -> None:
    speaker = Speaker(locale, WORDS, NAMES)
    told = " ".join(_lines(fighting(), locale))
    struck = tuple(field.name for field in fighting().fields if field.tile == 3)
    assert speaker.say(Message("board-struck", {"tile": 3, "fields": struck})) in told
    assert speaker.say(Message("board-last", {"fields": ("E4", "D4")})) in told
    assert speaker.say(Message("board-answered", {"who": "Berta"})) in told
    assert speaker.say(Message("board-bought", {"steps": 2})) in told
    assert f"{speaker.say(Message('piece-leader'))} 2" in told


@locales
def test_the_end_is_told_with_winner_manner_and_scores(locale: str) -> None:
    over = view(2, "end", 5000, layout="fixed", round_limit=2)
    assert over.outcome is not None
    speaker = Speaker(locale, WORDS, NAMES)
    told = " ".join(_lines(over, locale))
    for message in (over.outcome.how, *over.outcome.scores):
        assert speaker.say(message).rstrip(".") in told


def test_both_languages_have_the_same_words() -> None:
    for package in OWN_WORDS:
        spoken = [
            {entry.id.name for entry in texts(package, locale).body if hasattr(entry, "id")} for locale in LOCALES
        ]
        assert spoken[0] == spoken[1], package


@locales
def test_no_word_is_said_twice(locale: str) -> None:
    """A message of the pictures never replaces one of the rules."""
    seen: set[str] = set()
    for package in ("rules", *WORDS):
        names = {entry.id.name for entry in texts(package, locale).body if hasattr(entry, "id")}
        assert not seen & names
        seen |= names


def test_german_words_are_german() -> None:
    told = " ".join(_lines(full(), "de"))
    for english in ("army", "armies", "leader", "store", "desert", "altar for", "metal"):
        assert english not in told.lower().split()


@pytest.mark.parametrize("position", [offering(), saving()], ids=["offer", "save"])
def test_a_secret_choice_is_not_in_anybody_elses_picture_or_words(position: ZoarState) -> None:
    """Whatever the first of two seats chooses, all others see and hear the same."""
    first, second = GAME.awaited(position)
    assert first.seat != second.seat
    legal = GAME.legal(position, first.seat)
    assert len(legal) > 1
    assert all(shown == _shown_to_others(position, first.seat, legal[0]) for shown in _all_shown(position, first.seat))


@locales
def test_who_has_chosen_is_told_and_the_choice_only_to_its_maker(locale: str) -> None:
    """In the words for the one who chose, and not in those for the next who is asked."""
    for position, word in ((offering(), "board-own-offer"), (saving(), "board-own-choice")):
        first, second = (prompt.seat for prompt in GAME.awaited(position))
        say = Speaker(locale, WORDS, NAMES).say
        GAME.apply(position, first, GAME.legal(position, first)[0])
        mine = _lines(cast(ZoarView, GAME.view(position, first)), locale)
        theirs = _lines(cast(ZoarView, GAME.view(position, second)), locale)
        answered = say(Message("board-answered", {"who": NAMES[first]}))
        assert answered in mine
        assert answered in theirs
        nothing = Message(word, {"metal": 0, "pieces": ()})
        assert say(nothing) in mine
        assert say(nothing) not in theirs


def _all_shown(position: ZoarState, seat: int) -> list[list[object]]:
    return [_shown_to_others(position, seat, action) for action in GAME.legal(position, seat)]


def _shown_to_others(position: ZoarState, seat: int, action: Action) -> list[object]:
    """Pictures and words for everybody but the one who acts, before the choice is revealed."""
    after = clone(position)
    GAME.apply(after, seat, action)
    look = Look("en", NAMES)
    others = [None, *(other for other in range(len(position.tribes)) if other != seat)]
    views = [cast(ZoarView, GAME.view(after, viewer)) for viewer in others]
    return [(paint_view(one, look).tobytes(), describe(one, look)) for one in views]
