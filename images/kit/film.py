"""A game in moving pictures: frames one after the other in one WebP, as chats show it without a player."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from images.kit.encode import lossless
from images.kit.look import Picture

WIDTH = 640
"""So many pixels is a frame wide at most: what a telephone shows."""
FRAME, LAST = 700, 4000
"""Milliseconds for which a frame is seen, and the last one."""
LIMIT = 8 * 1024 * 1024
"""Films stay below this many bytes."""
_NARROWEST = 160
_QUALITY = 65


def frame(picture: Picture) -> Picture:
    """A picture as a frame. It stays packed, since many of them would fill hundreds of megabytes."""
    narrowed = _narrowed(_unpacked(picture), WIDTH)
    return Picture(lossless(narrowed), *narrowed.size)


def film(frames: Sequence[Picture], limit: int = LIMIT) -> Picture:
    """The frames, one at least, as a film that runs for ever; narrower where it would be too large otherwise."""
    width = max(one.width for one in frames)
    made = _shown(frames, width)
    while len(made.data) >= limit and width > _NARROWEST:
        width = max(_NARROWEST, width * 3 // 4)
        made = _shown(frames, width)
    return made


class _Reel(Image.Image):
    """Frames as a picture that moves: each is unpacked when it is its turn, in place of the one before."""

    def __init__(self, frames: Sequence[Picture], width: int) -> None:
        super().__init__()
        self._frames, self._width, self._now = frames, width, 0
        self._mode, self.n_frames = "RGB", len(frames)
        shapes = [_shape(one.width, one.height, width) for one in frames]
        self._size = max(wide for wide, _ in shapes), max(high for _, high in shapes)
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Unpack this frame."""
        self._now = frame
        self.im = _on_top(_narrowed(_unpacked(self._frames[frame]), self._width), self._size).im

    def tell(self) -> int:
        """The number of the frame that is unpacked."""
        return self._now


def _shown(frames: Sequence[Picture], width: int) -> Picture:
    """The film, so wide at most."""
    reel, sink = _Reel(frames, width), io.BytesIO()
    durations = [FRAME] * (len(frames) - 1) + [LAST]
    reel.save(sink, "WEBP", save_all=True, duration=durations, loop=0, quality=_QUALITY, method=1)
    return Picture(sink.getvalue(), *reel.size)


def _unpacked(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.data)) as opened:
        return opened.convert("RGB")


def _narrowed(picture: Image.Image, width: int) -> Image.Image:
    shape = _shape(picture.width, picture.height, width)
    return picture if shape == picture.size else picture.resize(shape, Image.Resampling.LANCZOS)


def _shape(wide: int, high: int, width: int) -> tuple[int, int]:
    """The size of a picture that is to be so wide at most."""
    return (wide, high) if wide <= width else (width, round(high * width / wide))


def _on_top(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Boards may grow while a game is played; a smaller one stands at the top of its frame."""
    if picture.size == size:
        return picture
    sheet = Image.new("RGB", size)
    sheet.paste(picture, ((size[0] - picture.width) // 2, 0))
    return sheet
