"""The current run of the program: whether it is the first of several, and its log."""
