"""A game as it was played, on paper: who played, with which options, and every turn."""
