"""How the computer plays Digifeud."""
