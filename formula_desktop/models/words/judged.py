"""What a turn was worth in the chance to win, and why, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from formula_desktop.judgement import (
    SMALL,
    SMALL_POINTS,
    Judgement,
    Lost,
    Own,
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
_CLEARLY_MORE: Final = 2
"""The cards more that are the main reason, whatever else speaks for a play."""


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


class _Reason(NamedTuple):
    """A figure that may speak for a play, how much it weighs, and what makes its sentence."""

    figure: int
    say: Callable[[int], str]
    times: int = 1
    clear: int | None = None
    """The figure from which it is the main reason, however much another one weighs."""

    @property
    def is_clear(self) -> bool:
        return self.clear is not None and self.figure >= self.clear

    @property
    def weight(self) -> int:
        return self.times * self.figure


class JudgedWords(QObject):
    """What turns were worth, and what somebody lost in a game."""

    def size(self, judgement: Judgement[P]) -> str:
        """What a mark in the list says; it calls no loss little that the figures show as large."""
        if judgement.is_eased:
            return self.tr("could be better")
        return {
            Size.FINE: self.tr("well played"),
            Size.SMALL: self.tr("could be a little better"),
            Size.LARGE: self.tr("could be much better"),
        }[judgement.size]

    def laid(self) -> str:
        """Who laid what is nobody's merit or fault."""
        return self.tr("Laid by the hint")

    def most(self) -> str:
        """What the star of a turn says."""
        return self.tr("more was not possible")

    def verdict(self, judgement: Judgement[P], made: P) -> str:
        """What a turn was like, in the words of its mark; there is no merit in a pass."""
        is_forced = isinstance(made, Enum) or is_decided(judgement.chance, judgement.made)
        if judgement.size is Size.FINE and is_forced:
            return self.tr("Nothing to improve")
        said = self.size(judgement)
        return said[0].upper() + said[1:]

    def figures(self, judgement: Judgement[P]) -> str:
        """The chance to win or, once the game is decided, what the turn cost in points."""
        if is_for_points(judgement):
            points = round(judgement.points)
            return self.tr("about %n point(s) less in the end", "", points)
        if judgement.size is Size.FINE:
            text = self.tr("chance to win: {chance}")
            return text.format(chance=percent(judgement.made))
        text = self.tr("chance to win: {made} (best: {best})")
        return text.format(best=percent(judgement.chance), made=percent(judgement.made))

    def more(self, most: str, more: int, *, for_points: bool, wins_no_more: bool) -> str:
        """How much more the play with the most points or cards is worth, and if that is all."""
        if for_points and wins_no_more:
            said = self.tr("{sum} earns %n more point(s), but you win no more often.", "", more)
        elif for_points:
            said = self.tr("{sum} earns %n more point(s).", "", more)
        elif wins_no_more:
            said = self.tr("{sum} lays %n more card(s), but you win no more often.", "", more)
        else:
            said = self.tr("{sum} lays %n more card(s).", "", more)
        return said.replace("{sum}", most)

    def worth(self, worth: int, *, for_points: bool) -> str:
        """What a play earned or, without points, how many cards it laid."""
        return self.tr("%n point(s)", "", worth) if for_points else self.tr("%n card(s)", "", worth)

    def report(self, report: Report, names: Sequence[str], *, for_points: bool) -> str:
        """How each person played, or how many turns have been judged so far.

        Of one person it also says which turn left most.
        """
        if report.known < report.turns:
            text = self.tr("Turns judged: {known} of {turns}.")
            return text.format(known=report.known, turns=report.turns)
        said = [
            self._played(report.lost.get(seat), own, names[seat], for_points=for_points)
            for seat, own in report.own.items()
            if seat in report.lost or not own.turns
        ]
        if len(said) == 1:
            (own,) = report.own.values()
            said += [self._left(own, for_points=for_points)] * (own.missed > 0)
        return "\n".join(said)

    def _played(self, lost: Lost | None, own: Own, name: str, *, for_points: bool) -> str:
        """How a person played; praise only if nothing in the list speaks against it."""
        if lost is None:
            return self.tr("{name}: the hint laid every turn.").format(name=name)
        if own.turns < own.every:
            text = self.tr(
                "{name}: %n of {turns} turn(s) without the hint, {worth}.", "", own.turns
            )
            worth = self.worth(own.worth, for_points=for_points)
            return text.format(name=name, turns=own.every, worth=worth)
        if lost.small + lost.large:
            return self._lost(lost, name)
        if own.has_lost or own.missed:
            text = self.tr("{name}: %n turn(s), {worth}.", "", own.turns)
            return text.format(name=name, worth=self.worth(own.worth, for_points=for_points))
        return self.tr("{name}: well played in every turn.").format(name=name)

    def _left(self, own: Own, *, for_points: bool) -> str:
        """Which turn left most, and how much."""
        if own.round is not None:
            text = self.tr("Most was left in round {round}, turn {turn}: {worth} more.")
        else:
            text = self.tr("Most was left in turn {turn}: {worth} more.")
        worth = self.worth(own.missed, for_points=for_points)
        return text.format(round=own.round, turn=own.turn, worth=worth)

    def _lost(self, lost: Lost, name: str) -> str:
        turns = lost.small + lost.large
        text = self.tr("{name}: better was possible in %n of {turns} turn(s).", "", turns)
        if 0 < lost.large < turns:
            text = self.tr(
                "{name}: better was possible in %n of {turns} turn(s), much better in {much}.",
                "",
                turns,
            )
        return text.format(name=name, turns=lost.turns, much=lost.large)

    # --- why ------------------------------------------------------------------------------------

    def of_digifeud(
        self,
        view: DigifeudView,
        judgement: Judgement[DigifeudPlay],
        made: DigifeudPlay,
        worth: str = "",
        *,
        is_most: bool = True,
    ) -> str:
        """Which play was better, with its worth, and the main reason; empty if none was.

        `is_most` says whether no play is worth more: only then what it earns is a reason.
        """
        from formula_desktop.digifeud.play import Sum  # with what it knows of a game
        from formula_desktop.digifeud.squares import name_of

        best, why = judgement.best, judgement.why
        if why is None:
            return ""
        name = self.tr("passing")
        if isinstance(best, Sum):
            name = spelled(best.read)
            if isinstance(made, Sum) and made.read == best.read:
                name = self.tr("the same sum in another way")
                if made.square != best.square:
                    at = self.tr("the same sum at {square}")
                    name = at.format(square=name_of(best.square))
        name = " ".join(filter(None, (name, worth and f"({worth})")))
        if why.misses_out:
            return self._better(judgement, name, self.tr("you have laid all digit tiles"))
        return self._main(
            judgement,
            name,
            is_most,
            _Reason(why.earned, self._earns, clear=SMALL_POINTS),
            _Reason(why.left_open, self._leaves),
            _Reason(why.kept, self._keeps_tiles),
        )

    def of_formula(
        self,
        view: FormulaView,
        judgement: Judgement[FormulaPlay],
        made: FormulaPlay,
        worth: str = "",
        *,
        is_most: bool = True,
    ) -> str:
        """Which play was better, with its worth, and the main reason; empty if none was.

        `is_most` says whether no play is worth more: only then what it earns is a reason.
        """
        from formula_desktop.formula.play import Action, Formula  # with what it knows of a game

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
        name = " ".join(filter(None, (name, worth and f"({worth})")))
        if why.misses_out:
            return self._better(judgement, name, self.tr("you have laid all your cards"))
        left_open = _Reason(why.left_open, self._leaves_chance)
        if view.options.for_points:
            return self._main(
                judgement,
                name,
                is_most,
                _Reason(why.earned, self._earns, _PERCENT_OF_A_POINT, SMALL_POINTS),
                _Reason(why.kept, self._keeps_cheap, _PERCENT_OF_A_POINT),
                left_open,
            )
        return self._main(
            judgement,
            name,
            is_most,
            _Reason(why.earned, self._lays, _PERCENT_OF_A_CARD, _CLEARLY_MORE),
            left_open,
            _Reason(why.kept, self._keeps_chance),
        )

    def _main(self, judgement: Judgement[P], name: str, is_most: bool, *reasons: _Reason) -> str:
        """The better play, with its main reason if all together speak for it.

        The first reason is what it earns: if that is clearly more, it is the one anybody sees.
        """
        speaks = sum(each.weight for each in reasons) > 0
        told = reasons if is_most else reasons[1:]
        main = max(told, key=lambda each: (each.is_clear, each.weight))
        speaks = speaks and main.weight > 0
        reason = main.say(main.figure) if speaks else ""
        if not reason and not is_most and not is_for_points(judgement):
            reason = self.tr("you win more often")  # fewer points are no reason by themselves
        return self._better(judgement, name, reason, is_most=is_most)

    def _better(
        self, judgement: Judgement[P], name: str, reason: str, *, is_most: bool = True
    ) -> str:
        """A whole sentence about the better play; `reason` says what comes of it."""
        if judgement.is_for_less and reason:
            text = bare = self.tr("Smarter was {best}: less now, but {reason}.")
        elif not is_most:
            text = self.tr("Smarter was {best}, because then {reason}.")
            bare = self.tr("Smarter was {best}.")
        else:
            text = self.tr("Better was {best}, because then {reason}.")
            bare = self.tr("Better was {best}.")
        said = (text if reason else bare).replace("{best}", name).replace("{reason}", reason)
        return said[0].upper() + said[1:]

    def _earns(self, points: int) -> str:
        return self.tr("you get %n more point(s)", "", points)

    def _lays(self, cards: int) -> str:
        return self.tr("you lay %n more card(s)", "", cards)

    def _leaves(self, _: int) -> str:
        return self.tr("the other player can earn less")

    def _keeps_tiles(self, _: int) -> str:
        return self.tr("you keep handier tiles")

    def _leaves_chance(self, _: int) -> str:
        return self.tr("the next player goes out less easily")

    def _keeps_cheap(self, _: int) -> str:
        return self.tr("you keep cheaper cards")

    def _keeps_chance(self, _: int) -> str:
        return self.tr("the rest is easier to lay")
