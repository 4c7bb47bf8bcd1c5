"""Replays, records, films and proofs, as people use them; and what they must not learn from them."""

from __future__ import annotations

import dataclasses
import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from PIL import Image
from simcord.builders import GuildHandle

from bot.commands.past import LARGEST
from bot.panels.replay import FRAMES, frames
from bot.speech import speaker
from bot.table import Phase, Player
from bot.table.archive import LISTED
from bot.table.model import Audience
from images import artist
from images.kit.look import Look
from rules import games
from rules.dice import commitment
from rules.record import dump_record, load_record, replay
from rules.words import Message as Text
from tests.bot.panels.evening import button
from tests.bot.panels.players import by_panel
from tests.play.club import SEED, Club, Guest, Reply
from tests.play.moments import Moment, played, secret
from tests.play.short import SHORT
from tests.wire import controls

KEYS = list(games())
FIRST = KEYS[0]


async def finished(club: Club, game: str, *, people: int = 2) -> None:
    """A game that is over, played by computers to its end after everybody has left but Anna."""
    await club.begun(game, people, options=SHORT[game])
    while (table := await club.last_table()).phase is Phase.PLAYING:
        seat = table.owing()[0]
        await club.act(seat, table.rules.stand_in(table.state, seat))
    await club.quiet()


async def steps(person: Guest, shown: Reply) -> list[Reply]:
    """Every step from the first shown to the last."""
    found = [shown]
    onward = speaker(person.locale[:2]).say(Text("replay-on"))
    while onward in {part.get("label") for part in controls(found[-1].message).values()}:
        found.append(await person.press(found[-1].message, button(found[-1].message, onward)))
    return found


async def ended(club: Club) -> None:
    """Anna ends the game."""
    anna = club.people["Anna"]
    await club.elder.tables.end(club.table_id, Player(anna.id, anna.name))
    await club.quiet()


def guild(club: Club) -> GuildHandle:
    """The server of the club."""
    assert club.channel.guild is not None
    return club.channel.guild


def attached(club: Club, reply: Reply) -> bytes:
    """The file of an answer."""
    (told,) = reply.message.attachments
    data = club.env.backend.cdn.get(told["url"])
    assert data is not None
    return data


@pytest.mark.parametrize("game", KEYS)
async def test_a_game_that_is_over_is_stepped_through_from_its_result(club: Club, game: str) -> None:
    await finished(club, game)
    zoe = club.people["Zoe"]
    table = await club.last_table()
    record = await club.elder.tables.archive.record(table)
    shown = await zoe.press(club.newest, button(club.newest, "Replay"))
    assert f"Action 0 of {len(record.log)}" in shown.words
    second = await zoe.press(shown.message, button(shown.message, "On ›"))
    assert f"Action 1 of {len(record.log)}" in second.words
    last = await zoe.press(second.message, button(second.message, "End »"))
    at_the_end = last.words
    assert f"Action {len(record.log)} of {len(record.log)}" in at_the_end
    before = await zoe.press(last.message, button(last.message, "‹ Back"))
    assert f"Action {len(record.log) - 1} of" in before.words
    assert "Action 0 of" in (await zoe.press(before.message, button(before.message, "« Start"))).words
    views = [view for view, _ in club.drawn if view.viewer is not None]
    assert views == []
    told = artist(game).describe(table.rules.view(table.state, None), Look("en", table.names))
    assert told.alt[:200] in at_the_end


@pytest.mark.parametrize("game", KEYS)
async def test_the_replay_of_a_running_game_shows_what_the_viewer_may_know(club: Club, game: str) -> None:
    """To everybody a replay says the same, whatever somebody else has chosen in secret."""
    moment = secret(game, games()[game].seats.start)
    if moment is None:
        pytest.skip("this game has no secrets")
    others: list[list[str]] = []
    for answer in moment.answers:
        others.append(await _told_after(club, moment, answer))
        await ended(club)
    assert others[0] == others[1]


