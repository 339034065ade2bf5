"""The table as a graphics scene: what both games share."""
