"""What a round or a game has come to."""
