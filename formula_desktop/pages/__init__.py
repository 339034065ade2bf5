"""The pages and dialogs, a folder for each family; families do not import each other."""
