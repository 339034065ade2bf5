"""Looking back on a game: its page in the window, and navigation to and from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from formula_desktop.classes.teams import read_rota
from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.past.moments import Past
from formula_desktop.pages.past.page import LookBackPage
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.kinds import PARTS
from formula_desktop.store.settings.settings import Settings

if TYPE_CHECKING:
    from formula_desktop.kinds.kind import State
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.results.bests import OwnBest
    from formula_desktop.store.games.collection import SavedGame


class LookBack(QObject):
    """The look-back page. The table behind it is paused while the page is open."""

    def __init__(self, games: WindowGames, menu: QMenu) -> None:
        super().__init__(games)
        navigator = self._navigator = games.navigator
        self._games = games
        self._play: TablePlay | None = None
        self.saved: SavedGame | None = None
        """The game that is looked back on; None for the one on the table."""
        self.page = LookBackPage(
            games.look,
            lambda past, *parts: PARTS[past.kind.name].look_back()(past, *parts),
            opponent=games.opponent,
        )
        self.page.header_menu_button.setMenu(menu)
        self.page.judge(games.settings.judge_turns)
        games.settings.changed.connect(self._follow_setting)
        self.page.close_wanted.connect(navigator.back)
        self.page.home_wanted.connect(navigator.go_home)
        self.page.go_on_wanted.connect(self._go_on)
        navigator.add(self.page, self.show_again, lambda: self.page.past is not None, is_past=True)
        navigator.moved.connect(self._follow_navigator)

    def _follow_setting(self, name: str) -> None:
        if name == Settings.judge_turns.name:
            self.page.judge(self._games.settings.judge_turns)

    @property
    def is_shown(self) -> bool:
        return self._navigator.is_shown(self.page)

    def look_back(self, saved: SavedGame | None, own: OwnBest | None = None) -> None:
        """Look back on a saved game; without one, or if it is on the table, on the game there.

        Of a record of somebody's `own` only its moment is shown.

        Without an argument, a look back that is already open continues where it was left.
        """
        play = self._games.tables.play
        if saved is None and self.page.past is not None:
            self.show_again()
        elif saved is not None and not self._games.autosave.has_on_table(saved.name):
            try:
                state, now = self._games.autosave.read(saved)
            except FileError as error:
                self._games.refuse(error)
                return
            self.saved = now
            names = {each.key: each.name for each in self._games.archive.persons}
            rota = read_rota(now.notes.settings, names)
            seats = self._games.archive.seats_now(now.notes.seats)
            notes = now.notes
            past = Past(state, seats, None, rota, names, notes.laid, notes.is_of_class)
            self._show(past, own, now.notes.title)
            self._games.notices.restored(now)
        elif play is not None and play.game is not None:
            play.hold()
            self._play, self.saved = play, None
            play.game.match_changed.connect(self._follow_game)
            between = not play.is_over and play.game.position.is_over
            shown = self._games.autosave.shown
            title = shown.notes.title if shown is not None else ""
            self._show(_past_of(play), own, title, between=between)

    def _show(self, past: Past, own: OwnBest | None, title: str, *, between: bool = False) -> None:
        self._navigator.show(self.page)
        self.page.show_past(past, own, title, between=between)

    def leave(self) -> None:
        """Close the game that was looked back on, and resume the table."""
        self.page.clear()
        play, self._play = self._play, None
        if play is not None:
            if play.game is not None:
                play.game.match_changed.disconnect(self._follow_game)
            play.resume()

    def _follow_navigator(self) -> None:
        """Close the page when it is left, unless the player is only reading something else."""
        is_left = not self.is_shown and not self._navigator.waits(self.page)
        if is_left and self.page.past is not None:
            self.leave()

    def _follow_game(self) -> None:
        """Update the page after its game has changed behind it because time ran out."""
        if self._play is not None and self._play.game is not None:
            self.page.follow(_past_of(self._play))

    def show_again(self) -> None:
        """Return from the rules to the moment that was shown."""
        self._navigator.show(self.page)
        self.page.focus_first()

    def _go_on(self, state: State) -> None:
        """Continue a past game as a new one; the original stays as it is."""
        past = self.page.past
        faces = past.faces if past is not None else ()
        self._games.go_on_from(state, faces)


def _past_of(play: TablePlay) -> Past:
    game = play.game
    assert game is not None  # the game to look back on
    seat = None if game.is_covered else game.shown_seat
    laid = game.hints.turns_laid
    return Past(play.state, game.faces, seat, game.rota, game.pupils, laid, game.is_of_class)
