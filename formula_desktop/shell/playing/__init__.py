"""Who plays on this computer now."""
