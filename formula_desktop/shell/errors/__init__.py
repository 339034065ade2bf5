"""What goes wrong in the program: reported, told, and never the end of it."""
