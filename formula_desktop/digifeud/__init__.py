"""Digifeud, the board game: rules, legal plays, drafts and the computer player (docs/rules.md, 2).

It uses the standard library only: no Qt, no global randomness, and no clock except the one that
limits a computer player's thinking. It reads only the files of the standard board and of the values
that the levels have learned.
"""
