"""The part that both New game dialogs share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Generic

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QWidget

from formula_desktop.kinds.kind import C, GameKind, Play, Position, Ready, State, View
from formula_desktop.look.theme import Size, Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.new_game.options_column import OptionsColumn, RulesLinks
from formula_desktop.pages.new_game.ready_made import ReadyMadeRow
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import Choice, read_choice, usual_choice
from formula_desktop.store.settings.ready_made import own_key, play_alike, read_own, suited_options
from formula_desktop.widgets.asking import answers
from formula_desktop.widgets.layouts import column, order_tabs, pixels, room_for, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

_SIZE: Final = Size(1100, 660)  # in units, unless the screen is smaller
_UNFOLDED: Final = 740  # height with all options, which then scroll


class NewGame(Translated, QDialog, Generic[C], metaclass=AbstractQObject):
    """Offers every option of a game, and starts only games that the rules allow."""

    kind: GameKind[State, Position, View, Play, C]
    options: OptionsColumn[C]
    options_type: type[OptionsColumn[C]]

    def __init__(
        self,
        theme: Theme,
        rules_link: RulesLinks,
        last: str = "",
        parent: QWidget | None = None,
        persons: Sequence[Participant] | None = None,
        own: str = "",
    ) -> None:
        """`rules_link` creates the link to the rules about an option.

        `last` is the text of the choice to show first, by default the usual one. `persons` are
        suggested for the seats; None while there are no results. `own` is the text of the player's
        own ready-made settings.
        """
        super().__init__(parent)
        self.ready_made = ReadyMadeRow(
            self.kind.ready_made,
            read_own(self.kind, own),
            lambda: self.settings,
            self._sentences,
            self,
        )
        self._left, self._right = Scrolled(self), Scrolled(self)
        ground = self._left.viewport()
        self.seats = Seats(self.kind, self._first_in_words, theme, persons, ground)
        self.options = self.options_type(rules_link, theme, self._right.viewport())
        self._tab_order: list[QWidget] = []
        self._needed = 0  # the height at which only the column of options scrolls
        self._preferred = ""  # the settings chosen last, as others may be equal
        self.ready_made.chosen.connect(self._take_ready)
        self.own_changed = self.ready_made.own_changed
        self._title = plain_label("title")
        self.problem = plain_label("danger", wraps=True)
        self.remark = plain_label("soft", wraps=True)
        self.start, self.cancel = answers(self)
        self._lay_out()
        usual = usual_choice(self.kind, self.tr("Player"), self.tr("Computer"))
        self._show_choice(read_choice(self.kind, last) or usual)
        self.ready_made.show_texts()
        self._connect()
        self._begin()

    def _connect(self) -> None:
        """Follow the choices, but not while the first one is shown: each change costs time."""
        self.seats.changed.connect(self._follow)
        self.seats.changed.connect(self._suit_options)
        self.options.changed.connect(self._follow)
        self.options.more.toggled.connect(self._grow)

    def _sentences(self) -> dict[str, str]:
        """A sentence for each of the program's ready-made settings, by key, if there are any.

        An empty key describes a choice that is neither the usual one nor one of these settings.
        """
        return {}

    @abstractmethod
    def _first_in_words(self) -> tuple[str, str]:
        """The role of the first player, and a sentence that explains it."""

    @property
    def choice(self) -> Choice[C] | None:
        """The chosen game; None if it cannot be played."""
        now, seats = self.settings, self.seats
        if now is None or not self._can_start:
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
    def _can_start(self) -> bool:
        """Whether the game can be played."""
        has_seats = len(self.seats.seats) in self.kind.seats and not self.seats.problem
        return has_seats and self.settings is not None

    @property
    def settings(self) -> Ready[C] | None:
        """The choice without its players, as ready-made settings; None if it cannot be played."""
        column = self.options
        options, has_usual_time = column.options, column.has_usual_time
        if options is None:
            return None
        if has_usual_time:
            options = self.kind.with_usual_limit(options, False)
        ends = column.counts.isChecked(), column.projector.isChecked()
        return Ready(options, *ends, has_usual_time)

    def _show_choice(self, choice: Choice[C]) -> None:
        self.seats.show_players(choice.players, choice.first)
        suited = self.kind.with_usual_limit(choice.options, self._has_two_persons)
        ends = choice.counts, choice.is_projector
        now = Ready(choice.options, *ends, has_usual_time=suited == choice.options)
        known = self.ready.get(choice.ready_made)
        if known is not None and self._is_in_force(known, now):
            # the saved settings say whether the time limit follows the players
            now = replace(now, has_usual_time=known.has_usual_time)
        self._show_settings(now, choice.ready_made)

    def _is_in_force(self, ready: Ready[C], now: Ready[C]) -> bool:
        return play_alike(ready, now, has_two_persons=self._has_two_persons)

    @property
    def _has_two_persons(self) -> bool:
        players = self.seats.players
        return len(players) == 2 and not any(player.is_computer for player in players)

    def _suit_options(self) -> None:
        self.options.suit(has_two_persons=self._has_two_persons)

    def _lay_out(self) -> None:
        for label in (self._title, self.problem, self.remark):
            label.setContentsMargins(8, 0, 0, 0)
        self._left.hold(self.seats)
        self._right.hold(self.options)
        columns = row((self._left, 6), (self._right, 5), gap=20)
        buttons = row((self.problem, 1), (self.remark, 1), self.cancel, self.start, gap=14)
        parts = (self._title, self.ready_made, (columns, 1), buttons)
        self._column = column(*parts, gap=12, edges=(20, 22, 20, 22), inside=self)

    def sizeHint(self) -> QSize:
        """Large enough for two columns, but no larger than the parent window."""
        height = _UNFOLDED if self.options.more.isChecked() else _SIZE.height
        wanted = QSize(pixels(_SIZE.width), max(pixels(height), self._needed))
        return wanted.boundedTo(room_for(self)).expandedTo(self._column.minimumSize())

    def _measure(self) -> bool:
        """Measure the columns at this width; returns whether they need more than before."""
        self._column.activate()
        columns = [self._left]
        if not self.options.more.isChecked():
            columns.append(self._right)
        before = self._needed
        self._needed = self.height() + max(column.missing for column in columns)
        return self._needed > before

    def _grow(self) -> None:
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

    @property
    def ready(self) -> dict[str, Ready[C]]:
        """All ready-made settings by key."""
        own = {own_key(name): settings for name, settings in self.ready_made.own.items()}
        return {**self.kind.ready_made, **own}

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

    def _show_settings(self, settings: Ready[C], key: str) -> None:
        """Show earlier settings; unfold the options if a folded one is unusual and not mentioned in
        the sentence about the ready-made settings."""
        self._show_all(settings, key)
        if not self.ready_key:
            self.options.unfold_if_needed()

    def _show_all(self, settings: Ready[C], key: str) -> None:
        self._preferred = key
        self._suit_options()
        two = self._has_two_persons
        self.options.show_options(suited_options(settings, has_two_persons=two))
        self.options.has_usual_time = settings.has_usual_time
        self.options.counts.setChecked(settings.counts)
        self.options.projector.setChecked(settings.is_projector)
        self._follow()

    def _follow(self) -> None:
        """Update everything to the current choice."""
        problem = self.seats.problem or self.options.problem
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        remark = self.seats.remark
        if not remark and not self.options.counts.isChecked():
            remark = self.tr("This game does not count in the results.")
        self.remark.setText(remark)
        self.remark.setVisible(not problem)
        self.start.setEnabled(self._can_start)
        self.ready_made.show_key(self.ready_key)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Order tab stops from top to bottom: Qt would put a seat that is added later last."""
        order = [self.ready_made.own_button, *self.seats.controls]
        if order != self._tab_order:
            self._tab_order = order
            order_tabs(order)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        game = WORDS[self.kind.name].name()
        self._title.setText(self.tr("New game of {game}").format(game=game))
        self.start.setText(self.tr("&Start"))
        self.cancel.setText(self.tr("&Cancel"))
        self._follow()
