"""Errors in the program: logged and reported, without ending it."""