async def _told_after(club: Club, moment: Moment, answer: Any) -> list[str]:
    """What a replay says to all but the one who has chosen, and what is drawn for them."""
    await played(club, moment)
    await by_panel(club, club.holder(moment.seat), answer)
    told = []
    for person in (*club.seats(moment.seats), club.people["Zoe"]):
        if person is club.holder(moment.seat):
            continue
        shown = await person.slash(club.channel, "replay")
        since = len(club.drawn)
        last = await person.press(
            shown.message, button(shown.message, speaker(person.locale[:2]).say(Text("replay-last")))
        )
        assert {view.viewer for view, _ in club.drawn[since:]} == {club.table.seat_of(person.id)}
        told += [last.words, *(repr(view) for view, _ in club.drawn[since:])]
    return told


async def test_a_record_is_given_out_when_the_game_is_over_and_not_before(club: Club) -> None:
    await club.begun(FIRST, 2)
    anna = club.people["Anna"]
    refused = await anna.slash(club.channel, "game export")
    assert "when the game is over" in refused.words
    assert SEED not in refused.words
    assert not refused.message.attachments
    replayed = await anna.slash(club.channel, "replay")
    assert "Record file" not in replayed.words
    proof = await anna.slash(club.channel, "verify")
    assert SEED not in proof.words
    assert commitment(SEED) in proof.words
    await ended(club)
    given = await anna.slash(club.channel, "game export")
    record = load_record(attached(club, given).decode())
    table = await club.last_table()
    assert record == await club.elder.tables.archive.record(table)
    assert replay(record) == table.state
    assert given.message.is_ephemeral


async def test_the_proof_says_in_plain_words_what_is_true(club: Club) -> None:
    await finished(club, FIRST)
    david = club.people["David"]
    proof = await david.slash(club.channel, "verify")
    assert proof.words.count("✅") == 2
    assert SEED in proof.words
    assert "führen die" in proof.words
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        other.execute("UPDATE tables SET state = replace(state, ?, 'another seed')", (SEED,))
    broken = await david.slash(club.channel, "verify")
    assert "nicht zu trauen" in broken.words
    assert "weicht das Spiel nach Aktion" in broken.words


async def test_a_board_that_does_not_follow_from_its_log_is_found_out(club: Club) -> None:
    await finished(club, FIRST)
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        other.execute(
            "UPDATE changes SET undone_by = 1 WHERE version = (SELECT min(version) FROM changes WHERE kind = 'act')"
        )
    assert "❌ Played again" in (await club.people["Anna"].slash(club.channel, "verify")).words


@pytest.mark.parametrize("game", KEYS)
async def test_a_record_comes_back_and_is_a_game_that_is_over(club: Club, game: str) -> None:
    await finished(club, game)
    ben = club.people["Ben"]
    record = await club.elder.tables.archive.record(await club.last_table())
    posted = len(club.messages)
    brought = await ben.slash(club.channel, "game import", record=("game.json", dump_record(record).encode()))
    assert f"Aktion 0 von {len(record.log)}" in brought.words
    assert len(club.messages) == posted, "nobody else is bothered"
    *_, last = await steps(ben, await ben.press(brought.message, button(brought.message, "Ende »")))
    assert f"Aktion {len(record.log)} von {len(record.log)}" in last.words
    copy = (await club.elder.tables.archive.finished(guild(club).id, club.channel.id, ben.id))[-1]
    assert copy.table_id != club.table_id
    again = await ben.slash(club.channel, "game export", game=str(copy.table_id))
    assert load_record(attached(club, again).decode()) == record
    assert club.elder.tables.at(club.channel.id) is None, "it takes nobody's place"
    assert await rows(club, "SELECT count(*) FROM results WHERE table_id = ?", copy.table_id) == [(0,)]


