"""The program without a window: it speaks English, and imports no Qt (docs/game-file.md)."""
