"""The settings, and what the program consists of."""
