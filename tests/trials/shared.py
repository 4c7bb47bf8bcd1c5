"""Work that is shared among processes, as many as the machine has room for."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

In = TypeVar("In")
Out = TypeVar("Out")


async def shared(work: Callable[[In], Coroutine[Any, Any, Out]], parts: Sequence[In]) -> list[Out]:
    """Do this work for each part, a process for each processor. The first failure ends it, and is raised here."""
    workers = min(len(parts), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        loop = asyncio.get_running_loop()
        running = [loop.run_in_executor(pool, _done, work, part) for part in parts]
        try:
            return list(await asyncio.gather(*running))
        finally:
            pool.shutdown(cancel_futures=True)


def _done(work: Callable[[In], Coroutine[Any, Any, Out]], part: In) -> Out:
    return asyncio.run(work(part))
