"""Printing: its page with everything that can be printed, and the commands for PDF files."""
