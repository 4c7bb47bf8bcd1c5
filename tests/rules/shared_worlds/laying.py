"""From the words of a hand-made table to its cards: who has which buildings, what lies in each pile and each lane."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules.game import Seat
from rules.shared_worlds.cards import buildings, main_pile
from rules.shared_worlds.pieces import LANES, Lane, Zone
from rules.shared_worlds.state import Attachment, CardId, Place, Player, Unit, face
from rules.shared_worlds.table import SharedWorldsState


@dataclass
class Side:
    """What one seat has."""

    buildings: str = ""
    piles: dict[str, str] = field(default_factory=dict)
    lanes: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, Any] = field(default_factory=dict)
    on: dict[str, str] = field(default_factory=dict)


class Box:
    """The cards that are not laid out yet."""

    def __init__(self) -> None:
        self.left = list(range(len(main_pile())))

    def take(self, name: str) -> CardId:
        card = next(card for card in self.left if face(card).id == name)
        self.left.remove(card)
        return card

    def all(self, names: str) -> list[CardId]:
        return [self.take(name) for name in names.split()]


def housed(printed: str, settled: set[str]) -> str:
    """The usual buildings of a seat, or others where somebody has them already."""
    wanted = printed.split()
    spare = [name for name in (*wanted, *buildings()) if name not in settled]
    chosen: list[str] = []
    for name in spare:
        if len(chosen) < len(wanted) and all(buildings()[name].tribe is not buildings()[one].tribe for one in chosen):
            chosen.append(name)
    settled.update(chosen)
    return " ".join(chosen)


def hurt(state: SharedWorldsState, laid: list[Side]) -> None:
    """Units that say how much Life they have left."""
    for made, one in zip(state.players, laid, strict=True):
        for lane, text in one.lanes.items():
            unit_there = made.lanes[LANES.index(Lane(lane))]
            said = [word for word in text.split() if word.startswith("life=")]
            if unit_there is not None and said:
                unit_there.life = int(said[0][5:])


def player(seat: Seat, side: Side, box: Box, names: tuple[str, ...]) -> Player:
    """All that one seat has."""
    made = Player(life=20, started=True)
    for word in side.buildings.split():
        if word.isdigit():
            made.places[-1].cubes = int(word)
        else:
            made.places.append(Place(word))
    for name, value in side.numbers.items():
        setattr(made, name, value)
    for lane, text in side.lanes.items():
        made.lanes[LANES.index(Lane(lane))] = unit(seat, text, box, names)
    lay_piles(seat, made, side.piles, box)
    made.cubes = sum(place.cubes for place in made.places) + made.used
    made.cubes += sum(one.power for one in made.lanes if one is not None)
    return made


def lay_piles(seat: Seat, made: Player, piles: dict[str, str], box: Box) -> None:
    """Hand, Deck and Discard pile; Workers under the first building, and what is attached to it."""
    for name, cards in piles.items():
        if name == "workers":
            made.places[0].workers = box.all(cards)
        elif name == "on":
            made.places[0].attachments = [Attachment(card, seat) for card in box.all(cards)]
        else:
            setattr(made, name, box.all(cards))


MARKS = ("combat", "tapped", "face-down")


def unit(seat: Seat, text: str, box: Box, names: tuple[str, ...]) -> Unit:
    """`combat mammoth_guard power=4 tapped +war_paint`."""
    words = text.split()
    said = dict(word.split("=") for word in words if "=" in word)
    (name,) = [word for word in words if word not in MARKS and word[0] != "+" and "=" not in word]
    card = box.take(name)
    down = "face-down" in words
    life = 0 if down else main_pile()[card].life
    owner = names.index(said["of"]) if "of" in said else seat
    return Unit(
        card,
        owner,
        Zone.COMBAT if "combat" in words else Zone.DEVELOPMENT,
        life,
        life,
        power=int(said.get("power", 0)),
        tapped="tapped" in words,
        face_down=down,
        attachments=[Attachment(box.take(word[1:]), owner) for word in words if word[0] == "+"],
    )
