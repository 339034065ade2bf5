"""The kinds of exercises in a word or two, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from formula_desktop.practise.exercise import Task


def task_in_words(task: Task) -> str:
    """The name of a kind of exercise."""
    return {
        Task.ANSWER: QCoreApplication.translate("Tasks", "Answer"),
        Task.SIGN: QCoreApplication.translate("Tasks", "Sign"),
        Task.MOST_CARDS: QCoreApplication.translate("Tasks", "Most cards"),
        Task.GO_OUT: QCoreApplication.translate("Tasks", "All cards"),
        Task.COMPLETE: QCoreApplication.translate("Tasks", "Complete"),
        Task.MOST_POINTS: QCoreApplication.translate("Tasks", "Most points"),
        Task.AT_LEAST: QCoreApplication.translate("Tasks", "Enough points"),
        Task.BETTER: QCoreApplication.translate("Tasks", "From a game"),
        Task.TWO_SIGNS: QCoreApplication.translate("Tasks", "Two signs"),
    }[task]
