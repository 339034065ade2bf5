"""The actions in the menus, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from formula_desktop.arguments import LANGUAGES
from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.theme import BODY, Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.play.actions import OF_SOME_GAMES, TableAction
from formula_desktop.pages.play.tables import Tables
from formula_desktop.pages.table.glass_menu import GlassMenu
from formula_desktop.shell.navigator import Navigator
from formula_desktop.widgets.locks.note import locked_in_words

SEPARATOR = None
Entry = QAction | QMenu | None
_NEW_KEYS: Final = ("Ctrl+N", "Ctrl+Shift+N")  # for the current game, and for the next one


class Actions(QObject):
    """The window's actions and the menus made from them.

    Digits, letters without Ctrl and the keys of signs belong to the table, as its hourglass does.
    """

    def __init__(self, parent: QWidget, games: Sequence[str], taught: Iterable[str]) -> None:
        """`games` are the names of all games, and `taught` of those with first steps."""
        super().__init__(parent)
        self.new = {name: self._made() for name in games}
        self._give_keys(games[0])
        self.lesson = self._made()
        self.open = self._made("Ctrl+O")
        self.go_on = self._made("Ctrl+G")
        self.save_as = self._made("Ctrl+Shift+S")
        self.copy_picture = self._made("Ctrl+Shift+C")
        self.save_picture = self._made()
        self.games = self._made("Ctrl+L")
        self.players = self._made("Ctrl+U")
        self.results = self._made("Ctrl+E")
        self.practise = self._made()
        self.print = self._made("Ctrl+Shift+P")
        self.record = self._made()
        self.look_back = self._made("Ctrl+B")
        self.home = self._made("Ctrl+H")
        self.quit = self._made("Ctrl+Q")
        self.hint = self._made("Ctrl+I")
        self.undo = self._made("Ctrl+Z")
        self.redo = self._made("Ctrl+Shift+Z", "Ctrl+Y")
        self.take_back_all = self._made("Ctrl+Backspace")
        self.sort = self._made("Ctrl+T")
        self.shuffle = self._made("Ctrl+R")
        self.pass_turn = self._made("Ctrl+P")
        self.stop = self._made()
        self.resign = self._made()
        self.next_pupil = self._made("N")
        self.who_is_here = self._made()
        self.at_table = {
            TableAction.STOP: self.stop,
            TableAction.HINT: self.hint,
            TableAction.UNDO: self.undo,
            TableAction.REDO: self.redo,
            TableAction.TAKE_BACK_ALL: self.take_back_all,
            TableAction.SORT: self.sort,
            TableAction.SHUFFLE: self.shuffle,
            TableAction.PASS: self.pass_turn,
            TableAction.RESIGN: self.resign,
            TableAction.NEXT_PUPIL: self.next_pupil,
            TableAction.WHO_IS_HERE: self.who_is_here,
        }
        self.hands = self._made()
        self.full_screen = self._made("F11")
        self.projector_size = self._made("Ctrl+F11")
        self.settings = self._made("Ctrl+,")
        self.rules = self._made("F1")
        self.steps = {name: self._made() for name in taught}
        self.about = self._made()
        self.full_screen.setCheckable(True)
        self.projector_size.setCheckable(True)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.languages = QActionGroup(self)
        self.system_language = self._language("")
        for code, name in LANGUAGES.items():
            self._language(code).setText(f"&{name}")
        self.language_menu = QMenu(parent)
        self.language_menu.addActions(self.languages.actions())
        self.new_menu = QMenu(parent)
        self.new_menu.addActions([*self.new.values()])
        self.steps_menu = QMenu(parent)
        self.steps_menu.addActions([*self.steps.values()])
        self.picture_menu = QMenu(parent)
        self.picture_menu.addActions([self.copy_picture, self.save_picture])
        self.keep_menu = QMenu(parent)
        self.keep_menu.addActions([self.copy_picture, self.save_picture, self.print])
        self.view_menu = QMenu(parent)
        _fill(self.view_menu, (self.full_screen, self.projector_size, self.language_menu))
        self.start_menu, self.games_menu = QMenu(parent), QMenu(parent)
        self.game_menu, self.help_menu = QMenu(parent), QMenu(parent)
        self.turn_menu = QMenu(parent)
        self.pause = self._made("P")
        self.glass_menu = GlassMenu(parent, self.pause)
        self.menu = QMenu(parent)
        self._menus: list[QMenu] = []
        self._has_hints = self._tells_hint = True
        self._locked: list[QAction] = []
        self.tell_record("")
        self.retranslate()

    def _made(self, *keys: str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(each) for each in keys])
        return action

    def _language(self, code: str) -> QAction:
        action = self.languages.addAction("")
        action.setCheckable(True)
        action.setData(code)
        return action

    # --- menus ----------------------------------------------------------------------------------

    @property
    def _groups(self) -> tuple[tuple[Entry, ...], ...]:
        """The entries of the Game, Play, View and Help menus."""
        return (
            (
                *self.new.values(),
                self.lesson,
                self.practise,
                self.open,
                self.go_on,
                self.games,
                self.players,
                self.results,
                self.record,
                self.look_back,
                self.save_as,
                self.keep_menu,
                self.home,
                self.quit,
            ),
            (self.stop, SEPARATOR, *self._without_stop, self.glass_menu, self.hands),
            (self.full_screen, self.projector_size, self.language_menu, self.settings),
            (*self.steps.values(), self.rules, self.about),
        )

    @property
    def _without_stop(self) -> list[QAction]:
        """The actions at a table but for the one that ends the game, which stands apart."""
        return [each for each in self.at_table.values() if each is not self.stop]

    def fill_menu(self) -> None:
        """Put everything in one menu, for a button: one column, also on a low screen.

        To stop comes first, apart, so that it is found at once; what is for a turn, and mostly has
        a button at the table, is in a menu of its own.
        """
        _fill(self.start_menu, (*self.new.values(), self.lesson, self.practise))
        games = (self.open, self.go_on, self.games, self.players, self.results)
        _fill(self.games_menu, games)
        kept = (self.copy_picture, self.save_picture, self.print)
        _fill(self.game_menu, (self.record, self.look_back, self.save_as, *kept))
        _fill(self.help_menu, (*self.steps.values(), self.rules, self.about))
        first: tuple[Entry, ...] = (self.home, self.start_menu, self.games_menu, self.game_menu)
        others = [self.resign, self.next_pupil, self.who_is_here]
        _fill(self.turn_menu, [each for each in self._without_stop if each not in others])
        table: tuple[Entry, ...] = (self.turn_menu, *others, self.glass_menu, self.hands)
        for group in ((self.stop,), first, table, (self.view_menu, self.settings)):
            _fill(self.menu, (*group, SEPARATOR))
        _fill(self.menu, (self.help_menu, self.quit))

    def fill_bar(self, bar: QMenuBar) -> None:
        """Add a menu for each group to the menu bar."""
        for group in self._groups:
            menu = bar.addMenu("")
            _fill(menu, group)
            self._menus.append(menu)
        self.retranslate()

    def all(self) -> list[QAction]:
        """Every action that has or may get a shortcut, for the window to listen to."""
        found = self.findChildren(QAction)
        return [each for each in found if each.shortcuts() or each in self.new.values()]

    def show_language(self, code: str) -> None:
        """Check the chosen language; empty for the system's."""
        for action in self.languages.actions():
            action.setChecked(action.data() == code)

    def lock(self, *actions: QAction) -> None:
        """Offer actions to nobody; an entry with a padlock below them says why."""
        for action in actions:
            action.setEnabled(False)
        why = self._made()
        why.setEnabled(False)
        self._locked.append(why)
        for menu in (self.view_menu, self.language_menu, *self._menus):
            entries = menu.actions()
            if actions[-1] in entries:
                following = entries[entries.index(actions[-1]) + 1 :]
                menu.addAction(why)
                if following:
                    menu.insertAction(following[0], why)
        self.retranslate()

    # --- connections ----------------------------------------------------------------------------

    def do(self, what: Mapping[QAction, Callable[[], object]]) -> None:
        """Connect each action to its function."""
        for action, work in what.items():
            action.triggered.connect(lambda _=False, work=work: work())

    def do_with_game(self, what: Mapping[str, QAction], do: Callable[[str], object]) -> None:
        """Connect each action to a function that gets the name of its game."""
        for name, action in what.items():
            action.triggered.connect(lambda _=False, name=name: do(name))

    def do_at_table(self, tables: Tables, skip_in_exercise: Callable[[], bool]) -> None:
        """Connect the actions of the Play menu to the game on the table.

        `skip_in_exercise` asks the next pupil, and returns whether pupils are asked an exercise.
        """

        def act(wanted: TableAction) -> None:
            play = tables.play
            if wanted is TableAction.NEXT_PUPIL and skip_in_exercise():
                return
            if play is not None and play.game is not None:
                play.actions(play.game)[wanted]()

        for wanted, action in self.at_table.items():
            action.triggered.connect(lambda _=False, wanted=wanted: act(wanted))

    def tell_record(self, words: str) -> None:
        """Tell the record of the only person at the table in the menu; "" for none."""
        self.record.setText(words)
        self.record.setVisible(bool(words))

    def offer_pictures(self, *, is_possible: bool) -> None:
        """Offer pictures in the menu; while it is closed their keys work in any case."""
        for action in (self.copy_picture, self.save_picture):
            action.setEnabled(is_possible)

    def offer_hint(self, *, is_told: bool) -> None:
        """Tell of hints in the menu; where only the teacher knows the key, it works while the menu
        is closed.
        """
        self._tells_hint = is_told
        self._show_hint()

    def _show_hint(self) -> None:
        self.hint.setVisible(self._has_hints and self._tells_hint)

    def offer_picture(self, button: QWidget) -> None:
        """Offer what can be done with a picture, in a menu below a button."""
        self.picture_menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def update_states(
        self,
        navigator: Navigator,
        tables: Tables,
        *,
        looks_back: bool,
        goes_on: bool,
        hints: bool,
        asks_pupils: bool,
        last: str,
    ) -> None:
        """Enable the actions that apply now.

        `looks_back` says whether the player is already looking back, `goes_on` whether Home has
        anything to continue, `hints` whether there are hints, and `asks_pupils` whether an exercise
        is shown that pupils are asked. `last` is the game played last, which the key for a new game
        means on every page until a game is on the table.
        """
        game, play = tables.game, tables.play
        is_played = play is not None and navigator.is_shown(play.page)
        played = game if is_played else None
        has_draft = played is not None and played.draft is not None
        self.home.setEnabled(not navigator.is_shown(navigator.home))
        self.save_as.setEnabled(game is not None)
        self.look_back.setEnabled(game is not None and not looks_back)
        is_away = played is None and not asks_pupils
        self.go_on.setEnabled(is_away and (game is not None or goes_on))
        self._has_hints = hints
        self._show_hint()
        self.hint.setEnabled(hints and has_draft)
        self.undo.setEnabled(played is not None and played.can_undo)
        self.redo.setEnabled(played is not None and played.can_redo)
        self.take_back_all.setEnabled(played is not None and played.can_take_back)
        self.hands.setEnabled(played is None or not played.is_watched)
        has_hand = played is not None and not (played.is_covered or played.position.is_over)
        for action in (self.sort, self.shuffle):
            action.setEnabled(has_hand)
        for action in (self.pass_turn, self.resign, self.next_pupil):
            action.setEnabled(has_draft)
        self.stop.setEnabled(played is not None and played.awaits_person)
        offered = play.actions(played) if play is not None and played is not None else {}
        for wanted in OF_SOME_GAMES:
            self.at_table[wanted].setVisible(wanted in offered)
        if asks_pupils:
            self.next_pupil.setVisible(True)
            self.next_pupil.setEnabled(True)
        self.glass_menu.update_states()
        self.turn_menu.menuAction().setVisible(played is not None)
        usual = last if last in self.new else next(iter(self.new))
        self._give_keys(usual if game is None else tables.name)

    def _give_keys(self, current: str) -> None:
        """Give the keys for a new game to the current game and to the next one."""
        names = [current, *(name for name in self.new if name != current)]
        for name, keys in zip_longest(names, _NEW_KEYS, fillvalue=""):
            self.new[name].setProperty("shortcut", keys)

    def draw_icons(self, theme: Theme, unit: float, ratio: float) -> None:
        """Draw the arrows of the two entries that must not be mistaken for anything else, the sign
        of the one that ends a game, and the padlocks of those that are locked."""
        side = round(BODY.size * unit)
        inks = {
            QIcon.Mode.Normal: theme.ink,
            QIcon.Mode.Active: theme.on_marked,
            QIcon.Mode.Disabled: theme.on_paper_off,
        }
        drawings = [(self.undo, LineDrawing.BACK), (self.redo, LineDrawing.FORTH)]
        drawings.append((self.stop, LineDrawing.STOP))
        drawings += [(each, LineDrawing.LOCK) for each in self._locked]
        for action, drawing in drawings:
            icon = QIcon()
            for mode, ink in inks.items():
                icon.addPixmap(drawn(drawing, side, ratio, ink), mode)
            action.setIcon(icon)

    # --- text -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Update all text to the current language."""
        for name, action in self.new.items():
            action.setText(self.tr("New game of &{game}…").format(game=WORDS[name].name()))
        for name, action in self.steps.items():
            action.setText(self.tr("First steps in &{game}").format(game=WORDS[name].name()))
        self.lesson.setText(self.tr("Lesson with &teams…"))
        self.practise.setText(self.tr("&Practise"))
        self.open.setText(self.tr("&Open…"))
        self.go_on.setText(self.tr("&Continue"))
        self.games.setText(self.tr("&All games"))
        self.players.setText(self.tr("Pla&yers"))
        self.results.setText(self.tr("R&esults"))
        self.save_as.setText(self.tr("Save &as…"))
        self.keep_menu.setTitle(self.tr("&Keep and print"))
        self.copy_picture.setText(self.tr("&Copy the picture"))
        self.save_picture.setText(self.tr("&Save the picture…"))
        self.print.setText(self.tr("&Print…"))
        self.look_back.setText(self.tr("Look &back"))
        self.home.setText(self.tr("Ho&me"))
        self.quit.setText(self.tr("&Quit"))
        self.hint.setText(self.tr("Hi&nt"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.take_back_all.setText(self.tr("Take everything &back"))
        self.sort.setText(self.tr("Sor&t"))
        self.shuffle.setText(self.tr("S&huffle"))
        self.pass_turn.setText(self.tr("Pa&ss…"))
        self.stop.setText(self.tr("Stop no&w and count…"))
        self.resign.setText(self.tr("&Give up…"))
        self.next_pupil.setText(self.tr("Ask the ne&xt pupil"))
        self.who_is_here.setText(self.tr("Wh&o is here…"))
        self.hands.setText(self.tr("Hands on phones an&d other screens…"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.projector_size.setText(self.tr("&Projector size"))
        self.settings.setText(self.tr("Sett&ings…"))
        self.rules.setText(self.tr("Ru&les"))
        self.about.setText(self.tr("A&bout Formula Desktop"))
        self.system_language.setText(self.tr("&System language"))
        self.language_menu.setTitle(self.tr("&Language"))
        self.view_menu.setTitle(self.tr("&View"))
        self.start_menu.setTitle(self.tr("N&ew"))
        self.games_menu.setTitle(self.tr("Games and pla&yers"))
        self.game_menu.setTitle(self.tr("This g&ame"))
        self.turn_menu.setTitle(self.tr("This tu&rn"))
        self.help_menu.setTitle(self.tr("Hel&p"))
        self.steps_menu.setTitle(self.tr("First steps"))
        self.glass_menu.retranslate()
        for action in self._locked:
            action.setText(locked_in_words())
        titles = (self.tr("Game"), self.tr("Play"), self.tr("&View"), self.tr("Help"))
        for menu, title in zip(self._menus, titles, strict=False):
            menu.setTitle(title)


def _fill(menu: QMenu, entries: Iterable[Entry]) -> None:
    for entry in entries:
        if isinstance(entry, QMenu):
            menu.addMenu(entry)
        elif entry is not None:
            menu.addAction(entry)
        else:
            menu.addSeparator()
