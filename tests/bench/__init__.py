"""How fast Elder is: `make bench`. Never part of the tests."""
