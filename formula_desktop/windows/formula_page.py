"""The page with Formula's table: its header, its buttons, and the log of plays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.formula.play import Action
from formula_desktop.models.formula_game import FormulaGame
from formula_desktop.models.formula_lists import LogColumn, LogModel
from formula_desktop.models.formula_words import refusal_in_words
from formula_desktop.scene import theme as themes
from formula_desktop.scene.faces import Faces
from formula_desktop.scene.formula_scene import FormulaScene
from formula_desktop.scene.formula_travel import Pace
from formula_desktop.scene.table_view import TableView
from formula_desktop.scene.theme import Theme
from formula_desktop.store.settings import Settings
from formula_desktop.windows.look import computer_ms, reading_ms, unit_of
from formula_desktop.windows.menu_button import MenuButton

RING_ROOM: Final = 8  # pixels around a button for the ring of its focus


class FormulaPage(QWidget):
    """Shows one match at a time; what else there is to do is for the window to offer."""

    round_over = Signal()
    """The end of a round has been shown."""
    result_wanted = Signal()
    new_wanted = Signal()
    settings_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._game: FormulaGame | None = None
        self._scene: FormulaScene | None = None
        self._log: LogModel | None = None
        self._faces = Faces(theme, 1.0)
        self.view = TableView(self._faces, self)
        self.header = QWidget(self)
        self.header.setObjectName("header")
        self._make_header()
        self._make_buttons()
        self._make_log()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.view, 1)
        self.view.fitted.connect(self._place)
        settings.changed.connect(self._follow_settings)
        self.retranslate()

    # --- its parts ------------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.header.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.header_menu_button = MenuButton(self.header)
        self._title = _label("title")
        self._status = _label("status")
        self.undo_button = _button("flat", self._undo)
        self.redo_button = _button("flat", self._redo)
        self.new_button = _button("flat", self.new_wanted.emit)
        self.settings_button = _button("flat", self.settings_wanted.emit)
        self.home_button = _button("flat", self.home_wanted.emit)
        row = QHBoxLayout(self.header)
        row.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        row.addWidget(self.header_menu_button)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._status)
        row.addSpacing(2 * RING_ROOM)
        for button in (
            self.undo_button,
            self.redo_button,
            self.new_button,
            self.settings_button,
            self.home_button,
        ):
            row.addWidget(button)

    def _make_buttons(self) -> None:
        self._panel = QWidget(self.view)
        self._panel.setProperty("ground", "tray")
        self._panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.play_button = _button("go", self._play)
        self.draw_button = _button("", self._draw_or_pass)
        self.back_button = _button("", self._take_back_all)
        self.sort_button = _button("", self._sort)
        self.result_button = _button("go", self.result_wanted.emit)
        self.uncover_button = _button("go", self._uncover)
        self.uncover_button.setParent(self.view)
        self._grid = QGridLayout(self._panel)
        self._grid.addWidget(self.play_button, 0, 0)
        self._grid.addWidget(self.result_button, 0, 0)
        self._grid.addWidget(self.draw_button, 0, 1)
        self._grid.addWidget(self.back_button, 1, 0)
        self._grid.addWidget(self.sort_button, 1, 1)
        fill = QSizePolicy.Policy.Expanding
        for button in self._panel.findChildren(QPushButton):
            button.setSizePolicy(fill, fill)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        shortcut = QShortcut(QKeySequence("Ctrl+Return"), self)
        shortcut.activated.connect(self._play)

    def _make_log(self) -> None:
        self._log_frame = QFrame(self.view)
        self._log_frame.setProperty("ground", "area")
        self._log_frame.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._log_title = _label("heading")
        self.log_view = QTableView()
        self.log_view.setShowGrid(False)
        self.log_view.setWordWrap(False)
        self.log_view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.log_view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.log_view.setTabKeyNavigation(False)
        self.log_view.verticalHeader().hide()
        self.log_view.horizontalHeader().hide()
        self.log_view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self._log_frame)
        column.setContentsMargins(12, 10, 6, 8)
        column.addWidget(self._log_title)
        column.addWidget(self.log_view, 1)

    # --- the game -------------------------------------------------------------------------------

    @property
    def game(self) -> FormulaGame | None:
        """The match on the table."""
        return self._game

    @property
    def scene(self) -> FormulaScene | None:
        """The table itself."""
        return self._scene

    def show_game(self, game: FormulaGame) -> None:
        """Show a match and let it go on; the page owns it from now on."""
        self.clear()
        game.setParent(self)
        self._game = game
        self._scene = FormulaScene(game, self._faces, self)
        self._follow_settings()
        self._scene.settled.connect(self._go_on)
        self._scene.stock_clicked.connect(self._click_stock)
        game.draft_changed.connect(self._show_state)
        game.turn_changed.connect(self._show_turn)
        game.match_changed.connect(self._show_log)
        self._log = LogModel(game, self)
        self.log_view.setModel(self._log)
        self._fit_log()
        self._log.rowsInserted.connect(self.log_view.scrollToBottom)
        self.view.show_table(self._scene)
        self._place()
        self._show_state()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        game.opponent.start()
        QTimer.singleShot(0, self._scene, self._go_on)

    def clear(self) -> None:
        """Take the match off the table."""
        game, self._game = self._game, None
        scene, self._scene = self._scene, None
        log, self._log = self._log, None
        if game is None or scene is None or log is None:
            return
        game.stop()
        scene.put_away()
        self.log_view.setModel(None)
        self.view.setScene(None)
        for part in (scene, log, game):
            part.deleteLater()

    def _go_on(self) -> None:
        if self._game is None:
            return
        self._show_state()
        if self._game.position.is_over:
            self._game.go_on()
            self.round_over.emit()
        else:
            self._game.go_on()

    def _show_turn(self) -> None:
        self._show_state()
        game, scene = self._game, self._scene
        if game is None or scene is None or game.draft is None:
            return
        if self._settings.say_when_no_play:
            QTimer.singleShot(0, scene, self._look_for_play)

    def _look_for_play(self) -> None:
        game, scene = self._game, self._scene
        if game is not None and scene is not None and game.draft is not None:
            scene.say_no_play(not game.has_legal_play)

    def _show_log(self) -> None:
        if self._log is not None:
            self._log.refresh()

    # --- what the buttons do --------------------------------------------------------------------

    def _play(self) -> None:
        by_key = self.play_button.hasFocus()
        if self._game is not None and self._game.play() and by_key:
            self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _draw_or_pass(self) -> None:
        by_key = self.draw_button.hasFocus()
        if self._game is not None and self._game.draft is not None:
            self._game.draw_or_pass()
            if by_key:
                self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _click_stock(self) -> None:
        game = self._game
        if game is not None and game.draft is not None and not game.draft.puts:
            game.draw_or_pass()

    def _take_back_all(self) -> None:
        if self._game is not None:
            self._game.take_back_all()

    def _sort(self) -> None:
        if self._game is not None:
            self._game.hand.sort_cards()

    def _undo(self) -> None:
        if self._game is not None:
            self._game.undo()

    def _redo(self) -> None:
        if self._game is not None:
            self._game.redo()

    def _uncover(self) -> None:
        if self._game is not None:
            self._game.uncover()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what it shows --------------------------------------------------------------------------

    def _show_state(self) -> None:
        """Enable what can be done now, and say what each thing does."""
        game = self._game
        if game is None:
            return
        draft = game.draft
        refusal = game.why_not_play
        is_over = game.position.is_over
        is_watched = game.is_watched
        self.play_button.setVisible(not is_over and not is_watched)
        self.result_button.setVisible(is_over)
        self.draw_button.setVisible(not is_watched)
        self.back_button.setVisible(not is_watched)
        self.sort_button.setVisible(not is_watched)
        self.play_button.setEnabled(draft is not None and refusal is None)
        self.play_button.setToolTip(refusal_in_words(refusal) if refusal else "")
        self._name_play()
        self.draw_button.setEnabled(game.may is not None)
        is_pass = game.position.may == (Action.PASS,)
        self.draw_button.setText(self.tr("Pass") if is_pass else self._take_a_card())
        can_take_back = draft is not None and (
            bool(draft.puts) or draft.operator is not draft.view.operator
        )
        self.back_button.setEnabled(can_take_back)
        self.sort_button.setEnabled(not game.is_covered)
        self.undo_button.setEnabled(game.can_undo)
        self.redo_button.setEnabled(game.can_redo)
        self.uncover_button.setVisible(game.is_covered)
        name = game.match.players[game.shown_seat].name
        self.uncover_button.setText(self.tr("Show {name}'s cards").format(name=name))
        self._name_status()

    def _take_a_card(self) -> str:
        return self.tr("Take a card")

    def _name_play(self) -> None:
        game = self._game
        draft = game.draft if game is not None else None
        play = draft.play if draft is not None and draft.refusal is None else None
        if game is not None and play is not None and game.match.options.for_points:
            points = game.position.points(play)
            self.play_button.setText(self.tr("Play · {points}").format(points=points))
        else:
            self.play_button.setText(self.tr("Play"))

    def _name_status(self) -> None:
        if self._game is None:
            return
        match = self._game.match
        status = self.tr("Round {number}").format(number=len(match.rounds))
        if match.options.for_points:
            target = match.options.target
            status = self.tr("Round {number} · points to {target}").format(
                number=len(match.rounds), target=target
            )
        self._status.setText(status)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self._title.setText(self.tr("Formula"))
        self.undo_button.setText(self.tr("Undo"))
        self.redo_button.setText(self.tr("Redo"))
        self.new_button.setText(self.tr("New game"))
        self.settings_button.setText(self.tr("Settings"))
        self.home_button.setText(self.tr("Home"))
        self.back_button.setText(self.tr("Take back"))
        self.sort_button.setText(self.tr("Sort"))
        self.result_button.setText(self.tr("Result"))
        self._log_title.setText(self.tr("Plays"))
        self._faces.change(joker_word=self.tr("JOKER"))
        self._show_state()
        if self._scene is not None:
            self._scene.retranslate()
        if self._log is not None:
            self._log.retranslate()

    def change_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self._faces.change(theme=theme)
        if self._scene is not None:
            self._scene.change_theme(theme)
        self.view.resetCachedContent()

    def _follow_settings(self) -> None:
        scene = self._scene
        if scene is None:
            return
        scene.pace = Pace(computer_ms(self._settings), reading_ms(self._settings))
        scene.glide_ms = themes.GLIDE_MS if self._settings.animation else 0
        if not self._settings.say_when_no_play:
            scene.say_no_play(False)
        elif self._game is not None and self._game.draft is not None:
            self._look_for_play()

    # --- where things are -----------------------------------------------------------------------

    def _place(self) -> None:
        """Put buttons and log where the table has room for them."""
        unit = self.view.unit
        if self._scene is None:
            return
        layout = self._scene.layout
        room = RING_ROOM
        self._panel.setGeometry(_pixels(layout.buttons, unit).adjusted(-room, -room, room, room))
        self._grid.setContentsMargins(room, room, room, room)
        self._grid.setSpacing(round(16 * unit))
        self._log_frame.setGeometry(_pixels(layout.log, unit))
        hand = _pixels(layout.hand_room, unit)
        size = QSize(round(320 * unit), round(themes.PLAY_BUTTON.height * unit))
        cover = QRect(hand.center().x() - size.width() // 2, 0, size.width(), size.height())
        cover.moveTop(hand.center().y() - size.height() // 2)
        self.uncover_button.setGeometry(cover)
        self._fit_log()

    def _fit_log(self) -> None:
        header = self.log_view.horizontalHeader()
        if header.count() != len(LogColumn):
            return
        unit = max(self.view.unit, 0.8)
        header.setMinimumSectionSize(10)
        header.setSectionResizeMode(LogColumn.PLAYER, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(LogColumn.PLAY, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(LogColumn.POINTS, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(LogColumn.PLAYER, round(82 * unit))
        header.resizeSection(LogColumn.POINTS, round(40 * unit))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.header.setFixedHeight(round(themes.HEADER_HEIGHT * unit_of(self.size())))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    return label


def _button(role: str, pressed: object) -> QPushButton:
    button = QPushButton()
    if role:
        button.setProperty("role", role)
    button.setAutoDefault(True)  # Enter presses it, too
    button.clicked.connect(pressed)
    return button


def _pixels(rect: QRectF, unit: float) -> QRect:
    scaled = QRectF(
        rect.left() * unit, rect.top() * unit, rect.width() * unit, rect.height() * unit
    )
    return scaled.toRect()
