"""What stands in the lobby, and what it says to those who want more than they may."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from bot.errors import Refused
from bot.panels.lobby import lobby_message, option_name, spoken_value
from bot.panels.seating import Seating
from bot.panels.status import status_panel
from bot.speech import speaker
from bot.table import Holder, Phase, Player, Table
from bot.table.lobby import owned
from rules import games
from rules.dice import Dice
from rules.game import AnyGame
from rules.options import choices
from rules.words import Message, kebab
from tests.bot.panels.fits import words_of
from tests.bot.positions import table_at

GAMES = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


def lobby(game: AnyGame, locale: str = "en") -> Table:
    return table_at(game, None, stage=Phase.LOBBY, locale=locale)


def agreed(table: Table) -> str:
    """The line that says how this table is played."""
    (line,) = [line for line in words_of(lobby_message(table)).splitlines() if line.startswith("⚙️")]
    return line


@GAMES
@pytest.mark.parametrize(
    ("locale", "said"), [("en", "The usual rules · no time limit"), ("de", "Übliche Regeln · ohne Zeitlimit")]
)
def test_a_usual_table_says_so_in_a_few_words(game: AnyGame, locale: str, said: str) -> None:
    assert agreed(lobby(game, locale)) == f"⚙️ {said}"


@GAMES
def test_only_what_is_unusual_is_said(game: AnyGame) -> None:
    """For each option alone: its name and value, and no other option's."""
    table, say = lobby(game), speaker("en", game.key).say
    usual = asdict(table.options)
    for name, values in choices(game.options).items():
        other = next(value for value in values if value != usual[name])
        line = agreed(replace(table, options=game.options(**{**usual, name: other})))
        named = [option for option in usual if say(Message(f"option-{kebab(option)}")) + ": " in line]
        assert named == [name]
        assert "usual" not in line


@GAMES
@pytest.mark.parametrize("stage", [Phase.LOBBY, Phase.PLAYING])
def test_the_status_says_what_holds_at_this_table(game: AnyGame, stage: Phase) -> None:
    """The number that is played, where an option hangs on the number of seats or on another option."""
    for seats in game.seats:
        state = None if stage is Phase.LOBBY else game.setup(game.tribes[:seats], game.options(), Dice("status"))
        table = replace(table_at(game, state, stage=stage), seats_wanted=seats)
        spoken = speaker("en", game.key)
        told = words_of(status_panel(Seating(table, None, "en"))).splitlines()
        for name, value in asdict(table.options.holding(seats)).items():
            line = f"- {spoken.say(option_name(name))}: {spoken_value(spoken, name, value)}"
            assert line in told


def test_the_status_of_four_names_the_numbers_of_open_teams_or_those_that_were_chosen() -> None:
    game = games()["shared_worlds"]
    for chosen, legendaries in (({}, 4), ({"team_legacy": 5}, 5), ({"open_teams": False}, 6)):
        table = replace(lobby(game), options=game.options(**chosen), seats_wanted=4)
        assert f"- Legendaries for a team: {legendaries}\n" in words_of(status_panel(Seating(table, None, "en")))


def test_what_is_agreed_about_time_is_said() -> None:
    table = lobby(next(iter(games().values())))
    assert "Time for a decision: 1 day" in agreed(replace(table, terms=replace(table.terms, limit=86400)))
    assert "Latecomers may take a computer's seat: no" in agreed(
        replace(table, terms=replace(table.terms, guests=False))
    )


def test_who_sits_there_and_may_not_end_the_game_is_told_how_to_leave() -> None:
    table = lobby(next(iter(games().values())))
    seated = next(holder for holder in table.holders if holder.user_id not in (None, table.owner_id))
    assert seated.user_id is not None
    for user_id, leave in ((seated.user_id, True), (99_999, False)):
        with pytest.raises(Refused) as refused:
            owned(table, Player(user_id, "Somebody"))
        assert refused.value.why.id == "no-owner"
        assert (refused.value.instead is not None) is leave


@GAMES
def test_only_what_nobody_plays_can_be_chosen(game: AnyGame) -> None:
    """And what computer players play: they swap. Where people have everything, nothing is asked."""
    say = speaker("en", game.key).say
    called = {tribe: say(Message(f"tribe-{tribe}")) for tribe in game.tribes}
    people = [Holder(seat, tribe, seat + 1, f"P{seat}") for seat, tribe in enumerate(game.tribes)]
    for count in range(1, len(people)):
        machine = replace(people[count], user_id=None, name="Talos")
        table = replace(lobby(game), holders=(*people[:count], machine))
        shown = words_of(lobby_message(table))
        offered = shown.partition(asked(game))[2].splitlines()
        assert f"{called[machine.tribe]} · Talos 🤖 swaps with you" in offered
        assert all(called[tribe] in offered for tribe in game.tribes[count + 1 :])
        assert all(called[holder.tribe] not in offered for holder in people[:count])
    full = lobby_message(replace(lobby(game), holders=tuple(people)))
    assert asked(game) not in words_of(full)


def asked(game: AnyGame) -> str:
    return "Choose your colour" if game.key in ("sapiens", "shared_worlds") else "Choose your tribe"
