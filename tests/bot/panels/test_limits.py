"""The largest panels, with the worst names, pass none of Discord's limits and show no markup that people brought."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.panels.board import _words
from bot.panels.book import contents_panel, section_panel
from bot.panels.decision import decision_panel
from bot.panels.kit import Panel
from bot.panels.lobby import lobby_message
from bot.panels.log import log_panel
from bot.panels.options import NumberAsked, fits_menu, option_panel
from bot.panels.replay import film_panel, proof_panel, record_panel, step_panel, waiting_panel
from bot.panels.seating import Seating
from bot.panels.status import help_panel, status_panel
from bot.panels.table import table_message
from bot.speech import clean
from bot.table import Phase, Table, UndoRequest
from bot.table.past import Moment, Proof
from images import artist
from images.kit.look import Look
from rules.codec import clone
from rules.game import AnyGame, Event
from rules.handbook import handbook
from rules.options import choices
from rules.words import Message
from tests.bot.panels.fits import assert_fits, pressable, words_of
from tests.bot.positions import NASTY, change, every_game, finished, positions, table_at

GAMES = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
LOCALES = pytest.mark.parametrize("locale", ["en", "de"])
NAMES = tuple(clean(name) for name in NASTY)
LONG = Event(Message("did-join", {"who": "A very long story " * 60}))


def last_table(game: AnyGame, locale: str) -> Table:
    *_, state = (clone(state) for state in positions(game, "limits") if game.awaited(state))
    recent = tuple(change(version, LONG, LONG, LONG) for version in range(4, 11))
    return table_at(game, state, locale=locale, names=NAMES, recent=recent)


def harmless(panel: ui.LayoutView) -> None:
    assert_fits(panel)
    shown = words_of(panel)
    assert "@everyone" not in shown
    assert "<@&" not in shown
    assert "<@99>" not in shown
    assert "`rm`" not in shown
    assert "\u202e" not in shown


@GAMES
@LOCALES
def test_a_lobby(game: AnyGame, locale: str) -> None:
    harmless(lobby_message(table_at(game, None, stage=Phase.LOBBY, locale=locale, names=NAMES)))
    few = table_at(game, None, stage=Phase.LOBBY, locale=locale, names=NAMES)
    harmless(lobby_message(replace(few, holders=few.holders[:1])))
    harmless(lobby_message(replace(few, stage=Phase.OVER, holders=(), ending=Message("ended-all-left"))))


@GAMES
@LOCALES
def test_a_table_while_it_is_played_and_when_it_is_parked_or_over(game: AnyGame, locale: str) -> None:
    table = last_table(game, locale)
    for shown in (
        table,
        replace(table, undo=UndoRequest(0, 3)),
        replace(table, parked=Message("parked-damaged")),
        replace(table, stage=Phase.OVER),
        replace(table, stage=Phase.OVER, ending=Message("ended-by-owner", {"who": NAMES[0]})),
    ):
        harmless(table_message(shown, "board.webp", "x" * 2000))
        harmless(table_message(shown, None, "x" * 1024))


@GAMES
@LOCALES
def test_a_result_with_scores_and_the_seed(game: AnyGame, locale: str) -> None:
    state = finished(game, "result")
    table = table_at(game, state, stage=Phase.OVER, locale=locale, names=NAMES)
    panel = table_message(table, "board.webp", "The last position")
    harmless(panel)
    outcome = game.outcome(state)
    assert outcome is not None
    assert all(name in words_of(panel) for name in Seating(table, None, locale).speaker.names)
    assert state.dice.seed in words_of(panel)
    assert set(pressable(panel)) == (
        {"Rematch", "Log", "Replay"} if locale == "en" else {"Noch einmal spielen", "Verlauf", "Wiederholung"}
    )


@GAMES
@LOCALES
def test_every_decision_on_the_way_through_a_game(game: AnyGame, locale: str) -> None:
    for state in positions(game, "decisions", every=31):
        table = table_at(game, state, locale=locale, names=NAMES)
        for prompt in table.awaited():
            seating = Seating(table, prompt.seat, locale)
            notes = ["A long note " * 50] * 10
            harmless(decision_panel(seating, notes=notes))
            walk(seating, ())


def walk(seating: Seating, path: tuple[int, ...]) -> None:
    """The first and the last way through the questions."""
    for step in (0, -1):
        way = path
        while True:
            try:
                panel = decision_panel(seating, way)
            except LookupError:
                break
            harmless(panel)
            way = (*way, step)


@GAMES
@LOCALES
def test_log_status_options_and_help(game: AnyGame, locale: str) -> None:
    table = last_table(game, locale)
    seating = Seating(table, 0, locale)
    harmless(log_panel(seating, table.recent[::-1] * 5, newest=True))
    harmless(log_panel(seating, [], newest=False))
    harmless(status_panel(seating))
    harmless(help_panel(seating, locale, [game.key]))
    harmless(help_panel(None, locale, [game.key]))
    for name, values in choices(game.options).items():
        if fits_menu(values):
            harmless(option_panel(seating, name))
        else:
            asked = NumberAsked(seating, name)
            assert len(asked.title) <= 45


def test_the_log_goes_on_behind_a_change_that_fills_more_than_a_page() -> None:
    game = every_game()[0]
    (*_, state) = (clone(state) for state in positions(game, "limits") if game.awaited(state))
    long, short = change(6, *[LONG] * 50), change(5, LONG)
    panel = log_panel(Seating(table_at(game, state, names=NAMES), 0, "en"), [long, short], newest=True)
    harmless(panel)
    assert "A very long story" in words_of(panel)
    assert "earlier" in words_of(panel)
    assert any(custom_id.endswith(":log.6") for custom_id in pressable(panel).values())


@GAMES
@LOCALES
def test_a_game_looked_back_at(game: AnyGame, locale: str) -> None:
    table = last_table(game, locale)
    assert table.state is not None
    words = artist(game.key).describe(game.view(table.state, 0), Look(locale, table.names))
    seating, now = Seating(table, 0, locale), Moment(4000, 5000, table.state, events=(LONG, LONG, LONG))
    for shown in (seating, replace(seating, table=replace(table, stage=Phase.OVER))):
        for number in (0, 1, 4999, 5000):
            harmless(step_panel(shown, replace(now, number=number), "board.webp", words))
            harmless(step_panel(shown, replace(now, number=number), None, words))
        harmless(film_panel(shown, 40, 5000, words))
        harmless(waiting_panel(shown))
        harmless(record_panel(shown, "game-1.json"))
        for proof in (Proof("a" * 64, "a" * 64, 5000), Proof(None, "a" * 64, 7, 8)):
            harmless(proof_panel(shown, proof))


@GAMES
@LOCALES
def test_every_page_of_the_handbook(game: AnyGame, locale: str) -> None:
    harmless(contents_panel(game.key, locale))
    for section in handbook(game, locale).sections:
        panel = section_panel(game.key, locale, section.id)
        harmless(panel)
        assert section.body[-40:] in words_of(panel), "a section is cut short"


@GAMES
@LOCALES
def test_the_board_in_words(game: AnyGame, locale: str) -> None:
    table = last_table(game, locale)
    assert table.state is not None
    words = artist(game.key).describe(game.view(table.state, 0), Look(locale, table.names))
    harmless(_words(Seating(table, 0, locale), "lines", words.lines, 0))
    many = [f"line {number} " + "x" * 200 for number in range(60)]
    for page in range(4):
        harmless(_words(Seating(table, 0, locale), "lines", many, page))


def test_a_panel_is_kept_by_nobody() -> None:
    assert Panel().is_finished()
