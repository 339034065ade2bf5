"""Formula, the card game: rules, legal plays, drafts and the computer player (docs/rules.md, 1).

Standard library only: no Qt, no files, no clock, no global randomness.
"""
