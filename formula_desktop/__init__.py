"""Formula Desktop: the card game Formula and the board game Digifeud on a computer."""

# The one place where the version stands; pyproject.toml reads it from here.
__version__ = "0.1.0"

PROGRAM = "formula-desktop"
WRONG_USE = 2
"""Exit status of a call that cannot be understood, or not be followed here."""

THINK = "--think"
"""The argument with which the program starts itself as the computer player's process."""

MISTAKES = "--mistakes"
"""The argument with which the program starts itself to make exercises from a finished game."""

HANDS = "--hands"
"""The argument with which the program starts itself to serve hands on other screens."""
