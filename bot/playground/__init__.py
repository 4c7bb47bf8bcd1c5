"""`make play`: the real bot in a simulated Discord, to be played in the browser. Needs no token and no network."""
