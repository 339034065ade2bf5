"""Participants and their results (docs/rules.md, "Score and strength")."""
