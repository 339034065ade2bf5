"""Games on paper: every turn of them, in each language, on pages that say what goes on there."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import QRect, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of, read_any_file
from formula_desktop.look.languages import Language
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.signs import signed, spelled
from formula_desktop.paper.document import Ground
from formula_desktop.paper.pieces import bonus_on
from formula_desktop.paper.played.any_game import PlayedGame
from formula_desktop.paper.printing import pdf
from formula_desktop.paper.report import LongTable, PrintedTable, Report
from formula_desktop.players import Player
from formula_desktop.shell.kinds import on_paper
from tests.helpers.digifeud.ended_games import out, played, stopped
from tests.helpers.formula.random_matches import in_third_round, random_match, random_play
from tests.helpers.game_files import DIGIFEUD_CASES, FORMULA_CASES, case_file
from tests.helpers.screen.pdf_text import pages_of

A4 = QPageSize(QPageSize.PageSizeId.A4)
LETTER = QPageSize(QPageSize.PageSizeId.Letter)
PLAYERS = (Player("Noor"), Player("Łukasz"))
EDGE = 20  # pixels of white around a page


def match_of(rounds: int, options: Options) -> Match:
    """A match with this many rounds that are over, or fewer if it is."""
    random, at = Random(1), datetime(2026, 11, 19, 13, tzinfo=UTC)
    match = new_match(options, PLAYERS, at, 0, new_deck(random))
    while True:
        while not match.position.is_over:
            at += timedelta(seconds=30)
            match = match.after(random_play(match.position, random, 1.0), at)
        if len(match.rounds) == rounds or match.has_reached_target:
            return match
        match = match.next_round(new_deck(random))


POINTS = match_of(3, Options(scoring=Scoring.POINTS, target=1_000_000, open_cards=True))
ROUNDS = match_of(4, Options())
GAMES: tuple[tuple[State, bool], ...] = ((POINTS, False), (ROUNDS, True), (out(), False))


def test_a_game_that_was_stopped_says_so_in_one_line(qtbot: QtBot) -> None:
    state = stopped()
    agreed = kind_of(state).agreed_turns(state)
    assert agreed > 1
    (table,) = (each for each in report_of(state).parts if isinstance(each, LongTable))
    assert table.count == len(state.turns) - agreed + 1
    assert [*filter(None, table.row(table.count - 1))][:2] == [str(table.count), "stopped"]
    assert "stopped" not in table.row(table.count - 2)


@pytest.mark.parametrize("is_lesson", [False, True])
def test_a_match_stopped_in_a_round_is_lost_only_in_a_lesson(
    qtbot: QtBot, language: Language, is_lesson: bool
) -> None:
    language.speak("en")

    def outcomes(match: Match) -> list[str]:
        ended = PlayedGame(match, has_ended=True, is_of_class=is_lesson)
        players = on_paper(ended).report.parts[0]
        assert isinstance(players, PrintedTable)
        return sorted(row[-1] for row in players.rows)

    one_ahead = match_of(1, Options()).next_round(ROUNDS.round.deck)
    assert outcomes(one_ahead) == ["lost" if is_lesson else "stopped early", "won"]
    by_cards = ["lost", "won"] if is_lesson else ["won together"] * 2
    assert outcomes(in_third_round()) == by_cards


def report_of(state: State, *, title: str = "", has_ended: bool = False) -> Report:
    return on_paper(PlayedGame(state, title, has_ended)).report


def turns_of(report: Report) -> list[LongTable]:
    """The list of turns of each round."""
    tables = [part for part in report.parts if isinstance(part, LongTable)]
    return [table for table in tables if table.headings[0] == "Turn"]


def lines(pages: list[str]) -> list[list[str]]:
    return [page.split("\n") for page in pages]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
def test_every_play_is_printed_in_every_language(
    qtbot: QtBot, language: Language, paper: QPageSize
) -> None:
    for code in LANGUAGES:
        language.speak(code)
        for state, has_ended in GAMES:
            kind = kind_of(state)
            printed = lines(pages_of(pdf(report_of(state, has_ended=has_ended), paper)))
            everything = [line for page in printed for line in page]
            for each in kind.rounds(state):
                for turn in each.turns:
                    words = WORDS[kind.name].play(turn.play)
                    assert words in everything, (code, words)
            for player in state.players:
                assert player.name in "".join(everything)
            for total in state.totals if kind.for_points(state.options) else ():
                assert signed(total) in everything


def test_no_word_stays_in_english(qtbot: QtBot, language: Language) -> None:
    for state, has_ended in GAMES:
        said = {}
        for code in LANGUAGES:
            language.speak(code)
            report = report_of(state, title="Ours", has_ended=has_ended)
            headings = {word for part in report.parts for word in getattr(part, "headings", ())}
            titles = {getattr(part, "title", "") for part in report.parts} - {""}
            options = report.subtitle.splitlines()[1].split(" · ")
            said[code] = headings | titles | {text for text in options if text.isascii()}
        for code in LANGUAGES:
            same = said[code] & said["en"]
            assert code == "en" or same <= {"Points", "Total", "Laid"}, (code, same)


def test_a_turn_says_what_lay_there_and_what_is_left(qtbot: QtBot, language: Language) -> None:
    language.speak("en")
    table = turns_of(report_of(ROUNDS))[-1]
    played_round = ROUNDS.rounds[-1]
    rows = [table.row(at) for at in range(table.count)]
    assert table.headings == ("Turn", "Player", "On the table", "Played", "Laid", "Left")
    assert len(rows) == len(played_round.turns)
    assert rows[0][2].count("…") == 2, "there is no formula yet"
    for at, (number, name, lying, laid, cards, left) in enumerate(rows):
        before, after = played_round.positions[at : at + 2]
        seat = before.to_move
        assert seat is not None
        assert (number, name) == (str(at + 1), ROUNDS.players[seat].name)
        assert left == str(len(after.hands[seat]))
        formulas = [row[3] for row in rows[:at] if "=" in row[3]]
        assert lying == formulas[-1] if formulas else "…" in lying
        assert (cards != "") == ("=" in laid)


def test_the_score_runs_to_the_end(qtbot: QtBot, language: Language) -> None:
    language.speak("en")
    game = out()
    report = report_of(game)
    (table,) = turns_of(report)
    rows = [table.row(at) for at in range(table.count)]
    earned = [0, 0]
    for (_, _, square, laid, points, score), turn, position in zip(
        rows, game.turns, game.positions, strict=False
    ):
        if isinstance(turn.play, Sum):
            assert position.to_move is not None
            earned[position.to_move] += position.points(turn.play)
            assert laid == spelled(turn.play.read)
            assert points.endswith(str(position.points(turn.play)))
            assert square[-1] in "→↓"
        assert score == f"{earned[0]} : {earned[1]}"
    result = game.result()
    assert result is not None
    assert tuple(earned) == result.earned
    page = " ".join(pages_of(pdf(report, A4))[0].split())
    assert all(text in page for text in ("Final count", "won", "lost"))


def test_the_board_has_its_bonuses_also_below_tiles(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Colour | None] = []

    def note(colour: Colour | None) -> str:
        found.append(colour)
        return bonus_on(colour)

    monkeypatch.setattr("formula_desktop.paper.board.bonus_on", note)
    game = played()
    pdf(report_of(game), A4)
    assert len(found) == sum(map(bool, game.position.board.tiles))
    assert {*found} == {None, *Colour}


def test_long_games_repeat_their_heads(qtbot: QtBot, language: Language) -> None:
    language.speak("en")
    match = match_of(60, Options())
    report = report_of(match, title="All afternoon", has_ended=True)
    for paper in (A4, LETTER):
        pages = lines(pages_of(pdf(report, paper)))
        assert len(pages) > 10
        everything = [line for page in pages for line in page]
        for number in range(1, 61):
            assert sum(line.startswith(f"Round {number},") for line in everything) == 1, number
        for number, page in enumerate(pages, 1):
            assert f"Page {number} of {len(pages)}" in page
            head = page[1] if number > 1 else ""
            assert number == 1 or head.startswith("All afternoon"), head
            assert "Turn" in page or "Rounds won" in " ".join(page)


def test_what_is_not_over_says_so_and_hides_hands(qtbot: QtBot, language: Language) -> None:
    language.speak("en")
    game = played(turns=3)
    (page,) = pages_of(pdf(report_of(game), A4))
    assert "not finished" in page
    assert "Final count" not in page
    assert "won" not in page.split()


def test_every_recorded_game_fits_on_its_pages(qtbot: QtBot) -> None:
    """Painted with white around each page."""
    room = QSizeF(510, 720)
    size = room.toSize()
    image = QImage(size.width() + 2 * EDGE, size.height() + 2 * EDGE, QImage.Format.Format_RGB32)
    white = image.copy()
    white.fill(Qt.GlobalColor.white)
    cases = [*FORMULA_CASES[::6], *DIGIFEUD_CASES[::6]]
    states = [*map(read_any_file, map(case_file, cases)), *map(random_match, range(12))]
    for state in states:
        pages = report_of(state).pages(Ground(room, 1.0, image))
        for number in range(1, len(pages) + 1):
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            painter.translate(EDGE, EDGE)
            pages.paint(painter, number)
            painter.resetTransform()
            inside = QRect(EDGE - 2, EDGE - 2, size.width() + 4, size.height() + 4)
            painter.fillRect(inside, Qt.GlobalColor.white)
            painter.end()
            assert image == white, (state.players, number)
