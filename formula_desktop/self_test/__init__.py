"""`--self-test FILE.json`: whether this program has everything it needs on this computer."""
