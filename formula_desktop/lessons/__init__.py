"""The first steps in each game: positions and the play each one waits for. No Qt, no texts."""
