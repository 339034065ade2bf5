"""Hands on other screens: the server as the window sees it, its dialog, and what pages do."""
