"""The application around the pages: its window, its menus, and what happens in the background."""
