"""Standing answers in the chat: said below a question or with `/me answers`, seen by nobody else, and nobody is called
for what they take care of.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.table import Kind, Table
from bot.table.draft import Draft
from bot.table.hush import LONGEST
from rules import games
from rules.game import State
from rules.shared_worlds.actions import Fight
from tests.bot.panels.evening import menu
from tests.play.club import Club
from tests.play.guest import Guest
from tests.rules.shared_worlds.table import side
from tests.rules.shared_worlds.table import table as worlds
from tests.wire import Message, words

A_PAUSE = timedelta(seconds=LONGEST + 5)
ASKS_SMALL_QUESTIONS = pytest.mark.parametrize("game", [key for key, game in games().items() if game.small])


def before_a_fight(hand: str) -> State:
    """Anna can announce a combat; Ben could answer by what all can see."""
    blue = side("fire_pit 1 stone_mine", hand=hand, deck="oru")
    return worlds(red=side("leather_workshop wood_yard", left="combat cub power=2"), blue=blue)


async def begun(club: Club, hand: str) -> tuple[Guest, Guest]:
    """Anna is about to fight Ben, who holds these cards."""
    await club.begun("shared_worlds", 2)
    await lay(club, hand)
    anna, ben = club.seats(2)
    return anna, ben


async def lay(club: Club, hand: str) -> None:
    def draft(table: Table) -> Draft:
        return Draft(table=replace(table, state=before_a_fight(hand)), kind=Kind.RESTORE, seat=None, events=())

    await club.elder.tables.change(club.table_id, None, None, draft)
    await club.quiet()


async def open_answers(club: Club, person: Guest) -> Message:
    return (await person.slash(club.channel, "me answers")).message


async def say(club: Club, person: Guest, value: str, kind: str = "answer") -> Message:
    """Say it with `/me answers`."""
    shown = await open_answers(club, person)
    return (await person.choose(shown, chooser(shown, f"standing.{kind}"), value)).message


def chooser(message: Message, word: str) -> str:
    return str(menu(message, word)["custom_id"])


def now_chosen(message: Message, word: str) -> list[str]:
    options: list[dict[str, Any]] = menu(message, word)["options"]
    return [entry["value"] for entry in options if entry.get("default")]


async def test_a_player_chooses_per_table_and_kind_privately_in_their_own_language(club: Club) -> None:
    anna, ben = await begun(club, "cub gatherer hadra")
    shown = await open_answers(club, ben)
    assert shown.is_ephemeral
    assert "ein für alle Mal" in words(shown)
    assert now_chosen(shown, "standing.answer") == now_chosen(shown, "standing.rescue") == ["always"]
    said = await say(club, ben, "could")
    assert said.is_ephemeral
    assert "Antwortfenster: nur, wenn ich könnte" in words(said)
    assert (now_chosen(said, "standing.answer"), now_chosen(said, "standing.rescue")) == (["could"], ["always"])
    assert "ein für alle Mal" not in words(club.newest)
    await club.restart()
    assert now_chosen(await open_answers(club, ben), "standing.answer") == ["could"]
    assert now_chosen(await open_answers(club, anna), "standing.answer") == ["always"]


async def test_nobody_else_sees_it_anywhere(club: Club) -> None:
    anna, ben = await begun(club, "cub gatherer hadra")
    status, log = [(await anna.slash(club.channel, what)).words for what in ("game status", "log")]
    await club.quiet()
    public = [(message.content, message.components, message.edited_timestamp) for message in club.messages]
    await say(club, ben, "could")
    await club.quiet()
    assert (await anna.slash(club.channel, "game status")).words == status
    assert (await anna.slash(club.channel, "log")).words == log
    now = [(message.content, message.components, message.edited_timestamp) for message in club.messages]
    assert now == public, "not even the version in the buttons"
    assert "Antwortfenster" not in (await ben.slash(club.channel, "log")).words, "whoever follows him reads it"


async def test_who_cannot_is_not_called_and_the_game_goes_on(club: Club) -> None:
    _, ben = await begun(club, "cub gatherer hadra")
    await say(club, ben, "could")
    before = club.called[ben.id]
    await club.act(0, Fight())
    await club.quiet()
    assert f"<@{ben.id}>" in words(club.newest), "that the table waits for him, everybody sees"
    await club.pass_time(A_PAUSE)
    assert club.table.owing() == (0,)
    assert club.called[ben.id] == before


async def test_who_can_is_called_once(club: Club) -> None:
    _, ben = await begun(club, "banked_coals cub gatherer")
    await say(club, ben, "could")
    before = club.called[ben.id]
    await club.act(0, Fight())
    await club.quiet()
    assert club.called[ben.id] == before
    await club.restart()
    for _ in range(3):
        await club.pass_time(A_PAUSE)
    assert club.called[ben.id] == before + 1


async def test_below_the_question_not_this_turn_lets_it_pass_after_the_pause(club: Club) -> None:
    _, ben = await begun(club, "banked_coals cub gatherer")
    await club.act(0, Fight())
    await club.quiet()
    calls = club.called[ben.id]
    shown = (await ben.press(club.newest, f"el:{club.table_id}:{club.table.version}:turn")).message
    reply = await ben.choose(shown, chooser(shown, "small.answer"), "turn")
    assert "in diesem Zug nicht" in reply.words
    await club.pass_time(A_PAUSE)
    assert club.table.owing() == (0,)
    assert club.called[ben.id] == calls


async def test_a_stranger_and_a_lobby_have_nothing_to_say(club: Club) -> None:
    zoe = club.people["Zoe"]
    assert "no table" in (await zoe.slash(club.channel, "me answers")).words.lower()
    await club.lobby("shared_worlds", 2)
    anna, _ = club.seats(2)
    assert "not started" in (await anna.slash(club.channel, "me answers")).words
    await anna.tap(club.newest, "Start")
    assert (await zoe.slash(club.channel, "me answers")).message.is_ephemeral
    assert "standing" not in str((await zoe.slash(club.channel, "me answers")).message.components)
    assert club.table.people.answers == {}


async def test_a_game_without_small_questions_says_so(club: Club) -> None:
    await club.begun("sapiens", 2)
    assert "asks no small questions" in (await club.people["Anna"].slash(club.channel, "me answers")).words


@ASKS_SMALL_QUESTIONS
async def test_exactly_one_mention_for_each_question_that_is_asked(club: Club, game: str) -> None:
    """People who leave small questions to Elder, restarts at any moment, and every call is counted."""
    luck = Random(f"answers {game}")
    await club.begun(game, 2)
    passed = 0
    for number in range(160):
        if (await club.last_table()).outcome() is not None:
            break
        for _ in range(3):
            await club.say_answer(luck)
        if number % 40 == 39:
            await club.restart()
        if club.table.hushed:
            before = club.table.version
            await club.let_elder_look()
            passed += (await club.last_table()).version > before
        else:
            seat = luck.choice(club.table.owing())
            await club.act(seat, club.table.rules.stand_in(club.table.state, seat))
            await club.quiet()
    await club.quiet()
    assert passed
    assert {person.id: club.called[person.id] for person in club.seats(2)} == {
        person.id: club.owed[person.id] for person in club.seats(2)
    }
