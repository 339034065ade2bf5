"""The players at the table of a new game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from formula_desktop.kinds.kind import GameKind, N, O, P, S, V
from formula_desktop.look.theme import LINK_PADDING, RING_ROOM, Theme
from formula_desktop.models.words.table import team_names
from formula_desktop.pages.new_game.seat import Look, Seat
from formula_desktop.players import LONGEST_NAME, Level, Player, folded, is_name
from formula_desktop.results.participants import Participant, free_look
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.layouts import STRETCH, column, grown, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

FEWEST = 2  # seats at any table


class Seats(Translated, QWidget):
    """The seats in turn order, at least two."""

    changed = Signal()

    def __init__(
        self,
        kind: GameKind[S, N, V, P, O],
        theme: Theme,
        persons: Sequence[Participant] | None,
        parent: QWidget,
    ) -> None:
        """`persons` are suggested, most recent first; None while there are no results."""
        super().__init__(parent)
        self.seats: list[Seat] = []
        self.usual_level = Level.NORMAL
        """The level of a computer that is added where there is none yet."""
        self._most = kind.seats[-1]
        self._theme = theme
        self._has_results = persons is not None
        self._persons = tuple(persons or ())
        self._heading = plain_label("heading")
        self._rows = column(gap=0)
        self.add = QPushButton()
        self.add.setProperty("role", "link")
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add_computer)
        if self._most == FEWEST:
            self.add.hide()
        self.elsewhere = QPushButton()
        """Asks for hands on other screens."""
        self.elsewhere.setProperty("role", "link")
        self.elsewhere.setAutoDefault(False)
        self._lay_out()
        self._retranslate()

    def _lay_out(self) -> None:
        edges = (RING_ROOM - LINK_PADDING, *3 * (RING_ROOM,))
        below = row(self.add, self.elsewhere, STRETCH, gap=grown(14), edges=edges)
        self._heading.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        column(self._heading, self._rows, below, gap=0, inside=self)

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(seat.player for seat in self.seats)

    @property
    def controls(self) -> list[QWidget]:
        """The controls in tab order, from top to bottom."""
        rows = [[seat.portrait, seat.person, seat.kind, seat.remove] for seat in self.seats]
        return [*(control for each in rows for control in each), self.add, self.elsewhere]

    @property
    def faces(self) -> tuple[SavedSeat, ...]:
        """The participants in the seats, with their colours and pictures."""
        return tuple(seat.face for seat in self.seats)

    @property
    def level(self) -> Level | None:
        """The level of the first computer; None if nobody is one."""
        return next((seat.level for seat in self.seats if seat.level is not None), None)

    def show_players(self, players: tuple[Player, ...]) -> None:
        """Seat players, and known people in place of those whose names nobody has chosen."""
        self.clear()
        for player in players:
            self._add(self._offered(player, players))

    def show_again(self, players: tuple[Player, ...]) -> None:
        """Seat players exactly as they sat here before."""
        self.clear()
        for player in players:
            self._add(player)

    def clear(self) -> None:
        """Remove everybody."""
        for seat in tuple(self.seats):
            self._remove(seat)

    def show_teams(self) -> None:
        """Seat two teams instead of everybody."""
        self.show_again(tuple(map(Player, team_names())))

    @property
    def has_teams(self) -> bool:
        """Whether these teams sit there, and nobody else."""
        return self.players == tuple(map(Player, team_names()))

    @property
    def chosen_names(self) -> dict[int, str]:
        """The names of the persons' seats, without those that nobody has chosen."""
        names = {at: each.player.name for at, each in enumerate(self.seats) if each.level is None}
        return {at: name for at, name in names.items() if name and not self._is_given(name)}

    @property
    def has_room(self) -> bool:
        """Whether one more person can get a seat: a free or added one, or a computer's."""
        return len(self.chosen_names) < self._most

    def seat_person(self, name: str) -> int | None:
        """Seat somebody, and return where; None if persons have all the seats."""
        if not self.has_room:
            return None
        free = [at for at in range(len(self.seats)) if at not in self.chosen_names]
        persons = [at for at in free if self.seats[at].level is None]
        if persons:
            self.seats[persons[0]].show_player(Player(name))
            return persons[0]
        if len(self.seats) < self._most:
            self._add(Player(name))
            return len(self.seats) - 1
        self.seats[free[-1]].show_player(Player(name))
        return free[-1]

    def show_level(self, level: Level) -> None:
        """Have all computers play at this level."""
        for seat in self.seats:
            if seat.level is not None:
                seat.show_level(level)

    @property
    def problem(self) -> str:
        """Why these players cannot play, in one sentence; empty if they can."""
        for number, seat in enumerate(self.seats, 1):
            name = seat.player.name
            if not name:
                return self.tr("Player {number} has no name yet.").format(number=number)
            if len(name) > LONGEST_NAME:
                text = self.tr("The name of player {number} has more than {most} characters.")
                return text.format(number=number, most=LONGEST_NAME)
            if not is_name(name):
                text = self.tr("The name of player {number} has characters that cannot be shown.")
                return text.format(number=number)
        return ""

    @property
    def remark(self) -> str:
        """Why a game between these players does not count, in one sentence; empty if it may."""
        if not self._has_results or not self.seats:
            return ""
        persons = [player.name for player in self.players if not player.is_computer]
        if not persons:
            return self.tr("A game with only computers does not count in the results.")
        for at, name in enumerate(persons):
            if name and folded(name) in map(folded, persons[:at]):
                text = self.tr("{name} sits there twice: this game does not count in the results.")
                return text.format(name=name)
        return ""

    def _offered(self, player: Player, players: tuple[Player, ...]) -> Player:
        """The player, or the most recent one in place of a person whose name nobody has chosen.

        That includes a name that was chosen once but no longer exists.
        """
        if player.is_computer or not self._has_results or self._is_known(player):
            return player
        if player.name in team_names():
            return player
        kept = [each for each in players if each.is_computer or self._is_known(each)]
        taken = {folded(each.name) for each in (*kept, *(seat.player for seat in self.seats))}
        names = [player.name] if self._is_given(player.name) else []
        usual = self._names(of_computers=False)
        names = [*(person.name for person in self._persons), *names, *usual]
        return Player(next(name for name in names if folded(name) not in taken))

    def _is_known(self, player: Player) -> bool:
        return folded(player.name) in {folded(person.name) for person in self._persons}

    def _free_look(self) -> Look:
        """A colour and a picture that as few seats as possible use."""
        looks = [(each.colour, each.picture) for each in self._persons]
        return free_look([*looks, *(seat.own_look for seat in self.seats)])

    def _add_computer(self) -> None:
        levels = [seat.level for seat in self.seats if seat.level is not None]
        seat = self._add(Player("", levels[-1] if levels else self.usual_level))
        self._name(seat)
        seat.kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, player: Player) -> Seat:
        seat = Seat(self._theme, self._persons, self._free_look(), player, self)
        seat.given = player.name if self._is_given(player.name) else ""
        seat.was_computer = player.is_computer
        seat.changed.connect(self._follow)
        seat.kind.currentIndexChanged.connect(lambda: self._rename(seat))
        seat.remove_wanted.connect(lambda: self._remove(seat))
        self.seats.append(seat)
        self._rows.addWidget(seat)
        self._follow()
        return seat

    def _remove(self, seat: Seat) -> None:
        self.seats.remove(seat)
        self._rows.removeWidget(seat)
        seat.hide()
        seat.deleteLater()
        self._follow()

    def _rename(self, seat: Seat) -> None:
        """Give a new name to a seat that has become a person or a computer."""
        is_computer = seat.level is not None
        if is_computer == seat.was_computer:
            return
        typed, seat.typed = seat.typed, ""
        if typed and not is_computer:  # whoever typed it before choosing a person meant that person
            seat.was_computer = False
            return
        seat.names[seat.was_computer] = seat.name.text()
        seat.was_computer = is_computer
        if seat.names.get(is_computer):  # its previous name of that kind
            seat.name.setText(seat.names[is_computer])
        else:
            self._name(seat)

    def _name(self, seat: Seat) -> None:
        taken = {each.player.name for each in self.seats if each is not seat}
        names = self._names(of_computers=seat.level is not None)
        if seat.level is None and self._has_results:
            names = [*(person.name for person in self._persons), *names]
        seat.give_name(next(name for name in names if name not in taken))

    def _names(self, *, of_computers: bool) -> list[str]:
        """The names that the program gives."""
        first = self.tr("Computer") if of_computers else self.tr("Player")
        return [first, *(f"{first} {number}" for number in range(2, self._most + 1))]

    def _is_given(self, name: str) -> bool:
        return any(name in self._names(of_computers=each) for each in (False, True))

    def _follow(self) -> None:
        """Update everything else to the seats."""
        self.add.setEnabled(len(self.seats) < self._most)
        for seat in self.seats:
            seat.remove.setVisible(len(self.seats) > FEWEST)
        self.changed.emit()

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Players"))
        self.add.setText(self.tr("&Add a player"))
        self.elsewhere.setText(self.tr("Phones and tablets…"))
