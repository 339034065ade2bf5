"""The part that both New game dialogs share."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from itertools import pairwise
from typing import Final, Generic

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from formula_desktop.kinds.kind import GameKind, O, P, Ready, S, V
from formula_desktop.look import theme as look
from formula_desktop.look.theme import Size, Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.pages.new_game.options_column import OptionsColumn
from formula_desktop.pages.new_game.participants import Faces
from formula_desktop.pages.new_game.ready_made import ReadyMadeRow
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.ready_made import own_key, play_alike, read_own, suited_options
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

_SIZE: Final = Size(1100, 660)  # in units, unless the screen is smaller
_UNFOLDED: Final = 740  # height with all options, which then scroll


class NewGame(Translated, QDialog, Generic[O], metaclass=AbstractQObject):
    """Offers every option of a game, and starts only games that the rules allow."""

    def __init__(
        self,
        theme: Theme,
        seats: Seats,
        options: OptionsColumn[O],
        kind: GameKind[S, V, P, O],
        own: str,
        parent: QWidget | None = None,
    ) -> None:
        """`own` is the text of the player's own ready-made settings."""
        super().__init__(parent)
        self._column_of_seats = seats
        self._column_of_options = options
        self._tab_order: list[QWidget] = []
        self._needed = 0  # the height at which only the column of options scrolls
        self._preferred = ""  # the settings chosen last, as others may be equal
        self._kind = kind
        self.ready_made = ReadyMadeRow(read_own(kind, own), lambda: self.settings, self._sentences)
        self.ready_made.chosen.connect(self._take_ready)
        self.own_changed = self.ready_made.own_changed
        self._title = plain_label("title")
        self.problem = plain_label("danger", wraps=True)
        self.remark = plain_label("soft", wraps=True)
        self.start = QPushButton()
        self.start.setProperty("role", "go")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        self.cancel = QPushButton()
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self._lay_out()
        seats.changed.connect(self._follow)
        seats.changed.connect(self._suit_options)
        options.changed.connect(self._follow)
        options.more.toggled.connect(self._grow)
        options.show_as(theme, self._unit)

    # --- implemented for each game --------------------------------------------------------------

    @abstractmethod
    def _sentences(self) -> dict[str, str]:
        """A sentence for each of the program's ready-made settings, by key.

        An empty key describes a choice that is neither the usual one nor one of these settings.
        """

    @property
    def faces(self) -> Faces:
        """The participants in the seats, with their colours and pictures."""
        return self._column_of_seats.faces

    @abstractmethod
    def _title_in_words(self) -> str:
        """The title of the dialog."""

    # --- the choice -----------------------------------------------------------------------------

    @property
    def choice(self) -> Choice[O] | None:
        """The chosen game; None if it cannot be played."""
        now, seats = self.settings, self._column_of_seats
        if now is None or seats.problem or len(seats.seats) not in self._kind.seats:
            return None
        return Choice(
            suited_options(now, has_two_persons=self._has_two_persons),
            seats.players,
            seats.first_seat,
            now.counts,
            now.is_projector,
            self.ready_key,
        )

    @property
    def settings(self) -> Ready[O] | None:
        """The choice without its players, as ready-made settings; None if it cannot be played."""
        column = self._column_of_options
        options, has_usual_time = column.options, column.has_usual_time
        if options is None:
            return None
        if has_usual_time:
            options = self._kind.suited(options, False)
        ends = column.counts.isChecked(), column.projector.isChecked()
        return Ready(options, *ends, has_usual_time)

    def show_choice(self, choice: Choice[O]) -> None:
        """Show an earlier choice."""
        self._column_of_seats.show_players(choice.players, choice.first)
        suited = self._kind.suited(choice.options, self._has_two_persons)
        ends = choice.counts, choice.is_projector
        now = Ready(choice.options, *ends, has_usual_time=suited == choice.options)
        known = self.ready.get(choice.ready_made)
        if known is not None and self._is_in_force(known, now):
            # the saved settings say whether the time limit follows the players
            now = replace(now, has_usual_time=known.has_usual_time)
        self._show_settings(now, choice.ready_made)

    def _is_in_force(self, ready: Ready[O], now: Ready[O]) -> bool:
        """Whether ready-made settings match the current choice."""
        return play_alike(ready, now, has_two_persons=self._has_two_persons)

    @property
    def _has_two_persons(self) -> bool:
        players = self._column_of_seats.players
        return len(players) == 2 and not any(player.is_computer for player in players)

    def _suit_options(self) -> None:
        self._column_of_options.suit(has_two_persons=self._has_two_persons)

    # --- construction ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for label in (self._title, self.problem, self.remark):
            label.setContentsMargins(8, 0, 0, 0)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        self._seats = Scrolled(self._column_of_seats)
        self._options = Scrolled(self._column_of_options)
        columns.addWidget(self._seats, 6)
        columns.addWidget(self._options, 5)
        buttons = QHBoxLayout()
        buttons.setSpacing(14)
        buttons.addWidget(self.problem, 1)
        buttons.addWidget(self.remark, 1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 22, 20, 22)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self.ready_made)
        column.addLayout(columns, 1)
        column.addLayout(buttons)

    @property
    def _unit(self) -> float:
        """Pixels per unit, derived from the font."""
        return QFontInfo(QApplication.font()).pixelSize() / look.BODY.size

    def sizeHint(self) -> QSize:
        """Large enough for two columns, but no larger than the parent window."""
        unit = self._unit
        height = _UNFOLDED if self._column_of_options.more.isChecked() else _SIZE.height
        wanted = QSize(round(_SIZE.width * unit), max(round(height * unit), self._needed))
        parent = self.parentWidget()
        room = self.screen().availableSize()
        if parent is not None:
            room = room.boundedTo(parent.window().size())
        layout = self.layout()
        assert layout is not None  # created with the dialog
        return wanted.boundedTo(room).expandedTo(layout.minimumSize())

    def _measure(self) -> bool:
        """Measure the columns at this width; returns whether they need more than before."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        columns = [self._seats]
        if not self._column_of_options.more.isChecked():
            columns.append(self._options)
        before = self._needed
        self._needed = self.height() + max(column.missing for column in columns)
        return self._needed > before

    def _grow(self) -> None:
        """Grow to the preferred size around the same centre."""
        more = self.sizeHint().height() - self.height()
        if self.isVisible() and more > 0:
            at = self.pos()
            self.resize(self.width(), self.height() + more)
            self.move(at.x(), max(0, at.y() - more // 2))

    def _begin(self) -> None:
        """Get ready to start, once everything shows the initial choice."""
        self._retranslate()
        self.resize(self.sizeHint())  # otherwise Qt would limit it to two thirds of the screen
        self._measure()
        self.resize(self.sizeHint())
        self.start.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrower dialog does not ask for more height."""
        super().resizeEvent(event)
        self._measure()

    def event(self, event: QEvent) -> bool:
        """Grow when the columns need more room, unless the user has made the dialog smaller."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._measure():
            self._grow()
        return done

    # --- ready-made settings --------------------------------------------------------------------

    @property
    def ready(self) -> dict[str, Ready[O]]:
        """All ready-made settings by key."""
        own = {own_key(name): settings for name, settings in self.ready_made.own.items()}
        return {**self._kind.ready_made, **own}

    @property
    def ready_key(self) -> str:
        """The key of the current settings; empty if none match."""
        now = self.settings
        if now is None:
            return ""
        keys = [str(key) for key, each in self.ready.items() if self._is_in_force(each, now)]
        return self._preferred if self._preferred in keys else next(iter(keys), "")

    def _take_ready(self, key: str) -> None:
        """Choose ready-made settings; does nothing for an unknown key."""
        ready = self.ready.get(key)
        if ready is None:
            self._follow()
        else:
            self._show_all(ready, key)

    def _show_settings(self, settings: Ready[O], key: str) -> None:
        """Show earlier settings; unfold the options if a folded one is unusual and not mentioned in
        the sentence about the ready-made settings."""
        self._show_all(settings, key)
        if not self.ready_key:
            self._column_of_options.unfold_if_needed()

    def _show_all(self, settings: Ready[O], key: str) -> None:
        self._preferred = key
        self._suit_options()
        two = self._has_two_persons
        self._column_of_options.show_options(suited_options(settings, has_two_persons=two))
        self._column_of_options.has_usual_time = settings.has_usual_time
        self._column_of_options.counts.setChecked(settings.counts)
        self._column_of_options.projector.setChecked(settings.is_projector)
        self._follow()

    def _follow(self) -> None:
        """Update everything to the current choice."""
        problem = self._column_of_seats.problem or self._column_of_options.problem
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        remark = self._column_of_seats.remark
        if not remark and not self._column_of_options.counts.isChecked():
            remark = self.tr("This game does not count in the results.")
        self.remark.setText(remark)
        self.remark.setVisible(not problem)
        self.start.setEnabled(self.choice is not None)
        self.ready_made.show_key(self.ready_key)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Order tab stops from top to bottom: Qt would put a seat that is added later last."""
        order = [self.ready_made.own_button, *self._column_of_seats.controls]
        if order != self._tab_order:
            self._tab_order = order
            for before, after in pairwise(order):
                QWidget.setTabOrder(before, after)

    # --- text -----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self._title_in_words())
        self.start.setText(self.tr("Start"))
        self.cancel.setText(self.tr("Cancel"))
        self._follow()
