"""What happens on Digifeud's board, in the language of the window."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from enum import Enum
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.digifeud.draft import Draft, Following
from formula_desktop.digifeud.layout import Colour, Layout
from formula_desktop.digifeud.line import UNKNOWN
from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.points import Bonus, Points, points_of
from formula_desktop.digifeud.position import Result
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import CENTRE, Direction, Square, name_of
from formula_desktop.digifeud.tiles import BLANK, EQUALS, digit_on, kind_of
from formula_desktop.models.words.signs import signed, spelled
from formula_desktop.models.words.spoken import equals_in_words, operator_in_words, put_down
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.refusal import Refusal, refuse
from formula_desktop.sentences import WrongSum

_ARROWS: Final = {
    Direction.RIGHT: "→",
    Direction.DOWN: "↓",
    Direction.LEFT: "←",
    Direction.UP: "↑",
}
_WRONG: Final = (Reason.WRONG, Reason.WRONG_FROM_THE_RIGHT, Reason.WRONG_FROM_BELOW)


class DigifeudCounts(QObject):
    """Counted things: a class, since Qt finds a plural under the name of the class that asks."""

    def digits(self, number: int) -> str:
        return self.tr("%n digit(s)", "", number)

    def signs(self, number: int) -> str:
        return self.tr("%n sign(s)", "", number)

    def new_tiles(self, number: int) -> str:
        return self.tr("%n new tile(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def earned(self, points: Points) -> str:
        """The points of a sum: `10 points, 6 more for the 3 on red, 16 in all`."""
        if not points.bonuses:
            return self.points(points.total)
        in_all = self.tr("{points} in all").format(points=points.total)
        if len(points.bonuses) == 1:
            more = self._more(points.bonuses[0])
        else:
            text = self.tr("{points} more for coloured squares")
            more = text.format(points=points.total - points.outcome)
        return ", ".join((self.points(points.outcome), more, in_all))

    def _more(self, bonus: Bonus) -> str:
        if bonus.colour is Colour.BLUE:
            text = self.tr("{points} more for the {digit} on blue")
        elif bonus.times == 1:
            text = self.tr("{points} more for the {digit} on red in the answer")
        else:
            text = self.tr("{points} more for the {digit} on red")
        return text.format(points=bonus.points, digit=bonus.digit)


def split_in_words(result: Result, seat: int) -> str:
    """What a total is made of, the sums and the final count: `8 + 39`, or `50 − 12`."""
    counted = result.counted(seat)
    sign = "−" if counted < 0 else "+"
    return f"{signed(result.earned[seat])} {sign} {abs(counted)}"


def points_in_words(points: Points, operators: Collection[Operator] = ALL_OPERATORS) -> str:
    """The points of a sum, item by item: `40 + 2 × 5 = 50`; without a bonus only its answer.

    Where `operators` have no times, nobody need be able to read it: `40 + 5 + 5 = 50`.
    """
    if not points.bonuses:
        return str(points.outcome)
    added = [_bonus(each) for each in points.bonuses]
    if Operator.MULTIPLY not in operators:
        added = [str(each.digit) for each in points.bonuses for _ in range(each.times)]
    items = "+".join([str(points.outcome), *added])
    return spelled(f"{items}={points.total}")


def _bonus(bonus: Bonus) -> str:
    return str(bonus.digit) if bonus.times == 1 else f"{bonus.times}x{bonus.digit}"


def bonuses_in_words(points: Points) -> list[str]:
    """A sentence for each digit of a sum that counts more than once."""
    return [_counting(bonus) for bonus in points.bonuses]


def _counting(bonus: Bonus) -> str:
    if bonus.colour is Colour.BLUE:
        text = QCoreApplication.translate(
            "Digifeud", "The {digit} on blue counts once more (+{points})."
        )
    elif bonus.times == 1:
        text = QCoreApplication.translate(
            "Digifeud", "In the answer, the {digit} on red counts once more (+{points})."
        )
    else:
        text = QCoreApplication.translate(
            "Digifeud", "The {digit} on red counts two more times (+{points})."
        )
    return text.format(digit=bonus.digit, points=bonus.points)


def colours_in_words(laid: Sum, layout: Layout) -> str:
    """What each coloured square under a digit of a sum adds; "" without one.

    It is a sentence for one square, and a list for several.
    """
    bonuses = [each for each in points_of(laid, layout).bonuses if each.points]
    places = zip(laid.outcome, laid.number_squares[-1], strict=True)
    without = any(
        piece.digit and not piece.lies and layout.colour(square) is Colour.BLUE
        for piece, square in places
    )
    if len(bonuses) > 1 or (bonuses and without):
        bonuses.sort(key=attrgetter("points"), reverse=True)
        text = QCoreApplication.translate("Digifeud", "blue adds nothing in the answer")
        return ", ".join([*map(_adding, bonuses), *([text] if without else [])])
    if without:
        return QCoreApplication.translate(
            "Digifeud", "Blue counts once more only before =, not in the answer."
        )
    return _counting(bonuses[0]) if bonuses else ""


def _adding(bonus: Bonus) -> str:
    """What one bonus adds, in a list."""
    if bonus.colour is Colour.BLUE:
        text = QCoreApplication.translate("Digifeud", "{digit} on blue +{points}")
    elif bonus.times == 1:
        text = QCoreApplication.translate("Digifeud", "{digit} on red in the answer +{points}")
    else:
        text = QCoreApplication.translate("Digifeud", "{digit} on red +{points}")
    return text.format(digit=bonus.digit, points=bonus.points)


def bonus_in_words(bonus: Bonus) -> str:
    """What one bonus adds, as shown at its square."""
    return spelled(f"+{_bonus(bonus)}").strip().replace(" ", "")


def draft_in_words(draft: Draft, wrong_sums: WrongSum, following: Enum | None) -> str:
    """A draft as a sentence: the sum and its points, what comes next, or what is wrong.

    `wrong_sums` is how much to reveal about a wrong sum, and `following` what comes next in the
    draft.
    """
    verdict = draft.verdict
    points = draft.points
    if verdict.refusal is not None:
        is_wrong = verdict.refusal.reason in _WRONG
        is_begun = draft.lacks_something or (is_wrong and following is Following.TILE)
        is_begun |= verdict.refusal.reason is Reason.NUMBER_BESIDE_SIGN_MISSING
        if following is Following.OTHER_DIGIT and verdict.sum is not None:
            text = QCoreApplication.translate("Digifeud", "{wrong}, choose another digit")
            return text.format(wrong=refusal_in_words(verdict.refusal, wrong_sums))
        if is_wrong and following is Following.TILE and wrong_sums is not WrongSum.ONLY_WHETHER:
            return _growing_in_words(verdict.refusal)
        if following is not None and is_begun:
            if _is_long_number_at_start(draft):
                text = QCoreApplication.translate(
                    "Digifeud",
                    "{number} can only be the answer: before =, a number has one digit",
                )
                return text.format(number=verdict.laid)
            square = verdict.refusal.values.get("square", "")
            if following is Following.NUMBER and _has_one_digit(draft):
                text = QCoreApplication.translate("Digifeud", "{sum} …, now a digit")
                return text.format(sum=sum_of(draft))
            return _following_in_words(following).format(sum=sum_of(draft), square=square)
        if draft.lacks_something and draft.puts:
            long_number = draft.long_number
            if long_number is not None:
                return refusal_in_words(long_number)
            if draft.fits_elsewhere:
                return refusal_in_words(refuse(Reason.OPENING_OFF_CENTRE))
            return _stuck_in_words(verdict.refusal, sum_of(draft))
        words = refusal_in_words(verdict.refusal, wrong_sums)
        if verdict.refusal.reason is Reason.BELOW_RANGE:
            text = QCoreApplication.translate("Digifeud", "{wrong}, put the larger number first")
            words = text.format(wrong=words)
        return words
    if verdict.sum is None or points is None:
        return ""
    return QCoreApplication.translate("Digifeud", "{sum}, correct. Points: {points}").format(
        sum=spelled(verdict.sum.read), points=points_in_words(points, draft.view.options.operators)
    )


def _has_one_digit(draft: Draft) -> bool:
    """Whether the number that follows before = can only be a digit, as in the first sum."""
    return draft.view.board.is_empty and EQUALS not in draft.verdict.laid


def _is_long_number_at_start(draft: Draft) -> bool:
    """Whether a first sum has nothing but a number with several digits so far."""
    laid = draft.verdict.laid
    return draft.view.board.is_empty and len(laid) > 1 and laid.isdigit()


def _stuck_in_words(refusal: Refusal, laid: str) -> str:
    """Why no tile makes a sum right that lacks something; only the sum where more is missing."""
    if refusal.reason is Reason.OPERATION_MISSING:
        return refusal_in_words(refusal)
    text = "{sum}" if refusal.reason is Reason.GAP else "{sum} …"
    if refusal.reason is Reason.BLANK_WITHOUT_DIGIT:
        text = QCoreApplication.translate("Digifeud", "{sum}, no digit fits here")
    elif refusal.reason is Reason.OUTCOME_MISSING:
        text = QCoreApplication.translate("Digifeud", "{sum} …, none of your tiles fits")
    return text.format(sum=laid)


def _growing_in_words(wrong: Refusal) -> str:
    """A sum that is wrong now and that one more tile can make right."""
    values = {name: str(value) for name, value in wrong.values.items()}
    laid, outcome = spelled(values["sum"]), values["outcome"]
    if values["result"].startswith(outcome):  # the first digits of the right answer
        text = QCoreApplication.translate("Digifeud", "{sum} …, now a tile")
        return text.format(sum=spelled(f"{values['sum']}={outcome}"))
    text = QCoreApplication.translate("Digifeud", "{sum} is not {answer} yet, now a tile")
    return text.format(sum=laid, answer=outcome)


def _following_in_words(following: Enum) -> str:
    """What comes next in a sum that is not finished: `2 × 4 = …, now the answer`."""
    words: dict[Enum, str] = {
        Following.GAP: QCoreApplication.translate("Digifeud", "{sum}, now a tile on {square}"),
        Following.DIGIT: QCoreApplication.translate("Digifeud", "{sum}, now choose a digit"),
        Following.OTHER_DIGIT: QCoreApplication.translate(
            "Digifeud", "{sum} …, choose another digit"
        ),
        Following.SIGN: QCoreApplication.translate("Digifeud", "{sum} …, now a sign"),
        Following.EQUALS: QCoreApplication.translate("Digifeud", "{sum} …, now ="),
        Following.NUMBER: QCoreApplication.translate("Digifeud", "{sum} …, now a number"),
        Following.ANSWER: QCoreApplication.translate("Digifeud", "{sum} …, now the answer"),
        Following.TILE: QCoreApplication.translate("Digifeud", "{sum} …, now a tile"),
        Following.SIGN_BEFORE: QCoreApplication.translate("Digifeud", "… {sum}, now a sign"),
        Following.EQUALS_BEFORE: QCoreApplication.translate("Digifeud", "… {sum}, now ="),
        Following.NUMBER_BEFORE: QCoreApplication.translate("Digifeud", "… {sum}, now a number"),
    }
    return words[following]


def sum_of(draft: Draft) -> str:
    """What a draft's line shows, with `…` for what is missing in it: `3 … 4 = 7`."""
    laid, _, refusal = draft.verdict
    has_gap = refusal is not None and refusal.reason is Reason.GAP
    return " ".join(spelled(laid).replace(UNKNOWN, " … " if has_gap else "…").split())


