"""Drawn charts."""
