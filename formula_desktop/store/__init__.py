"""Where things are kept on disk: settings and the game under way."""