async def test_elder_vouches_for_nothing_that_was_only_brought(club: Club) -> None:
    """Whatever shows such a game says so and by whom, nothing calls it fair, and it stands before no game that was."""
    await finished(club, FIRST)
    anna, ben, zoe = (club.people[name] for name in ("Anna", "Ben", "Zoe"))
    forged = dataclasses.replace(await club.elder.tables.archive.record(await club.last_table()), seed="chosen", log=())
    file = ("game.json", dump_record(forged).encode())
    shown = [await ben.slash(club.channel, "game import", record=file) for _ in range(LISTED)][-1]
    offered = (await zoe.complete(club.channel, "verify", "game")).choices
    assert offered[0]["value"] == str(club.table_id)
    assert [choice["name"].startswith("📥") for choice in offered] == [False] + [True] * (LISTED - 1)
    copy = offered[-1]["value"]
    told = [
        *[await zoe.slash(club.channel, command, game=copy) for command in ("replay", "verify", "game export")],
        await ben.press(shown.message, button(shown.message, "Als Film")),
        await ben.press(shown.message, button(shown.message, "Faire Würfel?")),
    ]
    for answer in (shown, *told):
        assert "📥 Ben" in answer.words
        assert "✅" not in answer.words
        assert commitment("chosen") not in answer.words
    log = await club.elder.tables.log(int(copy))
    assert commitment("chosen") not in repr(log), "no log says that a seal was shown"
    for command in ("replay", "verify", "game export"):
        for person in (anna, ben, zoe):
            assert "📥" not in (await person.slash(club.channel, command)).words
    assert SEED in (await ben.slash(club.channel, "verify")).words


async def test_where_games_were_only_brought_none_has_been_played(club: Club) -> None:
    ben, game = club.people["Ben"], games()[FIRST]
    record = {"game": game.key, "version": game.version, "tribes": list(game.tribes[:2]), "options": {}, "log": []}
    file = ("game.json", json.dumps({**record, "seed": "chosen"}).encode())
    assert "📥 Ben" in (await ben.slash(club.channel, "game import", record=file)).words
    for command in ("replay", "verify", "game export"):
        assert "wurde noch nichts gespielt" in (await ben.slash(club.channel, command)).words


