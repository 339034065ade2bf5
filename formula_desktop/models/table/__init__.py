"""A game being played, and the lists beside it."""
