"""The page around a table: header, buttons and log, the same for both games."""

from __future__ import annotations

from functools import partial
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from formula_desktop.kinds.kind import Play, Position
from formula_desktop.kinds.registry import kind_of
from formula_desktop.look import theme as themes
from formula_desktop.look.lamp import lamp_pixmap
from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.motion import moves
from formula_desktop.look.presentation import Look, computer_ms, reading_ms
from formula_desktop.models.table.game import AnyTableGame, G
from formula_desktop.models.table.log import LogModel
from formula_desktop.pages.table.around import PageAroundTable
from formula_desktop.pages.table.game_log import GameLog
from formula_desktop.pages.table.sounds import TableSounds
from formula_desktop.pages.table.turn_time import TurnTime
from formula_desktop.pages.table.voice import TableVoice
from formula_desktop.players import YOUNG
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.game_table import AnyTable
from formula_desktop.table.texts import Assistance
from formula_desktop.table.travel import Pace
from formula_desktop.widgets.buttons import IconButton, button, prepared
from formula_desktop.widgets.layouts import add
from formula_desktop.widgets.plain_text import set_tooltip, without_mnemonic

LOG_NAME: Final = 150.0  # units
LOG_POINTS: Final = 60.0
ASIDE: Final = "aside"
"""Why the players pause: the player looks back on the game, or does something else."""
_OPPONENT_MS: Final = 100  # before the computer player's process starts: the table is painted first


S = TypeVar("S", bound=AnyTable, covariant=True)
"""The type of a game's table."""
M = TypeVar("M", bound=LogModel[Position, Play], covariant=True)
"""The type of the log beside it."""


