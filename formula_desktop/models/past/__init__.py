"""Games as a player looks back on them."""
