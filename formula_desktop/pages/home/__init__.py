"""Home, the page that the program opens with."""
