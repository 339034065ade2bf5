"""What follows a round or game: what its end tells and offers, and exercises made from it."""
