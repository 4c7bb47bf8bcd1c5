"""A game in moving pictures: frames one after the other in one WebP, as chats show it without a player."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from images.kit.look import Picture

WIDTH = 640
"""So many pixels is a frame wide at most: what a telephone shows."""
FRAME, LAST = 700, 4000
"""Milliseconds for which a frame is seen, and the last one."""
LIMIT = 8 * 1024 * 1024
"""Films stay below this many bytes."""
_NARROWEST = 160
_QUALITY = 65


def frame(picture: Picture) -> Image.Image:
    """A picture as a frame."""
    with Image.open(io.BytesIO(picture.data)) as opened:
        return _narrowed(opened.convert("RGB"), WIDTH)


def film(frames: Sequence[Image.Image], limit: int = LIMIT) -> Picture:
    """The frames, one at least, as a film that runs for ever; narrower where it would be too large otherwise."""
    size = (max(one.width for one in frames), max(one.height for one in frames))
    first, *others = [_on_top(one, size) for one in frames]
    sink = io.BytesIO()
    first.save(
        sink,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[FRAME] * len(others) + [LAST],
        loop=0,
        quality=_QUALITY,
        method=1,
    )
    if sink.tell() >= limit and size[0] > _NARROWEST:
        return film([_narrowed(one, max(_NARROWEST, one.width * 3 // 4)) for one in frames], limit)
    return Picture(sink.getvalue(), *size)


def _narrowed(picture: Image.Image, width: int) -> Image.Image:
    if picture.width <= width:
        return picture
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def _on_top(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Boards may grow while a game is played; a smaller one stands at the top of its frame."""
    if picture.size == size:
        return picture
    sheet = Image.new("RGB", size)
    sheet.paste(picture, ((size[0] - picture.width) // 2, 0))
    return sheet
