"""A game as it is played: by panels, by typing, by both; with refusals, stale panels, undo, the log and the board."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random

import pytest

from rules.codec import dump_action
from rules.game import Action
from tests.bot.panels.evening import Evening, press
from tests.bot.panels.players import by_panel, by_typing
from tests.wire import Message, Person, controls, words


async def last_action(evening: Evening) -> str:
    """The last action that was stored."""
    rows = await evening.elder.store.actions(evening.table.id)
    return str(rows[-1]["action"])


def any_asked(evening: Evening, *people: Person) -> Person:
    seat = evening.table.owing()[0]
    return next(person for person in people if person.id == evening.table.holders[seat].user_id)


@pytest.mark.parametrize("hand", ["panel", "typing", "both"])
async def test_whatever_is_legal_can_be_done(evening: Evening, hand: str) -> None:
    """Anna plays in English, Bert in German."""
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert", locale="de")
    await evening.begun(anna, bert)
    luck = Random(hand)
    for number in range(30):
        if not evening.table.owing():
            break
        person = any_asked(evening, anna, bert)
        action = luck.choice(evening.seating(person).legal())
        version = evening.table.version
        with_panel = hand == "panel" or (hand == "both" and number % 2 == 0)
        answer = await (by_panel if with_panel else by_typing)(evening, person, action)
        shown = await evening.says(answer, "✅")
        assert shown.is_ephemeral
        assert evening.table.version == version + 1
        assert json.loads(await last_action(evening)) == json.loads(dump_action(action))


async def first_move(evening: Evening, person: Person) -> Action:
    return evening.seating(person).legal()[0]


async def test_an_illegal_line_is_answered_with_the_rule(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert", locale="de")
    await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    other = bert if person is anna else anna
    version = evening.table.version
    leader = evening.seating(person).speaker.say(evening.seating(person).legal()[0].said())
    assert leader
    unit = "leader" if person is anna else "Anführer"
    home = "A1" if evening.table.owing() == (0,) else "H8"
    refused = await person.slash(evening.channel, "zoar move", unit=f"{unit} {home}", to="D5")
    assert f"({'Handbook' if person is anna else 'Regelheft'}: Zoar 2.1)" in refused.words
    unknown = await person.slash(evening.channel, "zoar move", unit="unicorn", to="D5")
    assert "unicorn" in unknown.words
    wrong_turn = await other.slash(evening.channel, "zoar done-moving")
    assert person.name in wrong_turn.words
    wrong_phase = await person.slash(evening.channel, "zoar roll")
    assert ": Zoar 2" in wrong_phase.words
    assert evening.table.version == version


@pytest.mark.parametrize("line", ["x" * 6000, "@everyone `boo`", "a, " * 2000, "\u202e\u202e", "🦄" * 3000, " "])
async def test_nonsense_is_answered_shortly_and_harmlessly(evening: Evening, line: str) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    version = evening.table.version
    for answer in (
        await person.slash(evening.channel, "zoar move", unit=line, to=line),
        await person.slash(evening.channel, "zoar save", pieces=line),
        await person.slash(evening.channel, "zoar offer", metal=line),
        await person.slash(evening.channel, "rules", topic=line),
    ):
        assert answer.private
        assert "went wrong" not in answer.words
        assert "@everyone" not in answer.words
        assert len(answer.words) < 4000
    assert len((await person.complete(evening.channel, "zoar move", "unit", line)).choices) <= 25
    assert evening.table.version == version


async def test_a_step_is_taken_back_and_the_log_remembers_it(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    table = await evening.begun(anna, bert)
    person = evening.asked(anna, bert)
    before = evening.table.state
    action = await first_move(evening, person)
    done = evening.seating(person).speaker.say(action.said())
    await by_panel(evening, person, action)
    table = await evening.message(f"{person.name} moves")
    sure = await press(person, table, "Undo")
    assert f"Take back “{done}”?" in sure.words
    assert "must agree" not in sure.words
    await evening.says(await press(person, sure.message, "Take it back"), "takes back: ")
    assert evening.table.state == before
    log = await person.slash(evening.channel, "log")
    assert "~~" in log.words
    assert "The game begins!" in log.words


async def asked_for_more(evening: Evening, first: Person, second: Person) -> Message:
    """The table message on which the first one asks to go back beyond what the second one has done since."""
    luck = Random("undo")
    while evening.asked(first, second) is first:
        legal = evening.seating(first).legal()
        ending = [action for action in legal if not action.kind.startswith(("move", "buy"))]
        await by_typing(evening, first, luck.choice(ending or legal))
    await by_typing(evening, second, await first_move(evening, second))
    sure = await press(first, await evening.message("Undo"), "Undo")
    what = sure.words.partition("Take back “")[2].partition("”?")[0]
    assert what
    assert f"So {second.name} must agree first" in sure.words
    answer = await press(first, sure.message, "Take it back")
    assert f"{first.name} asks to take back: “{what}”" in answer.words
    assert f"Still to answer: {second.name}." in answer.words
    wish = f"{first.name} would like to take back “{what}”, and all that came after it."
    return await evening.message(wish, f"Still to answer: <@{second.id}>", "Agree")


async def test_the_others_may_refuse_to_go_back(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    first = evening.asked(anna, bert)
    second = bert if first is anna else anna
    request = await asked_for_more(evening, first, second)
    await press(second, request, "Rather not")
    table = await evening.message("nothing is taken back")
    assert "Agree" not in words(table)


async def test_the_others_may_agree_to_go_back(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    first = evening.asked(anna, bert)
    second = bert if first is anna else anna
    request = await asked_for_more(evening, first, second)
    assert "Your answer is known already" in (await press(first, request, "Agree")).words
    await press(second, request, "Agree")
    await evening.message(f"{first.name} takes back: ")
    assert evening.asked(anna, bert) is first


async def test_the_log_is_read_page_by_page(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    luck = Random("log")
    while evening.table.version < 45:
        person = evening.asked(anna, bert)
        await by_typing(evening, person, luck.choice(evening.seating(person).legal()))
    page = (await anna.slash(evening.channel, "log")).message
    assert "The game begins!" not in words(page)
    turned = 0
    while "‹ Earlier" in words(page):
        page = (await press(anna, page, "‹ Earlier")).message
        turned += 1
    assert turned >= 2
    assert "The game begins!" in words(page)
    newest = await press(anna, page, "Newest »")
    assert "The game begins!" not in newest.words


async def test_the_board_is_shown_privately_as_picture_and_in_words(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    shown = await anna.slash(evening.channel, "board")
    assert shown.private
    assert await evening.wire.until(lambda: shown.message.attachments, seconds=20)
    said = await anna.slash(evening.channel, "board", text=True)
    assert said.private
    assert "Zoar" in said.words


async def test_leaving_in_the_middle_asks_once_and_a_computer_plays_on(evening: Evening) -> None:
    anna, bert = evening.club.person("Anna"), evening.club.person("Bert")
    await evening.begun(anna, bert)
    sure = await bert.slash(evening.channel, "game leave")
    left = await press(bert, sure.message, "Leave")
    assert "Bert has left; Talos, a computer player, plays on." in left.words
    assert await evening.wire.until(lambda: len(evening.table.humans) == 1)
    status = await anna.slash(evening.channel, "game status")
    assert "🤖" in status.words
    lines = status.words.splitlines()
    fingerprint = str(evening.table.commitment)[:16]
    assert f"-# Fair dice, sealed: fingerprint `{fingerprint}…`. `/verify` shows all of it." in lines
    options = [line for line in lines if line.startswith("- ")]
    assert len(options) > len(fields(evening.table.options)), "one line each, and one for the time"
    assert str(evening.table.commitment) in (await anna.slash(evening.channel, "verify")).words
    assert "steps from home" in status.words


async def test_a_computer_plays_and_the_person_is_called(evening: Evening) -> None:
    anna = evening.club.person("Anna")
    lobby = await evening.lobby(anna)
    await press(anna, lobby, "Add computer player")
    await evening.message("2 of 2")
    await anna.slash(evening.channel, "game start")
    table = await evening.message(f"<@{anna.id}> is up")
    assert "Your move" in [part.get("label") for part in controls(table).values()]


async def test_where_nothing_can_be_completed_it_says_why(evening: Evening) -> None:
    anna, bert, zoe = (evening.club.person(name) for name in ("Anna", "Bert", "Zoe"))

    async def offered(person: Person, command: str = "zoar move", option: str = "unit", typed: str = "") -> list[str]:
        choices = (await person.complete(evening.channel, command, option, typed)).choices
        return [choice["name"] for choice in choices]

    assert await offered(anna) == ["⏳ There is no table in this channel."]
    await evening.lobby(anna, bert)
    assert await offered(anna) == ["⏳ The game has not started yet."]
    await press(anna, evening.newest, "Start")
    await evening.message("➡️")
    first = evening.asked(anna, bert)
    second = bert if first is anna else anna
    waiting = f"⏳ Not now: Elder is waiting for {first.name}"
    assert await offered(second) == await offered(second, typed="army") == [waiting]
    assert await offered(zoe) == ["⏳ You have no seat at this table."]
    assert await offered(first, "sapiens place", "tile") == ["⏳ This table plays something else: Zoar."]
    assert await offered(first, "zoar build-city", "field") == ["⏳ “Build a city” is not possible now."]
    refused = await second.slash(evening.channel, "zoar move", unit=waiting, to="A1")
    assert f"is not possible now. There is nothing for you to decide just now. Elder is waiting for {first.name}" in (
        refused.words.replace("\n", " ")
    )
