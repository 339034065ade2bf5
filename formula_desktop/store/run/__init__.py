"""The run of the program under way: which of several it is, and its log."""
