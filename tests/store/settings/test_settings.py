from __future__ import annotations

import errno
import os
import shutil
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.sentences import WrongSum
from formula_desktop.store import places
from formula_desktop.store.settings.settings import (
    ComputerSpeed,
    Setting,
    Settings,
    SizeChoice,
    ThemeChoice,
)
from tests.helpers.places import ROOT
from tests.helpers.store.saved_games import fill


def test_everything_has_a_value_from_the_start() -> None:
    settings = Settings()
    assert settings.language == ""
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.computer_speed is ComputerSpeed.NORMAL
    assert settings.say_when_no_play
    assert settings.animation
    assert settings.last["formula"] == ""
    assert settings.window_geometry == b""


def test_everything_is_there_at_the_next_start(data_folder: Path) -> None:
    settings = Settings()
    settings.language = "nl"
    settings.theme = ThemeChoice.HIGH_CONTRAST
    settings.computer_speed = ComputerSpeed.AT_ONCE
    settings.say_when_no_play = False
    settings.animation = False
    settings.last["formula"] = '{"players": ["Zoë; \\"x\\", 数学"], "n": 1}\n'
    settings.window_geometry = b'\x00\x01\xff,;"\n='
    del settings
    assert (data_folder / "settings.ini").is_file()
    again = Settings()
    assert again.language == "nl"
    assert again.theme is ThemeChoice.HIGH_CONTRAST
    assert again.computer_speed is ComputerSpeed.AT_ONCE
    assert not again.say_when_no_play
    assert not again.animation
    assert again.last["formula"] == '{"players": ["Zoë; \\"x\\", 数学"], "n": 1}\n'
    assert again.window_geometry == b'\x00\x01\xff,;"\n='


def test_a_suggestion_counts_until_something_is_chosen(qtbot: QtBot) -> None:
    settings = Settings()
    emitted: list[str] = []
    settings.changed.connect(emitted.append)
    settings.suggest(Settings.wrong_sums, WrongSum.VALUE)
    assert settings.wrong_sums is WrongSum.VALUE
    settings.suggest(Settings.wrong_sums, WrongSum.VALUE)
    assert emitted == ["wrong_sums"]
    assert Settings().wrong_sums is WrongSum.NOT_EQUAL, "nothing is kept"
    settings.wrong_sums = WrongSum.ONLY_WHETHER
    settings.suggest(Settings.wrong_sums, WrongSum.VALUE)
    assert settings.wrong_sums is WrongSum.ONLY_WHETHER
    settings.suggest(Settings.wrong_sums, None)
    assert emitted == ["wrong_sums"] * 2


def test_a_change_is_told_once_with_its_name(qtbot: QtBot) -> None:
    settings = Settings()
    emitted: list[str] = []
    settings.changed.connect(emitted.append)
    settings.animation = False
    settings.animation = False
    settings.theme = ThemeChoice.DARK
    assert emitted == ["animation", "theme"]


@pytest.mark.parametrize(
    "text",
    [
        "[General]\nlanguage=a, b, c\ntheme=purple\nanimation=perhaps\ncomputer_speed=12\n",
        "[General]\nwindow_geometry=nonsense\nlast_formula=@ByteArray(x)\nsay_when_no_play=@Rect(1)",
        "[General]\ntheme=\nlanguage=@Invalid()\nanimation=1e9\n",
        "[General]\nlast_formula=" + "x" * 100_000,
    ],
)
def test_a_value_that_makes_no_sense_counts_as_not_set(data_folder: Path, text: str) -> None:
    data_folder.mkdir()
    (data_folder / "settings.ini").write_text(text, "utf-8")
    settings = Settings()
    assert settings.language == ""
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.computer_speed is ComputerSpeed.NORMAL
    assert settings.animation
    assert settings.say_when_no_play
    assert settings.last["formula"] == ""
    assert settings.window_geometry == b""


def test_a_file_that_is_no_settings_file_is_set_aside_and_never_lost(
    data_folder: Path, qtbot: QtBot
) -> None:
    data_folder.mkdir()
    (data_folder / "settings.ini").write_bytes(b"\x00\xff[[no such thing\nfoo\n")
    settings = Settings()
    with qtbot.assertNotEmitted(settings.not_saved):
        settings.language = "nl"
    aside = data_folder / "settings.unreadable.ini"
    assert aside.read_bytes() == b"\x00\xff[[no such thing\nfoo\n"
    assert Settings().language == "nl"


