"""From a drawn picture to the bytes that are sent."""

from __future__ import annotations

import io

from PIL import Image

from images.kit.look import Picture

LIMIT = 2 * 1024 * 1024
"""Pictures stay below this many bytes."""
_EFFORT = 0
"""The fastest way to pack a WebP without loss; more effort costs far more time than it saves bytes."""


def encoded(picture: Image.Image, limit: int = LIMIT) -> Picture:
    """The picture as WebP: without loss, or less sharp and at last smaller if it were too large otherwise."""
    data = lossless(picture)
    for quality in (90, 75, 60):
        if len(data) < limit:
            break
        data = _webp(picture, quality=quality, method=2)
    if len(data) >= limit:
        return encoded(picture.reduce(2), limit)
    return Picture(data, picture.width, picture.height)


def lossless(picture: Image.Image) -> bytes:
    """The picture as WebP, every pixel as it is."""
    return _webp(picture, lossless=True, quality=0, method=_EFFORT)


def _webp(picture: Image.Image, **how: int | bool) -> bytes:
    sink = io.BytesIO()
    picture.save(sink, "WEBP", **how)
    return sink.getvalue()
