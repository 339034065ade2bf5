"""Each game as one value, so that other code need not check the game's name."""
