"""Hands held on other screens: the server's process, and what pages and the window say to it."""
