"""The verbs that are about units. Handbook 12."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from rules.shared_worlds.cards.terms import Count, Until
from rules.shared_worlds.cards.verb import Unit, Units, UnitsOrBuilding, UnitsOrPlayer, Verb


@dataclass(frozen=True, slots=True)
class Heal(Verb):
    """Life, up to the maximum."""

    amount: Count
    target: Unit
    do: Literal["heal"] = field(default="heal", kw_only=True)


@dataclass(frozen=True, slots=True)
class Damage(Verb):
    """Damage outside the damage of a combat."""

    amount: Count
    target: Unit
    do: Literal["damage"] = field(default="damage", kw_only=True)


@dataclass(frozen=True, slots=True)
class AddPower(Verb):
    """More Power while the unit is armed."""

    amount: Count
    target: Units
    until: Until
    do: Literal["add_power"] = field(default="add_power", kw_only=True)


@dataclass(frozen=True, slots=True)
class ModifyPower(Verb):
    """A higher maximum of Power."""

    amount: Count
    target: Units
    until: Until
    do: Literal["modify_power"] = field(default="modify_power", kw_only=True)


@dataclass(frozen=True, slots=True)
class ModifyLife(Verb):
    """A higher maximum of Life, and so much more Life."""

    amount: Count
    target: Units
    until: Until
    do: Literal["modify_life"] = field(default="modify_life", kw_only=True)


@dataclass(frozen=True, slots=True)
class Untap(Verb):
    """The unit is no longer tapped."""

    target: Unit
    do: Literal["untap"] = field(default="untap", kw_only=True)


@dataclass(frozen=True, slots=True)
class ExtraAttack(Verb):
    """So many more attacks in a turn."""

    amount: Count
    target: Units
    until: Until
    do: Literal["extra_attack"] = field(default="extra_attack", kw_only=True)


@dataclass(frozen=True, slots=True)
class ExtraBlock(Verb):
    """So many more attackers blocked in a combat."""

    amount: Count
    target: Units
    until: Until
    do: Literal["extra_block"] = field(default="extra_block", kw_only=True)


@dataclass(frozen=True, slots=True)
class Reach(Verb):
    """Blocks in adjacent lanes, too."""

    target: Units
    until: Until
    do: Literal["reach"] = field(default="reach", kw_only=True)


@dataclass(frozen=True, slots=True)
class Bulwark(Verb):
    """As a blocker: damage beyond its Life is lost."""

    target: Units
    until: Until
    do: Literal["bulwark"] = field(default="bulwark", kw_only=True)


@dataclass(frozen=True, slots=True)
class Pierce(Verb):
    """As an attacker: damage beyond an interceptor's Life hits the player."""

    target: Units
    until: Until
    do: Literal["pierce"] = field(default="pierce", kw_only=True)


@dataclass(frozen=True, slots=True)
class Evade(Verb):
    """As an attacker: cannot be blocked or intercepted."""

    against: Annotated[tuple[Literal["block", "intercept"], ...], Field(min_length=1)]
    target: Units
    until: Until
    do: Literal["evade"] = field(default="evade", kw_only=True)


@dataclass(frozen=True, slots=True)
class Forbid(Verb):
    """The unit cannot be declared for these."""

    actions: Annotated[tuple[Literal["attack", "block", "intercept"], ...], Field(min_length=1)]
    target: Units
    until: Until
    do: Literal["forbid"] = field(default="forbid", kw_only=True)


@dataclass(frozen=True, slots=True)
class Protect(Verb):
    """Opponents cannot choose the unit, or nobody can take cubes from the building in these ways."""

    against: Annotated[tuple[Literal["opponent_targeting", "borrow", "steal"], ...], Field(min_length=1)]
    target: UnitsOrBuilding
    until: Until
    do: Literal["protect"] = field(default="protect", kw_only=True)


@dataclass(frozen=True, slots=True)
class PreventDamage(Verb):
    """A shield; in a passive ability against the first damage of each turn."""

    amount: Count | Literal["all"]
    target: UnitsOrPlayer
    until: Until
    do: Literal["prevent_damage"] = field(default="prevent_damage", kw_only=True)


@dataclass(frozen=True, slots=True)
class StopAttack(Verb):
    """The attacker leaves combat, tapped, with its Power."""

    target: Unit
    do: Literal["stop_attack"] = field(default="stop_attack", kw_only=True)


@dataclass(frozen=True, slots=True)
class MoveLane(Verb):
    """The unit moves to an empty lane of its controller."""

    target: Unit
    do: Literal["move_lane"] = field(default="move_lane", kw_only=True)


@dataclass(frozen=True, slots=True)
class ReturnToDevelopment(Verb):
    """The unit goes back from Combat to Development."""

    target: Unit
    do: Literal["return_to_development"] = field(default="return_to_development", kw_only=True)


@dataclass(frozen=True, slots=True)
class SwapControl(Verb):
    """Both units change places and controllers, tapped and without Power."""

    target: Unit
    other: Unit
    do: Literal["swap_control"] = field(default="swap_control", kw_only=True)


@dataclass(frozen=True, slots=True)
class PreventLastLife(Verb):
    """The dying unit has 1 Life and stays."""

    target: Unit
    do: Literal["prevent_last_life"] = field(default="prevent_last_life", kw_only=True)


@dataclass(frozen=True, slots=True)
class ReturnWhenKilled(Verb):
    """Killed, the unit lies face-down in Development until its controller's End Phase."""

    target: Units
    until: Until
    do: Literal["return_when_killed"] = field(default="return_when_killed", kw_only=True)
