from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.clock import steady_now
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.layout import some_shuffled, standard_layout
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.registry import KINDS
from formula_desktop.players import Level, Player
from formula_desktop.store.settings.last_choice import AnyChoice, Choice, read_choice, with_name
from tests.helpers.digifeud import random_games
from tests.helpers.formula.random_matches import random_options, random_players

LAYOUTS = (standard_layout(), some_shuffled())


def random_ending(random: Random) -> tuple[bool, bool, str]:
    """Whether it counts, whether in projector size, and which ready-made settings."""
    flags = (False, True)
    return random.choice(flags), random.choice(flags), random.choice(["", "6+", "own: Class 3"])


def test_every_choice_comes_back() -> None:
    random = Random(1)
    for _ in range(200):
        players = random_players(random)
        dealer = random.choice([None, *range(len(players))])
        choice = Choice(random_options(random), players, dealer, *random_ending(random))
        assert read_choice(FORMULA, choice.written) == choice


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"options": {}}', "\udcff", "9" * 50])
def test_any_other_text_is_no_choice(text: str) -> None:
    assert read_choice(FORMULA, text) is None
    assert read_choice(DIGIFEUD, text) is None


@pytest.mark.parametrize(
    "choice",
    [
        Choice(Options(), (Player("Noor"), Player("Sam"))),
        Choice(digifeud.Options(), (Player("Noor"), Player("Sam"))),
    ],
)
def test_a_choice_of_the_first_versions_is_still_read(
    choice: AnyChoice,
) -> None:
    fields = json.loads(choice.written)
    for later in ("counts", "projector", "ready_made"):
        del fields[later]
    text = json.dumps(fields)
    assert choice in [read_choice(kind, text) for kind in KINDS.values()]


def test_ready_made_settings_that_cannot_be_are_none() -> None:
    players = (Player("Noor"), Player("Sam"))
    for wrong in ('"7+"', '"own: "', "7", "null", "[]"):
        text = Choice(Options(), players, ready_made="6+").written
        choice = read_choice(FORMULA, text.replace('"6+"', wrong))
        assert choice == Choice(Options(), players)


def test_every_choice_of_digifeud_comes_back() -> None:
    random = Random(1)
    for _ in range(200):
        options = replace(random_games.random_options(random), layout=random.choice(LAYOUTS))
        players = (Player("Noor"), Player("x", random.choice([None, *Level])))
        starts = random.choice([None, 0, 1])
        choice = Choice(options, players, starts, *random_ending(random))
        assert read_choice(DIGIFEUD, choice.written) == choice
        assert read_choice(FORMULA, choice.written) is None


def test_a_part_of_digifeud_that_is_not_allowed_makes_it_no_choice() -> None:
    players = (Player("Noor"), Player("Computer", Level.EASY))
    written = Choice(digifeud.Options(turn_limit_minutes=5), players, 1).written
    assert read_choice(DIGIFEUD, written) is not None
    assert read_choice(DIGIFEUD, written.replace('"Noor"', '" "')) is None
    assert read_choice(DIGIFEUD, written.replace('_minutes": 5', '_minutes": 0')) is None
    assert read_choice(DIGIFEUD, written.replace('"+-x"', '"-"')) is None
    choice = read_choice(DIGIFEUD, written.replace('"first": 1', '"first": 2'))
    assert choice is not None
    assert choice.first is None


def test_each_game_on_a_shuffled_board_has_one_of_its_own() -> None:
    options = digifeud.Options(layout=some_shuffled())
    choice = read_choice(DIGIFEUD, Choice(options, (Player("Noor"), Player("Sam"))).written)
    assert choice is not None
    assert choice.options == options
    dealt = [choice.dealt(steady_now()).options for _ in range(3)]
    layouts = {each.layout for each in dealt if isinstance(each, digifeud.Options)}
    assert len(layouts | {standard_layout(), some_shuffled()}) == 5


def test_a_part_that_is_not_allowed_makes_it_no_choice() -> None:
    players = (Player("Noor"), Player("Computer", Level.EASY))
    written = Choice(Options(scoring=Scoring.POINTS), players).written
    assert read_choice(FORMULA, written) is not None
    assert read_choice(FORMULA, written.replace('"Noor"', '" "')) is None
    assert read_choice(FORMULA, written.replace('"target": 250', '"target": 0')) is None
    assert read_choice(FORMULA, written.replace('"+-x/"', '"-/"')) is None


def test_a_dealer_who_does_not_exist_is_drawn_by_lot() -> None:
    players = (Player("Noor"), Player("Computer", Level.EASY))
    written = Choice(Options(), players, 1).written
    choice = read_choice(FORMULA, written.replace('"first": 1', '"first": 7'))
    assert choice is not None
    assert choice.first is None


# --- names --------------------------------------------------------------------------------------

COMPUTER = Player("Noor", Level.EASY)


def names_in(text: str) -> list[str]:
    choices = [read_choice(kind, text) for kind in KINDS.values()]
    (found,) = [each for each in choices if each is not None]
    return [player.name for player in found.players]


def test_somebody_is_called_otherwise_and_nothing_else_changes() -> None:
    choice = Choice(Options(), (Player("NOOR"), Player("Sam"), COMPUTER), 1)
    renamed = replace(choice, players=(Player("Nadia"), Player("Sam"), COMPUTER))
    assert with_name(FORMULA, choice.written, " noor", "Nadia") == renamed.written
    assert with_name(FORMULA, choice.written, "Ida", "Nadia") == choice.written
    board = Choice(digifeud.Options(), (Player("Zoë"), COMPUTER), 0)
    text = with_name(DIGIFEUD, board.written, "ZOE\u0308", "Ida")
    assert text == replace(board, players=(Player("Ida"), COMPUTER)).written


def test_a_name_that_another_has_is_not_given_twice() -> None:
    two = (Player("Noor"), Player("Sam"), Player("Player"))
    text = Choice(Options(), two).written
    assert names_in(with_name(FORMULA, text, "Noor", "sam", "Player", "Player 2")) == [
        *("Player 2", "Sam", "Player")
    ]
    twice = Choice(Options(), (Player("Noor"), Player("noor"))).written
    assert names_in(with_name(FORMULA, twice, "Noor", "Nadia")) == ["Nadia", "Nadia"]
    assert names_in(with_name(FORMULA, twice, "Noor", "Player", "Player 2")) == [
        "Player",
        "Player 2",
    ]


def test_a_text_that_is_no_choice_keeps_no_name() -> None:
    assert with_name(FORMULA, "", "Noor", "Nadia") == ""
    assert with_name(FORMULA, '{"names": ["Sam"]}', "Noor", "Nadia") == '{"names": ["Sam"]}'
    assert with_name(FORMULA, '{"names": ["NOOR"]}', "Noor", "Nadia") == ""
