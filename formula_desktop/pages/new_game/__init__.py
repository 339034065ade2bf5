"""The dialogs that start a new game."""
