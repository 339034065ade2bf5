from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.store.settings import ComputerSpeed, Settings, ThemeChoice
from tests.store.saved_games import fill


def test_everything_has_a_value_from_the_start() -> None:
    settings = Settings()
    assert settings.language == ""
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.computer_speed is ComputerSpeed.NORMAL
    assert settings.say_when_no_play
    assert settings.animation
    assert settings.last_formula == ""
    assert settings.window_geometry == b""


def test_everything_is_there_at_the_next_start(data_folder: Path) -> None:
    settings = Settings()
    settings.language = "nl"
    settings.theme = ThemeChoice.HIGH_CONTRAST
    settings.computer_speed = ComputerSpeed.AT_ONCE
    settings.say_when_no_play = False
    settings.animation = False
    settings.last_formula = '{"players": ["Zoë; \\"x\\", 数学"], "n": 1}\n'
    settings.window_geometry = b'\x00\x01\xff,;"\n='
    del settings
    assert (data_folder / "settings.ini").is_file()
    again = Settings()
    assert again.language == "nl"
    assert again.theme is ThemeChoice.HIGH_CONTRAST
    assert again.computer_speed is ComputerSpeed.AT_ONCE
    assert not again.say_when_no_play
    assert not again.animation
    assert again.last_formula == '{"players": ["Zoë; \\"x\\", 数学"], "n": 1}\n'
    assert again.window_geometry == b'\x00\x01\xff,;"\n='


def test_a_change_is_told_once_with_its_name(qtbot: QtBot) -> None:
    settings = Settings()
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.animation = False
    settings.animation = False
    settings.theme = ThemeChoice.DARK
    assert told == ["animation", "theme"]


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
    assert settings.last_formula == ""
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
    told: list[bool] = []
    settings.not_saved.connect(lambda: told.append(True))
    settings.language = "nl"
    settings.animation = False
    assert settings.language == "nl"
    assert not settings.animation
    assert told == [True]
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


def test_administrators_values_that_make_no_sense_count_as_not_there(defaults: Path) -> None:
    defaults.write_text("[settings]\ntheme=purple\nanimation=perhaps\n", "utf-8")
    assert Settings().theme is ThemeChoice.SYSTEM
    assert Settings().animation


def test_writing_is_tried_again_by_itself_and_told_once(
    data_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formula_desktop.store.settings.RETRY_MS", 20)
    data_folder.write_text("a file where the folder should be", "utf-8")
    settings = Settings()
    told: list[bool] = []
    settings.not_saved.connect(lambda: told.append(True))
    settings.language = "nl"
    settings.animation = False
    assert not settings.is_saved
    data_folder.unlink()
    qtbot.waitUntil(lambda: settings.is_saved)
    settings.theme = ThemeChoice.DARK
    assert told == [True]
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
    settings.last_formula = "x" * 9000
    assert not settings.is_saved
    assert "language=nl" in (small_disk / "settings.ini").read_text("utf-8")
    (small_disk / "filler").unlink()
    settings.save()
    assert settings.is_saved
    assert "x" * 9000 in (small_disk / "settings.ini").read_text("utf-8")


def test_the_settings_of_an_earlier_version_are_brought_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORMULA_DESKTOP_DATA")
    monkeypatch.setattr("formula_desktop.store.places.user_data_path", lambda *_, **__: tmp_path)
    (tmp_path / "settings.ini").write_text("[General]\nlanguage=nl\n", "utf-8")
    file = tmp_path / "config" / "settings.ini"
    settings = Settings(file=file)
    assert settings.language == "nl"
    settings.language = "en"
    assert (tmp_path / "settings.ini").read_text("utf-8") == "[General]\nlanguage=nl\n"
    assert Settings(file=file).language == "en"
