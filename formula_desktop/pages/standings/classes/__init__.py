"""The page with the classes, and its dialogs."""
