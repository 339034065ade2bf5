"""The page that a table is on, below the pages of play and of the lessons."""
