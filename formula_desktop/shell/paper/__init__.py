"""Printing: the command for worksheets, and the page for everything that can be printed."""
