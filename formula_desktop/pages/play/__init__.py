"""The tables of both games, as pages."""
