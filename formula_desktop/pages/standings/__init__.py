"""Standings, participants and finished games."""