def test_without_a_place_to_write_they_hold_until_the_end_and_say_so_once(
    data_folder: Path, qtbot: QtBot
) -> None:
    data_folder.write_text("a file where the folder should be", "utf-8")
    settings = Settings()
    emitted: list[bool] = []
    settings.not_saved.connect(lambda: emitted.append(True))
    settings.language = "nl"
    settings.animation = False
    assert settings.language == "nl"
    assert not settings.animation
    assert emitted == [True]
    assert data_folder.read_text("utf-8") == "a file where the folder should be"


# --- what the administrator has set, and what the disk refuses ----------------------------------


@pytest.fixture
def defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "defaults.ini"
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))
    return file


def test_the_administrators_values_hold_until_the_player_chooses(defaults: Path) -> None:
    defaults.write_text("[settings]\ntheme=dark\nanimation=false\nlanguage=nl\n", "utf-8")
    settings = Settings()
    assert settings.theme is ThemeChoice.DARK
    assert not settings.animation
    assert settings.language == "nl"
    settings.theme = ThemeChoice.SYSTEM
    settings.animation = True
    del settings
    again = Settings()
    assert again.theme is ThemeChoice.SYSTEM
    assert again.animation
    assert again.language == "nl"


def test_the_administrators_file_of_the_documentation(defaults: Path) -> None:
    """Every name and every value in it is one; each differs from the default."""
    page = (ROOT / "docs" / "keeping.md").read_text("utf-8")
    written = page.split("```ini\n")[1].split("```")[0]
    defaults.write_text(written, "utf-8")
    parser = ConfigParser(inline_comment_prefixes=(";",))
    parser.read_string(written)
    table = {setting.name: setting for setting in Settings.table()}
    assert parser["settings"]
    for name, value in parser["settings"].items():
        assert table[name].is_administrators
        assert getattr(Settings(), name) == table[name].read(value) != table[name].default


def row_of(setting: Setting[Any]) -> str:
    """The row of a setting in docs/keeping.md: its name and its values, the default first."""
    values = [setting.default, *(setting.choices or (True, False))]
    written = [f"`{str(each).lower()}`" if each != "" else "the system's" for each in values]
    return f"| `{setting.name}` | {', '.join(dict.fromkeys(written))} |"


def test_the_documentation_lists_what_an_administrator_may_set() -> None:
    page = (ROOT / "docs" / "keeping.md").read_text("utf-8").splitlines()
    head = page.index("| setting | values |")
    listed = page[head + 2 : page.index("", head)]
    assert listed == [row_of(each) for each in Settings.table() if each.is_administrators]


def test_administrators_do_not_set_what_the_program_remembers(defaults: Path) -> None:
    defaults.write_text("[settings]\nown_formula=x\nlast_formula=x\nlesson_formula=3\n", "utf-8")
    assert Settings().own["formula"] == Settings().last["formula"] == ""
    assert Settings().lesson["formula"] == 0


def test_the_size_of_a_run_is_not_kept(qtbot: QtBot) -> None:
    settings = Settings()
    emitted: list[str] = []
    settings.changed.connect(emitted.append)
    settings.use_size(SizeChoice.PROJECTOR)
    assert settings.size is SizeChoice.PROJECTOR
    assert Settings().size is SizeChoice.NORMAL
    settings.size = SizeChoice.NORMAL
    assert settings.size is SizeChoice.NORMAL
    settings.use_size(SizeChoice.PROJECTOR)
    settings.size = SizeChoice.NORMAL  # which it is in the file already
    assert settings.size is SizeChoice.NORMAL
    assert emitted == ["size"] * 4
    settings.size = SizeChoice.NORMAL
    assert emitted == ["size"] * 4, "nothing has changed"
    settings.use_size(SizeChoice.PROJECTOR)
    settings.size = SizeChoice.PROJECTOR
    assert Settings().size is SizeChoice.PROJECTOR, "chosen, so kept"


