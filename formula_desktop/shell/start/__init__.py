"""What begins with the program: the first frame, a second start, imports ahead, its garbage."""
