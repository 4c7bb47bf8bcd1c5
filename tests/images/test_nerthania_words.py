"""Nerthania in words: complete, in both languages, short enough for a picture, and without secrets."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from images.kit.look import Look, Spot
from images.kit.saying import ALT_LIMIT
from images.nerthania import WORDS, describe, paint_view
from images.nerthania.brush import who
from rules.codec import clone
from rules.game import Action, Prompt
from rules.nerthania import GAME
from rules.nerthania.actions import Done
from rules.nerthania.cardtext import kind
from rules.nerthania.naming import owned
from rules.nerthania.pieces import Camp, Face, Terrain, Unit
from rules.nerthania.state import NerthaniaState
from rules.nerthania.view import AreaView, MarchView, NerthaniaView
from rules.nerthania.world import AREAS
from rules.words import LOCALES, Message, Said, Speaker, said, texts
from tests.images.nerthania_positions import (
    LONG_NAMES,
    NAMES,
    area,
    ended,
    fighting,
    fought,
    full,
    many_views,
    opening,
    seen,
)
from tests.rules.nerthania.table import act, facing, place, script, strike

locales = pytest.mark.parametrize("locale", LOCALES)


def _lines(view: NerthaniaView, locale: str) -> tuple[str, ...]:
    return describe(view, Look(locale, NAMES)).lines


def _voice(locale: str) -> Speaker:
    return Speaker(locale, WORDS, NAMES)


@locales
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_text_of_the_fullest_position_is_short_enough(seats: int, locale: str) -> None:
    long = tuple(f"{name} 🐉".ljust(32, "🐉") for name in LONG_NAMES)
    asked = tuple(Prompt(seat, Message("ask-carding"), "5") for seat in range(seats))
    marks = tuple(Spot(str(number), str(number)) for number in AREAS)
    for names in (NAMES, LONG_NAMES, long):
        alt = describe(replace(fighting(seats), awaited=asked), Look(locale, names, marks=marks)).alt
        assert 0 < len(alt.encode("utf-16-le")) / 2 <= ALT_LIMIT == 1024


@locales
def test_alt_text_says_what_matters_in_whole_sentences(locale: str) -> None:
    view, voice = fighting(), _voice(locale)
    alt = describe(view, Look(locale, NAMES, marks=(Spot("13", "13"), Spot("24", "24")))).alt
    assert alt.startswith({"en": "To choose from: 13 and 24.", "de": "Zur Wahl: 13 und 24."}[locale])
    assert voice.say(view.headline) in alt
    assert voice.say(Message("board-battle", {"area": 24})) in alt
    assert all(name in alt for name in NAMES[:2])
    for other in (opening(), full(), ended(3)):
        assert re.search(r"[.!?]$", describe(other, Look(locale, NAMES)).alt)


@locales
def test_every_line_is_a_whole_sentence_without_gaps(locale: str) -> None:
    for view in (*many_views(), fighting(2), ended(4)):
        for line in _lines(view, locale):
            assert re.search(r"[.!?]$", line), line
            assert "  " not in line
            assert "{" not in line
            assert not re.search(r"[:;,]\.$", line), line


@locales
def test_everything_in_every_area_is_named(locale: str) -> None:
    for view in (*many_views(), full(2), full(3), fighting(4)):
        told = _lines(view, locale)
        for one in view.areas:
            (line,) = (line for line in told if re.match(rf"{one.number} ", line))
            for phrase in _phrases(view, one, _voice(locale)):
                assert phrase in line, (one, line)


def _phrases(view: NerthaniaView, one: AreaView, voice: Speaker) -> list[str]:
    """How everything in an area is spoken."""
    things: list[Said] = [
        Message("board-for-ever") if one.fixed else Message(f"terrain-{one.terrain}"),
        str(one.silver),
    ]
    things += [Message("board-capacity", {"capacity": one.capacity})] if one.terrain is not Terrain.WATER else []
    things += [Message("board-tectonium")] if one.terrain is Terrain.MOUNTAIN else []
    things += [Message("board-animal")] if one.animal else []
    if one.owner is not None and not one.units:
        things.append(Message("board-held", {"who": who(view, one.owner)}))
    things += [who(view, one.owner)] if one.units and one.owner is not None else []
    things += [] if one.owner is None else owned(one.units, view.nations[one.owner].tribe)
    things += [Message("board-too-many", {"count": one.too_many})] if one.too_many else []
    if one.headquarters is not None:
        word = "board-captured" if one.captured else "board-headquarters"
        things.append(Message(word, {"who": who(view, one.headquarters)}))
    things += [Message("board-marker", {"who": who(view, one.marker)})] if one.marker is not None else []
    if one.change is not None:
        things.append(Message(f"board-will-{one.change}"))
        things += [who(view, one.change_by)] if one.change_by is not None else []
    return [voice.say(thing) for thing in things]


@locales
def test_every_tribe_has_a_line_with_all_it_has(locale: str) -> None:
    voice = _voice(locale)
    for view in (*many_views(), full(2), full(4)):
        for force, nation in enumerate(view.nations):
            tribe = Message(f"tribe-{nation.tribe}")
            begin = voice.say(Message("board-nation", {"who": who(view, force), "tribe": tribe}))
            (line,) = (line for line in _lines(view, locale) if line.startswith(begin))
            things: list[Said] = [*owned(nation.supply, nation.tribe)]
            things += [said(building) for building in nation.buildings]
            things += [kind(nation.tribe, card.unit) for card in nation.cards if card.level]
            if force < len(view.tribes):
                things += [said(goal) for goal in nation.goals] + [said(action) for action in nation.used]
                stores: dict[str, Said] = {
                    "silver": nation.silver,
                    "tectonium": nation.tectonium,
                    "cards": nation.conquest_cards,
                }
                things += [Message("board-points", {"points": nation.points}), Message("board-stores", stores)]
            assert all(voice.say(thing) in line for thing in things), line


@locales
def test_a_battle_is_told_die_by_die(locale: str) -> None:
    view, voice = fighting(), _voice(locale)
    assert view.battle is not None
    told = " ".join(_lines(view, locale))
    for number in (13, 43, 24):
        assert str(number) in told
    for side in (view.battle.attacker, view.battle.defender):
        faces = [die.face for die in (*side.fighters, *side.extra)] + [bow.face for bow in side.bows]
        assert all(voice.say(said(face)) in told for face in faces)
        for card in side.cards:
            spoken: dict[str, Said] = {"kind": kind(view.nations[side.force].tribe, card.unit), "level": card.level}
            assert voice.say(Message("board-card", spoken)) in told
    assert voice.say(Message("board-answered", {"who": "Cem"})) in told
    helping = replace(view, battle=replace(view.battle, helpers=((3, Camp.DEFENDER),)))
    assert "Dora" in " ".join(line for line in _lines(helping, locale) if line not in _lines(view, locale))


@locales
def test_battles_that_not_everybody_has_seen_are_told_die_by_die_and_drawn(locale: str) -> None:
    view, voice, look = fought(), _voice(locale), Look(locale, NAMES)
    assert view.battle is not None
    earlier = replace(view.battle, area=13, attacker=view.battle.defender, defender=view.battle.attacker)
    both = replace(view, battle=None, reports=(earlier, view.battle))
    lines, short = _lines(both, locale), describe(both, look).alt
    for battle in both.reports:
        begin = lines.index(f"{voice.say(Message('board-battle', {'area': battle.area}))}.")
        alone = _lines(replace(view, battle=battle), locale)
        assert lines[begin] in alone
        told = alone[alone.index(lines[begin]) :]
        assert lines[begin : begin + 8] == told[:8]
        assert str(battle.area) in short
        assert str(battle.attacker.losses) in short
    pictures = [paint_view(replace(both, reports=reports), look) for reports in ((), (earlier,), both.reports)]
    assert pictures[0].height < pictures[1].height < pictures[2].height


@locales
def test_by_ear_the_own_tribe_comes_first_then_the_others_then_battles_before(locale: str) -> None:
    view, voice = replace(fought(), viewer=2, battle=None), _voice(locale)
    last = fought().battle
    assert last is not None
    lines = _lines(replace(view, reports=(last,)), locale)
    begins = [voice.say(Message(f"tribe-{view.nations[force].tribe}")) for force in (2, 0, 1, 3)]
    tribes = [next(index for index, line in enumerate(lines) if f", {begin}." in line) for begin in begins]
    past = lines.index(voice.say(Message("board-past", {"areas": ("24",)})))
    fight = lines.index(f"{voice.say(Message('board-battle', {'area': 24}))}.")
    assert [*tribes, past, fight] == list(range(tribes[0], tribes[0] + 6))


@locales
def test_march_and_land_to_come_are_told(locale: str) -> None:
    view = replace(full(), march=(MarchView(13, Unit.RIDER, (3, 2)),))
    told = " ".join(_lines(view, locale))
    assert _voice(locale).say(("3", "2")) in told
    rising = tuple(str(one.number) for one in view.areas if one.change == "rise")
    assert _voice(locale).say(Message("board-to-rise", {"areas": rising})) in told


@locales
def test_land_that_has_just_changed_is_told(locale: str) -> None:
    view = area(replace(full(), reshaped=(13, 24)), 13, terrain=Terrain.WATER)
    here = _voice(locale).say(Message("board-changed-area", {"area": 13, "terrain": Message("terrain-water")}))
    assert here in " ".join(_lines(view, locale))
    assert here in describe(view, Look(locale, NAMES)).alt


@locales
def test_the_end_is_told_with_winner_manner_and_scores(locale: str) -> None:
    over, voice = ended(3), _voice(locale)
    assert over.outcome is not None
    told = " ".join(_lines(over, locale))
    for message in (over.outcome.how, *over.outcome.scores):
        assert voice.say(message).rstrip(".") in told


def test_both_languages_have_the_same_words_and_none_is_said_twice() -> None:
    for locale in LOCALES:
        found: set[str] = set()
        for package in ("rules", *WORDS):
            names = {entry.id.name for entry in texts(package, locale).body if hasattr(entry, "id")}
            assert not found & names
            found |= names
    spoken = [
        {entry.id.name for entry in texts("images.nerthania", locale).body if hasattr(entry, "id")}
        for locale in LOCALES
    ]
    assert spoken[0] == spoken[1]


def test_german_words_are_german() -> None:
    told = " ".join(_lines(fighting(), "de")).lower()
    for english in ("area", "warrior", "silver", "level", "hits", "units", "mountain", "held"):
        assert english not in re.findall(r"\w+", told)


def _asked_of_several() -> NerthaniaState:
    """A battle in which both sides lose a unit of two kinds: they choose at the same time, unseen."""
    position = facing(warrior=1, shield_bearer=1)
    place(position, 0, 12, warrior=1, rider=1)
    ours = (("shadow_lurks", Unit.WARRIOR, Face.HIT), ("shadow_lurks", Unit.RIDER, Face.RETREAT))
    theirs = (("snow_blades", Unit.WARRIOR, Face.HIT), ("snow_blades", Unit.SHIELD_BEARER, Face.REINFORCEMENT))
    script(position, *ours, *theirs)
    strike(position, 0, 12, 13, warrior=1, rider=1)
    while len(GAME.awaited(position)) == 1:
        act(position, GAME.awaited(position)[0].seat, Done())
    return position


def test_a_secret_choice_is_not_in_anybody_elses_picture_or_words() -> None:
    """Whatever the first of two seats chooses, all others see and hear the same; itself hears what it chose."""
    position = _asked_of_several()
    first = GAME.awaited(position)[0].seat
    legal = GAME.legal(position, first)
    assert len(GAME.awaited(position)) == 2
    assert len(legal) > 1
    shown = [_shown_to_others(position, first, action) for action in legal[:3]]
    assert all(one == shown[0] for one in shown)
    mine = clone(position)
    GAME.apply(mine, first, legal[0])
    own = set(_lines(seen(mine, first), "en")) - set(_lines(seen(mine), "en"))
    assert any(line.startswith("You have chosen") for line in own)


def _shown_to_others(position: NerthaniaState, seat: int, action: Action) -> list[object]:
    """Pictures and words for everybody but the one who acts, before the choice is revealed."""
    after = clone(position)
    GAME.apply(after, seat, action)
    look = Look("en", NAMES)
    others = [None, *(other for other in range(len(position.tribes)) if other != seat)]
    return [(paint_view(seen(after, one), look).tobytes(), describe(seen(after, one), look)) for one in others]
