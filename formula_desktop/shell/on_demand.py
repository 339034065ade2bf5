"""Imports on demand: pages, dialogs, results, and what comes with games.

Each name here belongs to another module, which is imported on first use and does not import this
one. The first frame appears sooner, and a page costs nothing until it is opened.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from formula_desktop.engine.client import Opponent as Opponent
    from formula_desktop.look.icon import app_icon as app_icon
    from formula_desktop.models.results.own_games import OwnGames as OwnGames
    from formula_desktop.models.table.digifeud import DigifeudGame as DigifeudGame
    from formula_desktop.models.table.formula import FormulaGame as FormulaGame
    from formula_desktop.models.words.games import WORDS as WORDS
    from formula_desktop.models.words.games import titled as titled
    from formula_desktop.models.words.kept_games import GameWords as GameWords
    from formula_desktop.models.words.results import trouble_in_words as trouble_in_words
    from formula_desktop.pages.home.age_of import AskAgeOf as AskAgeOf
    from formula_desktop.pages.home.game_picture import DigifeudPicture as DigifeudPicture
    from formula_desktop.pages.home.game_picture import FormulaPicture as FormulaPicture
    from formula_desktop.pages.home.page import Home as Home
    from formula_desktop.pages.home.who_plays import AskWhoPlays as AskWhoPlays
    from formula_desktop.pages.kept_games.page import GamesPage as GamesPage
    from formula_desktop.pages.lessons.page import DigifeudLesson as DigifeudLesson
    from formula_desktop.pages.lessons.page import FormulaLesson as FormulaLesson
    from formula_desktop.pages.new_game.asking import ask_new as ask_new
    from formula_desktop.pages.new_game.asking import rename_in_choices as rename_in_choices
    from formula_desktop.pages.new_game.digifeud import NewDigifeud as NewDigifeud
    from formula_desktop.pages.new_game.formula import NewFormula as NewFormula
    from formula_desktop.pages.new_game.lesson.asking import ask_class as ask_class
    from formula_desktop.pages.new_game.lesson.asking import ask_lesson as ask_lesson
    from formula_desktop.pages.new_game.lesson.asking import ask_who_is_here as ask_who_is_here
    from formula_desktop.pages.new_game.participants import seats_for as seats_for
    from formula_desktop.pages.play.digifeud import DigifeudPlay as DigifeudPlay
    from formula_desktop.pages.play.formula import FormulaPlay as FormulaPlay
    from formula_desktop.pages.play.hands_of_digifeud import DigifeudHands as DigifeudHands
    from formula_desktop.pages.play.hands_of_formula import FormulaHands as FormulaHands
    from formula_desktop.pages.play.records import record_in_words as record_in_words
    from formula_desktop.pages.practise.ended import PracticeEnded as PracticeEnded
    from formula_desktop.pages.practise.exercise.digifeud import (
        DigifeudExercise as DigifeudExercise,
    )
    from formula_desktop.pages.practise.exercise.formula import FormulaExercise as FormulaExercise
    from formula_desktop.pages.practise.page import PractisePage as PractisePage
    from formula_desktop.pages.rules.opening import RulesLink as RulesLink
    from formula_desktop.pages.rules.page import RulesPage as RulesPage
    from formula_desktop.pages.rules.sections import place_of as place_of
    from formula_desktop.pages.settings.about import tell_about as tell_about
    from formula_desktop.pages.settings.dialog import SettingsDialog as SettingsDialog
    from formula_desktop.pages.settings.privacy import tell_privacy as tell_privacy
    from formula_desktop.pages.standings.changes import ParticipantChanges as ParticipantChanges
    from formula_desktop.pages.standings.page import ResultsPage as ResultsPage
    from formula_desktop.pages.table.digifeud import DigifeudPage as DigifeudPage
    from formula_desktop.pages.table.formula import FormulaPage as FormulaPage
    from formula_desktop.paper.played.digifeud import DigifeudOnPaper as DigifeudOnPaper
    from formula_desktop.paper.played.formula import FormulaOnPaper as FormulaOnPaper
    from formula_desktop.results.bests import Best as Best
    from formula_desktop.results.book import Book as Book
    from formula_desktop.results.rebuild import catch_up as catch_up
    from formula_desktop.results.rebuild import enter_saved as enter_saved
    from formula_desktop.results.rebuild import is_emptied as is_emptied
    from formula_desktop.results.rebuild import open_results as open_results
    from formula_desktop.results.records import record_of as record_of
    from formula_desktop.results.round_bests import beaten_in_round as beaten_in_round
    from formula_desktop.results.round_bests import bests_in_rounds as bests_in_rounds
    from formula_desktop.results.round_bests import better as better
    from formula_desktop.results.round_bests import is_beaten as is_beaten
    from formula_desktop.shell.actions import Actions as Actions
    from formula_desktop.shell.errors.dialogs import tell_of_last_run as tell_of_last_run
    from formula_desktop.shell.start.ahead import ImportAhead as ImportAhead
    from formula_desktop.shell.start.collecting import Collector as Collector
    from formula_desktop.shell.start.mac_application import MacApplication as MacApplication
    from formula_desktop.shell.start.second_start import Listener as Listener
    from formula_desktop.shell.start.second_start import close_dialogs as close_dialogs
    from formula_desktop.shell.start.second_start import come_to_front as come_to_front
    from formula_desktop.shell.start.second_start import hand_over as hand_over
    from formula_desktop.sounds.outputs import Silence as Silence
    from formula_desktop.sounds.outputs import output_on as output_on
    from formula_desktop.sounds.sounds import Sounds as Sounds
    from formula_desktop.store.games.sweeping import end_late as end_late
    from formula_desktop.store.games.sweeping import read_ahead as read_ahead
    from formula_desktop.store.games.sweeping import sweep as sweep
    from formula_desktop.store.settings.last_lesson import forget_pupil as forget_pupil
    from formula_desktop.store.settings.last_lesson import keep_turn as keep_turn
    from formula_desktop.table.past.tables import DigifeudLookBack as DigifeudLookBack
    from formula_desktop.table.past.tables import FormulaLookBack as FormulaLookBack
    from formula_desktop.widgets.asking import Question as Question
    from formula_desktop.widgets.brief_notice import notice_in as notice_in
    from formula_desktop.widgets.brief_notice import say_briefly as say_briefly
    from formula_desktop.widgets.files import ask_open as ask_open
    from formula_desktop.widgets.files import ask_save as ask_save
    from formula_desktop.widgets.files import ask_save_picture as ask_save_picture
    from formula_desktop.widgets.files import copy_picture as copy_picture
    from formula_desktop.widgets.files import dropped_file as dropped_file
    from formula_desktop.widgets.files import shown_folder as shown_folder
    from formula_desktop.widgets.files import suggested_name as suggested_name
    from formula_desktop.widgets.locks.allowing import if_allowed as if_allowed
    from formula_desktop.widgets.messages import problem_in_words as problem_in_words
    from formula_desktop.widgets.messages import tell as tell

PLACES: Final = {
    "formula_desktop.engine.client": ("Opponent",),
    "formula_desktop.look.icon": ("app_icon",),
    "formula_desktop.models.results.own_games": ("OwnGames",),
    "formula_desktop.models.table.digifeud": ("DigifeudGame",),
    "formula_desktop.models.table.formula": ("FormulaGame",),
    "formula_desktop.models.words.games": ("WORDS", "titled"),
    "formula_desktop.models.words.kept_games": ("GameWords",),
    "formula_desktop.pages.home.game_picture": ("DigifeudPicture", "FormulaPicture"),
    "formula_desktop.pages.home.page": ("Home",),
    "formula_desktop.pages.home.age_of": ("AskAgeOf",),
    "formula_desktop.pages.home.who_plays": ("AskWhoPlays",),
    "formula_desktop.pages.kept_games.page": ("GamesPage",),
    "formula_desktop.pages.lessons.page": ("DigifeudLesson", "FormulaLesson"),
    "formula_desktop.pages.new_game.asking": ("ask_new", "rename_in_choices"),
    "formula_desktop.pages.new_game.lesson.asking": ("ask_class", "ask_lesson", "ask_who_is_here"),
    "formula_desktop.pages.new_game.digifeud": ("NewDigifeud",),
    "formula_desktop.pages.new_game.formula": ("NewFormula",),
    "formula_desktop.pages.new_game.participants": ("seats_for",),
    "formula_desktop.pages.play.digifeud": ("DigifeudPlay",),
    "formula_desktop.pages.play.formula": ("FormulaPlay",),
    "formula_desktop.pages.play.records": ("record_in_words",),
    "formula_desktop.pages.practise.ended": ("PracticeEnded",),
    "formula_desktop.pages.practise.exercise.digifeud": ("DigifeudExercise",),
    "formula_desktop.pages.practise.exercise.formula": ("FormulaExercise",),
    "formula_desktop.pages.practise.page": ("PractisePage",),
    "formula_desktop.pages.rules.opening": ("RulesLink",),
    "formula_desktop.pages.rules.page": ("RulesPage",),
    "formula_desktop.pages.rules.sections": ("place_of",),
    "formula_desktop.pages.settings.about": ("tell_about",),
    "formula_desktop.pages.settings.privacy": ("tell_privacy",),
    "formula_desktop.pages.settings.dialog": ("SettingsDialog",),
    "formula_desktop.pages.standings.changes": ("ParticipantChanges",),
    "formula_desktop.pages.standings.page": ("ResultsPage",),
    "formula_desktop.pages.table.digifeud": ("DigifeudPage",),
    "formula_desktop.pages.table.formula": ("FormulaPage",),
    "formula_desktop.paper.played.digifeud": ("DigifeudOnPaper",),
    "formula_desktop.paper.played.formula": ("FormulaOnPaper",),
    "formula_desktop.results.book": ("Book",),
    "formula_desktop.results.rebuild": ("catch_up", "enter_saved", "is_emptied", "open_results"),
    "formula_desktop.results.records": ("record_of",),
    "formula_desktop.results.bests": ("Best",),
    "formula_desktop.results.round_bests": (
        "beaten_in_round",
        "bests_in_rounds",
        "better",
        "is_beaten",
    ),
    "formula_desktop.shell.actions": ("Actions",),
    "formula_desktop.pages.play.hands_of_digifeud": ("DigifeudHands",),
    "formula_desktop.pages.play.hands_of_formula": ("FormulaHands",),
    "formula_desktop.shell.start.ahead": ("ImportAhead",),
    "formula_desktop.shell.start.collecting": ("Collector",),
    "formula_desktop.shell.start.mac_application": ("MacApplication",),
    "formula_desktop.shell.start.second_start": (
        "Listener",
        "close_dialogs",
        "come_to_front",
        "hand_over",
    ),
    "formula_desktop.shell.errors.dialogs": ("tell_of_last_run",),
    "formula_desktop.store.games.sweeping": ("end_late", "read_ahead", "sweep"),
    "formula_desktop.sounds.outputs": ("Silence", "output_on"),
    "formula_desktop.sounds.sounds": ("Sounds",),
    "formula_desktop.table.past.tables": ("DigifeudLookBack", "FormulaLookBack"),
    "formula_desktop.widgets.files": (
        "ask_open",
        "ask_save",
        "ask_save_picture",
        "copy_picture",
        "dropped_file",
        "shown_folder",
        "suggested_name",
    ),
    "formula_desktop.models.words.results": ("trouble_in_words",),
    "formula_desktop.store.settings.last_lesson": ("forget_pupil", "keep_turn"),
    "formula_desktop.widgets.asking": ("Question",),
    "formula_desktop.widgets.locks.allowing": ("if_allowed",),
    "formula_desktop.widgets.brief_notice": ("notice_in", "say_briefly"),
    "formula_desktop.widgets.messages": ("problem_in_words", "tell"),
}
"""The names above, by the module that defines them."""

_MODULES: Final = {name: module for module, names in PLACES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Look a name up in its module; nothing is cached."""
    if name not in _MODULES:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(_MODULES[name]), name)
