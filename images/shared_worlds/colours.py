"""The colours of the four peoples, of their resources and of cubes, in each palette.

The peoples differ by an icon of their own; besides, between any two fills of a palette there are at least
`peoples_apart` steps of CIE lightness, for viewers with any of the three colour-vision deficiencies too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from images.kit.look import Palette
from images.kit.paint import Colour
from rules.shared_worlds.cards import Tribe


@dataclass(frozen=True, slots=True)
class Dye:
    """How a people looks: its colour, a shade of it, a pale ground for pictures, and what is written on the colour."""

    fill: Colour
    deep: Colour
    pale: Colour
    ink: Colour


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What lies on the table besides parchment. Each palette has one, so it is compared by identity."""

    mat: Colour
    mat_edge: Colour
    cell: Colour
    cube: Colour
    cube_light: Colour
    life: Colour
    life_light: Colour
    hole: Colour
    back: Colour
    back_line: Colour
    peoples_apart: float
    peoples: Mapping[Tribe, Dye]


GROUNDS: Mapping[Palette, Ground] = MappingProxyType(
    {
        "default": Ground(
            mat="#5b3b23",
            mat_edge="#3a2415",
            cell="#4b2f1b",
            cube="#241812",
            cube_light="#6d5a4c",
            life="#1f5fae",
            life_light="#8fbdf0",
            hole="#cdb78d",
            back="#8a6b4a",
            back_line="#5d432b",
            peoples_apart=11.0,
            peoples=MappingProxyType(
                {
                    Tribe.SAPIENS: Dye("#c8452a", "#8a2814", "#f7d9c4", "#fff3e0"),
                    Tribe.NEANDERS: Dye("#d9a860", "#9b6d2a", "#f8e8c8", "#3a2108"),
                    Tribe.HEIDELS: Dye("#2b4623", "#1a2e13", "#d9e4c4", "#f3f7e2"),
                    Tribe.DENISOVAS: Dye("#d0dae1", "#5f707d", "#e9eff2", "#1d2a33"),
                }
            ),
        ),
        "contrast": Ground(
            mat="#262626",
            mat_edge="#000000",
            cell="#141414",
            cube="#000000",
            cube_light="#8c8c8c",
            life="#0a3f9c",
            life_light="#a8ccff",
            hole="#b4b4b4",
            back="#6e6e6e",
            back_line="#2c2c2c",
            peoples_apart=15.0,
            peoples=MappingProxyType(
                {
                    Tribe.SAPIENS: Dye("#c02a10", "#6e1204", "#ffe4d8", "#ffffff"),
                    Tribe.NEANDERS: Dye("#d89b3c", "#7a4c00", "#fff2d8", "#000000"),
                    Tribe.HEIDELS: Dye("#10300a", "#061802", "#e4f2d8", "#ffffff"),
                    Tribe.DENISOVAS: Dye("#dfe8ee", "#6c7c88", "#f4f8fa", "#000000"),
                }
            ),
        ),
    }
)
