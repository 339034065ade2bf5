"""Home, the page that the program opens with."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from formula_desktop.look.languages import is_unchosen_name
from formula_desktop.look.line_drawings import LineDrawing
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import RING_ROOM, TABLE
from formula_desktop.pages.home.ages import AskAge
from formula_desktop.pages.home.entry import HomeEntry
from formula_desktop.pages.home.game_picture import GAP, ROW, GamePicture
from formula_desktop.pages.home.practise_picture import PractisePicture
from formula_desktop.store.settings.settings import Age
from formula_desktop.widgets.layouts import STRETCH, add, column, order_tabs, row
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from formula_desktop.models.results.at_home import AtHome
    from formula_desktop.pages.home.under_way import GameCard, UnderWay
    from formula_desktop.store.class_exercises import ClassExercises
    from formula_desktop.store.games.collection import SavedGame

# In units:
_EDGE: Final = 32
_BETWEEN: Final = 18  # between the pictures, the games under way and the rest
_NEXT: Final = 14  # between entries
_PRACTISE: Final = 264  # the width of the picture for practising

_FACE: Final = 0.72  # of the header's height
_GAP: Final = 0.16  # beside it, as a share of its side
_LONGEST: Final = 24  # characters of a name


class Home(Translated, QWidget):
    """The pictures of the games and of practising, the games under way, and links to the rest.

    What somebody is likely to do next comes first: whoever is new to a game takes its first steps;
    then a game under way is continued, or the game played last is played again. Before anything
    has been played it is asked for whom it is.
    """

    play_wanted = Signal(str)
    """Emitted with the name of the game to play at once."""
    together_wanted = Signal(str)
    """Emitted with the name of a game that the persons of the last one want to play again."""
    new_wanted = Signal(str)
    """Emitted with the name of the game to ask for the settings of a new game."""
    lesson_wanted = Signal(str)
    """Emitted with the name of the game whose first steps are wanted."""
    continue_wanted = Signal()
    """Emitted to continue the game on the table, or else what Home offers first."""
    game_wanted = Signal(object)
    """Emitted with a SavedGame to continue that is not on the table."""
    delete_wanted = Signal(object)
    """Emitted with a SavedGame to delete."""
    exercises_wanted = Signal(str)
    """Emitted with the key of a class whose exercises wait, to go on with them."""
    exercises_delete_wanted = Signal(object)
    """Emitted with the ClassExercises that are to wait no more."""
    games_wanted = Signal()
    """Emitted when all games are wanted."""
    person_wanted = Signal(str)
    """Emitted with the key of the person whose page is wanted."""
    another_wanted = Signal()
    """Emitted when somebody else plays than Home says."""
    name_wanted = Signal(str)
    """Emitted with the key of a player who has chosen no name yet, and wants one."""
    steps_wanted = Signal(object)
    """Emitted with the screen position above which to ask for a game's first steps."""
    new_menu_wanted = Signal(object)
    """Emitted with the screen position above which to ask which game is to be new."""
    age_wanted = Signal(object)
    """Emitted with the Age of those who play here."""
    language_wanted = Signal(object)
    """Emitted with the QPoint on the screen at which to open the list of languages."""

    def __init__(
        self,
        parent: QWidget,
        look: Look,
        pictures: Mapping[str, GamePicture],
        taught: Collection[str],
        *,
        to_learn: Collection[str] = (),
        last: str = "",
        expected: int = 0,
        age: Age = Age.SIX,
        may_choose_age: bool = True,
    ) -> None:
        """`pictures` are those of the games, by name, in the order in which they are offered.

        `taught` are the games that have first steps. `to_learn` are those that start with them.
        `last` is the game played last, if any. `expected` is the number of games under way
        that are yet to be read. `age` is for whom the next games are, as long as none was played,
        unless an administrator has locked it (`may_choose_age` is False).
        """
        super().__init__(parent)
        self._look = look
        self._taught = taught
        self._to_learn = to_learn
        self._last = last
        self._plays: Mapping[str, str] = {}
        self._together: Mapping[str, str] = {}
        self._steps: Mapping[str, int] = {}
        self._ages: Mapping[str, str] = {}
        self._is_there = expected > 0
        self._age = age
        self._may_choose_age = may_choose_age
        self._has_class = age is Age.CLASS
        self._on_table: SavedGame | None = None
        self._under_way: UnderWay | None = None
        self._at_home: AtHome | None = None
        self.texts = QFrame(self)  # unlike a QWidget, it paints its own background
        self.texts.setProperty("ground", "table")
        self._header = PageHeader(look, self)
        self.menu_button = self._header.menu_button
        self.person = QPushButton()
        self.person.hide()
        self.another = QPushButton()
        """Asks who plays; for a newcomer it asks for a name."""
        self.another.hide()
        self.another.clicked.connect(self._change_person)
        self._may_be_another = False
        self.language, self.settings = QPushButton(), QPushButton()
        for button in (self.person, self.another, self.language, self.settings):
            button.setProperty("role", "flat")
        self.person.clicked.connect(self._open_person)
        self.language.clicked.connect(self._show_languages)
        add(self._header.row, STRETCH, self.person, self.another, self.language, self.settings)
        self.pictures = pictures
        for name, picture in self.pictures.items():
            picture.clicked.connect(lambda _=False, name=name: self._press_first(name))
            picture.second.clicked.connect(lambda _=False, name=name: self._press_second(name))
        self.ages = AskAge()
        self.ages.chosen.connect(self.age_wanted)
        self.practise = PractisePicture()
        self.steps = HomeEntry(LineDrawing.STEPS)
        self.steps.clicked.connect(self._press_steps)
        self.new = HomeEntry(LineDrawing.NEW)
        self.new.clicked.connect(lambda: self.new_menu_wanted.emit(_top_of(self.new)))
        self.games = HomeEntry(LineDrawing.GAMES)
        self.games.clicked.connect(self.games_wanted)
        self.with_class = HomeEntry(LineDrawing.CLASS)
        self.class_exercises = HomeEntry(LineDrawing.EXERCISES)
        self.worksheets = HomeEntry(LineDrawing.SHEET)
        for each in (self.with_class, self.class_exercises):
            each.hide()
        self.players = HomeEntry(LineDrawing.PLAYERS)
        self.results = HomeEntry(LineDrawing.RESULTS)
        self.rules = HomeEntry(LineDrawing.RULES)
        others = (self.games, self.players, self.results, self.rules)
        of_class = (self.with_class, self.class_exercises, self.worksheets)
        self.entries = (*of_class, self.new, self.steps, *others)
        self._lay_out()
        if expected:
            self.under_way.expect(expected)
        self._offer()
        self._retranslate()
        self.follow_look()
        look.changed.connect(self.follow_look)

    def show_under_way(
        self,
        games: Sequence[SavedGame],
        exercises: Sequence[ClassExercises] = (),
        *,
        on_table: SavedGame | None = None,
    ) -> None:
        """Show the games under way in this order, behind the exercises of classes that wait.

        One of the games may be on the table.
        """
        self._on_table = on_table
        self._is_there = bool(games or exercises)
        if self._is_there or self._under_way is not None:
            self.under_way.show_games(games, exercises)
        self._offer()

    def show_next(
        self,
        plays: Mapping[str, str],
        ages: Mapping[str, str],
        *,
        together: Mapping[str, str],
        steps: Mapping[str, int],
        to_learn: Collection[str],
        last: str,
        has_class: bool = False,
        age: Age = Age.SIX,
    ) -> None:
        """Say what *Play* starts for each game; offer what follows from what has been played.

        `ages` are the ages that a newcomer's games are for. `together` are the names of those who
        last played a game among persons. `steps` are the first steps that are begun, with the
        number of the next step. A lesson and its exercises are offered if there is a class for
        them. `age` is for whom
        they all are.
        """
        self._age = age
        self._together, self._steps = together, steps
        self._has_class = has_class
        self._plays, self._ages = plays, ages
        self._to_learn = to_learn
        self._last = last
        self._offer()
        self._show_plays()

    def show_person(self, at_home: AtHome, *, may_be_another: bool = False) -> None:
        """Say who plays and what that person has reached, and what of today is done.

        `may_be_another` offers to say that it is somebody else; otherwise whoever played has no
        name yet.
        """
        self._at_home = at_home
        self._may_be_another = may_be_another
        self._show_news()

    @property
    def under_way(self) -> UnderWay:
        """The games under way, made when there are any."""
        if self._under_way is None:
            from formula_desktop.pages.home.under_way import UnderWay  # a newcomer has no games

            made = self._under_way = UnderWay()
            made.wanted.connect(self._go_on)
            made.delete_wanted.connect(self.delete_wanted)
            made.exercises_wanted.connect(self.exercises_wanted)
            made.exercises_delete_wanted.connect(self.exercises_delete_wanted)
            made.more.clicked.connect(self.games_wanted)
            centred = row()
            self._column.insertLayout(1, centred)  # while it is empty: see `layouts`
            add(centred, STRETCH, made, STRETCH)
            made.hide()
            self._order_tabs()
            self.follow_look()
        return self._under_way

    @property
    def go_on(self) -> GameCard:
        """The card that continues the last game; disabled if there is none."""
        return self.under_way.cards[0]

    @property
    def _asks_age(self) -> bool:
        """Whether nothing has been played yet, and somebody here may say who plays."""
        is_new = not self._last and not self._is_there
        return is_new and self._may_choose_age and {*self.pictures} <= {*self._to_learn}

    def _starts_with_steps(self, name: str) -> bool:
        return name in self._to_learn and name in self._taught

    @property
    def _begun(self) -> str:
        """A game whose first steps go on from the row of links; empty for none.

        A game that starts with its first steps has them on its picture.
        """
        return next((name for name in self._steps if not self._starts_with_steps(name)), "")

    def _press_steps(self) -> None:
        if self._begun:
            self.lesson_wanted.emit(self._begun)
        else:
            self.steps_wanted.emit(_top_of(self.steps))

    def _step_in_words(self, name: str) -> str:
        """What goes on with the first steps of a game, or begins them."""
        if name not in self._steps:
            return self.tr("First steps")
        return self.tr("Go on with step {number}").format(number=self._steps[name])

    def _show_begun(self) -> None:
        """Offer the first steps in the row of links: of which game, if they are begun."""
        begun = self._begun
        text = self.tr("First steps")
        if begun:
            text = self.tr("{game}: step {number}")
            text = text.format(game=self.pictures[begun].game, number=self._steps[begun])
        self.steps.show_words(text)
        self._fit_steps()

    def _offer(self) -> None:
        """Make the most likely next action the main one."""
        last = self._last if self._last in self.pictures else next(iter(self.pictures))
        number, is_low = len(self.pictures), self._is_there or self._asks_age
        self.ages.setVisible(self._asks_age)
        self.ages.show_age(self._age)
        width = (ROW - _PRACTISE - number * GAP) / number
        for name, picture in self.pictures.items():
            is_main = not self._is_there and (not self._last or name == last)
            picture.stand(width=width, is_main=is_main, is_low=is_low)
        self.practise.stand(width=_PRACTISE, is_main=False, is_low=is_low)
        for each in (self.with_class, self.class_exercises):
            each.setVisible(self._has_class)
        is_class = self._age is Age.CLASS  # *Play* asks for a new game
        self.new.setVisible(not is_class)
        self.worksheets.setVisible(is_class)
        self._show_begun()
        self._suit_ages()

    def _fit_steps(self) -> None:
        """Offer the first steps beside a lesson where there is room; they are in the menu, too."""
        shown = [each for each in self.entries if each is self.steps or not each.isHidden()]
        between = self._entries.spacing() * (len(shown) - 1)
        width = sum(each.sizeHint().width() for each in shown) + between
        room = round((TABLE.width - 2 * _EDGE) * self._look.unit)
        self.steps.setVisible(not self._has_class or width <= room)

    def _suit_ages(self) -> None:
        """Have the pictures show sums for the age that the next games are for."""
        for name, picture in self.pictures.items():
            picture.suit(self._ages.get(name, ""))
        self.practise.suit(self._ages.get(self._last, "" if self._last else self._first_age))

    @property
    def _first_age(self) -> str:
        """The age for a newcomer; for a class the middle one."""
        return (Age.EIGHT if self._age is Age.CLASS else self._age).value

    def _press_first(self, name: str) -> None:
        wanted = self.lesson_wanted if self._starts_with_steps(name) else self.play_wanted
        wanted.emit(name)

    def _press_second(self, name: str) -> None:
        others = self.together_wanted if name in self._together else self.new_wanted
        wanted = self.play_wanted if self._starts_with_steps(name) else others
        wanted.emit(name)

    def _go_on(self, saved: SavedGame | None) -> None:
        if saved is None or saved is self._on_table:
            self.continue_wanted.emit()
        else:
            self.game_wanted.emit(saved)

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        if self._is_there:
            self.go_on.setFocus()
        else:
            pictures = self.pictures
            pictures.get(self._last, next(iter(pictures.values()))).setFocus()

    def follow_look(self) -> None:
        """Apply the current look, even before its change signal."""
        theme, unit = self._look.theme, self._look.unit
        for each in (*self.pictures.values(), self.practise, *self.entries):
            each.show_as(theme, unit)
        self.ages.show_as(theme, unit)
        width = round((TABLE.width - 2 * _EDGE) * unit) + 2 * RING_ROOM
        self.ages.setFixedWidth(width)
        if self._under_way is not None:
            self._under_way.show_as(theme, unit)
            self._under_way.setFixedWidth(width)
        self._pictures.setSpacing(round(GAP * unit))
        self._entries.setSpacing(round(_NEXT * unit))
        self._fit_steps()
        self._column.setSpacing(round(_BETWEEN * unit))
        self._header.follow_look()
        self._draw_person()

    def _open_person(self) -> None:
        if self._at_home is not None and self._at_home.person is not None:
            self.person_wanted.emit(self._at_home.person.key)

    def _change_person(self) -> None:
        person = self._at_home.person if self._at_home is not None else None
        if self._may_be_another or person is None:
            self.another_wanted.emit()
        else:
            self.name_wanted.emit(person.key)

    def _show_news(self) -> None:
        """Write what is known only after the first frame."""
        at_home = self._at_home
        if at_home is None:
            return
        from formula_desktop.pages.home.news import HomeNews  # reading it would delay that frame
        from formula_desktop.widgets.plain_text import set_tooltip, without_mnemonic

        words, person = HomeNews(), at_home.person
        self.person.setVisible(person is not None)
        has_name = person is not None and not is_unchosen_name(person.name)
        may_be_named = person is not None and not has_name
        self.another.setVisible(self._may_be_another or may_be_named)
        if not self._may_be_another:
            self.another.setText(self.tr("What’s your name?"))
        elif person is None:
            self.another.setText(self.tr("Who plays?"))
        else:
            self.another.setText(self.tr("Somebody else?"))
        if person is not None:
            self.person.setText(without_mnemonic(_shortened(person.name)))
            self.person.setAccessibleName(words.page_of(person.name))
            set_tooltip(self.person, words.page_of(person.name))
            self._draw_person()
        for name, picture in self.pictures.items():
            reached = at_home.reached.get(name)
            news = "" if reached is None else words.reached(reached)
            why = words.stars() if news else ""
            set_tooltip(picture, why)
            picture.show_news(news, is_proud=True, why=why)
        puzzles = at_home.puzzles
        if puzzles is None:
            self._show_practise(self.tr("New every day"))
        else:
            is_done = puzzles.solved >= puzzles.of
            self._show_practise(words.solved(puzzles), is_done=is_done)
        self.practise.show_news("" if puzzles is None else words.due(puzzles))

    def _show_practise(self, caption: str, *, is_done: bool = False) -> None:
        self.practise.show_words(self.tr("Practise"), caption, is_done=is_done)

    def _draw_person(self) -> None:
        """Draw the person's picture as large as the header allows."""
        person = self._at_home.person if self._at_home is not None else None
        if person is not None:
            from PySide6.QtCore import QSize  # each type of Qt delays the first frame
            from PySide6.QtGui import QIcon

            from formula_desktop.look.portraits import player_icon
            from formula_desktop.players import Player
            from formula_desktop.widgets.buttons import with_gap

            theme, side = self._look.theme, round(_FACE * self._header.height())
            gap, ratio = round(_GAP * side), self.devicePixelRatioF()
            player = Player(person.name, person.level)
            icon = player_icon(player, person.picture, person.colour, theme, side, ratio)
            drawn = icon.pixmap(QSize(side, side), ratio)
            self.person.setIcon(QIcon(with_gap(drawn, gap)))
            self.person.setIconSize(QSize(side + gap, side))

    def _show_languages(self) -> None:
        below = self.language.mapToGlobal(self.language.rect().bottomLeft())
        self.language_wanted.emit(below)

    def _lay_out(self) -> None:
        column(self._header, (self.texts, 1), gap=0, inside=self)
        self._pictures = row(STRETCH, *self.pictures.values(), self.practise, STRETCH)
        self._entries = row(STRETCH, *self.entries, STRETCH)
        ages = row(STRETCH, self.ages, STRETCH)
        parts = (STRETCH, ages, self._pictures, self._entries, STRETCH)
        self._column = column(*parts, inside=self.texts)
        self._order_tabs()

    def _order_tabs(self) -> None:
        made = self._under_way
        cards = () if made is None else made.cards
        crosses = (each for card in cards for each in (card, card.cross))
        first = () if made is None else (made.more, *crosses)
        pictures = (
            each for picture in self.pictures.values() for each in (picture, picture.second)
        )
        in_header = (self.menu_button, self.person, self.another, self.language, self.settings)
        ages = self.ages.buttons.values()
        order_tabs((*ages, *first, *pictures, self.practise, *self.entries, *in_header))

    def _show_plays(self) -> None:
        """Write what the buttons on the pictures do."""
        play, new, together = self.tr("Play"), self.tr("Choose…"), self.tr("Together")
        alone = self.tr("Against the computer")
        is_class = self._age is Age.CLASS
        for name, picture in self.pictures.items():
            against, age = self._plays.get(name, alone), self._ages.get(name)
            easy = self.tr("{age}, against the computer")
            if is_class:
                against = easy = self.tr("With a class")
            if self._starts_with_steps(name):
                easy = easy.format(age=age or self._first_age)
                steps, is_begun = self._step_in_words(name), name in self._steps
                start = self.tr("First steps") if is_begun else self.tr("New? Start here.")
                picture.show_words(steps, play, (start, easy), is_play_second=True)
            elif name in self._together and not is_class:
                short = easy.format(age=age) if age else alone
                picture.show_words(play, together, (short, self._together[name]))
            else:
                picture.show_words(play, "" if is_class else new, (against, ""))

    def _retranslate(self) -> None:
        self._header.title.setText(self.tr("Formula Desktop"))
        self.language.setText(self.tr("Language"))
        self.settings.setText(self.tr("Settings"))
        self._show_plays()
        if self._at_home is None:
            self._show_practise(self.tr("New every day"))
        self._show_news()
        self.new.show_words(self.tr("New game…"))
        self.games.show_words(self.tr("All games"))
        self.with_class.show_words(self.tr("Lesson"))
        self.class_exercises.show_words(self.tr("Exercises"))
        self.worksheets.show_words(self.tr("Worksheets"))
        self.players.show_words(self.tr("Players"))
        self.results.show_words(self.tr("Results"))
        self.rules.show_words(self.tr("Rules"))
        self._show_begun()


def _shortened(name: str) -> str:
    """A name for which the header has room."""
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1].rstrip()}…"


def _top_of(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().topLeft())
