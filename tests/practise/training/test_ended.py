"""What is told at the end of a session."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from formula_desktop.practise.training.ended import Ended, ended
from formula_desktop.practise.training.progress import Outcome, Progress, Try
from formula_desktop.practise.training.session import Session, Way
from tests.helpers.practise.plain import Plain

TODAY = date(2026, 11, 23)
FIRST, SECOND, MISSED = Outcome.FIRST, Outcome.SECOND, Outcome.MISSED


def tries(*outcomes: tuple[str, Outcome, str]) -> tuple[Try, ...]:
    """Tries of exercises by their texts, with their skills."""
    moment = datetime(2026, 11, 23, 12, tzinfo=UTC)
    return tuple(
        Try(number, text, tuple(skills.split()), 0.0, moment, TODAY, outcome, is_rated=True)
        for number, (text, outcome, skills) in enumerate(outcomes, 1)
    )


def progress_after(tried: tuple[Try, ...]) -> Progress:
    progress = Progress()
    for each in tried:
        progress = progress.after(each)
    return progress


def told(
    *outcomes: tuple[str, Outcome, str], way: Way = Way.FREE, best: int = 0, is_whole: bool = False
) -> Ended:
    tried = tries(*outcomes)
    session: Session[Plain] = Session("key", way, progress_after(tried), is_whole=is_whole)
    return ended(session, tried, best)


def test_every_exercise_is_counted_once() -> None:
    """Also one that came again; it comes again tomorrow, what was not solved today.

    Practising freely it is one of the ten that are asked, and counts as it was answered.
    """
    outcomes = (
        ("a", FIRST, "+20"),
        ("b", SECOND, "+20"),
        ("c", MISSED, "×100"),
        ("d", MISSED, "×100"),
        ("b", FIRST, "+20"),
        ("c", FIRST, "×100"),
    )
    for way, counts in ((Way.MISTAKES, (1, 2, 1)), (Way.FREE, (3, 2, 1))):
        found = told(*outcomes, way=way)
        assert (found.first, found.second, found.missed) == counts
        assert found.again == ((TODAY, 1), (TODAY + timedelta(1), 2))


def test_what_was_solved_rests_until_tomorrow() -> None:
    found = told(("a", SECOND, "+20"), ("b", MISSED, "+20"))
    assert found.again == ((TODAY, 1), (TODAY + timedelta(1), 1))


def test_nothing_that_was_tried_may_be_easy_for_it_to_be_hard() -> None:
    tried = tries(("a", MISSED, "+20"), ("b", MISSED, "+20"))
    session: Session[Plain] = Session("key", Way.FREE, progress_after(tried))
    assert ended(session, tried).was_hard
    assert not ended(session, (tried[0], replace(tried[1], difficulty=-1.5))).was_hard
    assert not ended(session, ()).was_hard


def test_skill_without_a_miss_went_well() -> None:
    """The hardest one; none if there is no such skill, or it is too early."""
    plus, minus = (
        [(text, FIRST, "+20") for text in "abc"],
        [(text, FIRST, "−20") for text in "defg"],
    )
    assert told(*plus, *minus).went_well == "−20"
    assert told(*plus, *minus[:2]).went_well == "+20"
    assert told(*plus[:2], *minus[:2]).went_well == ""
    assert told(*plus, ("h", SECOND, "+20")).went_well == ""
    assert told(*plus, *minus, ("h", MISSED, "−20")).went_well == "+20"
    assert told().went_well == ""
    double = [(text, FIRST, "table-2") for text in "opq"]
    assert told(*minus, *double).went_well == "table-2", "it is harder"
    large, times, beyond = (
        [(text, FIRST, skill) for text in "uvw"] for skill in ("+100", "×100", "×1000")
    )
    assert told(*double, *large).went_well == "+100"
    assert told(*double, *times).went_well == "table-2", "a table says more"
    assert told(*double, *beyond).went_well == "×1000"


def test_what_is_told_instead_of_a_skill_went_well_without_a_miss() -> None:
    right = tries(*[(text, FIRST, "table-2") for text in "abc"])
    session: Session[Plain] = Session("key", Way.SPEED, progress_after(right))
    assert ended(session, right, instead="two-signs").went_well == "two-signs"
    assert ended(session, right[:2], instead="two-signs").went_well == ""
    missed = (*right, *tries(("d", MISSED, "table-3")))
    assert ended(session, missed, instead="two-signs").went_well == ""


def test_a_session_in_which_nothing_was_solved() -> None:
    assert not Ended(Way.FREE, missed=3).has_solved
    assert Ended(Way.FREE, second=1, missed=2).has_solved
    assert not Ended(Way.FREE, second=1, missed=2).has_solved_most
    assert not Ended(Way.FREE, first=1, second=1, missed=2).has_solved_most
    assert Ended(Way.FREE, first=2, second=1, missed=2).has_solved_most
    assert Ended(Way.FREE, first=2, left=3).was_stopped
    assert Ended(Way.SPEED, first=2).was_stopped
    assert not Ended(Way.SPEED, first=2, is_whole=True).was_stopped


def test_only_a_whole_speed_round_can_be_the_best() -> None:
    three = [(text, FIRST, "+20") for text in "abc"]
    assert told(*three, way=Way.SPEED, best=2, is_whole=True).is_best
    assert not told(*three, way=Way.SPEED, best=3, is_whole=True).is_best
    assert not told(*three, way=Way.SPEED, best=2).is_best, "it was left early"
    assert not told(*three, best=2).is_best


def test_in_a_speed_round_every_try_counts() -> None:
    found = told(("a", FIRST, "+20"), ("a", FIRST, "+20"), ("a", MISSED, "+20"), way=Way.SPEED)
    assert (found.first, found.second, found.missed) == (2, 0, 1)
