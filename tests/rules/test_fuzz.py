"""The laws have teeth: a game that breaks one is found out, and the record that leads there is handed over."""

from __future__ import annotations

import dataclasses
import json
from random import Random
from typing import Any

import pytest

from rules import fuzz, games
from rules.codec import dump_state
from rules.fuzz import Fault, random_games, random_table
from rules.game import Action, AnyGame, Event, Illegal, Outcome, Prompt, Quiet, Refusal, Seat, Small, State
from rules.law import BrokenLaw
from rules.record import begin, replay
from rules.secrecy import secrets_are_kept
from rules.strange import Strange
from rules.words import Message
from rules.zoar.fight import OfferMetal

GAME = games()["zoar"]


def _crash(state: State, seat: Seat, action: Action) -> list[Event]:
    raise ZeroDivisionError("a crash")


def _swallow(state: State, seat: Seat, action: Action) -> list[Event]:
    try:
        return GAME.apply(state, seat, action)
    except Illegal:
        return []


def _slip(state: State, seat: Seat, action: Action) -> list[Event]:
    try:
        return GAME.apply(state, seat, action)
    except Illegal:
        state.dice.count += 1
        raise


def _do_nothing(state: State, seat: Seat, action: Action) -> list[Event]:
    refusal = GAME.explain(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    return []


def _say_nonsense(state: State, seat: Seat, action: Action) -> list[Event]:
    return [*GAME.apply(state, seat, action), Event(Message("did-nothing-known"))]


def _leave_out(state: State, seat: Seat) -> list[Action]:
    actions = GAME.legal(state, seat)
    return actions[:-1] or actions


def _cheat(state: State, seat: Seat) -> Action:
    """Looks at the dice to come."""
    actions = GAME.legal(state, seat)
    return actions[hash(state.dice.seed) % len(actions)]


def _foretell_the_dice(state: State, seat: Seat, action: Action) -> Message:
    return Message("no-not-now", {"action": state.dice.seed})


def _peek(state: State, viewer: Seat | None) -> Any:
    """Shows everything but the dice to everybody."""
    body = json.loads(dump_state(GAME, state))
    body.pop("dice")
    view = GAME.view(state, viewer)
    return dataclasses.replace(view, headline=Message("no-not-now", {"action": json.dumps(body)}))


def _look_into_the_dice(state: State, viewer: Seat | None) -> Any:
    view = GAME.view(state, viewer)
    return dataclasses.replace(view, headline=Message("no-not-now", {"action": state.dice.seed}))


def _touch(state: State, viewer: Seat | None) -> Any:
    state.dice.count += 1
    return GAME.view(state, viewer)


def _ask_twice(state: State) -> tuple[Prompt, ...]:
    return GAME.awaited(state) * 2


def _ask_without_words(state: State) -> tuple[Prompt, ...]:
    return tuple(dataclasses.replace(prompt, section="99.9") for prompt in GAME.awaited(state))


def _see_without_words(state: State, viewer: Seat | None) -> Any:
    return dataclasses.replace(GAME.view(state, viewer), awaited=_ask_without_words(state))


def _forget_a_seat(state: State) -> Outcome | None:
    outcome = GAME.outcome(state)
    return outcome and dataclasses.replace(outcome, ranks=outcome.ranks[1:])


def _explain_nothing(state: State, seat: Seat, action: Action) -> Refusal | None:
    refusal = GAME.explain(state, seat, action)
    return refusal and dataclasses.replace(refusal, why=Message("no-such-words"))


def _asked(state: State, seat: Seat) -> bool:
    return any(prompt.seat == seat for prompt in GAME.awaited(state))


def _answer_anything(state: State, seat: Seat) -> Quiet | None:
    return Quiet("offer", OfferMetal(99)) if _asked(state, seat) else None


def _ask_small(state: State, seat: Seat) -> Quiet | None:
    return Quiet("dinner", GAME.legal(state, seat)[0]) if _asked(state, seat) else None


def _ask_in_vain(state: State, seat: Seat) -> Quiet | None:
    """Calls a small question what leaves no choice."""
    return Quiet("offer", GAME.legal(state, seat)[0]) if _asked(state, seat) else None


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "a crash": ({"apply": _crash}, "ZeroDivisionError: a crash"),
    "a dead end": ({"legal": lambda state, seat: []}, "has 0 legal actions"),
    "an impossible position": ({"faults": lambda state: ("an army too many",)}, "an army too many"),
    "twins": ({"legal": lambda state, seat: GAME.legal(state, seat) * 2}, "twins"),
    "a legal action left out": ({"legal": _leave_out}, "BrokenLaw: seat "),
    "a seat that may act unasked": (
        {"legal": lambda state, seat: GAME.legal(state, GAME.awaited(state)[0].seat)},
        "asked",
    ),
    "asking twice": ({"awaited": _ask_twice}, "asks a seat twice"),
    "a question without a section": (
        {"awaited": _ask_without_words, "view": _see_without_words},
        "section 99.9 is not in the",
    ),
    "applying what is refused": ({"apply": _swallow}, "applied although refused"),
    "a refusal that changes something": ({"apply": _slip}, "a refused action changed the position"),
    "an action without effect": ({"apply": _do_nothing}, "nothing happened"),
    "an event without words": ({"apply": _say_nonsense}, "no words in en"),
    "a refusal without words": ({"explain": _explain_nothing}, "is not"),
    "a stand-in that does what it may not": ({"stand_in": lambda state, seat: GAME.actions[0]}, "is not legal"),
    "a stand-in that knows the dice": ({"stand_in": _cheat}, "peeks"),
    "foretelling the dice": ({"foretell": _foretell_the_dice}, "can read it from what "),
    "a view that shows the dice": ({"view": _look_into_the_dice}, "sees what may not be known"),
    "looking that changes something": ({"view": _touch}, "looking changed the position"),
    "an outcome that forgets a seat": ({"outcome": _forget_a_seat}, "BrokenLaw: "),
    "a small question to nobody": ({"quiet": lambda state, seat: Quiet("offer", OfferMetal(0))}, "small question"),
    "a quiet answer that is not legal": ({"quiet": _answer_anything}, "is not legal"),
    "a small question of no known kind": ({"quiet": _ask_small}, "a kind of small question not in the game"),
    "a small question without a name": ({"small": (Small("dinner"),)}, "no words in en"),
    "a question that all know to be in vain": ({"quiet": _ask_in_vain}, "was asked in vain"),
    "turns without names": ({"turn": lambda state: ""}, "its turns have no names"),
}


