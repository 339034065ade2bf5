"""Every reason to refuse a draft is shown at least once, on the table itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.tiles import ALL_FOUR
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import Board, opened_game

FOUR = Options(directions=4, operators=ALL_FOUR)


def new(first: str = "37110289", signs: str = "+-x", options: Options | None = None) -> Game:
    """The opening is to be laid."""
    return game_of(first, signs, options=options)


def seven(rack: str, signs: str, options: Options | None = None) -> Game:
    """`3 + 4 = 7` lies from G7 on; who laid it has this rack now."""
    kept, drawn = rack[:5], rack[5:]
    game = game_of("347" + kept, "+" + signs[:2], digits=drawn, signs=signs[2:], options=options)
    return after(game, "G7> 3+4=7", "pass")


def refusals() -> Iterator[tuple[Reason, Game, str, str, str, str]]:
    """The reason, a game, where and how something is typed, and what the table says then."""
    here, four = "12345678", "+-x"
    yield Reason.GAP, new(), "E7", ">", "3 7", "3 … 7, now a tile on F7"
    yield Reason.EQUALS_MISSING, new(), "E7", ">", "3+7", "3 + 7 …, now ="
    yield Reason.OPERATION_MISSING, new(), "E7", ">", "3=", "3 = …, now a number"
    yield Reason.OPERATION_MISSING, new(), "E7", ">", "3=7", "3 = 7 has no operator yet"
    yield Reason.OUTCOME_MISSING, new(), "E7", ">", "3+7=", "3 + 7 = …, now the answer"
    missing = "In 3 + = 3 a number beside = is missing"
    yield Reason.NUMBER_BESIDE_SIGN_MISSING, new("33110289"), "E7", ">", "3+=3", missing
    last = "7 = 3 + 1 does not end with its answer"
    yield Reason.OUTCOME_NOT_LAST, new(), "E7", ">", "7=3+1", last
    yield (
        Reason.BLANK_WITHOUT_DIGIT,
        new("*3110289"),
        "E7",
        ">",
        "3+j=1",
        "3 + … = 1, now choose a digit",
    )
    yield (
        Reason.OPENING_OFF_CENTRE,
        new(),
        "A1",
        ">",
        "1+2=3",
        ("The first sum must have a digit on G7, the centre"),
    )
    yield (
        Reason.OPENING_ONE_OPERATION,
        new("11130289"),
        "G7",
        ">",
        "1+1-0=2",
        ("The first sum has one operator before =, take the others back"),
    )
    sign = "You can use only digits of the board, not + on H7"
    yield Reason.BOARD_SIGN, seven(here, four), "F7", ">", "12", sign
    one = Options(max_operations=1)
    yield (
        Reason.ONE_OPERATION,
        seven(here, "+-+", one),
        "K8",
        "v",
        "+1-2=6",
        ("In this game a sum has exactly one operator before ="),
    )
    yield (
        Reason.NOT_A_NUMBER_HERE,
        seven("11234589", four),
        "K6",
        "v",
        "1+2=19",
        ("17 is too long before =. Lay one digit, or use a number that lies there"),
    )
    for typed in ("1-", "1+2=", "1+j=9"):  # said at once, though more tiles may follow
        yield (
            Reason.NOT_A_NUMBER_HERE,
            seven("112*4589", four),
            "K6",
            "v",
            typed,
            ("17 is too long before =. Lay one digit, or use a number that lies there"),
        )
    yield (
        Reason.ONE_DIGIT,
        seven("11234589", four, Options(chains=False)),
        "K6",
        "v",
        "1+2=19",
        ("Here a number before = has one digit, so 17 is too long"),
    )
    yield (
        Reason.OPENING_ONE_OPERATION,
        new("9*164280", "x+-"),
        "E7",
        ">",
        "9xj+1=64",
        ("The first sum has one operator before =, take the others back"),
    )
    yield (
        Reason.OPERAND_TOO_LONG,
        seven("11234589", four),
        "K6",
        "v",
        "12+1=9",
        ("172 is too long: before = use one digit or an existing number"),
    )
    yield (
        Reason.OUTCOME_TOO_LONG,
        seven("12699123", "x-x"),
        "K5",
        "v",
        "9xx2=126",
        ("An answer has one or two digits, and 126 has more"),
    )
    yield (
        Reason.LEADING_ZERO,
        seven("01812345", four),
        "K8",
        "v",
        "+1=08",
        ("A two-digit answer does not start with 0, as 08 does"),
    )
    yield (
        Reason.DIVIDED_BY_ZERO,
        seven("00123456", "/+-", FOUR),
        "K8",
        "v",
        "/0=0",
        ("You can’t divide by 0, as in 7 ÷ 0"),
    )
    yield (
        Reason.NOT_EVEN,
        seven("23123456", "/x-", FOUR),
        "K8",
        "v",
        "/2=3",
        "7 ÷ 2 leaves a remainder",
    )
    yield (
        Reason.STEP_NOT_EVEN,
        seven("27123456", "/x-", FOUR),
        "K8",
        "v",
        "/2x2=7",
        ("In 7 ÷ 2 × 2, 7 ÷ 2 leaves a remainder"),
    )
    yield Reason.WRONG, seven("28123456", four), "K8", "v", "+2=8", "7 + 2 is not 8"
    yield (
        Reason.WRONG_FROM_THE_RIGHT,
        new("47311028", "-+x", FOUR),
        "E7",
        ">",
        "4=7-3",
        ("4 = 7 − 3 reads from the right as 3 − 7, which is not 4"),
    )
    yield (
        Reason.WRONG_FROM_BELOW,
        new("47311028", "-+x", FOUR),
        "G5",
        "v",
        "4=7-3",
        ("4 = 7 − 3 reads from below as 3 − 7, which is not 4"),
    )
    yield (
        Reason.TOUCHES_END,
        seven(here, four),
        "K2",
        "v",
        "1+2=3",
        ("7 would touch the sum’s end in 37"),
    )
    yield (
        Reason.ABOVE_RANGE,
        seven("24123456", "x+-", Options(largest_number=10)),
        "K8",
        "v",
        "x2=14",
        ("7 × 2 is higher than 10, the highest number of this game"),
    )
    yield (
        Reason.BELOW_RANGE,
        seven("83123456", "-+x", Options(largest_number=50)),
        "K8",
        "v",
        "-8+3=2",
        ("7 − 8 is less than 0, put the larger number first"),
    )
    apart = game_of("37104465", "+-+", digits="9999", options=Options(chains=False))
    alone = "In this game no sum continues another, as in = 10"
    yield Reason.NO_CHAINS, after(apart, "C7> 3+7=10", "pass"), "I7", ">", "-4=6", alone
    times = after(game_of("32645678", "x+-", digits="1122", signs="+-x"), "G7> 3x2=6", "pass")
    yield Reason.TOUCHES_END, times, "H2", "v", "1+1=2", "× would touch the sum’s end in 2 ×"
    ten = after(game_of("37104445", "+-+", digits="9999"), "C7> 3+7=10", "pass")
    yield Reason.TOUCHES_START, ten, "I7", ">", "+4=4", "1 would touch the sum’s start in 10"
    yield (
        Reason.NO_BOARD_DIGIT,
        seven(here, four),
        "A1",
        ">",
        "1+2=3",
        ("The sum must use a digit that already lies on the board"),
    )


REFUSALS = list(refusals())


@pytest.mark.parametrize(
    ("reason", "game", "name", "way", "typed", "said"),
    REFUSALS,
    ids=[each[0].name.lower() for each in REFUSALS],
)
def test_the_line_under_the_board_says_what_is_wrong(
    qtbot: QtBot, reason: Reason, game: Game, name: str, way: str, typed: str, said: str
) -> None:
    opponent_passes = len(game.turns)
    board = Board(qtbot, game)
    assert len(board.plays) == opponent_passes
    board.type_at(name, way, typed)
    refusal = board.game.why_not_play
    assert refusal is not None
    assert board.reading == said
    assert refusal.reason is reason
    assert board.page.play_button.toolTip() == said
    assert not board.page.play_button.isEnabled()
    assert board.badges == []
    for button in (board.page.play_button, board.page.back_button):
        board.press_button(button)
    assert len(board.plays) == opponent_passes
    assert board.put_down == {}


def test_nothing_put_down_and_tiles_out_of_line(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    assert board.page.play_button.toolTip() == "No tile has been put down yet"
    assert board.reading == ""
    board.type_at("C9", ">", "1")
    board.type_at("E11", ">", "2")
    assert board.put_down == {"C9": "1"}
    assert board.remark == "All tiles of a turn lie in one row or one column"


def test_a_covered_square(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    board.drag_tile("1", "D7")
    assert board.remark == "A tile lies on D7 already"


def test_every_reason_that_a_draft_can_have_is_seen() -> None:
    seen = {each[0] for each in REFUSALS}
    seen |= {Reason.NOTHING_PUT_DOWN, Reason.NOT_ONE_LINE, Reason.COVERED}
    written = {Reason.NOT_A_PLAY, Reason.NOT_IN_A_SUM, Reason.NOT_A_SUM, Reason.NUMBER_MISSING}
    never = {Reason.TOO_LONG, Reason.TIME_OVER, Reason.TIME_NOT_OVER, Reason.NO_TIME_LIMIT}
    never |= {Reason.GAME_OVER}
    never |= {Reason.LEAVES_BOARD, Reason.NOTHING_THERE, Reason.NOT_THERE, Reason.NOT_ON_RACK}
    never |= {Reason.NO_BLANK_ON_RACK, Reason.DIRECTION_NOT_PLAYED, Reason.OPERATOR_NOT_PLAYED}
    never |= {Reason.BLANK_STAYS}  # said of a tile, not of a draft
    never |= {Reason.TOO_MANY_OPERATIONS}  # a rack has three operators
    assert seen | written | never == set(Reason)
    assert not seen & (written | never)
