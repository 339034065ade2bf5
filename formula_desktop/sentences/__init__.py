"""The English sentence for each reason."""
