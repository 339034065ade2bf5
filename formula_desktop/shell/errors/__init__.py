"""Errors in the program: logged and reported; they never end it."""
