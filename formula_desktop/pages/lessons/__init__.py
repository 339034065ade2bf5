"""The first steps in each game."""
