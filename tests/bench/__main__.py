"""`make bench`: measures and prints one JSON line a figure. `python -m tests.bench wire` measures only that row.

Each module in tests/bench/rows has a function `figures()` that yields its figures. Ratios are taken in one and the same
run, so they mean the same on a slow machine and on a fast one.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from collections.abc import Sequence

from tests.bench import rows


def main(wanted: Sequence[str]) -> None:
    """Measures the wanted rows, all of them by default."""
    known = [module.name for module in pkgutil.iter_modules(rows.__path__)]
    for row in wanted or known:
        if row not in known:
            sys.exit(f"There is no row {row}; there are {', '.join(known)}.")
        try:
            for figure in importlib.import_module(f"{rows.__name__}.{row}").figures():
                print(figure.line(), flush=True)
        except (ImportError, OSError) as error:
            print(json.dumps({"row": row, "error": f"cannot be measured here: {error}"}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
