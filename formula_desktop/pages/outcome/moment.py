"""The end of a round or game as a moment: who won, in a picture and a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import LIGHT, Theme
from formula_desktop.models.words.table import breakable
from formula_desktop.pages.outcome.count import LONG_WORD
from formula_desktop.pages.outcome.course_words import BestInWords, OutcomeWords
from formula_desktop.pages.outcome.scores import Score, Scores
from formula_desktop.players import Player
from formula_desktop.refusal import NotReadableError
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.sum_row import SumRow, parts_of

if TYPE_CHECKING:
    from formula_desktop.results.bests import BeatenBest

_PICTURE: Final = 190  # in units
_PICTURE_OF_ROUND: Final = 120
_SMALLEST_PICTURE: Final = 44
_GAP: Final = 10
_MOST_RECORDS: Final = 2
_POPPED: Final = 0.45  # the share of the animation in which the picture grows
_SMALL: Final = 0.6  # its size at first, as a share


class Moment(QWidget):
    """The winner's picture, *You won!*, the best sum, what everybody has, and what went well."""

    def __init__(self, words: OutcomeWords, parent: QWidget, *, is_ended: bool) -> None:
        super().__init__(parent)
        self._words = words
        self._unit = 1.0
        self._is_ended = is_ended
        self.picture = Pictures()
        self.headline = self._line("large")
        self.comment = self._line("heading")
        self.caption = self._line("status")
        self.best = SumRow(is_centred=True)
        self.bonuses = self._line("soft")
        self.of_scores = self._line("status")
        self.scores = Scores()
        self.records = self._line("status")
        self.praise = self._line("")
        self.not_counted = self._line("soft")
        self.beaten: tuple[BeatenBest, ...] = ()
        """The personal bests that were beaten, once they are known."""
        self._column = column(*self._parts, inside=self)

    @property
    def _parts(self) -> tuple[QWidget, ...]:
        above = (self.picture, self.headline, self.comment, self.caption, self.best)
        told = (self.praise, self.records, self.of_scores, self.scores)
        below = (self.bonuses, *told)
        return (*above, *below, self.not_counted)

    def _line(self, role: str) -> QLabel:
        label = plain_label(role, wraps=True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return label

    def show_as(self, theme: Theme, unit: float) -> None:
        """Use a theme; `unit` is pixels per unit."""
        self._unit = unit
        self._column.setSpacing(round(_GAP * unit))
        self.picture.show_as(theme)
        self.best.show_as(theme, unit)
        self.scores.show_as(theme, unit)

    def write(self) -> None:
        """Write all texts."""
        words = self._words
        self.headline.setText(breakable(words.headline, LONG_WORD))
        self._say(self.comment, "\n".join(filter(None, (words.comfort, words.comment))))
        best = words.highlight
        for each in (self.caption, self.best):
            each.setVisible(best is not None)
        record = self._record_of(best) if best is not None else None
        if best is not None:
            caption = best.caption if record is None else self._in_words(record)
            self.caption.setText(breakable(caption, LONG_WORD))
            self.best.show_sum(best.parts, best.said, is_of_lamp=best.is_of_lamp)
        self._say(self.bonuses, "\n".join(best.bonuses) if best is not None else "")
        self._write_scores()
        told = [each for each in self.beaten if each is not record]
        records = [self._in_words(each) for each in told[: _MOST_RECORDS - (record is not None)]]
        self._say(self.records, "\n".join(records))
        self._say(self.praise, "\n".join([] if self.beaten else words.praise))

    def say_not_counted(self, text: str) -> None:
        """Say why the game does not count in the results; nothing for one that counts."""
        self._say(self.not_counted, text)

    def _say(self, label: QLabel, text: str) -> None:
        """Show a text, if there is one."""
        label.setText("\n".join(breakable(line, LONG_WORD) for line in text.split("\n")))
        label.setVisible(bool(text))

    def _write_scores(self) -> None:
        """What everybody has; the only person comes first."""
        words, scores = self._words, self._words.scores
        splits = words.splits or ("",) * len(scores)
        seats = sorted(range(len(scores)), key=lambda seat: seat != words.person)
        shown = tuple(
            Score(seat, words.players[seat], words.shown_name(seat), scores[seat], splits[seat])
            for seat in seats
        )
        self.scores.show_scores(shown, words.of_scores)
        self.scores.setVisible(bool(shown))
        self._say(self.of_scores, words.of_scores if shown else "")

    def _record_of(self, best: BestInWords) -> BeatenBest | None:
        """The record that the sum shown is for the same reason, so that it is not told twice."""
        if not self.beaten:
            return None
        from formula_desktop.models.words.bests import BestWords  # only if there is one

        words = BestWords()
        return next(
            (
                each
                for each in self.beaten
                if _is_play(each, best) and words.value(each.best) in best.caption
            ),
            None,
        )

    def _in_words(self, beaten: BeatenBest) -> str:
        """A sentence for a personal best."""
        from formula_desktop.models.words.bests import BestWords  # only if there is one

        is_only = self._words.person is not None
        return BestWords().beaten_in_words(beaten, is_only_person=is_only)

    def show_players(self, faces: tuple[SavedSeat, ...]) -> None:
        """Show who has won, with the faces of all seats; or who has lost, for their comfort."""
        words = self._words
        self.picture.players = [
            (words.players[seat], faces[seat] if seat < len(faces) else SavedSeat())
            for seat in words.pictured
        ]
        self.scores.faces = faces
        for each in (self.picture, self.scores):
            each.update()

    def fit(self, width: int, height: int) -> int:
        """Lay out everything for a width; returns the height that it needs, if possible `height`.

        The picture is as large as the rest leaves room for. Before there is none, what the squares
        under the best sum added is left out: *More* has it.
        """
        self.bonuses.setVisible(bool(self.bonuses.text()))
        needed = self._needed(width)
        if height - needed < self._least_picture and not self.bonuses.isHidden():
            self.bonuses.hide()
            needed = self._needed(width)
        usual = _PICTURE if self._is_ended else _PICTURE_OF_ROUND
        side = min(round(usual * self._unit), height - needed)
        self.picture.setVisible(side >= self._least_picture)
        if self.picture.isHidden():
            return needed - self._column.spacing()
        self.picture.setFixedHeight(side)
        return needed + side

    @property
    def _least_picture(self) -> float:
        return _SMALLEST_PICTURE * self._unit

    def _needed(self, width: int) -> int:
        """The height of everything but the picture."""
        shown = [each for each in self._parts if not each.isHidden() and each is not self.picture]
        needed = sum(
            each.heightForWidth(width) if isinstance(each, QLabel) else each.sizeHint().height()
            for each in shown
        )
        return needed + self._column.spacing() * len(shown)


def _is_play(beaten: BeatenBest, best: BestInWords) -> bool:
    """Whether a record is the play that is shown."""
    try:
        return parts_of(KINDS[beaten.best.game].read_play(beaten.best.text)) == best.parts
    except NotReadableError:  # that of a whole game
        return False


class Pictures(QWidget):
    """The pictures of players side by side, which can grow to their size."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[tuple[Player, SavedSeat]] = []
        self._theme = LIGHT
        self._share = 1.0
        self._easing = QEasingCurve(QEasingCurve.Type.OutBack)

    def show_as(self, theme: Theme) -> None:
        """Use a theme."""
        self._theme = theme
        self.update()

    def grow(self, share: float) -> None:
        """Show the pictures after a share of the animation."""
        share = min(share / _POPPED, 1.0)
        if share != self._share:
            self._share = share
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(1, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.players:
            return
        painter = QPainter(self)
        count = len(self.players)
        side = min(self.height(), self.width() / count)
        grown = _SMALL + (1 - _SMALL) * self._easing.valueForProgress(self._share)
        inner = side * 0.92 * grown  # a growing picture gets a little larger than in the end
        left = (self.width() - count * side) / 2
        for number, (player, face) in enumerate(self.players):
            middle = left + (number + 0.5) * side
            rect = QRectF(middle - inner / 2, (self.height() - inner) / 2, inner, inner)
            paint_player(painter, rect, player, face.picture, face.colour, self._theme)
        painter.end()
