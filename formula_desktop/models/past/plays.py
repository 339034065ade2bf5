"""The list of all plays of a past game, with the best play beside each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import Any, Final

from PySide6.QtCore import QObject, Qt

from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.judgement import Judgement, Own, Report, Size, lost_in
from formula_desktop.kinds.kind import Play, View
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.past.best_plays import BestPlays
from formula_desktop.models.past.judgements import REACH, Judgements
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.games import WORDS, WordsOfGame
from formula_desktop.models.words.judged import JudgedWords
from formula_desktop.models.words.spoken import aloud
from formula_desktop.models.words.table import stopped_in_words
from formula_desktop.players import YOUNG

WAITING = "…"
SIZE: Final = Qt.ItemDataRole.UserRole + 1
"""The role for the Size of what a turn lost; None if the turn is not judged."""
LAID: Final = SIZE + 1
"""The role for whether the lamp laid what was played."""
MOST: Final = LAID + 1
"""The role for whether a person laid the most that was possible, which has a star."""


class Column(IntEnum):
    """The columns of the list."""

    PLAYER = 0
    CHANCE = 1
    """A mark for the chance to win, in a game whose turns are judged, the lamp that laid it, or a
    star."""
    PLAY = 2
    WORTH = 3
    BEST = 4
    """The play that is worth most; where turns are judged, only of persons who laid less."""
    BEST_WORTH = 5
    LESS = 6
    """How much less the play earned; where turns are judged, the mark stands in its place."""


SUMS = (Column.PLAY, Column.BEST)
TEXTS = (Column.PLAYER, *SUMS)


class LookBackModel(TextTable):
    """A row for each moment; the beginning of a round or game is a heading."""

    read_from_start = frozenset((*TEXTS, Column.CHANCE))

    def __init__(self, parent: QObject | None = None, opponent: OpponentMaker = Opponent) -> None:
        super().__init__(parent)
        self._past: Past | None = None
        self._judged: list[int] = []
        self._told: list[int] = []
        self._judged_words = JudgedWords(self)
        self.moments: tuple[Moment, ...] = ()
        self._asked: tuple[str, ...] = ()
        self.bests = BestPlays(self, opponent)
        self.bests.found.connect(self._show_best)
        self.judgements = Judgements(self, opponent)
        self.judgements.found.connect(self._show_size)
        self.judges = False
        """Whether turns are judged."""
        self._thinks = True

    def judge(self, judges: bool) -> None:
        """Judge the turns of persons, or none."""
        if judges is not self.judges:
            self.judges = judges
            self._look_for_judgements()
            self.retranslate()  # another column of best plays

    def show(self, past: Past | None, *, thinks: bool = True) -> None:
        """Show another game, or none; `thinks` says whether to look for the best plays in it."""
        self._thinks = thinks
        self.beginResetModel()
        self.forget_texts()
        self._past = past
        self.moments = past.moments if past is not None else ()
        self._asked = past.asked(self.moments) if past is not None else ()
        if past is None or not thinks:
            self.bests.stop()
        else:
            self.bests.look_for([self._view(past, moment) for moment in self.moments])
        self._look_for_judgements()
        self.endResetModel()  # after the best plays of another game are forgotten: texts are kept

    def best(self, row: int) -> Play | None:
        """The best play of a row, None while it is unknown or if there was none."""
        play = self.bests.play(row)
        return None if is_action(play) else play

    def look_at(self, row: int) -> None:
        """Look for the best plays, and judge turns, near this row first."""
        self.bests.look_at(row)
        self.judgements.look_at(row)

    @property
    def judges_this(self) -> bool:
        """Whether turns of this game are judged, if any was not laid by the lamp."""
        return bool(self._told)

    @property
    def has_marks(self) -> bool:
        """Whether turns of this game are judged, or any has a star or was laid by the lamp."""
        rows = range(len(self.moments))
        return self.judges_this or any(self.is_laid(row) or self.is_most(row) for row in rows)

    @property
    def has_best(self) -> bool:
        """Whether the column of the best plays has anything in it, or may have soon."""
        rows = range(len(self.moments))
        return not self.judges_this or any(self.texts(row)[Column.BEST] for row in rows)

    def is_laid(self, row: int) -> bool:
        """Whether the lamp laid what was played; then it is not judged."""
        return self._past is not None and self._past.is_laid(self.moments[row])

    @property
    def beginning_of_last_round(self) -> int:
        """Its row."""
        return max(row for row, each in enumerate(self.moments) if not each.turn)

    def next_to_improve(self, row: int, step: int) -> int | None:
        """The next row, forward or back, whose mark says that it could be better, if any.

        Where a turn cannot be judged, it is one in which more was possible. After the last one
        comes the first one again.
        """
        rows = [at for at in self._judged if at != row and self._could_be_better(at)]
        return min(rows, key=lambda at: (step * (at - row)) % len(self.moments), default=None)

    def _could_be_better(self, row: int) -> bool:
        has_failed = self.judgements.is_known(row) and self.judgements.judgement(row) is None
        return (self.most(row) if has_failed else self.better(row)) is not None

    def most(self, row: int) -> Play | None:
        """The play worth most, of a person who laid less; None if none was, or it is not known."""
        best = self.best(row) if row in self._told else None
        return best if best is not None and self._missed(row) > 0 else None

    def _missed(self, row: int) -> int:
        """How much more the play worth most is worth than the play made, once it is known."""
        moment, best = self.moments[row], self.best(row)
        return 0 if best is None else moment.worth(best) - moment.worth(moment.play)

    def is_most(self, row: int) -> bool:
        """Whether a person laid the most that was possible, and nothing speaks against it.

        One card alone is nothing to be proud of.
        """
        past, moment = self._past, self.moments[row]
        if past is None or is_action(moment.play) or moment.play is None or self.is_laid(row):
            return False
        players = past.state.players
        if players[moment.seat].is_computer and not all(each.is_computer for each in players):
            return False
        if self.best(row) is None or self.size(row) not in (None, Size.FINE):
            return False
        return self._missed(row) <= 0 and moment.worth(moment.play) > 1

    def most_in_words(self) -> str:
        """What a star says, as a sentence."""
        said = self._judged_words.most()
        return f"{said[0].upper()}{said[1:]}."

    def report_in_words(self, row: int) -> str:
        """The report of the game, or of a row's round if the game is long; empty without one."""
        report, past = self.report(row), self._past
        if report is None or past is None:
            return ""
        names = [each.name for each in past.state.players]
        return self._judged_words.report(report, names, for_points=past.for_points)

    @property
    def has_figures(self) -> bool:
        """Whether percentages are shown; against a level for children they are said if asked."""
        players = () if self._past is None else self._past.state.players
        return not any(each.level in YOUNG for each in players)

    def report(self, row: int) -> Report | None:
        """The report of the game, or of a row's round if the game is long; None without turns."""
        told, past = self._told, self._past
        if len(self.moments) > REACH:
            told = [at for at in told if self.moments[at].round == self.moments[row].round]
        if not told or past is None:
            return None
        rows = [at for at in told if at in self._judged]
        known = [at for at in rows if self.judgements.is_known(at)]
        found: dict[int, list[Judgement[Play]]] = {}
        for at in known:
            judgement = self.judgements.judgement(at)
            if judgement is not None:
                found.setdefault(self.moments[at].seat, []).append(judgement)
        lost = {seat: lost_in(found[seat]) for seat in sorted(found)}
        return Report(len(known), len(rows), lost, self._own(past, told))

    def _own(self, past: Past, rows: Sequence[int]) -> dict[int, Own]:
        """What persons laid themselves in these rows, and where they left most."""
        own = {}
        for seat in sorted({self.moments[at].seat for at in rows}):
            of_seat = [at for at in rows if self.moments[at].seat == seat]
            laid = [at for at in of_seat if not self.is_laid(at)]
            worth = sum(self.moments[at].worth(self.moments[at].play) for at in laid)
            missed, most = max((self._missed(at), -at) for at in of_seat)
            left = self.moments[-most]
            is_of_several = left.kind.has_rounds and len(left.kind.rounds(past.state)) > 1
            number = left.round + 1 if is_of_several else None
            has_lost = past.has_lost(seat)
            own[seat] = Own(len(laid), len(of_seat), worth, missed, left.turn, number, has_lost)
        return own

    def _look_for_judgements(self) -> None:
        past = self._past if self.judges and self._thinks else None
        wanted = [past is not None and past.judges(each) for each in self.moments]
        self._judged = [row for row, is_wanted in enumerate(wanted) if is_wanted]
        told = past.says_most if past is not None else lambda _: False
        self._told = [row for row, each in enumerate(self.moments) if told(each)]
        if self._judged:
            pairs = zip(self.moments, wanted, strict=True)
            self.judgements.look_for([each if judges else None for each, judges in pairs])
        else:
            self.judgements.stop()

    def _show_size(self, row: int) -> None:
        self._texts.pop(row, None)
        self.dataChanged.emit(self.index(row, Column.PLAYER), self.index(row, Column.BEST_WORTH))

    def size(self, row: int) -> Size | None:
        """The mark of a row; None if it is not judged, or not yet."""
        judgement = self.judgements.judgement(row)
        return None if judgement is None else judgement.size

    def _view(self, past: Past, moment: Moment) -> View | None:
        """The view to find the best play in, None if it must stay hidden."""
        is_open = moment.play is not None and past.shows(moment) and not past.is_agreed(moment)
        return moment.before.view(moment.seat) if is_open else None

    def _show_best(self, row: int) -> None:
        self._texts.pop(row, None)
        self.dataChanged.emit(self.index(row, Column.PLAYER), self.index(row, Column.LESS))

    def has_span(self, row: int) -> bool:
        """Whether a row is a heading over all columns: a beginning, or that a game was stopped."""
        moment = self.moments[row]
        return moment.play is None or self.is_agreed(row)

    def is_agreed(self, row: int) -> bool:
        """Whether the players agreed, to stop: this was nobody's turn."""
        return self._past is not None and self._past.is_agreed(self.moments[row])

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.moments)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.texts(row)[column]
        if role == SIZE:
            return self.size(row) if column == Column.CHANCE else None
        if role == LAID:
            return column == Column.CHANCE and self.is_laid(row)
        if role == MOST:
            return column == Column.CHANCE and self.is_most(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return aloud(self._with_size(index))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and column == Column.PLAYER:
            said = (self.judged_in_words(row), self.figures(row))
            return aloud(" ".join(filter(None, said))) or None
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(self._pointed_at(index)) or None
        return super().data(index, role)

    def _pointed_at(self, index: Index) -> str:
        column = index.column()
        return self._with_size(index) if column in TEXTS or column == Column.CHANCE else ""

    def better(self, row: int) -> Play | None:
        """The play that was better than the one made; None if none was, or it is not known yet."""
        judgement = self.judgements.judgement(row)
        return None if judgement is None or judgement.size is Size.FINE else judgement.best

    def judged_in_words(self, row: int) -> str:
        """What was better in a turn, and why; empty if nothing was, or it is not judged yet."""
        judgement, moment = self.judgements.judgement(row), self.moments[row]
        if judgement is None or moment.play is None or self._past is None:
            return ""
        worth = ""
        if self._tells_worth(row):
            more = moment.worth(judgement.best)
            worth = self._judged_words.worth(more, for_points=self._past.for_points)
        view, most = moment.before.view(moment.seat), self.most(row)
        is_most = most is None or moment.worth(most) <= moment.worth(judgement.best)
        return self._words.why(view, judgement, moment.play, worth, is_most)

    def verdict(self, row: int) -> str:
        """What a turn was like in a few words, or who laid it; empty if it is not judged yet."""
        if self.is_laid(row):
            return self._judged_words.laid()
        judgement, play = self.judgements.judgement(row), self.moments[row].play
        if judgement is None or play is None:
            return ""
        return self._judged_words.verdict(judgement, play)

    def figures(self, row: int) -> str:
        """The chance to win in a turn, or what it cost; empty if it is not judged, or not yet."""
        judgement = self.judgements.judgement(row)
        return "" if judgement is None else self._judged_words.figures(judgement)

    def only_more(self, row: int) -> str:
        """That more was possible in a turn and, if it is judged, that it would win no more often.

        Empty if nothing was worth more, or it is not known yet.
        """
        judgement, most = self.judgements.judgement(row), self.most(row)
        if most is None or self._past is None or not (judgement or self.is_laid(row)):
            return ""
        return self._judged_words.more(
            self._words.play(most),
            self._missed(row),
            for_points=self._past.for_points,
            wins_no_more=judgement is not None,
        )

    def _with_size(self, index: Index) -> str:
        """The text of a cell, with the words for the mark of its row."""
        row, column = index.row(), index.column()
        text, judgement = self.texts(row)[column], self.judgements.judgement(row)
        if column not in (Column.PLAYER, Column.CHANCE):
            return text
        mark = self._judged_words.size(judgement) if judgement is not None else ""
        if self.is_laid(row):
            mark = self._judged_words.laid()
        most = self._judged_words.most() if self.is_most(row) else ""
        return ", ".join(filter(None, (text, mark, most)))

    def _headers(self) -> Sequence[str]:
        for_points = self._past is None or self._past.for_points
        best = self.tr("Most points") if for_points else self.tr("Most cards")
        return (
            self.tr("Player"),
            "",  # a mark, which says itself what it is
            self.tr("Played"),
            self.tr("Points") if for_points else self.tr("Cards"),
            best,
            "",  # what the best is worth
            self.tr("Gap"),
        )

    def _cells(self, row: int) -> Sequence[str]:
        return [self._cell(row, column) for column in Column]

    def _cell(self, row: int, column: Column) -> str:
        moment = self.moments[row]
        if moment.play is None:
            return self._heading(moment) if column is Column.PLAYER else ""
        if self.is_agreed(row):
            return stopped_in_words() if column is Column.PLAYER else ""
        if column is Column.CHANCE:
            return ""  # a mark
        if column is Column.PLAYER:
            assert self._past is not None  # there is a moment of it
            names = (self._asked[row], self._past.state.players[moment.seat].name)
            return f"{moment.turn} {' · '.join(filter(None, names))}"
        if column is Column.PLAY:
            return self._words.play(moment.play)
        if column is Column.WORTH:
            return "" if is_action(moment.play) else str(moment.worth(moment.play))
        return self._best_cell(row, moment, column)

    def _best_cell(self, row: int, moment: Moment, column: Column) -> str:
        assert self._past is not None  # there is a moment of it
        if self.judges_this and row not in self._told:
            return ""
        found = self.bests.play(row)
        if found is None:
            is_looked_for = self._past.shows(moment) and column is Column.BEST
            return WAITING if is_looked_for else ""
        best = self.most(row) if self.judges_this else self.best(row)
        if best is None and self.judges_this:
            return ""
        if best is None:
            return self._words.no_play() if column is Column.BEST else ""
        if column is Column.BEST:
            return self._words.play(best)
        if column is Column.BEST_WORTH:
            return str(moment.worth(best))
        less = self._missed(row)
        return f"−{less}" if less else "0"

    def _tells_worth(self, row: int) -> bool:
        """Whether what was better is told with its worth: fewer points look like no reason."""
        judgement = self.judgements.judgement(row)
        return judgement is not None and not (is_action(judgement.best) or judgement.is_for_less)

    def _heading(self, moment: Moment) -> str:
        if not moment.kind.has_rounds:
            return self.tr("Start")
        return self.tr("Round {number}").format(number=moment.round + 1)

    @property
    def _words(self) -> WordsOfGame:
        assert self._past is not None  # there is a moment of it
        return WORDS[self._past.kind.name]


def is_action(play: Play | None) -> bool:
    """Whether a play is an action rather than a formula or sum."""
    return isinstance(play, Enum)
