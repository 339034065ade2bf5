"""What persons have practised."""
