"""Which signs are on the picture of the table: the legend explains these, and no others."""

from __future__ import annotations

from rules.shared_worlds.pieces import Cell
from rules.shared_worlds.view import BuildingView, SharedWorldsView, UnitView


def moved(view: SharedWorldsView) -> bool:
    """Whether an arrow shows where the last action went: it touched several places that are on the picture."""
    cells = {touched for touched in view.last if isinstance(touched, Cell) and view.players[touched.of].alive}
    return len(cells) > 1 and not view.attacks


def signs(view: SharedWorldsView) -> tuple[str, ...]:
    """The names of all that occur, as in the words of the legend."""
    return tuple(name for name, there in (*_beside_names(view), *_on_cards(view)) if there)


def _beside_names(view: SharedWorldsView) -> tuple[tuple[str, bool], ...]:
    """What is counted for every player, and in the band above."""
    alive = [player for player in view.players if player.alive]
    return (
        ("resources", True),
        ("on-units", any(player.power_cubes for player in alive)),
        ("used", True),
        ("lent", any(not loan.spent and loan.on is not None for loan in view.loans)),
        ("away", bool(view.loans)),
        ("legendaries", True),
        ("hand", True),
        ("deck", True),
        ("discard", True),
        ("main", True),
        ("graveyard", True),
        ("asked", view.outcome is None and bool(view.awaited)),
    )


def _on_cards(view: SharedWorldsView) -> tuple[tuple[str, bool], ...]:
    """What lies on units and buildings; who attacks and blocks is said in words between them."""
    units, buildings = _units(view), _buildings(view)
    gone = not all(player.alive for player in view.players)
    return (
        ("worker", any(one.workers for one in buildings)),
        ("done", any(one.used for one in units) or any(one.used for one in buildings)),
        ("tapped", any(one.tapped for one in units)),
        ("deals", any(one.power != one.cubes for one in units)),
        ("shielded", any(one.shield != 0 for one in units)),
        ("restricted", any(one.forbidden for one in units)),
        ("dying", gone or any(one.dying for one in units)),
        ("last", moved(view)),
    )


def _units(view: SharedWorldsView) -> list[UnitView]:
    """Every unit that lies face-up."""
    lanes = [one for player in view.players if player.alive for one in player.lanes]
    return [one for one in lanes if one is not None and one.card is not None]


def _buildings(view: SharedWorldsView) -> list[BuildingView]:
    return [one for player in view.players if player.alive for one in player.buildings]
