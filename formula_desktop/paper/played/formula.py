"""A match of Formula on paper: each turn with the formula before and after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, cast

from PySide6.QtCore import QCoreApplication

from formula_desktop.formula.laying import Row
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options
from formula_desktop.formula.position import Position, RoundResult
from formula_desktop.models.words.signs import signed, spelled
from formula_desktop.models.words.table import names_in_words
from formula_desktop.paper.played.any_game import NAME, NUMBER, Column, GameOnPaper, PlayedTurn
from formula_desktop.paper.report import LongTable, Part

_FORMULA: Final = "888 + 888 = 888"
_TOTAL: Final = "−8888"
_MISSING: Final = "…"
_JOKER: Final = "?"
"""A joker that has no digit yet."""


class FormulaOnPaper(GameOnPaper):
    """Says of each turn what lay on the table, what was laid, and how many cards are left."""

    @cached_property
    def _match(self) -> Match:
        return cast("Match", self.state)

    @cached_property
    def _results(self) -> tuple[RoundResult, ...]:
        return self._match.results

    @cached_property
    def _so_far(self) -> list[tuple[int, ...]]:
        """For each round that is over what everybody has then: points, or rounds won."""
        found = [(0,) * len(self._match.players)]
        for result in self._results:
            won = [int(seat in result.winners) for seat in range(len(found[-1]))]
            added = result.points if self._options.for_points else won
            found.append(tuple(map(sum, zip(found[-1], added, strict=True))))
        return found[1:]

    @property
    def _options(self) -> Options:
        return self._match.options

    def options(self) -> list[str]:
        options, usual = self._options, Options()
        found = [self.words.signs(options.operators)]
        if options.largest_number is not None:
            found.append(self.words.largest(options.largest_number))
        if options.max_cards != usual.max_cards:
            found.append(self.words.cards_in_turn(options.max_cards))
        found.append(self.words.cards_in_number(options.max_number_cards))
        variations = _variations()
        found += [text for name, text in variations.items() if getattr(options, name)]
        for_points = self.words.up_to(options.target)
        return [*found, for_points if options.for_points else self.words.most_rounds()]

    def scores(self) -> list[tuple[str, tuple[str, ...]]]:
        match, words = self._match, self.words
        won = (words.rounds_won(), tuple(map(str, match.rounds_won)))
        if not self._options.for_points:
            return [won]
        return [won, (words.points(), tuple(map(signed, match.totals)))]

    def columns(self) -> list[Column]:
        words = self.words
        found = [
            Column(words.lay(), _FORMULA, lambda turn: _lying(_position(turn)), is_number=False),
            Column(words.played(), _FORMULA, self.play, is_number=False),
            Column(words.laid(), NUMBER, self._laid),
            Column(words.left(), NUMBER, _left),
        ]
        if self._options.for_points:
            found += [Column(words.points(), NUMBER, self.points)]
            found += [Column(words.total(), _TOTAL, _total)]
        return found

    def _laid(self, turn: PlayedTurn) -> str:
        return str(self.kind.laid(turn.play) or "")

    def title_of(self, number: int) -> str:
        winners = self._results[number].winners if number < len(self._results) else ()
        names = [self._match.players[seat].name for seat in winners]
        return self.words.round(number + 1, names_in_words(names))

    def counts(self, number: int) -> Sequence[Part]:
        if number >= len(self._results):
            return ()
        words, result = self.words, self._results[number]
        hands = self._match.rounds[number].position.hands
        columns = [(words.cards_left(), [*map(len, hands)])]
        if self._options.for_points:
            columns += [
                (words.held(), [-held for held in result.held]),
                (words.formulas(), [*result.earned]),
                (words.first_out(), [*result.bonus]),
                (words.this_round(), [*result.points]),
                (words.total(), [*self._so_far[number]]),
            ]
        else:
            columns.append((words.rounds_won(), [*self._so_far[number]]))

        def row(seat: int) -> tuple[str, ...]:
            name = self._match.players[seat].name
            return (name, *(signed(numbers[seat]) for _, numbers in columns))

        headings = (words.player(), *(heading for heading, _ in columns))
        widest = (NAME, *(_TOTAL for _ in columns))
        right = frozenset(range(1, len(headings)))
        return [LongTable("", headings, widest, right, len(hands), row)]


def _position(turn: PlayedTurn) -> Position:
    return cast("Position", turn.before)


def _lying(position: Position) -> str:
    """The formula on the table as its players read it; with gaps before the first one."""
    left, right, answer = map(_number, (position.left, position.right, position.answer))
    if position.operator is None:
        return f"{left} {_MISSING} {right} = {_MISSING}"
    return spelled(f"{left}{position.operator}{right}={answer}")


def _number(row: Row) -> str:
    return "".join(_JOKER if card.value is None else str(card.value) for card in row)


def _left(turn: PlayedTurn) -> str:
    return str(len(cast("Position", turn.after).hands[turn.seat]))


def _total(turn: PlayedTurn) -> str:
    after = cast("Position", turn.after)
    return signed(after.totals[turn.seat] + after.earned[turn.seat])


def _variations() -> dict[str, str]:
    """The names of the variations that can be on, by their names in Options."""
    translate: Callable[[str, str], str] = QCoreApplication.translate
    named = {
        "use_table_card": translate("FormulaOptions", "&Use a card from the table"),
        "winner_extra_card": translate("FormulaOptions", "&Extra card for the winner"),
        "play_on": translate("FormulaOptions", "P&lay on"),
        "multiples_of_five": translate("FormulaOptions", "&Multiples of five"),
        "hard_sum_bonus": translate("FormulaOptions", "Bonus for &hard sums"),
        "open_cards": translate("FormulaOptions", "&Open cards"),
    }
    return {name: text.replace("&", "") for name, text in named.items()}
