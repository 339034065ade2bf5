"""Everything drawn on the table: cards, tiles and places, their looks and their movement."""
