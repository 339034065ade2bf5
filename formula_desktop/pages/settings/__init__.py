"""The settings, and the program's components."""
