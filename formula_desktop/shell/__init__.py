"""The application around the pages: its window, its menus, and what goes on beside them."""