def square_in_words(square: Square, colour: Colour | None) -> str:
    """The purpose of a square, empty for an ordinary one."""
    found = []
    if square == CENTRE:
        found.append(
            QCoreApplication.translate(
                "Digifeud", "The centre: the first sum must have a digit here."
            )
        )
    if colour is Colour.BLUE:
        text = QCoreApplication.translate(
            "Digifeud",
            "Blue, +1×: a digit put here before = counts once more. In an answer it adds nothing.",
        )
        found.append(text)
    elif colour is Colour.RED:
        text = QCoreApplication.translate(
            "Digifeud",
            "Red, +2×: a digit put here before = counts two more times. In an answer it counts "
            "one more time.",
        )
        found.append(text)
    if colour is not None:
        found.append(
            QCoreApplication.translate(
                "Digifeud", "This counts only in the turn when you put the digit down."
            )
        )
    return "\n".join(found)


def colour_at_a_glance(colour: Colour | None) -> str:
    """What a coloured square adds, in a short sentence; "" for an ordinary one."""
    return {
        None: "",
        Colour.BLUE: QCoreApplication.translate(
            "Digifeud", "Blue adds the digit once before =, nothing in an answer."
        ),
        Colour.RED: QCoreApplication.translate(
            "Digifeud", "Red adds the digit twice before =, once in an answer."
        ),
    }[colour]


