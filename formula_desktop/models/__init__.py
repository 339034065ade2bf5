"""Qt models and signals around a game: what the views show, and nothing about how."""
