"""The page around a table, which the pages of play and of the lessons build on."""
