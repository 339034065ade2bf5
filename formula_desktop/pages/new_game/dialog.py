"""The part that both New game dialogs share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Generic, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QPushButton, QWidget

from formula_desktop.kinds.kind import C, GameKind, Play, Position, Ready, State, View
from formula_desktop.look.theme import LINK_PADDING, RING_ROOM, Size, Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.new_game.first_player import FirstPlayer
from formula_desktop.pages.new_game.glass_box import GlassBox
from formula_desktop.pages.new_game.options_column import OptionsColumn, RulesLinks
from formula_desktop.pages.new_game.ready_made import ReadyMadeRow
from formula_desktop.pages.new_game.seats import Seats
from formula_desktop.players import Level, Player
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import Choice, read_choice, usual_choice
from formula_desktop.store.settings.ready_made import (
    for_classroom,
    is_for_classroom,
    not_for_classroom,
    own_key,
    play_alike,
    read_own,
    suited_options,
)
from formula_desktop.widgets.asking import answers
from formula_desktop.widgets.layouts import (
    STRETCH,
    OnScreen,
    column,
    grown,
    order_tabs,
    pixels,
    room_for,
    row,
)
from formula_desktop.widgets.plain_text import plain_label, set_tooltip
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

_WIDTH: Final = 900  # in units, unless the screen is smaller
_UNFOLDED: Final = Size(1100, 740)  # with all options, which then scroll
_LEAST_HEIGHT: Final = 300  # before the contents have been measured


class NewGame(Translated, QDialog, Generic[C], metaclass=AbstractQObject):
    """Offers ready-made settings and the players; every option of the game is folded away.

    The options are made when they are first unfolded, so that the dialog opens sooner.
    """

    kind: GameKind[State, Position, View, Play, C]
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
        OnScreen(self)
        self._theme = theme
        self._rules_link = rules_link
        self.ready_made = ReadyMadeRow(
            self.kind.ready_made,
            read_own(self.kind, own),
            lambda: self.settings,
            self._sentences,
            self,
        )
        self._left = Scrolled(self)
        self._players = QWidget(self._left.viewport())
        self.seats = Seats(self.kind, theme, persons, self._players)
        self._unfolded: Unfolded[C] | None = None
        self._now: Ready[C] | None = Ready(self.kind.usual_options())
        self._first: int | None = None
        self._tab_order: list[QWidget] = []
        self._needed = 0  # the height at which only the column of options scrolls
        self._preferred = ""  # the settings chosen last, as others may be equal
        self._before_classroom: tuple[Player, ...] = ()
        self.locked: Mapping[str, bool] = {}
        """The options `hints` and `projector`, where an administrator has locked them."""
        self.glass_label = plain_label("status")
        self.glass = GlassBox(self)
        """The hourglass of a class; shown only for one."""
        self.classroom = QCheckBox()
        self.classroom.clicked.connect(self._take_classroom)
        self.ready_made.chosen.connect(self._take_ready)
        self.own_changed = self.ready_made.own_changed
        self._title = plain_label("title")
        self.more = QPushButton()
        self.more.setProperty("role", "link")
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.more.toggled.connect(self._fold)
        self.problem = plain_label("danger", wraps=True)
        self.remark = plain_label("soft", wraps=True)
        self.start, self.cancel = answers(self)
        self._lay_out()
        self._show_choice(read_choice(self.kind, last) or self._usual_choice)
        self.ready_made.show_texts()
        # not while the first choice is shown: each change costs time
        self.seats.changed.connect(self._follow_seats)
        self._begin()

    def _sentences(self) -> dict[str, str]:
        """A sentence for each of the program's ready-made settings, by key, if there are any.

        An empty key describes a choice that is neither the usual one nor one of these settings.
        """
        return {}

    @abstractmethod
    def _first_in_words(self) -> tuple[str, str]:
        """The role of the first player, and a sentence that explains it."""

    @property
    def options(self) -> OptionsColumn[C]:
        """The options, made now if they have not been unfolded yet."""
        return self._made_unfolded().options

    @property
    def first(self) -> FirstPlayer:
        """Asks who is first; made together with the options."""
        return self._made_unfolded().first

    @property
    def choice(self) -> Choice[C] | None:
        """The chosen game; None if it cannot be played."""
        now, seats = self.settings, self.seats
        if now is None or not self._can_start:
            return None
        return Choice(
            suited_options(now, has_two_persons=self._has_two_persons),
            seats.players,
            self._first_seat,
            now.counts,
            now.is_projector,
            self.ready_key,
            now.hints,
            self.glass.seconds if is_for_classroom(now) else None,
        )

    @property
    def _first_seat(self) -> int | None:
        if self._unfolded is not None:
            return self._unfolded.first.seat
        is_there = self._first is not None and self._first < len(self.seats.seats)
        return self._first if is_there else None

    @property
    def _can_start(self) -> bool:
        """Whether the game can be played."""
        has_seats = len(self.seats.seats) in self.kind.seats and not self.seats.problem
        return has_seats and self._now is not None

    @property
    def settings(self) -> Ready[C] | None:
        """The choice without its players, as ready-made settings; None if it cannot be played."""
        return None if self._now is None else replace(self._now, level=self.seats.level)

    def _show_choice(self, choice: Choice[C]) -> None:
        self._first = choice.first
        self.seats.show_players(choice.players)
        suited = self.kind.with_usual_limit(choice.options, self._has_two_persons)
        ends = choice.counts, choice.is_projector, suited == choice.options
        now = Ready(choice.options, *ends, hints=choice.hints)
        known = self._ready_like(now).get(choice.ready_made)
        if (
            known is not None
            and self._is_in_force(known, now)
            and (known.has_usual_time or known.options == now.options)
        ):
            # the saved settings say whether the time limit follows the players
            now = replace(now, has_usual_time=known.has_usual_time)
        self._show_ready(now, choice.ready_made)
        self.more.setChecked(not self.ready_key)  # nothing else says what they are

    def _is_in_force(self, ready: Ready[C], now: Ready[C]) -> bool:
        return play_alike(ready, now, has_two_persons=self._has_two_persons)

    @property
    def _has_two_persons(self) -> bool:
        players = self.seats.players
        return len(players) == 2 and not any(player.is_computer for player in players)

    def _lay_out(self) -> None:
        for label in (self._title, self.problem, self.remark):
            label.setContentsMargins(8, 0, 0, 0)
        self._in_players = column(self.seats, STRETCH, gap=0, inside=self._players)
        self._left.hold(self._players)
        self._columns = row((self._left, 6), gap=20)
        said = row((self.problem, 1), (self.remark, 1))
        edges = (RING_ROOM - LINK_PADDING, 0, RING_ROOM, 0)
        buttons = row(self.more, STRETCH, self.cancel, self.start, gap=grown(14), edges=edges)
        glass = (self.glass_label, self.glass)
        classroom = row(
            self.classroom,
            grown(24),
            *glass,
            STRETCH,
            gap=grown(10),
            edges=(RING_ROOM, 0, RING_ROOM, 0),
        )
        parts = (self._title, self.ready_made, classroom, (self._columns, 1), said, buttons)
        around = (grown(20), grown(22), grown(20), grown(22))
        self._column = column(*parts, gap=grown(12), edges=around, inside=self)

    # --- all options ----------------------------------------------------------------------------

    def _made_unfolded(self) -> Unfolded[C]:
        if self._unfolded is None:
            self._unfolded = self._unfold()
        return self._unfolded

    def _unfold(self) -> Unfolded[C]:
        """Make what is folded away, and put it into the dialog without showing it."""
        right = Scrolled(self)
        options = self.options_type(self._rules_link, self._theme, right.viewport())
        options.lock(self.locked)
        right.hold(options)
        does = WORDS[self.kind.name].level
        first = FirstPlayer(does, self._first_in_words, options.beside, self._players)
        for each in (right, first):
            each.hide()
        self._in_players.insertWidget(1, first)
        self._columns.addWidget(right, 5)
        first.show_players(self.seats.players)
        first.show_seat(self._first)
        if self._now is not None:
            options.show_ready(self._now, has_two_persons=self._has_two_persons)
        options.changed.connect(self._take_options)
        return Unfolded(right, options, first)

    def _fold(self, is_open: bool) -> None:
        made = self._made_unfolded()
        for each in (made.area, made.first):
            each.setVisible(is_open)
        self._name_more()
        self._order_tabs()
        if self.isVisible():
            self._column.activate()
            self._measure()
            self._resize_around(self.sizeHint())
            self._resize_around(self.sizeHint())  # at its new width it may need a line less

    def _take_options(self) -> None:
        self._now = self.options.ready
        self._follow()

    def _follow_seats(self) -> None:
        if self._unfolded is not None:
            self._unfolded.first.show_players(self.seats.players)
            self._unfolded.options.suit(has_two_persons=self._has_two_persons)
        self._follow()

    # --- size -----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Large enough for what is shown, but no larger than the parent window."""
        wanted = Size(_WIDTH, 0)
        if self.more.isChecked():
            wanted = _UNFOLDED
        height = max(pixels(wanted.height), self._needed or pixels(_LEAST_HEIGHT))
        room = QSize(pixels(wanted.width), height).boundedTo(room_for(self))
        return room.expandedTo(self._column.minimumSize())

    def _measure(self) -> bool:
        """Measure the players at this width; returns whether they need more than before."""
        self._column.activate()
        before = self._needed
        self._needed = self.height() + self._left.missing
        return self._needed > before

    def _resize_around(self, size: QSize) -> None:
        """Resize around the middle."""
        more, at = size - self.size(), self.pos()
        self.resize(size)
        self.move(max(0, at.x() - more.width() // 2), max(0, at.y() - more.height() // 2))

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
        """Grow when the players need more room, unless the user has made the dialog smaller."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._measure():
            wanted = self.sizeHint()
            if wanted.height() > self.height():
                larger = QSize(self.width(), wanted.height())
                if self.isVisible():
                    self._resize_around(larger)
                else:  # it has no place yet
                    self.resize(larger)
        return done

    # --- ready-made settings --------------------------------------------------------------------

    @property
    def ready(self) -> dict[str, Ready[C]]:
        """All ready-made settings by key.

        The program's are for a class if the current ones are, with the same size and hints.
        """
        return self._ready_like(self._now)

    def _ready_like(self, now: Ready[C] | None) -> dict[str, Ready[C]]:
        own = {own_key(name): settings for name, settings in self.ready_made.own.items()}
        offered = self.kind.ready_made
        if now is not None and is_for_classroom(now):
            offered = {
                key: replace(for_classroom(ready), is_projector=now.is_projector, hints=now.hints)
                for key, ready in offered.items()
            }
        return {**offered, **own}

    @property
    def ready_key(self) -> str:
        """The key of the current settings; empty if none match."""
        now = self.settings
        if now is None:
            return ""
        ready = self.ready
        in_order = [key for key in (self._preferred, *ready) if key in ready]
        return next((str(key) for key in in_order if self._is_in_force(ready[key], now)), "")

    def _take_ready(self, key: str) -> None:
        """Choose ready-made settings with their level; does nothing for an unknown key."""
        ready = self.ready.get(key)
        if ready is None:
            self._follow()
            return
        if ready.level is not None:
            self.seats.show_level(ready.level)
        self._show_ready(ready, key)

    def _show_ready(self, ready: Ready[C], key: str) -> None:
        self._preferred = key
        if self._unfolded is not None:
            two = self._has_two_persons
            self._unfolded.options.show_ready(ready, has_two_persons=two)
        self._now = ready
        self._follow()

    def _take_classroom(self, is_wanted: bool) -> None:
        """Choose the same settings for a class of two teams, or for the players before it."""
        now, key = self._now, self.ready_key
        if now is not None:
            ready = self.kind.ready_made.get(key, now)
            if is_wanted:
                self._seat_teams()
            else:
                self._seat_others(ready.level)
            self._show_ready(for_classroom(ready) if is_wanted else not_for_classroom(ready), key)
        self._follow()

    def _seat_teams(self) -> None:
        """Seat two teams in place of a person and computers; several persons stay."""
        seats = self.seats
        if seats.level is not None:
            self._before_classroom = seats.players
            seats.show_teams()

    def _seat_others(self, level: Level | None) -> None:
        """Seat those who sat there before the teams, or one person against the computer."""
        seats, before = self.seats, self._before_classroom
        if not seats.has_teams:
            return
        if before:
            seats.show_again(before)
        else:
            seats.show_players(self._usual_choice.players)
            if level is not None:
                seats.show_level(level)

    @property
    def _usual_choice(self) -> Choice[C]:
        return usual_choice(self.kind, self.tr("Player"), self.tr("Computer"))

    def _follow(self) -> None:
        """Update everything to the current choice."""
        has_options = self._unfolded is not None
        problem = self.seats.problem or (self.options.problem if has_options else "")
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        remark = self.seats.remark
        if not remark and self._now is not None and not self._now.counts:
            remark = self.tr("This game does not count in the results.")
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark) and not problem)
        self.start.setEnabled(self._can_start)
        key = self.ready_key
        self.ready_made.show_key(key)
        chosen = self.ready.get(key or self._preferred)
        level = chosen.level if chosen is not None else None
        self.seats.usual_level = Level.NORMAL if level is None else level
        is_of_class = self._now is not None and is_for_classroom(self._now)
        self.classroom.setChecked(is_of_class)
        for each in (self.glass_label, self.glass):
            each.setVisible(is_of_class)
        self.classroom.setEnabled(self._now is not None)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Order tab stops from top to bottom: Qt would put a seat that is added later last."""
        order = [*self.ready_made.controls, self.classroom, self.glass, *self.seats.controls]
        if self._unfolded is not None:
            inside = (*self._unfolded.first.findChildren(QWidget), *self._unfolded.controls)
            no_focus = Qt.FocusPolicy.NoFocus
            here = (each for each in inside if each.window() is self)  # not a list that pops up
            order += [each for each in here if each.focusPolicy() != no_focus]
        order += [self.more, self.cancel, self.start]
        if order != self._tab_order:
            self._tab_order = order
            order_tabs(order)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        game = WORDS[self.kind.name].name()
        self._title.setText(self.tr("New game of {game}").format(game=game))
        self.classroom.setText(self.tr("Classroom: teams, no hints"))
        set_tooltip(
            self.classroom, self.tr("Projector size, two teams, an hourglass, and no hints")
        )
        self.glass_label.setText(self.tr("Hourglass"))
        self.glass.retranslate(self.glass_label.text())
        self.start.setText(self.tr("&Begin"))
        self.cancel.setText(self.tr("&Cancel"))
        self._name_more()
        self._follow()

    def _name_more(self) -> None:
        is_open = self.more.isChecked()
        self.more.setText(self.tr("Fewer opt&ions") if is_open else self.tr("More opt&ions"))


class Unfolded(NamedTuple, Generic[C]):
    """What is made when the options are first unfolded."""

    area: Scrolled
    options: OptionsColumn[C]
    first: FirstPlayer

    @property
    def controls(self) -> list[QWidget]:
        """Everything in the column of options."""
        return self.options.findChildren(QWidget)
