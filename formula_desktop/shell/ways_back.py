"""The way back to a page from which another one was called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from formula_desktop.shell.main_window import MainWindow


def go_back_to(window: MainWindow, page: QWidget | None) -> None:
    """Show a page of the window's stack as it was left, or Home when nothing is on it any more."""
    library, looking, play = window.library, window.looking, window.play
    teaching = window.teaching
    if play is not None and page is play.page and play.game is not None:
        window.go_on()
    elif looking is not None and page is looking.page and looking.page.past is not None:
        looking.show_again()
    elif teaching is not None and page is not None and page is teaching.page:
        teaching.show_again()
    elif page is library.games:
        library.show_games()
    elif page is library.results:
        library.show_results()
    else:
        window.show_home()
