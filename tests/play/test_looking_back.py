"""Replays, films and proofs, as people use them; and what they must not learn from them."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from PIL import Image

from bot.panels.replay import FRAMES, frames
from bot.speech import speaker
from bot.table.model import Audience
from images import artist
from images.kit.look import Look
from rules import games
from rules.words import Message as Text
from tests.bot.panels.evening import button
from tests.bot.panels.players import by_panel
from tests.play.club import SEED, Club
from tests.play.moments import Moment, played, secret
from tests.play.past import FIRST, KEYS, attached, ended, finished, rows


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


async def test_games_are_found_by_those_who_played_them_and_where_they_were_played(club: Club) -> None:
    await finished(club, FIRST)
    anna, zoe = club.people["Anna"], club.people["Zoe"]
    elsewhere = club.guild.create_text_channel("elsewhere")
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
    await club.advance(3)
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
