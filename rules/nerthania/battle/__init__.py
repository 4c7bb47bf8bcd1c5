"""A battle, step by step (rulebook 5): `fighting` is the thread that runs through it, the others are its questions."""
