"""The look-back page: the table at any moment of a game, with all plays beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from formula_desktop.clock import steady_now
from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.formula.play import Formula
from formula_desktop.judgement import Size
from formula_desktop.kinds.kind import Play, State
from formula_desktop.look.faces import Faces
from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.past.judgements import REACH
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.models.past.plays import LookBackModel, is_action
from formula_desktop.models.words.games import WORDS, titled
from formula_desktop.models.words.table import stopped_in_words
from formula_desktop.pages.past.list import LookBackList, WholeRows
from formula_desktop.pages.past.remembered import Remembered
from formula_desktop.pages.past.verdict import Verdict
from formula_desktop.pages.table.around import PageAroundTable
from formula_desktop.results.bests import OwnBest
from formula_desktop.store.games.states import is_over
from formula_desktop.table.past.tables import AnyLookBack
from formula_desktop.table.texts import Best
from formula_desktop.widgets.buttons import IconButton, button, prepared
from formula_desktop.widgets.layouts import add, column
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

_STEP_LINE: Final = 3.4  # of the arrows that step
_NOTE_LINES: Final = 2  # so that the list keeps its height from turn to turn

LookBackTables = Callable[[Past, Moment, Faces, QWidget], AnyLookBack]


class LookBackPage(PageAroundTable):
    """Shows one game play by play; nothing in it can be moved."""

    close_wanted = Signal()
    go_on_wanted = Signal(object)
    """Emitted with the State from which to continue as a new game."""

    past: Past | None = None
    """The game that is shown; None if there is none."""
    own: OwnBest | None = None
    """The record whose moment is shown, and nothing else of the game; None for all of it."""
    scene: AnyLookBack | None
    _named = ""
    """The game's own title, or the names of its players."""
    _is_between = False
    """Whether a match goes on behind it with its next round."""

    def __init__(
        self, look: Look, made: LookBackTables, opponent: OpponentMaker = Opponent
    ) -> None:
        """`made` creates the table of a game at a given moment; `opponent` finds the best plays."""
        self._made = made
        self._shown: Play | None = None  # in place of the play made
        self.model = LookBackModel(opponent=opponent)
        super().__init__(look)
        self.model.setParent(self)
        self.view.setInteractive(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._make_keys()
        QWidget.setTabOrder(self.list, self.back_button)
        self.model.bests.found.connect(self._follow_best)
        self.model.judgements.found.connect(self._follow_judgement)
        self.list.selectionModel().currentRowChanged.connect(self._follow_row)
        self._retranslate()

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.close_button = button("flat", self.close_wanted.emit)
        self.better_button = button("go", lambda: self.step_to_better(1))
        add(self.header.row, self.better_button, self.close_button, self.home_button)

    def _make_list(self) -> None:
        self.list = LookBackList(self.model, self._faces)
        self._rows = WholeRows(self.list)
        self.verdict = Verdict(self._faces)
        self.note = plain_label("soft", wraps=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.remembered = Remembered()
        parts = (self.remembered, 1), (self._rows, 1), self.verdict, self.note
        self._inside = column(*parts, gap=RING_ROOM, inside=self.frame)

    def _make_panel(self) -> None:
        left, right = (
            IconButton(partial(drawn, each, line=_STEP_LINE), self._look, on_felt=True)
            for each in (LineDrawing.LEFT, LineDrawing.RIGHT)
        )
        self.back_button = prepared(left, "", lambda: self.step(-1))
        self.next_button = prepared(right, "", lambda: self.step(1))
        self.best_button = button("", self._turn_best)
        self.go_on_button = button("", self._go_on)  # it leads away from this game
        self.done_button = button("go", self.close_wanted.emit)
        self.whole_button = button("", self._show_whole)
        fill = QSizePolicy.Policy.Expanding
        for each in (*self._panel_buttons, *self._moment_buttons):
            each.setSizePolicy(fill, fill)
            each.setProperty("squeezed", True)  # to leave gaps between three rows of them
        self._fill_panel()

    @property
    def _panel_buttons(self) -> tuple[QPushButton, ...]:
        return self.back_button, self.next_button, self.best_button, self.go_on_button

    @property
    def _moment_buttons(self) -> tuple[QPushButton, ...]:
        """What there is where only the moment of a record is shown."""
        return self.done_button, self.whole_button

    def _fill_panel(self) -> None:
        """Arrange the buttons in one row, in which the steps are arrows alone.

        There are two rows when the panel is high, or the widest buttons do not fit beside the
        others.
        """
        for each in (*self._panel_buttons, *self._moment_buttons):
            self._grid.removeWidget(each)  # hidden ones in a row would take its gap away
        is_high = self._has_high_panel
        is_stacked = self.own is None and self._is_stacked
        has_words = is_high and not self._faces.theme.is_projector
        for each, word in (
            (self.back_button, self.tr("Back")),
            (self.next_button, self.tr("Next")),
        ):
            each.setText(word if has_words else "")
            each.setAccessibleName(word)
            set_tooltip(each, "" if has_words else word)
        wide = (self.best_button, self.go_on_button)
        if self.own is not None:
            for at, each in enumerate(self._moment_buttons):
                self._grid.addWidget(each, *((at, 0, 1, 4) if is_high else (0, 2 * at, 1, 2)))
        elif is_high:
            for at, each in enumerate((self.back_button, self.next_button)):
                self._grid.addWidget(each, 0, 2 * at, 1, 2)
            for at, each in enumerate(wide):
                place = (1 + at, 0, 1, 4) if is_stacked else (1, 2 * at, 1, 2)
                self._grid.addWidget(each, *place)
        else:
            self._grid.addWidget(self.back_button, 0, 0)
            self._grid.addWidget(self.next_button, 0, 1)
            for at, each in enumerate(wide):
                place = (at, 2 * (1 - at), 1, 2 + 2 * at) if is_stacked else (0, 2 + at, 1, 1)
                self._grid.addWidget(each, *place)
        evenly = is_high or self.own is not None
        for at in range(4):
            self._grid.setColumnStretch(at, int(evenly or at > 1))
        for row in range(3):
            is_used = row == 0 or (row == 1 and (is_high or is_stacked))
            is_used = is_used or (row == 2 and is_high and is_stacked)
            self._grid.setRowStretch(row, int(is_used))

    @property
    def _is_stacked(self) -> bool:
        """Whether the widest buttons are in rows of their own."""
        metrics = self.best_button.fontMetrics()
        around = self.best_button.sizeHint().width()
        around -= metrics.horizontalAdvance(self.best_button.text())
        judged = (Best.WINNING, self._most) if self.model.judges_this else ()
        ways = (None, Best.ALL, *judged)
        best = max(metrics.horizontalAdvance(self._showing(way)) for way in ways) + around
        go_on = metrics.horizontalAdvance(self.go_on_button.text()) + around
        room, gap = self.button_panel.width() - 2 * RING_ROOM, self._grid.spacing()
        if self._has_high_panel:
            return 2 * max(best, go_on) + gap > room
        steps = self.back_button.sizeHint().width() + self.next_button.sizeHint().width()
        return steps + best + go_on + 3 * gap > room

    def _make_keys(self) -> None:
        self._steps: list[QShortcut] = []  # the keys that lead to other moments
        for keys, do in (
            (("Left", "Up"), lambda: self.step(-1)),
            (("Right", "Down"), lambda: self.step(1)),
            (("Home",), lambda: self.list.go_to(0)),
            (("End",), lambda: self.list.go_to(len(self.model.moments))),
            (("Ctrl+Left",), lambda: self.step_to_better(-1)),
            (("Ctrl+Right",), lambda: self.step_to_better(1)),
            (("Escape",), self.close_wanted.emit),
        ):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                if key != "Escape":
                    self._steps.append(shortcut)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(do)

    # --- the game -------------------------------------------------------------------------------

    def show_past(
        self, past: Past, own: OwnBest | None = None, title: str = "", *, between: bool = False
    ) -> None:
        """Show a game: from the very beginning if it or its round is over, else at its last turn.

        `title` is what its players called it, if anything.
        `between` two rounds it begins with the last one, and leads back to the match.
        Of a record only its moment is shown, until somebody wants to see the whole game.
        """
        self.clear()
        self.past, self.own, self._is_between = past, own, between
        self._named = title or ", ".join(player.name for player in past.state.players)
        scene = self.scene = self._made(past, past.moments[0], self._faces, self)
        scene.glide_ms = 0
        scene.game.is_still = own is not None
        self.button_panel.setProperty("ground", scene.ground)
        for each in (self.button_panel, *self.button_panel.findChildren(QWidget)):
            each.style().polish(each)  # a button's style depends on its background
        self.model.show(past, thinks=own is None)
        self.view.show_table(scene)
        self._write_texts()
        self._show_parts()
        if own is not None:
            self.show_play(own.best.number)
        else:
            is_over = past.is_over or past.state.position.is_over
            first = self.model.beginning_of_last_round if between else 0
            self.list.go_to(first if is_over else len(self.model.moments))
        self.focus_first()

    def _show_parts(self) -> None:
        """Show what belongs to a moment alone, or to the whole game."""
        is_whole = self.own is None
        for each in (*self._panel_buttons, self._rows, self.close_button):
            each.setVisible(is_whole)
        for each in (*self._moment_buttons, self.remembered):
            each.setVisible(not is_whole)
        for step in self._steps:
            step.setEnabled(is_whole)
        self._place()

    def _show_whole(self) -> None:
        """Look back on the whole game from here on."""
        row, self.own = self.list.row, None
        if self.scene is not None:
            self.scene.game.is_still = False
        self.model.show(self.past)
        self._retranslate()
        self._show_parts()
        self.list.go_to(row)
        self.focus_first()

    def focus_first(self) -> None:
        """Give the list keyboard focus; beside a moment alone there is none."""
        first = self.list if self.own is None else self.done_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, past: Past) -> None:
        """Update the game after it has continued; the current moment stays."""
        row, self.past = self.list.row, past
        self.model.show(past, thinks=self.own is None)
        self._retranslate()
        self.list.go_to(row)

    def judge(self, judges: bool) -> None:
        """Judge the turns of persons once their game is over, or none."""
        self.model.judge(judges)
        if self.scene is not None:
            self._place()
            self._show_moment()

    def clear(self) -> None:
        """Stop showing a game."""
        scene, self.scene, self.past, self.own = self.scene, None, None, None
        self.model.show(None)
        if scene is not None:
            scene.interrupt()
            self.view.clear()
            scene.deleteLater()

    @property
    def _has_high_panel(self) -> bool:
        return self.scene is not None and self.scene.has_high_panel

    @property
    def _has_low_list(self) -> bool:
        return not self._has_high_panel and self._faces.theme.is_projector

    # --- navigation -----------------------------------------------------------------------------

    def step(self, rows: int) -> None:
        """Move a number of plays forward, or back if negative."""
        self.list.go_to(self.list.row + rows)

    def step_to_better(self, step: int) -> None:
        """Move to the next turn that could be better, or to one before.

        After the last one comes the first one again.
        """
        row = self.model.next_to_improve(self.list.row, step)
        if row is not None:
            self.list.go_to(row)

    def show_play(self, number: int) -> None:
        """Show the moment of a play, counted from 1 over all rounds; 0 is the last one."""
        played = [row for row, each in enumerate(self.model.moments) if each.turn]
        if played:
            self.list.go_to(played[min(number, len(played)) - 1])

    def picture(self) -> QImage:
        """The table at this moment with the list beside it, to share, without the buttons."""
        from formula_desktop.widgets.files import empty_picture  # only if asked for

        shown = self.view.viewport().rect()
        made = empty_picture(self, shown.width(), shown.height())
        painter = QPainter(made)
        self.view.render(painter, QRectF(shown), shown)
        self.frame.render(painter, self.frame.pos())
        painter.end()
        return made

    @property
    def moment(self) -> Moment | None:
        """The current moment."""
        row = self.list.row
        return self.model.moments[row] if 0 <= row < len(self.model.moments) else None

    @property
    def shown(self) -> State | None:
        """The state on the table: after the play made, or after the best play."""
        past, moment = self.past, self.moment
        if past is None or moment is None:
            return None
        if self._shown is not None:
            return past.instead(moment, self._shown, steady_now())
        return past.at(moment)

    def _follow_row(self) -> None:
        self._shown = None
        self.model.look_at(self.list.row)
        self._show_moment()

    def _follow_best(self, row: int) -> None:
        self._follow_judgement(row)

    def _follow_judgement(self, row: int) -> None:
        moment = self.moment
        if moment is not None and (row == self.list.row or moment.play is None):
            self._show_state()  # a beginning may have the report
        self._show_next_better()

    def _turn_best(self) -> None:
        self._shown = self._next_way[1]
        self._show_moment()

    @property
    def _most(self) -> Best:
        """What the best play by the rules is best at."""
        return Best.POINTS if self.past is None or self.past.for_points else Best.CARDS

    @property
    def _ways(self) -> list[tuple[Best | None, Play | None]]:
        """What the table can show: the play made, the best one, the one that is worth most."""
        ways: list[tuple[Best | None, Play | None]] = [(None, None)]
        row, moment = self.list.row, self.moment
        if moment is None or moment.play is None:
            return ways
        judgement, most = self.model.judgements.judgement(row), self.model.best(row)
        least = moment.worth(moment.play)
        if judgement is not None and judgement.why is not None and not is_action(judgement.best):
            ways.append((Best.WINNING, judgement.best))
            least = max(least, moment.worth(judgement.best))
        if most is not None and moment.worth(most) > least:
            ways.append((self._most if self.model.judges_this else Best.ALL, most))
        return ways

    @property
    def _next_way(self) -> tuple[Best | None, Play | None]:
        """What the button shows."""
        ways = self._ways
        shown = [play for _, play in ways]
        at = shown.index(self._shown) if self._shown in shown else -1
        return ways[(at + 1) % len(ways)]

    def _show_moment(self) -> None:
        past, moment, state = self.past, self.moment, self.shown
        if past is None or moment is None or state is None or self.scene is None:
            return
        shown = moment
        best = None
        if self._shown is not None:
            shown = replace(moment, play=self._shown, after=state.position)
            best = next((way for way, play in self._ways if play == self._shown), Best.ALL)
        self.scene.look_at(state, shown, shows=past.shows(moment), best=best)
        self._show_state()

    def _go_on(self) -> None:
        past, moment, state = self.past, self.moment, self.shown
        if past is None or moment is None or state is None:
            return
        if self._shown is None:
            state = past.going_on(moment, steady_now())
        self.go_on_wanted.emit(state)

    # --- display --------------------------------------------------------------------------------

    def _show_state(self) -> None:
        past, moment, state = self.past, self.moment, self.shown
        if past is None or moment is None or state is None:
            return
        row, last = self.list.row, len(self.model.moments) - 1
        self.back_button.setEnabled(row > 0)
        self.next_button.setEnabled(row < last)
        why_not = self._why_no_best(past, moment)
        self.best_button.setEnabled(not why_not)
        set_tooltip(self.best_button, why_not)
        self.best_button.setText(self._showing(Best.ALL if why_not else self._next_way[0]))
        can_go_on = not (state.position.is_over or is_over(state))
        self.go_on_button.setEnabled(can_go_on)
        over = self.tr("The game is over here: go back, and continue from there.")
        new = self.tr("A new game begins here. This one stays as it is.")
        set_tooltip(self.go_on_button, new if can_go_on else over)
        self._status.setText(self._status_in_words(moment) if self.own is None else "")
        self._show_verdict(past, moment)
        if self.scene is not None:
            is_played = self._shown is None and past.shows(moment)
            better = self.model.better(row)
            better = self.model.most(row) if better is None else better
            self.scene.compare(better if is_played else None)
        self.note.setText(self._note_in_words(past, moment))
        self._show_next_better()

    def _show_verdict(self, past: Past, moment: Moment) -> None:
        """What the turn was like; the percentages beside it, or only for those who ask."""
        model, row = self.model, self.list.row
        if not model.judges_this or not past.shows(moment):
            self.verdict.show_words("")
        elif moment.turn:
            figures = model.figures(row)
            seen = figures if model.has_figures else ""
            self.verdict.show_words(
                model.verdict(row),
                size=model.size(row),
                is_laid=model.is_laid(row),
                figures=seen,
                asked=figures,
            )
        else:
            is_long = len(model.moments) > REACH
            title = self.tr("The whole round") if is_long else self.tr("The whole game")
            self.verdict.show_words(title)

    def _show_next_better(self) -> None:
        """Offer the next turn that could be better, if there is another."""
        self.better_button.setEnabled(self.model.next_to_improve(self.list.row, 1) is not None)

    def _showing(self, way: Best | None) -> str:
        """The button's text for what it will show; None for the play made."""
        return {
            None: self.tr("Show the turn"),
            Best.ALL: self.tr("Show the best"),
            Best.WINNING: self.tr("Show better"),
            Best.POINTS: self.tr("Most points"),
            Best.CARDS: self.tr("Most cards"),
        }[way]

    def _why_no_best(self, past: Past, moment: Moment) -> str:
        """Why there is no best play to show; empty if there is one."""
        row = self.list.row
        if not past.shows(moment):
            return WORDS[past.kind.name].covered()
        if moment.play is None:
            return self.tr("Nothing has been played yet.")
        if len(self._ways) > 1:
            return ""
        if self.model.bests.play(row) is None:
            return self.tr("Still looking for the best move.")
        if self.model.best(row) is None:
            return self.tr("There was nothing to lay.")
        return self.tr("Nothing was better than what was played.")

    def _status_in_words(self, moment: Moment) -> str:
        if not moment.turn:
            start = self.tr("Round {round} · start") if moment.kind.has_rounds else self.tr("Start")
            return start.format(round=moment.round + 1)
        if self.past is None or self.past.is_agreed(moment):
            return stopped_in_words()
        turns = self.past.turns(moment.round)
        text = self.tr("Turn {number} of {turns}")
        if moment.kind.has_rounds:
            text = self.tr("Round {round} · turn {number} of {turns}")
        return text.format(round=moment.round + 1, number=moment.turn, turns=turns)

    def _note_in_words(self, past: Past, moment: Moment) -> str:
        """What the turn was worth, the report, what the list calls best, or why it shows none."""
        if not past.shows(moment):
            return self._why_no_best(past, moment)
        model, row = self.model, self.list.row
        judged = model.judged_in_words(row) if moment.turn else model.report_in_words(row)
        way = next((way for way, play in self._ways if play == self._shown), None)
        if moment.turn and (not judged or (self._shown is not None and way is self._most)):
            judged = model.only_more(row) or judged
        if not judged and self._shown is None and model.is_most(row):
            judged = model.most_in_words()
        if self._has_low_list:
            verdict = model.verdict(row) if moment.turn else ""
            return " ".join(filter(None, (f"{verdict}." if verdict else "", judged)))
        if model.is_laid(row):
            return judged if model.judges_this else model.verdict(row)
        best = model.best(row)
        if judged or model.size(row) is Size.FINE:
            return judged
        has_fewer = moment.turn and moment.worth(best) > moment.worth(moment.play)
        if has_fewer and isinstance(best, Formula) and not past.for_points:
            return self.tr("A formula with %n card(s) was possible.", "", moment.worth(best))
        return "" if model.judges_this else WORDS[past.kind.name].best(past.for_points)

    def _retranslate(self) -> None:
        super()._retranslate()
        self._write_texts()
        if self.past is not None and self.scene is not None:
            self.model.retranslate()
            self.scene.retranslate()
            self._show_state()

    def _write_texts(self) -> None:
        """Write all text beside the table and the list."""
        self._title.setText(self.tr("Look back") if self.own is None else self.tr("Record"))
        if self.past is not None:
            self.setWindowTitle(titled(self.past.kind.name, self._named))
        if self.own is not None:
            self.remembered.show_best(self.own)
            self.done_button.setAccessibleDescription(self.remembered.said)
        self.done_button.setText(self.tr("Done"))
        self.whole_button.setText(self.tr("Look back on the whole game"))
        back = self.tr("Back to the match")
        self.close_button.setText(back if self._is_between else self.tr("Close"))
        self.go_on_button.setText(self.tr("Play from here"))
        self.best_button.setText(self._showing(Best.ALL))
        self.better_button.setText(self.tr("Next turn to improve"))
        set_tooltip(self.better_button, self.tr("The next turn that could be better (Ctrl+Right)"))
        self._fill_panel()
        self.list.setAccessibleName(self.tr("Turns"))

    # --- layout ---------------------------------------------------------------------------------

    def _place(self) -> None:
        super()._place()
        if self.scene is None:
            return
        self._fill_panel()
        self.list.fit(self.view.unit, is_large=self._faces.theme.is_projector)
        # the list is low beside the board: without the best plays it needs no explanation, and
        # what a turn was worth says more than the titles of its columns
        is_low, judges = self._has_low_list, self.model.judges_this
        self._inside.setContentsMargins(6, *((2, 6, 2) if is_low else (6, 6, 8)))
        self._rows.setMinimumHeight(self.list.verticalHeader().defaultSectionSize() * is_low)
        self.verdict.setVisible(self.own is None and judges and not is_low)
        self.verdict.fit()
        self.note.setVisible(self.own is None and (judges or not is_low))
        self.list.horizontalHeader().setVisible(not (is_low and judges))
        self._rows.fit()
        self.note.setMinimumHeight(_NOTE_LINES * self.note.fontMetrics().lineSpacing() * judges)
        self.better_button.setVisible(judges)
        self.header.can_spare(self._title, *((self.better_button,) if judges else ()))
