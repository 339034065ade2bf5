"""The page for printing, with a preview."""
