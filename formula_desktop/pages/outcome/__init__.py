"""The end of a round or game."""
