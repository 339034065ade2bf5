"""Paper: what can be printed, painted on a printer, in a PDF file or as a preview."""
