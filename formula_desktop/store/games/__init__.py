"""The games on the disk, each with its notes."""
