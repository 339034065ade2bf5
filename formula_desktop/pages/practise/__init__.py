"""Exercises at their tables."""
