"""A new game. Handbook 1.3 to 1.5."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dice import Dice
from rules.game import UnfitTable
from rules.sapiens.board import board
from rules.sapiens.printed import COMMON, LEFT, PERSONAL, REMOVED, RIGHT, SCENES, tiles
from rules.sapiens.state import TRIBES, Clan, SapiensOptions
from rules.sapiens.turn import SapiensState, begin_turn
from rules.sapiens.valley import SPOTS, Valley
from rules.sapiens.view import Tile
from rules.words import Message

SEATS = range(2, 5)


def setup(tribes: Sequence[str], options: SapiensOptions, dice: Dice) -> SapiensState:
    """Tiles are removed and dealt, valleys put together, the start player drawn. Raises UnfitTable."""
    check_table(tribes)
    seats = len(tribes)
    stack = dice.shuffled(tiles())
    removed = draw(stack, REMOVED[seats])
    clans = [Clan(valley, draw(stack, PERSONAL)) for valley in valleys(seats, dice)]
    common = draw(stack, COMMON)
    starter = dice.below(seats)
    state = SapiensState(
        tribes=tuple(tribes),
        dice=dice,
        options=options,
        clans=clans,
        common=common,
        stack=stack,
        removed=removed,
        round=1,
        starter=starter,
        turn=starter,
        steps=[],
    )
    begin_turn(state)
    return state


def draw(stack: list[Tile], count: int) -> list[Tile]:
    """So many from the top of the stack."""
    return [stack.pop() for _ in range(count)]


def valleys(seats: int, dice: Dice) -> list[Valley]:
    """For each seat a left and a right half, either side up, and its eight mountain tokens on their places."""
    halves = zip(dice.shuffled(LEFT), dice.shuffled(RIGHT), range(seats), strict=False)
    return [
        Valley(
            board=board(f"{left}{dice.pick('ab')} {right}{dice.pick('ab')}"),
            tokens=dict(zip(SPOTS, dice.shuffled(SCENES), strict=True)),
        )
        for left, right, _ in halves
    ]


def check_table(tribes: Sequence[str]) -> None:
    """Two to four different tribes."""
    if len(tribes) not in SEATS:
        raise UnfitTable(Message("unfit-seats", {"least": SEATS[0], "most": SEATS[-1]}))
    for tribe in tribes:
        if tribe not in TRIBES:
            raise UnfitTable(Message("unfit-tribe", {"tribe": tribe}))
        if tribes.count(tribe) > 1:
            raise UnfitTable(Message("unfit-twice", {"tribe": Message(f"tribe-{tribe}")}))
