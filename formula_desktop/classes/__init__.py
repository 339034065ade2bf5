"""What a lesson with a class needs: lists of names, read without trust, and the hourglass."""
