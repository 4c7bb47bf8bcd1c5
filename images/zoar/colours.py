"""The colours of Zoar's land and pieces, in each palette."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from images.kit.look import Palette
from images.kit.paint import Colour


@dataclass(frozen=True, slots=True)
class Land:
    """What the board is painted with: each kind of ground in its own tone, lit and in shade."""

    sand: Colour
    sand_light: Colour
    sand_deep: Colour
    sand_line: Colour
    grass: Colour
    grass_light: Colour
    grass_deep: Colour
    rock: Colour
    rock_light: Colour
    rock_deep: Colour
    water: Colour
    water_light: Colour
    water_deep: Colour
    shore: Colour
    stone: Colour
    stone_light: Colour
    stone_deep: Colour
    food: Colour
    food_deep: Colour
    metal: Colour
    metal_deep: Colour
    storm: Colour
    nobody: Colour


LANDS: Mapping[Palette, Land] = MappingProxyType(
    {
        "default": Land(
            sand="#ecd3a0",
            sand_light="#f5e3ba",
            sand_deep="#dcbc81",
            sand_line="#cfa968",
            grass="#aebb68",
            grass_light="#c3cd80",
            grass_deep="#7f9247",
            rock="#a3978c",
            rock_light="#c9beb2",
            rock_deep="#756a62",
            water="#6fb2bf",
            water_light="#a9d6da",
            water_deep="#4a8ea0",
            shore="#f3e4bf",
            stone="#d8ccb6",
            stone_light="#eee5d3",
            stone_deep="#a89a82",
            food="#7a4a22",
            food_deep="#54300f",
            metal="#5b6b78",
            metal_deep="#38454f",
            storm="#5b3f86",
            nobody="#8d857a",
        ),
        "contrast": Land(
            sand="#f6f1e4",
            sand_light="#ffffff",
            sand_deep="#ddd4bd",
            sand_line="#8f8570",
            grass="#c8dcae",
            grass_light="#dbeac6",
            grass_deep="#4f6b2a",
            rock="#c4c4c4",
            rock_light="#e6e6e6",
            rock_deep="#5c5c5c",
            water="#9fd0e6",
            water_light="#e2f4fb",
            water_deep="#1d6a8c",
            shore="#ffffff",
            stone="#dadada",
            stone_light="#f4f4f4",
            stone_deep="#707070",
            food="#4a2600",
            food_deep="#241200",
            metal="#33424e",
            metal_deep="#141c22",
            storm="#4b1a8c",
            nobody="#6a6a6a",
        ),
    }
)
