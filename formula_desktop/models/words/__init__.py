"""What happens in a game, in the language of the window."""
