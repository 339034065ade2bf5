"""What begins and ends with the program: a second start, imports ahead, and its garbage."""