def earning_at_a_glance(tile: str, times: set[int]) -> str:
    """What a tile adds on a coloured square, where it can stand before = or in the answer."""
    digit = digit_on(tile) or 0
    most, least = max(times) * digit, min(times) * digit
    if most == least:
        text = QCoreApplication.translate("Digifeud", "Here your {digit} adds {points}.")
        return text.format(digit=digit, points=most)
    text = QCoreApplication.translate(
        "Digifeud", "Here your {digit} adds {most} before =, {least} in the answer."
    )
    return text.format(digit=digit, most=most, least=least)


def earning_in_words(tile: str, times: set[int]) -> str:
    """The same for a screen reader, which has named the tile."""
    digit = digit_on(tile) or 0
    most, least = max(times) * digit, min(times) * digit
    if most == least:
        return QCoreApplication.translate("Spoken", "adds {points}").format(points=most)
    text = QCoreApplication.translate("Spoken", "adds {most} before =, {least} in the answer")
    return text.format(most=most, least=least)


def reading_in_words(laid: Sum) -> str:
    """How a sum is read; a number of two digits is never read backwards."""
    long = next((str(each) for each in reversed(laid.values) if each > 9), "")
    texts = {
        Direction.LEFT: QCoreApplication.translate(
            "Digifeud", "read from right to left, but {number} from left to right"
        ),
        Direction.UP: QCoreApplication.translate(
            "Digifeud", "read from bottom to top, but {number} from top to bottom"
        ),
    }
    if not long or laid.direction not in texts:
        return direction_in_words(laid.direction)
    return texts[laid.direction].format(number=long)


