"""What a turn was worth in the chance to win, and why, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from formula_desktop.judgement import (
    LARGE,
    SMALL,
    SMALL_POINTS,
    Judgement,
    Lost,
    P,
    Report,
    Size,
    is_decided,
)
from formula_desktop.models.words.signs import spelled

if TYPE_CHECKING:
    from formula_desktop.digifeud.play import Play as DigifeudPlay
    from formula_desktop.digifeud.view import View as DigifeudView
    from formula_desktop.formula.play import Play as FormulaPlay
    from formula_desktop.formula.view import View as FormulaView

_PERCENT_OF_A_CARD: Final = 15
_PERCENT_OF_A_POINT: Final = 3
"""How many percent weigh as much as a card or a point, to find the main reason in Formula."""


def is_for_points(judgement: Judgement[P]) -> bool:
    """Whether only the points say what a turn lost, since the game was decided."""
    counts = is_decided(judgement.chance, judgement.made)
    return counts and judgement.points >= SMALL_POINTS and judgement.lost < SMALL


def percent(share: float) -> str:
    """A share in percent; one above zero never reads 0 %."""
    number = round(100 * share)
    if share > 0 and number == 0:
        return QCoreApplication.translate("Results", "under 1%")
    text = QCoreApplication.translate("Results", "{number}%")
    return text.format(number=QLocale().toString(number))


def _about(text: str, best: str) -> str:
    """A sentence about a play."""
    said = text.format(best=best)
    return said[0].upper() + said[1:]


class _Reason(NamedTuple):
    """A figure that may speak for a play, how much it weighs, and what makes its sentence."""

    figure: int
    say: Callable[[int], str]
    times: int = 1

    @property
    def weight(self) -> int:
        return self.times * self.figure


class JudgedWords(QObject):
    """What turns were worth, and what somebody lost in a game."""

    def size(self, size: Size) -> str:
        """What a mark in the list says."""
        return {
            Size.FINE: self.tr("well played"),
            Size.SMALL: self.tr("could be a little better"),
            Size.LARGE: self.tr("could be much better"),
        }[size]

    def worth(
        self,
        judgement: Judgement[P],
        made: P,
        *,
        has_most: bool = False,
        for_points: bool = True,
    ) -> str:
        """What a turn was worth: the chance to win or, once the game is decided, points.

        `has_most` says whether the play made had the most points or cards, which may not be what
        gives the best chance.
        """
        if is_for_points(judgement):
            points = round(judgement.points)
            if judgement.made > 1 - LARGE:
                text = self.tr("Almost won: this cost about %n point(s) by the end.", "", points)
            else:
                text = self.tr("Almost lost: this cost about %n point(s) by the end.", "", points)
            return text
        if judgement.size is not Size.FINE:
            text = self.tr("Chance to win: {made}. Best chance: {best}.")
            if has_most and for_points:
                text = self.tr("Chance to win: {made}. Most points, but best chance: {best}.")
            elif has_most:
                text = self.tr("Chance to win: {made}. Most cards, but best chance: {best}.")
            return text.format(best=percent(judgement.chance), made=percent(judgement.made))
        text = self.tr("Chance to win: {chance}.")
        said = text.format(chance=percent(judgement.made))
        is_decided_anyway = is_decided(judgement.chance, judgement.made)
        if is_decided_anyway or isinstance(made, Enum):  # no merit
            return said
        praise = self.tr("Well played.")
        return f"{said} {praise}"

    def more(self, best: str, more: int, *, for_points: bool) -> str:
        """That a play with more points or cards would not have been better."""
        if for_points:
            text = self.tr("{best} earns %n more point(s), but no better chance.", "", more)
        else:
            text = self.tr("{best} lays %n more card(s), but gives no better chance.", "", more)
        return text.replace("{best}", best)

    def report(self, report: Report, names: Sequence[str]) -> str:
        """What each person lost, or how many turns have been judged so far."""
        if report.known < report.turns:
            text = self.tr("Turns judged: {known} of {turns}.")
            return text.format(known=report.known, turns=report.turns)
        return "\n".join(self._lost(lost, names[seat]) for seat, lost in report.lost.items())

    def _lost(self, lost: Lost, name: str) -> str:
        turns, points = lost.small + lost.large, round(lost.points)
        if not turns:
            text = self.tr("{name}: well played in every turn.")
            return text.format(name=name)
        there_was_more = self.tr("{name}: better was possible in %n of {turns} turn(s).", "", turns)
        if points:
            together = self.tr(
                "Lost: {percent} of the chance to win, %n point(s).",
                "",
                points,
            )
        else:
            together = self.tr("Lost: {percent} of the chance to win.")
        text = f"{there_was_more} {together}"
        return text.format(name=name, turns=lost.turns, percent=percent(lost.chance))

    # --- why ------------------------------------------------------------------------------------

    def of_digifeud(
        self, view: DigifeudView, judgement: Judgement[DigifeudPlay], made: DigifeudPlay
    ) -> str:
        """The main reason why another play was better; empty if none was."""
        from formula_desktop.digifeud.play import Sum  # with what it knows of a game
        from formula_desktop.digifeud.points import points_of
        from formula_desktop.digifeud.squares import name_of

        best, why = judgement.best, judgement.why
        if why is None:
            return ""
        name, earned = self.tr("passing"), 0
        if isinstance(best, Sum):
            earned = points_of(best, view.board.layout).total
            name = spelled(best.read)
            if isinstance(made, Sum) and made.read == best.read:
                name = self.tr("the same sum in another way")
                if made.square != best.square:
                    at = self.tr("the same sum at {square}")
                    name = at.format(square=name_of(best.square))
        if why.misses_out:
            text = self.tr("With {best}, all digit tiles are laid.")
            return _about(text, name)
        return self._main(
            name,
            _Reason(why.earned, partial(self._earns, earned)),
            _Reason(why.left_open, self._leaves_about if view.other_rack is None else self._leaves),
            _Reason(why.kept, self._keeps_tiles),
        )

    def of_formula(
        self, view: FormulaView, judgement: Judgement[FormulaPlay], made: FormulaPlay
    ) -> str:
        """The main reason why another play was better; empty if none was."""
        from formula_desktop.formula.play import Action, Formula  # with what it knows of a game
        from formula_desktop.formula.position import points_of

        best, why = judgement.best, judgement.why
        if why is None:
            return ""
        if isinstance(best, Formula):
            name = spelled(str(best))
            if isinstance(made, Formula) and spelled(str(made)) == name:
                name = self.tr("the same formula in another way")
        elif best is Action.DRAW:
            name = self.tr("taking a card")
        else:
            name = self.tr("passing")
        if why.misses_out:
            text = self.tr("With {best}, all cards are laid.")
            return _about(text, name)
        left_open = _Reason(why.left_open, self._leaves_chance)
        if view.options.for_points:
            earns = partial(self._earns, points_of(best, view.options))
            return self._main(
                name,
                _Reason(why.earned, earns, _PERCENT_OF_A_POINT),
                _Reason(why.kept, self._keeps_cheap, _PERCENT_OF_A_POINT),
                left_open,
            )
        return self._main(
            name,
            _Reason(why.earned, self._lays, _PERCENT_OF_A_CARD),
            left_open,
            _Reason(why.kept, self._keeps_chance),
        )

    def _main(self, name: str, *reasons: _Reason) -> str:
        """The main reason if all together speak for the better play; else just that play."""
        main = max(reasons, key=lambda each: each.weight)
        if sum(each.weight for each in reasons) > 0:
            text = main.say(main.figure)
        else:
            text = self.tr("Better: {best}.")
        return _about(text, name)

    def _earns(self, earned: int, points: int) -> str:
        text = self.tr("{best} earns {earned}, %n point(s) more.", "", points)
        return text.replace("{earned}", str(earned))

    def _lays(self, cards: int) -> str:
        return self.tr("{best} lays %n more card(s).", "", cards)

    def _leaves(self, points: int) -> str:
        return self.tr("After {best}, the other player can earn %n point(s) less.", "", points)

    def _leaves_about(self, points: int) -> str:
        return self.tr(
            "After {best}, the other player can earn about %n point(s) less.", "", points
        )

    def _keeps_tiles(self, points: int) -> str:
        return self.tr("After {best}, your tiles are better: about %n point(s).", "", points)

    def _leaves_chance(self, number: int) -> str:
        text = self.tr("After {best}, the next player can go out {percent} less often.")
        return text.replace("{percent}", percent(number / 100))

    def _keeps_cheap(self, points: int) -> str:
        return self.tr("After {best}, the cards you have left cost %n point(s) less.", "", points)

    def _keeps_chance(self, number: int) -> str:
        text = self.tr("After {best}, the rest is easier to lay: you go out {percent} more often.")
        return text.replace("{percent}", percent(number / 100))
