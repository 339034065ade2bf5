"""Both tables as they were."""
