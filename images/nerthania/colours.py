"""The colours of Nerthania's land, tribes and dice, in each palette."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from images.kit.look import Palette
from images.kit.paint import Colour, Livery
from rules.nerthania.pieces import Unit

TONES_APART: Mapping[Palette, float] = MappingProxyType({"default": 13.0, "contrast": 17.0})
"""So many steps of CIE lightness lie between any two tribes, whatever colours somebody sees."""


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """What the world is painted with. Each palette has one, so it is compared by identity."""

    water: Colour
    water_light: Colour
    water_deep: Colour
    grass: Colour
    grass_light: Colour
    grass_deep: Colour
    rock: Colour
    rock_light: Colour
    rock_deep: Colour
    snow: Colour
    border: Colour
    frontier: Colour
    silver: Colour
    silver_deep: Colour
    crystal: Colour
    crystal_deep: Colour
    rise: Colour
    """Blue, and sinking is red (rulebook 3.2, ruling N2)."""
    sink: Colour
    sectors: tuple[Colour, Colour, Colour, Colour]
    tribes: Mapping[str, Livery]
    dice: Mapping[Unit, tuple[Colour, Colour]]
    """The colour of a kind's die, and of what is painted on it."""


_DICE: Mapping[Unit, tuple[Colour, Colour]] = MappingProxyType(
    {
        Unit.WARRIOR: ("#b8352a", "#fff4e0"),
        Unit.RIDER: ("#2c4f92", "#fff4e0"),
        Unit.SHIELD_BEARER: ("#ecc548", "#33230c"),
        Unit.ARCHER: ("#457f3e", "#fff4e0"),
        Unit.ANIMAL: ("#9b9890", "#1d1a17"),
        Unit.MONSTER: ("#29262c", "#fff4e0"),
    }
)

LANDS: Mapping[Palette, Land] = MappingProxyType(
    {
        "default": Land(
            water="#387a98",
            water_light="#7fb9c9",
            water_deep="#28607c",
            grass="#b3c46e",
            grass_light="#c8d588",
            grass_deep="#86994b",
            rock="#a39689",
            rock_light="#cabfb0",
            rock_deep="#71665d",
            snow="#f7f3ea",
            border="#4a3a28",
            frontier="#fdf0c8",
            silver="#e3e3df",
            silver_deep="#6f7276",
            crystal="#b45fd0",
            crystal_deep="#5c1f78",
            rise="#3d8fe0",
            sink="#e0563f",
            sectors=("#e0b266", "#9cc27a", "#8fb4de", "#d58e84"),
            tribes=MappingProxyType(
                {
                    "shadow_lurks": Livery("#2a2730", "#4a4655", "#121016", "#f6ead2", "diamond"),
                    "snow_blades": Livery("#bfe0f4", "#e3f3fc", "#5d92b4", "#12324a", "disc"),
                    "yew_blades": Livery("#b52a20", "#d65a4a", "#741510", "#fdf1dc", "star"),
                    "root_storm": Livery("#c98f4e", "#e0b27c", "#85541f", "#2e1a06", "triangle"),
                }
            ),
            dice=_DICE,
        ),
        "contrast": Land(
            water="#2f7fae",
            water_light="#b9e0f2",
            water_deep="#0e4a70",
            grass="#cfe3ac",
            grass_light="#e4f1cd",
            grass_deep="#5a7a2e",
            rock="#b4b0ac",
            rock_light="#e2e0de",
            rock_deep="#4e4a46",
            snow="#ffffff",
            border="#000000",
            frontier="#ffffff",
            silver="#ffffff",
            silver_deep="#2c2c2c",
            crystal="#8a1fb4",
            crystal_deep="#3a0052",
            rise="#1f86ff",
            sink="#ff5a3c",
            sectors=("#ffd27a", "#b7eb8c", "#a9d0ff", "#ffb3a8"),
            tribes=MappingProxyType(
                {
                    "shadow_lurks": Livery("#0e0d12", "#33303c", "#000000", "#ffffff", "diamond"),
                    "snow_blades": Livery("#e2f4ff", "#ffffff", "#3a7ca4", "#00263e", "disc"),
                    "yew_blades": Livery("#c4200f", "#e4513f", "#6e0a02", "#ffffff", "star"),
                    "root_storm": Livery("#d99c50", "#efc086", "#7c4a10", "#000000", "triangle"),
                }
            ),
            dice=_DICE,
        ),
    }
)