async def rows(club: Club, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        return other.execute(sql, values).fetchall()


def broken() -> Iterator[tuple[str, bytes, str]]:
    """Names, files and what is said of them."""
    game = games()[FIRST]
    whole = {
        "game": game.key,
        "version": game.version,
        "tribes": list(game.tribes[:2]),
        "options": {},
        "seed": "friday",
        "log": [],
    }

    def record(**changed: Any) -> bytes:
        return json.dumps({**whole, **changed}).encode()

    yield "no json", b"{", "not JSON"
    yield "no text", b"\xff\xfe\x00", "not UTF-8"
    yield "brackets", b"[" * 100_000, "not JSON"
    yield "large", b" " * (LARGEST + 1), "512 KiB"
    yield "empty", b"", "not JSON"
    yield "another game", record(game="ludo"), "there is no"
    yield "another version", record(version=999), "version"
    yield "loaded dice", record(seed=None, script=[1, 1, 1] * 100), "dice were not thrown"
    yield "no seed", record(seed=""), "seed"
    yield "a seed that is markup", record(seed="`@everyone`"), "seed"
    yield "twins", record(tribes=[game.tribes[0]] * 2), "two are the same"
    yield "strangers", record(tribes=["@everyone", "b"]), "tribes"
    yield "too many", record(tribes=list(game.tribes) * 2), "tribes"
    yield "a crowd", record(log=[[0, {"action": game.actions[0].kind}]] * 5001), "log"
    yield "an illegal action", record(log=[[7, {"action": game.actions[0].kind}]]), "log, entry 1"
    yield "markup in it", record(**{"**@everyone** <@&1>": 1}), "Extra"


BROKEN = list(broken())


@pytest.mark.parametrize(("name", "data", "said"), BROKEN, ids=[name for name, _, _ in BROKEN])
async def test_a_file_that_is_no_record_is_refused_with_the_reason(
    club: Club, name: str, data: bytes, said: str
) -> None:
    refused = await club.people["Anna"].slash(club.channel, "game import", record=("game.json", data))
    assert said in refused.words
    assert "@everyone" not in refused.words
    assert "<@&" not in refused.words
    assert await rows(club, "SELECT count(*) FROM tables") == [(0,)]


async def test_games_are_found_by_those_who_played_them_and_where_they_were_played(club: Club) -> None:
    await finished(club, FIRST)
    anna, zoe = club.people["Anna"], club.people["Zoe"]
    elsewhere = guild(club).create_text_channel("elsewhere")
    mine = (await anna.complete(elsewhere, "replay", "game")).choices
    assert [choice["value"] for choice in mine] == [str(club.table_id)]
    assert "Anna, Ben" in mine[0]["name"]
    assert (await zoe.complete(elsewhere, "replay", "game")).choices == []
    assert len((await zoe.complete(club.channel, "replay", "game", "ben")).choices) == 1
    assert "Action 0" in (await anna.slash(elsewhere, "replay", game=str(club.table_id))).words
    for guess in (str(club.table_id), "999", "x", "1" * 30):
        refused = await zoe.slash(elsewhere, "replay", game=guess)
        assert "Action" not in refused.words
    assert "No game has been played in this channel" in (await zoe.slash(elsewhere, "replay")).words


async def test_where_only_players_may_look_nobody_else_does(club: Club) -> None:
    await finished(club, FIRST)
    anna, zoe = club.people["Anna"], club.people["Zoe"]
    result = club.newest
    assert await rows(club, "UPDATE tables SET audience = ? RETURNING id", Audience.PLAYERS) == [(club.table_id,)]
    for label in ("Replay", "Log"):
        assert "Only those who play" in (await zoe.press(result, button(result, label))).words
    assert "Only those who play" in (await zoe.slash(club.channel, "verify", game=str(club.table_id))).words
    assert "Action 0" in (await anna.press(result, button(result, "Replay"))).words


async def test_a_game_under_other_rules_is_not_played_again(club: Club) -> None:
    await finished(club, FIRST)
    anna, result = club.people["Anna"], club.newest
    await rows(club, "UPDATE tables SET rules_version = 0")
    assert "rules have been corrected" in (await anna.press(result, button(result, "Replay"))).words
    for command in ("replay", "verify", "game export"):
        assert "rules have been corrected" in (await anna.slash(club.channel, command)).words


@pytest.mark.parametrize("game", KEYS)
async def test_a_film_moves_and_is_small_enough(club: Club, game: str) -> None:
    await club.begun(game, 2)
    for _ in range(3):
        table = club.table
        seat = table.owing()[0]
        await club.act(seat, table.rules.stand_in(table.state, seat))
    await club.quiet()
    anna = club.people["Anna"]
    shown = await anna.slash(club.channel, "replay")
    film = await anna.press(shown.message, button(shown.message, "As a film"))
    assert "3 actions in 4 pictures" in film.words
    data = attached(club, film)
    assert len(data) < 8 << 20
    with Image.open(io.BytesIO(data)) as moving:
        assert (moving.format, getattr(moving, "n_frames", 1)) == ("WEBP", 4)
        assert moving.width <= 640
    still = await anna.press(film.message, button(film.message, "Step by step"))
    assert "Action 3 of 3" in still.words


def test_a_film_of_a_long_game_shows_its_first_and_its_last_position() -> None:
    assert frames(0) == [0]
    assert frames(5) == [0, 1, 2, 3, 4, 5]
    long = frames(5000)
    assert (len(long), long[0], long[-1]) == (FRAMES, 0, 5000)
    assert long == sorted(set(long))
