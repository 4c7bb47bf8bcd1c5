"""How colours look to people with a colour-vision deficiency, and how light they are.

The matrices are those of Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for Simulation of Color
Vision Deficiency", for a complete deficiency. They act on linear light.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

VISIONS: Mapping[str, Matrix] = MappingProxyType(
    {
        "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)


def lightness(colour: str | tuple[int, ...], vision: str) -> float:
    """CIE L* of `#rrggbb` or (r, g, b), 0 to 100, as that vision sees it."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)] if isinstance(colour, str) else colour[:3]
    light = [_linear(part / 255) for part in parts]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in VISIONS[vision]]
    y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    return float(116 * y ** (1 / 3) - 16) if y > 216 / 24389 else y * 24389 / 27


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
