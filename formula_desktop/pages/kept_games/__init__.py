"""All saved games: unfinished, finished and deleted."""