def _fault_of(game: AnyGame) -> Fault:
    with pytest.raises(Fault) as caught:
        list(random_games(game, 20, "teeth", thorough=0.01))
    return caught.value


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_law_is_found(fault: str) -> None:
    functions, seen = BROKEN[fault]
    assert seen in _fault_of(dataclasses.replace(GAME, **functions)).what


def _two_asked_at_once(luck: Random) -> State:
    """A position of a random game in which there is a secret."""
    while True:
        state = begin(random_table(GAME, "secrets", luck))
        while prompts := GAME.awaited(state):
            if len(prompts) > 1:
                return state
            GAME.apply(state, prompts[0].seat, luck.choice(GAME.legal(state, prompts[0].seat)))


def test_a_view_that_shows_secrets_is_found() -> None:
    broken, luck = dataclasses.replace(GAME, view=_peek), Random("secrets")
    state = _two_asked_at_once(luck)
    secrets_are_kept(GAME, state, luck, Strange(GAME.actions))
    with pytest.raises(BrokenLaw, match="sees what may not be known"):
        secrets_are_kept(broken, state, luck, Strange(GAME.actions))


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ENDLESS", 10)
    assert "no end after 10 actions" in _fault_of(GAME).what


def test_the_record_of_a_fault_leads_to_it() -> None:
    def at_the_twentieth(state: State) -> tuple[str, ...]:
        return ("the wrong die",) if state.dice.count > 40 else ()

    fault = _fault_of(dataclasses.replace(GAME, faults=at_the_twentieth))
    assert at_the_twentieth(replay(fault.record)) == ("the wrong die",)


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (list(random_games(GAME, 2, "same", thorough=0)) for _ in range(2))
    assert first == again
    assert first[0] != first[1]
