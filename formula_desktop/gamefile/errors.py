"""Why and where a file is refused, and the sentences for it (docs/game-file.md, "Reading a file").

Their translations share a context with those of the rules (`sentences/refusals.py`).
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.refusal import Refusal, RefusedError, refuse
from formula_desktop.sentences.refusals import (
    EVERY_SENTENCE,
    PLAIN,
    Translate,
    filled,
    untranslated,
)


class FileReason(Enum):
    """What is wrong with a file, apart from the rules of its game; values in brackets."""

    # the file as such
    NO_FILE = auto()
    IS_FOLDER = auto()
    NOT_A_FILE = auto()
    NAME_TOO_LONG = auto()
    NOT_PERMITTED = auto()
    NOT_READ = auto()  # [problem], in the words of the system
    TOO_LARGE = auto()
    # its text
    NOT_UTF8 = auto()
    NOT_JSON = auto()  # [line, column]
    NOT_A_NUMBER = auto()  # [text]
    NUMBER_TOO_LONG = auto()
    TOO_DEEP = auto()
    FIELD_TWICE = auto()  # [field]
    # which game it is
    NOT_A_GAME = auto()
    NO_VERSION = auto()
    LATER_VERSION = auto()  # [version]
    UNKNOWN_GAME = auto()
    # its fields
    NO_FIELDS = auto()
    UNKNOWN_FIELD = auto()  # [field]
    MISSING_FIELD = auto()  # [field]
    NOT_A_LIST = auto()  # [field]
    NOT_A_TIME = auto()  # [field]
    NOT_A_FLAG = auto()  # [field]
    NOT_A_PLAY = auto()
    # players
    PLAYERS = auto()  # [fewest, most]
    NUMBER_OF_PLAYERS = auto()  # [number]
    NAME = auto()
    KIND = auto()
    LEVEL = auto()
    # options of Formula
    OPERATORS = auto()
    OPERATORS_CANNOT_START = auto()
    MAX_CARDS = auto()
    MAX_NUMBER_CARDS = auto()
    SCORING = auto()
    TARGET = auto()
    # rounds of Formula
    NO_ROUNDS = auto()
    ROUND_NOT_OVER = auto()
    MATCH_OVER = auto()
    DEALER = auto()
    DEALER_ORDER = auto()
    DECK = auto()
    REFILL_MISSING = auto()
    REFILL_WRONG = auto()  # [number]
    REFILL_UNUSED = auto()
    # options of Digifeud
    DIRECTIONS = auto()
    SUMS = auto()
    MAX_OPERATIONS = auto()
    TURN_LIMIT = auto()
    BOARD = auto()
    COLOURS = auto()  # [blue, red]
    # deal of Digifeud
    STARTS = auto()
    DIGIT_BAG = auto()
    OPERATOR_BAG = auto()  # [number]
    # writing
    GAME_TOO_LONG = auto()
    NO_FOLDER = auto()
    NOT_PERMITTED_TO_WRITE = auto()
    READ_ONLY = auto()
    DISK_FULL = auto()
    NOT_WRITTEN = auto()  # [problem], in the words of the system


FILE_SENTENCES: dict[Enum, str] = {
    FileReason.NO_FILE: QT_TRANSLATE_NOOP("Sentences", "there is no such file"),
    FileReason.IS_FOLDER: QT_TRANSLATE_NOOP("Sentences", "this is a folder, not a file"),
    FileReason.NOT_A_FILE: QT_TRANSLATE_NOOP("Sentences", "this is a device or a pipe, not a file"),
    FileReason.NAME_TOO_LONG: QT_TRANSLATE_NOOP("Sentences", "the name is too long"),
    FileReason.NOT_PERMITTED: QT_TRANSLATE_NOOP(
        "Sentences", "there is no permission to read the file"
    ),
    FileReason.NOT_READ: QT_TRANSLATE_NOOP("Sentences", "the file cannot be read: {problem}"),
    FileReason.TOO_LARGE: QT_TRANSLATE_NOOP("Sentences", "the file is larger than 1 MiB"),
    FileReason.NOT_UTF8: QT_TRANSLATE_NOOP("Sentences", "the file is not UTF-8 text"),
    FileReason.NOT_JSON: QT_TRANSLATE_NOOP(
        "Sentences", "the file is not JSON at line {line}, column {column}"
    ),
    FileReason.NOT_A_NUMBER: QT_TRANSLATE_NOOP("Sentences", "{text} is not a number of JSON"),
    FileReason.NUMBER_TOO_LONG: QT_TRANSLATE_NOOP(
        "Sentences", "the file has a number with far too many digits"
    ),
    FileReason.TOO_DEEP: QT_TRANSLATE_NOOP(
        "Sentences", "the file has lists or objects nested far too deep"
    ),
    FileReason.FIELD_TWICE: QT_TRANSLATE_NOOP("Sentences", "the field '{field}' is there twice"),
    FileReason.NOT_A_GAME: QT_TRANSLATE_NOOP("Sentences", "the file is not a game of this program"),
    FileReason.NO_VERSION: QT_TRANSLATE_NOOP("Sentences", "the file has no version that exists"),
    FileReason.LATER_VERSION: QT_TRANSLATE_NOOP(
        "Sentences", "the file is of version {version}; this program reads version 1"
    ),
    FileReason.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Sentences", "the file names a game that does not exist"
    ),
    FileReason.NO_FIELDS: QT_TRANSLATE_NOOP("Sentences", "this is not an object with fields"),
    FileReason.UNKNOWN_FIELD: QT_TRANSLATE_NOOP("Sentences", "there is an unknown field '{field}'"),
    FileReason.MISSING_FIELD: QT_TRANSLATE_NOOP("Sentences", "the field '{field}' is missing"),
    FileReason.NOT_A_LIST: QT_TRANSLATE_NOOP("Sentences", "'{field}' is not a list of texts"),
    FileReason.NOT_A_TIME: QT_TRANSLATE_NOOP(
        "Sentences", "'{field}' is not a time like 2026-11-20T09:00:00Z"
    ),
    FileReason.NOT_A_FLAG: QT_TRANSLATE_NOOP("Sentences", "'{field}' is neither true nor false"),
    FileReason.NOT_A_PLAY: QT_TRANSLATE_NOOP("Sentences", "'play' is not a text"),
    FileReason.PLAYERS: QT_TRANSLATE_NOOP(
        "Sentences", "'players' is not a list of {fewest} to {most} players"
    ),
    FileReason.NUMBER_OF_PLAYERS: QT_TRANSLATE_NOOP(
        "Sentences", "'players' is not a list of {number} players"
    ),
    FileReason.NAME: QT_TRANSLATE_NOOP(
        "Sentences", "the name is not a text of 1 to 40 characters that can be shown"
    ),
    FileReason.KIND: QT_TRANSLATE_NOOP("Sentences", "'kind' is neither person nor computer"),
    FileReason.LEVEL: QT_TRANSLATE_NOOP(
        "Sentences", "'level' is not beginner, easy, normal, hard or master"
    ),
    FileReason.OPERATORS: QT_TRANSLATE_NOOP(
        "Sentences", "'operators' is not some of +-x/, in this order"
    ),
    FileReason.OPERATORS_CANNOT_START: QT_TRANSLATE_NOOP(
        "Sentences", "'operators' has neither + nor x"
    ),
    FileReason.MAX_CARDS: QT_TRANSLATE_NOOP(
        "Sentences", "'max_cards' is not 3, nor 4 with the operators x/ alone"
    ),
    FileReason.MAX_NUMBER_CARDS: QT_TRANSLATE_NOOP("Sentences", "'max_number_cards' is not 2 or 3"),
    FileReason.SCORING: QT_TRANSLATE_NOOP("Sentences", "'scoring' is not first_out or points"),
    FileReason.TARGET: QT_TRANSLATE_NOOP(
        "Sentences", "'target' is not a whole number from 1 to 1,000,000"
    ),
    FileReason.NO_ROUNDS: QT_TRANSLATE_NOOP("Sentences", "'rounds' is not a list of rounds"),
    FileReason.ROUND_NOT_OVER: QT_TRANSLATE_NOOP("Sentences", "the round before is not over"),
    FileReason.MATCH_OVER: QT_TRANSLATE_NOOP(
        "Sentences", "the match was over after the round before"
    ),
    FileReason.DEALER: QT_TRANSLATE_NOOP("Sentences", "'dealer' is not one of the players"),
    FileReason.DEALER_ORDER: QT_TRANSLATE_NOOP(
        "Sentences", "the deal passes to the left every round, but 'dealer' is another player"
    ),
    FileReason.DECK: QT_TRANSLATE_NOOP("Sentences", "the deck is not made of the right 59 cards"),
    FileReason.REFILL_MISSING: QT_TRANSLATE_NOOP(
        "Sentences", "the stock is empty here, and the file has no refill for it"
    ),
    FileReason.REFILL_WRONG: QT_TRANSLATE_NOOP(
        "Sentences", "refill {number} is not made of the covered cards"
    ),
    FileReason.REFILL_UNUSED: QT_TRANSLATE_NOOP(
        "Sentences", "there is a refill that was never needed"
    ),
    FileReason.DIRECTIONS: QT_TRANSLATE_NOOP("Sentences", "'directions' is not 2 or 4"),
    FileReason.SUMS: QT_TRANSLATE_NOOP("Sentences", "'operators' is not +-, +-x or +-x/"),
    FileReason.MAX_OPERATIONS: QT_TRANSLATE_NOOP("Sentences", "'max_operations' is not 1 or 3"),
    FileReason.TURN_LIMIT: QT_TRANSLATE_NOOP(
        "Sentences",
        "'turn_limit_minutes' is not a whole number of minutes from 1 to 1,000,000, nor null",
    ),
    FileReason.BOARD: QT_TRANSLATE_NOOP("Sentences", "'board' is not one that exists"),
    FileReason.COLOURS: QT_TRANSLATE_NOOP(
        "Sentences", "'board' does not have {blue} blue squares and {red} other red ones"
    ),
    FileReason.STARTS: QT_TRANSLATE_NOOP("Sentences", "'starts' is not 0 or 1"),
    FileReason.DIGIT_BAG: QT_TRANSLATE_NOOP(
        "Sentences", "the bag of digits is not made of the right 50 tiles"
    ),
    FileReason.OPERATOR_BAG: QT_TRANSLATE_NOOP(
        "Sentences", "the bag of operators is not made of the right {number} tiles"
    ),
    FileReason.GAME_TOO_LONG: QT_TRANSLATE_NOOP(
        "Sentences", "the game has become too long for a file, which holds at most 1 MiB"
    ),
    FileReason.NO_FOLDER: QT_TRANSLATE_NOOP("Sentences", "there is no such folder"),
    FileReason.NOT_PERMITTED_TO_WRITE: QT_TRANSLATE_NOOP(
        "Sentences", "there is no permission to write there"
    ),
    FileReason.READ_ONLY: QT_TRANSLATE_NOOP("Sentences", "nothing can be written to this disk"),
    FileReason.DISK_FULL: QT_TRANSLATE_NOOP("Sentences", "the disk is full"),
    FileReason.NOT_WRITTEN: QT_TRANSLATE_NOOP("Sentences", "the file cannot be written: {problem}"),
}

_NOT_WRITTEN: Mapping[int, FileReason] = {
    errno.ENOENT: FileReason.NO_FOLDER,
    errno.ENOTDIR: FileReason.NO_FOLDER,
    errno.EEXIST: FileReason.NO_FOLDER,  # a file has the name of the folder
    errno.EACCES: FileReason.NOT_PERMITTED_TO_WRITE,
    errno.EPERM: FileReason.NOT_PERMITTED_TO_WRITE,
    errno.EROFS: FileReason.READ_ONLY,
    errno.ENOSPC: FileReason.DISK_FULL,
    errno.EDQUOT: FileReason.DISK_FULL,
    errno.EISDIR: FileReason.IS_FOLDER,
    errno.ENAMETOOLONG: FileReason.NAME_TOO_LONG,
}


class Place(Enum):
    """A part of a game file; values in brackets, counted from 1."""

    FILE = auto()
    OPTIONS = auto()
    PLAYER = auto()  # [player]
    ROUND = auto()  # [round]
    PLAY_OF_ROUND = auto()  # [round, play]
    DEAL = auto()
    PLAY = auto()  # [play]


PLACES: dict[Place, str] = {
    Place.OPTIONS: QT_TRANSLATE_NOOP("Sentences", "options: {what}"),
    Place.PLAYER: QT_TRANSLATE_NOOP("Sentences", "player {player}: {what}"),
    Place.ROUND: QT_TRANSLATE_NOOP("Sentences", "round {round}: {what}"),
    Place.PLAY_OF_ROUND: QT_TRANSLATE_NOOP("Sentences", "round {round}, play {play}: {what}"),
    Place.DEAL: QT_TRANSLATE_NOOP("Sentences", "deal: {what}"),
    Place.PLAY: QT_TRANSLATE_NOOP("Sentences", "play {play}: {what}"),
}


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a game file with its numbers."""

    place: Place = Place.FILE
    round: int = 0
    play: int = 0
    player: int = 0


