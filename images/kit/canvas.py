"""Shapes with smooth edges: drawn four times too large, then reduced."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from images.kit.paint import Colour

OVERSIZE = 4
SHADOW = "#1e0f05"

Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Canvas:
    """A transparent sheet measured in the pixels of the finished sprite; `done` gives the sprite."""

    def __init__(self, width: int, height: int, ground: Colour = "#00000000") -> None:
        self.image = Image.new("RGBA", (width * OVERSIZE, height * OVERSIZE), ground)
        self.pen = ImageDraw.Draw(self.image)

    def polygon(self, points: Iterable[Point], fill: Colour) -> None:
        """A filled outline."""
        self.pen.polygon([_up(point) for point in points], fill=fill)

    def ellipse(self, box: Box, fill: Colour | None = None, edge: Colour | None = None, width: float = 0) -> None:
        """An ellipse in this box, filled, edged or both."""
        self.pen.ellipse(_up_box(box), fill=fill, outline=edge, width=round(width * OVERSIZE))

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """A filled circle."""
        x, y = centre
        self.ellipse((x - radius, y - radius, x + radius, y + radius), fill)

    def rounded(
        self, box: Box, radius: float, fill: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        """A rectangle with round corners, filled, edged or both."""
        self.pen.rounded_rectangle(
            _up_box(box), radius * OVERSIZE, fill=fill, outline=edge, width=round(width * OVERSIZE)
        )

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A stroke with round ends and joints."""
        self.pen.line([_up(point) for point in points], fill=fill, width=round(width * OVERSIZE), joint="curve")
        for point in (points[0], points[-1]):
            self.disc(point, width / 2, fill)

    def stamp(self, sprite: Image.Image, at: Point) -> None:
        """Lay a finished sprite on the sheet, its upper left corner here."""
        large = sprite.resize((sprite.width * OVERSIZE, sprite.height * OVERSIZE), Image.Resampling.BICUBIC)
        self.image.alpha_composite(large, (round(at[0] * OVERSIZE), round(at[1] * OVERSIZE)))

    def done(self) -> Image.Image:
        """The sheet in its real size."""
        return self.image.reduce(OVERSIZE)


def curve(corners: Sequence[Point], closed: bool = True, steps: int = 10) -> list[Point]:
    """A soft line through all these points (Catmull-Rom)."""
    count = len(corners)
    points: list[Point] = []
    for index in range(count if closed else count - 1):
        around = [
            corners[(index + shift) % count] if closed else corners[min(max(index + shift, 0), count - 1)]
            for shift in (-1, 0, 1, 2)
        ]
        points += [_between(around, step / steps) for step in range(steps)]
    return points if closed else [*points, corners[-1]]


def star(centre: Point, points: int, outer: float, inner: float, turn: float = -90.0) -> list[Point]:
    """A star with its first point up; `turn` in degrees."""
    x, y = centre
    angles = [math.radians(turn + 180 * index / points) for index in range(2 * points)]
    radii = [outer if index % 2 == 0 else inner for index in range(2 * points)]
    return [
        (x + radius * math.cos(angle), y + radius * math.sin(angle))
        for angle, radius in zip(angles, radii, strict=True)
    ]


def regular(centre: Point, corners: int, radius: float, turn: float = -90.0) -> list[Point]:
    """A regular polygon with its first corner up; `turn` in degrees."""
    x, y = centre
    angles = [math.radians(turn + 360 * index / corners) for index in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def thickened(sprite: Image.Image, width: float, colour: Colour) -> Image.Image:
    """The sprite on a rim of this colour that follows its outline, as if it were cut out of card."""
    swollen = sprite.getchannel("A").filter(ImageFilter.GaussianBlur(width))
    edge = swollen.point(_steep())
    rim = Image.new("RGBA", sprite.size, colour)
    rim.putalpha(edge)
    rim.alpha_composite(sprite)
    return rim


def shaded(sprite: Image.Image, drop: int, blur: float, strength: float) -> Image.Image:
    """The sprite with its soft shadow beneath; the sprite must leave room for it. `strength` 0 to 1."""
    dark = sprite.getchannel("A").filter(ImageFilter.GaussianBlur(blur)).point(_share(strength))
    fallen = Image.new("L", sprite.size)
    fallen.paste(dark, (0, drop))
    shadow = Image.new("RGBA", sprite.size, SHADOW)
    shadow.putalpha(fallen)
    shadow.alpha_composite(sprite)
    return shadow


def _between(around: Sequence[Point], share: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = around
    return (_spline(ax, bx, cx, dx, share), _spline(ay, by, cy, dy, share))


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


@cache
def _steep() -> list[int]:
    """Turns a blurred edge into a crisp one, a blur's width further out."""
    return [min(255, max(0, (level - 24) * 8)) for level in range(256)]


@cache
def _share(strength: float) -> list[int]:
    return [round(level * strength) for level in range(256)]


def _up(point: Point) -> Point:
    return (point[0] * OVERSIZE, point[1] * OVERSIZE)


def _up_box(box: Box) -> Box:
    return (box[0] * OVERSIZE, box[1] * OVERSIZE, box[2] * OVERSIZE - 1, box[3] * OVERSIZE - 1)
