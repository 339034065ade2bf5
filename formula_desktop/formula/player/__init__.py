"""How the computer plays Formula."""
