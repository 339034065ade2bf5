"""The panel over the table at the end of a round or game; the same for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QPushButton,
    QTableView,
    QWidget,
)

from formula_desktop.charts.course import MODEST, USUAL, CourseChart
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import AREA_RADIUS
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.table import breakable, level_in_words
from formula_desktop.pages.outcome.course_words import BestInWords, OutcomeWords
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.widgets.button_rows import ButtonRows
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.sum_row import SumRow
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.results.fitting import Proposal
    from formula_desktop.results.trouble import WhyNot

_SCRIM_ALPHA: Final = 0.55  # the table stays visible behind the panel
_WIDTH: Final = 1080  # in units
_WIDTH_OF_ROUND: Final = 920  # while the game continues
_WIDEST: Final = 0.94  # of the window
_HIGHEST: Final = 0.94
_CHART_SHARE: Final = 0.53  # of the panel's width
_EDGE: Final = (28, 24)  # horizontal and vertical padding, in units
_GAP: Final = 16
_COLUMNS_GAP: Final = 20
_SMALL_GAP: Final = 6
_LONG_WORD: Final = 24  # characters: a longer word, such as a name, may be broken


class ResultPanel(Translated, QWidget):
    """Who won, the totals line by line, how they came about, and what to do next.

    It also shows the course of the game as a chart, and its best sum. Enter presses the main
    button, Escape returns to the table.
    """

    wished = Signal(object)
    """Emitted with a Wish."""

    def __init__(
        self,
        words: OutcomeWords,
        model: TextTable,
        offered: tuple[Wish, ...],
        look: Look,
        parent: QWidget,
        *,
        is_ended: bool,
    ) -> None:
        """The last wish `offered` has the main button; the table's second column is the widest.

        `is_ended` says whether there is nothing left to play.
        """
        super().__init__(parent)
        self.is_ended = is_ended
        self._words = words
        self._model = model
        model.setParent(self)
        self._look = look
        self._theme, self._unit = look.now[:2]
        self._why_not: WhyNot | None = None
        self._measured: _Measured | None = None
        self.sheet = QWidget(self)
        self._settling = QTimer(self)  # until everything in the panel has its style and font
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self.fit)
        self.heading = plain_label("title", wraps=True)
        self.table = QTableView(self.sheet)
        self.sentences = plain_label(wraps=True)
        self.chart = CourseChart()
        self.caption = plain_label("status", wraps=True)
        self.best = SumRow()
        self.details = plain_label("soft")
        self.buttons = {wish: self._button(wish) for wish in offered}
        self.main_button = self.buttons[offered[-1]]
        self.proposal: Proposal | None = None
        self.proposed = plain_label(wraps=True)
        self.proposed.hide()
        self.main_button.setProperty("role", "go")
        self._set_up_table()
        self._lay_out()
        self._write()
        self._follow_look()
        look.changed.connect(self._follow_look)
        parent.installEventFilter(self)
        self.sheet.installEventFilter(self)

    # --- construction ---------------------------------------------------------------------------

    def _button(self, wish: Wish) -> QPushButton:
        button = QPushButton(self.sheet)
        button.clicked.connect(lambda: self.wished.emit(wish))
        return button

    def _set_up_table(self) -> None:
        table = self.table
        table.setObjectName("outcome")  # before Qt asks for the style of its headings
        table.setModel(self._model)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setMinimumSectionSize(1)
        table.setWordWrap(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        self.scrolled = Scrolled(self.sheet)
        self.scrolled.hold(self.sentences)
        self.sentences.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._left = column((self.scrolled, 1), self.caption, self.best, self.details)
        self._middle = row((self._left, 1), self.chart)
        self._rows = ButtonRows([*self.buttons.values()])
        self._offer = row((self.proposed, 1))
        parts = (self.heading, self.table, (self._middle, 1), self._offer, self._rows)
        self._column = column(*parts, inside=self.sheet)

    def _follow_look(self) -> None:
        self._measured = None
        theme = self._theme = self._look.theme
        unit = self._unit = max(self._look.unit, 0.8)
        beside, above = (round(edge * unit) for edge in _EDGE)
        self._column.setContentsMargins(beside, above, beside, above)
        self._column.setSpacing(round(_GAP * unit))
        self._middle.setSpacing(round(_COLUMNS_GAP * unit))
        self._left.setSpacing(round(_SMALL_GAP * unit))
        self._rows.keep_apart(unit)
        self.chart.show_as(theme, unit)
        self.best.show_as(theme, unit)
        self.update()
        self._settling.start()

    def say_not_counted(self, why_not: WhyNot) -> None:
        """Say that the game does not count in the results, and why."""
        self._why_not = why_not
        self._write_sentences()

    def open(self) -> None:
        """Cover the table and take keyboard focus."""
        for each in (self, *self.findChildren(QWidget)):
            each.ensurePolished()  # required before measuring
        self.fit()
        self.show()
        self._fit_sentences()  # only now does their area have its height
        self._settling.start()
        self.raise_()
        self.take_keyboard()
        # Otherwise Qt, which paints a changed scene early, would paint the panel later once more.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)

    def take_keyboard(self) -> None:
        """Focus the main button, unless another one in the panel has focus."""
        if not any(each.hasFocus() for each in self.findChildren(QWidget)):
            self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def propose(self, proposal: Proposal) -> None:
        """Offer another game at a different level."""
        if self.proposal == proposal:
            return
        self.proposal = proposal
        if Wish.OTHER_LEVEL not in self.buttons:
            button = self._button(Wish.OTHER_LEVEL)
            self.buttons = {Wish.OTHER_LEVEL: button, **self.buttons}
            self._offer.addWidget(button)
            button.show()
        self.proposed.show()
        self._write()
        if self.isVisible():
            self.fit()
        self._settling.start()

    def _parent(self) -> QWidget:
        parent = self.parentWidget()
        assert parent is not None  # it is never a window
        return parent

    def fit(self) -> None:
        """Centre the panel at the size it needs; the sentences scroll if necessary."""
        self.setGeometry(self._parent().rect())
        layout = self._column
        margins = layout.contentsMargins()
        beside = margins.left() + margins.right()
        units = _WIDTH if self.is_ended else _WIDTH_OF_ROUND
        usual = max(self._fit_columns() + beside, round(units * self._unit))
        width = min(usual, round(self.width() * _WIDEST))
        inner = width - beside
        parts = [
            self.heading.heightForWidth(inner),
            self._fit_table(),
            self._fit_middle(inner),
            *([self._fit_offer(inner)] if self.proposal else []),
            self._rows.fit(inner),
        ]
        between = layout.spacing() * (len(parts) - 1)
        height = sum(parts) + between + margins.top() + margins.bottom()
        self.sheet.resize(width, min(height, round(self.height() * _HIGHEST)))
        self.sheet.move(
            (self.width() - self.sheet.width()) // 2, (self.height() - self.sheet.height()) // 2
        )
        layout.activate()
        self._fit_sentences()

    def _fit_offer(self, inner: int) -> int:
        button = self.buttons[Wish.OTHER_LEVEL].sizeHint()
        room = inner - button.width() - self._offer.spacing()
        return max(button.height(), self.proposed.heightForWidth(room))

    def _fit_sentences(self) -> None:
        """Make the sentences scrollable, also by keyboard, only if they do not fit."""
        area = self.scrolled
        fits = self.sentences.heightForWidth(area.width()) <= area.height()
        # Once its scroll bar is shown, a QScrollArea would keep it even when there is room again.
        bars = Qt.ScrollBarPolicy
        area.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if fits else bars.ScrollBarAsNeeded)
        policies = Qt.FocusPolicy
        area.setFocusPolicy(policies.NoFocus if fits else policies.StrongFocus)

    def _fit_middle(self, inner: int) -> int:
        """Lay out the widgets side by side; returns the height that they need."""
        self.chart.setFixedWidth(round(inner * _CHART_SHARE))
        left = inner - self.chart.width() - self._middle.spacing()
        text = self.sentences.heightForWidth(left) if self.sentences.text() else 0
        line = self.sentences.fontMetrics().lineSpacing()
        self.scrolled.setMinimumHeight(min(text, 2 * line))  # otherwise it would take far more
        below = [
            each.heightForWidth(left) if each is self.caption else each.sizeHint().height()
            for each in (self.caption, self.best, self.details)
            if not each.isHidden()
        ]
        height = text + 4 + sum(each + self._left.spacing() for each in below)
        chart = USUAL if self.is_ended else MODEST
        return max(height, round(chart.height * self._unit))

    def _fit_columns(self) -> int:
        """Make the columns as wide as their texts; returns the width of the table."""
        header = self.table.horizontalHeader()
        widths = self._measure().widths
        for at, width in enumerate(widths):
            if at != 1:  # this takes what is left
                header.resizeSection(at, width)
        return 8 + sum(widths)

    def _fit_table(self) -> int:
        """Make the table as high as its rows; returns its height."""
        table, row_height = self.table, self._measure().row_height
        table.verticalHeader().setDefaultSectionSize(row_height)
        rows = row_height * self._model.rowCount()
        height = table.horizontalHeader().sizeHint().height() + rows + 2
        table.setFixedHeight(height)
        return height

    def _measure(self) -> _Measured:
        """The sizes that the table's texts need: measured again only when they may have changed."""
        table, header = self.table, self.table.horizontalHeader()
        fonts = table.font().key(), header.font().key()
        if self._measured is None or self._measured.fonts != fonts:
            widths = tuple(
                max(table.sizeHintForColumn(each), header.sectionSizeHint(each))
                for each in range(self._model.columnCount())
            )
            self._measured = _Measured(fonts, widths, table.sizeHintForRow(0))
        return self._measured

    # --- Qt events ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scrim = QColor(self._theme.tray)
        scrim.setAlphaF(_SCRIM_ALPHA)
        painter.fillRect(self.rect(), scrim)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme.line)
        painter.setBrush(self._theme.paper)
        radius = AREA_RADIUS * self._unit
        painter.drawRoundedRect(self.sheet.geometry(), radius, radius)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refit the panel when the table is resized or the panel's contents change."""
        if watched is self.sheet:
            if event.type() == QEvent.Type.LayoutRequest:
                self._settling.start()
        elif event.type() == QEvent.Type.Resize:
            self.fit()
        return False

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Keep Tab among the panel's buttons, and the sentences if they scroll."""
        stops: list[QWidget] = [*self.buttons.values()]
        if self.scrolled.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            stops.append(self.scrolled)
        focused = next((row for row, each in enumerate(stops) if each.hasFocus()), 0)
        step = 1 if is_next else -1
        stops[(focused + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.wished.emit(Wish.TABLE)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            buttons = self.buttons.values()
            next((each for each in buttons if each.hasFocus()), self.main_button).click()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in (kinds.LanguageChange, kinds.FontChange, kinds.StyleChange):
            if self.isVisible():
                self.fit()
            self._settling.start()  # the parts may receive the event after the panel

    def _retranslate(self) -> None:
        self._measured = None
        self._model.retranslate()
        self._write()

    def _write(self) -> None:
        words = {
            Wish.NEXT_ROUND: self.tr("Next round"),
            Wish.END_MATCH: self.tr("End the match"),
            Wish.AGAIN: self.tr("Again"),
            Wish.NEW_GAME: self.tr("New game…"),
            Wish.SAVE_AS: self.tr("Save as…"),
            Wish.HOME: self.tr("Home"),
            Wish.TABLE: self.tr("Back to the table"),
            Wish.LOOK_BACK: self.tr("Look back"),
        }
        if self.proposal is not None:
            level = level_in_words(self.proposal.level)
            words[Wish.OTHER_LEVEL] = self.tr("New game: {level}").format(level=level)
            self.proposed.setText(ProposalWords().said(self.proposal))
        for wish, button in self.buttons.items():
            button.setText(words[wish])
        heading = self._words.heading
        self.heading.setText(breakable(heading, _LONG_WORD))
        self.setAccessibleName(heading)
        self._write_sentences()
        self.chart.show_chart(self._words.chart, self._words.described)
        self._show_best(self._words.best)

    def _write_sentences(self) -> None:
        sentences = [*self._words.sentences, *self._not_counted()]
        self.sentences.setText("\n".join(breakable(each, _LONG_WORD) for each in sentences))

    def _not_counted(self) -> list[str]:
        if self._why_not is None:
            return []
        from formula_desktop.models.words.results import why_not_in_words

        text = self.tr("This game does not count in the results.")
        return [f"{text} {why_not_in_words(self._why_not)}"]

    def _show_best(self, best: BestInWords | None) -> None:
        for each in (self.caption, self.best):
            each.setVisible(best is not None)
        self.details.setVisible(best is not None and bool(best.details))
        if best is not None:
            self.caption.setText(breakable(best.caption, _LONG_WORD))
            self.details.setText(best.details)
            self.best.show_sum(best.parts, best.said)


class _Measured(NamedTuple):
    """The sizes of the table's texts in these fonts, of the table and of its header."""

    fonts: tuple[str, str]
    widths: tuple[int, ...]
    row_height: int


class ProposalWords(QObject):
    """The words of a proposal, in a class because Qt looks up plurals under a class's name."""

    def said(self, proposal: Proposal) -> str:
        """Why another level is proposed."""
        if proposal.by_much and proposal.is_stronger:
            return self.tr("That was easy for you: try the next level?")
        if proposal.by_much:
            return self.tr("That was a hard one: try an easier level?")
        if proposal.is_stronger:
            return self.tr("Won %n time(s) in a row: try the next level?", "", proposal.in_a_row)
        return self.tr("Lost %n time(s) in a row: try an easier level?", "", proposal.in_a_row)
