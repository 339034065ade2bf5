"""What the program saves on disk, and where: games, settings, the log."""
