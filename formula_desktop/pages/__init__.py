"""The pages and dialogs, a folder for each family; none knows another."""
