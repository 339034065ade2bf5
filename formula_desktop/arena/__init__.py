"""Levels play each other, to measure how strong they are; no window, no Qt."""
