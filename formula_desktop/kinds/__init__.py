"""Each game as one value, which answers what others would ask the game's name for."""
