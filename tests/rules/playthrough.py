"""One game of each kind as readable text, so that a review sees what a change of the rules does.

`python -m tests.rules.playthrough` writes tests/rules/playthroughs/<game>.txt anew; read the difference before you
commit it. Stand-ins play, and now and then luck instead of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

from images import artist
from images.kit.look import Look
from rules import games
from rules.dice import Dice, commitment
from rules.game import AnyGame, State
from rules.words import Speaker

FOLDER = Path(__file__).parent / "playthroughs"
SEED = "relic"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
WHIMS = 0.25
"""How often luck plays instead of the stand-in."""
PAGE = 100
"""The board is described after so many actions."""


def lines(game: AnyGame) -> Iterator[str]:
    """The whole game, line by line."""
    luck = Random(SEED)
    tribes = game.tribes[: game.seats.stop - 1]
    state = game.setup(tribes, game.options(), Dice(SEED))
    names = NAMES[: len(tribes)]
    speaker = Speaker("en", (game.package,), names)

    yield f"{game.key}, version {game.version}, seed {SEED!r} ({commitment(SEED)})"
    yield f"seats: {', '.join(f'{name} {tribe}' for name, tribe in zip(names, tribes, strict=True))}"
    yield f"options: {' '.join(f'{name}={value!r}' for name, value in asdict(game.options()).items())}"
    yield from _board(game, state, names)
    done, headline = 0, ""
    while prompts := game.awaited(state):
        now = speaker.say(game.view(state, None).headline)
        if now != headline:
            headline = now
            yield ""
            yield f"== {headline}"
        prompt = luck.choice(prompts)
        actions = game.legal(state, prompt.seat)
        whim = luck.random() < WHIMS
        action = luck.choice(actions) if whim else game.stand_in(state, prompt.seat)
        yield f"{names[prompt.seat]}, {speaker.say(prompt.ask)} ({prompt.section}, {len(actions)} choices)"
        yield f"  > {speaker.say(action.said())}{' (on a whim)' if whim else ''}"
        for event in game.apply(state, prompt.seat, action):
            yield f"    {speaker.say(event.what)}{' [revealed]' if event.reveal else ''}"
        done += 1
        if done % PAGE == 0:
            yield from _board(game, state, names)
    yield from _board(game, state, names)
    outcome = game.outcome(state)
    assert outcome is not None
    yield f"{speaker.say(outcome.how)} {done} actions, {state.dice.count} throws."
    for name, rank, score in zip(names, outcome.ranks, outcome.scores, strict=True):
        yield f"{rank}. {name}: {speaker.say(score)}"


def _board(game: AnyGame, state: State, names: tuple[str, ...]) -> Iterator[str]:
    yield ""
    yield "-- the table"
    for line in artist(game.key).describe(game.view(state, None), Look(names=names)).lines:
        yield f"   {line}".rstrip()


if __name__ == "__main__":
    for key, played in games().items():
        (FOLDER / f"{key}.txt").write_text("\n".join(lines(played)) + "\n", encoding="utf-8")
