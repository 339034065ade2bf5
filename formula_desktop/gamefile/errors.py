"""Why and where a file is refused, and the sentences for it (docs/game-file.md, "Reading a file").

Their translations share a context with those of the rules (`sentences.py`).
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.refusal import Refusal, RefusedError, refuse
from formula_desktop.sentences import (
    PLAIN,
    Translate,
    filled,
    untranslated,
)


class FileReason(Enum):
    """What is wrong with a file apart from the rules of its game; the value is the sentence.

    `problem` is the operating system's message.
    """

    # the file itself
    NO_FILE = QT_TRANSLATE_NOOP("Sentences", "there is no such file")
    IS_FOLDER = QT_TRANSLATE_NOOP("Sentences", "this is a folder, not a file")
    NOT_A_FILE = QT_TRANSLATE_NOOP("Sentences", "this is a device or a pipe, not a file")
    NAME_TOO_LONG = QT_TRANSLATE_NOOP("Sentences", "the name is too long")
    NOT_PERMITTED = QT_TRANSLATE_NOOP("Sentences", "there is no permission to read the file")
    NOT_READ = QT_TRANSLATE_NOOP("Sentences", "the file cannot be read: {problem}")
    TOO_LARGE = QT_TRANSLATE_NOOP("Sentences", "the file is larger than 1 MiB")
    # its text
    NOT_UTF8 = QT_TRANSLATE_NOOP("Sentences", "the file is not UTF-8 text")
    NOT_JSON = QT_TRANSLATE_NOOP(
        "Sentences", "the file is not JSON at line {line}, column {column}"
    )
    NOT_A_NUMBER = QT_TRANSLATE_NOOP("Sentences", "{text} is not a number of JSON")
    NUMBER_TOO_LONG = QT_TRANSLATE_NOOP(
        "Sentences", "the file has a number with far too many digits"
    )
    TOO_DEEP = QT_TRANSLATE_NOOP("Sentences", "the file has lists or objects nested far too deep")
    FIELD_TWICE = QT_TRANSLATE_NOOP("Sentences", "the field '{field}' is there twice")
    # which game it is
    NOT_A_GAME = QT_TRANSLATE_NOOP("Sentences", "the file is not a game of this program")
    NO_VERSION = QT_TRANSLATE_NOOP("Sentences", "the file has no version that exists")
    LATER_VERSION = QT_TRANSLATE_NOOP(
        "Sentences", "the file is of version {version}; this program reads version 1"
    )
    UNKNOWN_GAME = QT_TRANSLATE_NOOP("Sentences", "the file names a game that does not exist")
    # its fields
    NO_FIELDS = QT_TRANSLATE_NOOP("Sentences", "this is not an object with fields")
    UNKNOWN_FIELD = QT_TRANSLATE_NOOP("Sentences", "there is an unknown field '{field}'")
    MISSING_FIELD = QT_TRANSLATE_NOOP("Sentences", "the field '{field}' is missing")
    NOT_A_LIST = QT_TRANSLATE_NOOP("Sentences", "'{field}' is not a list of texts")
    NOT_A_TIME = QT_TRANSLATE_NOOP("Sentences", "'{field}' is not a time like 2026-11-20T09:00:00Z")
    NOT_A_FLAG = QT_TRANSLATE_NOOP("Sentences", "'{field}' is neither true nor false")
    NOT_A_PLAY = QT_TRANSLATE_NOOP("Sentences", "'play' is not a text")
    # players
    PLAYERS = QT_TRANSLATE_NOOP(
        "Sentences", "'players' is not a list of {fewest} to {most} players"
    )
    NUMBER_OF_PLAYERS = QT_TRANSLATE_NOOP(
        "Sentences", "'players' is not a list of {number} players"
    )
    NAME = QT_TRANSLATE_NOOP(
        "Sentences", "the name is not a text of 1 to 40 characters that can be shown"
    )
    KIND = QT_TRANSLATE_NOOP("Sentences", "'kind' is neither person nor computer")
    LEVEL = QT_TRANSLATE_NOOP("Sentences", "'level' is not beginner, easy, normal, hard or master")
    # options of Formula
    OPERATORS = QT_TRANSLATE_NOOP("Sentences", "'operators' is not some of +-x/, in this order")
    OPERATORS_CANNOT_START = QT_TRANSLATE_NOOP("Sentences", "'operators' has neither + nor x")
    MAX_CARDS = QT_TRANSLATE_NOOP(
        "Sentences", "'max_cards' is not 3, nor 4 with the operators x/ alone"
    )
    LARGEST_NUMBER = QT_TRANSLATE_NOOP("Sentences", "'largest_number' is not {numbers} or null")
    MAX_NUMBER_CARDS = QT_TRANSLATE_NOOP("Sentences", "'max_number_cards' is not 2 or 3")
    SCORING = QT_TRANSLATE_NOOP("Sentences", "'scoring' is not first_out or points")
    TARGET = QT_TRANSLATE_NOOP("Sentences", "'target' is not a whole number from 1 to 1,000,000")
    # rounds of Formula
    NO_ROUNDS = QT_TRANSLATE_NOOP("Sentences", "'rounds' is not a list of rounds")
    ROUND_NOT_OVER = QT_TRANSLATE_NOOP("Sentences", "the round before is not over")
    MATCH_OVER = QT_TRANSLATE_NOOP("Sentences", "the match was over after the round before")
    DEALER = QT_TRANSLATE_NOOP("Sentences", "'dealer' is not one of the players")
    DEALER_ORDER = QT_TRANSLATE_NOOP(
        "Sentences", "the deal passes to the left every round, but 'dealer' is another player"
    )
    DECK = QT_TRANSLATE_NOOP("Sentences", "the deck is not made of the right 59 cards")
    REFILL_MISSING = QT_TRANSLATE_NOOP(
        "Sentences", "the stock is empty here, and the file has no refill for it"
    )
    REFILL_WRONG = QT_TRANSLATE_NOOP(
        "Sentences", "refill {number} is not made of the covered cards"
    )
    REFILL_UNUSED = QT_TRANSLATE_NOOP("Sentences", "there is a refill that was never needed")
    # options of Digifeud
    DIRECTIONS = QT_TRANSLATE_NOOP("Sentences", "'directions' is not 2 or 4")
    SUMS = QT_TRANSLATE_NOOP("Sentences", "'operators' is not +-, +-x or +-x/")
    MAX_OPERATIONS = QT_TRANSLATE_NOOP("Sentences", "'max_operations' is not 1 or 3")
    TURN_LIMIT = QT_TRANSLATE_NOOP(
        "Sentences",
        "'turn_limit_minutes' is not a whole number of minutes from 1 to 1,000,000, nor null",
    )
    BOARD = QT_TRANSLATE_NOOP("Sentences", "'board' is not one that exists")
    COLOURS = QT_TRANSLATE_NOOP(
        "Sentences", "'board' does not have {blue} blue squares and {red} other red ones"
    )
    # deal of Digifeud
    STARTS = QT_TRANSLATE_NOOP("Sentences", "'starts' is not 0 or 1")
    DIGIT_BAG = QT_TRANSLATE_NOOP(
        "Sentences", "the bag of digits is not made of the right 50 tiles"
    )
    OPERATOR_BAG = QT_TRANSLATE_NOOP(
        "Sentences", "the bag of operators is not made of the right {number} tiles"
    )
    # writing
    GAME_TOO_LONG = QT_TRANSLATE_NOOP(
        "Sentences", "the game has become too long for a file, which holds at most 1 MiB"
    )
    NO_FOLDER = QT_TRANSLATE_NOOP("Sentences", "there is no such folder")
    NOT_PERMITTED_TO_WRITE = QT_TRANSLATE_NOOP("Sentences", "there is no permission to write there")
    READ_ONLY = QT_TRANSLATE_NOOP("Sentences", "nothing can be written to this disk")
    DISK_FULL = QT_TRANSLATE_NOOP("Sentences", "the disk is full")
    NOT_WRITTEN = QT_TRANSLATE_NOOP("Sentences", "the file cannot be written: {problem}")


_NOT_WRITTEN: Mapping[int, FileReason] = {
    errno.ENOENT: FileReason.NO_FOLDER,
    errno.ENOTDIR: FileReason.NO_FOLDER,
    errno.EEXIST: FileReason.NO_FOLDER,  # a file with the name of the folder
    errno.EACCES: FileReason.NOT_PERMITTED_TO_WRITE,
    errno.EPERM: FileReason.NOT_PERMITTED_TO_WRITE,
    errno.EROFS: FileReason.READ_ONLY,
    errno.ENOSPC: FileReason.DISK_FULL,
    errno.EDQUOT: FileReason.DISK_FULL,
    errno.EISDIR: FileReason.IS_FOLDER,
    errno.ENAMETOOLONG: FileReason.NAME_TOO_LONG,
}


class FilePart(Enum):
    """A part of a game file, counted from 1; the value is its text in a sentence."""

    FILE = "{what}"
    OPTIONS = QT_TRANSLATE_NOOP("Sentences", "options: {what}")
    PLAYER = QT_TRANSLATE_NOOP("Sentences", "player {player}: {what}")
    ROUND = QT_TRANSLATE_NOOP("Sentences", "round {round}: {what}")
    PLAY_OF_ROUND = QT_TRANSLATE_NOOP("Sentences", "round {round}, play {play}: {what}")
    DEAL = QT_TRANSLATE_NOOP("Sentences", "deal: {what}")
    PLAY = QT_TRANSLATE_NOOP("Sentences", "play {play}: {what}")


class FilePlace(NamedTuple):
    """A place in a game file with its numbers."""

    place: FilePart = FilePart.FILE
    round: int = 0
    play: int = 0
    player: int = 0


IN_FILE = FilePlace()
IN_OPTIONS = FilePlace(FilePart.OPTIONS)


class FileError(RefusedError):
    """A file was refused; `refusal` has the reason and `where` the part of the file.

    The reason is a FileReason, or one from the rules for a play that is not allowed.
    """

    def __init__(self, refusal: Refusal, where: FilePlace = IN_FILE) -> None:
        super().__init__(refusal)
        self.where = where

    def sentence(
        self, translate: Translate = untranslated, signs: Mapping[str, str] = PLAIN
    ) -> str:
        """What is wrong and where, in one sentence: `round 1, play 2: 3 + 4 is 7, not 8`."""
        reason = self.refusal.reason
        template = reason.value
        what = filled(template, self.refusal.values, translate, signs)
        if self.where.place is FilePart.FILE:
            return what
        place = translate(self.where.place.value)
        return place.format(
            what=what, round=self.where.round, play=self.where.play, player=self.where.player
        )

    def __str__(self) -> str:
        return self.sentence()


def file_error(reason: FileReason, where: FilePlace = IN_FILE, **values: int | str) -> FileError:
    """A FileError with the values for its sentence as keyword arguments."""
    return FileError(refuse(reason, **values), where)


def not_written(error: OSError | FileError) -> FileError:
    """The FileError for a failed write, with the program's own sentence if it has one."""
    if isinstance(error, FileError):
        return error
    reason = _NOT_WRITTEN.get(error.errno or 0)
    if reason is None:
        return file_error(FileReason.NOT_WRITTEN, problem=error.strerror or str(error))
    return file_error(reason)
