"""A look at all games and at the results, with nothing in them and with a lot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QDialog

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.pages.kept_games.page import FOLDERS, GamesPage
from formula_desktop.pages.rules.opening import RulesDialog
from formula_desktop.pages.standings.frame import GAMES, PRACTICE
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.players import Level, Player
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant, key_of_level
from formula_desktop.results.trouble import Trouble
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import LONGEST_TITLE, NotCounted, SavedSeat, new_notes
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import COMPUTER, match_of
from tests.helpers.formula.random_matches import over
from tests.helpers.game_files import recent_case
from tests.helpers.tours.classes import see_classes
from tests.helpers.tours.tour import LONG_NAMES, Tour

CASES = (*4 * ("digifeud-chain", "formula-extra-card"), "digifeud-end-out", "digifeud-resign")
HAND = "1225667"
FIVE = (*(Player(name) for name in LONG_NAMES[:3]), Player("Zoë"), COMPUTER)
REASONS = (None, *NotCounted)


# --- games --------------------------------------------------------------------------------------


def see_no_games(tour: Tour) -> None:
    """The page of games before there are any."""
    tour.window.library.show_games()
    page = _games_page(tour)
    for folder in FOLDERS:
        page.tabs.setCurrentIndex(FOLDERS.index(folder))
        tour.see(f"games, none {folder.value}")
    tour.window.show_home()


def see_games(tour: Tour) -> None:
    """The page of games with some of every kind, and what can be done with them."""
    window = tour.window
    tour.show_game(opened_game())
    _fill(window.games.autosave.games)
    window.show_home()
    tour.see("home with games")
    window.library.show_games()
    page = _games_page(tour)
    for folder in FOLDERS:
        page.tabs.setCurrentIndex(FOLDERS.index(folder))
        for row in _kinds(page):
            page.rows.setCurrentIndex(page.model.index(row))
            tour.see(f"games, {folder.value} {row}")
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.UNDER_WAY))
    page.rows.setCurrentIndex(page.model.index(0))
    page.rename()
    tour.see("games, renaming")
    page.rows.closePersistentEditor(page.rows.currentIndex())
    page.setFocus()
    page.copy()
    tour.see("games, copied")
    page.delete()
    tour.see("games, deleted")
    page.undo()
    tour.see("games, back")
    _spoil(window.games.autosave.games)
    for number in (1, 2):
        page.refresh()
        tour.see(f"games, {number} refused")
        _spoil(window.games.autosave.games, number)
    window.show_home()


def _games_page(tour: Tour) -> GamesPage:
    page = tour.window.library.games
    assert page is not None
    return page


def _kinds(page: GamesPage) -> list[int]:
    """The first row of each kind: what the panel beside the list says is alike in all others."""
    found: dict[object, int] = {}
    for row in range(page.model.rowCount()):
        saved = page.model.game(row)
        assert saved is not None
        assert saved.notes.summary is not None
        summary, notes = saved.notes.summary, saved.notes
        kind = (notes.not_counted, len(summary.players), summary.for_points)
        found.setdefault(kind if notes.not_counted is None else kind[0], row)
    return [*found.values()]


def _fill(games: Games) -> None:
    """Games under way, finished and deleted; with titles, long names, and for every reason why
    they do not count."""
    now = datetime.now(UTC)
    for number, case in enumerate(CASES):
        saved = _begun(games, recent_case(case))
        title = "Zondagmiddag bij oma " if number % 3 == 1 else ""
        moved = now - timedelta(days=number // 2)
        summary = saved.notes.summary
        assert summary is not None
        why = REASONS[number % len(REASONS)]
        games.note(
            saved,
            title=(title * 3)[:LONGEST_TITLE].strip(),
            not_counted=why,
            summary=replace(summary, moved=moved),
        )
    _begun(games, match_of(HAND, players=FIVE, options=Options(scoring=Scoring.POINTS)))
    long = over(Options(scoring=Scoring.POINTS), 2, rounds=3)
    _begun(games, replace(long, players=FIVE[1:3]))
    _begun(games, over(Options(), 5, rounds=2))
    ended = over(Options(), 3, rounds=2)
    games.keep(_begun(games, ended), ended, has_ended=True)
    for case in (CASES[0], CASES[-1]):
        games.remove(_begun(games, recent_case(case)))


def _begun(games: Games, state: object) -> SavedGame:
    seats = (SavedSeat(),) * len(state.players)  # type: ignore[attr-defined]
    return games.begin(state, new_notes(seats))  # type: ignore[arg-type]


def _spoil(games: Games, number: int = 0) -> None:
    """A game of a later version among those under way."""
    later = games.path(games.under_way()[0]).read_text().replace('"version": 1', '"version": 99')
    (games.places.games / f"digifeud 2030-01-0{number + 1} 00.00.00.formula").write_text(later)


# --- rules --------------------------------------------------------------------------------------


def see_rules(tour: Tour) -> None:
    """The rules of both games, and a search in them."""
    for game in (FORMULA, DIGIFEUD):
        tour.window.show_rules(game)
        tour.see(f"rules, {game}")
        page = tour.window.library.rules
        assert page is not None
        for text in ("0", "elephant", "13"):
            page.search.setText(text)
            tour.see(f"rules, {game}, search {text}")
        page.search.clear()
    dialog = RulesDialog(tour.window, tour.window.look)
    dialog.open()
    tour.see_dialog("rules, over a dialog", dialog)
    tour.window.show_home()


# --- results ------------------------------------------------------------------------------------


def see_no_results(tour: Tour) -> None:
    """The page of results while there are none, and while they are out of reach."""
    tour.window.library.show_results()
    page = _results_page(tour)
    _see_tabs(tour, page, "none")
    for trouble in Trouble:
        page.show_book(None, trouble=trouble)
        tour.see(f"results, {trouble.name.lower()}")
    page.show_book(None)
    tour.see("results, no book")
    page.show_players()
    tour.see("players, no book")
    tour.window.show_home()
    tour.window.library.show_players()
    tour.see("players, none")
    tour.window.show_home()


def see_results(tour: Tour, book: Book) -> None:
    """The page of results with many, and somebody's own."""
    tour.window.library.show_results()
    page = _results_page(tour)
    page.show_book(book, tour.window.games.archive.changer)
    _see_tabs(tour, page, "some")
    overview = page.overview
    tour.see_menu("results, export", overview.export_button)
    tour.see_menu("results, print", overview.print_button)
    overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    for row in range(overview.players.count()):
        overview.players.setCurrentIndex(row)
        overview.players.activated.emit(row)
        tour.see(f"results, formula, numbers of players {row}")
    overview.tabs.setCurrentIndex(TABS.index(PRACTICE))
    for row in range(overview.practice.skills.count()):
        overview.practice.skills.setCurrentIndex(row)
        overview.practice.skills.activated.emit(row)
        tour.see(f"results, practice {row}")
    overview.tabs.setCurrentIndex(TABS.index(GAMES))
    reasons = [overview.games.rows[row].why_not for row in overview.games_table.shown_rows()]
    for why in dict.fromkeys(reasons):
        overview.games_table.selectRow(reasons.index(why))
        tour.see(f"results, game: {why}")
    menu = overview.games_table.sort_menu()
    tour.see("results, sorting", menu)
    menu.deleteLater()
    persons = [each for each in book.participants() if not each.is_computer]
    _see_participant(tour, page, persons[0].key, "a person")
    _see_participant(tour, page, _named(persons, LONG_NAMES[2]).key, "a long name")
    _see_participant(tour, page, key_of_level(Level.NORMAL), "a computer")
    _see_participant(tour, page, book.add_person("Zoë", "", "").key, "a newcomer")
    page.show_participant(persons[0].key)
    tour.see_menu("results, person, change", page.participant.change_button)
    tour.see_menu("results, person, print", page.participant.print_button)
    _see_changes(tour, page, book)
    _see_players(tour, page)
    see_classes(tour, page, book)
    page.show_overview()
    tour.window.show_home()


