"""Long trials of the whole bot, each with a make target: `python -m tests.trials crash|storm|leak|count`.

Small ones of the same kind run among the tests, see test_trials.py.
"""
