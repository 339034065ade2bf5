"""Exercises from the two games, without Qt, a clock or randomness of its own."""
