"""The colours of Sapiens' scenes and valleys, in each palette.

The eight scenes differ by the shape of their icons; besides, each has a tone of its own: between any two fills there
are at least `scenes_apart` steps of CIE lightness, for viewers with any of the three colour-vision deficiencies too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from images.kit.look import Palette
from images.kit.paint import Colour
from rules.sapiens.view import Scene


@dataclass(frozen=True, slots=True)
class Dye:
    """How a scene looks: its ground, a shade of it, and the colour of its icon."""

    fill: Colour
    deep: Colour
    ink: Colour


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """What valleys and pieces are painted with. Each palette has one, so it is compared by identity."""

    soil: Colour
    plain: Colour
    plain_light: Colour
    plain_deep: Colour
    forest: Colour
    forest_light: Colour
    forest_deep: Colour
    trunk: Colour
    rock: Colour
    rock_light: Colour
    rock_deep: Colour
    cave: Colour
    cave_edge: Colour
    water: Colour
    water_light: Colour
    water_deep: Colour
    hide: Colour
    hide_line: Colour
    bear: Colour
    bear_deep: Colour
    steak: Colour
    steak_deep: Colour
    scenes_apart: float
    scenes: Mapping[Scene, Dye]


LANDS: Mapping[Palette, Land] = MappingProxyType(
    {
        "default": Land(
            soil="#6d5334",
            plain="#ecd49a",
            plain_light="#f5e4b8",
            plain_deep="#c9a75f",
            forest="#a9bd70",
            forest_light="#bccd86",
            forest_deep="#3f6138",
            trunk="#5a4024",
            rock="#96836f",
            rock_light="#b5a38d",
            rock_deep="#6f5e4d",
            cave="#2a1b11",
            cave_edge="#4d3a2a",
            water="#6fb2cf",
            water_light="#e0f2f6",
            water_deep="#3d7f9f",
            hide="#a88d6c",
            hide_line="#7b6347",
            bear="#6b3f1d",
            bear_deep="#3d210c",
            steak="#b8433a",
            steak_deep="#7a231c",
            scenes_apart=6.5,
            scenes=MappingProxyType(
                {
                    Scene.FEAST: Dye("#fcf8ec", "#d9ccaa", "#5b4630"),
                    Scene.FIRE: Dye("#fad24c", "#cf9f16", "#6e3305"),
                    Scene.CAMP: Dye("#f3a451", "#c26f1c", "#4a2303"),
                    Scene.RITUAL: Dye("#848f96", "#636c71", "#1d2225"),
                    Scene.PICKING: Dye("#41823a", "#2b5f27", "#f7fbe6"),
                    Scene.WATER: Dye("#2a609a", "#173f6c", "#eef7fc"),
                    Scene.FIGHT: Dye("#7c221c", "#541109", "#fdeadb"),
                    Scene.HUNT: Dye("#3c2314", "#201007", "#f3dfc4"),
                }
            ),
        ),
        "contrast": Land(
            soil="#1c1c1c",
            plain="#fff6df",
            plain_light="#ffffff",
            plain_deep="#8f8570",
            forest="#b9d69a",
            forest_light="#cfe6b6",
            forest_deep="#1d4a18",
            trunk="#2a1a08",
            rock="#8c8c8c",
            rock_light="#b4b4b4",
            rock_deep="#5c5c5c",
            cave="#000000",
            cave_edge="#303030",
            water="#7cc4ea",
            water_light="#ffffff",
            water_deep="#0f5c86",
            hide="#b0a498",
            hide_line="#3c342c",
            bear="#4a2600",
            bear_deep="#1c0e00",
            steak="#b01010",
            steak_deep="#5c0000",
            scenes_apart=9.0,
            scenes=MappingProxyType(
                {
                    Scene.FEAST: Dye("#fdfbf4", "#b8b8b8", "#000000"),
                    Scene.FIRE: Dye("#fbd653", "#a87c00", "#000000"),
                    Scene.CAMP: Dye("#f5a351", "#a65a00", "#000000"),
                    Scene.RITUAL: Dye("#848e93", "#50585c", "#000000"),
                    Scene.PICKING: Dye("#3a7f33", "#1c5216", "#ffffff"),
                    Scene.WATER: Dye("#29597b", "#0f3350", "#ffffff"),
                    Scene.FIGHT: Dye("#631d17", "#380805", "#ffffff"),
                    Scene.HUNT: Dye("#24150f", "#0c0503", "#ffffff"),
                }
            ),
        ),
    }
)
