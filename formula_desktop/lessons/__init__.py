"""The first steps in each game: positions, and the play that each waits for. No Qt, no texts."""
