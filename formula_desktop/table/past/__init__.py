"""Both tables at a past moment."""
