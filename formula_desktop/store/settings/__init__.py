"""What is chosen and kept: settings, the last new game, ready-made settings."""
