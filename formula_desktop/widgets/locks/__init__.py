"""What an administrator has locked: how it is shown, and the question for the PIN."""
