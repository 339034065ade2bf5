"""Practising in the window: its pages, what is asked, and what is kept of it."""
