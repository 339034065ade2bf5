"""The application around the pages: its window, menus and background work."""
