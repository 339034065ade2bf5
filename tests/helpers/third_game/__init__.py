"""A third game, made for the tests: its rules and kind, and its part of the window."""
