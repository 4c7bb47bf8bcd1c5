"""Pictures from worker processes, and what is left where there is none."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from bot.gallery import SPEECHLESS, Gallery
from images import offered
from images.kit.look import Look
from rules import games
from rules.dice import Dice
from rules.game import View

GAME = next(game for game in games().values() if offered(game.key, "cover"))
LOOK = Look(locale="en", names=("Anna", "Ben"))


@pytest.fixture
def view() -> View:
    state = GAME.setup(GAME.tribes[:2], GAME.options(), Dice("gallery"))
    return GAME.view(state, None)


@pytest.fixture
async def gallery() -> AsyncIterator[Gallery]:
    gallery = Gallery()
    yield gallery
    await gallery.close()


def workers(gallery: Gallery) -> list[int]:
    return list(gallery._pool._processes or {})


async def test_a_board_is_a_picture_and_words(gallery: Gallery, view: View) -> None:
    board = await gallery.board(GAME.key, view, LOOK)
    assert board.picture is not None
    assert board.picture.data[8:12] == b"WEBP"
    assert "Anna" in board.words.alt
    assert os.getpid() not in workers(gallery)


async def test_a_worker_that_is_killed_is_replaced(gallery: Gallery, view: View) -> None:
    await gallery.board(GAME.key, view, LOOK)
    (old,) = workers(gallery)
    os.kill(old, signal.SIGKILL)
    board = await gallery.board(GAME.key, view, LOOK)
    assert board.picture is not None
    assert workers(gallery) != [old]


async def test_a_picture_that_takes_too_long_gives_way_to_words(view: View) -> None:
    gallery = Gallery(patience=0.001)
    board = await gallery.board(GAME.key, view, LOOK)
    assert board.picture is None
    assert "Anna" in board.words.alt
    await gallery.close()


async def test_a_picture_that_keeps_others_waiting_takes_none_of_them_along(gallery: Gallery, view: View) -> None:
    boards = asyncio.gather(*(gallery.board(GAME.key, view, LOOK) for _ in range(4)))
    await asyncio.sleep(0)
    os.kill(workers(gallery)[0], signal.SIGKILL)
    assert [board.picture is not None for board in await boards] == [True] * 4


async def test_a_game_without_an_artist_goes_on(gallery: Gallery, view: View) -> None:
    assert await gallery.board("tryout", view, LOOK) == SPEECHLESS


async def test_a_cover_is_drawn_once_in_each_language(gallery: Gallery) -> None:
    english, again, german = [await gallery.cover(GAME.key, locale) for locale in ("en", "en", "de")]
    assert english is again
    assert english is not None
    assert german is not None
    assert english.picture is not None
    assert english.picture.data[8:12] == b"WEBP"
    assert english.words.alt != german.words.alt


async def test_a_cover_that_cannot_be_drawn_is_done_without_and_tried_again(gallery: Gallery) -> None:
    hasty = Gallery(patience=0.001)
    assert await hasty.cover(GAME.key, "en") is None
    await hasty.close()
    assert await gallery.cover("tryout", "en") is None


async def test_a_gallery_knows_when_it_is_busy(gallery: Gallery, view: View) -> None:
    boards = [asyncio.create_task(gallery.board(GAME.key, view, LOOK)) for _ in range(5)]
    await asyncio.sleep(0)
    assert gallery.busy
    await asyncio.gather(*boards)
    assert not gallery.busy


LIFE = """
import asyncio
from bot.gallery import Gallery

async def main():
    gallery = Gallery()
    gallery.warm_up().result()
    print("drawing", flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_workers_end_with_the_bot_however_it_ends() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", LIFE, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    process.kill()
    # The worker has inherited the pipe, so it ends only when both are gone.
    assert await asyncio.wait_for(process.stdout.read(), timeout=20) == b""
    await process.wait()
