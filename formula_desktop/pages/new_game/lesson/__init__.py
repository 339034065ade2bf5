"""The dialog for a lesson with teams, and for a class that solves exercises."""
