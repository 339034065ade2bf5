"""A whole lesson in the window of a projector: a class from a file, two teams, Digifeud with the
hourglass, the bell, going on another day, on paper and as files. With `SCREENSHOTS=DIR` it saves
what a class sees."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Sum
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.pages.standings.classes.entering import Entering
from formula_desktop.paper.certificate import Certificate, Certificates, CertificateWords
from formula_desktop.results.bests import FOR_ALL
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings
from tests.helpers.normal import choose
from tests.helpers.results.pages import LEFT, chosen, click_row, show_person
from tests.helpers.screen.keyboard import CONTROL, Keyboard, lay_sum
from tests.helpers.screen.pdf_text import pages_of
from tests.helpers.window import Open

SIZE = (1920, 1080)
NAMES = """\
Voornaam;Achternaam
Aïcha;Çelik
Anaïs;Dubois
Björn;Åkesson
Chloé;Lefèvre
Daan;de Vries
Daan;Jansen
Eloïse;Roux
Émile;Petit
Faye;O’Neil
Gülşen;Yılmaz
Hélène;Noël
Ida;Bos
Jörg;Müller
Käthe;Groß
Łukasz;Nowak
Maëlle;Blanc
Noa;Kok
Noa;Smit
Ömer;Şahin
Øyvind;Hansen
Pia;Weiß
René;Duval
Søren;Holm
Šimon;Novák
Thaïs;Morel
Ünal;Öztürk
Zoë;van Dijk
Žofie;Černá
"""

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


class Lesson:
    """A teacher's hands, and what the class sees."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window: MainWindow
        self.keyboard: Keyboard

    def open(self, window: MainWindow) -> None:
        self.window, self.keyboard = window, Keyboard(window, self.qtbot)
        window.resize(*SIZE)
        self.qtbot.waitUntil(lambda: window.look.has_controls)
        self.qtbot.waitUntil(lambda: window.games.archive.book is not None)

    def see(self, name: str) -> None:
        """Look at the window; saved if pictures are wanted."""
        QApplication.processEvents()
        dialog = next((e for e in self.window.findChildren(QDialog) if e.isVisible()), None)
        picture = (dialog or self.window).grab()
        assert not picture.isNull()
        folder = os.environ.get("SCREENSHOTS")
        if folder:
            Path(folder, "lesson").mkdir(parents=True, exist_ok=True)
            assert picture.save(str(Path(folder, "lesson", f"{name}.png")))

    @property
    def game(self) -> Any:
        return self.window.game

    @property
    def page(self) -> Any:
        assert self.window.play is not None
        return self.window.play.page

    def lay(self, turns: int) -> list[str]:
        """Lay so many sums with the keys; returns who was asked."""
        asked = []
        for _ in range(turns):
            self.qtbot.waitUntil(lambda: self.game.draft is not None)
            asked.append(self.game.pupil)
            play = choose(self.game.draft.view)
            assert isinstance(play, Sum)
            self.page.view.setFocus()
            lay_sum(self.keyboard, play)
            self.see(f"turn {len(self.game.turns) + 1}")
            self.keyboard.key(Qt.Key.Key_Return, CONTROL)
            self.keyboard.wait()
        return asked


