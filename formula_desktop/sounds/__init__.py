"""The sounds of the program: their files, and playing them with what the system offers."""
