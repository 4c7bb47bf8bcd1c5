"""What can be reached by pressing on decision panels is exactly what is legal, however much that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.narrowing import digest, follow, question
from bot.panels import ids
from bot.panels.at_decision import chosen
from bot.panels.decision import decision_panel
from bot.panels.ids import Press
from bot.panels.kit import Panel
from bot.panels.seating import Seating
from bot.panels.table import table_message
from bot.speech import speaker
from rules.codec import dump_action
from rules.dice import Dice
from rules.game import Action, AnyGame
from rules.nerthania import GAME as NERTHANIA
from rules.nerthania.actions import Muster, Reinforce
from rules.nerthania.pieces import Unit
from rules.shared_worlds import GAME as WORLDS
from rules.shared_worlds.actions import PlayUnit
from rules.shared_worlds.giving import Giving
from rules.shared_worlds.pieces import Face
from rules.shared_worlds.state import face
from tests.bot.panels.fits import assert_fits, menus, pressable, words_of
from tests.bot.positions import every_game, positions, table_at
from tests.rules.shared_worlds.table import side
from tests.rules.shared_worlds.table import table as worlds


def presses(panel: Panel) -> list[Press]:
    """Every button that is on, as what it says."""
    found = (ids.read(custom_id) for custom_id in pressable(panel).values())
    return [press for press in found if press is not None]


def ticked(seating: Seating, panel: Panel) -> Iterator[tuple[int, ...]]:
    """The paths that the menu of a panel leads to, as the bot reads it."""
    for menu in menus(panel):
        press = ids.read(menu["custom_id"])
        assert press is not None
        if press.word == "small":
            # How to be asked such questions, which is no answer to this one.
            continue
        path = tuple(int(index) for index in press.arguments[1:])
        values = [int(entry["value"]) for entry in menu["options"]]
        asked = question(follow(seating.legal(), path))
        assert asked is not None
        if not asked.items:
            yield from ((*path, value) for value in values)
            continue
        for size in range(menu["min_values"], menu["max_values"] + 1):
            for together in combinations(values, size):
                chosen = asked.ticked(asked.items[value] for value in together)
                if chosen is not None:
                    yield (*path, chosen)


def reached(seating: Seating) -> Counter[Action]:
    """Everything that can be done from the panel on, by every way of pressing."""
    found: Counter[Action] = Counter()
    known = digest(seating.legal())
    named = {digest([action]): action for action in seating.legal()}
    waiting: list[tuple[tuple[int, ...], int]] = [((), 0)]
    seen = set(waiting)
    while waiting:
        path, page = waiting.pop()
        panel = decision_panel(seating, path, page)
        assert_fits(panel)
        onward = [(way, 0) for way in ticked(seating, panel)]
        for press in presses(panel):
            if press.word == "do":
                found[named[press.arguments[0]]] += 1
                continue
            assert press.arguments[0] == known
            page, *numbers = [int(number) for number in press.arguments[1:]]
            onward.append((tuple(numbers), page))
        waiting += [node for node in dict.fromkeys(onward) if node not in seen]
        seen.update(onward)
    return found


def test_all_of_four_hundred_actions_are_reached_and_nothing_else(crowd: AnyGame) -> None:
    table = table_at(crowd, crowd.setup(crowd.tribes, crowd.options(), Dice("crowd")))
    seating = Seating(table, 0, "en")
    assert reached(seating) == Counter(seating.legal())
    assert not reached(Seating(table, 1, "en"))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_all_that_is_legal_in_a_game_is_reached_and_nothing_else(game: AnyGame) -> None:
    for state in positions(game, "reached", every=41):
        table = table_at(game, state)
        for seat in range(len(state.tribes)):
            seating = Seating(table, seat, "de")
            assert reached(seating) == Counter(seating.legal())


def test_somebody_who_is_not_asked_sees_nothing_but_who_is(crowd: AnyGame) -> None:
    table = table_at(crowd, crowd.setup(crowd.tribes, crowd.options(), Dice("crowd")), names=("Anna", "Bert"))
    for seat in (1, None):
        panel = decision_panel(Seating(table, seat, "en"))
        assert words_of(panel) == "There is nothing for you to decide just now. Elder is waiting for Anna."


def test_the_way_is_shown_with_what_settles_itself(crowd: AnyGame) -> None:
    table = table_at(crowd, crowd.setup(crowd.tribes, crowd.options(), Dice("crowd")))
    seating = Seating(table, 0, "en")
    send, keep, spell, _ = range(4)
    assert "Well?" in words_of(decision_panel(seating))
    assert "-# Send › Unit 0" in words_of(decision_panel(seating, [send, 0]))
    assert "-# Spell › 2" in words_of(decision_panel(seating, [spell, 1]))
    assert "Which cards?" in words_of(decision_panel(seating, [keep]))


def test_a_hand_is_offered_where_there_is_one(crowd: AnyGame) -> None:
    table = table_at(crowd, crowd.setup(crowd.tribes, crowd.options(), Dice("crowd")))
    assert "My hand" in pressable(table_message(table, None, "words"))
    for game in every_game():
        if not game.hands:
            state = next(positions(game, "hands"))
            assert "My hand" not in pressable(table_message(table_at(game, state), None, "words"))


def test_no_choice_of_another_seat_stands_on_a_panel() -> None:
    for game in every_game():
        for state in positions(game, "others", every=53):
            table = table_at(game, state)
            for prompt in table.awaited():
                others = [seat for seat in range(len(state.tribes)) if seat != prompt.seat]
                for other in others:
                    if not game.legal(state, other):
                        shown = words_of(decision_panel(Seating(table, other, "en")))
                        for action in game.legal(state, prompt.seat):
                            assert dump_action(action) not in shown
                            assert Seating(table, other, "en").speaker.say(action.said()) not in shown


def test_what_is_the_same_for_all_choices_is_said_once() -> None:
    """Hand cards become Workers, whichever they are."""
    state = worlds(
        red=side("wood_yard stone_mine", hand="gatherer cub spear_bearer hadra"),
        blue=side("fire_pit 2 leather_workshop"),
    )
    play = next(one for one in WORLDS.legal(state, 0) if isinstance(one, PlayUnit) and one.card == Face("gatherer"))
    WORLDS.apply(state, 0, play)
    panel = decision_panel(Seating(table_at(WORLDS, state), 0, "en"))
    assert words_of(panel).count("It becomes a Worker under Fire Pit.") == 1


@pytest.mark.parametrize("number", [2, 25, 26])
def test_what_all_choices_bring_alike_is_said_once_however_many_there_are(number: int) -> None:
    state = worlds()
    hand = state.players[0].hand
    different = list({face(card).id: card for card in state.main}.values())[:number]
    state.main = [card for card in state.main if card not in different] + hand
    hand[:] = different
    state.steps.append(Giving(0, 1))
    says = words_of(decision_panel(Seating(table_at(WORLDS, state), 0, "en")))
    assert says.count("It goes to the Graveyard.") == 1


@pytest.mark.parametrize(("locale", "said"), [("en", "Chosen: Recruit."), ("de", "Gewählt: Anwerben.")])
def test_what_has_only_been_begun_is_not_said_to_be_done(locale: str, said: str) -> None:
    seating = Seating(table_at(NERTHANIA, next(positions(NERTHANIA, "begun"))), 0, locale)
    assert seating.speaker.say(chosen(Muster(), seating.speaker.whose)) == said


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Chosen: Bring an ice tiger from 12."), ("de", "Gewählt: Aus 12 einen Eistiger holen.")]
)
def test_who_has_chosen_reads_the_names_of_their_own_tribe(locale: str, said: str) -> None:
    assert speaker(locale, "nerthania").say(chosen(Reinforce(Unit.ANIMAL, 12), "snow_blades")) == said
