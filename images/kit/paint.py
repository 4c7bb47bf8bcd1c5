"""The colours that all games share, in each palette.

Sides are told apart three ways: by hue, by a mark, and by tone. Between any two fills of a palette there are at least
`tones_apart` steps of CIE lightness, and that holds for viewers with any of the three colour-vision deficiencies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from images.kit.look import Palette

Colour = str
"""`#rrggbb`, or `#rrggbbaa` where it may be seen through."""

Mark = Literal["diamond", "disc", "star", "triangle"]


@dataclass(frozen=True, slots=True)
class Livery:
    """How one side looks: its body colour with a lit and a shaded tone, the colour of its mark, and the mark."""

    fill: Colour
    light: Colour
    deep: Colour
    ink: Colour
    mark: Mark


@dataclass(frozen=True, slots=True, eq=False)
class Paint:
    """What tables, cards and words are painted with. Each palette has one, so it is compared by identity."""

    table: Colour
    grain: Colour
    parchment: Colour
    parchment_edge: Colour
    parchment_deep: Colour
    ink: Colour
    faint: Colour
    rim: Colour
    outline: Colour
    gold: Colour
    glow: Colour
    alarm: Colour
    light_ink: Colour
    tones_apart: float
    liveries: Mapping[str, Livery]


PAINTS: Mapping[Palette, Paint] = MappingProxyType(
    {
        "default": Paint(
            table="#4a3122",
            grain="#432b1d",
            parchment="#f6e9cd",
            parchment_edge="#d9bf8c",
            parchment_deep="#ead6ab",
            ink="#3a2415",
            faint="#8a6b4a",
            rim="#fdf6e4",
            outline="#3a2415",
            gold="#e8b53a",
            glow="#fff3b8",
            alarm="#c2261a",
            light_ink="#f9edd2",
            tones_apart=13.0,
            liveries=MappingProxyType(
                {
                    "red": Livery("#c9402c", "#dd6a50", "#8c2417", "#fdf1dc", "diamond"),
                    "blue": Livery("#20336c", "#3f568f", "#121f47", "#fdf1dc", "disc"),
                    "yellow": Livery("#f7d250", "#fce58c", "#b98a14", "#4a3110", "star"),
                    "green": Livery("#6cb564", "#93cf8a", "#3b7d3c", "#14331a", "triangle"),
                }
            ),
        ),
        "contrast": Paint(
            table="#1c1c1c",
            grain="#1c1c1c",
            parchment="#ffffff",
            parchment_edge="#5a5a5a",
            parchment_deep="#e4e4e4",
            ink="#000000",
            faint="#3c3c3c",
            rim="#ffffff",
            outline="#000000",
            gold="#ffc400",
            glow="#ffff8c",
            alarm="#c40000",
            light_ink="#ffffff",
            tones_apart=17.0,
            liveries=MappingProxyType(
                {
                    "red": Livery("#d62a14", "#e8503c", "#8a1206", "#ffffff", "diamond"),
                    "blue": Livery("#0a1450", "#26347c", "#000428", "#ffffff", "disc"),
                    "yellow": Livery("#fff27a", "#fffac0", "#a08600", "#000000", "star"),
                    "green": Livery("#58c878", "#8ae0a2", "#1c7a3a", "#000000", "triangle"),
                }
            ),
        ),
    }
)
