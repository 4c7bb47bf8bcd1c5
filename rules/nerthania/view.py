"""What a viewer of a Nerthania table may know: everything but the area cards and choices that are still unseen."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat, View
from rules.nerthania.pieces import (
    Building,
    Camp,
    Direction,
    Face,
    Force,
    Goal,
    Phase,
    Roundel,
    Terrain,
    Unit,
    Units,
)


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area: `number` names it everywhere. Borders and shapes are the edition's (`rules.nerthania.world.AREAS`)."""

    number: int
    sector: int
    terrain: Terrain
    capacity: int
    """Of the tile that lies here now; 0 on water."""
    animal: bool
    silver: int
    """The value of its marker. Grassland yields it; water does with a fishing hut; on a mountain it is turned over."""
    owner: Force | None
    units: Units
    """The army standing here; while a battle is fought here its units are in the battle."""
    too_many: int
    """Units beyond the capacity."""
    headquarters: Seat | None
    """Whose headquarters stand here."""
    captured: bool
    """These headquarters were taken by an enemy and fall at the end of the round, unless they are won back."""
    marker: Seat | None
    """Whose goal marker lies here."""
    change: Direction | None
    """A terraforming that lies out here."""
    change_by: Seat | None
    """Who laid it; None for one that was announced."""
    fixed: bool
    """Water that stays water with fewer than four players."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A battle card on a tribe's sheet: the level it has, 0 while its kind was never recruited."""

    unit: Unit
    level: int


@dataclass(frozen=True, slots=True)
class TribeView:
    """A tribe's sheet; all of it is public. The neutral tribe of two players comes after the seats."""

    tribe: str
    silver: int
    tectonium: int
    supply: Units
    on_map: int
    """Units on the map and in battle."""
    areas: int
    buildings: tuple[Building, ...]
    cards: tuple[CardView, ...]
    used: tuple[Roundel, ...]
    """Actions of the roundel used this round."""
    conquest_cards: int
    headquarters: int | None
    reserve_called: bool
    goals: tuple[Goal, ...]
    markers_won: int
    points: int
    surrenders: bool


@dataclass(frozen=True, slots=True)
class DieView:
    """A die in a battle: the unit it belongs to and the face it shows."""

    unit: Unit
    face: Face
    used: bool
    late: bool


@dataclass(frozen=True, slots=True)
class BowView:
    """The die of a unit that supports from beside the battle, with the tribe it belongs to."""

    force: Force
    unit: Unit
    face: Face


@dataclass(frozen=True, slots=True)
class PlayedView:
    """A battle card that was played in this battle."""

    unit: Unit
    level: int


BOW_HITS = (Face.BOW_HIT, Face.BOW_HIT_STAR)
COUNT_BESIDE = (*BOW_HITS, Face.RETREAT)
"""What else a die beside the battle shows counts for nothing."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a battle. Hits and shields count what dice, bows and cards show now."""

    force: Force
    fighters: tuple[DieView, ...]
    extra: tuple[DieView, ...]
    bows: tuple[BowView, ...]
    """Before the roll: the side's own bows that stand ready, blank. After it: all that helped, as they were rolled."""
    cards: tuple[PlayedView, ...]
    card_hits: int
    card_shields: int
    card_retreats: int
    card_reinforcements: int
    breaks_shields: int
    cancels_retreats: int
    cancels_bows: int
    cancels_reinforcements: int
    kills_retreating: int
    hits: int
    shields: int
    retreats: int
    began_with: int
    losses: int | None
    """How many units the count cost it; None before the count."""

    def without_effect(self, face: Face, enemy: SideView, *, beside: bool = False) -> bool:
        """Whether a rolled die with this face counts for nothing, in the area or beside it (rulings 1.6 b and f).

        Which bow hits a card cancels is nowhere said, so they count while one of them is left.
        """
        if beside and face not in COUNT_BESIDE:
            return True
        if face in BOW_HITS and enemy.cancels_bows >= self._bow_hits():
            return True
        return not self.fighters and not (beside and face in BOW_HITS)

    def _bow_hits(self) -> int:
        there = [die.face for die in (*self.fighters, *self.extra)] if self.fighters else []
        return sum(face in BOW_HITS for face in [*there, *(bow.face for bow in self.bows)])


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle that is going on, or the last one until the next action. `rolled` is False while it still gathers."""

    area: int
    attacker: SideView
    defender: SideView
    sources: tuple[int, ...]
    rolled: bool
    decisive: bool
    helpers: tuple[tuple[Seat, Camp], ...]
    """Third parties and whom they help, once all have chosen."""
    answered: tuple[Seat, ...]
    """Who has answered the question that is asked of several."""
    own_answer: Camp | Units | None
    """The viewer's own unseen answer."""
    won: Camp | None
    """Who has won, once that is settled."""

    @property
    def over(self) -> bool:
        """Whether it is only remembered."""
        return self.won is not None

    @property
    def winner(self) -> SideView | None:
        """The side that has won."""
        return {None: None, Camp.ATTACKER: self.attacker}.get(self.won, self.defender)


@dataclass(frozen=True, slots=True)
class MarchView:
    """The units that may still move in the march that is going on: area, kind, steps left of each."""

    area: int
    unit: Unit
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NerthaniaView(View):
    """The whole table. `areas` run from 1 to 56, `nations` by seat."""

    round: int
    """0 while setting up."""
    last_round: int
    start: Seat
    turn: Seat | None
    """Whose turn of the round it is."""
    phase: Phase
    connected: bool
    """Whether opposite edges of the map touch."""
    teams: bool
    areas: tuple[AreaView, ...]
    nations: tuple[TribeView, ...]
    tectonium_left: int
    march: tuple[MarchView, ...]
    battle: BattleView | None
    reports: tuple[BattleView, ...]
    """The battles before that one, the oldest first, until every seat has taken an action since."""
    last: tuple[int, ...]
    """The areas of the battle that is shown, or those that the last action named; where it comes from first."""
    reshaped: tuple[int, ...] = ()
    """The areas that have just changed, with the last action or at the end of a round."""
