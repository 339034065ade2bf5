"""Contests whose games end soon."""

from __future__ import annotations

from formula_desktop.arena.contest import Contest, Side
from formula_desktop.digifeud import options as digifeud
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.players import Level

STRONG, WEAK = Side(Level.NORMAL), Side(Level.BEGINNER)

BOARD = Contest(digifeud.Options(), STRONG, WEAK)
CARDS = Contest(Options(), STRONG, WEAK)
FOUR = Contest(Options(), STRONG, WEAK, seats=4)
POINTS = Contest(Options(scoring=Scoring.POINTS, target=40), STRONG, WEAK)
ALL = (BOARD, CARDS, FOUR, POINTS)
