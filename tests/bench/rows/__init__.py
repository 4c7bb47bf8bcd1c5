"""One module a row of figures, each with `figures()`."""