class Presses(QObject):
    """Tells where a widget is pressed, on itself or on something disabled in it."""

    pressed = Signal(QPoint)

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a press, and let it go on."""
        if event.type() is QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self.pressed.emit(event.position().toPoint())
        return False


class TablePage(PageAroundTable, Generic[G, S, M]):
    """Shows one game at a time; other actions are left to the window."""

    round_over = Signal()
    """Emitted when the end of a round, or of the game, has been shown."""
    result_wanted = Signal()
    undo_wanted = Signal()
    stop_wanted = Signal()
    """Emitted to stop a game with a class and to count, as when the bell rings."""
    rules_wanted = Signal()

    button_gap = 14.0
    has_hourglass = True
    """Whether there can be an hourglass."""
    scene_class: type[S]
    log_class: type[M]

    game: G | None = None
    """The game on the table."""
    scene: S | None
    log: M | None = None

    def __init__(self, settings: Settings, look: Look) -> None:
        self._settings = settings
        self._waits = False
        self._holding: set[str] = set()
        super().__init__(look)
        self._opponent_start = QTimer(self, singleShot=True, interval=_OPPONENT_MS)
        self._opponent_start.timeout.connect(self._start_opponent)
        self._voice = TableVoice(self.view)
        self.sounds = TableSounds(self.view)
        self.turn_time = TurnTime(self.view, look, settings, lambda: self.is_seen)
        self.turn_time.ran_out.connect(self._hear_empty_glass)
        self._order_focus()
        settings.changed.connect(self._follow_settings)
        self._retranslate()

    # --- implemented for each game --------------------------------------------------------------

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        """The buttons in the tray, row by row; a tuple for those that share a place."""
        return ((self.play_button, self.back_button),)

    def _log_columns(self) -> tuple[float, float]:
        """The widths of the log's first and last columns, in units; 0 for a hidden one."""
        return LOG_NAME, LOG_POINTS

    def _draft_points(self, game: G) -> int | None:  # type: ignore[misc]
        """What the draft earns; None if it is not a legal play, or in a game without points."""
        return None

    @property
    def worth(self) -> int | None:
        """The points of the draft, if they may be told before *Play*."""
        if self.game is None or self.is_silent_before_play:
            return None
        return self._draft_points(self.game)

    @property
    def is_silent_before_play(self) -> bool:
        """Whether nothing is said about a sum before *Play*."""
        return self._settings.wrong_sums is WrongSum.ONLY_WHETHER

    @property
    def _says_when_no_play(self) -> bool:
        """Whether it is said, without being asked, that nothing or something can be laid.

        In a classroom, with no hints and nothing said before *Play*, that is for the class to find,
        and from ten years on for whoever plays.
        """
        is_classroom = self.is_silent_before_play and not self._settings.hints
        if not self._settings.say_when_no_play or is_classroom or self.game is None:
            return False
        options = self.game.state.options
        return kind_of(options).is_for_young(options)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        back = IconButton(partial(drawn, LineDrawing.BACK), self._look)
        self.undo_button = prepared(back, "flat", self.undo_wanted.emit)
        self.rules_button = button("flat", self.rules_wanted.emit)
        self.stop_button = button("flat", self.stop_wanted.emit)
        self.stop_button.hide()
        add(
            self.header.row,
            self.stop_button,
            self.undo_button,
            self.rules_button,
            self.home_button,
        )
        self._title.hide()  # the window's title names the game
        self._suit_header()

    def _make_panel(self) -> None:
        self.play_button = button("go", self._play)
        self.back_button = button("", lambda: self.game and self.game.take_back_all())
        self.result_button = button("go", self._want_result)
        self.uncover_button = button("go", self._uncover)
        lamp = IconButton(lamp_pixmap, self._look, on_felt=True)
        self.hint_button = prepared(lamp, "lamp", self.ask_hint)
        self.hint_button.setParent(self.view)
        self._uncovering = "", ""  # its text, and the name in it
        self.uncover_button.setParent(self.view)
        self._in_tray = self._buttons()
        self._tray_buttons = [each for row in self._in_tray for each in row]
        for row, places in enumerate(self._in_tray):
            for at, each in enumerate(places):
                self._put_in_panel(each, row, at)
                self._grid.setColumnStretch(at, 1)
            self._grid.setRowStretch(row, 1)
        self._put_in_panel(self.result_button, 0, 0)
        self._presses = Presses(self.button_panel)
        self._presses.pressed.connect(self._press_in_panel)
        shortcut = QShortcut(QKeySequence("Ctrl+Return"), self)
        shortcut.activated.connect(self._play)

    def _want_result(self) -> None:
        if self.scene is not None and self.scene.is_ending:
            self.scene.skip()  # then the result follows
        else:
            self.result_wanted.emit()

    def _press_in_panel(self, at: QPoint) -> None:
        """Say why *Play* does nothing: as long as it is disabled, the panel hears its presses."""
        if self.play_button.isVisible() and self.play_button.geometry().contains(at):
            self._say_what_is_missing()

    def _say_what_is_missing(self) -> None:
        """Say what is to be done before *Play*."""
        game, scene = self.game, self.scene
        if game is not None and scene is not None and game.draft is not None:
            scene.texts.remind(
                self.tr("You can play once it is right.")
                if game.can_take_back
                else self.tr("First lay something that is right.")
            )

    def _make_list(self) -> None:
        self.log_view = GameLog(self.frame, self.view, self._faces, self._log_columns)

    def _order_focus(self) -> None:
        """Set the tab order: the table, the lamp, its buttons, the log, the header."""
        tray = (each for row in self._in_tray for each in row)
        in_header = sorted(self.header.findChildren(QPushButton), key=self.header.row.indexOf)
        before: QWidget = self.view
        on_table = (self.uncover_button, self.hint_button, *tray, self.result_button)
        for each in (*on_table, self.log_view, *in_header):
            QWidget.setTabOrder(before, each)
            before = each

    # --- the game -------------------------------------------------------------------------------

    def show_game(self, game: G) -> None:  # type: ignore[misc]
        """Show a game and let it continue; the page takes ownership."""
        self.clear()
        is_over = game.position.is_over
        if is_over:
            game.go_on()  # asks nobody; the table is then made as it stays
        game.setParent(self)
        self.sounds.follow(game)
        scene, log = self.scene_class(game, self._faces, self), self.log_class(game, self)
        self.game, self.scene, self.log = game, scene, log
        game.match_changed.connect(log.refresh)
        self._follow_settings()
        self.sounds.follow_table(scene)
        scene.settled.connect(self._go_on)
        game.stepped.connect(self._show_state)
        game.draft_changed.connect(self._show_state)
        game.turn_changed.connect(self._show_turn)
        self._voice.follow(game, scene)
        self.log_view.show_log(log)
        if self.has_hourglass:
            self.turn_time.follow(game, scene)
        self.view.show_table(scene)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if is_over:
            self.round_over.emit()  # the result is painted together with the table
        else:
            QTimer.singleShot(0, scene, self._go_on)
            if any(player.is_computer for player in game.players):
                self._opponent_start.start()

    def _start_opponent(self) -> None:
        if self.game is not None:
            self.game.opponent.start()

    def clear(self) -> None:
        """Take the game off the table."""
        self._holding.clear()
        self._waits = False
        self._opponent_start.stop()
        game, scene, log = self.game, self.scene, self.log
        if game is None or scene is None or log is None:
            return
        self.game = self.scene = self.log = None
        self._voice.be_silent()
        self.sounds.be_silent()
        self.turn_time.leave()
        game.stop()
        scene.interrupt()
        self.view.clear()
        self.log_view.leave()
        # The view drops the log when that is deleted; setModel(None) would leave three selection
        # models behind.
        for part in (scene, log, game):
            part.deleteLater()

    def _go_on(self) -> None:
        if self.game is None:
            return
        if self.is_held:
            self._waits = True
            self.game.wait()
            return
        is_over = self.game.position.is_over
        self.game.go_on()
        if is_over:
            if self.game.is_watched:
                self.view.fit()  # now there is a button
            self.round_over.emit()

    @property
    def is_held(self) -> bool:
        """Whether the players pause."""
        return bool(self._holding)

    def hold(self, why: str = ASIDE) -> None:
        """Pause the players until `resume`; with several reasons, until the last one is gone."""
        self._holding.add(why)
        if self.game is not None and self.game.opponent.is_thinking:
            self.game.opponent.interrupt()
            self._waits = True

    @property
    def is_seen(self) -> bool:
        """Whether the table is on the screen, with nothing in front of it, and goes on."""
        is_shown = self.isVisible() and not self.window().isMinimized() and not self.is_held
        return is_shown and QApplication.activeModalWidget() is None

    def _hear_empty_glass(self) -> None:
        self.sounds.hear_empty_glass()
        self._voice.tell_empty_glass()

    def resume(self, why: str = ASIDE) -> None:
        """Resume with the player whose turn it is, unless there is another reason to pause."""
        self._holding.discard(why)
        if self._waits and not self._holding:
            self._waits = False
            self._go_on()

    def _show_turn(self) -> None:
        self._show_state()
        game, scene = self.game, self.scene
        if (
            self._says_when_no_play
            and game is not None
            and scene is not None
            and game.draft is not None
        ):
            # after the hand is shown: finding a play may take longer than a frame
            QTimer.singleShot(0, scene, self._look_for_play)

    @property
    def says_no_play(self) -> bool:
        """Whether the table says that the person to move has no play."""
        return self.scene is not None and self.scene.texts.no_play

    def _look_for_play(self) -> None:
        game, scene = self.game, self.scene
        if game is not None and scene is not None and game.draft is not None:
            has_play = game.has_legal_play
            is_helped = self._settings.hints and game.hint_level in YOUNG
            lamp_helps = has_play and is_helped and game.has_laid_nothing
            scene.say_no_play(not has_play, lamp_helps=lamp_helps)

    @property
    def refusal(self) -> Refusal | None:
        """The rule that the current draft breaks, as reported by the table or the *Play* button."""
        said = self.scene.texts.refusal if self.scene is not None else None
        return said or (self.game.why_not_play if self.game is not None else None)

    # --- button actions -------------------------------------------------------------------------

    def _play(self) -> None:
        by_key, game = self.play_button.hasFocus(), self.game
        if game is None or game.is_elsewhere:
            return
        if self.try_play():
            self._back_to_table(by_key)

    def try_play(self) -> bool:
        """Play the draft; where nothing is said before, say now that it may not be played."""
        game, scene = self.game, self.scene
        if game is None or scene is None:
            return False
        can_be_tried = self.can_try
        if game.play():
            return True
        if self.is_silent_before_play and can_be_tried:
            scene.texts.deny()
        return False

    @property
    def can_try(self) -> bool:
        """Whether *Play* may be pressed: a disabled button must not tell what is a secret."""
        game = self.game
        if game is None or game.draft is None:
            return False
        if self.is_silent_before_play:
            return bool(game.draft.puts) and not game.draft.awaits_digit
        return game.draft.refusal is None

    def _back_to_table(self, by_key: bool) -> None:
        """Return focus to the table after a turn made on a button by keyboard."""
        if by_key:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def gives_hints(self) -> bool:
        """Whether a hint can be asked for; with a class only the teacher knows the key."""
        if self._settings.hints or (self.game is not None and self.game.rota is not None):
            return True
        return self.turn_time.is_of_class and not self._settings.is_locked(Settings.hints)

    def ask_hint(self) -> None:
        """Show the next step of a hint."""
        game = self.game
        if game is not None and self.gives_hints:
            game.hints.ask()

    def show_pupil(self) -> None:
        """Show and say whose turn it is now in the team."""
        if self.scene is not None:
            self.scene.retranslate()
            self.turn_time.turn()
            self._voice.tell_turn()

    def _uncover(self) -> None:
        if self.game is not None:
            self.game.uncover()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- display --------------------------------------------------------------------------------

    def _show_state(self) -> None:
        game = self.game
        if game is None:
            return
        is_over, is_watched = game.position.is_over, game.is_watched
        for each in self._tray_buttons:
            each.setVisible(not is_watched and (each is not self.play_button or not is_over))
        self.result_button.setVisible(is_over)
        is_asked = not is_watched and not is_over and not game.is_covered
        self.hint_button.setVisible(self._settings.hints and is_asked)
        self.hint_button.setEnabled(game.draft is not None)
        self.play_button.setEnabled(self.can_try)
        why_not = self.scene.texts.why_not_play if self.scene is not None else ""
        set_tooltip(self.play_button, "" if self.is_silent_before_play else why_not)
        points = self.worth
        text = self.tr("Play") if points is None else self.tr("Play · {points}")
        self.play_button.setText(text.format(points=points))
        self.back_button.setEnabled(game.can_take_back)
        self.undo_button.setEnabled(game.can_undo)
        self.stop_button.setEnabled(game.draft is not None)
        self.uncover_button.setVisible(game.is_covered and not game.is_elsewhere)
        self._show_buttons()
        self.view.setInteractive(not game.is_elsewhere)

    def _retranslate(self) -> None:
        super()._retranslate()
        self.hint_button.setText(self.tr("Hint"))
        self._place_lamp()
        set_tooltip(
            self.hint_button, self.tr("First the kind of move, then where, then the move itself")
        )
        self.stop_button.setText(self.tr("Stop…"))
        self.undo_button.setText(self.tr("Undo"))
        self.rules_button.setText("?")
        self.rules_button.setAccessibleName(self.tr("Rules"))
        set_tooltip(self.rules_button, self.tr("Rules (F1)"))
        self.play_button.setText(self.tr("Play"))
        self.back_button.setText(self.tr("Take back"))
        self.result_button.setText(self.tr("Result"))
        if self.game is not None:
            self._show_state()
        if self.scene is not None:
            self.scene.retranslate()
        if self.log is not None:
            self.log.retranslate()

    def _follow_look(self) -> None:
        super()._follow_look()
        self._suit_header()

    def _suit_header(self) -> None:
        least = self._look.theme.pressable(0, themes.TABLE_CONTROL)
        self.rules_button.setMinimumWidth(least)

    def _follow_settings(self) -> None:
        game, scene = self.game, self.scene
        if game is None or scene is None:
            return
        settings = self._settings
        scene.pace = Pace(computer_ms(settings), reading_ms(settings))
        if not settings.hints:
            game.hints.start_over()
        scene.glide_ms = themes.GLIDE_MS if moves(settings) else 0
        wrong_sums, is_silent = settings.wrong_sums, self.is_silent_before_play
        scene.assist(Assistance(settings.show_places, settings.read_aloud, wrong_sums, is_silent))
        game.cover_hands(settings.cover_hands)
        game.think_for(settings.master_seconds)
        self._show_state()
        if self._says_when_no_play:
            self._look_for_play()
        else:
            scene.say_no_play(False)

    # --- layout ---------------------------------------------------------------------------------

    def _show_buttons(self) -> None:
        """Show the buttons unless the hand is held on another screen, where they are too."""
        game, scene = self.game, self.scene
        if game is not None and scene is not None:
            has_room = not scene.layout.buttons.isEmpty()
            self.button_panel.setVisible(has_room and not game.is_elsewhere)

    def _place(self) -> None:
        super()._place()
        self._show_buttons()
        if self.scene is not None:
            self._place_lamp()
            self.turn_time.place()
            self._place_cover()
            self.log_view.fit()

    def _place_lamp(self) -> None:
        """Place the button for a hint; a long text makes it wider."""
        if self.scene is not None:
            rect = self.view.pixels(self.scene.layout.lamp)
            more = max(0, self.hint_button.sizeHint().width() - rect.width())
            self.hint_button.setGeometry(rect.adjusted(-more, 0, 0, 0))

    def _offer_uncovering(self, text: str, name: str) -> None:
        """Set the button over covered cards to say whose they are."""
        self._uncovering = text, name
        self._place_cover()

    def _place_cover(self) -> None:
        """Fit the button to its text; a name that is too long is shortened."""
        text, name = self._uncovering
        if self.scene is None or self.game is None or not self.game.is_covered:
            return
        each, pixels, layout = self.uncover_button, self.view.pixels, self.scene.layout
        cover, most = pixels(layout.cover), pixels(layout.cover_room).width()
        each.setText(text.replace("{name}", ""))
        room = most - each.sizeHint().width()
        shown = each.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        each.setText(text.replace("{name}", without_mnemonic(shown)))
        each.setAccessibleName(text.replace("{name}", name))
        more = max(0, min(each.sizeHint().width(), most) - cover.width())
        each.setGeometry(cover.adjusted(-more // 2, 0, more - more // 2, 0))


AnyTablePage = TablePage[AnyTableGame, AnyTable, LogModel[Position, Play]]
"""The table page of either game."""
