"""Digifeud, the board game: rules, legal plays, drafts and the computer player (docs/rules.md, 2).

Standard library only: no Qt, no clock, no global randomness; the only file read is the standard
board's.
"""
