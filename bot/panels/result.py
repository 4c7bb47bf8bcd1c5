"""The last table message of a game: who won and how, the scores, the board, the dice, and a rematch."""

from __future__ import annotations

from discord import ButtonStyle

from bot.panels.kit import Item, Panel, button, rows, text
from bot.panels.seating import Seating
from rules.dice import commitment
from rules.game import Outcome
from rules.words import Message, Who

FINGERPRINT = 16
"""So many characters of a hash are shown."""
MEDALS = ("🥇", "🥈", "🥉")


def result_message(seating: Seating, board: Item) -> Panel:
    """What the channel sees of a game that is over."""
    outcome = seating.table.outcome()
    items = [text(f"## {seating.speaker.say(Message('game'))}", *_ending(seating, outcome)), board]
    if outcome is not None:
        items.append(text(*_scores(seating, outcome)))
    if seating.table.seed is not None:
        items.append(text(_dice(seating, seating.table.seed)))
    return Panel(*items, *afterwards(seating))


def afterwards(seating: Seating) -> list[Item]:
    """What can still be done when a table is over."""
    say = seating.speaker.say
    again = button(seating.custom_id("rematch"), say(Message("rematch")), ButtonStyle.primary)
    log = button(seating.custom_id("log"), say(Message("button-log")))
    replay = [button(seating.custom_id("replay"), say(Message("button-replay")))] if seating.table.state else []
    return [*rows([again, log, *replay])]


def _ending(seating: Seating, outcome: Outcome | None) -> list[str]:
    say = seating.speaker.say
    if outcome is None:
        reason = seating.table.ending
        return [say(reason) if reason else say(Message("game-ended"))]
    winners = tuple(Who(seat) for seat in outcome.winners)
    return [f"### 🏆 {say(Message('winners', {'winners': winners}))}", say(outcome.how)]


def _scores(seating: Seating, outcome: Outcome) -> list[str]:
    say = seating.speaker.say
    lines = []
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        rank = outcome.ranks[seat]
        place = MEDALS[rank - 1] if rank <= len(MEDALS) else f"{rank}."
        lines.append(f"{place} **{say(Who(seat))}** · {say(outcome.scores[seat])}")
    return lines


def _dice(seating: Seating, seed: str) -> str:
    """The seed and what was seen of its hash, so that anybody can check the dice."""
    return f"-# {seating.speaker.say(Message('dice-fair', {'seed': seed, 'hash': fingerprint(commitment(seed))}))}"


def fingerprint(digest: str) -> str:
    """The beginning of a hash, which fits into a line on a phone; the log and `/verify` have the whole."""
    return digest[:FINGERPRINT]