def test_administrators_values_that_make_no_sense_count_as_not_there(defaults: Path) -> None:
    defaults.write_text("[settings]\ntheme=purple\nanimation=perhaps\n", "utf-8")
    assert Settings().theme is ThemeChoice.SYSTEM
    assert Settings().animation


def test_writing_is_tried_again_by_itself_and_told_once(
    data_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formula_desktop.store.settings.settings.RETRY_MS", 20)
    data_folder.write_text("a file where the folder should be", "utf-8")
    settings = Settings()
    emitted: list[bool] = []
    settings.not_saved.connect(lambda: emitted.append(True))
    settings.language = "nl"
    settings.animation = False
    assert not settings.is_saved
    data_folder.unlink()
    qtbot.waitUntil(lambda: settings.is_saved)
    settings.theme = ThemeChoice.DARK
    assert emitted == [True]
    again = Settings(file=data_folder / "settings.ini")
    assert (again.language, again.animation, again.theme) == ("nl", False, ThemeChoice.DARK)
    text = (data_folder / "settings.ini").read_text("utf-8")
    assert "language=nl" in text
    assert "theme=dark" in text


def test_on_a_disk_that_fills_nothing_is_lost(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORMULA_DESKTOP_DATA", str(small_disk))
    settings = Settings()
    settings.language = "nl"
    fill(small_disk)
    settings.last["formula"] = "x" * 9000
    assert not settings.is_saved
    assert "language=nl" in (small_disk / "settings.ini").read_text("utf-8")
    (small_disk / "filler").unlink()
    settings.save()
    assert settings.is_saved
    assert "x" * 9000 in (small_disk / "settings.ini").read_text("utf-8")


def test_where_the_folder_has_gone_none_is_made_in_its_place(
    data_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk was taken out: a game would count as kept in the new one."""
    monkeypatch.setattr("formula_desktop.store.settings.settings.RETRY_MS", 20)
    settings = Settings()
    settings.language = "nl"
    emitted: list[bool] = []
    settings.not_saved.connect(lambda: emitted.append(True))
    data_folder.rename(data_folder.with_name("away"))
    settings.animation = False
    settings.theme = ThemeChoice.DARK
    settings.theme = ThemeChoice.HIGH_CONTRAST
    settings.window_geometry = b"here"
    qtbot.wait(100)
    assert not data_folder.exists()
    assert emitted == [True]
    assert not settings.animation
    assert settings.theme is ThemeChoice.HIGH_CONTRAST
    assert settings.window_geometry == b"here"
    data_folder.with_name("away").rename(data_folder)
    qtbot.waitUntil(lambda: settings.is_saved)
    settings.computer_speed = ComputerSpeed.FAST
    again = Settings()
    assert (again.language, again.animation) == ("nl", False)
    assert (again.theme, again.computer_speed) == (ThemeChoice.HIGH_CONTRAST, ComputerSpeed.FAST)
    text = (data_folder / "settings.ini").read_text("utf-8")
    assert "theme=high-contrast" in text
    assert "computer_speed=fast" in text
    assert emitted == [True]


def test_a_folder_gone_for_good_is_not_made_at_the_end_either(
    data_folder: Path, qtbot: QtBot
) -> None:
    settings = Settings()
    settings.language = "nl"
    shutil.rmtree(data_folder)
    settings.animation = False
    settings.save()
    settings.deleteLater()
    del settings
    qtbot.wait(20)
    assert not data_folder.exists()


def test_a_folder_that_nobody_may_look_into(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Injected: permissions don't hold for everybody who runs the tests."""
    look = os.stat

    def refuse(path: Any, *given: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(str(data_folder)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return look(path, *given, **named)

    monkeypatch.setattr(os, "stat", refuse)
    assert Settings(file=data_folder / "own" / "settings.ini").animation
    assert not places.current().how_many_under_way()


def test_settings_that_were_set_aside_with_a_name_are_deleted(data_folder: Path) -> None:
    settings = Settings()
    settings.last["formula"] = '{"players": ["Zoë \\"Z\\""]}'
    aside = data_folder / "settings.unreadable.ini"
    aside.write_bytes((data_folder / "settings.ini").read_bytes())
    settings.forget("Ida")
    assert aside.exists()
    settings.forget('zoë "z"')
    assert not aside.exists()
    assert Settings().last["formula"] == settings.last["formula"], "those in use stay"
