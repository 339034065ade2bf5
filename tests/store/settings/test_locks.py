"""What an administrator has locked stays as it is, whoever tries to change it."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path

import pytest

from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.locks import Lockable, Locks, locks
from formula_desktop.store.settings.settings import Settings, SizeChoice, ThemeChoice
from tests.helpers.places import ROOT


@pytest.fixture
def defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "defaults.ini"
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))
    return file


def test_nothing_is_locked_without_an_administrators_file(defaults: Path) -> None:
    assert locks() == Locks()
    defaults.write_text("[settings]\nlanguage = nl\n", "utf-8")
    assert locks() == Locks()
    assert not any(map(Settings().is_locked, Settings.table()))


def test_what_is_locked(defaults: Path) -> None:
    defaults.write_text(
        "[locked]\nsettings = Size, hints; theme\nprinting = Yes\nsharing = false ; not yet\n"
        "pin = sha256:1:00:00\n",
        "utf-8",
    )
    found = locks()
    assert found == Locks(
        frozenset(("size", "hints", "theme")), frozenset((Lockable.PRINTING,)), "sha256:1:00:00"
    )
    settings = Settings()
    locked = {each.name for each in Settings.table() if settings.is_locked(each)}
    assert locked == {"size", "hints", "theme"}


def test_everything_can_be_locked_but_what_the_program_remembers(defaults: Path) -> None:
    defaults.write_text("[locked]\nsettings = all, last_game\n", "utf-8")
    settings = Settings()
    for each in Settings.table():
        assert settings.is_locked(each) == each.is_administrators
    settings.last_game = "digifeud"
    assert settings.last_game == "digifeud"
    settings.own["formula"] = "[]"
    assert settings.own["formula"] == "[]"


def test_a_locked_setting_is_what_the_administrator_has_set(defaults: Path) -> None:
    before = Settings()
    before.theme, before.hints, before.size = ThemeChoice.DARK, False, SizeChoice.PROJECTOR
    defaults.write_text(
        "[settings]\ntheme = light\n[locked]\nsettings = theme, hints, size, wrong_sums\n", "utf-8"
    )
    settings = Settings()
    emitted: list[str] = []
    settings.changed.connect(emitted.append)

    def is_locked() -> bool:
        return (settings.theme, settings.hints, settings.size, settings.wrong_sums) == (
            ThemeChoice.LIGHT,
            True,
            SizeChoice.NORMAL,
            WrongSum.NOT_EQUAL,
        )

    assert is_locked(), "whatever is in the player's file"
    settings.theme, settings.hints, settings.size = ThemeChoice.DARK, False, SizeChoice.PROJECTOR
    assert is_locked(), "by a menu or a key"
    settings.use_for_game({"size": SizeChoice.PROJECTOR, "hints": False})
    assert is_locked(), "by a new game or a file"
    settings.use_size(SizeChoice.PROJECTOR)
    assert is_locked(), "by an option of the command line"
    settings.suggest(Settings.wrong_sums, WrongSum.VALUE)
    assert is_locked(), "by the age of a player"
    assert {*emitted} <= {"size", "hints"}
    defaults.unlink()
    again = Settings()
    assert (again.theme, again.size) == (ThemeChoice.DARK, SizeChoice.PROJECTOR), "chosen before"


def test_the_examples_of_the_documentation(defaults: Path) -> None:
    """Every name in them is a setting that can be locked, and every value is one."""
    page = (ROOT / "docs" / "schools.md").read_text("utf-8")
    table = {each.name: each for each in Settings.table()}
    examples = page.split("```ini\n")[1:]
    assert examples
    for example in examples:
        written = example.split("```")[0]
        defaults.write_text(written, "utf-8")
        parser = ConfigParser(inline_comment_prefixes=(";",), interpolation=None)
        parser.read_string(written)
        for name, value in parser["settings"].items() if "settings" in parser else ():
            assert table[name].read(value) is not None
        for name in locks().settings - {"all"}:
            assert table[name].is_administrators