def save_to(qtbot: QtBot, window: MainWindow, file: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = next(each for each in window.findChildren(QFileDialog) if each.isVisible())
    dialog.setDirectory(str(file.parent))
    dialog.selectFile(file.name)
    dialog.accept()
    qtbot.waitUntil(file.exists)


def test_a_whole_lesson(
    qtbot: QtBot, open_window: Open, settings: Settings, tmp_path: Path
) -> None:
    names = tmp_path / "Groep 6.csv"
    names.write_bytes(NAMES.replace("\n", "\r\n").encode("utf-8-sig"))
    lesson = Lesson(qtbot)
    lesson.open(open_window())
    begin(lesson, names)
    first = lesson.lay(3)
    lesson.window.offered.pause.trigger()
    assert lesson.page.turn_time.glass.is_paused
    lesson.see("paused")
    lesson.window.offered.pause.trigger()
    rota = lesson.game.rota
    turns = [str(turn.play) for turn in lesson.game.turns]

    lesson.open(open_window())  # the bell, and another day
    lesson.see("home")
    qtbot.waitUntil(lesson.window.home.go_on.isEnabled)
    lesson.keyboard.press(lesson.window.home.go_on)
    qtbot.waitUntil(lambda: lesson.game is not None and lesson.game.draft is not None)
    assert [str(turn.play) for turn in lesson.game.turns] == turns
    assert lesson.game.rota == rota
    more = lesson.lay(3)
    assert len({*first, *more}) == 6, "nobody twice, with thirteen in each team"

    count(lesson, [*first, *more])
    certificates(lesson, first[0], tmp_path)
    on_paper(lesson, tmp_path)
    on_the_pages_of_pupils(lesson, [*first, *more])


def begin(lesson: Lesson, names: Path) -> None:
    """A class from a file, and two teams without two who are absent."""
    qtbot, window = lesson.qtbot, lesson.window
    window.library.show_players()
    results = window.library.results
    assert results is not None
    QTest.mouseClick(results.players.classes_button, LEFT)
    QTest.mouseClick(results.classes.new_button, LEFT)
    dialog = next(each for each in window.findChildren(Entering) if each.isVisible())
    dialog.read_file(names)
    assert dialog.field.text() == "Groep 6"
    assert len(dialog.entries) == 28
    assert {"Daan V", "Daan J", "Noa K", "Noa S", "Žofie", "Øyvind"} <= {
        each.name for each in dialog.entries
    }
    lesson.see("names")
    QTest.mouseClick(dialog.yes, LEFT)
    lesson.see("class")
    QTest.mouseClick(results.classes.lesson_button, LEFT)
    teams = next(each for each in window.findChildren(LessonDialog) if each.isVisible())
    for pupil in teams.present[:2]:
        QTest.mouseClick(teams.pupils.chips[pupil], LEFT)
    QTest.mouseClick(teams.games.chips[1], LEFT)
    QTest.mouseClick(teams.lot, LEFT)
    teams.glass.setCurrentIndex(teams.glass.findData("120"))
    teams.glass.activated.emit(teams.glass.currentIndex())
    assert [len(team) for team in teams.teams] == [13, 13]
    lesson.see("teams")
    QTest.mouseClick(teams.start, LEFT)
    qtbot.waitUntil(lambda: lesson.game is not None and lesson.game.draft is not None)
    assert not lesson.game.is_covered
    assert lesson.page.turn_time.glass.seconds == 120
    lesson.see("begun")


def count(lesson: Lesson, asked: list[str]) -> None:
    """The end of the lesson: the game is counted, and says who was asked."""
    lesson.window.offered.stop.trigger()
    play = lesson.window.play
    assert play is not None
    assert play.questions.open is not None
    lesson.see("stop")
    play.questions.open.accept()
    lesson.qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    said = "\n".join(play.results.asked)
    assert all(f"{name} 1" in said for name in asked)
    lesson.qtbot.wait(0)
    lesson.see("end")


def certificates(lesson: Lesson, pupil: str, folder: Path) -> None:
    """A certificate for each team, and for a pupil with what that pupil did best."""
    window, qtbot = lesson.window, lesson.qtbot
    play = window.play
    assert play is not None
    assert play.results is not None
    offer = play.results.certificate
    assert offer.isVisible()
    assert offer.text() == "Print certificates"
    offer.click()
    printing = window.printing.page
    panel = window.printing.certificate
    qtbot.waitUntil(printing.isVisible)
    shown = [panel.persons.itemText(at) for at in range(panel.persons.count())]
    groups = ["All pupils", "Everybody of Team 1", "Everybody of Team 2"]
    assert shown[:5] == [*groups, "Team 1", "Team 2"]
    assert panel.persons.currentIndex() == 0
    several(lesson, folder / "all.pdf")
    for who, at in (("Team 1", 3), ("Team 2", 4), (pupil, shown.index(pupil))):
        panel.persons.setCurrentIndex(at)
        panel.persons.activated.emit(at)
        document = panel.document
        assert isinstance(document, Certificate)
        assert document.who == who
        assert document.best.of_lesson
        lesson.see(f"certificate of {who}")
        file = folder / f"{at}.pdf"
        printing.save_pdf()
        save_to(qtbot, window, file)
        (text,) = ("".join(page.split()) for page in pages_of(file.read_bytes()))
        assert who.replace(" ", "") in text
        assert "".join(CertificateWords().praise(document.best).split()) in text
        assert "Mathslesson" in text
    window.navigator.back()
    assert window.navigator.is_shown(play.page)


def several(lesson: Lesson, file: Path) -> None:
    """A page for each pupil who was there, and for each of a team."""
    panel = lesson.window.printing.certificate
    document = panel.document
    assert isinstance(document, Certificates)
    assert not panel.field.isVisible()
    assert {each.best.feat for each in document.each} <= {*FOR_ALL}
    lesson.see("certificates of all")
    lesson.window.printing.page.save_pdf()
    save_to(lesson.qtbot, lesson.window, file)
    pages = ["".join(page.split()) for page in pages_of(file.read_bytes())]
    names = [each.who for each in document.each]
    assert len(names) == len(pages) == 26, "two were absent"
    assert all(who.replace(" ", "") in page for who, page in zip(names, pages, strict=True))
    panel.bests.setCurrentIndex(1)
    panel.bests.activated.emit(1)
    document = panel.document
    assert isinstance(document, Certificates)
    assert [each.who for each in document.each] == names
    assert not any(each.best.feat in FOR_ALL for each in document.each if each.best.text)
    of_teams = []
    for at in (1, 2):
        panel.persons.setCurrentIndex(at)
        panel.persons.activated.emit(at)
        document = panel.document
        assert isinstance(document, Certificates)
        assert document.team == f"Team {at}"
        of_teams += [each.who for each in document.each]
    assert sorted(of_teams) == sorted(names)


def on_the_pages_of_pupils(lesson: Lesson, asked: list[str]) -> None:
    """Who was asked, and who only sat in a team, has the lesson on a page of their own."""
    book = lesson.window.games.archive.book
    assert book is not None
    members = {each.name: book.games(each.key) for each in book.participants()}
    turns = {name: rows[0].member.turns for name, rows in members.items() if rows}  # type: ignore[union-attr]
    assert len(turns) == 26, "two were absent"
    assert {name for name, number in turns.items() if number} == {*asked}
    assert not members["Aïcha"]
    page = lesson.window.library.results
    assert page is not None
    show_person(page, asked[0])
    lesson.see("pupil")
    page.participant.tabs.setCurrentIndex(page.participant.tabs.count() - 1)
    click_row(page.participant.games_table, 0)
    assert "class game" in page.participant.remark.text()
    assert "own turns: 1" in page.participant.remark.text()
    lesson.see("pupil’s games")


def on_paper(lesson: Lesson, folder: Path) -> None:
    """The game on paper; the class as a list on paper and as a file."""
    window = lesson.window
    window.printing.show_game(None)
    printing = window.printing.page
    lesson.qtbot.waitUntil(printing.isVisible)
    lesson.see("print")
    printing.save_pdf()
    save_to(lesson.qtbot, window, folder / "game.pdf")
    text = "".join("".join(pages_of((folder / "game.pdf").read_bytes())).split())
    assert "LessonwithGroep6" in text
    assert "Team1,turns:" in text
    assert "Digifeud" in text
    window.library.show_players()
    results = window.library.results
    assert results is not None
    results.show_classes()
    chosen(results.classes.print_button, 1)
    save_to(lesson.qtbot, window, folder / "class.pdf")
    text = "".join("".join(pages_of((folder / "class.pdf").read_bytes())).split())
    for name in ("Aïcha", "Łukasz", "Øyvind", "Žofie"):
        assert name in text
    QTest.mouseClick(results.classes.export_button, LEFT)
    save_to(lesson.qtbot, window, folder / "class.csv")
    rows = (folder / "class.csv").read_text("utf-8-sig").splitlines()
    assert len(rows) == 29
    assert "Own turns in lessons" in rows[0]
    assert sum(row.split(",")[6] == "1" for row in rows[1:]) == 26, "in this lesson"
    assert sum(row.split(",")[7] == "1" for row in rows[1:]) == 6