def _see_players(tour: Tour, page: ResultsPage) -> None:
    """The cards of all players, and what they ask."""
    page.show_players()
    tour.see("players")
    players = page.players
    asked: tuple[tuple[str, Callable[[], object]], ...] = (
        ("add", players.add.click),
        ("change", players.cards[0].change.click),
        ("remove", players.cards[1].remove.click),
    )
    for name, ask in asked:
        ask()
        for dialog in players.findChildren(QDialog):
            if dialog.isVisible():
                tour.see_dialog(f"players, {name}", dialog)


def _results_page(tour: Tour) -> ResultsPage:
    page = tour.window.library.results
    assert page is not None
    return page


def _named(persons: list[Participant], name: str) -> Participant:
    return next(each for each in persons if each.name == name)


def _see_tabs(tour: Tour, page: ResultsPage, name: str) -> None:
    for tab, each in enumerate(TABS):
        page.overview.tabs.setCurrentIndex(tab)
        tour.see(f"results, {name}: {each}")
    page.overview.tabs.setCurrentIndex(TABS.index(DIGIFEUD))


def _see_participant(tour: Tour, page: ResultsPage, key: str, name: str) -> None:
    page.show_participant(key)
    tabs = page.participant.tabs
    for tab in filter(tabs.isTabVisible, range(tabs.count())):
        tabs.setCurrentIndex(tab)
        tour.see(f"results, {name}, {tab}")


def _see_changes(tour: Tour, page: ResultsPage, book: Book) -> None:
    """The question before a person is merged into another."""
    changes = page.participant.changes
    person = next(each for each in book.participants() if each.name == LONG_NAMES[1])
    page.show_participant(person.key)
    asked: tuple[tuple[str, Callable[[], object]], ...] = (
        ("name", changes.ask_name),
        ("picture", changes.ask_picture),
        ("merge", changes.ask_merge),
        ("remove", changes.ask_remove),
        ("not a name", lambda: changes.rename("")),
        ("a name taken", lambda: changes.rename("Sam")),
    )
    for name, ask in asked:
        ask()
        tour.see_dialog(f"results, {name}")
    changes.ask_name()
    dialog = next(each for each in page.findChildren(QDialog) if each.isVisible())
    dialog.field.setText("Sam")  # type: ignore[attr-defined]
    tour.see_dialog("results, a name that somebody has", dialog)
    page.show_book(book, tour.window.games.archive.changer, sits_at_table=lambda _key: True)
    changes.ask_merge()
    tour.see_dialog("results, sits at the table")
