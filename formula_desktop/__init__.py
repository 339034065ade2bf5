"""Formula Desktop: the card game Formula and the board game Digifeud on a computer."""

# The one place where the version stands; pyproject.toml reads it from here.
__version__ = "0.1.0"

THINK = "--think"
"""The argument with which the program starts itself as the computer player's process."""
