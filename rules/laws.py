"""What must hold in every position of every game. One function is one law; its docstring says what it demands.

The laws know a game only by its contract, so a new game has them from its first day: `rules.fuzz` plays random games
under them. A law raises BrokenLaw and says in plain English what it saw.
"""

from __future__ import annotations

import pickle
from random import Random

from rules.codec import clone, dump_action, dump_events, dump_state, load_action, load_events, load_state
from rules.game import Action, AnyGame, Event, Illegal, Refusal, Seat, State
from rules.law import BrokenLaw, Law, demand, seats, some, viewers
from rules.secrecy import nobody_knows_the_dice, secrets_are_kept
from rules.speakable import everything_can_be_said, is_cited, is_spoken, messages
from rules.strange import Strange
from rules.words import Message


def check(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """Every law in this position. Raises BrokenLaw."""
    for law in LAWS:
        law(game, state, luck, strange)


def somebody_is_asked_until_the_end(game: AnyGame, state: State) -> None:
    """`awaited` is empty exactly when there is an outcome; it asks a seat once, and only seats that exist."""
    asked = [prompt.seat for prompt in game.awaited(state)]
    demand(bool(asked) == (game.outcome(state) is None), f"asked {asked}, outcome {game.outcome(state)}")
    demand(len(set(asked)) == len(asked), f"asks a seat twice: {asked}")
    demand(all(seat in range(len(state.tribes)) for seat in asked), f"asks a seat that is not there: {asked}")


def nothing_is_lost(game: AnyGame, state: State) -> None:
    """A position that was played is a possible one."""
    faults = game.faults(state)
    demand(not faults, f"faults {faults}")


def who_is_asked_can_answer(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """`legal` is empty for who is not asked, never for who is; it is stable and has no twins."""
    asked = {prompt.seat for prompt in game.awaited(state)}
    for seat in seats(state):
        actions = game.legal(state, seat)
        demand(bool(actions) == (seat in asked), f"seat {seat} of {asked} asked has {len(actions)} legal actions")
        demand(len(set(actions)) == len(actions), f"twins among the legal actions of seat {seat}: {actions}")
        demand(actions == game.legal(clone(state), seat), f"legal actions of seat {seat} in another order")
        demand({type(action) for action in actions} <= set(game.actions), f"an action type not in the game: {actions}")


def legal_and_explain_and_apply_agree(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """An action is in `legal` exactly if `explain` has nothing against it; else `apply` refuses and changes nothing."""
    strange.look_around(game.view(state, None))
    before = dump_state(game, state)
    told: dict[str, Refusal] = {}
    for seat in seats(state):
        legal = game.legal(state, seat)
        for action in [*legal, *strange.actions(luck, legal)]:
            refusal = game.explain(state, seat, action)
            demand((refusal is None) == (action in legal), f"seat {seat}, {action}: explained by {refusal}")
            if refusal is not None:
                _is_refused(game, state, seat, action, refusal)
                told[refusal.why.id] = refusal
    for refusal in told.values():
        is_cited(game, refusal.section)
        for message in messages(refusal):
            is_spoken(game, state, message)
    demand(dump_state(game, state) == before, "a refused action changed the position")


def every_legal_action_applies(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """Applied to a copy, and to what JSON gives back, a legal action gives the same events and the same position."""
    before = dump_state(game, state)
    loaded = load_state(game, before)
    for seat in seats(state):
        for action in some(game.legal(state, seat), luck, 12):
            copy, restored = clone(state), clone(loaded)
            events = game.apply(copy, seat, action)
            demand(events == game.apply(restored, seat, action), f"seat {seat}, {action}: other events after JSON")
            after = dump_state(game, copy)
            demand(after == dump_state(game, restored), f"seat {seat}, {action}: another position after JSON")
            demand(after != before, f"seat {seat}, {action}: nothing happened")
            _events_are_data(game, state, events)
    demand(dump_state(game, state) == before, "applying to a copy changed the original")


def json_keeps_everything(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """Position and actions come back from JSON as they were."""
    text = dump_state(game, state)
    restored = load_state(game, text)
    demand(restored == state, "the position from JSON is not equal")
    demand(dump_state(game, restored) == text, "the position from JSON has another JSON")
    for seat in seats(state):
        for action in game.legal(state, seat):
            demand(load_action(game, dump_action(action)) == action, f"{action} from JSON is not equal")


def looking_changes_nothing(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """`awaited`, `view`, `stand_in`, `foretell` and the like leave the position as it is; a view agrees with them."""
    before = dump_state(game, state)
    for viewer in viewers(state):
        view = game.view(state, viewer)
        demand(view.viewer == viewer and view.tribes == state.tribes, f"the view of {viewer} is another's")
        demand(view.awaited == game.awaited(state), f"the view of {viewer} awaits others")
        demand(view.outcome == game.outcome(state), f"the view of {viewer} has another outcome")
        demand(pickle.loads(pickle.dumps(view)) == view, f"the view of {viewer} cannot travel to a worker")
    for prompt in game.awaited(state):
        game.stand_in(state, prompt.seat)
        game.late(state, prompt.seat)
        for action in game.legal(state, prompt.seat):
            game.foretell(state, prompt.seat, action)
    game.faults(state)
    demand(dump_state(game, state) == before, "looking changed the position")


def the_stand_in_is_legal(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """`stand_in` gives a legal action, and the same one again; and so does what is answered when time is over."""
    for prompt in game.awaited(state):
        for answer in (game.stand_in, game.late):
            action = answer(state, prompt.seat)
            demand(action in game.legal(state, prompt.seat), f"seat {prompt.seat}: stand-in {action} is not legal")
            demand(action == answer(clone(state), prompt.seat), f"seat {prompt.seat}: another stand-in")


def a_small_question_can_be_left_to_elder(game: AnyGame, state: State, luck: Random, strange: Strange) -> None:
    """Only who is asked has a small question, of a kind that has a name; its quiet answer is legal, and only who is
    asked a vain kind may have nothing else. Looking at it changes nothing.
    """
    before = dump_state(game, state)
    kinds = {small.kind: small for small in game.small}
    asked = {prompt.seat for prompt in game.awaited(state)}
    for kind in kinds:
        is_spoken(game, state, Message(f"question-{kind}"))
    for seat in seats(state):
        quiet, idles = game.quiet(state, seat), game.idles(state, seat)
        if quiet is None:
            demand(not idles, f"seat {seat} is asked no small question, but could only let it pass")
            continue
        demand(seat in asked, f"seat {seat} is not asked, but has the small question {quiet.kind}")
        demand(quiet.kind in kinds, f"a kind of small question not in the game: {quiet.kind}")
        demand(quiet.answer in game.legal(state, seat), f"the quiet answer {quiet.answer} is not legal")
        demand(not idles or kinds[quiet.kind].vain, f"{quiet.kind} was asked in vain, and everybody could know")
    demand(not game.small or bool(game.turn(state)), "its turns have no names")
    demand(dump_state(game, state) == before, "looking for a small question changed the position")


LAWS: tuple[Law, ...] = (
    who_is_asked_can_answer,
    legal_and_explain_and_apply_agree,
    every_legal_action_applies,
    json_keeps_everything,
    looking_changes_nothing,
    the_stand_in_is_legal,
    nobody_knows_the_dice,
    secrets_are_kept,
    a_small_question_can_be_left_to_elder,
    everything_can_be_said,
)
"""The thorough ones, for some positions of a game. The two above them are cheap enough for every position."""


def _is_refused(game: AnyGame, state: State, seat: Seat, action: Action, refusal: Refusal) -> None:
    try:
        game.apply(state, seat, action)
    except Illegal as error:
        demand(error.refusal == refusal, f"seat {seat}, {action}: {error.refusal} is not {refusal}")
    else:
        raise BrokenLaw(f"seat {seat}, {action}: applied although refused by {refusal}")


def _events_are_data(game: AnyGame, state: State, events: list[Event]) -> None:
    demand(load_events(dump_events(events)) == events, f"events from JSON are not equal: {events}")
    for message in messages(events):
        is_spoken(game, state, message)
