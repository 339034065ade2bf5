"""What a step says of a draft: nothing is corrected on the way to a play that it waits for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, islice
from typing import Any

from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.draft import Draft as Board
from formula_desktop.digifeud.legal import LegalPlays as LegalSums
from formula_desktop.formula.draft import Draft as Cards
from formula_desktop.formula.legal import LegalPlays as LegalFormulas
from formula_desktop.lessons import digifeud, formula
from formula_desktop.lessons.digifeud import Aim as BoardAim
from formula_desktop.lessons.formula import Aim as CardAim
from formula_desktop.models.table.lesson import Said
from formula_desktop.shell.kinds import PARTS
from tests.helpers.pupil import taught

MOST = 3
"""So many of the plays that a step waits for are tried, from all over the list."""


def wanted(game: Any) -> list[Any]:
    """The example, and others of the plays that the step waits for."""
    view, step = game.view, game.step
    plays: Any = (LegalFormulas if isinstance(step, formula.Step) else LegalSums)(view)
    found = [play for play in plays if step.accepts(view, play) and not _grows_by_two(game, play)]
    every = max(1, len(found) // MOST)
    return [step.shown, *islice(found, 0, None, every)]


def _grows_by_two(game: Any, play: Any) -> bool:
    """Whether two cards come beside the same number: nobody can put one between others later."""
    rows = getattr(game.view, "rows", ())
    pairs = zip(getattr(play, "numbers", ()), rows, strict=False)
    return any(row and len(pieces) > len(row) + 1 for pieces, row in pairs)


def on_the_way(game: Any, play: Any) -> Iterator[Cards | Board]:
    """Every draft that laying a play in any order leads to, with and without the digits chosen."""
    laid = game.drafting.laid(game.view, play)
    if laid is None:
        return
    puts = laid.puts
    missing = chain.from_iterable(combinations(puts, number) for number in range(len(puts) + 1))
    for some in missing:
        draft = laid
        for put in some:
            draft = draft.take_back(put.index)
        yield draft
        for put in draft.puts:
            yield draft.choose(put.index, None)
        if isinstance(draft, Cards) and game.view.operator is not None:
            yield draft.with_operator(game.view.operator)


def test_nothing_is_corrected_on_the_way_to_what_a_step_waits_for(qtbot: QtBot) -> None:
    corrected = []
    for step in (*formula.STEPS, *digifeud.STEPS):
        game = taught(step, qtbot)
        for play in wanted(game):
            for draft in on_the_way(game, play):
                game.show(draft)
                is_other = game.said is Said.OTHER and draft.refusal is not None
                if game.said is Said.WRONG or is_other or game.refusal is not None:
                    corrected.append((step.aim, str(play), draft, game.refusal))
            game.show(game.drafting.empty(game.view))
    assert corrected == []


def test_an_example_is_laid_card_by_card_and_a_joker_gets_its_digit_last(qtbot: QtBot) -> None:
    for step in (*formula.STEPS, *digifeud.STEPS):
        game = taught(step, qtbot)
        before, shown = game.draft, game.example
        if step.aim in (CardAim.DRAW, BoardAim.PASS):
            assert shown == ()
            continue
        assert shown[-1].draft == game.drafting.laid(game.view, step.shown)
        for draft, asks in shown:
            assert (draft == before) is (asks is not None)
            assert len(draft.puts) - len(before.puts) in (0, 1), "a card, or a sign or a digit"
            assert asks is None or asks.at in [put.index for put in draft.puts]
            before = draft
        has_joker = step.aim in (CardAim.JOKER, BoardAim.BLANK)
        assert sum(asks is not None for _, asks in shown) == has_joker


def test_nobody_is_shown_as_moving_once_a_step_is_done(qtbot: QtBot) -> None:
    for step in (formula.STEPS[0], digifeud.STEPS[0]):
        game = taught(step, qtbot)
        assert game.seat_to_show == game.position.to_move
        game.lay(step.shown)
        assert game.play()
        assert game.is_done
        assert game.seat_to_show is None


def test_plus_is_the_other_sign_where_another_sign_is_learned(qtbot: QtBot) -> None:
    step = next(each for each in formula.STEPS if each.aim is CardAim.ONE_NUMBER)
    game = taught(step, qtbot)
    accepted = {str(play) for play in LegalFormulas(game.view) if step.accepts(game.view, play)}
    assert "(3)+(2)=5" in accepted
    assert not any("x" in each or "/" in each for each in accepted)
    assert str(step.shown) == "(3)+(2)=5"


def test_the_window_knows_the_number_of_steps() -> None:
    assert PARTS["formula"].steps == len(formula.FIRST_STEPS)
    assert PARTS["digifeud"].steps == len(digifeud.STEPS)
