"""`--self-test FILE.json`: whether this program, as it is installed here, has all it needs."""
