"""The commands: without a window, without Qt."""
