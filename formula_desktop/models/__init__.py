"""Qt models and signals around a game: what the views show, but not how."""
