"""The tests mirror the rooms they test; tests/play drives the whole bot through a simulated Discord."""
