"""Formula's table."""
