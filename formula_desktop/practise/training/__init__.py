"""What a person practises: sessions, ratings, and what comes again (docs/practising.md)."""
