"""The windows: home, new game, the tables, settings."""
