"""Settings: the players' settings, the last new game, and ready-made settings."""
