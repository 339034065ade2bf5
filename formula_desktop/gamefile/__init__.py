"""The parts of `.formula` files (docs/game-file.md); `kinds/` reads and writes whole ones."""
