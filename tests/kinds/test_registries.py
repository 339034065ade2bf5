"""Only the registries know which games there are; what else names both has a reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from formula_desktop.arguments import GAMES
from tests.helpers.places import ROOT

PACKAGE = ROOT / "formula_desktop"

REGISTRIES = {
    "arguments": "its name, for the command line",
    "cli/arena_arguments": "its options, for the arena's command line",
    "kinds/registry": "its kind",
    "look/previews": "its small picture, for lists",
    "models/words/games": "its words, for places that show any game",
    "pages/rules/examples": "the examples in its rules",
    "practise/registry": "its exercises",
    "shell/kinds": "its parts of the window",
    "shell/on_demand": "where these parts are",
}
"""Where a new game has a line, with pyproject.toml, which lists all packages."""

BESIDE_EACH_OTHER = {
    "hands/messages": "what a page asks for in each game",
    "hands/seen": "what a page sees of each game",
    "models/past/course": "the course and the best play of each game",
    "models/words/hint": "the words of each game's hints",
    "models/words/judged": "why a play of each game was better",
    "models/words/table": "what to click when a joker or a blank has no digit",
    "pages/lessons/page": "the lesson of each game",
    "pages/lessons/words": "the words of each game's lesson",
    "pages/practise/exercise/task_words": "what the rules ask of an exercise of each game",
    "pages/practise/marks": "the puzzles of the day of each game",
    "pages/practise/pieces": "what is practised in each game, drawn",
    "pages/practise/puzzles": "the puzzles of the day of each game",
    "pages/rules/cards": "drawings of cards and of tiles",
    "pages/rules/pictures": "drawings of a formula and of the board",
    "pages/rules/printed": "what is enough of each game's rules on one page",
    "paper/cutting": "what can be cut out for each game",
    "paper/worksheet": "the exercises of each game on paper",
    "practise/wanted": "what can be practised of each game",
    "practise/worksheet": "the tasks of each game in the number of a worksheet",
    "self_test/window": "plays one game, then the other",
    "shell/hands/acts": "what a page does in each game",
    "shell/hands/served": "the signs and the board that a page draws",
    "shell/hands/shown": "what a page is shown of each game",
    "table/lessons": "the table of each game's lesson",
    "table/past/layout": "the layout of each game for looking back",
    "table/past/tables": "the table of each game for looking back",
    "widgets/sum_row": "the cards of a formula and the tiles of a sum",
}
"""What differs between the games is side by side there; a new game has its own modules."""


def words(name: str) -> set[str]:
    """The words of a dotted name or path, as in `table.past.FormulaLookBack`."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def names_in(tree: ast.AST) -> Iterator[str]:
    """Everything that a module imports from the package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("formula_desktop"):
            module = (node.module or "").removeprefix("formula_desktop")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def compares_names(tree: ast.AST) -> bool:
    """Whether a module has a game's name in a comparison, as a key or as an argument."""
    inside = (ast.Compare, ast.Dict, ast.Subscript, ast.Call, ast.MatchValue)
    nodes = (node for node in ast.walk(tree) if isinstance(node, inside))
    children = (child for node in nodes for child in ast.iter_child_nodes(node))
    return any(isinstance(each, ast.Constant) and each.value in GAMES for each in children)


def asks(file: Path) -> bool:
    """Whether a module knows both games, or asks for one by name without being a part of it."""
    tree = ast.parse(file.read_text("utf-8"))
    own = words(str(file.relative_to(PACKAGE).with_suffix(""))) & {*GAMES}
    named = [words(name) & {*GAMES} for name in names_in(tree)]
    by_name = any(
        name in (f".arguments.{game.upper()}" for game in GAMES) for name in names_in(tree)
    )
    knows_both = {*GAMES} <= {game for games in named for game in games} | own
    return knows_both or (not own and (by_name or compares_names(tree)))


def test_nobody_asks_which_game_it_is_but_the_registries() -> None:
    files = (file for file in PACKAGE.rglob("*.py") if "built" not in file.parts)
    found = {
        str(file.relative_to(PACKAGE).with_suffix("").as_posix()) for file in files if asks(file)
    }
    assert found - {"arguments"} <= {*REGISTRIES, *BESIDE_EACH_OTHER}
    assert {*REGISTRIES} <= found | {"arguments"}


def test_a_new_game_needs_ten_existing_places_at_most() -> None:
    assert len(REGISTRIES) + len(["pyproject.toml"]) <= 10
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    start = page.index("- **a game**")
    place = page[start : page.index("\n- **", start + 1)]
    for name in (*(f"{module}.py" for module in REGISTRIES), "pyproject.toml"):
        assert f"`{name}`" in place, name
