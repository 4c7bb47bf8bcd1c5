"""`python -m tests.trials crash|storm|leak|count [--times N] [--seed TEXT]`: one line at the end, or a failure."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from tests.trials.count import count
from tests.trials.crash import crash
from tests.trials.leak import leak
from tests.trials.storm import storm

TRIALS: Mapping[str, tuple[Callable[[int, str], Coroutine[Any, Any, str]], int]] = {
    "crash": (crash, 200),
    "storm": (storm, 200),
    "leak": (leak, 50),
    "count": (count, 500),
}
"""What can be tried, and how often by default."""

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.trials")
    parser.add_argument("trial", choices=TRIALS)
    parser.add_argument("--times", type=int)
    parser.add_argument("--seed", default="elder")
    asked = parser.parse_args()
    # The simulated Discord complains of connections that were cut, which is what the trials do.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    # And Python complains, at the end, of what killed lives have not tidied away.
    os.environ["PYTHONWARNINGS"] = "ignore:resource_tracker:UserWarning"
    trial, often = TRIALS[asked.trial]
    print(asyncio.run(trial(asked.times or often, asked.seed)))
