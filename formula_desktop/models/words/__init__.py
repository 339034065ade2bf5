"""What happens in a game, in words of the window's language."""
