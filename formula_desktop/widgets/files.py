"""Files: games to open and to save, and pictures of games, which show what is seen and no more."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QDir,
    QIODevice,
    QMimeData,
    QStandardPaths,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from formula_desktop import safe
from formula_desktop.gamefile.errors import FileError, not_written
from formula_desktop.kinds.registry import kind_of, write_game
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.models.words.games import WORDS
from formula_desktop.sentences import quoted
from formula_desktop.store.places import SUFFIX
from formula_desktop.widgets.brief_notice import say_briefly
from formula_desktop.widgets.messages import problem_in_words, tell

if TYPE_CHECKING:
    from formula_desktop.kinds.kind import State

_LONGEST_SUGGESTION: Final = 60  # characters: no more than 255 bytes with the suffix
_LONGEST_FOLDER: Final = 200
_PICTURES: Final = ".png"

QT_TEXTS: Final = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Texts of Qt's own dialog that its translations lack; ours are used instead."""


def ask_open(parent: QWidget, chosen: Callable[[Path], None]) -> None:
    """Ask for a game to open; returns at once."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Open a game"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.open()


def ask_where_to_save(parent: QWidget, suggested: str, chosen: Callable[[Path], None]) -> None:
    """Ask where to save a game; returns at once.

    A name with a dot in it gets the suffix of games as well, unless all files are listed.
    """
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Save the game"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX[1:])
    dialog.selectFile(suggested)

    def follow(name: str) -> None:
        path, filters = Path(name), dialog.nameFilters()
        is_complete = path.suffix.lower() == SUFFIX or dialog.selectedNameFilter() == filters[1]
        named = path if is_complete else path.with_name(path.name + SUFFIX)
        if named == path or not os.path.exists(named):  # noqa: PTH110 - False without permission
            chosen(named)
        else:  # the dialog has asked about the original name only
            ask_where_to_save(parent, str(named), chosen)

    dialog.fileSelected.connect(follow)
    dialog.open()


def dropped_file(data: QMimeData) -> Path | None:
    """The game file dragged onto the window; None for anything else."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() == SUFFIX else None


def documents() -> str:
    """The initial folder of a dialog; if it does not exist, Qt would take its name for a file's."""
    places = QStandardPaths.StandardLocation
    folder = QStandardPaths.writableLocation(places.DocumentsLocation)
    return folder if Path(folder).is_dir() else str(Path.home())


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, documents())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    games = QCoreApplication.translate("Files", "Games")
    everything = QCoreApplication.translate("Files", "All files")
    dialog.setNameFilters([f"{games} (*{SUFFIX})", f"{everything} (*)"])
    if QGuiApplication.platformName() == "offscreen":
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    return dialog


def ask_save(window: QWidget, state: State, title: str = "") -> None:
    """Ask where to save a game in its current state; returns at once."""
    name = suggested_name(state, title)
    ask_where_to_save(window, name, lambda path: save(window, state, path))


def suggested_name(state: State, title: str = "") -> str:
    """A file name that is valid on every system: the game, and its title or its players."""
    kind = WORDS[kind_of(state).name].name()
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
    text = QCoreApplication.translate("Files", "Saved: {file}\nin {folder}")
    folder = shown_folder(path)
    say_briefly(parent, text.replace("{folder}", folder).replace("{file}", quoted(path.name)))


def shown_folder(path: Path) -> str:
    """A file's folder in the system's notation, without characters that could mislead."""
    return quoted(QDir.toNativeSeparators(str(path.absolute().parent)), _LONGEST_FOLDER)


# --- pictures -----------------------------------------------------------------------------------


def empty_picture(widget: QWidget, width: int, height: int) -> QImage:
    """A picture in the pixels of the widget's screen, to be painted."""
    ratio = widget.devicePixelRatioF()
    made = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    made.fill(0)
    return made


def png_of(picture: QImage) -> bytes:
    """A picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture)
    return bytes(buffer.data().data())


def copy_picture(parent: QWidget, picture: QImage) -> None:
    """Put a picture on the clipboard, and say so."""
    QGuiApplication.clipboard().setImage(picture)
    text = QCoreApplication.translate("Pictures", "Copied: paste the picture where you want.")
    say_briefly(parent, text)


def ask_save_picture(parent: QWidget, picture: QImage, name: str) -> QFileDialog:
    """Ask where to save a picture; returns at once."""
    dialog = QFileDialog(
        parent, QCoreApplication.translate("Pictures", "Save the picture"), documents()
    )
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(_PICTURES[1:])
    dialog.setNameFilter(f"PNG (*{_PICTURES})")
    if QGuiApplication.platformName() == "offscreen":
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.selectFile(name + _PICTURES)
    dialog.fileSelected.connect(lambda chosen: save_picture(parent, picture, Path(chosen)))
    dialog.open()
    return dialog


def save_picture(parent: QWidget, picture: QImage, path: Path) -> None:
    """Save a picture, and report where, or why it failed."""
    try:
        safe.write(path, png_of(picture), is_private=False)
    except OSError as error:
        text = QCoreApplication.translate("Files", "{file} cannot be saved: {problem}.")
        problem = error.strerror or str(error)
        tell(parent, text.format(file=quoted(path.name), problem=problem))
    else:
        say_saved(parent, path)
