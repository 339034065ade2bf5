"""The commands: no window, no Qt."""
