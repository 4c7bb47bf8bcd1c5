"""A game that is over is taken along as a file, and one that was played elsewhere is looked at."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.commands.past import LARGEST
from bot.speech import speaker
from bot.table.archive import LISTED
from rules import games
from rules.dice import commitment
from rules.record import Record, dump_record, load_record, replay
from rules.referee import dump_position, load_position, new, played_out
from rules.words import Message as Text
from tests.bot.panels.evening import button
from tests.play.club import SEED, Club
from tests.play.guest import Guest, Reply
from tests.play.past import FIRST, KEYS, attached, ended, finished, rows
from tests.play.short import SHORT
from tests.wire import controls


async def steps(person: Guest, shown: Reply) -> list[Reply]:
    """Every step from the first shown to the last."""
    found = [shown]
    onward = speaker(person.locale[:2]).say(Text("replay-on"))
    while onward in {part.get("label") for part in controls(found[-1].message).values()}:
        found.append(await person.press(found[-1].message, button(found[-1].message, onward)))
    return found


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
    copy = (await club.elder.tables.archive.finished(club.guild.id, club.channel.id, ben.id))[-1]
    assert copy.table_id != club.table_id
    again = await ben.slash(club.channel, "game export", game=str(copy.table_id))
    assert load_record(attached(club, again).decode()) == record
    assert club.elder.tables.at(club.channel.id) is None, "it takes nobody's place"
    assert await rows(club, "SELECT count(*) FROM results WHERE table_id = ?", copy.table_id) == [(0,)]


@pytest.mark.parametrize("game", KEYS)
async def test_the_file_of_the_referee_is_a_record_too(club: Club, game: str) -> None:
    ben = club.people["Ben"]
    printed = dump_position(
        played_out(
            Record(
                game=games()[game],
                tribes=games()[game].tribes[:2],
                options=games()[game].options(**SHORT[game]),
                seed="friday",
            )
        )
    )
    brought = await ben.slash(club.channel, "game import", record=("game.json", printed.encode()))
    assert f"von {len(load_position(printed).record.log)}" in brought.words


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

    after = json.loads(dump_position(new(load_record(record().decode()))))
    yield "another seal", record(commitment=commitment("monday")), "not the SHA-256"
    yield "another state", json.dumps({**after, "state": {**after["state"], "round": 77}}).encode(), "in the file"
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
