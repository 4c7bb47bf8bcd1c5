"""Nobody is refused anything without being told why, in their own language and in private."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bot.errors import Refused
from bot.panels.dispatch import HANDLERS, Handler
from bot.panels.seating import cited
from bot.table import Phase
from rules import games
from rules.game import Refusal
from rules.handbook import handbook
from rules.strange import Strange
from rules.words import Message as Text
from tests.bot.panels.evening import button
from tests.play.club import Club
from tests.play.guest import Guest
from tests.play.refusals import line, refusals

CONCEIVED = 150
"""In so many positions strange things are typed."""


@pytest.mark.parametrize("game", games())
async def test_silent_refusal(club: Club, game: str) -> None:
    """Whatever is typed that some rule forbids: told privately, why and where it is written, and nothing changes."""
    rules = games()[game]
    await club.begun(game, rules.seats.start)
    luck, strange, told = Random(game), Strange(rules.actions), set[str]()
    for _ in range(CONCEIVED):
        table = await club.last_table()
        if table.phase is not Phase.PLAYING:
            break
        strange.look_around(rules.view(table.state, None))
        for holder in table.holders:
            person, legal = club.holder(holder.seat), club.seating(club.holder(holder.seat)).legal()
            strange.remember(legal)
            for action in strange.actions(luck, legal, most=15):
                refusal = rules.explain(table.state, holder.seat, action)
                if refusal is not None and refusal.why.id not in told and (typed := line(club.seating(person), action)):
                    told.add(refusal.why.id)
                    await is_told(club, person, typed, refusal)
        await club.step(luck)
    assert len(told) >= len(refusals(rules)) / 4


async def is_told(club: Club, person: Guest, typed: tuple[str, dict[str, str]], refusal: Refusal) -> None:
    """This line is refused like this."""
    command, options = typed
    before, spoken = club.table, club.seating(person).speaker
    reply = await person.slash(club.channel, command, **options)
    assert reply.message.is_ephemeral
    assert spoken.say(refusal.why) in reply.words
    assert cited(spoken, refusal.section) in reply.words
    assert (club.table.version, club.table.state) == (before.version, before.state)


@pytest.mark.parametrize("game", games())
async def test_silent_refusal_of_any_kind(club: Club, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every refusal that the game has words for, raised behind a button, is told in English and in German."""
    rules = games()[game]
    await club.begun(game, rules.seats.start)
    section = handbook(rules, "en").sections[-1].id
    coming: list[Text] = []

    async def forbid(*_: object) -> None:
        raise Refused.by_rule(game, Refusal(coming[-1], section))

    monkeypatch.setitem(cast(dict[str, Handler], HANDLERS), "turn", forbid)
    for person in club.seats(2):
        spoken = club.seating(person).speaker
        for why in refusals(rules):
            coming.append(why)
            reply = await person.press(club.newest, button(club.newest, "Your move"))
            assert reply.message.is_ephemeral
            assert reply.words == f"{spoken.say(why)} ({cited(spoken, section)})"