IN_FILE = Where()
IN_OPTIONS = Where(Place.OPTIONS)


class FileError(RefusedError):
    """A file was refused as a whole: `refusal` says why, `where` in which part of it.

    The refusal has a FileReason, or a reason of the rules where they do not allow a play.
    """

    def __init__(self, refusal: Refusal, where: Where = IN_FILE) -> None:
        super().__init__(refusal)
        self.where = where

    def sentence(
        self, translate: Translate = untranslated, signs: Mapping[str, str] = PLAIN
    ) -> str:
        """What is wrong and where, in one sentence such as `round 1, play 2: 3 + 4 is 7, not 8`."""
        reason = self.refusal.reason
        template = FILE_SENTENCES[reason] if reason in FILE_SENTENCES else EVERY_SENTENCE[reason]
        what = filled(template, self.refusal.values, translate, signs)
        if self.where.place is Place.FILE:
            return what
        place = translate(PLACES[self.where.place])
        return place.format(
            what=what, round=self.where.round, play=self.where.play, player=self.where.player
        )

    def __str__(self) -> str:
        return self.sentence()


def file_error(reason: FileReason, where: Where = IN_FILE, **values: int | str) -> FileError:
    """A FileError with the values of its sentence by name."""
    return FileError(refuse(reason, **values), where)


def not_written(error: OSError | FileError) -> FileError:
    """Why a file could not be written, in the program's own words where it has some."""
    if isinstance(error, FileError):
        return error
    reason = _NOT_WRITTEN.get(error.errno or 0)
    if reason is None:
        return file_error(FileReason.NOT_WRITTEN, problem=error.strerror or str(error))
    return file_error(reason)
