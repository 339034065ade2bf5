"""Digifeud's table."""