def direction_in_words(direction: Direction) -> str:
    """The direction in which a sum is read."""
    return {
        Direction.RIGHT: QCoreApplication.translate("Digifeud", "read from left to right"),
        Direction.DOWN: QCoreApplication.translate("Digifeud", "read from top to bottom"),
        Direction.LEFT: QCoreApplication.translate("Digifeud", "read from right to left"),
        Direction.UP: QCoreApplication.translate("Digifeud", "read from bottom to top"),
    }[direction]


def place_in_short(laid: Sum) -> str:
    """Where a sum begins, and in which direction it is read: `D4 →`."""
    return f"{name_of(laid.square)} {_ARROWS[laid.direction]}"


def play_in_words(play: Play) -> str:
    """A play as the log shows it."""
    if isinstance(play, Sum):
        return spelled(play.read)
    return {
        Action.PASS: QCoreApplication.translate("Digifeud", "passed"),
        Action.RESIGN: QCoreApplication.translate("Digifeud", "gave up"),
        Action.TIMEOUT: QCoreApplication.translate("Digifeud", "took too long"),
    }[play]


def time_in_words(left: timedelta) -> str:
    """The time left for a turn: hours and minutes, or minutes and seconds when little is left."""
    seconds = max(0, int(left.total_seconds()))
    hours, minutes = divmod(seconds // 60, 60)
    if hours:
        return QCoreApplication.translate("Digifeud", "{hours} h {minutes} min").format(
            hours=hours, minutes=minutes
        )
    return f"{minutes}:{seconds % 60:02}"


# --- for screen readers -------------------------------------------------------------------------


def tile_in_words(tile: str) -> str:
    """A tile: `7`, `*` for a blank, `*7` for one that counts as 7, `+`, `=`."""
    digit = digit_on(tile)
    if kind_of(tile) == BLANK:
        if digit is None:
            return QCoreApplication.translate("Spoken", "blank")
        text = QCoreApplication.translate("Spoken", "blank that counts as {digit}")
        return text.format(digit=digit)
    if digit is not None:
        return tile
    return equals_in_words() if tile == EQUALS else operator_in_words(Operator(tile))


def square_in_short(square: Square, tile: str, colour: Colour | None, *, is_new: bool) -> str:
    """A square and its tile: `D4, empty, blue`; the colour only while it counts."""
    said = [name_of(square)]
    if tile:
        shown = tile_in_words(tile)
        said.append(put_down(shown) if is_new else shown)
    else:
        said.append(QCoreApplication.translate("Spoken", "empty"))
    if colour is not None and (is_new or not tile):
        said.append(
            {
                Colour.BLUE: QCoreApplication.translate("Spoken", "blue"),
                Colour.RED: QCoreApplication.translate("Spoken", "red"),
            }[colour]
        )
    if square == CENTRE and not tile:
        said.append(QCoreApplication.translate("Spoken", "centre"))
    return ", ".join(said)
