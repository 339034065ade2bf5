"""A game of Digifeud on paper: the board in the end, and each turn with its sum and the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QCoreApplication

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.position import Position
from formula_desktop.models.words.digifeud import place_in_short, points_in_words
from formula_desktop.models.words.signs import signed
from formula_desktop.paper.board import WholeBoard
from formula_desktop.paper.played.any_game import Column, GameOnPaper, PlayedTurn
from formula_desktop.paper.report import Part

_SIDE: Final = 27.0  # of a square, in points
_SUM: Final = "888 + 888 + 888 = 888"
_POINTS: Final = "888 + 2 × 8 + 8 = 888"
_PLACE: Final = "M13 →"
_SCORE: Final = "8888 : 8888"


class DigifeudOnPaper(GameOnPaper):
    """Says of each turn where its sum lies, what it is, what it earned, and the score."""

    @property
    def _game(self) -> Game:
        return cast("Game", self.state)

    def options(self) -> list[str]:
        options, words = self._game.options, self.words
        found = [words.signs(options.operators)]
        if options.largest_number is not None:
            found.append(words.largest(options.largest_number))
        found.append(words.directions(options.directions))
        if options.max_operations == 1:
            found.append(words.one_operation())
        translate = QCoreApplication.translate
        if not options.layout.is_standard:
            found.append(translate("DigifeudOptions", "Shuffle&d board"))
        if options.chains:
            found.append(translate("DigifeudOptions", "Sums ma&y continue in one line"))
        if options.open_racks:
            found.append(translate("DigifeudOptions", "&Open racks"))
        if options.turn_limit_minutes is not None:
            found.append(words.minutes(options.turn_limit_minutes))
        return [each.replace("&", "") for each in found]

    def scores(self) -> list[tuple[str, tuple[str, ...]]]:
        game, words, result = self._game, self.words, self._game.result()
        if game.position.is_given_up:
            return []
        if result is None:
            return super().scores()
        seats = range(len(game.players))
        return [
            (words.sums(), tuple(map(signed, result.earned))),
            (words.counted(), tuple(signed(result.counted(seat)) for seat in seats)),
            (words.points(), tuple(map(signed, result.totals))),
        ]

    def drawings(self) -> Sequence[Part]:
        board = self._game.position.board
        return [WholeBoard(board.layout, _SIDE, board.tiles)]

    def columns(self) -> list[Column]:
        words = self.words
        return [
            Column(words.place(), _PLACE, _place, is_number=False),
            Column(words.sum(), _SUM, self.play, is_number=False),
            Column(words.points(), _POINTS, _points),
            Column(words.score(), _SCORE, _score),
        ]


def _place(turn: PlayedTurn) -> str:
    return place_in_short(turn.play) if isinstance(turn.play, Sum) else ""


def _points(turn: PlayedTurn) -> str:
    laid = turn.play
    if not isinstance(laid, Sum):
        return ""
    return points_in_words(points_of(laid, cast("Position", turn.before).board.layout))


def _score(turn: PlayedTurn) -> str:
    return " : ".join(map(signed, cast("Position", turn.after).earned))
