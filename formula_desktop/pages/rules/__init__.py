"""The rules of both games, for players."""
