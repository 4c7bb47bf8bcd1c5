"""A game step by step, as a film, as a file, and the proof that it was fair."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.backroom import MOST_ACTIONS
from bot.panels.board import in_pages
from bot.panels.kit import Item, Panel, button, fitted, picture, rows, text
from bot.panels.seating import Seating
from bot.panels.table import title
from bot.speech import sentence
from bot.table import Phase
from bot.table.past import Moment, Proof, bringing
from images.kit.look import Words
from rules.words import Message

FILM_NAME = "game.webp"
FRAMES = 40
"""So many frames has a film at most; a longer game is shown in leaps."""
ROOM = 1200
LINES_ROOM = 2000


def step_panel(seating: Seating, now: Moment, file_name: str | None, words: Words) -> Panel:
    """The game after one of its actions, as those sat there who played then, with the way to those before and after.
    Without a picture, in words.
    """
    spoken = seating.speaker_at(now.version)
    say = spoken.say
    view = seating.table.rules.view(now.state, seating.seat)
    count = say(Message("replay-step", {"step": now.number, "steps": now.of}))
    told = [event.what for event in now.events if event.to is None or seating.seat in event.to]
    happened = fitted([f"• {sentence(spoken, what)}" for what in told], ROOM)
    board: Item = picture(file_name, words.alt) if file_name else text(*in_pages(words.lines, LINES_ROOM)[0])
    return Panel(text(*_heading(seating), say(view.headline), f"-# {count}", *happened), board, *_ways(seating, now))


def film_panel(seating: Seating, frames: int, of: int, last: Words) -> Panel:
    """The whole game as a film; its last picture in words."""
    say = seating.speaker.say
    alt = say(Message("film-alt", {"frames": frames, "last": last.alt}))
    count = say(Message("film-told", {"frames": frames, "steps": of}))
    return Panel(
        text(*_heading(seating), f"-# {count}"), picture(FILM_NAME, alt), *rows(_more(seating, of, film=False))
    )


def waiting_panel(seating: Seating) -> Panel:
    """While the film is made."""
    return Panel(text(title(seating), seating.speaker.say(Message("film-wait"))))


def record_panel(seating: Seating, file_name: str) -> Panel:
    """The record of a game, to keep."""
    about = seating.speaker.say(Message("record-about", {"file": file_name}))
    return Panel(text(*_heading(seating), about), ui.File(f"attachment://{file_name}"))


def proof_panel(seating: Seating, proof: Proof) -> Panel:
    """Whether the game was fair, in plain words. The seed is told only when the game is over.

    Of a game that was brought nothing is known but that it can be played.
    """
    say, seed = seating.speaker.say, seating.table.seed
    if bringing(seating.table) is not None:
        possible = Message("proof-brought", {"actions": proof.actions})
        return Panel(text(*_heading(seating), f"❔ {say(possible)}"))
    if not proof.sealed:
        broken = Message("proof-broken", {"hash": proof.found, "promised": proof.promised or "?"})
        seal = f"❌ {say(broken)}"
    elif seed is None:
        seal = f"✅ {say(Message('proof-sealed', {'hash': proof.found}))}"
    else:
        seal = f"✅ {say(Message('proof-opened', {'hash': proof.found, 'seed': seed}))}"
    played = Message("proof-played", {"actions": proof.actions})
    differs = Message("proof-differs", {"number": proof.fault})
    log = f"✅ {say(played)}" if proof.fault is None else f"❌ {say(differs)}"
    by_hand = f"-# {say(Message('proof-by-hand'))}" if seed is not None else ""
    return Panel(text(title(seating), seal, log, by_hand))


def _heading(seating: Seating) -> list[str]:
    """What game it is; and where somebody has brought it, who, and that Elder has not seen it played."""
    brought, say = bringing(seating.table), seating.speaker.say
    if brought is None:
        return [title(seating)]
    return [title(seating), f"📥 {say(brought)} {say(Message('brought-unseen'))}"]


def frames(of: int) -> list[int]:
    """The numbers of the actions after which a film of so many actions shows the board; first and last always."""
    if of < FRAMES:
        return list(range(of + 1))
    return [round(frame * of / (FRAMES - 1)) for frame in range(FRAMES)]


def _ways(seating: Seating, now: Moment) -> list[Item]:
    say = seating.speaker.say
    ends = now.number == 0, now.number == now.of
    # The last word tells apart buttons that lead to the same place.
    ways = [
        button(seating.custom_id("step", 0, "first"), say(Message("replay-first")), off=ends[0]),
        button(seating.custom_id("step", max(now.number - 1, 0), "back"), say(Message("replay-back")), off=ends[0]),
        button(seating.custom_id("step", now.number + 1, "on"), say(Message("replay-on")), off=ends[1]),
        button(seating.custom_id("step", MOST_ACTIONS, "last"), say(Message("replay-last")), off=ends[1]),
    ]
    return [*rows(ways), *rows(_more(seating, now.number, film=True))]


def _more(seating: Seating, number: int, *, film: bool) -> list[ui.Button[Any]]:
    """What else there is of this game: the film or the way back from it, and what is given out when it is over."""
    say = seating.speaker.say
    if film:
        found = [button(seating.custom_id("film"), say(Message("replay-film")))]
    else:
        found = [button(seating.custom_id("step", number, "stills"), say(Message("replay-stills")))]
    found.append(button(seating.custom_id("proof"), say(Message("replay-proof"))))
    if seating.table.phase is Phase.OVER:
        found.append(button(seating.custom_id("record"), say(Message("replay-record"))))
    return found
