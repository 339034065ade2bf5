"""Small widgets that Qt lacks."""
