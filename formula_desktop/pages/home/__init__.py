"""Home: where the program opens."""
