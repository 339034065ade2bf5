"""Digifeud, the board game: rules, legal plays, drafts and the computer player (docs/rules.md, 2).

Standard library only: no Qt, no global randomness, no clock but what ends a computer's thinking;
the only files read are the standard board's and the values that the levels have learned.
"""
