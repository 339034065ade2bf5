"""What each game answers when others ask which game it is."""
