"""What tests of the pictures of Sapiens share: where things are, and whether anything changed there."""

from __future__ import annotations

from PIL import ImageChops

from images.kit.look import Look
from images.sapiens import large, paint_view
from images.sapiens.plan import Area, moved, plan
from rules.sapiens.view import SapiensView
from tests.images.sapiens_positions import NAMES

LOOK = Look("en", NAMES)


def changed(before: SapiensView, after: SapiensView, look: Look = LOOK) -> Area | None:
    """Where the pictures of two positions differ; None where they do not."""
    return ImageChops.difference(paint_view(before, look), paint_view(after, look)).getbbox()


def within(box: Area | None, outer: Area) -> bool:
    """Whether there is a box and it lies in the other."""
    return box is not None and outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def place(seen: SapiensView, seat: int, name: str) -> Area:
    """Where a square or cave is on the picture."""
    site = plan(len(seen.clans), large(seen, LOOK)).sites[seat]
    return moved(site.scale.place_box(name, seen.clans[seat].valley.caves), site.corner)


def card(seen: SapiensView, seat: int) -> Area:
    """A seat's card on the picture."""
    return plan(len(seen.clans), large(seen, LOOK)).sites[seat].card


def valley(seen: SapiensView, seat: int) -> Area:
    """A seat's valley on the picture."""
    return plan(len(seen.clans), large(seen, LOOK)).sites[seat].valley


def looks(views: list[SapiensView], box: Area, look: Look = LOOK) -> int:
    """How many of these positions look different there."""
    return len({paint_view(seen, look).crop(box).tobytes() for seen in views})
