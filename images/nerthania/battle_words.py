"""A battle in words: who fights where, every die, what the cards have done."""

from __future__ import annotations

from collections.abc import Iterator

from images.nerthania.brush import who
from rules.nerthania.cardtext import kind
from rules.nerthania.naming import owned
from rules.nerthania.pieces import Camp, Face, Troop, Unit, Units
from rules.nerthania.view import BattleView, DieView, NerthaniaView, SideView
from rules.words import Message, Said, Who, said

COUNTED = (
    ("card_hits", "board-card-hits"),
    ("card_shields", "board-card-shields"),
    ("card_retreats", "board-card-retreats"),
    ("card_reinforcements", "board-card-reinforcements"),
    ("breaks_shields", "board-breaks-shields"),
    ("cancels_retreats", "board-cancels-retreats"),
    ("cancels_bows", "board-cancels-bows"),
    ("cancels_reinforcements", "board-cancels-reinforcements"),
    ("kills_retreating", "board-kills-retreating"),
)
"""What cards add up to, and the message for each."""


def battle(view: NerthaniaView) -> Iterator[Message]:
    """The battle that is going on, or the last one."""
    if view.battle is not None:
        yield from _battle(view, view.battle)


def dice(view: NerthaniaView) -> Iterator[Message]:
    """Every die and card of both its sides."""
    if view.battle is not None:
        yield from _dice(view, view.battle)


def reports(view: NerthaniaView) -> Iterator[Message]:
    """How the battles before went, the last one first: a sentence for each."""
    for past in reversed(view.reports):
        yield _report(view, past)


def _report(view: NerthaniaView, past: BattleView) -> Message:
    beaten = past.defender if past.winner is past.attacker else past.attacker
    params: dict[str, Said] = {"area": past.area}
    for name, side in (("winner", past.winner or past.defender), ("loser", beaten)):
        params |= {name: who(view, side.force), f"{name}-hits": side.hits, f"{name}-losses": side.losses or 0}
    return Message("board-report", params)


def reports_with_dice(view: NerthaniaView) -> Iterator[Message]:
    """The same in full, with every die and card of both sides."""
    for past in reversed(view.reports):
        yield from (*_battle(view, past), *_dice(view, past))


def _battle(view: NerthaniaView, fight: BattleView) -> Iterator[Message]:
    """Where, who against whom, who helps, who has answered, and the viewer's own answer."""
    yield Message("board-decisive" if fight.decisive else "board-battle", {"area": fight.area})
    if fight.sources:
        yield Message("board-from", {"areas": tuple(str(number) for number in fight.sources)})
    for camp, side in ((Camp.ATTACKER, fight.attacker), (Camp.DEFENDER, fight.defender)):
        yield _in_short(view, camp, side, fight.rolled)
    if fight.winner is not None:
        left = len(fight.winner.fighters) - (fight.winner.losses or 0)
        yield Message("board-won", {"who": who(view, fight.winner.force), "left": left})
    for seat, camp in fight.helpers:
        yield Message("board-helps", {"who": Who(seat), "camp": said(camp)})
    for seat in fight.answered:
        yield Message("board-answered", {"who": Who(seat)})
    if fight.own_answer is not None:
        yield Message("board-own-answer", {"answer": _own_answer(view, fight, fight.own_answer)})


def _own_answer(view: NerthaniaView, fight: BattleView, answer: Camp | Units) -> Said:
    """Whom the viewer helps, or which units are given up: one's own, or those of the neutral tribe."""
    if isinstance(answer, Camp):
        return said(answer)
    sides = (fight.attacker.force, fight.defender.force)
    force = view.viewer if view.viewer in sides else len(view.tribes)
    assert force is not None, "only a player answers"
    return owned(answer, view.nations[force].tribe)


def _dice(view: NerthaniaView, fight: BattleView) -> Iterator[Message]:
    for side in (fight.attacker, fight.defender):
        yield from _side(view, side, fight)


def cards_of(view: NerthaniaView, side: SideView) -> tuple[Said, ...]:
    """The battle cards that a side has played."""
    tribe = view.nations[side.force].tribe
    return tuple(Message("board-card", {"kind": kind(tribe, card.unit), "level": card.level}) for card in side.cards)


def of_cards(side: SideView) -> tuple[Said, ...]:
    """What the cards of a side have added up to."""
    counted = ((message, getattr(side, name)) for name, message in COUNTED)
    return tuple(Message(message, {"n": number}) for message, number in counted if number)


def _in_short(view: NerthaniaView, camp: Camp, side: SideView, rolled: bool) -> Message:
    params: dict[str, Said] = {"camp": said(camp), "who": who(view, side.force), "units": _units(view, side)}
    if not rolled:
        return Message("board-side", params)
    counted: dict[str, Said] = {"hits": side.hits, "shields": side.shields}
    if side.losses is not None:
        return Message("board-side-counted", {**params, **counted, "losses": side.losses})
    return Message("board-side-rolled", {**params, **counted, "retreats": side.retreats})


def _units(view: NerthaniaView, side: SideView) -> tuple[Said, ...]:
    """The units of a side that fight, kind by kind."""
    kinds = [die.unit for die in side.fighters]
    counted = {unit: kinds.count(unit) for unit in Unit if unit in kinds}
    if not counted:
        return (Message("board-nobody"),)
    return owned(tuple(Troop(unit, number) for unit, number in counted.items()), view.nations[side.force].tribe)


def _side(view: NerthaniaView, side: SideView, fight: BattleView) -> Iterator[Message]:
    names, enemy = {"who": who(view, side.force)}, fight.defender if side is fight.attacker else fight.attacker
    if fight.rolled and side.fighters:
        yield Message("board-dice", {**names, "dice": tuple(_die(view, die, side, enemy) for die in side.fighters)})
    if side.extra:
        yield Message("board-extra-dice", {**names, "dice": tuple(_die(view, die, side, enemy) for die in side.extra)})
    if side.bows:
        yield Message("board-bows", {**names, "dice": tuple(_bows(view, side, enemy))})
    if side.cards:
        yield Message("board-played", {**names, "cards": cards_of(view, side)})
    effects = of_cards(side)
    if effects:
        yield Message("board-effects", {**names, "effects": effects})
    if fight.rolled:
        yield Message("board-began", {**names, "number": side.began_with})


def _die(view: NerthaniaView, die: DieView, side: SideView, enemy: SideView) -> Message:
    void = die.face is not Face.BLANK and side.without_effect(die.face, enemy)
    state = "used" if die.used else "void" if void else "late" if die.late else "plain"
    return Message(
        f"board-die-{state}", {"unit": kind(view.nations[side.force].tribe, die.unit), "face": said(die.face)}
    )


def _bows(view: NerthaniaView, side: SideView, enemy: SideView) -> Iterator[Message]:
    for bow in side.bows:
        void = side.without_effect(bow.face, enemy, beside=True)
        state = "ready" if bow.face is Face.BLANK else "void" if void else "rolled"
        params: dict[str, Said] = {
            "unit": kind(view.nations[bow.force].tribe, bow.unit),
            "who": who(view, bow.force),
            "face": said(bow.face),
        }
        yield Message(f"board-bow-{state}", params)
