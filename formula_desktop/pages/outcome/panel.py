"""The panel over the table at the end of a round or game; the same for both games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QHideEvent, QIcon, QImage, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import AREA_RADIUS, Size
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.proposal import ProposalWords
from formula_desktop.models.words.table import level_in_words
from formula_desktop.pages.outcome.celebration import Celebration
from formula_desktop.pages.outcome.course_words import OutcomeWords
from formula_desktop.pages.outcome.moment import Moment
from formula_desktop.pages.outcome.offer import ExerciseOffer, Offered
from formula_desktop.pages.outcome.wish import (
    IN_FRONT,
    IN_FRONT_OF_ROUND,
    IN_FRONT_WHEN_STOPPED,
    Wish,
)
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.button_rows import ButtonRows
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.pages.outcome.count import Count
    from formula_desktop.results.bests import BeatenBest
    from formula_desktop.results.fitting import Proposal
    from formula_desktop.results.trouble import WhyNot

_SCRIM_ALPHA: Final = 0.55  # after a round the table stays visible behind the panel
_WIDTH: Final = 760  # in units
_WIDTH_OF_COUNT: Final = 1080
_WIDEST: Final = 0.94  # of the window
_HIGHEST: Final = 0.94
_EDGE: Final = (28, 24)  # horizontal and vertical padding, in units
_EDGE_IN_FRONT: Final = (62, 24)
_GAP: Final = 16
_CROSS: Final = 48  # with room around its lines
_CROSS_LINES: Final = 22
_CROSS_EDGE: Final = 10  # to the sheet's
_MAIN: Final = Size(200, 54)
_MAIN_OF_COUNT: Final = Size(0, 0)


class ResultPanel(Translated, QWidget):
    """Who won, as a moment, and what to do next; behind *More* the count and the course.

    Enter presses the main button. Escape returns from *More*, or to the table.
    """

    wished = Signal(object)
    """Emitted with a Wish."""
    exercises_wanted = Signal(str)
    """Emitted with the key of the person who wants to try the offered exercises."""
    name_wanted = Signal()
    """Emitted when the only person wants to choose a name and a picture."""
    certificate_wanted = Signal(object)
    """Emitted with the BeatenBest for which to print a certificate; None for those of a lesson."""
    seen = Signal()
    """Emitted once the panel has been painted for the first time."""

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
        self._offered = offered
        self._look = look
        self._theme, self._unit = look.now[:2]
        self._faces: tuple[SavedSeat, ...] = ()
        self._why_not: WhyNot | None = None
        self._is_of_class = False
        self.asked: Sequence[str] = ()
        """Who was asked how often in each team of a lesson, in words, to be set before `open`."""
        self.sheet = QWidget(self)
        self._settling = QTimer(self)  # until everything in the panel has its style and font
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self.fit)
        self.moment = Moment(words, self.sheet, is_ended=is_ended)
        self.count: Count | None = None
        """The count and the course; None until they are asked for."""
        self.proposal: Proposal | None = None
        self.proposed = plain_label("status", wraps=True)
        self.proposed.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.proposed.hide()
        self.name = QPushButton(self.sheet)
        self.name.clicked.connect(self.name_wanted)
        self.name.hide()
        self._offers_name = False
        self.certificate = QPushButton(self.sheet)
        self.certificate.clicked.connect(self._want_certificate)
        self.certificate.hide()
        self._is_lesson = False
        self.offer = ExerciseOffer(self.sheet)
        self.offer.wanted.connect(self.exercises_wanted)
        self.cross = QPushButton(self.sheet)
        self.cross.setProperty("role", "flat")
        self.cross.clicked.connect(lambda: self.wished.emit(Wish.TABLE))
        self._made: dict[Wish, QPushButton] = {}
        self._shown: tuple[Wish, ...] = ()
        self._rows = ButtonRows()
        self._column = column((self.moment, 1), self.proposed, self._rows, inside=self.sheet)
        self._celebration = Celebration(self, self.moment, is_won=words.is_won)
        self._is_painted = False
        self.is_seen = False
        """Whether the panel has been painted."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, is_ended)
        self._offer_wishes()
        self.main_button = self.buttons[offered[-1]]
        self._write()
        self._follow_look()
        look.changed.connect(self._follow_look)
        parent.installEventFilter(self)
        self.sheet.installEventFilter(self)

    # --- construction ---------------------------------------------------------------------------

    @property
    def buttons(self) -> dict[Wish, QPushButton]:
        """The buttons that are shown, in the order of Tab."""
        offers: dict[Wish, QPushButton] = {
            Wish.CERTIFICATE: self.certificate,
            Wish.NAME: self.name,
            Wish.EXERCISES: self.offer,
        }
        shown = {
            wish: button
            for wish, button in offers.items()
            if button.isVisible() and button.isEnabled()
        }
        made = {wish: self._made[wish] for wish in self._shown}
        return shown | made | ({} if self.cross.isHidden() else {Wish.TABLE: self.cross})

    def _button(self, wish: Wish) -> QPushButton:
        button = self._made[wish] = QPushButton(self.sheet)
        if wish is self._offered[-1]:
            button.setProperty("role", "go")
        if wish is Wish.MORE:
            button.clicked.connect(self._turn)
        else:
            button.clicked.connect(lambda: self.wished.emit(wish))
        return button

    def _offer_wishes(self) -> None:
        """Show the buttons for what is in front, or behind *More*."""
        *others, main = self._offered
        proposed = (Wish.OTHER_LEVEL,) if self._has_offer else ()
        others = [wish for wish in others if wish is not Wish.TABLE]  # the cross
        if not self.shows_count:
            others = [wish for wish in others if wish in self._in_front]
        beside = (Wish.AGAIN,) if main is Wish.HOME else ()
        others = [wish for wish in others if self.shows_count or wish not in beside]
        first = () if self.shows_count else (main, *beside, *proposed)
        below = (Wish.MORE, *others, *(() if first else (main,)))
        self._shown = (*first, *below)
        self.cross.setHidden(self.shows_count or Wish.TABLE not in self._offered)
        self.offer.follow(is_in_front=not self.shows_count)
        groups = [
            [self._made.get(each) or self._button(each) for each in row] for row in (first, below)
        ]
        offers = [self.certificate] if self._offers_certificate else []
        offers += [self.name] if self._offers_name and not self.shows_count else []
        for each in (self.certificate, self.name):
            each.setVisible(each in offers)
        exercises = [self.offer] if self.offer.has_room else []
        self._rows.hold(groups[0], offers, exercises, groups[1])
        self.proposed.setVisible(self._has_offer)

    @property
    def _in_front(self) -> tuple[Wish, ...]:
        if Wish.NEXT_ROUND in self._offered:
            return IN_FRONT_OF_ROUND
        return IN_FRONT_WHEN_STOPPED if self._offered[-1] is Wish.HOME else IN_FRONT

    @property
    def shows_count(self) -> bool:
        """Whether the count and the course are shown instead of the moment."""
        return self.count is not None and not self.count.isHidden()

    @property
    def _offers_certificate(self) -> bool:
        if self._is_lesson:
            return not self.shows_count
        is_beaten = bool(self.moment.beaten) and self.is_ended  # else it may be beaten again
        is_quiet = self._words.is_lost  # who has lost looks for other things first
        return is_beaten and self.shows_count == is_quiet

    @property
    def _has_offer(self) -> bool:
        return self.proposal is not None and not self.shows_count

    def _turn(self) -> None:
        """Show what is behind *More*, or the moment again."""
        if self.count is None:
            from formula_desktop.pages.outcome.count import Count  # only if asked for

            parts = self._words, self._model, self.sheet
            self.count = Count(*parts, is_ended=self.is_ended)
            self.count.hide()
            self.count.show_as(self._theme, self._unit)
            self._column.insertWidget(0, self.count, 1)
        shows_count = self.count.isHidden()
        self.count.setVisible(shows_count)
        self.moment.setVisible(not shows_count)
        self._offer_wishes()
        self._size_main_button()
        self._write()
        self.settle()
        self.update()

    def _follow_look(self) -> None:
        self._theme = self._look.theme
        unit = self._unit = max(self._look.unit, 0.8)
        self._set_margins()
        self._column.setSpacing(round(_GAP * unit))
        self._rows.keep_apart(unit)
        self._show_cross()
        self._size_main_button()
        self.moment.show_as(self._theme, unit)
        self._celebration.show_as(self._theme, unit)
        if self.count is not None:
            self.count.show_as(self._theme, unit)
        self.update()
        self._settling.start()

    def _set_margins(self) -> None:
        """Leave room around everything: in front, for the cross in the corner."""
        edge = _EDGE if self.shows_count else _EDGE_IN_FRONT
        beside, above = (round(each * self._unit) for each in edge)
        self._column.setContentsMargins(beside, above, beside, above)

    def _show_cross(self) -> None:
        """Give the cross its drawing and its size, which a finger hits."""
        side, lines = (round(each * self._unit) for each in (_CROSS, _CROSS_LINES))
        ratio, ink = self.devicePixelRatioF(), self._theme.ink
        self.cross.setIcon(QIcon(drawn(LineDrawing.CLOSE, lines, ratio, ink)))
        self.cross.setIconSize(QSize(lines, lines))
        side = self._theme.pressable(side)
        self.cross.setFixedSize(side, side)

    def _size_main_button(self) -> None:
        """Make the main button, and the one beside it for another level, larger than the others.

        Behind *More* there are too many of them.
        """
        wanted = _MAIN_OF_COUNT if self.shows_count else _MAIN
        width, height = (round(length * self._unit) for length in wanted)
        self.main_button.setMinimumSize(width, self._theme.pressable(height))
        for wish in (Wish.OTHER_LEVEL, Wish.AGAIN):
            if wish in self._made and self._made[wish] is not self.main_button:
                self._made[wish].setMinimumHeight(self.main_button.minimumHeight())

    def say_not_counted(self, why_not: WhyNot, *, is_of_class: bool) -> None:
        """Say that the game does not count in the results, and why."""
        self._why_not = why_not
        self._is_of_class = is_of_class
        self._write()

    def open(self, faces: tuple[SavedSeat, ...] = (), *, is_animated: bool = False) -> None:
        """Cover the table and take keyboard focus; `faces` are the pictures of all seats."""
        self.show_players(faces)
        if is_animated and (self.is_ended or self._celebration.has_confetti):
            self._celebration.prepare()
        self.settle()
        self.raise_()
        self.take_keyboard()
        # Otherwise Qt, which paints a changed scene early, would paint the panel later once more.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)

    def show_players(self, faces: tuple[SavedSeat, ...]) -> None:
        """Show these pictures of all seats."""
        self._faces = faces
        self.moment.show_players(faces)

    def settle(self) -> None:
        """Give everything its style and size, and show it."""
        for each in (self, *self.findChildren(QWidget)):
            each.ensurePolished()  # required before measuring
        self.fit()
        self.show()
        if self.count is not None:
            self.count.fit_sentences()  # only now does their area have its height
        self._settling.start()

    def take_keyboard(self) -> None:
        """Focus the main button, unless another one in the panel has focus."""
        if not any(each.hasFocus() for each in self.findChildren(QWidget)):
            self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def propose(self, proposal: Proposal) -> None:
        """Offer the next game at a different level, beside the same level again."""
        if self.proposal == proposal:
            return
        self.proposal = proposal
        self._offer_wishes()
        self._size_main_button()
        self._write()
        if self.isVisible():
            self.fit()
        self._settling.start()

    def tell_bests(self, beaten: tuple[BeatenBest, ...]) -> None:
        """Tell which personal bests were beaten in this game."""
        if beaten != self.moment.beaten:
            self.moment.beaten = beaten
            self._offer_wishes()
            self._write()
            self.settle()

    def speak_of_teams(self) -> None:
        """Speak of teams, whose names may be plural; before the panel is shown."""
        self._words.are_teams = True
        self._write()

    def offer_certificates(self) -> None:
        """Offer certificates for the teams of a lesson, and for their pupils."""
        self._is_lesson = True
        self._offer_wishes()
        self._write()
        self.settle()

    def _want_certificate(self) -> None:
        beaten = self.moment.beaten
        self.certificate_wanted.emit(beaten[0] if beaten else None)

    @property
    def person(self) -> int | None:
        """The seat of the only person, who may be offered to choose a name."""
        return self._words.person

    def offer_name(self) -> None:
        """Offer to choose a name and a picture; before the panel is shown."""
        self._offers_name = True
        self._offer_wishes()

    def make_room_for_exercises(self) -> None:
        """Leave room for an offer of exercises, so that nothing moves when there is one."""
        self.offer.make_room()
        self._offer_wishes()

    def offer_exercises(self, offered: tuple[Offered, ...], *, is_searched: bool = True) -> None:
        """Offer exercises from this game, or no longer; room has been made for it."""
        self.offer.offer(offered, is_searched=is_searched)

    # --- layout ---------------------------------------------------------------------------------

    def _parent(self) -> QWidget:
        parent = self.parentWidget()
        assert parent is not None  # it is never a window
        return parent

    def fit(self) -> None:
        """Centre the panel at the size it needs; long sentences scroll if necessary."""
        self.setGeometry(self._parent().rect())
        self._size_main_button()  # a style gives it the size of any button
        self._lay_out(round(self.height() * _HIGHEST))

    def _lay_out(self, highest: int) -> None:
        """Give the sheet the size it needs, but no more than a height."""
        layout = self._column
        self._set_margins()
        margins = layout.contentsMargins()
        beside, above = margins.left() + margins.right(), margins.top() + margins.bottom()
        width = min(self._wanted_width(beside), round(self.width() * _WIDEST))
        inner = width - beside
        offers = [self.proposed.heightForWidth(inner)] if self._has_offer else []
        below = [*offers, self._rows.fit(inner)]
        between = above + sum(below) + layout.spacing() * len(below)
        if self.count is not None and self.shows_count:
            upper = self.count.fit(inner)
        else:
            upper = self.moment.fit(inner, highest - between)
        self.sheet.resize(width, min(upper + between, highest))
        self.sheet.move(
            (self.width() - self.sheet.width()) // 2, (self.height() - self.sheet.height()) // 2
        )
        edge = round(_CROSS_EDGE * self._unit)
        self.cross.move(width - self.cross.width() - edge, edge)
        self.cross.raise_()
        layout.activate()
        if self.count is not None:
            self.count.fit_sentences()

    def _wanted_width(self, beside: int) -> int:
        if self.count is not None and self.shows_count:
            return max(self.count.wanted + beside, round(_WIDTH_OF_COUNT * self._unit))
        return round(_WIDTH * self._unit)

    def picture(self) -> QImage:
        """The end told to others, to share."""
        from formula_desktop.pages.outcome.shared import shared_picture  # only if asked for

        return shared_picture(self._words, self._faces)

    # --- Qt events ------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._celebration.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground = QColor(self._theme.table_deep if self.is_ended else self._theme.tray)
        ground.setAlphaF(1.0 if self.is_ended else _SCRIM_ALPHA)
        painter.fillRect(event.rect(), ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._celebration.paint(painter)
        self._paint_sheet(painter, self.sheet.geometry())
        painter.end()
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self._begin)

    def _paint_sheet(self, painter: QPainter, place: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme.line)
        painter.setBrush(self._theme.paper)
        radius = AREA_RADIUS * self._unit
        inside = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)  # the line is painted with the sheet
        painter.drawRoundedRect(inside, radius, radius)

    def _begin(self) -> None:
        """Do what had to wait until the panel was painted."""
        self.is_seen = True
        if self.isVisible():
            self._celebration.begin()
        self.seen.emit()

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
        if self.count is not None and self.shows_count:
            area = self.count.scrolled
            stops += [area] if area.focusPolicy() is not Qt.FocusPolicy.NoFocus else []
        focused = next((row for row, each in enumerate(stops) if each.hasFocus()), 0)
        step = 1 if is_next else -1
        stops[(focused + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.shows_count:
                self._turn()
            else:
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
        self._write()

    def _write(self) -> None:
        words = {
            Wish.NEXT_ROUND: self.tr("Next round"),
            Wish.END_MATCH: self.tr("End the match"),
            Wish.AGAIN: self.tr("Again"),
            Wish.NEW_GAME: self.tr("New game…"),
            Wish.SAVE_AS: self.tr("Save as…"),
            Wish.HOME: self.tr("Home"),
            Wish.LOOK_BACK: self.tr("Look back"),
            Wish.PICTURE: self.tr("Share…"),
            Wish.MORE: self.tr("Less") if self.shows_count else self.tr("More"),
        }
        if self.proposal is not None:
            words[Wish.OTHER_LEVEL] = ProposalWords().offered(self.proposal)
            self.proposed.setText(ProposalWords().said(self.proposal))
            level = level_in_words(self.proposal.level)
            set_tooltip(self._made[Wish.OTHER_LEVEL], level)
        if self._has_offer:
            words[Wish.AGAIN] = self.tr("Same level")
        for wish, button in self._made.items():
            button.setText(words[wish])
        table = self.tr("See the table")
        self.cross.setAccessibleName(table)
        set_tooltip(self.cross, table)
        self.setAccessibleName(self._words.heading)
        self.certificate.setText(
            self.tr("Print certificates") if self._is_lesson else self.tr("Print a certificate")
        )
        self.name.setText(self.tr("Choose your name and picture"))
        self.offer.write()
        self.moment.write()
        not_counted = self._not_counted()
        # a class, whose games never count, is told nothing before it asks for more
        self.moment.say_not_counted("" if self._is_of_class else not_counted)
        if self.count is not None:
            self.count.write(*filter(None, [self._words.of_lamp, not_counted]), *self.asked)

    def _not_counted(self) -> str:
        if self._why_not is None:
            return ""
        from formula_desktop.models.words.results import not_counted_in_words

        return not_counted_in_words(self._why_not, is_of_class=self._is_of_class)
