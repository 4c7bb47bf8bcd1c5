"""What is said of a card is put together from its effects; here it is held against the sentence that is printed."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterator
from typing import Any, Literal, get_args

import pytest

from rules.shared_worlds.cards import buildings, card, cards, verbs
from rules.shared_worlds.cards.abilities import FITTING, Activated, Choice, Instant, Passive, Price, Triggered
from rules.shared_worlds.cards.speech import AnyAbility, ability_text, building_texts, card_texts
from rules.shared_worlds.cards.terms import Box, Half, Occasion, Until, Window
from rules.words import LOCALES, Message, Speaker

WORDS = ("rules.shared_worlds.cards",)
Side = Literal["own", "friendly", "opponent", "other", "any"]


def _abilities() -> Iterator[tuple[str, AnyAbility, Message]]:
    """Every ability of the edition with what is said of it."""
    for one in cards().values():
        own: tuple[AnyAbility, ...] = (*one.combat, *one.development, *([one.instant] if one.instant else []))
        yield from zip(itertools.repeat(one.id), own, [text for _, text in card_texts(one)], strict=False)
    for place in buildings().values():
        yield from zip(itertools.repeat(place.id), place.development, building_texts(place), strict=False)


ABILITIES = [pytest.param(*found, id=f"{found[0]}-{number}") for number, found in enumerate(_abilities())]


def _alike(text: str) -> str:
    """The sentence without capitals, the shape of apostrophes and its full stop."""
    return re.sub(r"\s+", " ", text.replace("’", "'").rstrip(".").lower())


@pytest.mark.parametrize(("name", "ability", "text"), ABILITIES)
def test_the_printed_sentence_is_what_the_effects_say(name: str, ability: AnyAbility, text: Message) -> None:
    assert _alike(Speaker("en", WORDS).say(text)) == _alike(ability.text)


@pytest.mark.parametrize(("name", "ability", "text"), ABILITIES)
def test_german_has_the_same_numbers(name: str, ability: AnyAbility, text: Message) -> None:
    spoken = {locale: Speaker(locale, WORDS).say(text) for locale in LOCALES}
    bare = {
        locale: re.sub(r"(den|dem) (ersten|nächsten) Schadenspunkt\b", "1", words) for locale, words in spoken.items()
    }
    assert sorted(re.findall(r"\d+", bare["de"])) == sorted(re.findall(r"\d+", bare["en"]))


DURATIONS = {
    "until the end of combat": "bis zum Ende des Kampfes",
    "until the end of the turn": "bis zum Ende des Zuges",
    "until the start of your next turn": "bis zum Beginn deines nächsten Zuges",
    "this turn": "in diesem Zug",
    "each turn": "in jedem Zug",
    "before damage": "vor dem Schaden",
    "after damage": "nach dem Schaden",
    "in this lane": "in dieser Bahn",
    "in any lane": "in einer beliebigen Bahn",
    "in Development or Combat": "in Entwicklung oder Kampf",
}


@pytest.mark.parametrize(("name", "ability", "text"), ABILITIES)
def test_german_has_the_same_times_and_places(name: str, ability: AnyAbility, text: Message) -> None:
    english, german = (Speaker(locale, WORDS).say(text) for locale in ("en", "de"))
    for words, translated in DURATIONS.items():
        assert (words in english) == (translated in german), words


def test_no_space_is_doubled_and_none_is_lost() -> None:
    for locale in LOCALES:
        for _, _, text in _abilities():
            words = Speaker(locale, WORDS).say(text)
            assert not re.search(r"  | [,.:]|^ | $|[,:](?! )", words), words


EXAMPLES = {
    "gatherer": ("-1 Life: target player gains 1 resource", "−1 Leben: ein Spieler deiner Wahl erhält 1 Ressource"),
    "brann": (
        "this may block 1 additional attacker and may block in adjacent lanes",
        "diese Einheit darf 1 weiteren Angreifer blocken und darf in angrenzenden Bahnen blocken",
    ),
    "stampede": (
        "your attackers get +1 Power and can’t be intercepted until the end of combat",
        "deine Angreifer erhalten bis zum Ende des Kampfes +1 Kraft und können nicht abgefangen werden",
    ),
    "called_to_council": (
        "offer to the controller of an opponent’s unit in Development: "
        "it goes to its owner’s Discard pile, or you gain 2 resources",
        "biete dem Spieler, der eine gegnerische Einheit in der Entwicklung kontrolliert, an: "
        "sie kommt auf den Ablagestapel ihres Besitzers, oder du erhältst 2 Ressourcen",
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_some_cards_word_by_word(name: str) -> None:
    (_, text), *_ = card_texts(card(name))
    assert tuple(Speaker(locale, WORDS).say(text) for locale in LOCALES) == EXAMPLES[name]


# Whatever an edition may hold, there are words for it


def _speakable(ability: AnyAbility, half: Half | None = None, subject: str = "this") -> None:
    for locale in LOCALES:
        assert Speaker(locale, WORDS).say(ability_text(ability, half, subject))


LASTING = [until for until in get_args(Until) if until != "source"]


def _samples(verb: Any) -> Iterator[Any]:
    """Effects of this verb with every value that a field without a name can have."""
    values: dict[str, list[object]] = {
        "amount": [1, 2, *(["all"] if verb is verbs.PreventDamage else [])],
        "draw": [1, 3],
        "keep": [1, 2],
        "workers": [0, 1, 2],
        "piles": [("hand",), ("discard",), ("discard", "hand")],
        "against": [("block",), ("intercept",), ("intercept", "block")],
        "actions": [
            ("attack",),
            ("block",),
            ("intercept",),
            ("attack", "block"),
            ("attack", "intercept"),
            ("block", "intercept"),
            ("attack", "block", "intercept"),
        ],
        "until": [*get_args(Until)],
        "who": ["you", "p"],
        "player": ["p"],
        "building": ["b"],
        "target": ["u", "own_combat"] if verb in get_args(verbs.Standing) else ["u"],
        "other": ["v"],
        "to": ["hand", "discard"] if verb is verbs.DrawKeep else ["p"],
    }
    if verb is verbs.Protect:
        values |= {"against": [("opponent_targeting",)], "target": ["u"]}
    names: tuple[str, ...] = verb.__match_args__
    for row in itertools.product(*(values[name] for name in names)):
        yield verb(**dict(zip(names, row, strict=True)))


TARGETS = (
    Choice("u", "unit", "any", "any"),
    Choice("v", "unit", "opponent", "combat", "any"),
    Choice("p", "player", "opponent"),
    Choice("b", "building", "opponent"),
)


@pytest.mark.parametrize(
    "verb", [verb for verb in verbs.VERBS if verb is not verbs.Offer], ids=lambda verb: verb.__name__
)
def test_every_verb_is_spoken_with_every_value_alone_and_in_an_offer(verb: Any) -> None:
    for effect in _samples(verb):
        if getattr(effect, "until", None) == "source" or isinstance(effect, verbs.HandBonus):
            everywhere = dataclasses.replace(effect, target="own_combat") if hasattr(effect, "target") else effect
            _speakable(Passive((everywhere,), "…"), "combat")
            continue
        saves = {verbs.PreventLastLife: "save_unit", verbs.PreventElimination: "save_player"}
        windows: tuple[Window, ...] = (saves.get(verb, "any"),)  # type: ignore[assignment]  # the window of the verb
        _speakable(Instant(windows, (effect,), "…", TARGETS))
        _speakable(Activated((verbs.Offer("p", (effect,), (effect,)),), "…", choose=TARGETS))


@pytest.mark.parametrize("side", get_args(Side))
def test_every_target_is_spoken(side: Side) -> None:
    halves: tuple[Half | None, ...] = ("combat", None)
    for zone, lane, half in itertools.product(("combat", "development", "any"), ("any", "same", None), halves):
        for word in (*FITTING["unit"], None):
            unit = Choice("u", "unit", side, zone, lane, (word,) if word else ())  # type: ignore[arg-type]  # literals
            for effect in (verbs.Untap("u"), verbs.Heal(1, "u"), verbs.AddPower(1, "u", "turn_end")):
                _speakable(Activated((effect,), "…", choose=(unit,)), half)
    for filter_ in ((), ("dying",)):
        player = Choice("p", "player", side, filter=filter_)
        _speakable(Activated((verbs.GainLife(1, "p"), verbs.Lend(1, "p"), verbs.Peek("p")), "…", choose=(player,)))
    _speakable(Activated((verbs.Steal(1, "b", 2),), "…", choose=(Choice("b", "building", side),)))


@pytest.mark.parametrize("occasion", get_args(Occasion))
@pytest.mark.parametrize("subject", ["this", "wearer"])
def test_every_occasion_is_spoken(occasion: Occasion, subject: str) -> None:
    for together in ((), ("with_other_attacker",)):
        if together and occasion != "attack":
            continue
        ability = Triggered(occasion, (verbs.Draw(1, "you"),), "…", only_if=together)
        _speakable(ability, "combat", subject)


def test_who_is_met_in_a_fight_is_spoken() -> None:
    for occasion in ("block", "survive"):
        for effect in (verbs.Damage(1, "paired"), verbs.Untap("paired"), verbs.LoseLife(1, "paired_controller")):
            _speakable(Triggered(occasion, (effect,), "…"), "combat")
        offer = verbs.Offer("paired_controller", (verbs.StopAttack("paired"),), (verbs.Peek("paired_controller"),))
        _speakable(Triggered(occasion, (offer,), "…"), "combat")


@pytest.mark.parametrize("window", get_args(Window))
def test_every_window_is_spoken(window: Window) -> None:
    _speakable(Instant((window,), (verbs.Draw(1, "you"),), "…"))
    _speakable(Instant((window, "main"), (verbs.Draw(1, "you"),), "…"))


def test_every_price_is_spoken() -> None:
    price = Price(life=1, resources=(Box.ANY, Box.FIRE, Box.ANY), discard=2)
    (english, german) = (
        Speaker(locale, WORDS).say(ability_text(Activated((verbs.Draw(1, "you"),), "…", price), "development", "this"))
        for locale in ("en", "de")
    )
    assert english == "-1 Life, 2 any, 1 fire, and discard 2 cards: draw 1 card"
    assert german == "−1 Leben, 2 beliebige, 1 Feuer und 2 Karten abwerfen: ziehe 1 Karte"
