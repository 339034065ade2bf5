"""Matches of Formula of which only what a person laid matters."""

from __future__ import annotations

import json

from formula_desktop.arguments import FORMULA
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.records import Record
from formula_desktop.results.strength import Outcome
from tests.helpers.results.books import COMPUTER, formula, play, seat

ONE_CARD, TWO_CARDS, THREE_CARDS = "(1)+(7)=8", "(1)+7=8", "(1)*1+(7)6=(8)7"


def formula_of(person: str, number: int, *rounds: tuple[str, ...]) -> Record:
    """A match of rounds that a person has won, with what that person laid in each."""
    laid = [(at, text) for at, texts in enumerate(rounds, 1) for text in texts]
    last = {at: place for place, (at, _) in enumerate(laid, 1)}
    seats = (
        seat(person, Outcome.WON, None, turns=len(laid)),
        seat(COMPUTER, Outcome.LOST, None, turns=len(laid)),
    )
    plays = tuple(
        play(place, 0, text, _answer(text), "+")._replace(round=at, wins=last[at] == place)
        for place, (at, text) in enumerate(laid, 1)
    )
    options = json.dumps(KINDS[FORMULA].written_options(Options()))
    return formula(number, seats, rounds=len(rounds), plays=plays)._replace(options=options)


def _answer(text: str) -> int:
    laid = read_play(text)
    assert isinstance(laid, Formula)
    return laid.values[2]
