"""How fast Elder is, and how games among computer players come out: `make bench`. Never part of the tests."""
