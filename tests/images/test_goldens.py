"""Pictures look exactly as they did when somebody last looked at them."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from tests.images.goldens import FOLDER, GOLDENS, drawn, kept


@pytest.mark.parametrize("name", GOLDENS)
def test_picture_is_unchanged(name: str) -> None:
    now, then = drawn(name), kept(name)
    assert now.size == then.size
    changed = ImageChops.difference(now, then).getbbox()
    assert changed is None, (
        f"differs within {changed}; if that is meant: python -m tests.images.goldens, and look at it"
    )


def test_no_golden_is_left_behind() -> None:
    assert {path.stem for path in FOLDER.glob("*.webp")} == set(GOLDENS)
