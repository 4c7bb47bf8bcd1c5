"""Draws the goldens anew."""

from tests.images.goldens import write

write()
