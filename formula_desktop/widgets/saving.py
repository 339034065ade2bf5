"""Saving a game as a separate file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDir
from PySide6.QtWidgets import QWidget

from formula_desktop.gamefile.errors import FileError, not_written
from formula_desktop.kinds.registry import write_game
from formula_desktop.models.words.games import WORDS
from formula_desktop.sentences.refusals import quoted
from formula_desktop.store import safe
from formula_desktop.store.games.states import game_of
from formula_desktop.widgets.brief_notice import say_briefly
from formula_desktop.widgets.files import ask_where_to_save
from formula_desktop.widgets.messages import problem_in_words, tell

if TYPE_CHECKING:
    from formula_desktop.kinds.kind import State

_LONGEST_SUGGESTION: Final = 60  # characters: no more than 255 bytes with the suffix
_LONGEST_FOLDER: Final = 200


def ask_save(window: QWidget, state: State, title: str = "") -> None:
    """Ask where to save a game in its current state; returns at once."""
    name = suggested_name(state, title)
    ask_where_to_save(window, name, lambda path: save(window, state, path))


def suggested_name(state: State, title: str = "") -> str:
    """A file name that is valid on every system: the game, and its title or its players."""
    kind = WORDS[game_of(state)].name()
    name = title or " ".join(player.name for player in state.players)
    allowed = "".join(each if each.isalnum() or each == " " else "-" for each in name)
    return f"{kind} {allowed}"[:_LONGEST_SUGGESTION].strip()


def save(window: QWidget, state: State, path: Path) -> None:
    """Save a game, and report where, or why it failed."""
    try:
        safe.write(path, write_game(state), is_private=False)
    except (OSError, FileError) as error:
        text = QCoreApplication.translate("Files", "{file} cannot be saved: {problem}.")
        problem = problem_in_words(not_written(error))
        tell(window, text.format(file=quoted(path.name), problem=problem))
    else:
        say_saved(window, path)


def say_saved(parent: QWidget, path: Path) -> None:
    """Report where a file was saved."""
    text = QCoreApplication.translate("Files", "Saved: {file}, in {folder}.")
    folder = shown_folder(path)
    say_briefly(parent, text.replace("{folder}", folder).replace("{file}", quoted(path.name)))


def shown_folder(path: Path) -> str:
    """A file's folder in the system's notation, without characters that could mislead."""
    return quoted(QDir.toNativeSeparators(str(path.absolute().parent)), _LONGEST_FOLDER)
