"""Lists of the names of a class, read without trust."""
