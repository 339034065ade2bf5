"""The pages and dialogs, with a folder for each family; no family knows another."""
