"""Where places are chosen, the person who chooses sees them marked, and nobody else sees anything."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest

from bot.gallery import Board, Gallery
from bot.narrowing import follow, question
from bot.panels.decision import decision_panel
from bot.panels.kit import picture
from bot.panels.places import places
from bot.panels.seating import Seating
from images.kit.look import Look, Words
from rules.dice import Dice
from rules.game import Action, AnyGame, View
from tests.bot.panels.evening import Evening, opened, press
from tests.bot.panels.fits import assert_fits
from tests.bot.positions import every_game, positions, table_at
from tests.wire import Message, Person, controls
from tests.wire.names import walk_components

GAME = "zoar"
CHOICE = "To choose from: "


class Blind(Gallery):
    """Finds words for a board, and never a picture."""

    async def board(self, game: str, view: View, look: Look) -> Board:
        return Board(Words("words", ("a line",)))


class Crowded(Gallery):
    """Is too busy for anything that is only helpful."""

    @property
    def busy(self) -> bool:
        return True


@pytest.fixture(params=[Blind, Crowded])
async def without(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Evening]:
    gallery = request.param()
    async with opened(tmp_path / "elder.db", gallery) as evening:
        yield evening
    await gallery.close()


def ways(legal: list[Action]) -> Iterator[tuple[int, ...]]:
    """The way to every question."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        path = waiting.pop()
        asked = question(follow(legal, path))
        if asked is not None:
            yield path
            waiting += [(*path, index) for index in range(min(3, len(asked.choices)))]


def named_in(values: object) -> set[str]:
    """Every word and number in these values."""
    return set(re.findall(r"\w+", repr(values)))


def settled(legal: list[Action], path: tuple[int, ...]) -> list[object]:
    """What has been chosen before: alike in all actions that are left."""
    left = [dataclasses.asdict(action) for action in follow(legal, path)]
    return [value for name, value in left[0].items() if all(other.get(name) == value for other in left)]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_only_what_can_be_chosen_is_marked_and_the_panel_fits(game: AnyGame) -> None:
    for state in positions(game, "places", every=37):
        table = table_at(game, state)
        for prompt in table.awaited():
            seating = Seating(table, prompt.seat, "de")
            legal = seating.legal()
            for path in ways(legal):
                asked = question(follow(legal, path))
                assert asked is not None
                marks = places(seating, path)
                told = named_in([choice.value for choice in asked.choices] + list(asked.items) + settled(legal, path))
                assert all(named_in(spot.place) <= told or spot.label in told for spot in marks)
                assert asked.kind is not None or marks == ()
                assert_fits(
                    decision_panel(seating, path, notes=["A note " * 200], seen=picture("board.webp", "x" * 2000))
                )


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_nothing_is_marked_for_who_is_not_asked(game: AnyGame) -> None:
    state = next(positions(game, "places"))
    table = table_at(game, state)
    asked = {prompt.seat for prompt in table.awaited()}
    for seat in (None, *set(range(len(state.tribes))) - asked):
        assert places(Seating(table, seat, "en"), ()) == ()


def test_a_game_without_an_artist_has_no_places(crowd: AnyGame) -> None:
    table = table_at(crowd, crowd.setup(crowd.tribes, crowd.options(), Dice("crowd")))
    assert places(Seating(table, 0, "en"), [0]) == ()


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_a_confirmation_says_what_the_action_would_bring(game: AnyGame) -> None:
    for state in positions(game, "foretold", every=43):
        table = table_at(game, state)
        for prompt in table.awaited():
            seating = Seating(table, prompt.seat, "en")
            for path, action in ends(seating.legal()):
                foretold = game.foretell(state, prompt.seat, action)
                if foretold is not None:
                    said = "".join(words_of(decision_panel(seating, path)))
                    assert seating.speaker.say(foretold) in said


def ends(legal: list[Action]) -> Iterator[tuple[tuple[int, ...], Action]]:
    """Some ways to a single action."""
    for path in ways(legal):
        asked = question(follow(legal, path))
        assert asked is not None
        for index, choice in enumerate(asked.choices):
            if len(choice.actions) == 1:
                yield (*path, index), choice.actions[0]


def words_of(panel: discord.ui.LayoutView) -> list[str]:
    return [item.content for item in panel.walk_children() if isinstance(item, discord.ui.TextDisplay)]


async def test_the_picture_is_in_the_private_answer_and_nowhere_else(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert", locale="de")
    person = await opener(evening, anna, bert)
    kinds = (await person.press(evening.newest, pressed(evening.newest, "turn"))).message
    assert gallery_of(kinds) is None
    answer = await press(person, kinds, "Move" if person is anna else "Ziehen")
    assert answer.message.is_ephemeral
    told = gallery_of(answer.message)
    assert told is not None
    assert told.startswith(CHOICE if person is anna else "Zur Wahl: ")
    assert len(answer.message.attachments) == 1
    public = [sent for sent in evening.wire.rest.sent if sent.path.startswith("/channels/")]
    assert not any(CHOICE in sent.text or "Zur Wahl" in sent.text for sent in public)
    private = [sent for sent in evening.wire.rest.sent if sent.files and not sent.path.startswith("/channels/")]
    assert all(sent.path.startswith(("/webhooks/", "/interactions/")) for sent in private)
    assert len(private) == 1
    back = await press(person, answer.message, "‹ Back" if person is anna else "‹ Zurück")
    assert gallery_of(back.message) is None
    assert back.message.attachments == []


async def test_a_panel_comes_without_a_picture_where_none_can_be_drawn(without: Evening) -> None:
    anna, bert = without.club.person("Anna"), without.club.person("Bert")
    person = await opener(without, anna, bert)
    await chosen_without_picture(without, person)


async def test_a_panel_comes_without_a_picture_where_none_may_be_sent(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    person = await opener(evening, anna, bert)
    evening.wire.forbid(evening.channel, "attach_files")
    await chosen_without_picture(evening, person)


async def test_a_panel_comes_without_a_picture_where_discord_does_not_take_it(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    person = await opener(evening, anna, bert)
    evening.wire.rest.faults.refuse("PATCH", "*/messages/@original", 413, 40005)
    await chosen_without_picture(evening, person)


async def test_the_board_comes_in_words_where_discord_does_not_take_its_picture(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert, game=GAME)
    evening.wire.rest.faults.refuse("PATCH", "*/messages/@original", 413, 40005)
    shown = await evening.says(await anna.slash(evening.channel, "board"), "To win")
    assert (gallery_of(shown), shown.attachments) == (None, [])


async def chosen_without_picture(evening: Evening, person: Person) -> None:
    """The panel asks, and goes on to the end."""
    panel = (await person.press(evening.newest, pressed(evening.newest, "turn"))).message
    answer = await press(person, panel, "Move")
    shown = await evening.says(answer, "Who moves?" if "Who moves?" in answer.words else "Where to?")
    assert gallery_of(shown) is None
    assert shown.attachments == []
    assert controls(shown)


async def opener(evening: Evening, *people: Person) -> Person:
    """Whose turn it is in a game that has just begun."""
    await evening.begun(*people, game=GAME)
    return evening.asked(*people)


def pressed(message: Message, word: str) -> str:
    return next(key for key in controls(message) if key.endswith(f":{word}"))


def gallery_of(message: Message) -> str | None:
    """What the picture on a message says to those who do not see it."""
    shown = [part["items"][0] for part in walk_components(message.components) if part["type"] == 12]
    return str(shown[0]["description"]) if shown else None
