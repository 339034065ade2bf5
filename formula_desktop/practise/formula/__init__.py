"""The exercises of Formula."""
