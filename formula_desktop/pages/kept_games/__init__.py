"""All kept games: under way, finished and deleted."""
