"""The exercises of Digifeud."""
