"""A new game. Handbook 1.3, 1.4."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dice import Dice
from rules.game import UnfitTable
from rules.words import Message
from rules.zoar.board import YIELD, homes, laid_out, relic_altars
from rules.zoar.printed import CITIES, GOODS, MOST_TRIBES, START
from rules.zoar.state import TRIBES, Camp, Stock, ZoarOptions
from rules.zoar.turn import ZoarState, begin_turn
from rules.zoar.view import MOVE, Good

SEATS = range(2, MOST_TRIBES + 1)


def setup(tribes: Sequence[str], options: ZoarOptions, dice: Dice) -> ZoarState:
    """The tiles are laid, goods and tribes set up, the start player drawn. Raises UnfitTable."""
    check_table(tribes, options)
    seats = len(tribes)
    land = laid_out(options.layout, dice)
    starter = dice.below(seats)
    goods = {at: YIELD[terrain] for at, terrain in land.terrain.items() if terrain in YIELD}
    camps = [
        Camp(home=home, leader=home, relic=altar, store=Stock(START, START))
        for home, altar in zip(homes(seats), relic_altars(seats), strict=True)
    ]
    on_board = list(goods.values())
    supply = Stock(*(GOODS[good] - on_board.count(good) - START * seats for good in Good))
    state = ZoarState(
        tribes=tuple(tribes),
        dice=dice,
        options=options,
        land=land,
        goods=goods,
        supply=supply,
        camps=camps,
        round=1,
        starter=starter,
        turn=starter,
        phase=MOVE,
        steps=[],
    )
    begin_turn(state)
    return state


def check_table(tribes: Sequence[str], options: ZoarOptions) -> None:
    """Two to four different tribes, and not more cities to destroy than there can be."""
    if len(tribes) not in SEATS:
        raise UnfitTable(Message("unfit-seats", {"least": SEATS[0], "most": SEATS[-1]}))
    for tribe in tribes:
        if tribe not in TRIBES:
            raise UnfitTable(Message("unfit-tribe", {"tribe": tribe}))
        if tribes.count(tribe) > 1:
            raise UnfitTable(Message("unfit-twice", {"tribe": Message(f"tribe-{tribe}")}))
    foreign = CITIES * (len(tribes) - 1)
    if options.cities_to_win > foreign:
        raise UnfitTable(Message("unfit-cities", {"wanted": options.cities_to_win, "most": foreign}))
