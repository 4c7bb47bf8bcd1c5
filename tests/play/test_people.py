"""What people do who play for weeks: they leave, fall silent, hand their seat over, and come back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.table import Kind, Phase
from bot.table.timing import DAY, Ring, RunOut, notice
from rules import games
from rules.words import Message as Text
from rules.words import Who
from tests.bot.house import replayed, stored_state
from tests.bot.panels.evening import Evening, button
from tests.bot.panels.players import by_panel
from tests.play.club import Club
from tests.play.decisions import every_kind, kinds, ways
from tests.play.heirs import assert_learns_nothing, took_over, word
from tests.play.moments import played, secret
from tests.wire import controls, words

LIMIT = timedelta(seconds=DAY)
LEAD = notice(DAY)
A_MOMENT = timedelta(minutes=5)


def ids(club: Club) -> list[str]:
    """What happened last."""
    return [event.what.id for change in club.table.recent for event in change.events]


async def log_is_state(club: Club) -> bool:
    table = await club.last_table()
    return await replayed(club.elder.store, table) == await stored_state(club.elder.store, table.id)


@pytest.mark.parametrize("game", games())
def test_every_kind_of_decision_is_met(game: str) -> None:
    """What is tested below for every kind of decision is tested for all there are."""
    assert kinds(games()[game])
    assert set(ways(game)) >= set(kinds(games()[game]))


@pytest.mark.parametrize(("game", "kind"), every_kind())
async def test_leaver(club: Club, game: str, kind: str) -> None:
    """Who is asked leaves the server: the table is told once, a computer player takes the seat, the game goes on."""
    moment = ways(game)[kind]
    await played(club, moment)
    leaver = club.holder(moment.seat)
    club.depart(leaver)
    await club.pass_time(LIMIT + A_MOMENT)
    await club.pass_time(LIMIT + A_MOMENT)
    table = await club.last_table()
    log = await club.elder.tables.log(table.id, limit=500)
    told = [event.what.id for change in log for event in change.events]
    assert told.count("did-leave-server") == 1
    assert table.holders[moment.seat].computer
    assert table.owner_id != leaver.id
    assert table.version > log[-1].version + len(moment.log)
    assert table.phase is Phase.OVER or leaver.id not in table.called_upon()
    assert club.called[leaver.id] == 0
    assert await log_is_state(club)


async def test_leaver_who_is_not_awaited(club: Club) -> None:
    """Who has left while somebody else thinks is missed when the next one is called."""
    game = next(iter(games()))
    await club.begun(game, 3)
    (seat,) = club.table.owing()
    leaver = club.holder((seat + 1) % 3)
    club.depart(leaver)
    club.clock.now += timedelta(hours=2)
    while "did-leave-server" not in ids(club):
        (mover, *_) = club.table.owing()
        if club.table.holders[mover].computer or club.table.holders[mover].user_id == leaver.id:
            break
        await club.act(mover, club.table.rules.stand_in(club.table.state, mover))
        await club.quiet()
    await club.quiet()
    assert leaver.id not in [holder.user_id for holder in club.table.holders]


async def test_leaver_in_the_lobby(club: Club) -> None:
    await club.lobby(next(iter(games())), 3)
    club.depart(club.seats(3)[1])
    await club.pass_time(LIMIT + A_MOMENT)
    assert club.table.names == ("Anna", "Clara")
    assert "Ben" not in words(club.newest)


async def test_closed_dms(hall: Evening) -> None:
    """No private letter ever arrives: the game is played to its end all the same, and everybody is called."""
    hall.wire.rest.faults.refuse("POST", "/users/@me/channels", 403, 50007, times=None)
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    await hall.begun(anna, ben, game="tryout")
    hall.wire.rest.faults.refuse("POST", f"/channels/{hall.channel.id}/messages")
    await anna.slash(hall.channel, "tryout pass")
    assert await hall.wire.until(lambda: hall.table.trouble is not None, seconds=20)
    await hall.elder.herald.resume()
    assert f"<@{ben.id}>" in words(await hall.message("➡️", f"<@{ben.id}>"))
    assert hall.elder.tables.at(hall.channel.id) is not None
    await ben.slash(hall.channel, "tryout win")
    await hall.message("By sheer will.")


@pytest.mark.parametrize("started", [False, True])
async def test_all_left(club: Club, started: bool) -> None:
    """The last one leaves: the table is closed, says so, and another begins clean in the same channel."""
    game = next(iter(games()))
    await (club.begun if started else club.lobby)(game, 2)
    for person in club.seats(2):
        reply = await person.slash(club.channel, "game leave")
        if started:
            await person.tap(reply.message, club.seating(person).speaker.say(Text("leave-yes")))
    assert (await club.last_table()).phase is Phase.OVER
    assert "Everybody has left" in words(club.newest)
    assert all(word(custom_id) in ("rematch", "log", "replay") for custom_id in controls(club.newest))
    closed = club.table_id
    await club.begun(game, 2)
    assert club.table.id != closed
    assert club.table.version == 3


@pytest.mark.parametrize("how", ["leaves", "leaves the server", "is replaced"])
async def test_owner_gone(club: Club, how: str) -> None:
    """The table passes on to somebody who plays, and that person can do what owners can."""
    await club.begun(next(iter(games())), 3)
    owner, heir, zoe = club.people["Anna"], club.people["Ben"], club.people["Zoe"]
    if how == "leaves":
        await owner.tap((await owner.slash(club.channel, "game leave")).message, "Leave")
    elif how == "leaves the server":
        club.depart(owner)
        await club.pass_time(LIMIT + A_MOMENT)
    else:
        await took_over(club, owner, zoe)
        heir = zoe
    await club.quiet()
    assert club.table.owner_id == heir.id
    assert f"{heir.name} runs this table now." in words(club.newest)
    sure = await heir.slash(club.channel, "game end")
    await heir.press(sure.message, next(iter(controls(sure.message))))
    assert (await club.last_table()).phase is Phase.OVER


@pytest.mark.parametrize("out", RunOut)
@pytest.mark.parametrize(("game", "kind"), every_kind())
async def test_silent_player(club: Club, game: str, kind: str, out: RunOut) -> None:
    """No action until the deadline: first a warning, then what was chosen at the start, once."""
    moment = ways(game)[kind]
    await played(club, moment, terms={"limit": DAY, "out": out})
    before = club.table
    seat = min(alarm for alarm in before.alarms if alarm.ring is Ring.END).seat
    silent = club.holder(seat)
    await club.pass_time(LIMIT - LEAD + A_MOMENT)
    assert club.called[silent.id] == 1
    assert club.table.version == before.version
    await club.pass_time(LEAD)
    table = await club.last_table()
    log = await club.elder.tables.log(table.id, limit=500)
    done = [change for change in log if change.version > before.version]
    over = [change for change in done if change.kind is Kind.RUN_OUT]
    assert over[-1].events[0].what == Text(f"did-run-out-{out}", {"who": Who(seat)})
    answered = [change for change in done if change.kind is Kind.ACT and change.seat == seat]
    if out is RunOut.REMIND:
        assert table.state == before.state
        assert club.called[silent.id] == 1, "not twice within what they like to hear"
        await club.pass_time(LIMIT - LEAD + A_MOMENT)
        assert club.called[silent.id] == 2
    else:
        assert len(answered) >= 1 if out is RunOut.STAND_IN else len(answered) == 1
        assert table.phase is Phase.OVER or (seat in table.people.absent) is (out is RunOut.STAND_IN)
    assert await log_is_state(club)
    if table.phase is Phase.PLAYING:
        await silent.press(club.newest, next(key for key in controls(club.newest) if key.endswith(":turn")))
        assert seat not in club.table.people.absent


@pytest.mark.parametrize(("game", "kind"), every_kind())
async def test_replaced_in_the_middle(club: Club, game: str, kind: str) -> None:
    """In every kind of decision the heir of a seat decides, and the former player sees and does nothing more."""
    moment = ways(game)[kind]
    await played(club, moment)
    former, zoe = club.holder(moment.seat), club.people["Zoe"]
    turn = next(key for key in controls(club.newest) if key.endswith(":turn"))
    old = (await former.press(club.newest, turn)).message
    before, legal = club.table, club.seating(former).legal()
    shown = await took_over(club, former, zoe)
    assert club.table.holders[moment.seat].user_id == zoe.id
    assert club.table.state == before.state
    assert club.seating(zoe).legal() == legal
    assert "The seat is yours" in words(shown)
    assert club.called[zoe.id] == 1
    assert await log_is_state(club)
    await assert_learns_nothing(club, former, old)
    assert "✅" in (await by_panel(club, zoe, moment.answers[0])).words
    assert await log_is_state(club)


@pytest.mark.parametrize(("game", "kind"), every_kind())
async def test_a_computer_takes_the_seat_and_gives_it_back(club: Club, game: str, kind: str) -> None:
    """Who leaves in the middle of any decision is followed by a computer player, and can come back."""
    moment = ways(game)[kind]
    await played(club, moment)
    person = club.holder(moment.seat)
    sure = (await person.slash(club.channel, "game leave")).message
    await person.press(sure, next(iter(controls(sure))))
    await club.quiet()
    table = await club.last_table()
    assert table.holders[moment.seat].computer
    assert await log_is_state(club)
    if table.phase is Phase.PLAYING:
        assert "✅" not in (await person.slash(club.channel, "game join")).words
        assert club.table.seat_of(person.id) == moment.seat
        assert await log_is_state(club)


@pytest.mark.parametrize("game", games())
async def test_replaced_in_the_middle_of_a_secret_choice(club: Club, game: str) -> None:
    """The secret answer of a seat stays, though another person sits there now; nobody else learns it."""
    moment = secret(game, games()[game].seats.start)
    if moment is None:
        pytest.skip("this game has no secrets")
    await played(club, moment)
    former, zoe = club.holder(moment.seat), club.people["Zoe"]
    await by_panel(club, former, moment.answers[1])
    before = club.table
    await took_over(club, former, zoe)
    assert club.table.state == before.state
    await assert_learns_nothing(club, former)
    assert await log_is_state(club)


async def test_the_owner_sends_somebody_away(hall: Evening) -> None:
    """Asked once; everybody else is refused; nobody is offered a name who does not own the table."""
    anna, ben = hall.club.person("Anna"), hall.club.person("Ben")
    await hall.begun(anna, ben, game="tryout")
    assert (await ben.complete(hall.channel, "game kick", "player")).choices == []
    assert "Anna, who runs" in (await ben.slash(hall.channel, "game kick", player="Anna")).words
    assert [choice["value"] for choice in (await anna.complete(hall.channel, "game kick", "player")).choices] == ["Ben"]
    assert "Nobody like that" in (await anna.slash(hall.channel, "game kick", player="Zoe")).words
    sure = (await anna.slash(hall.channel, "game kick", player="ben")).message
    assert hall.table.seat_of(ben.id) == 1
    send_away = button(sure, "Send away")
    assert "Anna, who runs" in (await ben.press(sure, send_away)).words
    await anna.press(sure, send_away)
    assert await hall.wire.until(lambda: hall.table.seat_of(ben.id) is None, seconds=20)
    assert "moved on" in (await anna.press(sure, send_away)).words
